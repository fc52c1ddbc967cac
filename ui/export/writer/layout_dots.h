// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/inch.h"

namespace ui {

/// The layout unit of figures and reports: dots small enough that text of 8.05 points has a whole
/// number of them.
inline constexpr double layoutDotsPerPoint = 20;
/// The paint device resolution at which one unit is one such dot.
inline constexpr int layoutDotsPerInch = static_cast<int>(layoutDotsPerPoint * pointsPerInch);

}  // namespace ui
