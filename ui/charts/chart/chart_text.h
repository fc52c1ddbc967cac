// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <QString>

#include <vector>

namespace ui {

/// The text of an x, as a whole number if x only counts.
QString xText(double x, const ChartAxes& axes);
/// A value of a series, or a dash in a gap.
QString yText(const std::optional<double>& y, const ChartAxes& axes);
/// One paragraph that says what the chart shows, for people who cannot see it. O(points).
QString describe(const Chart& chart);
/// Which curves are above which, or where they cross; empty for fewer than two. O(curves² log n).
QString describeOrder(const std::vector<Series>& curves);
/// What changes with the marker: the values of all series there. O(series log n).
QString describeMarker(const Chart& chart);
/// The guesses and the right values; empty without guesses.
QString describeGuesses(const Chart& chart);

}  // namespace ui
