// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/series.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace ui {

/// The smallest step of the form 1, 2 or 5 times a power of ten that cuts `range` into at most
/// `most` pieces; at least 1 where only whole numbers count.
double roundStep(const ChartRange& range, int most, bool isIntegral);
/// The multiples of `step` in `range`. Where only whole numbers count, the first one too, unless
/// it would crowd the next: a cutoff begins at 1.
std::vector<double> ticksAt(const ChartRange& range, double step, bool isIntegral);
/// The decimals that tell multiples of `step` apart.
int decimalsOf(double step);
/// A tick's label; whole numbers of five digits and more are grouped, as in tables.
QString tickText(double tick, int decimals, const QLocale& locale);
/// The number nearest to `value` of as few decimals as tell the pixels of an axis apart.
/// @param pixels that show `range`, above 0
double shortestWithin(double value, const ChartRange& range, double pixels);
/// The nearest multiple of `step` above `value`, or below.
double nextMultiple(double value, double step, bool isUpward);

}  // namespace ui
