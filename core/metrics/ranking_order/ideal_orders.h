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
    std::vector<std::size_t> ranks;  ///< the documents' ranks in the ranking, 1-based
    Value share = 0.0;               ///< weighted share of pairs in the same order as in the
                                     ///< ranking
};

/// The ideal orders over which RC is maximised: documents with equal grades may be in any order.
struct IdealOrders {
    double count = 1;                  ///< number of orders; infinite if too large for a double
    Value best = 0.0;                  ///< keeps the ranking's order among equal grades: RC
    Value worst = 0.0;                 ///< reverses the ranking's order among equal grades
    std::vector<std::size_t> closest;  ///< the order of `best`, as 1-based ranks in the ranking
    std::vector<IdealShare> each;      ///< closest first; empty if there are more than `most`
};

/// Compares the ranking with its ideal orders. Shares are undefined if all pairs have weight 0.
/// Unjudged documents and negative grades count as grade 0, as in RankCorrelation. O(n log g), plus
/// O(n²) for each listed order.
/// @param ranking the ranks that count, rank 1 first
/// @param most `each` is filled only if there are at most this many orders
IdealOrders idealOrders(std::span<const Grade> ranking, PairWeight weight, std::size_t most);
/// The same for the counted ranks of an explanation of RC, with its weights.
IdealOrders idealOrders(const Explanation& explanation, std::size_t most);

}  // namespace core
