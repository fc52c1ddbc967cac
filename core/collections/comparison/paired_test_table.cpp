// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/paired_test_table.h"

#include "core/foundation/enum_table.h"

namespace core {

namespace {

using Facts = std::vector<TestFact>;

constexpr std::array<PairedTestRow, pairedTests> pairedTestRows{{
    {PairedTest::T, "t", false,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.t = pairedT(input.differences);
         if (comparison.t)
             comparison.interval = confidenceInterval(*comparison.t, input.rules.alpha);
     },
     [](const RunComparison& comparison) {
         return comparison.t ? std::optional(comparison.t->p) : std::nullopt;
     },
     [](const RunComparison& comparison, const ComparisonRules&) {
         return comparison.t
                    ? Facts{{"statistic", comparison.t->t}, {"freedom", comparison.t->count - 1}}
                    : Facts{{"reason", comparison.t.error()}};
     }},
    {PairedTest::Wilcoxon, "wilcoxon", false,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.signedRanks = wilcoxon(input.differences, input.rules.epsilon);
     },
     [](const RunComparison& comparison) { return std::optional(comparison.signedRanks.p); },
     [](const RunComparison& comparison, const ComparisonRules&) {
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
     [](const RunComparison& comparison) { return std::optional(signTest(comparison.counts)); },
     [](const RunComparison&, const ComparisonRules&) {
         return Facts{{"exact", true}};
     }},
    {PairedTest::Randomisation, "randomisation", true,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.randomisation =
             randomisationTest(input.differences, input.rules.rounds, input.threads, input.stop);
     },
     [](const RunComparison& comparison) { return std::optional(comparison.randomisation.p); },
     [](const RunComparison& comparison, const ComparisonRules&) {
         return Facts{{"exact", comparison.randomisation.isExact()},
                      {"rounds", comparison.randomisation.rounds}};
     }},
    {PairedTest::Bootstrap, "bootstrap", true,
     [](RunComparison& comparison, const PairedTestInput& input) {
         comparison.bootstrap = pairedBootstrap(input.differences, input.rules.alpha,
                                                input.rules.rounds, input.threads, input.stop);
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
