#include "core/threshold/pr_curve.h"

#include "core/threshold/precision_area.h"

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

}  // namespace core
