// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/rule_set.h"

namespace core {

/// DCG or nDCG of a query where digits are lost inside the sums, as in tables that are added up
/// from what they print. O(ranks).
Quotient roundedInside(const Evaluator& evaluator, const JudgedRanking& query, SumDigits digits);

}  // namespace core
