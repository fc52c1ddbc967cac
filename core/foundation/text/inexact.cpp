// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/inexact.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace core {

bool wouldReadAsWhole(double number, int decimals)
{
    const double size = std::abs(number);
    constexpr double lastPlaces = 4 * std::numeric_limits<double>::epsilon();
    if (number == 0 || !(size < 2) || std::abs(size - 1) <= lastPlaces)
        return false;
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), size,
                                   std::chars_format::fixed, decimals)
                         .ptr;
    double shown = 0;
    std::from_chars(text.data(), end, shown);
    return shown == 0 || shown == 1;
}

}  // namespace core
