// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/average_precision_bootstrap.h"

#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/precision_area.h"
#include "core/classification/uncertainty/redrawn_classes.h"
#include "core/metrics/statistics/estimate.h"

#include <cassert>
#include <vector>

namespace core {

namespace {

std::vector<double> redrawnPrecisions(const SweptSamples& of, const BootstrapRules& rules,
                                      const Threads& threads, const std::stop_token& stop)
{
    std::vector<double> precisions(rules.rounds);
    forEachRedraw(
        of, rules, threads, stop,
        [&](std::size_t round, const auto& positives, const auto& negatives) {
            precisions[round] = precisionArea(
                of.sweep.size(), PrLines::Steps,
                [&](std::size_t point) { return static_cast<double>(positives.accepted(point)); },
                [&](std::size_t point) { return static_cast<double>(negatives.accepted(point)); });
        });
    return precisions;
}

}  // namespace

Result<Interval, Undefined> averagePrecisionInterval(const SweptSamples& of,
                                                     const BootstrapRules& rules,
                                                     const Threads& threads,
                                                     const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    const Value whole = averagePrecision(of.sweep);
    if (!whole)
        return whole.reason();
    if (of.sweep.missingClass())
        return Interval{1, 1};
    if (*whole == 1)
        return Undefined::Separated;
    return percentileInterval(redrawnPrecisions(of, rules, threads, stop));
}

}  // namespace core
