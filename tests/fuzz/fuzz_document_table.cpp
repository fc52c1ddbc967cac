// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/document_table.h"
#include "tests/fuzz/fuzz.h"

#include <numeric>
#include <set>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    const auto table = core::parseDocumentTable(text, "input");
    if (!table)
        return 0;
    fuzz::require(core::isDocumentTable(text));
    std::set<std::string> ids;
    for (const core::RankedItem& document : table->documents)
        fuzz::require(!document.id.empty() && ids.insert(document.id).second);
    std::vector<std::size_t> rows(table->documents.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    for (const auto ranks : {core::RankColumn::Without, core::RankColumn::With}) {
        const std::string written = core::documentTableText(table->documents, rows, ranks);
        const auto again = core::parseDocumentTable(written, "written");
        fuzz::require(again && again->documents == table->documents);
    }
    return 0;
}
