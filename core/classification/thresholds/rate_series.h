// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/score_histogram.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/threshold_metric.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// Thresholds to draw a rate over, ascending, from one end of a range to the other. While there are
/// few distinct scores in the range, each of them with the next double on the side that it does not
/// reach: what is drawn through them is the exact staircase. Else `most` / 2 of equal distance.
/// @param most thresholds that are wanted, at least 4
std::vector<double> thresholdsAcross(const ThresholdSweep& sweep, const ScoreRange& range,
                                     std::size_t most);

/// A rate at each of the thresholds. O(thresholds log n).
std::vector<Value> ratesAt(const ThresholdSweep& sweep, std::span<const double> thresholds,
                           ThresholdMetric rate, double beta = 1);

}  // namespace core
