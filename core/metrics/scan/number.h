// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/fraction.h"

#include <bit>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace core {

/// A count as one of the two number types of kernels: double, or Fraction if every step is
/// rational.
/// @param count below 2^52
template <class Num>
constexpr Num whole(std::size_t count)
{
    // Puts the count into the low bits of 2^52 + count: unlike a conversion, x86 can vectorise
    // this.
    if constexpr (std::floating_point<Num>)
        return std::bit_cast<Num>(std::bit_cast<std::uint64_t>(0x1p52) | count) - 0x1p52;
    else
        return Num(static_cast<std::int64_t>(count));
}

/// A number from a person or a file. As a Fraction it is exactly the decimal that was written.
template <class Num>
Num given(double value)
{
    if constexpr (std::floating_point<Num>)
        return value;
    else
        return Num::fromDecimal(value);
}

/// 2^exponent. A Fraction is inexact unless the exponent is a whole number from 0 to 62.
template <class Num>
Num powerOfTwo(double exponent)
{
    if constexpr (std::floating_point<Num>)
        return std::exp2(exponent);
    else if (exponent != std::floor(exponent) || exponent < 0 || exponent > 62)
        return Num::inexact();
    else
        return Num(std::int64_t{1} << static_cast<int>(exponent));
}

inline double toDouble(double number)
{
    return number;
}
inline double toDouble(const Fraction& number)
{
    return number.toDouble();
}

}  // namespace core
