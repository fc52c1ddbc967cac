// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run_lists.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// Judged@k with the measure's cutoff, which is how far its values rest on judgments.
MeasureSpec judgedShare(const MeasureSpec& measure);

/// What to find out about a run's unjudged documents.
enum class JudgingScope : std::uint8_t {
    Shares,     ///< how many are judged
    Otherwise,  ///< also the values under the other rule for unjudged documents
};

/// What is known of a run's unjudged documents.
struct RunJudging {
    /// By measure: the mean of judgedShare() over the judged queries that the run answers, before
    /// the rules remove unjudged documents, 0 to 1. Nothing if there are none.
    std::vector<std::optional<double>> shares;
    /// The measures under the other rule for unjudged documents: the queries and means only.
    std::optional<RunEvaluation> otherwise;
    /// The same: by measure, the queries whose documents within its cutoff are all judged, in byte
    /// order of the ids.
    std::vector<std::vector<std::string>> complete = {};
};

/// What to evaluate besides some measures: each judged share once, then, if asked, every measure
/// under the other rule. O(measures²).
std::vector<MeasureSpec> judgingMeasures(std::span<const MeasureSpec> measures,
                                         const EvaluationRules& rules, JudgingScope scope);

/// Reads what judgingMeasures() added from an evaluation under `rules`. O(queries × measures).
/// @param first the index of the first added measure
RunJudging judgingIn(const RunEvaluation& evaluation, std::size_t first,
                     std::span<const MeasureSpec> measures, const EvaluationRules& rules,
                     JudgingScope scope);

/// Evaluates only what judgingMeasures() adds. O(documents × measures).
/// @param stop ends it early: discard the result then
RunJudging runJudging(const Qrels& qrels, const RunLists& run,
                      std::span<const MeasureSpec> measures, const EvaluationRules& rules,
                      const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
