// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/smooth_calibration_bootstrap.h"

#include "core/classification/uncertainty/redrawn_classes.h"
#include "core/metrics/statistics/estimate.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>

namespace core {

SmoothCalibrationIntervals smoothCalibrationIntervals(const SweptSamples& of, Outside outside,
                                                      const SmoothCalibration& smooth,
                                                      const BootstrapRules& rules,
                                                      const Threads& threads,
                                                      const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    constexpr std::size_t mostRows = 10'000;
    constexpr std::size_t places = 101;
    const SmoothedRows rows(of.sweep, outside, smooth.spline, mostRows);
    const auto predictedAt = [&](std::size_t place) {
        return std::lerp(smooth.lowest, smooth.highest,
                         static_cast<double>(place) / static_cast<double>(places - 1));
    };
    std::vector<double> means(rules.rounds);
    std::vector<double> medians(rules.rounds);
    std::vector<double> highs(rules.rounds);
    std::vector heights(places, std::vector<double>(rules.rounds));
    const auto take = [&](std::size_t round, const auto& positives, const auto& negatives) {
        const auto acceptedOf = [](const auto& drawn) {
            return
                [&drawn](std::size_t point) { return static_cast<double>(drawn.accepted(point)); };
        };
        const auto tp = acceptedOf(positives);
        const auto fp = acceptedOf(negatives);
        CalibrationSpline spline = smooth.spline;
        rows.fit(spline, tp, fp);
        const SmoothErrors errors = rows.errors(spline, tp, fp, !of.sweep.isWeighted());
        means[round] = errors.mean;
        medians[round] = errors.median;
        highs[round] = errors.high;
        for (std::size_t place = 0; place < places; ++place)
            heights[place][round] = spline.observedAt(predictedAt(place));
    };
    forEachRedraw(of, rules, threads, stop, take, Redraw::Together);
    SmoothCalibrationIntervals intervals{percentileInterval(std::move(means)),
                                         percentileInterval(std::move(medians)),
                                         percentileInterval(std::move(highs)),
                                         {}};
    for (std::size_t place = 0; place < places; ++place) {
        const double predicted = predictedAt(place);
        intervals.curve.push_back({predicted, smooth.spline.observedAt(predicted),
                                   percentileInterval(std::move(heights[place]))});
    }
    return intervals;
}

}  // namespace core
