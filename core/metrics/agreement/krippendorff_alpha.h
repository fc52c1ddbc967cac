// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/agreement/judge_grades.h"
#include "core/metrics/statistics/random_rounds.h"

#include <stop_token>

namespace core {

/// Krippendorff's alpha of any number of judges, any of whom may have skipped documents: 1 − d ÷ e,
/// where d is the mean distance of two grades of one document and e that of any two grades.
/// Documents with fewer than two grades do not count.
///
/// The interval lies between the 2.5 % and 97.5 % quantiles of alpha over rounds that draw as many
/// documents with replacement; Krippendorff draws pairs of grades instead, as if they were
/// independent. Rounds in which all grades are equal have no alpha and are omitted. The same on
/// every machine. O(documents × judges² + rounds × (documents + grades²)).
///
/// Source: Krippendorff, "Computing Krippendorff's alpha-reliability", University of Pennsylvania,
/// 2011.
/// @param stop ends the rounds early; discard the result in that case
Result<Agreement, NoAgreement> krippendorffAlpha(const JudgeGrades& given, GradeDistance distance,
                                                 const RandomRounds& rounds = {},
                                                 const Threads& threads = Threads(),
                                                 const std::stop_token& stop = {});

}  // namespace core
