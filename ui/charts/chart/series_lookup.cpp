// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/series_lookup.h"

#include "ui/charts/chart/ticks.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int autoSteps = 5;

std::size_t firstAtOrAfter(const Series& series, double x)
{
    const auto place = std::ranges::lower_bound(series.x, x);
    return static_cast<std::size_t>(place - series.x.begin());
}

ChartRange joined(const std::optional<ChartRange>& a, const ChartRange& b)
{
    return a ? ChartRange{std::min(a->lower, b.lower), std::max(a->upper, b.upper)} : b;
}

std::optional<double> unlessGap(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

}  // namespace

bool isEmpty(const Chart& chart)
{
    return std::ranges::all_of(chart.series, [](const Series& series) { return series.x.empty(); });
}

std::optional<std::size_t> nearestPoint(const Series& series, double x)
{
    if (series.x.empty())
        return std::nullopt;
    const std::size_t after = std::min(firstAtOrAfter(series, x), series.x.size() - 1);
    const bool isBeforeNearer =
        after > 0 && x - series.x[after - 1] < std::abs(series.x[after] - x);
    return isBeforeNearer ? after - 1 : after;
}

std::optional<double> valueAt(const Series& series, double x)
{
    const std::size_t place = firstAtOrAfter(series, x);
    if (place == series.x.size() || series.x[place] != x)
        return std::nullopt;
    return unlessGap(series.y[place]);
}

std::optional<double> heightAt(const Series& series, double x)
{
    const std::size_t after = firstAtOrAfter(series, x);
    if (after == series.x.size())
        return std::nullopt;
    if (series.x[after] == x)
        return unlessGap(series.y[after]);
    if (after == 0)
        return std::nullopt;
    const double share = (x - series.x[after - 1]) / (series.x[after] - series.x[after - 1]);
    return unlessGap(std::lerp(series.y[after - 1], series.y[after], share));
}

std::optional<ChartRange> valueRange(const Series& series)
{
    std::optional<ChartRange> range;
    for (const double value : series.y)
        if (std::isfinite(value))
            range = joined(range, {value, value});
    return range;
}

ChartRange xRangeOf(const Chart& chart)
{
    std::optional<ChartRange> range = chart.axes.xRange;
    if (!range) {
        for (const Series& series : chart.series)
            if (!series.x.empty())
                range = joined(range, {series.x.front(), series.x.back()});
    }
    const ChartRange found = range.value_or(ChartRange{});
    if (found.lower < found.upper)
        return found;
    return {found.lower - 0.5, found.lower + 0.5};
}

ChartRange yRangeOf(const Chart& chart)
{
    if (chart.axes.yRange)
        return *chart.axes.yRange;
    ChartRange range{0, 0};
    for (const Series& series : chart.series)
        if (const auto own = valueRange(series))
            range = joined(range, *own);
    if (!(range.lower < range.upper))
        return {0, 1};
    const double step = roundStep(range, autoSteps, false);
    return {std::floor(range.lower / step) * step, std::ceil(range.upper / step) * step};
}

}  // namespace ui
