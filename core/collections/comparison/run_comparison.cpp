// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/run_comparison.h"

#include "core/collections/comparison/pair_comparison.h"
#include "core/metrics/statistics/multiple_testing.h"

#include <algorithm>

namespace core {

namespace {

/// Whether both definitions are in one family.
bool areAdjustedTogether(const std::optional<std::size_t>& primary, std::size_t one,
                         std::size_t other)
{
    return !primary || (one == *primary) == (other == *primary);
}

void adjust(std::span<RunComparison* const> family, std::size_t test)
{
    PValues raw;
    for (const RunComparison* comparison : family)
        raw.push_back(comparison->tests[test].p);
    const PValues byHolm = holm(raw);
    const PValues byShare = benjaminiHochberg(raw);
    for (std::size_t i = 0; i < family.size(); ++i) {
        family[i]->tests[test].holm = byHolm[i];
        family[i]->tests[test].benjaminiHochberg = byShare[i];
    }
}

}  // namespace

std::optional<Untested> ComparisonRules::whyUntested(std::size_t definition) const
{
    if (std::ranges::find(untested, definition) != untested.end())
        return Untested::NotRated;
    return areChosenByOutcome ? std::optional(Untested::ChosenByOutcome) : std::nullopt;
}

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
    adjustOverFamily(comparisons, rules.primary);
    return comparisons;
}

void adjustOverFamily(std::vector<RunComparison>& comparisons,
                      const std::optional<std::size_t>& primary)
{
    std::vector<RunComparison*> ofPrimary;
    std::vector<RunComparison*> others;
    for (RunComparison& comparison : comparisons)
        (primary == comparison.definition ? ofPrimary : others).push_back(&comparison);
    for (std::size_t test = 0; test < pairedTests; ++test) {
        adjust(ofPrimary, test);
        adjust(others, test);
    }
}

std::size_t familySize(std::span<const RunComparison> comparisons,
                       const std::optional<std::size_t>& primary, std::size_t definition,
                       PairedTest test)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(comparisons, [&](const RunComparison& comparison) {
            return comparison.test(test).p &&
                   areAdjustedTogether(primary, comparison.definition, definition);
        }));
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
