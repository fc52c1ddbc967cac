// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <cstddef>
#include <optional>

namespace ui {

/// Whether no series has a point.
bool isEmpty(const Chart& chart);
/// The index of the point nearest to x, if there is a point. O(log n).
std::optional<std::size_t> nearestPoint(const Series& series, double x);
/// The value of the point at x; nullopt in a gap or if there is no point. O(log n).
std::optional<double> valueAt(const Series& series, double x);
/// The height of the drawn line at x; nullopt outside the data and in gaps. O(log n).
std::optional<double> heightAt(const Series& series, double x);
/// The least and the largest value; nullopt if there are only gaps. O(n).
std::optional<ChartRange> valueRange(const Series& series);
/// The range of the x axis. O(series).
ChartRange xRangeOf(const Chart& chart);
/// The range of the y axis, extended to round numbers. O(points).
ChartRange yRangeOf(const Chart& chart);

}  // namespace ui
