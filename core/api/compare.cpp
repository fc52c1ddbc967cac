// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/translation.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/collections/comparison/rated_measures.h"

#include <rankscope/compare.h>

#include <algorithm>
#include <array>

namespace rankscope {
inline namespace v0 {

namespace {

core::RunEvaluation evaluationOf(const Evaluation& evaluation)
{
    core::RunEvaluation result;
    for (const QueryValues& query : evaluation.queries) {
        core::QueryValues& values =
            result.queries.emplace_back(core::QueryValues{query.query, query.missing, {}, {}});
        for (const Value value : query.values)
            values.values.push_back(valueOf(value));
        for (const Value value : query.counted)
            values.counted.push_back(valueOf(value));
    }
    return result;
}

Comparison comparisonOf(const core::RunComparison& found, const Definition& definition)
{
    Comparison result{definition,         found.queries,    found.meanA,       found.meanB,
                      found.difference(), found.counts.won, found.counts.tied, found.counts.lost};
    if (found.interval) {
        result.low = found.interval->low;
        result.high = found.interval->high;
    }
    if (found.t)
        result.effectSize = found.t->effectSize;
    for (const core::PairedTestRow& row : core::pairedTestTable())
        result.tests.push_back({row.id, found.test(row.test).p, found.test(row.test).holm});
    return result;
}

}  // namespace

const TestedP* Comparison::test(std::string_view name) const
{
    const auto found = std::ranges::find(tests, name, &TestedP::test);
    return found == tests.end() ? nullptr : &*found;
}

std::vector<Comparison> compare(const Evaluation& a, const Evaluation& b, const CompareRules& rules)
{
    if (a.definitions != b.definitions)
        throw Error("found evaluations by different definitions, expected the same for both");
    if (!(rules.alpha > 0 && rules.alpha < 1) || !(rules.epsilon >= 0) || rules.rounds == 0)
        throw Error("found a rule out of its range, expected 0 < alpha < 1, epsilon >= 0 and at "
                    "least one round");
    const std::array runs{evaluationOf(a), evaluationOf(b)};
    core::ComparisonRules comparison{rules.alpha, rules.epsilon, {rules.rounds, rules.seed}};
    std::vector<core::MeasureSpec> measures;
    for (const Definition& definition : a.definitions)
        measures.push_back(Inward::of(definition));
    comparison.untested = core::unratedOf(measures);
    std::vector<Comparison> all;
    for (const core::RunComparison& found : core::compareRuns(
             runs, a.definitions.size(), comparison, core::Threads(rules.threads), rules.stop))
        all.push_back(comparisonOf(found, a.definitions[found.definition]));
    refuseIfStopped(rules.stop);
    return all;
}

}  // namespace v0
}  // namespace rankscope
