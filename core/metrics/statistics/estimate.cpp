// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/estimate.h"

#include "core/foundation/normal_deviate.h"
#include "core/metrics/statistics/quantile.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double upperEnd = (1 + confidence) / 2;

}  // namespace

Interval percentileInterval(std::vector<double> outcomes)
{
    std::sort(outcomes.begin(), outcomes.end());
    return {quantile(1 - upperEnd, outcomes), quantile(upperEnd, outcomes)};
}

Interval waldInterval(double value, double standardError)
{
    const double half = normalDeviate(upperEnd) * standardError;
    return {value - half, value + half};
}

Interval logInterval(double value, double standardError)
{
    const double factor = std::exp(normalDeviate(upperEnd) * standardError);
    return {value / factor, value * factor};
}

Estimate independentDifference(const Estimate& first, const Estimate& second)
{
    if (!first.value)
        return first.value.reason();
    if (!second.value)
        return second.value.reason();
    const Value difference = *first.value - *second.value;
    if (!first.interval)
        return {difference, first.interval.error()};
    if (!second.interval)
        return {difference, second.interval.error()};
    const double below =
        std::hypot(*first.value - first.interval->low, second.interval->high - *second.value);
    const double above =
        std::hypot(first.interval->high - *first.value, *second.value - second.interval->low);
    return {difference, Interval{*difference - below, *difference + above}};
}

Estimate independentRatio(const Estimate& first, const Estimate& second)
{
    const auto logarithm = [](const Estimate& of) {
        if (!of.value)
            return of;
        if (*of.value == 0)
            return Estimate(Undefined::EmptyCell);
        if (!of.interval)
            return Estimate(std::log(*of.value), of.interval.error());
        return Estimate(std::log(*of.value),
                        Interval{std::log(of.interval->low), std::log(of.interval->high)});
    };
    const Estimate difference = independentDifference(logarithm(first), logarithm(second));
    if (!difference.value)
        return difference;
    const Value ratio = std::exp(*difference.value);
    if (!difference.interval)
        return {ratio, difference.interval.error()};
    return {ratio,
            Interval{std::exp(difference.interval->low), std::exp(difference.interval->high)}};
}

}  // namespace core
