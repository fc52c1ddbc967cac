// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_archive.h"
#include "core/foundation/workbook/workbook.h"
#include "tests/fuzz/fuzz.h"

#include <array>
#include <string>

namespace {

constexpr auto package =
    R"(<a><Relationship Id="r" Type="/officeDocument" Target="xl/w.xml"/></a>)";
constexpr auto sheets = R"(<a><sheets><sheet name="S" id="s"/></sheets></a>)";
constexpr auto parts = R"(<a><Relationship Id="s" Type="/worksheet" Target="worksheets/s.xml"/>)"
                       R"(<Relationship Id="t" Type="/sharedStrings" Target="worksheets/s.xml"/>)"
                       R"(<Relationship Id="u" Type="/styles" Target="worksheets/s.xml"/></a>)";

/// Read twice, it says the same; what is a sheet ends its last line.
void read(const std::string& workbook)
{
    const auto first = core::workbookText(workbook);
    const auto second = core::workbookText(workbook);
    fuzz::require(core::isWorkbook(workbook));
    fuzz::require(first.hasValue() == second.hasValue());
    fuzz::require(!first || (*first == *second && (first->empty() || first->ends_with('\n'))));
}

}  // namespace

/// The input is the XML of a sheet, of Excel's texts and formats, and of an OpenDocument file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string xml(fuzz::text(data, size));
    read(core::zipArchive(std::array<core::ArchivedFile, 4>{{{"_rels/.rels", package},
                                                             {"xl/w.xml", sheets},
                                                             {"xl/_rels/w.xml.rels", parts},
                                                             {"xl/worksheets/s.xml", xml}}}));
    read(core::zipArchive(std::array<core::ArchivedFile, 2>{
        {{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, {"content.xml", xml}}}));
    return 0;
}
