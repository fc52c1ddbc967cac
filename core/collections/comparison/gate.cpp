// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/gate.h"

#include "core/metrics/statistics/paired_power.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

std::size_t countOf(const RunEvaluation& run, std::size_t definition)
{
    return static_cast<std::size_t>(
        std::count_if(run.queries.begin(), run.queries.end(), [=](const QueryValues& query) {
            return query.counted[definition].isDefined();
        }));
}

GateCheck leastCheck(const GateRule& rule, const RunEvaluation& run, std::size_t definition)
{
    GateCheck check;
    check.rule = rule;
    check.rule.maxDrop.reset();
    check.mean = run.means[definition];
    check.queries = countOf(run, definition);
    if (!check.mean || *check.mean < *rule.least)
        check.verdict = GateVerdict::Broken;
    return check;
}

void findPower(GateCheck& check, const RunComparison& compared)
{
    check.sought =
        *check.rule.maxDrop > 0 ? *check.rule.maxDrop : std::max(0.0, -compared.difference());
    if (compared.t && check.sought > 0)
        check.queriesNeeded = queriesNeeded(check.sought / compared.t->deviation,
                                            check.rule.p.value_or(gateAlpha), gatePower);
}

GateCheck dropCheck(const GateRule& rule, const RunComparison& compared)
{
    constexpr double rounding = 1e-12;
    GateCheck check;
    check.rule = rule;
    check.rule.least.reset();
    check.queries = compared.queries;
    if (compared.queries == 0) {
        check.mean = check.baseline = Undefined::NothingRetrieved;
        check.verdict = GateVerdict::Broken;
        return check;
    }
    check.mean = compared.meanB;
    check.baseline = compared.meanA;
    check.p = compared.test(rule.test).p;
    findPower(check, compared);
    if (-compared.difference() <= *rule.maxDrop + rounding)
        return check;
    const bool isUnproven = rule.p && check.p && *check.p >= *rule.p;
    check.verdict = isUnproven ? GateVerdict::Unproven : GateVerdict::Broken;
    return check;
}

}  // namespace

std::vector<GateCheck> checkGate(std::span<const GateRule> rules, const RunEvaluation& run,
                                 const RunEvaluation* baseline, const ComparisonRules& comparison,
                                 const Threads& threads)
{
    std::vector<RunComparison> compared;
    if (baseline)
        compared = compareRuns(std::array{baseline, &run}, rules.size(), comparison, threads);
    std::vector<GateCheck> checks;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].maxDrop)
            checks.push_back(dropCheck(rules[i], compared.at(i)));
        if (rules[i].least)
            checks.push_back(leastCheck(rules[i], run, i));
    }
    return checks;
}

RunEvaluation withUnanswered(RunEvaluation run, const RunEvaluation& baseline)
{
    const std::size_t definitions = run.means.size();
    for (const std::string& query : run.notInRun) {
        const auto answered =
            std::ranges::lower_bound(baseline.queries, query, {}, &QueryValues::query);
        const auto place = std::ranges::lower_bound(run.queries, query, {}, &QueryValues::query);
        const bool isCounted = place != run.queries.end() && place->query == query;
        if (isCounted || answered == baseline.queries.end() || answered->query != query ||
            answered->missing)
            continue;
        const std::vector<Value> zero(definitions, 0.0);
        run.queries.insert(place, {query, true, zero, zero});
    }
    run.means = meansOf(run.queries, definitions);
    return run;
}

}  // namespace core
