// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/joined_tables.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/column_content.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace core {

namespace {

/// A table with its rows.
struct ReadTable {
    NamedTable source;
    TablePreview preview;
    std::size_t id = 0;
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::size_t> lines;
};

ParseError refusal(const NamedTable& table, ErrorCode code, std::string found = {})
{
    return {table.file, 0, code, std::move(found)};
}

std::optional<std::size_t> columnWithRole(const TablePreview& table, ColumnRole role)
{
    const auto found = std::ranges::find(table.columns, role, &TableColumn::role);
    return found == table.columns.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - table.columns.begin()));
}

bool mayHoldTruth(const ReadTable& table)
{
    if (table.source.form.label)
        return columnNamed(table.preview, *table.source.form.label).has_value();
    const auto label = columnWithRole(table.preview, ColumnRole::Label);
    return !table.preview.possibleLabels.empty() ||
           (label &&
            !contentOf(table.preview.rows, *label, table.preview.decimalComma).hasFraction);
}

bool mayBeIds(const TablePreview& table, std::size_t column)
{
    const ColumnContent content = contentOf(table.rows, column, table.decimalComma);
    return content.isDistinct && content.filled > 0 && !content.hasFraction;
}

/// The column of ids: the named one, else one that both tables have, else the recognised one.
std::optional<std::size_t> idColumn(const TablePreview& table, const TablePreview& other,
                                    const std::optional<std::string>& id)
{
    if (id)
        return columnNamed(table, *id);
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (const auto same = columnNamed(other, table.columns[i].name);
            same && mayBeIds(table, i) && mayBeIds(other, *same))
            return i;
    if (const auto recognised = columnWithRole(table, ColumnRole::Id))
        return recognised;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (mayBeIds(table, i) && table.columns[i].role == ColumnRole::None)
            return i;
    return std::nullopt;
}

Parsed<ReadTable> readRows(const NamedTable& source, TablePreview preview, std::size_t id)
{
    ReadTable table{source, std::move(preview), id, {}, {}, {}};
    for (std::size_t i = 0; i < table.preview.columns.size(); ++i)
        table.headings.push_back(columnName(table.preview, i));
    DelimitedReader reader(withoutByteOrderMark(source.text), table.preview.delimiter);
    DelimitedRow row;
    std::unordered_set<std::string> ids;
    for (bool isHeading = table.preview.hasHeader; reader.next(row); isHeading = false) {
        if (isHeading)
            continue;
        auto& cells = table.rows.emplace_back(row.cells.begin(), row.cells.end());
        cells.resize(std::max(cells.size(), id + 1));
        table.lines.push_back(row.line);
        if (!ids.insert(cells[id]).second)
            return ParseError{source.file, row.line, ErrorCode::RepeatedId, excerpt(cells[id])};
    }
    return table;
}

Parsed<TablePreview> lookAt(const NamedTable& source)
{
    if (auto error = unreadable(source.text, source.file))
        return *std::move(error);
    return previewTable(source.text, source.file, source.form);
}

/// @param other the table to join with
Parsed<ReadTable> readTable(const NamedTable& source, const TablePreview& preview,
                            const TablePreview& other, const std::optional<std::string>& id)
{
    if (const auto column = idColumn(preview, other, id))
        return readRows(source, preview, *column);
    return refusal(source, id ? ErrorCode::NoSuchColumn : ErrorCode::NoIdColumn, id.value_or(""));
}

class Joiner {
public:
    Joiner(const ReadTable& truth, const ReadTable& scores)
        : m_truth(truth)
        , m_scores(scores)
    {
        for (const auto& row : scores.rows)
            m_byId.emplace(row[scores.id], &row);
    }

    Parsed<JoinedTables> join()
    {
        m_joined.truth = m_truth.source.file;
        m_joined.scores = m_scores.source.file;
        addHeadings();
        for (std::size_t i = 0; i < m_truth.rows.size(); ++i)
            addRow(m_truth.rows[i], m_truth.lines[i]);
        if (m_met.empty())
            return refusal(m_scores.source, ErrorCode::NoCommonId, m_truth.source.file);
        for (const auto& row : m_scores.rows)
            if (!m_met.contains(row[m_scores.id]))
                m_joined.onlyInScores.push_back(row[m_scores.id]);
        TableForm form{Delimiter::Comma, true, m_truth.preview.decimalComma,
                       m_truth.source.form.label};
        if (const auto label = columnWithRole(m_truth.preview, ColumnRole::Label))
            form.label = std::to_string(*label + 1);
        auto preview = previewTable(m_joined.text, m_joined.truth, form);
        if (!preview)
            return std::move(preview).error();
        m_joined.preview = *std::move(preview);
        setRoles();
        return std::move(m_joined);
    }

private:
    void addHeadings()
    {
        std::vector<std::string> headings = m_scores.headings;
        for (std::string& heading : headings)
            if (std::ranges::find(m_truth.headings, heading) != m_truth.headings.end())
                heading += " (scores)";
        addLine(m_truth.headings, headings);
    }

    void addRow(const std::vector<std::string>& row, std::size_t line)
    {
        const auto found = m_byId.find(row[m_truth.id]);
        if (found == m_byId.end()) {
            m_joined.onlyInTruth.push_back(row[m_truth.id]);
            return;
        }
        m_met.insert(row[m_truth.id]);
        for (; m_line < line; ++m_line)
            m_joined.text += '\n';
        addLine(row, *found->second);
    }

    void addLine(const std::vector<std::string>& truth, const std::vector<std::string>& scores)
    {
        const std::size_t start = m_joined.text.size();
        for (const std::string& cell : truth)
            m_joined.text += delimitedCell(cell, Delimiter::Comma) + ',';
        for (std::size_t i = 0; i < scores.size(); ++i)
            if (i != m_scores.id)
                m_joined.text += delimitedCell(scores[i], Delimiter::Comma) + ',';
        m_joined.text.back() = '\n';
        m_line += static_cast<std::size_t>(std::count(
            m_joined.text.begin() + static_cast<std::ptrdiff_t>(start), m_joined.text.end(), '\n'));
    }

    /// Only the second table has scores; if nothing says which, all its numeric columns are scores.
    void setRoles()
    {
        auto& columns = m_joined.preview.columns;
        const std::size_t first = m_truth.headings.size();
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (i < first && columns[i].role == ColumnRole::Score)
                columns[i].role = ColumnRole::None;
        if (columnWithRole(m_joined.preview, ColumnRole::Score))
            return;
        for (std::size_t i = first; i < columns.size(); ++i)
            if (contentOf(m_joined.preview.rows, i, m_joined.preview.decimalComma).isNumeric)
                columns[i].role = ColumnRole::Score;
    }

    const ReadTable& m_truth;
    const ReadTable& m_scores;
    std::unordered_map<std::string, const std::vector<std::string>*> m_byId;
    std::unordered_set<std::string> m_met;
    JoinedTables m_joined;
    std::size_t m_line = 1;
};

}  // namespace

Parsed<JoinedTables> joinTables(const NamedTable& first, const NamedTable& second,
                                const std::optional<std::string>& id)
{
    const auto firstLook = lookAt(first);
    if (!firstLook)
        return firstLook.error();
    const auto secondLook = lookAt(second);
    if (!secondLook)
        return secondLook.error();
    const auto one = readTable(first, *firstLook, *secondLook, id);
    if (!one)
        return one.error();
    const auto other = readTable(second, *secondLook, *firstLook, id);
    if (!other)
        return other.error();
    if (mayHoldTruth(*one))
        return Joiner(*one, *other).join();
    if (mayHoldTruth(*other))
        return Joiner(*other, *one).join();
    return refusal(one->source, ErrorCode::NoLabelColumn);
}

}  // namespace core
