// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace core {

// The limits of figures, for presets, dialogs and command lines alike.

inline constexpr double leastFigureMillimetres = 10;  ///< width and height
inline constexpr double mostFigureMillimetres = 2000;
inline constexpr double leastFigurePoints = 4;  ///< smallest text
inline constexpr double mostFigurePoints = 72;
inline constexpr double leastFigureLineWidth = 0.25;  ///< relative to the width that suits the text
inline constexpr double mostFigureLineWidth = 4;
inline constexpr int leastDotsPerInch = 36;  ///< for bitmaps
inline constexpr int mostDotsPerInch = 2400;
inline constexpr std::array<std::string_view, 5> figurePalettes{"colour", "tol-bright", "tol-muted",
                                                                "grey", "black"};
inline constexpr std::array<std::string_view, 6> legendPlaces{"automatic", "inside", "above",
                                                              "beside",    "direct", "none"};

}  // namespace core
