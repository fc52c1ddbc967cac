// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/verdict.h"
#include "core/foundation/threads.h"
#include "core/rankings/bounds/run_pairing.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// Two runs and the measure to compare them under.
struct VerdictInput {
    const RunEvaluation& a;
    const RunEvaluation& b;
    std::size_t definition = 0;  ///< of the evaluations' definitions, the measure
    const MeasureSpec& measure;
    const EvaluationRules& rules;  ///< of the evaluations
};

/// The facts that need only values. O(queries log queries), plus the rounds of some tests.
VerdictFacts verdictFacts(const VerdictInput& input, const VerdictRules& rules,
                          const Threads& threads = Threads(), const std::stop_token& stop = {});

/// Judged@k with the measure's cutoff, which is how far its values rest on judgments.
MeasureSpec judgedShare(const MeasureSpec& measure);

/// By measure, the mean of judgedShare() over the judged queries that the run answers, before the
/// rules remove unjudged documents. Nothing if there are none. O(documents).
std::vector<std::optional<double>> judgedShares(const Qrels& qrels, const RunLists& run,
                                                std::span<const MeasureSpec> measures,
                                                const EvaluationRules& rules,
                                                const Threads& threads = Threads(),
                                                const std::stop_token& stop = {});

/// What is known of a run's unjudged documents without its lists.
struct JudgedRun {
    std::optional<double> share = {};          ///< see judgedShares()
    const RunEvaluation* otherwise = nullptr;  ///< under the other rule for unjudged documents
};

/// Adds the judged shares and, if a document is unjudged, the comparison under the other rule for
/// unjudged documents. O(queries log queries), plus the rounds of some tests.
void addShares(VerdictFacts& facts, const VerdictInput& input, const JudgedRun& a,
               const JudgedRun& b, const Threads& threads = Threads(),
               const std::stop_token& stop = {});

/// Adds what only lists show: which are empty and, if addShares() found unjudged documents and the
/// rules keep them, the bounds and the likely difference. For the cost, see queryBounds() and
/// likelyDifference().
/// @param a,b the lists of the input's runs
/// @param stop ends it early: discard the facts then
void addLists(VerdictFacts& facts, const VerdictInput& input, const Qrels& qrels, const RunLists& a,
              const RunLists& b, const GradeScale& scale, const Threads& threads = Threads(),
              const std::stop_token& stop = {});

/// Does both. Scores both runs up to two more times.
/// @param a,b the lists of the input's runs
/// @param stop ends it early: discard the facts then
void addJudging(VerdictFacts& facts, const VerdictInput& input, const Qrels& qrels,
                const RunLists& a, const RunLists& b, const GradeScale& scale,
                const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
