// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_output.h"
#include "app/cli/order_output.h"
#include "core/documents/tables/table_text.h"

#include <limits>
#include <optional>

namespace cli {

namespace {

/// The counted values of a run's queries under a definition, requested in byte order of ids.
class CountedValues {
public:
    CountedValues(const core::RunEvaluation& run, std::size_t definition)
        : m_queries(run.queries)
        , m_definition(definition)
    {}

    /// The next id; null if none is left.
    const std::string* next() const
    {
        return m_at < m_queries.size() ? &m_queries[m_at].query : nullptr;
    }

    std::optional<double> take(const std::string& query)
    {
        if (m_at == m_queries.size() || m_queries[m_at].query != query)
            return std::nullopt;
        const core::Value counted = m_queries[m_at++].counted[m_definition];
        return counted ? std::optional(*counted) : std::nullopt;
    }

private:
    const std::vector<core::QueryValues>& m_queries;
    std::size_t m_definition;
    std::size_t m_at = 0;
};

/// The run that is subtracted from the others, if any.
std::optional<std::size_t> comparedWith(const CompareReport& report)
{
    if (report.leaderboardRules.baseline)
        return report.leaderboardRules.baseline;
    return report.hasLeaderboard() ? std::nullopt : std::optional<std::size_t>(0);
}

core::TableCell numberCell(const std::optional<double>& number)
{
    return {"", number ? *number : std::numeric_limits<double>::quiet_NaN()};
}

std::vector<core::TableCell> rowOf(const core::TableCell& measure, const std::string& query,
                                   std::vector<CountedValues>& runs,
                                   const std::optional<std::size_t>& base)
{
    std::vector<core::TableCell> row{measure, {query}};
    std::vector<std::optional<double>> values;
    for (CountedValues& run : runs) {
        values.push_back(run.take(query));
        row.push_back(numberCell(values.back()));
    }
    for (std::size_t run = 0; base && run < values.size(); ++run)
        if (run != *base)
            row.push_back(numberCell(values[run] && values[*base]
                                         ? std::optional(*values[run] - *values[*base])
                                         : std::nullopt));
    return row;
}

}  // namespace

std::string queriesCsv(const CompareReport& report)
{
    const std::vector<std::string> names = runNames(report.scored.runs);
    const std::optional<std::size_t> base = comparedWith(report);
    core::Table table;
    table.columns = {{"measure"}, {"query"}};
    for (const std::string& name : names)
        table.columns.push_back({name, true});
    for (std::size_t run = 0; base && run < names.size(); ++run)
        if (run != *base)
            table.columns.push_back({names[run] + " - " + names[*base], true});
    constexpr auto csv = core::TableFormat::Csv;
    std::string text = core::tableHead(table, csv);
    for (std::size_t i = 0; i < report.scored.definitions.size(); ++i) {
        const core::TableCell measure{report.scored.measureName(i)};
        std::vector<CountedValues> runs;
        for (const EvaluatedRun& run : report.scored.runs)
            runs.emplace_back(run.evaluation, i);
        for (;;) {
            const std::string* query = nullptr;
            for (const CountedValues& run : runs)
                if (run.next() && (!query || *run.next() < *query))
                    query = run.next();
            if (!query)
                break;
            table.rows = {rowOf(measure, *query, runs, base)};
            text += core::tableRows(table, csv, core::TablePrecision::Full);
        }
    }
    return text;
}

}  // namespace cli
