// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace core {

/// Queries by which side is ahead.
struct WinTieLoss {
    std::size_t won = 0;   ///< difference above epsilon
    std::size_t tied = 0;  ///< within epsilon of 0
    std::size_t lost = 0;  ///< below -epsilon

    bool operator==(const WinTieLoss&) const = default;
};

/// Counts the differences by sign. O(n).
/// @param epsilon not negative: so small a difference is a tie; with 0 only equal values are
WinTieLoss winTieLoss(std::span<const double> differences, double epsilon = 0);

/// The exact two-sided sign test: how likely won and lost are at least as far apart when either is
/// as likely. Ties are left out; 1 when nothing is won or lost. O(1).
/// Source: Conover, "Practical nonparametric statistics", 1999, section 3.4.
double signTest(const WinTieLoss& counts);

}  // namespace core
