// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/rule_set.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <span>
#include <vector>

namespace core {

/// A score after reduction to the digits that are kept.
/// @param precision applied if all its digits are kept
double keptScore(double score, ScorePrecision precision, ScoreDigits digits);

/// The documents of a query, sorted by the rules, with the scores used for sorting, so that equal
/// ones are ties. A NaN score counts as the lowest. O(n log n).
/// @param documents in file order, with all digits
std::vector<RetrievedDocument> orderedUnder(const RuleSet& rules,
                                            std::span<const RetrievedDocument> documents,
                                            const QueryJudgments& judgments);

}  // namespace core
