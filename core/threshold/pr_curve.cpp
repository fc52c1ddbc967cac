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
    return precisionArea<double>(
        sweep.size(), lines, [&](std::size_t point) { return sweep.truePositives(point); },
        [&](std::size_t point) { return sweep.falsePositives(point); },
        [](double) { return true; });
}

std::optional<Fraction> exactAreaOf(const ThresholdSweep& sweep, PrLines lines)
{
    if (withoutPositives(sweep))
        return {};
    const auto fraction = precisionArea<Fraction>(
        sweep.size(), lines,
        [&](std::size_t point) { return whole<Fraction>(sweep.acceptedPositives(point)); },
        [&](std::size_t point) { return whole<Fraction>(sweep.acceptedNegatives(point)); },
        [](const Fraction& sum) { return sum.exact(); });
    return fraction.exact() ? std::optional(fraction) : std::nullopt;
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

std::optional<Fraction> exactAveragePrecision(const ThresholdSweep& sweep)
{
    return exactAreaOf(sweep, PrLines::Steps);
}

std::optional<Fraction> exactPrTrapezoidArea(const ThresholdSweep& sweep)
{
    return exactAreaOf(sweep, PrLines::Straight);
}

}  // namespace core
