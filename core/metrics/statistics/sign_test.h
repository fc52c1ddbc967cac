// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace core {

/// The numbers of queries won, tied and lost.
struct WinTieLoss {
    std::size_t won = 0;   ///< difference above epsilon
    std::size_t tied = 0;  ///< within epsilon of 0
    std::size_t lost = 0;  ///< below -epsilon

    bool operator==(const WinTieLoss&) const = default;
};

/// Counts the differences by sign. O(n).
/// @param epsilon at least 0: differences up to this size are ties; with 0, only equal values are
WinTieLoss winTieLoss(std::span<const double> differences, double epsilon = 0);

/// The exact two-sided sign test: the probability that won and lost are at least this far apart if
/// both are equally likely. Ties are ignored; 1 if nothing is won or lost. O(1). Source: Conover,
/// "Practical nonparametric statistics", 1999, section 3.4.
double signTest(const WinTieLoss& counts);

}  // namespace core
