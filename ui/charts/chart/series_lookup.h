// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <cstddef>
#include <optional>

namespace ui {

/// No series holds a point.
bool isEmpty(const Chart& chart);
/// The index of the point nearest to x, if there is a point. O(log n).
std::optional<std::size_t> nearestPoint(const Series& series, double x);
/// The value of the point at x; none where no point stands there or in a gap. O(log n).
std::optional<double> valueAt(const Series& series, double x);
/// The height of the drawn line at x; none outside the data and in gaps. O(log n).
std::optional<double> heightAt(const Series& series, double x);
/// The least and the largest value; none when all are gaps. O(n).
std::optional<ChartRange> valueRange(const Series& series);
/// What the x axis shows. O(series).
ChartRange xRangeOf(const Chart& chart);
/// What the y axis shows, ended at round numbers. O(points).
ChartRange yRangeOf(const Chart& chart);

}  // namespace ui
