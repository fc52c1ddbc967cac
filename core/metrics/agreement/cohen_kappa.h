// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/agreement/judge_grades.h"

#include <cstddef>
#include <span>

namespace core {

/// Cohen's kappa of two judges: 1 − d ÷ e, where d is the mean distance between their grades of a
/// document and e that of grades drawn independently from what each judge gives. Nominal distances
/// give the usual kappa, linear and quadratic ones the weighted kappa; distances use the grades
/// themselves, so a grade that nobody gave does not bring its neighbours closer.
///
/// The interval is Wald's with the large-sample standard error of Fleiss, Cohen & Everitt,
/// Psychological Bulletin 72, 1969, as SAS and statsmodels have it. Sources: Cohen, Educational and
/// Psychological Measurement 20, 1960; Psychological Bulletin 70, 1968.
/// O(documents + grades²).
/// @param a,b judges; only documents with grades of both count
/// @param distance not Ordinal
Result<Agreement, NoAgreement> cohenKappa(const JudgeGrades& given, std::size_t a, std::size_t b,
                                          GradeDistance distance = GradeDistance::Nominal);

/// The same of a square table.
/// @param counts of documents, by the first judge's grade and then the second's
/// @param distances of the same shape; 0 on the diagonal, otherwise 0 or more
Result<Agreement, NoAgreement> cohenKappa(std::span<const double> counts,
                                          std::span<const double> distances);

}  // namespace core
