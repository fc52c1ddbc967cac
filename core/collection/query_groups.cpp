#include "core/collection/query_groups.h"

#include "core/syntax/delimited_table.h"
#include "core/syntax/pair_layout.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

QueryGroup& groupNamed(const std::string& name, std::vector<QueryGroup>& groups)
{
    const auto known = std::find_if(groups.begin(), groups.end(), [&name](const QueryGroup& group) {
        return group.name == name;
    });
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

}  // namespace

Parsed<std::vector<QueryGroup>> parseQueryGroups(std::string_view text, const std::string& file)
{
    auto table = begunTable(text, file);
    if (!table)
        return table.error();
    DelimitedReader& reader = table->reader;
    DelimitedRow& row = table->row;
    std::vector<std::string> columns(row.cells.size());
    bool isRow = true;
    if (isKnownHeading(foldedHeading(row.cells.front()))) {
        columns = columnsNamed(row);
        isRow = reader.next(row);
    }
    std::vector<QueryGroup> groups;
    for (; isRow; isRow = reader.next(row)) {
        const std::string query(trimmed(row.cells.front()));
        if (query.empty())
            return ParseError{file, row.line, Problem::EmptyId, {}};
        for (std::size_t column = 1; column < row.cells.size(); ++column)
            if (const std::string_view name = trimmed(row.cells[column]); !name.empty())
                groupNamed((column < columns.size() ? columns[column] : std::string()).append(name),
                           groups)
                    .queries.insert(query);
    }
    if (groups.empty())
        return ParseError{file, 0, Problem::NothingToRead, {}};
    return groups;
}

RunEvaluation evaluationOf(const QueryGroup& group, const RunEvaluation& evaluation)
{
    RunEvaluation own;
    const auto isIn = [&group](const std::string& query) { return group.queries.contains(query); };
    std::ranges::copy_if(evaluation.queries, std::back_inserter(own.queries), isIn,
                         &QueryValues::query);
    std::ranges::copy_if(evaluation.notInRun, std::back_inserter(own.notInRun), isIn);
    std::ranges::copy_if(evaluation.notJudged, std::back_inserter(own.notJudged), isIn);
    own.means = meansOf(own.queries, evaluation.means.size());
    return own;
}

}  // namespace core
