#include "core/classifier/pr_curve.h"

#include "core/metric/number.h"
#include "core/total.h"

namespace core {

namespace {

enum class Lines { Steps, Straight };

bool isExact(double)
{
    return true;
}
bool isExact(const Fraction& number)
{
    return number.exact();
}

/// @param tp, fp what is accepted at a point
template <class Num, class Tp, class Fp>
Num area(const ThresholdSweep& sweep, Lines lines, Tp tp, Fp fp)
{
    Total<Num> sum;
    auto tpBefore = whole<Num>(0);
    auto precisionBefore = whole<Num>(1);
    for (std::size_t point = 1; point < sweep.size() && isExact(sum.value()); ++point) {
        const Num tpHere = tp(point);
        const Num precision = tpHere / (tpHere + fp(point));
        const Num height =
            lines == Lines::Steps ? precision : (precisionBefore + precision) / whole<Num>(2);
        sum += (tpHere - tpBefore) * height;
        tpBefore = tpHere;
        precisionBefore = precision;
    }
    return sum.value() / tpBefore;
}

std::optional<Undefined> withoutPositives(const ThresholdSweep& sweep)
{
    const auto reason = sweep.missingClass();
    return reason == Undefined::NoNegatives ? std::nullopt : reason;
}

Value areaOf(const ThresholdSweep& sweep, Lines lines)
{
    if (const auto reason = withoutPositives(sweep))
        return *reason;
    return area<double>(
        sweep, lines, [&](std::size_t point) { return sweep.truePositives(point); },
        [&](std::size_t point) { return sweep.falsePositives(point); });
}

std::optional<Fraction> exactAreaOf(const ThresholdSweep& sweep, Lines lines)
{
    if (withoutPositives(sweep))
        return {};
    const auto fraction = area<Fraction>(
        sweep, lines,
        [&](std::size_t point) { return whole<Fraction>(sweep.acceptedPositives(point)); },
        [&](std::size_t point) { return whole<Fraction>(sweep.acceptedNegatives(point)); });
    return fraction.exact() ? std::optional(fraction) : std::nullopt;
}

}  // namespace

Value averagePrecision(const ThresholdSweep& sweep)
{
    return areaOf(sweep, Lines::Steps);
}

Value prTrapezoidArea(const ThresholdSweep& sweep)
{
    return areaOf(sweep, Lines::Straight);
}

std::optional<Fraction> exactAveragePrecision(const ThresholdSweep& sweep)
{
    return exactAreaOf(sweep, Lines::Steps);
}

std::optional<Fraction> exactPrTrapezoidArea(const ThresholdSweep& sweep)
{
    return exactAreaOf(sweep, Lines::Straight);
}

}  // namespace core
