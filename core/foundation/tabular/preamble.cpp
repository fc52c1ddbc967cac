// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/preamble.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/column_roles.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace core {

namespace {

constexpr std::size_t mostRowsAbove = 20;
constexpr std::size_t rowsToCompare = 20;

/// A title in merged cells is in each of them.
std::size_t distinctCells(const DelimitedRow& row)
{
    std::set<std::string_view> cells;
    for (const std::string_view cell : row.cells)
        if (!trimmed(cell).empty())
            cells.insert(trimmed(cell));
    return cells.size();
}

bool areHeadings(const DelimitedRow& row)
{
    const auto isNumber = [](std::string_view cell) {
        return numberInCell(cell, false) || numberInCell(cell, true);
    };
    const auto isKnown = [](std::string_view cell) {
        return !trimmed(cell).empty() &&
               (isHeadingOfPairs(cell) || roleOfHeading(cell) != ColumnRole::None);
    };
    return std::ranges::none_of(row.cells, isNumber) && std::ranges::any_of(row.cells, isKnown);
}

/// Whether at least one row follows, and all have this number of cells.
bool areRowsOf(DelimitedReader reader, std::size_t cells)
{
    DelimitedRow row;
    std::size_t rows = 0;
    while (rows < rowsToCompare && reader.next(row)) {
        if (row.cells.size() != cells)
            return false;
        ++rows;
    }
    return rows > 0;
}

/// Where the row of headings starts; nothing if no row is one.
std::optional<std::size_t> headingsIn(std::string_view text, Delimiter delimiter)
{
    DelimitedReader reader(text, delimiter);
    DelimitedRow row;
    std::size_t most = 1;
    for (std::size_t above = 0; above <= mostRowsAbove; ++above) {
        const std::size_t start = reader.position();
        if (!reader.next(row))
            return std::nullopt;
        const std::size_t distinct = distinctCells(row);
        if (distinct > most && areHeadings(row) && areRowsOf(reader, row.cells.size()))
            return above == 0 ? 0 : start;
        if (!row.cells.front().starts_with('#'))
            most = std::max(most, distinct);
    }
    return std::nullopt;
}

/// Whether the rows below the headings have one cell more, and it numbers them.
bool areRowsNumbered(std::string_view text, Delimiter delimiter)
{
    DelimitedReader reader(text.substr(0, bytesToJudge), delimiter);
    DelimitedRow row;
    if (!reader.next(row) || row.cells.size() < 2 || !areHeadings(row))
        return false;
    const std::size_t cells = row.cells.size() + 1;
    std::optional<long long> above;
    std::size_t rows = 0;
    for (; rows < rowsToCompare && reader.next(row); ++rows) {
        const auto number = parsedNumber<long long>(trimmed(row.cells.front()));
        if (row.cells.size() != cells || !number || (above && *number != *above + 1))
            return false;
        above = number;
    }
    return rows > 1;
}

/// Separates words and quoted cells by tabs instead of blanks.
std::string withTabs(std::string_view text)
{
    std::string tabs;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        for (bool isFirst = true; !(line = trimmed(line)).empty(); isFirst = false) {
            const std::size_t quote = line.front() == '"' ? line.find('"', 1) : line.npos;
            const bool isQuoted = quote != line.npos;
            const std::string_view cell =
                isQuoted ? line.substr(1, quote - 1) : line.substr(0, line.find_first_of(" \t"));
            line.remove_prefix(isQuoted ? quote + 1 : cell.size());
            tabs += (isFirst ? "" : "\t") + delimitedCell(cell, Delimiter::Tab);
        }
        tabs += '\n';
    }
    return tabs;
}

}  // namespace

std::size_t preambleLength(std::string_view text)
{
    const std::string_view content = withoutByteOrderMark(text);
    const std::string_view start = content.substr(0, bytesToJudge);
    const std::string_view first = trimmed(start);
    if (first.starts_with('{') || first.starts_with('['))  // JSON
        return 0;
    for (const Delimiter delimiter : {Delimiter::Tab, Delimiter::Semicolon, Delimiter::Comma})
        if (const auto headings = headingsIn(start, delimiter))
            return *headings == 0 ? 0 : text.size() - content.size() + *headings;
    return 0;
}

std::string withoutPreamble(std::string_view text)
{
    const std::size_t length = preambleLength(text);
    std::string plain(lineAt(text, length) - 1, '\n');
    plain += text.substr(length);
    return plain;
}

std::optional<std::string> withoutTypeRows(std::string_view text)
{
    constexpr std::array<std::string_view, 8> types{"continuous", "discrete", "string", "time",
                                                    "c",          "d",        "s",      "t"};
    constexpr std::array<std::string_view, 9> roles{"",  "class", "meta", "ignore", "weight",
                                                    "i", "m",     "c",    "w"};
    const auto isNumber = [](std::string_view cell) {
        return numberInCell(cell, false).has_value();
    };
    for (const Delimiter delimiter : {Delimiter::Tab, Delimiter::Comma}) {
        DelimitedReader reader(text.substr(0, bytesToJudge), delimiter);
        DelimitedRow row;
        if (!reader.next(row) || row.cells.size() < 2)
            continue;
        const std::size_t cells = row.cells.size();
        const std::size_t start = reader.position();
        // Discrete columns may list their values instead of the type.
        const bool areTypes =
            reader.next(row) && row.cells.size() == cells &&
            std::ranges::any_of(
                row.cells, [&](std::string_view cell) { return isOneOf(trimmed(cell), types); }) &&
            std::ranges::none_of(row.cells, isNumber);
        const bool areRoles =
            areTypes && reader.next(row) && row.cells.size() == cells &&
            std::ranges::all_of(row.cells,
                                [&](std::string_view cell) {
                                    return isOneOf(trimmed(cell), roles) ||
                                           cell.find('=') != std::string_view::npos;
                                }) &&
            // Rows of letters may be classes.
            std::ranges::any_of(row.cells,
                                [](std::string_view cell) { return trimmed(cell).size() != 1; });
        if (areRoles)
            return std::string(text.substr(0, start)) + "\n\n" +
                   std::string(text.substr(reader.position()));
    }
    return std::nullopt;
}

std::optional<std::string> withRowNames(std::string_view text)
{
    if (!text.starts_with('"') && !text.starts_with(' '))
        return std::nullopt;
    for (const Delimiter delimiter : {Delimiter::Tab, Delimiter::Semicolon, Delimiter::Comma})
        if (areRowsNumbered(text, delimiter))
            return std::string("row") + characterOf(delimiter) + std::string(text);
    if (!areRowsNumbered(withTabs(text.substr(0, bytesToJudge)), Delimiter::Tab))
        return std::nullopt;
    return "row\t" + withTabs(text);
}

TitleLines titleLines(std::string_view text)
{
    TitleLines titles;
    std::string_view above = withoutByteOrderMark(text.substr(0, preambleLength(text)));
    for (std::size_t line = 1; !above.empty(); ++line) {
        const std::string_view whole = above.substr(0, above.find_first_of("\r\n"));
        above.remove_prefix(whole.size());
        above.remove_prefix(above.starts_with("\r\n") ? 2 : std::min<std::size_t>(1, above.size()));
        const bool isSeparator = line == 1 && equalsIgnoringCase(whole.substr(0, 4), "sep=");
        if (isSeparator || whole.starts_with('#') ||
            whole.find_first_not_of(" \t,;\"") == std::string_view::npos)
            continue;
        if (++titles.count == 1) {
            titles.line = line;
            titles.first = whole;
        }
    }
    return titles;
}

}  // namespace core
