// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/leaderboard.h"
#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// What is known of a run against the one with the highest mean.
enum class Rivalry : std::uint8_t {
    Behind,      ///< significantly worse, however missing queries and unjudged documents count
    NotShown,    ///< the test does not separate them, which does not make them equal
    Unanswered,  ///< depends on what queries count that not every run answers
    Unjudged,    ///< depends on how unjudged documents are treated
};

struct Rival {
    std::size_t run = 0;
    double difference = 0;         ///< the leader's mean minus the run's, at least 0
    std::optional<double> p = {};  ///< adjusted across all pairs of runs
    Rivalry rivalry = Rivalry::NotShown;

    bool operator==(const Rival&) const = default;
};

/// Why runs are not ranked.
enum class Unranked : std::uint8_t {
    NotRated,         ///< the measure does not rate runs
    ChosenByOutcome,  ///< the queries were chosen by what would be tested
    TooFewQueries,    ///< fewer than fewestQueries() count in every run, or there is no spread
};

/// Which of several runs is best under one measure, over the queries that count in every run.
struct Lead {
    std::optional<Unranked> unranked = {};  ///< the rest holds without it
    LetterRule test = LetterRule::Tukey;    ///< Tukey, or Holm: paired tests
    PairedTest pairedTest = PairedTest::T;
    std::size_t queries = 0;
    std::size_t best = 0;
    std::vector<Rival> rivals = {};  ///< the other runs, best first
    /// By run, if known: see RunJudging.
    std::vector<std::optional<double>> judged = {};

    /// Whether every other run is behind.
    bool isDecided() const;
};

/// Two or more runs and the measure to rank them by.
struct LeadInput {
    std::span<const RunEvaluation* const> runs;
    /// The runs under the other rule for unjudged documents; empty if it is unknown.
    std::span<const RunEvaluation* const> otherwise = {};
    std::size_t definition = 0;  ///< of the evaluations' definitions, the measure
    const MeasureSpec& measure;
    const EvaluationRules& rules;                    ///< of `runs`
    std::vector<std::optional<double>> judged = {};  ///< by run, if known
    bool areChosenByOutcome = false;                 ///< the queries, see choosesByOutcome()
};

/// Finds the best run. All pairs are adjusted for, because the best is chosen by the values that
/// are tested: testing it only against each other run would find differences too often. Letters by
/// Tukey use Tukey's HSD, other letters the paired test, adjusted by Holm across the pairs of this
/// measure.
///
/// The comparison is made up to three times: as it is, with queries that not every run answers
/// counted as 0 if the rules skip them, and under the other rule for unjudged documents. A run is
/// behind only if it is in all of them.
std::optional<Lead> leadOf(const LeadInput& input, const LeaderboardRules& rules,
                           const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
