#include "core/comparison/group_comparison.h"

namespace core {

namespace {

/// Of the group's queries under one definition, which is the only one there.
RunEvaluation underOne(std::size_t definition, const QueryGroup& group,
                       const RunEvaluation& evaluation)
{
    RunEvaluation own;
    for (const QueryValues& query : evaluation.queries)
        if (group.queries.contains(query.query))
            own.queries.push_back({query.query,
                                   query.missing,
                                   {query.values[definition]},
                                   {query.counted[definition]}});
    own.means = meansOf(own.queries, 1);
    return own;
}

}  // namespace

std::vector<RunComparison> compareInGroups(const RunEvaluation& a, const RunEvaluation& b,
                                           std::size_t definition,
                                           std::span<const QueryGroup> groups,
                                           const ComparisonRules& rules, const Threads& threads,
                                           const std::stop_token& stop)
{
    std::vector<RunComparison> comparisons;
    for (const QueryGroup& group : groups) {
        const std::vector<RunEvaluation> pair{underOne(definition, group, a),
                                              underOne(definition, group, b)};
        comparisons.push_back(compareRuns(pair, 1, rules, threads, stop).front());
        comparisons.back().definition = definition;
    }
    adjustOverFamily(comparisons);
    return comparisons;
}

}  // namespace core
