// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/pair_comparison.h"

#include "core/collections/comparison/paired_test_table.h"
#include "core/metrics/statistics/weighted_t.h"

namespace core {

void compare(const PairedValues& values, const PairTesting& testing, RunComparison& comparison)
{
    const std::vector<double> differences = values.differences();
    comparison.queries = differences.size();
    if (differences.empty())
        return;
    comparison.isWeighted = !values.weights.empty();
    if (comparison.isWeighted)
        comparison.effective = effectiveQueries(values.weights);
    const auto meanOfRun = [&](const std::vector<double>& run) {
        return comparison.isWeighted ? weightedMean(run, values.weights) : meanOf(run);
    };
    comparison.meanA = meanOfRun(values.a);
    comparison.meanB = meanOfRun(values.b);
    if (const auto why = testing.rules.whyUntested(comparison.definition)) {
        rowOf(PairedTest::Sign)
            .make(comparison,
                  {differences, values.weights, testing.rules, testing.threads, testing.stop});
        comparison.t = *why;
        comparison.bootstrap = *why;
        return;
    }
    for (const PairedTestRow& row : pairedTestTable()) {
        const bool isQuick = row.test == PairedTest::T || row.test == PairedTest::Sign;
        const bool isAsked = !testing.only || *testing.only == row.test;
        if (isQuick || isAsked)
            row.make(comparison,
                     {differences, values.weights, testing.rules, testing.threads, testing.stop});
        if (isAsked)
            comparison.tests.at(static_cast<std::size_t>(row.test)).p = row.p(comparison);
    }
}

}  // namespace core
