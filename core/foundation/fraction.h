// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// An exact rational number while numerator and denominator fit 64 bits, reduced, denominator > 0.
///
/// Every operation is checked: what does not fit becomes *inexact* and stays so, so a result that
/// is exact() is right to the last digit and one that is not is no number at all. Meant as the
/// number type of a metric's kernel: evaluate<AveragePrecision, Fraction>(…). Each operation O(log
/// n).
class Fraction {
public:
    constexpr Fraction() noexcept = default;  ///< 0
    constexpr explicit Fraction(std::int64_t whole) noexcept
        : m_numerator(whole)
    {}
    /// @param denominator not 0
    Fraction(std::int64_t numerator, std::int64_t denominator) noexcept;

    /// The decimal that `value` prints as (0.8 is 4/5, not the binary number nearest to it).
    static Fraction fromDecimal(double value);
    static Fraction inexact() noexcept;

    bool exact() const noexcept { return m_denominator != 0; }
    std::int64_t numerator() const noexcept { return m_numerator; }
    std::int64_t denominator() const noexcept { return m_denominator; }
    /// The nearest double, or beyond 2^53 a neighbour of it; NaN when inexact.
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
