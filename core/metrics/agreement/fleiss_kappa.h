// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/agreement/judge_grades.h"

namespace core {

/// Fleiss' kappa of any number of judges, who may differ from document to document: (a − c) ÷
/// (1 − c), where a is the mean share of pairs of a document's grades that are equal and c the sum
/// of the squared mean shares of the grades. Of two judges it is Scott's pi. Documents with a
/// single grade count in the shares of the grades only.
///
/// The interval is Gwet's large-sample one with Student's t, which needs no assumption about the
/// true kappa. Sources: Fleiss, Psychological Bulletin 76, 1971; Gwet, "Handbook of inter-rater
/// reliability", 4th edition, 2014, for missing grades; Gwet, Educational and Psychological
/// Measurement 81, 2021, for the interval. O(documents × judges × log grades).
Result<Agreement, NoAgreement> fleissKappa(const JudgeGrades& given);

}  // namespace core
