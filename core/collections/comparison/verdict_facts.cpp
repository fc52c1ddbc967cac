// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/verdict_facts.h"

#include "core/collections/collection/query_weights.h"
#include "core/collections/comparison/gate.h"
#include "core/collections/comparison/pair_comparison.h"
#include "core/metrics/statistics/paired_power.h"
#include "core/rankings/evaluation/paired_queries.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core {

namespace {

RunComparison testedAlone(const RunEvaluation& a, const RunEvaluation& b, std::size_t definition,
                          const VerdictRules& rules, const Threads& threads,
                          const std::stop_token& stop)
{
    RunComparison comparison;
    comparison.definition = definition;
    const PairTesting testing{rules.comparison, rules.test, threads, stop};
    compare(pairedValues(a, b, commonQueries(a, b), definition), testing, comparison);
    return comparison;
}

/// The judged queries that a run answers, and those it does not.
struct AnsweredQueries {
    std::set<std::string_view> some;
    std::set<std::string_view> none;
};

/// @param lists null: no list is empty
AnsweredQueries answeredBy(const RunEvaluation& run, const RunLists* lists)
{
    AnsweredQueries queries{{}, {run.notInRun.begin(), run.notInRun.end()}};
    for (const QueryValues& query : run.queries) {
        const bool isEmpty = query.missing || (lists && lists->documentsOf(query.query) == 0);
        (isEmpty ? queries.none : queries.some).insert(query.query);
    }
    return queries;
}

Unanswered unansweredBy(const AnsweredQueries& a, const AnsweredQueries& b)
{
    Unanswered count;
    for (const std::string_view query : b.none)
        ++(a.some.contains(query) ? count.onlyInA : count.inNeither);
    for (const std::string_view query : a.none)
        if (b.some.contains(query))
            ++count.onlyInB;
    return count;
}

/// The difference that the test would detect, given its standard error and degrees of freedom.
double detectableDifference(const PairedT& test, double alpha)
{
    if (!test.freedom)
        return test.deviation * detectableEffect(test.count, alpha, gatePower);
    const auto like = static_cast<std::size_t>(std::max(2.0, std::round(*test.freedom) + 1));
    return test.deviation * std::sqrt(static_cast<double>(like) / static_cast<double>(test.count)) *
           detectableEffect(like, alpha, gatePower);
}

/// Finds the query that alone decides the sign of the mean difference.
void findDecisive(VerdictFacts& facts, const std::vector<PairedQuery>& pairs)
{
    double weights = 0;
    for (const PairedQuery& pair : pairs)
        weights += pair.weight;
    const double total = facts.compared.difference() * weights;
    std::size_t found = 0;
    for (const PairedQuery& pair : pairs) {
        const double rest = total - pair.weight * pair.difference();
        constexpr double rounding = 1e-12;
        if (pairs.size() < 2 || rest * total >= 0 ||
            std::min(std::abs(rest), std::abs(total)) < rounding)
            continue;
        ++found;
        facts.decisive = pair.query;
        facts.withoutDecisive = rest / (weights - pair.weight);
    }
    if (found != 1) {
        facts.decisive.clear();
        facts.withoutDecisive = 0;
    }
}

}  // namespace

VerdictFacts verdictFacts(const VerdictInput& input, const VerdictRules& rules,
                          const Threads& threads, const std::stop_token& stop)
{
    VerdictFacts facts;
    facts.rules = rules;
    facts.evaluation = input.rules;
    facts.isRating = isRatingOfRuns(input.measure);
    facts.compared = testedAlone(input.a, input.b, input.definition, rules, threads, stop);
    facts.unanswered = unansweredBy(answeredBy(input.a, nullptr), answeredBy(input.b, nullptr));
    const auto pairs = pairQueries(input.a, input.b, input.definition).pairs;
    facts.areAllEqual = !pairs.empty() && std::ranges::all_of(pairs, [](const PairedQuery& pair) {
        return pair.difference() == 0;
    });
    findDecisive(facts, pairs);
    if (facts.compared.t && facts.isRating)
        facts.detectable = detectableDifference(*facts.compared.t, rules.comparison.alpha);
    if (facts.compared.isWeighted) {
        PairedValues values =
            pairedValues(input.a, input.b, commonQueries(input.a, input.b), input.definition);
        values.weights.clear();
        compare(values, {rules.comparison, rules.test, threads, stop}, facts.unweighted.emplace());
    }
    if (input.rules.missing == MissingRule::Skip &&
        facts.unanswered.onlyInA + facts.unanswered.onlyInB > 0)
        facts.unansweredAsZero =
            testedAlone(withUnanswered(input.a, input.b), withUnanswered(input.b, input.a),
                        input.definition, rules, threads, stop);
    return facts;
}

void addShares(VerdictFacts& facts, const VerdictInput& input, const RunJudging& a,
               const RunJudging& b, const Threads& threads, const std::stop_token& stop)
{
    facts.cutoff = input.measure.cutoff;
    facts.judgedA = a.shares[input.definition];
    facts.judgedB = b.shares[input.definition];
    if (!a.complete.empty() && !b.complete.empty()) {
        std::vector<std::string> inBoth;
        std::ranges::set_intersection(a.complete[input.definition], b.complete[input.definition],
                                      std::back_inserter(inBoth));
        facts.completeQueries = inBoth.size();
    }
    if (facts.areSomeUnjudged() && a.otherwise && b.otherwise)
        facts.otherwiseJudged =
            testedAlone(weightedLike(*a.otherwise, input.a), weightedLike(*b.otherwise, input.b),
                        input.definition, facts.rules, threads, stop);
}

void addLists(VerdictFacts& facts, const VerdictInput& input, const Qrels& qrels, const RunLists& a,
              const RunLists& b, const GradeScale& scale, const Threads& threads,
              const std::stop_token& stop)
{
    facts.unanswered = unansweredBy(answeredBy(input.a, &a), answeredBy(input.b, &b));
    if (!facts.areSomeUnjudged() || input.rules.judgedOnly || stop.stop_requested())
        return;
    const EvaluatedRun ofA{a, input.a};
    const EvaluatedRun ofB{b, input.b};
    const auto queries =
        queryBounds(qrels, ofA, &ofB, std::array{input.measure}, input.rules, scale, threads, stop);
    facts.bounds = meanDifferences(queries, 1, input.rules.noValue).front();
    facts.likely = likelyDifference(qrels, ofA, ofB, input.measure, input.rules, threads, stop);
}

}  // namespace core
