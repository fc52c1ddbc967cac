// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/operating_point.h"

#include "core/classification/thresholds/expected_cost.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/metrics/ranking_order/first_where.h"

#include <cassert>
#include <functional>

namespace core {

namespace {

/// @param valueAt(counts) a value that is best at a corner of the hull
/// @param isBetter(a, b)
template <class ValueAt, class IsBetter>
OperatingPoint bestCorner(const ThresholdSweep& sweep, const RocHull& hull, ValueAt valueAt,
                          IsBetter isBetter)
{
    OperatingPoint best{0, valueAt(sweep.counts(0))};
    for (const std::size_t corner : hull.corners()) {
        const Value value = valueAt(sweep.counts(corner));
        if (value && best.value && isBetter(*value, *best.value))
            best = {corner, value};
    }
    return best;
}

}  // namespace

OperatingPoint bestF(const ThresholdSweep& sweep, const RocHull& hull, double beta)
{
    return bestCorner(
        sweep, hull,
        [&](const ConfusionMatrix& counts) {
            return thresholdMetricOf(ThresholdMetric::F, counts, beta);
        },
        std::greater<>());
}

OperatingPoint bestYouden(const ThresholdSweep& sweep, const RocHull& hull)
{
    return bestCorner(
        sweep, hull,
        [](const ConfusionMatrix& counts) {
            return thresholdMetricOf(ThresholdMetric::Youden, counts);
        },
        std::greater<>());
}

OperatingPoint leastCost(const ThresholdSweep& sweep, const RocHull& hull, const Costs& costs)
{
    return bestCorner(
        sweep, hull, [&](const ConfusionMatrix& counts) { return expectedCost(counts, costs); },
        std::less<>());
}

OperatingPoint atMostFpr(const ThresholdSweep& sweep, double fpr)
{
    assert(fpr >= 0);
    if (const auto reason = sweep.missingClass())
        return {0, *reason};
    const std::size_t tooFar = firstWhere(1, sweep.size(), [&](std::size_t point) {
        return *thresholdMetricOf(ThresholdMetric::Fpr, sweep.counts(point)) > fpr;
    });
    const std::uint32_t found = sweep.acceptedPositives(tooFar - 1);
    const std::size_t chosen = firstWhere(
        0, tooFar - 1, [&](std::size_t point) { return sweep.acceptedPositives(point) == found; });
    return {chosen, thresholdMetricOf(ThresholdMetric::Recall, sweep.counts(chosen))};
}

OperatingPoint atLeastRecall(const ThresholdSweep& sweep, double recall)
{
    assert(recall <= 1);
    if (const auto reason = sweep.missingClass())
        return {0, *reason};
    const std::size_t chosen = firstWhere(0, sweep.size() - 1, [&](std::size_t point) {
        return *thresholdMetricOf(ThresholdMetric::Recall, sweep.counts(point)) >= recall;
    });
    return {chosen, thresholdMetricOf(ThresholdMetric::Fpr, sweep.counts(chosen))};
}

}  // namespace core
