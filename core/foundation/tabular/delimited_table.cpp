// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/delimited_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace core {

namespace {

constexpr std::size_t rowsToJudge = 100;

using Rows = std::vector<std::vector<std::string>>;

/// The beginning of a text up to the end of a line.
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

ColumnRole roleOfName(std::string_view heading)
{
    using enum ColumnMeaning;
    const auto isAny = [heading](auto... meanings) {
        return (isHeadingOf(meanings, heading) || ...);
    };
    if (isAny(Truth))
        return ColumnRole::Label;
    if (isAny(ColumnMeaning::Score) || speaksOfScores(heading))
        return ColumnRole::Score;
    if (isAny(ColumnMeaning::Weight))
        return ColumnRole::Weight;
    if (isAny(ColumnMeaning::Group, Query))
        return ColumnRole::Group;
    return isAny(SampleId, Document) ? ColumnRole::Id : ColumnRole::None;
}

/// Whether a cell says that nothing is there, as programs write it.
bool isMissing(std::string_view cell)
{
    constexpr std::array<std::string_view, 8> words{"nan",  "na",  "n/a", "null",
                                                    "none", "nil", "-",   "?"};
    return std::ranges::any_of(
        words, [&](std::string_view word) { return equalsIgnoringCase(cell, word); });
}

/// What the cells of a column have in common.
struct ColumnContent {
    bool isNumeric = true;
    bool isShare = true;  ///< from 0 to 1
    bool hasFraction = false;
    bool isCount = true;  ///< every number is one more than that above it
    bool isDistinct = true;
    std::size_t filled = 0;
    std::size_t numbers = 0;
    std::size_t distinct = 0;
    std::set<std::string_view> words;  ///< three at most

    bool isLabel() const { return filled > 0 && words.size() <= 2; }
    /// Whether they may be the labels of several classes.
    bool areClasses() const
    {
        return words.size() > 2 && distinct <= mostClasses && 2 * distinct <= filled &&
               !hasFraction && !isCount;
    }

    /// Whether they are the usual names of two classes, or of one.
    bool isUsual() const
    {
        if (words.empty() || words.size() > 2)
            return false;
        const std::string_view first = *words.begin();
        return words.size() == 2 ? areUsualClasses(first, *words.rbegin())
                                 : !usualCounterpart(first).empty();
    }
};

ColumnContent contentOf(const Rows& rows, std::size_t column, bool decimalComma)
{
    ColumnContent content;
    std::set<std::string_view> seen;
    std::optional<double> above;
    for (const auto& row : rows) {
        const std::string_view cell = column < row.size() ? trimmed(row[column]) : "";
        if (cell.empty())
            continue;
        ++content.filled;
        if (content.words.size() < 3 && !isNoClass(cell))
            content.words.insert(cell);
        const bool isNew = seen.insert(cell).second;
        content.distinct += isNew ? 1 : 0;
        content.isDistinct = isNew && content.isDistinct;
        if (isMissing(cell))
            continue;
        const auto number = numberInCell(cell, decimalComma);
        if (!number || std::isnan(*number)) {
            content.isNumeric = false;
            content.isCount = false;
            continue;
        }
        content.isShare = content.isShare && *number >= 0 && *number <= 1;
        content.hasFraction = content.hasFraction || std::trunc(*number) != *number;
        content.isCount = content.isCount && (!above || *number == *above + 1);
        ++content.numbers;
        above = number;
    }
    content.isNumeric = content.isNumeric && content.numbers > 0;
    return content;
}

bool hasHeader(const Rows& rows, bool decimalComma)
{
    const auto& first = rows.front();
    if (std::ranges::any_of(first, [&](const std::string& cell) {
            return numberInCell(cell, decimalComma).has_value();
        }))
        return false;
    if (std::ranges::any_of(
            first, [](const std::string& cell) { return roleOfName(cell) != ColumnRole::None; }))
        return true;
    const Rows below(rows.begin() + 1, rows.end());
    for (std::size_t column = 0; column < first.size(); ++column)
        if (contentOf(below, column, decimalComma).isNumeric)
            return true;
    return false;
}

/// Guesses the columns' roles; a name is better evidence than cells are.
class RoleGuess {
public:
    RoleGuess(std::vector<TableColumn>& columns, const Rows& rows, bool decimalComma)
        : m_columns(columns)
    {
        for (std::size_t column = 0; column < columns.size(); ++column)
            m_contents.push_back(contentOf(rows, column, decimalComma));
    }

    void guess()
    {
        for (TableColumn& column : m_columns) {
            const ColumnRole role = roleOfName(column.name);
            if (role == ColumnRole::None || (role != ColumnRole::Score && has(role)))
                continue;
            column.role = role;
            column.isNamed = true;
        }
        takeIdsFromGroups();
        if (!has(ColumnRole::Label))
            guessLabel();
        if (!has(ColumnRole::Label))
            guessClasses();
        if (!has(ColumnRole::Score))
            guessScores();
        if (!has(ColumnRole::Id) && has(ColumnRole::Score))
            guessId();
    }

private:
    bool has(ColumnRole role) const
    {
        return std::ranges::any_of(
            m_columns, [role](const TableColumn& column) { return column.role == role; });
    }

    /// Gives the role to the first free column that fits.
    bool give(ColumnRole role, const auto& fits)
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].role == ColumnRole::None && fits(m_contents[i])) {
                m_columns[i].role = role;
                return true;
            }
        return false;
    }

    /// A user who stands in one row only is that row's name, not a group.
    void takeIdsFromGroups()
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            TableColumn& column = m_columns[i];
            if (column.role != ColumnRole::Group || !m_contents[i].isDistinct ||
                m_contents[i].filled < 2)
                continue;
            column.role = has(ColumnRole::Id) ? ColumnRole::None : ColumnRole::Id;
            column.isNamed = column.role == ColumnRole::Id;
        }
    }

    void guessLabel()
    {
        const auto isUsual = [](const ColumnContent& content) { return content.isUsual(); };
        const auto areWords = [](const ColumnContent& content) {
            return content.isLabel() && !content.isNumeric;
        };
        const auto isLabel = [](const ColumnContent& content) {
            return content.isLabel() && !content.isCount && !content.hasFraction;
        };
        if (!give(ColumnRole::Label, isUsual) && !give(ColumnRole::Label, areWords))
            give(ColumnRole::Label, isLabel);
    }

    /// Words, or whole numbers, of which there are more than two.
    void guessClasses()
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            TableColumn& column = m_columns[i];
            if (column.role == ColumnRole::None && !column.name.empty() &&
                m_contents[i].areClasses()) {
                column.role = ColumnRole::Label;
                column.hasManyClasses = true;
                return;
            }
        }
    }

    void guessScores()
    {
        const auto isProbability = [](const ColumnContent& content) {
            return content.isNumeric && content.isShare && content.hasFraction;
        };
        while (give(ColumnRole::Score, isProbability)) {
        }
        if (has(ColumnRole::Score))
            return;
        const auto isScore = [](const ColumnContent& content) {
            return content.isNumeric && (!content.isCount || content.filled == 1);
        };
        if (!give(ColumnRole::Score, isScore))
            give(ColumnRole::Score, [](const ColumnContent& content) { return content.isNumeric; });
    }

    void guessId()
    {
        give(ColumnRole::Id, [](const ColumnContent& content) {
            return content.filled > 1 && content.isDistinct &&
                   (!content.isNumeric || content.isCount);
        });
    }

    std::vector<TableColumn>& m_columns;
    std::vector<ColumnContent> m_contents;
};

}  // namespace

Parsed<TablePreview> previewTable(std::string_view text, const std::string& file,
                                  const TableForm& form, std::size_t rows)
{
    const std::string_view beginning = beginningOf(withoutByteOrderMark(text));
    if (auto error = unreadable(beginning, file))
        return *std::move(error);
    TablePreview table;
    table.decimalComma = form.decimalComma;
    table.delimiter = form.delimiter ? *form.delimiter : delimiterOf(beginning);
    table.rows = rowsOf(beginning, table.delimiter, std::max(rows, rowsToJudge) + 1);
    if (table.rows.empty())
        return ParseError{file, 0, ErrorCode::NothingToRead, {}};
    table.columns.resize(table.rows.front().size());
    table.hasHeader = form.hasHeader ? *form.hasHeader : hasHeader(table.rows, table.decimalComma);
    if (table.hasHeader) {
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            table.columns[i].name = trimmed(table.rows.front()[i]);
        table.rows.erase(table.rows.begin());
    }
    RoleGuess(table.columns, table.rows, table.decimalComma).guess();
    table.rows.resize(std::min(rows, table.rows.size()));
    return table;
}

Parsed<BegunTable> begunTable(std::string_view text, const std::string& file)
{
    text = withoutByteOrderMark(text);
    const auto preview = previewTable(text, file);
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
    // A heading above numbers that are none with points is not recognised.
    const bool mayHaveHeading = !table.hasHeader && table.rows.size() > 1;
    const Rows rows(table.rows.begin() + (mayHaveHeading ? 1 : 0), table.rows.end());
    for (const auto& row : rows)
        for (const std::string& cell : row)
            if (cell.find('.') != std::string::npos && numberInCell(cell, false))
                return false;
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        if (contentOf(rows, column, true).isNumeric && !contentOf(rows, column, false).isNumeric)
            return true;
    return false;
}

std::optional<double> numberInCell(std::string_view cell, bool decimalComma)
{
    cell = trimmed(cell);
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
