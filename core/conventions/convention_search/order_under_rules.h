// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/rule_set.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <span>
#include <vector>

namespace core {

/// What is left of a score.
/// @param precision where all its digits are kept
double keptScore(double score, ScorePrecision precision, ScoreDigits digits);

/// The documents of a query as the rules sort them, with the scores that they are sorted by, so
/// that equal ones are ties. A score that is not a number counts as the lowest. O(n log n).
/// @param documents in the order of their file, with all digits
std::vector<RetrievedDocument> orderedUnder(const RuleSet& rules,
                                            std::span<const RetrievedDocument> documents,
                                            const QueryJudgments& judgments);

}  // namespace core
