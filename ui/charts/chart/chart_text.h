// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <QString>

#include <vector>

namespace ui {

/// The text of an x: whole where only whole numbers count.
QString xText(double x, const ChartAxes& axes);
/// A value of a series, or a dash in a gap.
QString yText(const std::optional<double>& y, const ChartAxes& axes);
/// One paragraph that says what the chart shows: for those who do not see it. O(points).
QString describe(const Chart& chart);
/// Which of the curves lies above which, or where they cross; empty for less than two.
/// O(curves² log n).
QString describeOrder(const std::vector<Series>& curves);
/// What changes with the marker: every series' value there. O(series log n).
QString describeMarker(const Chart& chart);
/// What was guessed of it, and what is right; empty without guesses.
QString describeGuesses(const Chart& chart);

}  // namespace ui
