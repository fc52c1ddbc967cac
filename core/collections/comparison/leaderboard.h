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

/// What the letters behind the means of a leaderboard say.
enum class LetterRule : std::uint8_t {
    None,
    Tukey,  ///< runs share a letter exactly when Tukey's test does not tell them apart
    Holm,   ///< the same by a paired test of every two runs, adjusted by Holm
    Ranx,   ///< a run has the letters of the runs that it beats by that test; run 1 is "a"
};

/// A run under one measure.
struct Standing {
    Value mean = Undefined::NothingRetrieved;  ///< over its own queries, as the evaluation has it
    std::size_t queries = 0;                   ///< that count in the mean
    std::optional<Interval> interval = {};     ///< meanInterval() of the mean
    std::size_t rank = 0;  ///< by mean from 1, equal means share the best one; 0: no mean

    bool operator==(const Standing&) const = default;
};

struct LeaderboardRules {
    ComparisonRules comparison;
    PairedTest test = PairedTest::T;           ///< of pairs
    std::optional<std::size_t> baseline = {};  ///< only pairs with it are tested; it is their A
    LetterRule letters = LetterRule::Tukey;    ///< None with a baseline
    bool everyPair = false;  ///< is tested although no letters ask for it; not with a baseline
    bool everyTest = false;  ///< is made of a pair, as compareRuns() does

    bool operator==(const LeaderboardRules&) const = default;
};

/// Runs × measures, and which runs differ.
struct Leaderboard {
    std::vector<std::vector<Standing>> standings;  ///< [run][definition]
    /// By definition, whether the means are not over the same queries: the best of them may have
    /// left out the hard ones. Runs without a mean aside.
    std::vector<bool> areUnlike = {};
    /// With the baseline, or of every two runs where letters ask for that; else none. In the order
    /// of compareRuns(). Holm and Benjamini-Hochberg are over all of them.
    std::vector<RunComparison> pairs = {};
    /// By definition, over the queries that every run has and that count in every run; only where
    /// letters ask for it.
    std::vector<Result<TukeyHsd, Untested>> tukey = {};
};

/// The numbers of a pair are those of compareRuns(), which makes the other tests, too. The same for
/// any number of threads.
/// @param runs evaluations of the same `definitions` definitions under the same rules
/// @param stop ends the rounds early: what is returned then is to be thrown away
Leaderboard leaderboard(std::span<const RunEvaluation* const> runs, std::size_t definitions,
                        const LeaderboardRules& rules = {}, const Threads& threads = Threads(),
                        const std::stop_token& stop = {});

/// The runs, best first; equal ones in their order, those without a mean last. O(runs log runs).
std::vector<std::size_t> runsByMean(const Leaderboard& board, std::size_t definition);

/// The test of two runs under one definition; null: it is not made. O(1).
const RunComparison* pairOf(const Leaderboard& board, const LeaderboardRules& rules,
                            std::size_t one, std::size_t other, std::size_t definition);

/// A randomisation test of N rounds has no p below 1/(N + 1), which Holm multiplies by the number
/// of comparisons. How many rounds it takes before one can be below alpha: none where those of
/// `rules` are enough, a pair differs, every p is exact, or another test is made. O(pairs).
std::optional<std::size_t> roundsToDiffer(const Leaderboard& board, const LeaderboardRules& rules);

/// The letters of each run under a definition, by the rule of `rules`; all empty where a test has
/// no value. Letters of groups begin with the best mean. See letterDisplay() for what it takes.
/// @param order the runs as they stand in the table: Ranx's letters are theirs
std::vector<std::string> runLetters(const Leaderboard& board, const LeaderboardRules& rules,
                                    std::size_t definition, std::span<const std::size_t> order);

}  // namespace core
