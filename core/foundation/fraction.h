// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// An exact rational number whose numerator and denominator fit 64 bits, reduced, denominator > 0.
///
/// Every operation is checked. A result that does not fit becomes *inexact* and stays so: a result
/// that is exact() is correct to the last digit, any other is not a number. For use as the number
/// type of a measure's kernel: evaluate<AveragePrecision, Fraction>(…). Each operation is O(log n).
class Fraction {
public:
    constexpr Fraction() noexcept = default;  ///< 0
    constexpr explicit Fraction(std::int64_t whole) noexcept
        : m_numerator(whole)
    {}
    /// @param denominator not 0
    Fraction(std::int64_t numerator, std::int64_t denominator) noexcept;

    /// The decimal that `value` prints as: 0.8 becomes 4/5, not the nearest binary number.
    static Fraction fromDecimal(double value);
    static Fraction inexact() noexcept;

    bool exact() const noexcept { return m_denominator != 0; }
    std::int64_t numerator() const noexcept { return m_numerator; }
    std::int64_t denominator() const noexcept { return m_denominator; }
    /// The nearest double, possibly one off beyond 2^53; NaN if inexact.
    double toDouble() const noexcept;

    friend Fraction operator+(Fraction a, Fraction b) noexcept;
    friend Fraction operator-(Fraction a, Fraction b) noexcept;
    friend Fraction operator*(Fraction a, Fraction b) noexcept;
    /// Division by 0 is inexact.
    friend Fraction operator/(Fraction a, Fraction b) noexcept;
    Fraction& operator+=(Fraction other) noexcept { return *this = *this + other; }
    Fraction& operator-=(Fraction other) noexcept { return *this = *this - other; }
    Fraction& operator*=(Fraction other) noexcept { return *this = *this * other; }
    friend bool operator==(const Fraction&, const Fraction&) = default;

private:
    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;  // 0: inexact
};

}  // namespace core
