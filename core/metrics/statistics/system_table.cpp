// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/system_table.h"

#include <algorithm>

namespace core {

namespace {

bool hasUnlike(const SystemTable& table, std::size_t measure)
{
    return std::ranges::any_of(table.values,
                               [&](const auto& row) { return row[measure].queries.has_value(); });
}

}  // namespace

bool isBest(const SystemTable& table, std::size_t system, std::size_t measure)
{
    const SystemValue& mine = table.values[system][measure];
    const Value own = mine.value;
    const Better better = table.measures[measure].better;
    if (!own || better == Better::Neither || mine.queries)
        return false;
    bool isBetter = false;
    for (const auto& row : table.values) {
        const Value other = row[measure].value;
        if (other && (better == Better::Higher ? *other > *own : *other < *own))
            return false;
        isBetter = isBetter || (other && *other != *own);
    }
    return isBetter;
}

bool hasTests(const SystemTable& table, std::size_t measure)
{
    return std::any_of(table.values.begin(), table.values.end(),
                       [&](const auto& row) { return row[measure].p.has_value(); });
}

bool hasLetters(const SystemTable& table, std::size_t measure)
{
    return std::any_of(table.values.begin(), table.values.end(),
                       [&](const auto& row) { return !row[measure].letters.empty(); });
}

bool hasRanks(const SystemTable& table, std::size_t measure)
{
    return std::any_of(table.values.begin(), table.values.end(),
                       [&](const auto& row) { return row[measure].rank > 0; });
}

std::vector<bool> queriesTold(const SystemTable& table)
{
    const std::size_t measures = table.measures.size();
    const auto isLikeTheLast = [&](const auto& row) {
        return std::ranges::all_of(
            row, [&](const SystemValue& value) { return value.queries == row.back().queries; });
    };
    std::vector<bool> told(measures);
    if (measures > 0 && std::ranges::all_of(table.values, isLikeTheLast)) {
        told.back() = hasUnlike(table, measures - 1);
        return told;
    }
    for (std::size_t measure = 0; measure < measures; ++measure)
        told[measure] = hasUnlike(table, measure);
    return told;
}

std::vector<bool> sharesTold(const SystemTable& table)
{
    const std::size_t measures = table.measures.size();
    const auto areEqual = [&table](std::size_t one, std::size_t other) {
        return std::ranges::all_of(table.values, [one, other](const auto& row) {
            return row[one].judged == row[other].judged;
        });
    };
    std::vector<bool> told(measures);
    for (std::size_t measure = 0; measure < measures; ++measure) {
        const bool isLast = measure + 1 == measures || !areEqual(measure, measure + 1);
        told[measure] = isLast && std::ranges::any_of(table.values, [measure](const auto& row) {
                            return row[measure].judged && *row[measure].judged < 1;
                        });
    }
    return told;
}

}  // namespace core
