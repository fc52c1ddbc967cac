// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/metrics/measures/settings.h"
#include "core/metrics/ranking_order/ideal_orders.h"
#include "core/metrics/ranking_order/pair_verdict.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>

namespace ui {

/// A pair of ranks in RC's matrix.
struct ShownPair {
    std::size_t upperRank = 1;
    std::size_t lowerRank = 2;
    core::Grade upper;
    core::Grade lower;
    core::PairWeight weighting = core::PairWeight::Uniform;
    bool isCounted = true;  ///< both ranks are within the cutoff
};

/// "✓", "✗" or "=": the symbol shown in a coloured cell.
QString verdictSign(core::PairVerdict verdict);
/// "Ranks 2 and 5: grades 4 and 0, concordant, weight 1."
QString pairSentence(const ShownPair& pair, const NumberFormat& format);
/// "45 pairs: 13 ✓ concordant, 9 = tied, 23 ✗ discordant", and a short form without the words.
QString talliesText(const core::PairTallies& tallies);
QString shortTalliesText(const core::PairTallies& tallies);
/// "Weight 12.250: ✓ 3.067, = 3.067, ✗ 6.117".
QString tallyWeightsText(const core::PairTallies& tallies, const NumberFormat& format);

/// "2 of 3 pairs so far are in order, weight 2 of 3."
QString pairsSoFarText(const core::PairTallies& tallies, bool weighs, const NumberFormat& format);
/// "2 ideal rankings: 1 3 2 agrees on 2/3 of the pairs, 3 1 2 agrees on 1/3 of the pairs. RC is the
/// highest of these."
QString idealOrdersText(const core::IdealOrders& orders, const NumberFormat& format);
/// "The list is compared with the closest ideal ranking: the documents at ranks 1 3 2, in this
/// order." Empty if RC is undefined or the list is too long.
QString closestOrderText(const core::IdealOrders& orders);

}  // namespace ui
