// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/run_judging.h"
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

/// Adds the judged shares and, if a document is unjudged, the comparison under the other rule for
/// unjudged documents. O(queries log queries), plus the rounds of some tests.
/// @param a,b of the input's runs and all its definitions
void addShares(VerdictFacts& facts, const VerdictInput& input, const RunJudging& a,
               const RunJudging& b, const Threads& threads = Threads(),
               const std::stop_token& stop = {});

/// Adds what only lists show: which are empty and, if addShares() found unjudged documents and the
/// rules keep them, the bounds and the likely difference. For the cost, see queryBounds() and
/// likelyDifference().
/// @param a,b the lists of the input's runs
/// @param stop ends it early: discard the facts then
void addLists(VerdictFacts& facts, const VerdictInput& input, const Qrels& qrels, const RunLists& a,
              const RunLists& b, const GradeScale& scale, const Threads& threads = Threads(),
              const std::stop_token& stop = {});

}  // namespace core
