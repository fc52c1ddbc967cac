// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <string_view>

namespace core {

/// Whether a number is written with an exponent.
inline bool isScientific(std::string_view number)
{
    return number.find_first_of("eE") != std::string_view::npos;
}

/// Whether a number is the largest double, which some data sets print for a missing value.
inline bool isLargest(double number)
{
    return std::abs(number) >= 1.79769e308;
}

/// Whether a number may be a time: seconds since 1970, or thousandths to billionths of a second. No
/// grade is this large.
inline bool isTime(double number)
{
    return number >= 1e8 && number < 1e19;
}

}  // namespace core
