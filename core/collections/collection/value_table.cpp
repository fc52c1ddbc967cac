// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/value_table.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {

std::vector<std::string> queryIdsOf(const ValueTable& table)
{
    std::set<std::string> queries;
    for (const SystemValues& system : table.systems)
        for (const auto& [query, values] : system.queries)
            queries.insert(query);
    return {queries.begin(), queries.end()};
}

MeasureSpec measureGiven(const std::string& name)
{
    if (auto known = parseMeasureSpec(name))
        return *std::move(known);
    MeasureSpec measure;
    measure.given = name;
    return measure;
}

std::vector<RunEvaluation> evaluationsOf(const ValueTable& table,
                                         std::span<const MeasureSpec> measures, MissingRule rule)
{
    std::vector<std::size_t> places;
    for (const MeasureSpec& measure : measures) {
        const auto named =
            std::ranges::find_if(table.measures, [&measure](const std::string& name) {
                return measureGiven(name) == measure;
            });
        places.push_back(static_cast<std::size_t>(named - table.measures.begin()));
    }
    return evaluationsOf(table, places, rule);
}

std::vector<RunEvaluation> evaluationsOf(const ValueTable& table,
                                         std::span<const std::size_t> measures, MissingRule rule)
{
    const std::vector<std::string> queries = queryIdsOf(table);
    const bool isZero = rule == MissingRule::Zero;
    const Value absent = Undefined::NothingRetrieved;
    std::vector<RunEvaluation> evaluations;
    for (const SystemValues& system : table.systems) {
        RunEvaluation& evaluation = evaluations.emplace_back();
        for (const std::string& query : queries) {
            const auto known = system.queries.find(query);
            const bool isMissing = known == system.queries.end();
            if (isMissing)
                evaluation.notInRun.push_back(query);
            if (isMissing && !isZero)
                continue;
            QueryValues own{query, isMissing, {}, {}};
            for (const std::size_t measure : measures) {
                const bool isThere = measure < table.measures.size();
                const auto value = isMissing || !isThere ? std::nullopt : known->second[measure];
                own.values.push_back(value ? Value(*value) : absent);
                own.counted.push_back(value || !isZero || !isThere ? own.values.back()
                                                                   : Value(0.0));
            }
            evaluation.queries.push_back(std::move(own));
        }
        evaluation.means = meansOf(evaluation.queries, measures.size());
    }
    return evaluations;
}

}  // namespace core
