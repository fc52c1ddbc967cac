// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace core {

// What a figure may ask for, wherever it is said: in a preset, a dialog or on a command line.

inline constexpr double leastFigureMillimetres = 10;  ///< wide and high
inline constexpr double mostFigureMillimetres = 2000;
inline constexpr double leastFigurePoints = 4;  ///< of the smallest text
inline constexpr double mostFigurePoints = 72;
inline constexpr double leastFigureLineWidth = 0.25;  ///< over the width that suits the text
inline constexpr double mostFigureLineWidth = 4;
inline constexpr int leastDotsPerInch = 36;  ///< of bitmaps
inline constexpr int mostDotsPerInch = 2400;
inline constexpr std::array<std::string_view, 5> figurePalettes{"colour", "tol-bright", "tol-muted",
                                                                "grey", "black"};

}  // namespace core
