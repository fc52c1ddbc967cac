#pragma once

#include "core/fraction.h"

#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace core {

/// The two number types a kernel is compiled for: double, and Fraction where every step is
/// rational.
template <class Num>
constexpr Num whole(std::size_t count)
{
    // A signed count becomes a double in one instruction, an unsigned one does not.
    const auto number = static_cast<std::int64_t>(count);
    if constexpr (std::floating_point<Num>)
        return static_cast<Num>(number);
    else
        return Num(number);
}

/// A number that a person or a file gave: as Fraction the decimal it was written as.
template <class Num>
Num given(double value)
{
    if constexpr (std::floating_point<Num>)
        return value;
    else
        return Num::fromDecimal(value);
}

/// 2^exponent; as Fraction only for whole exponents from 0 to 62.
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
