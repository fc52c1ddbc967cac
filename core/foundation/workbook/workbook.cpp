// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/workbook/workbook.h"

#include "core/foundation/workbook/excel_workbook.h"
#include "core/foundation/workbook/open_document.h"
#include "core/foundation/workbook/workbook_files.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace core {

namespace {

constexpr std::string_view excelParts = "xl/work";  // xl/workbook.xml, xl/worksheets
/// The uncompressed start of the first file of an OpenDocument archive.
constexpr std::string_view openDocument = "mimetypeapplication/vnd.oasis.opendocument.spreadsheet";

std::string namesOf(const WorkbookSheets& sheets)
{
    std::string names;
    for (const WorkbookSheet& sheet : sheets)
        names += (names.empty() ? "“" : ", “") + sheet.name + "”";
    return names;
}

std::string csvOf(const std::string& name, SheetCells& cells)
{
    if (const auto& place = cells.unsaved())
        throw WorkbookRefusal{WorkbookProblem::NoValue, name + '!' + nameOf(*place)};
    return cells.csv();
}

/// The sheets with one of the names; a workbook with one sheet needs no choice.
WorkbookSheets chosenOf(const WorkbookSheets& sheets, std::span<const std::string> names)
{
    WorkbookSheets chosen;
    std::ranges::copy_if(sheets, std::back_inserter(chosen), [&](const WorkbookSheet& sheet) {
        return sheets.size() == 1 || std::ranges::find(names, sheet.name) != names.end();
    });
    return chosen;
}

std::string chosenText(const WorkbookSheets& sheets, std::span<const std::string> names)
{
    const WorkbookSheets chosen = chosenOf(sheets, names);
    if (chosen.empty())
        throw WorkbookRefusal{WorkbookProblem::NoSuchSheet, namesOf(sheets)};
    if (chosen.size() > 1)
        throw WorkbookRefusal{WorkbookProblem::SeveralSheets, namesOf(chosen)};
    SheetCells cells = chosen.front().read();
    return csvOf(chosen.front().name, cells);
}

/// The text of the only sheet that can be meant.
std::string onlyText(const WorkbookSheets& sheets)
{
    WorkbookSheets used;
    std::optional<SheetCells> table;
    std::string name;
    std::size_t tables = 0;
    for (const WorkbookSheet& sheet : sheets) {
        SheetCells cells = sheet.isHidden ? SheetCells() : sheet.read();
        if (cells.isEmpty())
            continue;
        used.push_back(sheet);
        tables += cells.isTable() ? 1 : 0;
        if (!table || (cells.isTable() && tables == 1)) {
            table = std::move(cells);
            name = sheet.name;
        }
    }
    if (!table)
        throw WorkbookRefusal{WorkbookProblem::NothingToRead};
    if (used.size() > 1 && tables != 1)
        throw WorkbookRefusal{WorkbookProblem::SeveralSheets, namesOf(used)};
    return csvOf(name, *table);
}

std::string textOf(WorkbookFiles& files, std::span<const std::string> names)
{
    const WorkbookSheets sheets =
        files.has("content.xml") ? openDocumentSheets(files) : excelSheets(files);
    return names.empty() ? onlyText(sheets) : chosenText(sheets, names);
}

}  // namespace

bool isWorkbook(std::string_view content)
{
    constexpr std::size_t nameAt = 30;
    return content.size() > nameAt && content.starts_with("PK\x03\x04") &&
           (content.substr(nameAt).starts_with(openDocument) ||
            content.find(excelParts) != std::string_view::npos);
}

Result<std::string, WorkbookRefusal> workbookText(std::string_view content,
                                                  const ExpansionLimit& limit)
{
    try {
        WorkbookFiles files(content, limit);
        return textOf(files, limit.sheets);
    } catch (const WorkbookRefusal& refusal) {
        return refusal;
    }
}

}  // namespace core
