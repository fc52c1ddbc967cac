// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/rule_set.h"

namespace core {

/// DCG or nDCG of a query with rounding inside the sums, as when printed table values are added up.
/// O(ranks).
Quotient roundedInside(const Evaluator& evaluator, const JudgedRanking& query, SumDigits digits);

}  // namespace core
