// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/open_list.h"

#include <vector>

namespace core {

/// How high and how low AP or R-precision goes when a given number of the open documents are
/// relevant: with R given, a relevant document that stands higher is never worth less, so that the
/// first documents are best and the last ones worst.
struct HitsByCount {
    std::vector<double> first;  ///< [s]: the first s are relevant; NaN where R = 0
    std::vector<double> last;   ///< [s]: the last s are
};

/// O(documents). A document without a rank is one of the last.
/// @param definition of AP or R-precision, under a threshold above 0
/// @param list whose ties are no thresholds
HitsByCount hitsByCount(const MeasureSpec& definition, const OpenList& list);

}  // namespace core
