// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/explanation.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>

namespace ui {

/// What the height of a rank's bar shows.
enum class BarHeight {
    Gain,  ///< before the discount
    Term,  ///< what the rank adds to the sum
};

/// Whether gains and terms differ: gains are discounted.
bool hasDiscount(const core::Explanation& explanation);
/// "gain", "gain ÷ log₂(i+1)", "precision at hit": the axis of a chart over ranks.
QString barAxisTitle(const core::Explanation& explanation, BarHeight height,
                     const NumberFormat& format);
/// "Gain by rank: 10 ranks. The ranking earns 9.407, the ideal ranking 14.773."
QString barsSentence(const core::Explanation& explanation, BarHeight height,
                     const NumberFormat& format);
/// "Rank 4: gain 5, ideal 4." @param row 0-based index into explanation.ranks
QString barSentence(const core::Explanation& explanation, std::size_t row, BarHeight height,
                    const NumberFormat& format);

}  // namespace ui
