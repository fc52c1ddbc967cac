// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_groups.h"

#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/folded.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

QueryGroup& groupNamed(const std::string& name, std::vector<QueryGroup>& groups)
{
    const auto known = std::ranges::find(groups, name, &QueryGroup::name);
    return known == groups.end() ? groups.emplace_back(QueryGroup{name, {}}) : *known;
}

std::vector<std::string> columnsNamed(const DelimitedRow& row)
{
    std::vector<std::string> names(row.cells.size());
    if (row.cells.size() > 2)
        for (std::size_t column = 1; column < names.size(); ++column)
            names[column] = std::string(trimmed(row.cells[column])) + "=";
    return names;
}

/// Headings of other tables of queries: pairs, texts, and lists of documents.
bool namesOtherThanGroups(std::string_view heading)
{
    return isHeadingOfPairs(heading) || isHeadingOf(ColumnMeaning::Title, heading) ||
           isHeadingOf(ColumnMeaning::Text, heading) ||
           isHeadingOf(ColumnMeaning::DocumentList, heading) ||
           foldedHeading(heading).ends_with("ids");
}

/// @param isNothingElse whether no other format matches
bool lookLikeGroups(std::string_view text, bool isNothingElse)
{
    constexpr std::size_t mostRows = 200;
    auto table = begunTable(text, {});
    if (!table || table->row.cells.size() < 2)
        return false;
    DelimitedRow& row = table->row;
    bool isRow = true;
    const bool hasHeading = isHeadingOf(ColumnMeaning::Query, row.cells.front());
    const bool mayRepeat = hasHeading && row.cells.size() == 2;
    if (hasHeading) {
        for (std::size_t column = 1; column < row.cells.size(); ++column)
            if (namesOtherThanGroups(row.cells[column]))
                return false;
        isRow = table->reader.next(row);
    } else if (row.cells.size() > 2 || (table->delimiter != Delimiter::Tab && !isNothingElse)) {
        return false;
    }
    std::set<std::string, std::less<>> queries;
    std::set<std::string, std::less<>> names;
    std::size_t cells = 0;
    std::size_t rows = 0;
    for (; isRow && rows < mostRows; isRow = table->reader.next(row), ++rows) {
        const bool isNew = queries.emplace(trimmed(row.cells.front())).second;
        if (!isNew && !mayRepeat)
            return false;
        if (!hasHeading && (row.cells.size() != 2 || parsedNumber<double>(row.cells[1])))
            return false;
        for (std::size_t column = 1; column < row.cells.size(); ++column)
            if (const std::string_view name = trimmed(row.cells[column]); !name.empty()) {
                names.emplace(name);
                ++cells;
            }
    }
    return hasHeading || isNothingElse ? names.size() < cells
                                       : cells > 3 && 2 * names.size() <= cells;
}

/// The groups of one column; queries are below their heading, or in the first column.
Parsed<std::vector<QueryGroup>> groupsOfColumn(BegunTable& table, const std::string& file,
                                               const std::string& column)
{
    DelimitedRow& row = table.row;
    const std::size_t columns = row.cells.size();
    std::size_t queries = columns;
    std::optional<std::size_t> groups;
    bool hasHeading = false;
    for (std::size_t i = 0; i < columns; ++i) {
        const std::string_view heading = trimmed(row.cells[i]);
        if (queries == columns && isHeadingOf(ColumnMeaning::Query, heading))
            queries = i;
        if (!groups && heading == column)
            groups = i;
    }
    hasHeading = groups || queries != columns;
    if (const auto number = parsedNumber<std::size_t>(column);
        !groups && number && *number >= 1 && *number <= columns)
        groups = *number - 1;
    if (!groups)
        return ParseError{file, 0, ErrorCode::NoSuchColumn, column};
    queries = queries == columns ? 0 : queries;
    std::vector<QueryGroup> found;
    bool isRow = !hasHeading || table.reader.next(row);
    for (; isRow; isRow = table.reader.next(row)) {
        if (row.cells.size() != columns)
            return ParseError{file, row.line, ErrorCode::TableColumns,
                              std::to_string(row.cells.size())};
        const std::string query(trimmed(row.cells[queries]));
        if (query.empty())
            return ParseError{file, row.line, ErrorCode::EmptyId, {}};
        if (const std::string name(trimmed(row.cells[*groups])); !name.empty())
            groupNamed(name, found).queries.insert(query);
    }
    if (found.empty())
        return ParseError{file, 0, ErrorCode::NothingToRead, {}};
    return found;
}

}  // namespace

bool areQueryGroups(std::string_view text)
{
    return lookLikeGroups(text, false);
}

bool mayBeQueryGroups(std::string_view text)
{
    return lookLikeGroups(text, true);
}

std::vector<QueryGroup> joinedGroups(std::vector<QueryGroup> groups,
                                     const std::vector<QueryGroup>& more)
{
    for (const QueryGroup& group : more)
        groupNamed(group.name, groups).queries.insert(group.queries.begin(), group.queries.end());
    return groups;
}

Parsed<std::vector<QueryGroup>> parseQueryGroups(std::string_view text, const std::string& file,
                                                 const std::optional<std::string>& heading)
{
    auto table = begunTable(text, file);
    if (!table)
        return table.error();
    if (heading)
        return groupsOfColumn(*table, file, *heading);
    DelimitedReader& reader = table->reader;
    DelimitedRow& row = table->row;
    std::vector<std::string> columns(row.cells.size());
    bool isRow = true;
    if (isHeadingOfPairs(row.cells.front())) {
        columns = columnsNamed(row);
        isRow = reader.next(row);
    }
    // Groups of a named column stay together.
    std::vector<std::vector<QueryGroup>> byColumn(std::max<std::size_t>(columns.size(), 1));
    for (; isRow; isRow = reader.next(row)) {
        const std::string query(trimmed(row.cells.front()));
        if (query.empty())
            return ParseError{file, row.line, ErrorCode::EmptyId, {}};
        for (std::size_t column = 1; column < row.cells.size(); ++column)
            if (const std::string_view name = trimmed(row.cells[column]); !name.empty()) {
                const bool isNamed = column < columns.size() && !columns[column].empty();
                groupNamed(isNamed ? columns[column] + std::string(name) : std::string(name),
                           byColumn[isNamed ? column : 0])
                    .queries.insert(query);
            }
    }
    std::vector<QueryGroup> groups;
    for (const std::vector<QueryGroup>& own : byColumn)
        groups = joinedGroups(std::move(groups), own);
    if (groups.empty())
        return ParseError{file, 0, ErrorCode::NothingToRead, {}};
    return groups;
}

bool choosesByOutcome(const QueryFilter& filter, std::span<const SavedGroup> saved)
{
    if (filter.readsRuns())
        return true;
    const std::vector<std::string> groups = filter.groups();
    for (std::size_t i = 0; i < saved.size(); ++i) {
        if (std::ranges::find(groups, folded(saved[i].name)) == groups.end())
            continue;
        const auto inner = parseQueryFilter(saved[i].filter);
        if (inner && choosesByOutcome(*inner, saved.first(i)))
            return true;
    }
    return false;
}

RunEvaluation evaluationOf(const QueryGroup& group, const RunEvaluation& evaluation)
{
    RunEvaluation own;
    const auto isIn = [&group](const std::string& query) { return group.queries.contains(query); };
    std::ranges::copy_if(evaluation.queries, std::back_inserter(own.queries), isIn,
                         &QueryValues::query);
    std::ranges::copy_if(evaluation.notInRun, std::back_inserter(own.notInRun), isIn);
    std::ranges::copy_if(evaluation.notJudged, std::back_inserter(own.notJudged), isIn);
    own.isWeighted = evaluation.isWeighted;
    own.means = meansOf(own.queries, evaluation.means.size());
    return own;
}

}  // namespace core
