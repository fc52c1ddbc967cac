// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"
#include "core/foundation/judged_ranking.h"
#include "core/foundation/value.h"
#include "core/rankings/evaluation/evaluator.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// Where a part of the distance to 1 is lost.
enum class LossCause {
    Order,           ///< documents within the cutoff that do not stand best first
    BelowCutoff,     ///< retrieved, but past the cutoff
    NeverRetrieved,  ///< judged, but not retrieved
    OutOfReach,      ///< no list of the judged documents reaches 1: P@10 with 7 relevant ones
};

/// One row of the breakdown.
struct LossRow {
    LossCause cause = LossCause::Order;
    double amount = 0;  ///< negative where the better list is worth less, or more than 1
    std::optional<Fraction> exact;
    /// The documents concerned, ascending and 0-based: of the ranking, and of the documents that
    /// were not retrieved. None where the amount is 0.
    std::vector<std::size_t> ranked;
    std::vector<std::size_t> notRetrieved;
};

/// 1 minus a value, split by where it is lost.
struct LossBreakdown {
    Value value = 0.0;  ///< of the list as it is, or why there is no breakdown
    double total = 0;   ///< 1 - value
    std::optional<Fraction> exactTotal;
    std::array<LossRow, 4> rows;  ///< in the order of LossCause; all 0 without a value

    /// The row that costs most; none when no row costs anything.
    const LossRow* largest() const;
};

/// The breakdown of a query, for a measure whose range ends at 1 (endsAtOne()).
///
/// The rows are differences between the values of four lists, all taken from `evaluator`: the list
/// as it is; the documents within the cutoff best first; all retrieved documents best first; and
/// these with every judged document that can earn something, best first. The last row is what is
/// left to 1. Best first is by grade, a grade of 0 before unjudged before negative, and stable.
/// A document can earn something when a list of it alone does.
///
/// Every value is first put on a common grid of binary fractions, 2^-53 as long as none exceeds 1.
/// Differences and sums are then exact in double: the rows add up, in order, to `total`, and with
/// that grid `total` is `1 - value` bit for bit. Fractions are there when the measure is rational
/// and all of them fit.
///
/// Rows are not negative, except that nDCG with an ideal from relevant documents only, or one that
/// is cut elsewhere than the list, may exceed 1,
/// which the last row then says, that what is retrieved may add more to a divisor than it earns
/// (AP over the hits of the list, an ideal of what was retrieved cut elsewhere), and that Q may
/// gain by documents that have a gain without being relevant. A better list whose pairs all weigh 0
/// (RC) has no value and adds nothing, and so does one whose value differs by rounding only. The
/// whole is undefined when the list has no value, or when a better one brings up a grade above the
/// scale. O(n log k) for n documents and a cutoff k.
LossBreakdown lossBreakdown(const Evaluator& evaluator, const JudgedRanking& query);

}  // namespace core
