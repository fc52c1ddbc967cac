// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/delimited_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/utf8.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

constexpr std::size_t rowsToJudge = 100;

using Rows = CellTable;

/// The beginning of a text, up to the end of a line.
std::string_view beginningOf(std::string_view text)
{
    if (text.size() <= bytesToJudge)
        return text;
    const std::size_t end = text.substr(0, bytesToJudge).find_last_of("\r\n");
    return end == std::string_view::npos ? cutUtf8(text, bytesToJudge) : text.substr(0, end + 1);
}

Rows rowsOf(std::string_view text, Delimiter delimiter, std::size_t most)
{
    Rows rows;
    DelimitedReader reader(text, delimiter);
    DelimitedRow row;
    while (rows.size() < most && reader.next(row))
        rows.emplace_back(row.cells.begin(), row.cells.end());
    return rows;
}

Delimiter delimiterOf(std::string_view text)
{
    constexpr std::size_t rowsToCompare = 20;
    Delimiter likely = Delimiter::Comma;
    std::ptrdiff_t most = 0;
    for (const Delimiter delimiter : {Delimiter::Tab, Delimiter::Semicolon, Delimiter::Comma}) {
        const Rows rows = rowsOf(text, delimiter, rowsToCompare);
        if (rows.empty() || rows.front().size() < 2)
            continue;
        const auto alike = std::ranges::count_if(
            rows, [&](const auto& row) { return row.size() == rows.front().size(); });
        if (alike > most) {
            most = alike;
            likely = delimiter;
        }
    }
    return likely;
}

bool hasHeader(const Rows& rows, bool decimalComma)
{
    const auto& first = rows.front();
    if (std::ranges::any_of(first, [&](const std::string& cell) {
            return numberInCell(cell, decimalComma).has_value();
        }))
        return false;
    if (std::ranges::any_of(
            first, [](const std::string& cell) { return roleOfHeading(cell) != ColumnRole::None; }))
        return true;
    const Rows below(rows.begin() + 1, rows.end());
    for (std::size_t column = 0; column < first.size(); ++column)
        if (contentOf(below, column, decimalComma).isNumeric)
            return true;
    return false;
}

/// A hundredth of the number, correctly rounded.
std::optional<double> percentInCell(std::string_view number, bool decimalComma)
{
    number = trimmed(number);
    const bool isPlain = !number.empty() && number.find_first_of("eExXiInN%") == number.npos;
    return isPlain ? numberInCell(std::string(number) + "e-2", decimalComma) : std::nullopt;
}

/// @return without columns if there is no row
TablePreview previewAs(std::string_view beginning, Delimiter delimiter, const TableForm& form,
                       std::size_t rows)
{
    TablePreview table;
    table.decimalComma = form.decimalComma;
    table.delimiter = delimiter;
    table.rows = rowsOf(beginning, table.delimiter, std::max(rows, rowsToJudge) + 1);
    if (table.rows.empty())
        return table;
    table.columns.resize(table.rows.front().size());
    table.hasHeader = form.hasHeader ? *form.hasHeader : hasHeader(table.rows, table.decimalComma);
    if (table.hasHeader) {
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            table.columns[i].name = trimmed(table.rows.front()[i]);
        table.rows.erase(table.rows.begin());
    }
    const auto label = form.label ? columnNamed(table, *form.label) : std::nullopt;
    auto roles = columnRoles(std::move(table.columns), table.rows, table.decimalComma, label);
    table.columns = std::move(roles.columns);
    table.possibleLabels = std::move(roles.possibleLabels);
    table.possibleScores = std::move(roles.possibleScores);
    return table;
}

/// Whether a cell is empty, or a whole number whose commas may separate thousands: 168,300.
bool mayBeGrouped(std::string_view cell)
{
    constexpr std::size_t group = 3;
    if (cell.starts_with('-'))
        cell.remove_prefix(1);
    if (cell.starts_with('0') && cell.size() > 1)
        return false;
    const std::size_t first = std::min(cell.find(','), cell.size());
    if (first > group || cell.find_first_not_of("0123456789,") != std::string_view::npos)
        return false;
    for (cell.remove_prefix(first); !cell.empty(); cell.remove_prefix(group + 1))
        if (cell.size() <= group || cell.substr(1, group).find(',') != std::string_view::npos ||
            (cell.size() > group + 1 && cell[group + 1] != ','))
            return false;
    return true;
}

/// Whether there are labels by heading or common words, and scores; judgments and runs, which are
/// also separated by spaces, have neither.
bool holdsTrials(const TablePreview& table)
{
    const auto label = std::ranges::find(table.columns, ColumnRole::Label, &TableColumn::role);
    if (label == table.columns.end() ||
        (table.possibleScores.empty() &&
         std::ranges::find(table.columns, ColumnRole::Score, &TableColumn::role) ==
             table.columns.end()))
        return false;
    const auto content = contentOf(
        table.rows, static_cast<std::size_t>(label - table.columns.begin()), table.decimalComma);
    return label->isNamed || (content.areWords() && content.isOfTwoClasses() && content.isUsual());
}

}  // namespace

bool isCutByBlanks(std::string_view text)
{
    const Rows rows = rowsOf(beginningOf(text), Delimiter::Space, rowsToJudge);
    return rows.size() > 1 && rows.front().size() > 1 &&
           std::ranges::all_of(rows,
                               [&](const auto& row) { return row.size() == rows.front().size(); });
}

Parsed<TablePreview> previewTable(std::string_view text, const std::string& file,
                                  const TableForm& form, std::size_t rows)
{
    const std::string_view beginning = beginningOf(withoutByteOrderMark(text));
    if (auto error = unreadable(beginning, file))
        return *std::move(error);
    if (beginsLikeJson(beginning))
        return ParseError{file, 0, ErrorCode::JsonAsTable, {}};
    TablePreview table =
        previewAs(beginning, form.delimiter ? *form.delimiter : delimiterOf(beginning), form, rows);
    if (table.rows.empty() && table.columns.empty())
        return ParseError{file, 0, ErrorCode::NothingToRead, {}};
    if (!form.delimiter && form.mayHaveBlanks && table.columns.size() == 1 &&
        isCutByBlanks(beginning))
        if (TablePreview cut = previewAs(beginning, Delimiter::Space, form, rows); holdsTrials(cut))
            table = std::move(cut);
    table.rows.resize(std::min(rows, table.rows.size()));
    return table;
}

Parsed<BegunTable> begunTable(std::string_view text, const std::string& file)
{
    text = withoutByteOrderMark(text);
    TableForm form;
    form.mayHaveBlanks = false;
    const auto preview = previewTable(text, file, form);
    if (!preview)
        return preview.error();
    BegunTable table{preview->delimiter, DelimitedReader(text, preview->delimiter), {}};
    table.reader.next(table.row);
    return table;
}

bool seemsToHaveDecimalCommas(const TablePreview& table)
{
    if (table.decimalComma)
        return false;
    // A heading is not recognised if the numbers below it are not numbers with points.
    const bool mayHaveHeading = !table.hasHeader && table.rows.size() > 1;
    const Rows rows(table.rows.begin() + (mayHaveHeading ? 1 : 0), table.rows.end());
    for (const auto& row : rows)
        for (const std::string& cell : row)
            if (cell.find('.') != std::string::npos && numberInCell(cell, false))
                return false;
    const auto mayBeThousands = [&](std::size_t column) {
        return std::ranges::all_of(rows, [column](const auto& row) {
            return column >= row.size() || mayBeGrouped(trimmed(row[column]));
        });
    };
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        if (contentOf(rows, column, true).isNumeric && !contentOf(rows, column, false).isNumeric &&
            !mayBeThousands(column))
            return true;
    return false;
}

std::optional<double> numberInCell(std::string_view cell, bool decimalComma)
{
    cell = trimmed(cell);
    if (cell.ends_with('%'))
        return percentInCell(cell.substr(0, cell.size() - 1), decimalComma);
    if (!decimalComma)
        return parsedNumber<double>(cell);
    if (cell.find('.') != std::string_view::npos)
        return std::nullopt;
    std::string text(cell);
    std::ranges::replace(text, ',', '.');
    return parsedNumber<double>(text);
}

std::string columnName(const TablePreview& table, std::size_t column)
{
    const bool isNamed = column < table.columns.size() && !table.columns[column].name.empty();
    return isNamed ? table.columns[column].name : std::to_string(column + 1);
}

std::optional<std::size_t> columnNamed(const TablePreview& table, std::string_view name)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (!name.empty() && table.columns[i].name == name)
            return i;
    const auto number = parsedNumber<std::size_t>(name);
    if (!number || *number < 1 || *number > table.columns.size())
        return std::nullopt;
    return *number - 1;
}

}  // namespace core
