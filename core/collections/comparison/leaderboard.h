// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_comparison.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/tukey.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// The meaning of the letters after the means of a leaderboard.
enum class LetterRule : std::uint8_t {
    None,
    Tukey,  ///< runs share a letter if and only if Tukey's test does not separate them
    Holm,   ///< the same with a paired test of every two runs, adjusted by Holm
    Ranx,   ///< a run has the letters of the runs that it beats in that test; run 1 is "a"
};

/// A run's result under one measure.
struct Standing {
    Value mean = Undefined::NothingRetrieved;  ///< over its own queries, as in the evaluation
    std::size_t queries = 0;                   ///< that count in the mean
    std::optional<Interval> interval = {};     ///< meanInterval(), or that of weightedT()
    std::size_t rank = 0;  ///< by mean, from 1; equal means share the best rank; 0: no mean
    /// The judged share that the mean rests on, see RunJudging; leaderboard() leaves it empty.
    std::optional<double> judged = {};

    bool operator==(const Standing&) const = default;
};

struct LeaderboardRules {
    ComparisonRules comparison;
    PairedTest test = PairedTest::T;           ///< for pairs
    std::optional<std::size_t> baseline = {};  ///< only pairs with it, as A, are tested
    LetterRule letters = LetterRule::Tukey;    ///< None with a baseline
    bool everyPair = false;  ///< test every pair even if no letters need it; not with a baseline
    bool everyTest = false;  ///< make every test of a pair, like compareRuns()

    bool operator==(const LeaderboardRules&) const = default;
};

/// Runs × measures, and which runs differ.
struct Leaderboard {
    std::vector<std::vector<Standing>> standings;  ///< [run][definition]
    /// By definition, whether the means are over different queries: the best run may have skipped
    /// the hard ones. Ignores runs without a mean.
    std::vector<bool> areUnlike = {};
    /// Pairs with the baseline, or all pairs if letters need them; otherwise empty. In the order of
    /// compareRuns(). Holm and Benjamini-Hochberg adjust across all of them.
    std::vector<RunComparison> pairs = {};
    /// By definition, over the queries that have a value in every run; only if letters need it.
    /// Undefined if the queries have weights.
    std::vector<Result<TukeyHsd, Untested>> tukey = {};
};

/// Makes a leaderboard. The numbers of a pair equal those of compareRuns(), which also makes the
/// other tests. The same for any number of threads.
/// @param runs evaluations of the same `definitions` definitions under the same rules
/// @param stop ends the rounds early: discard the result then
Leaderboard leaderboard(std::span<const RunEvaluation* const> runs, std::size_t definitions,
                        const LeaderboardRules& rules = {}, const Threads& threads = Threads(),
                        const std::stop_token& stop = {});

/// The runs, best first; ties in their original order, runs without a mean last. O(runs log runs).
std::vector<std::size_t> runsByMean(const Leaderboard& board, std::size_t definition);

/// The comparison of two runs under one definition; null if it was not made. O(1).
const RunComparison* pairOf(const Leaderboard& board, const LeaderboardRules& rules,
                            std::size_t one, std::size_t other, std::size_t definition);

/// The number of rounds after which a randomisation test can have p below alpha: with N rounds, p
/// is at least 1/(N + 1), which Holm multiplies by the number of comparisons. Nothing if the rounds
/// in `rules` are enough, a pair differs, every p is exact, or another test is made. O(pairs).
std::optional<std::size_t> roundsToDiffer(const Leaderboard& board, const LeaderboardRules& rules);

/// The letters of each run under a definition, by the rule in `rules`; all empty if a test is
/// undefined. Letters of groups start at the best mean. For the cost, see letterDisplay().
/// @param order the runs in table order, which Ranx's letters follow
std::vector<std::string> runLetters(const Leaderboard& board, const LeaderboardRules& rules,
                                    std::size_t definition, std::span<const std::size_t> order);

}  // namespace core
