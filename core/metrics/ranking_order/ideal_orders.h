// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/explanation.h"
#include "core/metrics/measures/settings.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// One ideal order of a ranking's documents, best grade first.
struct IdealShare {
    std::vector<std::size_t> ranks;  ///< the ranks that the documents have in the ranking, 1-based
    Value share = 0.0;               ///< of the pairs that this order and the ranking have alike
};

/// The ideal orders that RC is the best of: documents of one grade stand in any order.
struct IdealOrders {
    double count = 1;   ///< the product of the factorials of equal grades; infinite beyond doubles
    Value best = 0.0;   ///< keeps the ranking's order among equal grades: RC
    Value worst = 0.0;  ///< turns all of them around
    std::vector<std::size_t> closest;  ///< that of the best, by the ranks in the ranking, 1-based
    std::vector<IdealShare> each;  ///< the closest first; none where there are more than asked for
};

/// Undefined are the shares where no pair weighs anything. Unjudged documents and negative grades
/// stand with grade 0, as in RankCorrelation. O(n log g), and O(n²) for each order that is listed.
/// @param ranking the ranks that count, rank 1 first
/// @param most orders are listed up to so many
IdealOrders idealOrders(std::span<const Grade> ranking, PairWeight weight, std::size_t most);
/// Of the ranks that count in an explanation of RC, by its weights.
IdealOrders idealOrders(const Explanation& explanation, std::size_t most);

}  // namespace core
