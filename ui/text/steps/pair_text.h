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

/// One pair of a ranking, as RC's matrix shows it.
struct ShownPair {
    std::size_t upperRank = 1;
    std::size_t lowerRank = 2;
    core::Grade upper;
    core::Grade lower;
    core::PairWeight weighting = core::PairWeight::Uniform;
    bool isCounted = true;  ///< both ranks are within the cutoff
};

/// "✓", "✗" or "=": what a cell shows beside its colour.
QString verdictSign(core::PairVerdict verdict);
/// "Ranks 2 and 5: grades 4 and 0, concordant, weight 1."
QString pairSentence(const ShownPair& pair, const NumberFormat& format);
/// "45 pairs: 13 ✓ concordant, 9 = tied, 23 ✗ discordant", and its short form without the words.
QString talliesText(const core::PairTallies& tallies);
QString shortTalliesText(const core::PairTallies& tallies);
/// "Weight 12.250: ✓ 3.067, = 3.067, ✗ 6.117".
QString tallyWeightsText(const core::PairTallies& tallies, const NumberFormat& format);

/// "2 of 3 pairs so far are in order, weight 2 of 3."
QString pairsSoFarText(const core::PairTallies& tallies, bool weighs, const NumberFormat& format);
/// "2 ideal orders: 1 3 2 has 2/3 of the pairs alike, 3 1 2 has 1/3. The best of all is RC."
QString idealOrdersText(const core::IdealOrders& orders, const NumberFormat& format);
/// "It is compared with the ideal order 1 3 2 (ranks of the list, best grade first), the closest."
/// Empty where there is no value, and for lists too long to be read so.
QString closestOrderText(const core::IdealOrders& orders);

}  // namespace ui
