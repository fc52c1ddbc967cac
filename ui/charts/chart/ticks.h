// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace ui {

/// The smallest step of 1, 2 or 5 times a power of ten that divides `range` into at most `most`
/// parts; at least 1 if only whole numbers count.
double roundStep(const ChartRange& range, int most, bool isIntegral);
/// The multiples of `step` in `range`. If only whole numbers count, also the first number in it,
/// unless that would crowd the next tick: a cutoff starts at 1.
std::vector<double> ticksAt(const ChartRange& range, double step, bool isIntegral);
/// The number of decimals needed to distinguish multiples of `step`.
int decimalsOf(double step);
/// A tick's label; whole numbers of five or more digits are grouped, as in tables.
QString tickText(double tick, int decimals, const QLocale& locale);
/// The number nearest to `value` with just enough decimals to distinguish pixels of an axis.
/// @param pixels the length of `range`, above 0
double shortestWithin(double value, const ChartRange& range, double pixels);
/// The nearest multiple of `step` above `value`, or below.
double nextMultiple(double value, double step, bool isUpward);

}  // namespace ui
