// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/samples/swept_samples.h"
#include "core/metrics/statistics/paired_t.h"

#include <vector>

namespace core {

/// Wilson's 95 % interval of each bin's share of positives. With weights, the size of a bin is its
/// effectiveSize(), which ignores why samples are weighted. O(bins), with weights O(n log bins).
/// @param curve of these samples
std::vector<Interval> calibrationIntervals(const SweptSamples& of, const CalibrationCurve& curve,
                                           Outside outside);

}  // namespace core
