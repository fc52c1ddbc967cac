// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/inch.h"

namespace ui {

/// What figures and reports are laid out in: dots so small that text of 8.05 points still has whole
/// ones.
inline constexpr double layoutDotsPerPoint = 20;
/// The resolution, as a paint device has it, at which one of its units is such a dot.
inline constexpr int layoutDotsPerInch = static_cast<int>(layoutDotsPerPoint * pointsPerInch);

}  // namespace ui
