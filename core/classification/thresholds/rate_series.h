// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/score_histogram.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/threshold_metric.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// Thresholds for drawing a rate, ascending from one end of a range to the other. If the sweep has
/// few distinct scores, each of those in the range and the adjacent double that excludes it, so
/// that the line through them is the exact staircase. Otherwise `most` / 2 equidistant ones.
/// @param most the maximum number of thresholds, at least 4
std::vector<double> thresholdsAcross(const ThresholdSweep& sweep, const ScoreRange& range,
                                     std::size_t most);

/// A rate at each of the thresholds. O(thresholds log n).
std::vector<Value> ratesAt(const ThresholdSweep& sweep, std::span<const double> thresholds,
                           ThresholdMetric rate, double beta = 1);

}  // namespace core
