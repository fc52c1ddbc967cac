// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/calibration_intervals.h"

#include "core/classification/calibration/probability.h"
#include "core/metrics/statistics/estimate.h"
#include "core/metrics/statistics/wilson_interval.h"

#include <algorithm>
#include <cstddef>

namespace core {

namespace {

/// Per bin, the sum of the squares of its weights.
std::vector<double> squaresOf(const SweptSamples& of, const CalibrationCurve& curve,
                              Outside outside)
{
    std::vector<double> squares(curve.bins.size());
    for (std::size_t i = 0; i < of.samples.size(); ++i) {
        const double probability = probabilityOf(of.sweep, of.samples.scores[i], outside);
        squares[curve.binOf(probability)] += of.samples.weight(i) * of.samples.weight(i);
    }
    return squares;
}

}  // namespace

std::vector<Interval> calibrationIntervals(const SweptSamples& of, const CalibrationCurve& curve,
                                           Outside outside)
{
    const auto squares =
        of.sweep.isWeighted() ? squaresOf(of, curve, outside) : std::vector<double>();
    std::vector<Interval> intervals;
    for (std::size_t i = 0; i < curve.bins.size(); ++i) {
        const CalibrationBin& bin = curve.bins[i];
        const double trials = squares.empty() ? static_cast<double>(bin.samples)
                                              : effectiveSize(bin.weight, squares[i]);
        intervals.push_back(
            wilsonInterval(std::clamp(bin.fractionPositive, 0.0, 1.0), trials, 1 - confidence));
    }
    return intervals;
}

}  // namespace core
