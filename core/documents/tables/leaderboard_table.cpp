// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/leaderboard_table.h"

#include <algorithm>

namespace core {

namespace {

SystemValue systemValue(const LeaderboardColumn& column, const LeaderboardRules& rules,
                        std::size_t run, const LeaderboardParts& parts)
{
    const Standing& standing = column.board->standings[run][column.definition];
    SystemValue value{standing.mean};
    value.judged = standing.judged;
    if (parts.intervals)
        value.interval = standing.interval;
    if (parts.ranks)
        value.rank = standing.rank;
    if (column.board->areUnlike[column.definition])
        value.queries = standing.queries;
    if (rules.baseline)
        if (const auto* pair =
                pairOf(*column.board, rules, *rules.baseline, run, column.definition))
            value.p = pair->test(rules.test).holm;
    return value;
}

}  // namespace

SystemTable leaderboardTable(std::span<const LeaderboardColumn> columns,
                             const LeaderboardRules& rules, const std::vector<std::string>& names,
                             std::span<const std::size_t> order, const LeaderboardParts& parts)
{
    SystemTable table;
    table.alpha = rules.comparison.alpha;
    for (const std::size_t run : order)
        table.systems.push_back(names[run]);
    table.values.resize(order.size());
    for (const LeaderboardColumn& column : columns) {
        table.measures.push_back({column.name, Better::Higher});
        const auto letters = runLetters(*column.board, rules, column.definition, order);
        for (std::size_t place = 0; place < order.size(); ++place) {
            table.values[place].push_back(systemValue(column, rules, order[place], parts));
            table.values[place].back().letters = letters[order[place]];
        }
    }
    if (rules.baseline)
        table.baseline = static_cast<std::size_t>(
            std::find(order.begin(), order.end(), *rules.baseline) - order.begin());
    return table;
}

}  // namespace core
