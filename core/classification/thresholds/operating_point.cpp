// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/operating_point.h"

#include "core/classification/thresholds/expected_cost.h"
#include "core/classification/thresholds/rate.h"
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
        sweep, hull, [&](const Counts& counts) { return rateOf(Rate::F, counts, beta); },
        std::greater<>());
}

OperatingPoint bestYouden(const ThresholdSweep& sweep, const RocHull& hull)
{
    return bestCorner(
        sweep, hull, [](const Counts& counts) { return rateOf(Rate::Youden, counts); },
        std::greater<>());
}

OperatingPoint leastCost(const ThresholdSweep& sweep, const RocHull& hull, const Costs& costs)
{
    return bestCorner(
        sweep, hull, [&](const Counts& counts) { return expectedCost(counts, costs); },
        std::less<>());
}

OperatingPoint atMostFpr(const ThresholdSweep& sweep, double fpr)
{
    assert(fpr >= 0);
    if (const auto reason = sweep.missingClass())
        return {0, *reason};
    const std::size_t tooFar = firstWhere(1, sweep.size(), [&](std::size_t point) {
        return *rateOf(Rate::Fpr, sweep.counts(point)) > fpr;
    });
    const std::uint32_t found = sweep.acceptedPositives(tooFar - 1);
    const std::size_t chosen = firstWhere(
        0, tooFar - 1, [&](std::size_t point) { return sweep.acceptedPositives(point) == found; });
    return {chosen, rateOf(Rate::Recall, sweep.counts(chosen))};
}

OperatingPoint atLeastRecall(const ThresholdSweep& sweep, double recall)
{
    assert(recall <= 1);
    if (const auto reason = sweep.missingClass())
        return {0, *reason};
    const std::size_t chosen = firstWhere(0, sweep.size() - 1, [&](std::size_t point) {
        return *rateOf(Rate::Recall, sweep.counts(point)) >= recall;
    });
    return {chosen, rateOf(Rate::Fpr, sweep.counts(chosen))};
}

}  // namespace core
