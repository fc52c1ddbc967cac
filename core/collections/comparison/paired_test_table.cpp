// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/paired_test_table.h"

#include "core/foundation/enum_table.h"
#include "core/metrics/statistics/weighted_t.h"

namespace core {

namespace {

using Facts = std::vector<TestFact>;

/// The p of a test that cannot be weighted.
std::optional<double> unlessWeighted(const RunComparison& comparison, double p)
{
    return comparison.isWeighted ? std::nullopt : std::optional(p);
}

Facts cannotBeWeighted()
{
    return {{"reason", Untested::Unweightable}};
}

/// The differences times their weights.
std::vector<double> weighted(const PairedTestInput& input)
{
    std::vector<double> products(input.differences.begin(), input.differences.end());
    for (std::size_t i = 0; i < input.weights.size(); ++i)
        products[i] *= input.weights[i];
    return products;
}

constexpr std::array<PairedTestRow, pairedTests> pairedTestRows{{
    {PairedTest::T, "t", false,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.t = comparison.isWeighted ? weightedT(input.differences, input.weights)
                                              : pairedT(input.differences);
         if (comparison.t)
             comparison.interval = confidenceInterval(*comparison.t, input.rules.alpha);
     },
     [](const RunComparison& comparison) {
         return comparison.t ? std::optional(comparison.t->p) : std::nullopt;
     },
     [](const RunComparison& comparison, const ComparisonRules&) {
         if (!comparison.t)
             return Facts{{"reason", comparison.t.error()}};
         return comparison.t->freedom
                    ? Facts{{"statistic", comparison.t->t}, {"freedom", *comparison.t->freedom}}
                    : Facts{{"statistic", comparison.t->t}, {"freedom", comparison.t->count - 1}};
     }},
    {PairedTest::Wilcoxon, "wilcoxon", false,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.signedRanks = wilcoxon(input.differences, input.rules.epsilon);
     },
     [](const RunComparison& comparison) {
         return unlessWeighted(comparison, comparison.signedRanks.p);
     },
     [](const RunComparison& comparison, const ComparisonRules&) {
         if (comparison.isWeighted)
             return cannotBeWeighted();
         const SignedRanks& ranks = comparison.signedRanks;
         return Facts{{"positive", ranks.positive},
                      {"negative", ranks.negative},
                      {"count", ranks.count},
                      {"ties", ranks.hasTies},
                      {"exact", ranks.isExact}};
     }},
    {PairedTest::Sign, "sign", false,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.counts = winTieLoss(input.differences, input.rules.epsilon);
     },
     [](const RunComparison& comparison) {
         return unlessWeighted(comparison, signTest(comparison.counts));
     },
     [](const RunComparison& comparison, const ComparisonRules&) {
         return comparison.isWeighted ? cannotBeWeighted() : Facts{{"exact", true}};
     }},
    {PairedTest::Randomisation, "randomisation", true,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.randomisation =
             randomisationTest(weighted(input), input.rules.rounds, input.threads, input.stop);
     },
     [](const RunComparison& comparison) { return std::optional(comparison.randomisation.p); },
     [](const RunComparison& comparison, const ComparisonRules&) {
         return Facts{{"exact", comparison.randomisation.isExact()},
                      {"rounds", comparison.randomisation.rounds}};
     }},
    {PairedTest::Bootstrap, "bootstrap", true,
     [](RunComparison& comparison, const PairedTestInput& input) {
         const auto& [differences, weights, rules, threads, stop] = input;
         comparison.bootstrap =
             comparison.isWeighted
                 ? weightedBootstrap(differences, weights, rules.alpha, rules.rounds, threads, stop)
                 : pairedBootstrap(differences, rules.alpha, rules.rounds, threads, stop);
     },
     [](const RunComparison& comparison) {
         return comparison.bootstrap ? std::optional(comparison.bootstrap->p) : std::nullopt;
     },
     [](const RunComparison& comparison, const ComparisonRules& rules) {
         return comparison.bootstrap ? Facts{{"rounds", rules.rounds.count}}
                                     : Facts{{"reason", comparison.bootstrap.error()}};
     }},
}};

static_assert(hasRowForEach(pairedTestRows, &PairedTestRow::test, pairedTests));

}  // namespace

const std::array<PairedTestRow, pairedTests>& pairedTestTable()
{
    return pairedTestRows;
}

const PairedTestRow& rowOf(PairedTest test)
{
    return pairedTestRows.at(static_cast<std::size_t>(test));
}

}  // namespace core
