// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/paired_bootstrap.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/randomisation.h"
#include "core/metrics/statistics/sign_test.h"
#include "core/metrics/statistics/untested.h"
#include "core/metrics/statistics/wilcoxon.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

enum class PairedTest : std::uint8_t { T, Wilcoxon, Sign, Randomisation, Bootstrap };
inline constexpr auto pairedTests = static_cast<std::size_t>(PairedTest::Bootstrap) + 1;

/// The p values of one test in one comparison; nothing if the test is undefined.
struct TestedP {
    std::optional<double> p;
    std::optional<double> holm;               ///< adjusted across the family
    std::optional<double> benjaminiHochberg;  ///< adjusted across the family

    bool operator==(const TestedP&) const = default;
};

/// Two runs under one definition. Differences are B − A, over the queries that pairQueries()
/// aligns. If the queries have weights, t and bootstrap are weightedT() and weightedBootstrap(),
/// the randomisation test flips the signs of the weighted differences, and the Wilcoxon and sign
/// tests have no p; won, tied and lost stay counts of queries.
struct RunComparison {
    std::size_t a = 0;  ///< index of a run
    std::size_t b = 0;
    std::size_t definition = 0;
    std::size_t queries = 0;  ///< that are compared; if 0, the rest is meaningless
    bool isWeighted = false;  ///< means, intervals and tests use the weights of the queries
    double effective = 0;     ///< effectiveQueries() of their weights; 0 without weights
    double meanA = 0;
    double meanB = 0;
    WinTieLoss counts;
    Result<PairedT, Untested> t = Untested::NoQueries;
    std::optional<Interval> interval;  ///< the t interval of the mean difference
    SignedRanks signedRanks;
    Randomisation randomisation;
    Result<PairedBootstrap, Untested> bootstrap = Untested::NoQueries;
    std::array<TestedP, pairedTests> tests;  ///< by PairedTest

    double difference() const { return meanB - meanA; }
    /// How many equally weighted queries the comparison is worth.
    double worth() const { return isWeighted ? effective : static_cast<double>(queries); }
    const TestedP& test(PairedTest test) const { return tests.at(static_cast<std::size_t>(test)); }
};

struct ComparisonRules {
    double alpha = 0.05;  ///< above 0 and below 1: intervals have level 1 - alpha
    double epsilon = 0;   ///< the largest difference that is a tie: win/tie/loss, sign, Wilcoxon
    RandomRounds rounds;
    /// Definitions that are not tested and in no family, because they do not rate runs; see
    /// unratedOf(). They have means and queries won, but no interval.
    std::vector<std::size_t> untested = {};
    /// The queries were chosen by their values, see choosesByOutcome(): nothing is tested.
    bool areChosenByOutcome = false;
    /// The definition that was chosen in advance. Its p values are adjusted across the pairs of
    /// runs only, and the others among themselves. Nothing: all definitions are one family.
    std::optional<std::size_t> primary = {};

    /// Why a definition is not tested, whatever its values; nothing if it is.
    std::optional<Untested> whyUntested(std::size_t definition) const;
    bool operator==(const ComparisonRules&) const = default;
};

/// Compares every two runs under every definition; the earlier run is A. Order: all definitions of
/// the first pair, then of the next. The p values are adjusted by adjustOverFamily(). The same for
/// any number of threads.
/// @param runs evaluations of the same `definitions` definitions under the same rules
/// @param stop ends the rounds early: discard the result then
std::vector<RunComparison> compareRuns(std::span<const RunEvaluation* const> runs,
                                       std::size_t definitions, const ComparisonRules& rules = {},
                                       const Threads& threads = Threads(),
                                       const std::stop_token& stop = {});
/// The same for a contiguous list of runs.
std::vector<RunComparison> compareRuns(std::span<const RunEvaluation> runs, std::size_t definitions,
                                       const ComparisonRules& rules = {},
                                       const Threads& threads = Threads(),
                                       const std::stop_token& stop = {});

/// Adjusts the p values of each test over these comparisons by holm() and benjaminiHochberg(),
/// replacing any earlier adjustment.
/// @param primary those of this definition are a family, and the others are another
void adjustOverFamily(std::vector<RunComparison>& comparisons,
                      const std::optional<std::size_t>& primary = {});

/// The number of p values of a test that were adjusted together with those of a definition.
/// O(comparisons).
std::size_t familySize(std::span<const RunComparison> comparisons,
                       const std::optional<std::size_t>& primary, std::size_t definition,
                       PairedTest test);

}  // namespace core
