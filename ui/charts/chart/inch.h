// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

inline constexpr double millimetresPerInch = 25.4;
/// The unit of figure and text sizes.
inline constexpr double pointsPerInch = 72;
inline constexpr double millimetresPerPoint = millimetresPerInch / pointsPerInch;
inline constexpr double pointsPerMillimetre = pointsPerInch / millimetresPerInch;

}  // namespace ui
