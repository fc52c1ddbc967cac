#pragma once

#include "ui/chart/series.h"

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

}  // namespace ui
