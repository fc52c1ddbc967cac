// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/group_comparison.h"

#include "core/collections/comparison/pair_comparison.h"

#include <algorithm>
#include <iterator>

namespace core {

std::vector<RunComparison> compareInGroups(const RunEvaluation& a, const RunEvaluation& b,
                                           std::size_t definition,
                                           std::span<const QueryGroup> groups,
                                           const ComparisonRules& rules, const Threads& threads,
                                           const std::stop_token& stop)
{
    const std::vector<CommonQuery> common = commonQueries(a, b);
    std::vector<RunComparison> comparisons;
    for (const QueryGroup& group : groups) {
        std::vector<CommonQuery> inGroup;
        std::ranges::copy_if(common, std::back_inserter(inGroup), [&](const CommonQuery& query) {
            return group.queries.contains(a.queries[query.inA].query);
        });
        RunComparison& comparison = comparisons.emplace_back();
        comparison.b = 1;
        comparison.definition = definition;
        ComparisonRules own = rules;
        own.areChosenByOutcome = own.areChosenByOutcome || group.isByOutcome;
        const PairTesting testing{own, {}, threads, stop};
        compare(pairedValues(a, b, inGroup, definition), testing, comparison);
    }
    adjustOverFamily(comparisons);
    return comparisons;
}

}  // namespace core
