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

/// What one document adds to the values of two lists.
struct DocumentShare {
    std::string document;
    Grade grade;
    TwoRanks ranks;
    double inA = 0;  ///< part of A's value; 0 where it is not retrieved or past the cutoff
    double inB = 0;

    double difference() const { return inB - inA; }  ///< exact
    bool operator==(const DocumentShare&) const = default;
};

/// The difference of a query's two values, document by document.
struct Attribution {
    double a = 0;      ///< the value of A
    double b = 0;      ///< the value of B
    double total = 0;  ///< what the differences add up to, exactly and in any order
    std::vector<DocumentShare> documents;  ///< largest difference first, whatever its sign

    bool operator==(const Attribution&) const = default;
};

/// Splits the difference of a query's value between two lists by the documents that one of them
/// retrieves. A document's part of a value is its rank's term over what the sum of the terms is
/// divided by, as Evaluator::explain() shows both; that of a pair (RC) goes to the lower document.
///
/// All parts are put on one grid of binary fractions, so fine that every sum of parts and of their
/// differences is exact in double: the parts of a list add up to its value on that grid, and
/// `total` is within one step of b - a. A document whose terms are equal in both lists has no
/// difference; what rounding to the grid leaves over goes to those with the largest ones, once they
/// are in order. The step is 2^-52 where the two values add up to 1/2 or more and less than 1.
/// Undefined when a list has no value, with A's reason first. The order of equal differences is
/// that of compareLists(). O(n log n).
/// @param evaluator not of IDCG, whose terms no retrieved document earns
/// @param a,b the same query's lists under the same judgments
/// @param scaleTop the top of the grade scale, where it is known beyond this query
/// @param rules of the evaluation, for depth, judged documents and ties: the lists are measured as
/// listUnder() gives them, and ranks are theirs
Result<Attribution, Undefined> attributeDifference(const Evaluator& evaluator, const RankedList& a,
                                                   const RankedList& b,
                                                   std::optional<double> scaleTop = {},
                                                   const EvaluationRules& rules = {});

}  // namespace core
