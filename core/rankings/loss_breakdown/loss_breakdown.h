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

/// Why a part of the distance to 1 is lost.
enum class LossCause {
    Order,           ///< documents within the cutoff are not ordered best first
    BelowCutoff,     ///< retrieved, but past the cutoff
    NeverRetrieved,  ///< judged, but not retrieved
    OutOfReach,      ///< no ranking of the judged documents reaches 1: P@10 with 7 relevant ones
};

/// One row of the breakdown.
struct LossRow {
    LossCause cause = LossCause::Order;
    double amount = 0;  ///< may be negative; see lossBreakdown()
    std::optional<Fraction> exact;
    /// The documents concerned, as ascending 0-based indices into the ranking and into the
    /// documents not retrieved. Empty if the amount is 0.
    std::vector<std::size_t> ranked;
    std::vector<std::size_t> notRetrieved;
};

/// 1 minus a value, split by cause.
struct LossBreakdown {
    Value value = 0.0;  ///< of the original list, or why there is no breakdown
    double total = 0;   ///< 1 - value
    std::optional<Fraction> exactTotal;
    std::array<LossRow, 4> rows;  ///< in the order of LossCause; all 0 if the value is undefined

    /// The row that costs the most; null if no row costs anything.
    const LossRow* largest() const;
};

/// The loss breakdown of a query, for a measure whose maximum is 1 (endsAtOne()).
///
/// The rows are differences between the values of four lists, all from `evaluator`: the original
/// list; the documents within the cutoff, best first; all retrieved documents, best first; and
/// these plus every judged document that can earn something, best first. The last row is the
/// remaining distance to 1. "Best first" is a stable sort by what a list of only this document
/// earns, then by grade, in which grade 0 comes before unjudged and negative grades come last. A
/// document can earn something if a list of only this document does.
///
/// Every value is first rounded to a common grid of binary fractions, 2^-53 unless a value exceeds
/// 1. Differences and sums are then exact in double: the rows add up, in order, to `total`, and
/// with the 2^-53 grid `total` is `1 - value` bit for bit. Fractions are set if the measure is
/// rational and all of them fit.
///
/// Rows are not negative, with three exceptions. nDCG may exceed 1 if its ideal contains only
/// relevant documents or is cut at a different rank than the list; the last row then shows that.
/// Retrieved documents may add more to a divisor than they earn (AP over the hits in the list, BPM
/// without a cutoff, an ideal of the retrieved documents with its own cutoff). Q may rise by
/// documents that have a gain but are not relevant. A better list whose pairs all have weight 0
/// (RC) is undefined and adds nothing, nor does one whose value differs only by rounding. The
/// breakdown is undefined if the list's value is, or if a better list contains a grade above the
/// scale. O(n log k) for n documents and a cutoff k.
LossBreakdown lossBreakdown(const Evaluator& evaluator, const JudgedRanking& query);

}  // namespace core
