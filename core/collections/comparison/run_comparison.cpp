// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/run_comparison.h"

#include "core/collections/comparison/pair_comparison.h"
#include "core/metrics/statistics/multiple_testing.h"

namespace core {

namespace {

void adjust(std::vector<RunComparison>& comparisons, std::size_t test)
{
    PValues family;
    for (const RunComparison& comparison : comparisons)
        family.push_back(comparison.tests[test].p);
    const PValues byHolm = holm(family);
    const PValues byShare = benjaminiHochberg(family);
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
        comparisons[i].tests[test].holm = byHolm[i];
        comparisons[i].tests[test].benjaminiHochberg = byShare[i];
    }
}

}  // namespace

std::vector<RunComparison> compareRuns(std::span<const RunEvaluation* const> runs,
                                       std::size_t definitions, const ComparisonRules& rules,
                                       const Threads& threads, const std::stop_token& stop)
{
    const PairTesting testing{rules, {}, threads, stop};
    std::vector<RunComparison> comparisons;
    for (std::size_t a = 0; a < runs.size(); ++a) {
        for (std::size_t b = a + 1; b < runs.size(); ++b) {
            const std::vector<CommonQuery> common = commonQueries(*runs[a], *runs[b]);
            for (std::size_t definition = 0; definition < definitions; ++definition) {
                RunComparison& comparison = comparisons.emplace_back();
                comparison.a = a;
                comparison.b = b;
                comparison.definition = definition;
                compare(pairedValues(*runs[a], *runs[b], common, definition), testing, comparison);
            }
        }
    }
    adjustOverFamily(comparisons);
    return comparisons;
}

void adjustOverFamily(std::vector<RunComparison>& family)
{
    for (std::size_t test = 0; test < pairedTests; ++test)
        adjust(family, test);
}

std::vector<RunComparison> compareRuns(std::span<const RunEvaluation> runs, std::size_t definitions,
                                       const ComparisonRules& rules, const Threads& threads,
                                       const std::stop_token& stop)
{
    std::vector<const RunEvaluation*> places;
    for (const RunEvaluation& run : runs)
        places.push_back(&run);
    return compareRuns(places, definitions, rules, threads, stop);
}

}  // namespace core
