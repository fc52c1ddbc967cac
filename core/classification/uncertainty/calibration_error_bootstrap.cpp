// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/calibration_error_bootstrap.h"

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/uncertainty/redrawn_classes.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace core {

Result<Interval, Undefined> calibrationErrorInterval(const SweptSamples& of,
                                                     const ClassifierSettings& settings,
                                                     const BootstrapRules& rules,
                                                     const Threads& threads,
                                                     const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    const auto curve = calibrationCurve(of.sweep, settings);
    if (!curve)
        return curve.error();
    std::vector<double> predicted(of.sweep.size());
    std::vector<std::size_t> binOf(of.sweep.size());
    for (std::size_t point = 1; point < of.sweep.size(); ++point) {
        predicted[point] = probabilityOf(of.sweep, of.sweep.threshold(point), settings.outside);
        binOf[point] = curve->binOf(predicted[point]);
    }
    std::vector<double> errors(rules.rounds);
    const auto take = [&](std::size_t round, const auto& positives, const auto& negatives) {
        // Positives less what was predicted, by bin.
        std::vector<double> excess(curve->bins.size());
        for (std::size_t point = 1; point < of.sweep.size(); ++point) {
            const auto drawn = [point](const auto& drawnClass) {
                return static_cast<double>(drawnClass.accepted(point)) -
                       static_cast<double>(drawnClass.accepted(point - 1));
            };
            const double ofPositives = drawn(positives);
            excess[binOf[point]] +=
                ofPositives - predicted[point] * (ofPositives + drawn(negatives));
        }
        double sum = 0;
        for (const double each : excess)
            sum += std::abs(each);
        errors[round] =
            sum / (static_cast<double>(positives.drawn()) + static_cast<double>(negatives.drawn()));
    };
    forEachRedraw(of, rules, threads, stop, take, Redraw::Together);
    return percentileInterval(std::move(errors));
}

}  // namespace core
