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
    std::optional<double> holm;               ///< adjusted over the family
    std::optional<double> benjaminiHochberg;  ///< adjusted over the family

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

    bool operator==(const ComparisonRules&) const = default;
};

/// Compares every two runs under every definition; the earlier run is A. Order: all definitions of
/// the first pair, then of the next. The p values of one test over all pairs and definitions are
/// the family that holm() and benjaminiHochberg() adjust. The same for any number of threads.
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

/// Adjusts the p values of each test over these comparisons, replacing any earlier adjustment.
void adjustOverFamily(std::vector<RunComparison>& family);

}  // namespace core
