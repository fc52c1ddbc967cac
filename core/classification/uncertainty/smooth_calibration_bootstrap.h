// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/smooth_calibration.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/bootstrap_rules.h"
#include "core/foundation/threads.h"
#include "core/metrics/statistics/paired_t.h"

#include <stop_token>
#include <vector>

namespace core {

/// 95 % bootstrap intervals of a smooth calibration curve.
struct SmoothCalibrationIntervals {
    /// A place of the curve with its pointwise interval.
    struct Place {
        double predicted = 0;
        double observed = 0;
        Interval interval;
    };
    Interval mean;             ///< of the ICI
    Interval median;           ///< of E50
    Interval high;             ///< of E90
    std::vector<Place> curve;  ///< from the lowest to the highest probability, equidistant
};

/// The percentileInterval() of each error and of the curve at equidistant places, over rounds that
/// resample all samples together, so that the share of positives varies too. The knots stay those
/// of the samples. A round whose fit does not converge, for example with samples of one class only,
/// counts with its last coefficients. The errors of rounds are on average larger than those of the
/// samples, because the draw adds its own error: the intervals of the errors tend to be too high.
/// With more than 10,000 distinct scores, a round is fitted to groups of neighbouring scores. The
/// same on every machine and for any number of threads.
///
/// O(rounds × n). Source: Efron & Tibshirani, "An introduction to the bootstrap", 1993, chapter 13.
/// @param smooth of these samples
/// @param stop ends the rounds early: discard the result then
SmoothCalibrationIntervals smoothCalibrationIntervals(const SweptSamples& of, Outside outside,
                                                      const SmoothCalibration& smooth,
                                                      const BootstrapRules& rules = {},
                                                      const Threads& threads = Threads(),
                                                      const std::stop_token& stop = {});

}  // namespace core
