// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/pr_curve.h"

#include "core/classification/thresholds/precision_area.h"
#include "core/foundation/total.h"

#include <cmath>

namespace core {

namespace {

std::optional<Undefined> withoutPositives(const ThresholdSweep& sweep)
{
    const auto reason = sweep.missingClass();
    return reason == Undefined::NoNegatives ? std::nullopt : reason;
}

Value areaOf(const ThresholdSweep& sweep, PrLines lines)
{
    if (const auto reason = withoutPositives(sweep))
        return *reason;
    return precisionArea(
        sweep.size(), lines, [&](std::size_t point) { return sweep.truePositives(point); },
        [&](std::size_t point) { return sweep.falsePositives(point); });
}

}  // namespace

Value averagePrecision(const ThresholdSweep& sweep)
{
    return areaOf(sweep, PrLines::Steps);
}

Value prTrapezoidArea(const ThresholdSweep& sweep)
{
    return areaOf(sweep, PrLines::Straight);
}

Value prInterpolatedArea(const ThresholdSweep& sweep)
{
    if (const auto reason = withoutPositives(sweep))
        return *reason;
    Total<double> sum;
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        const double tpBefore = sweep.truePositives(point - 1);
        const double fpBefore = sweep.falsePositives(point - 1);
        const double gained = sweep.truePositives(point) - tpBefore;
        if (gained == 0)
            continue;
        // Between the points, precision is tp / (accepted × tp + ahead).
        const double fp = sweep.falsePositives(point);
        const double accepted = 1 + (fp - fpBefore) / gained;
        const double ahead = fpBefore - (accepted - 1) * tpBefore;
        const double bent =
            ahead == 0
                ? 0
                : ahead / accepted * std::log((tpBefore + gained + fp) / (tpBefore + fpBefore));
        sum += (gained - bent) / accepted;
    }
    return sum.value() / sweep.positives();
}

}  // namespace core
