// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/rankings/runs/qrels.h"

#include <optional>
#include <span>
#include <vector>

namespace core {

/// The grades that a document could get, ascending: the whole ones from 0 to the top, the top, and
/// every judged grade between.
using GradeScale = std::vector<double>;

/// @param top of the scale, 0 or more; without it the highest judged grade, or 1 where that is 0.
/// O(judgments log grades)
GradeScale openGrades(const Qrels& qrels, std::optional<double> top = {});
/// The same by the judgments of one list, or of several.
GradeScale openGrades(const JudgedRanking& list, std::optional<double> top = {});
GradeScale openGrades(std::span<const JudgedRanking> lists, std::optional<double> top = {});

}  // namespace core
