// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/rankings/runs/qrels.h"

#include <optional>
#include <span>
#include <vector>

namespace core {

/// The grades that a document could get, ascending: whole numbers from 0 to the top, the top, and
/// every judged grade in between.
using GradeScale = std::vector<double>;

/// @param top the top of the scale, at least 0; if empty, the highest judged grade, or 1 if that is
/// 0. O(judgments log grades)
GradeScale openGrades(const Qrels& qrels, std::optional<double> top = {});
/// The same for the judgments of one or several lists.
GradeScale openGrades(const JudgedRanking& list, std::optional<double> top = {});
GradeScale openGrades(std::span<const JudgedRanking> lists, std::optional<double> top = {});

}  // namespace core
