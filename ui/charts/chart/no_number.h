// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

namespace ui {

/// No value: a gap in a curve, a missing bar, an empty cell.
inline constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

}  // namespace ui
