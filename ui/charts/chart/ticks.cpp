// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/ticks.h"

#include "ui/text/words/classifier_text.h"
#include "ui/text/words/number_format.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// As a share of a step: larger than rounding errors of the division.
constexpr double tickSlack = 1e-9;
/// As a share of a step: a nearer label would touch its neighbour.
constexpr double crowded = 0.75;

/// `power` is a power of ten. Dividing by it is exact where multiplying by its inverse is not.
double nearestMultiple(double value, double power)
{
    const double unit = std::pow(10.0, std::abs(power));
    return power < 0 ? std::round(value * unit) / unit : std::round(value / unit) * unit;
}

}  // namespace

double roundStep(const ChartRange& range, int most, bool isIntegral)
{
    const double least = (range.upper - range.lower) / std::max(1, most);
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    double step = 10 * power;
    for (const double digit : {5.0, 2.0, 1.0})
        if (digit * power >= least * (1 - tickSlack))
            step = digit * power;
    return isIntegral ? std::max(1.0, step) : step;
}

std::vector<double> ticksAt(const ChartRange& range, double step, bool isIntegral)
{
    std::vector<double> ticks;
    const double first = std::ceil(range.lower / step - tickSlack);
    const double last = std::floor(range.upper / step + tickSlack);
    for (double i = first; i <= last; ++i)
        ticks.push_back(i * step);
    const double start = std::ceil(range.lower);
    if (isIntegral && (ticks.empty() || ticks.front() - start > crowded * step))
        ticks.insert(ticks.begin(), start);
    return ticks;
}

int decimalsOf(double step)
{
    return std::max(0, static_cast<int>(std::ceil(-std::log10(step) - tickSlack)));
}

QString tickText(double tick, int decimals, const QLocale& locale)
{
    constexpr double leastGrouped = 10000;
    return decimals == 0 && tick >= leastGrouped ? tallyText(tick, locale)
                                                 : decimalText(tick, decimals, locale);
}

double shortestWithin(double value, const ChartRange& range, double pixels)
{
    const double pixel = (range.upper - range.lower) / pixels;
    return nearestMultiple(value, std::floor(std::log10(pixel)));
}

double nextMultiple(double value, double step, bool isUpward)
{
    const double whole = value / step;
    const double next =
        isUpward ? std::floor(whole + tickSlack) + 1 : std::ceil(whole - tickSlack) - 1;
    const double decimals = std::floor(std::log10(step) + tickSlack);
    return nearestMultiple(next * step, decimals);
}

}  // namespace ui
