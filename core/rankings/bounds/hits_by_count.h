// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/open_list.h"

#include <vector>

namespace core {

/// The highest and lowest AP or R-precision if a given number of open documents is relevant. With R
/// fixed, a higher relevant document is never worth less, so it is best if the first open documents
/// are relevant and worst if the last ones are.
struct HitsByCount {
    std::vector<double> first;  ///< [s]: the first s are relevant; NaN if R = 0
    std::vector<double> last;   ///< [s]: the last s are relevant
};

/// O(documents). Documents without a rank come last.
/// @param definition of AP or R-precision, under a threshold above 0
/// @param list its ties are not thresholds
HitsByCount hitsByCount(const MeasureSpec& definition, const OpenList& list);

}  // namespace core
