// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/foundation/ranked_list.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/ranking_order/list_comparison.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// The contribution of one document to the values of two lists.
struct DocumentShare {
    std::string document;
    Grade grade;
    TwoRanks ranks;
    double inA = 0;  ///< part of A's value; 0 if not retrieved or below the cutoff
    double inB = 0;

    double difference() const { return inB - inA; }  ///< exact
    bool operator==(const DocumentShare&) const = default;
};

/// The difference between a query's two values, by document.
struct Attribution {
    double a = 0;      ///< the value of A
    double b = 0;      ///< the value of B
    double total = 0;  ///< the sum of the differences: exact, and the same in any order
    std::vector<DocumentShare> documents;  ///< largest absolute difference first

    bool operator==(const Attribution&) const = default;
};

/// Splits the difference of a query's value between two lists among the documents that either list
/// retrieves. A document's part of a value is its rank's term divided by the denominator of the
/// sum, both as in Evaluator::explain(); the term of a pair (RC) goes to the lower document.
///
/// All parts are rounded to one grid of binary fractions, fine enough that every sum of parts and
/// of their differences is exact in double. The parts of a list add up to its value on that grid,
/// and `total` is within one step of b - a. A document with equal terms in both lists has no
/// difference; the remaining rounding errors go to the largest differences after sorting. The step
/// is 2^-52 if the two values add up to at least 1/2 and less than 1. If a list is undefined, so is
/// the result, with A's reason first. Equal differences are ordered as in compareLists(). O(n log
/// n).
/// @param evaluator not of IDCG, whose terms do not belong to retrieved documents
/// @param a,b the same query's lists under the same judgments
/// @param scaleTop the top of the grade scale, if known beyond this query
/// @param rules the evaluation's rules for depth, judged documents and ties: listUnder() applies
/// them to the lists, and ranks refer to the result
Result<Attribution, Undefined> attributeDifference(const Evaluator& evaluator, const RankedList& a,
                                                   const RankedList& b,
                                                   std::optional<double> scaleTop = {},
                                                   const EvaluationRules& rules = {});

}  // namespace core
