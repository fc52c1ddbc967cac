// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/gate.h"

#include "core/collections/comparison/pair_comparison.h"
#include "core/metrics/statistics/multiple_testing.h"
#include "core/metrics/statistics/paired_power.h"
#include "core/rankings/evaluation/paired_queries.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <utility>

namespace core {

namespace {

std::size_t countOf(const RunEvaluation& run, std::size_t definition)
{
    return static_cast<std::size_t>(
        std::count_if(run.queries.begin(), run.queries.end(), [=](const QueryValues& query) {
            return query.counted[definition].isDefined();
        }));
}

/// The first few by `badness`, worst first.
std::vector<GateQuery> worstOf(std::vector<GateQuery> queries, auto badness)
{
    std::ranges::stable_sort(queries, std::ranges::greater(), badness);
    queries.resize(std::min(queries.size(), gateWorst));
    return queries;
}

std::vector<GateQuery> lowest(const RunEvaluation& run, std::size_t definition, double least)
{
    std::vector<GateQuery> low;
    for (const QueryValues& query : run.queries) {
        const Value& counted = query.counted[definition];
        if (counted && *counted < least)
            low.push_back({query.query, query.missing, *counted});
    }
    return worstOf(std::move(low), [](const GateQuery& query) { return -query.value; });
}

double dropOf(const GateQuery& query)
{
    return query.weight * (*query.baseline - query.value);
}

std::vector<GateQuery> largestDrops(const RunEvaluation& baseline, const RunEvaluation& run,
                                    std::span<const CommonQuery> common, std::size_t definition)
{
    std::vector<GateQuery> drops;
    for (const auto& [inBaseline, inRun] : common) {
        const QueryValues& query = run.queries[inRun];
        const Value& before = baseline.queries[inBaseline].counted[definition];
        const Value& now = query.counted[definition];
        if (before && now && *now < *before)
            drops.push_back({query.query, query.missing, *now, *before, query.weight});
    }
    return worstOf(std::move(drops), dropOf);
}

GateCheck leastCheck(const GateRule& rule, const RunEvaluation& run, std::size_t definition)
{
    GateCheck check;
    check.rule = rule;
    check.rule.maxDrop.reset();
    check.mean = run.means[definition];
    check.queries = countOf(run, definition);
    check.worst = lowest(run, definition, *rule.least);
    if (!check.mean || *check.mean < *rule.least)
        check.verdict = GateVerdict::Broken;
    return check;
}

void findPower(GateCheck& check, const RunComparison& compared)
{
    check.sought =
        *check.rule.maxDrop > 0 ? *check.rule.maxDrop : std::max(0.0, -compared.difference());
    if (compared.t && check.sought > 0)
        check.queriesNeeded =
            queriesNeeded(check.sought / compared.t->deviation, check.rule.alpha(), gatePower);
}

bool isWithinAllowed(const GateCheck& check)
{
    constexpr double rounding = 1e-12;
    return *check.baseline - *check.mean <= *check.rule.maxDrop + rounding;
}

/// Whether the interval excludes a drop as large as allowed.
bool isExcluded(const GateCheck& check)
{
    if (check.interval)
        return check.interval->low > -*check.rule.maxDrop;
    return check.queries > 1 && isWithinAllowed(check);
}

/// @param check a drop with means
GateVerdict verdictOn(const GateCheck& check)
{
    const GateRule& rule = check.rule;
    if (rule.isNonInferior ? isExcluded(check) : isWithinAllowed(check))
        return GateVerdict::Held;
    if (isWithinAllowed(check))
        return GateVerdict::Unproven;
    const std::optional<double>& p = check.holm ? check.holm : check.p;
    return rule.isTested() && p && *p >= rule.alpha() ? GateVerdict::Unproven : GateVerdict::Broken;
}

GateCheck dropCheck(const GateRule& rule, const RunComparison& compared)
{
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
    if (compared.t) {
        check.interval = confidenceInterval(*compared.t, rule.alpha());
        if (rule.isNonInferior) {
            const bool isExcluded = check.interval->low > -*rule.maxDrop;
            check.interval = conservativeInterval(*compared.t, rule.alpha());
            check.isExcludedByT = isExcluded && check.interval->low <= -*rule.maxDrop;
        }
    }
    findPower(check, compared);
    check.verdict = verdictOn(check);
    return check;
}

bool isDrop(const GateCheck& check)
{
    return check.rule.maxDrop && check.mean;
}

}  // namespace

std::vector<GateCheck> checkGate(std::span<const GateRule> rules, const RunEvaluation& run,
                                 const RunEvaluation* baseline, const ComparisonRules& comparison,
                                 const Threads& threads)
{
    std::vector<CommonQuery> common;
    if (baseline)
        common = commonQueries(*baseline, run);
    std::vector<GateCheck> checks;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].maxDrop) {
            assert(baseline);
            RunComparison compared;
            compare(pairedValues(*baseline, run, common, i), {comparison, rules[i].test, threads},
                    compared);
            GateCheck& check = checks.emplace_back(dropCheck(rules[i], compared));
            check.worst = largestDrops(*baseline, run, common, i);
        }
        if (rules[i].least)
            checks.push_back(leastCheck(rules[i], run, i));
    }
    return checks;
}

void adjustByHolm(std::span<GatedQueries> family)
{
    std::vector<GateCheck*> tested;
    PValues raw;
    for (GatedQueries& gated : family) {
        for (GateCheck& check : gated.checks) {
            if (!isDrop(check) || !check.rule.isTested())
                continue;
            tested.push_back(&check);
            raw.push_back(check.p);
        }
    }
    const PValues adjusted = holm(raw);
    for (std::size_t i = 0; i < tested.size(); ++i) {
        tested[i]->holm = adjusted[i];
        tested[i]->verdict = verdictOn(*tested[i]);
    }
}

GateVerdict countedAs(const GateCheck& check, UnprovenRule unproven)
{
    const bool isFailing = check.verdict == GateVerdict::Unproven &&
                           check.rule.unproven.value_or(unproven) == UnprovenRule::Fail;
    return isFailing ? GateVerdict::Broken : check.verdict;
}

GateVerdict outcomeOf(std::span<const GatedQueries> gated, UnprovenRule unproven)
{
    GateVerdict worst = GateVerdict::Held;
    for (const GatedQueries& queries : gated)
        for (const GateCheck& check : queries.checks)
            worst = std::max(worst, countedAs(check, unproven));
    return worst;
}

std::vector<std::string> unansweredQueries(const RunEvaluation& run, const RunEvaluation& baseline)
{
    std::vector<std::string> unanswered;
    std::ranges::copy_if(run.notInRun, std::back_inserter(unanswered), [&](const auto& query) {
        const auto found =
            std::ranges::lower_bound(baseline.queries, query, {}, &QueryValues::query);
        return found != baseline.queries.end() && found->query == query && !found->missing;
    });
    return unanswered;
}

RunEvaluation withUnanswered(RunEvaluation run, const RunEvaluation& baseline)
{
    const std::size_t definitions = run.means.size();
    for (const std::string& query : unansweredQueries(run, baseline)) {
        const auto place = std::ranges::lower_bound(run.queries, query, {}, &QueryValues::query);
        if (place != run.queries.end() && place->query == query)
            continue;
        const std::vector<Value> zero(definitions, 0.0);
        const auto known =
            std::ranges::lower_bound(baseline.queries, query, {}, &QueryValues::query);
        run.queries.insert(place, {query, true, zero, zero, known->weight});
    }
    run.means = meansOf(run.queries, definitions);
    return run;
}

}  // namespace core
