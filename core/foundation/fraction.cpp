// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/fraction.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>

namespace core {

namespace {

bool multiply(std::int64_t a, std::int64_t b, std::int64_t& product)
{
    return !__builtin_mul_overflow(a, b, &product);
}

// The most negative number has no opposite, but std::gcd needs it.
bool hasOpposite(std::int64_t number)
{
    return number != std::numeric_limits<std::int64_t>::min();
}

}  // namespace

Fraction::Fraction(std::int64_t numerator, std::int64_t denominator) noexcept
    : m_numerator(numerator)
    , m_denominator(denominator)
{
    if (denominator == 0 || !hasOpposite(numerator) || !hasOpposite(denominator)) {
        *this = inexact();
        return;
    }
    const std::int64_t divisor = std::gcd(numerator, denominator);
    m_numerator = (denominator < 0 ? -numerator : numerator) / divisor;
    m_denominator = (denominator < 0 ? -denominator : denominator) / divisor;
}

Fraction Fraction::inexact() noexcept
{
    Fraction fraction;
    fraction.m_denominator = 0;
    return fraction;
}

Fraction Fraction::fromDecimal(double value)
{
    std::array<char, 64> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific)
            .ptr;
    // Shortest scientific form: [-]d[.ddd]e±xx
    std::int64_t digits = 0;
    int exponent = 0;
    bool negative = false;
    bool afterPoint = false;
    for (const char* c = text.data(); c != end; ++c) {
        if (*c == '-') {
            negative = true;
        } else if (*c == '.') {
            afterPoint = true;
        } else if (*c == 'e') {
            int written = 0;
            std::from_chars(c[1] == '+' ? c + 2 : c + 1, end, written);
            exponent += written;
            break;
        } else if (*c < '0' || *c > '9') {
            return inexact();
        } else {
            digits = digits * 10 + (*c - '0');
            exponent -= afterPoint ? 1 : 0;
        }
    }
    Fraction scale(1);
    for (int i = 0; i < std::abs(exponent) && scale.exact(); ++i)
        scale *= Fraction(10);
    const Fraction whole(negative ? -digits : digits);
    return exponent < 0 ? whole / scale : whole * scale;
}

double Fraction::toDouble() const noexcept
{
    if (!exact())
        return std::numeric_limits<double>::quiet_NaN();
    // If both fit a double exactly, the division rounds once; long double would round twice.
    constexpr std::int64_t most = std::int64_t{1} << std::numeric_limits<double>::digits;
    if (m_numerator <= most && m_numerator >= -most && m_denominator <= most)
        return static_cast<double>(m_numerator) / static_cast<double>(m_denominator);
    return static_cast<double>(static_cast<long double>(m_numerator) /
                               static_cast<long double>(m_denominator));
}

Fraction operator+(Fraction a, Fraction b) noexcept
{
    if (!a.exact() || !b.exact())
        return Fraction::inexact();
    // With the least common multiple, so that intermediate products stay small.
    const std::int64_t common = std::gcd(a.m_denominator, b.m_denominator);
    std::int64_t left = 0;
    std::int64_t right = 0;
    std::int64_t numerator = 0;
    std::int64_t denominator = 0;
    if (!multiply(a.m_numerator, b.m_denominator / common, left) ||
        !multiply(b.m_numerator, a.m_denominator / common, right) ||
        __builtin_add_overflow(left, right, &numerator) ||
        !multiply(a.m_denominator / common, b.m_denominator, denominator))
        return Fraction::inexact();
    return {numerator, denominator};
}

Fraction operator-(Fraction a, Fraction b) noexcept
{
    return a + Fraction(-1) * b;
}

Fraction operator*(Fraction a, Fraction b) noexcept
{
    if (!a.exact() || !b.exact())
        return Fraction::inexact();
    const Fraction left(a.m_numerator, b.m_denominator);
    const Fraction right(b.m_numerator, a.m_denominator);
    std::int64_t numerator = 0;
    std::int64_t denominator = 0;
    if (!multiply(left.m_numerator, right.m_numerator, numerator) ||
        !multiply(left.m_denominator, right.m_denominator, denominator))
        return Fraction::inexact();
    return {numerator, denominator};
}

Fraction operator/(Fraction a, Fraction b) noexcept
{
    if (!a.exact() || !b.exact() || b.m_numerator == 0)
        return Fraction::inexact();
    return a * Fraction(b.m_denominator, b.m_numerator);
}

}  // namespace core
