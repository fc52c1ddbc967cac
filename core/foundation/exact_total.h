// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// An exact sum of non-negative doubles, rounded only by value(). It is stored as a multiple of
/// 2^-1074, so the result does not depend on the order or grouping of the terms. Source: Kulisch &
/// Miranker, "Computer arithmetic in theory and practice", 1981.
class ExactTotal {
public:
    /// O(1). Valid for fewer than 2^40 terms.
    /// @param term not negative, not NaN; an infinite term makes the sum infinite
    ExactTotal& operator+=(double term)
    {
        assert(term >= 0);
        constexpr std::uint64_t fraction = (std::uint64_t{1} << 52) - 1;
        const auto bits = std::bit_cast<std::uint64_t>(term);
        const std::uint64_t exponent = bits >> 52 & 0x7ff;
        if (exponent == 0x7ff) {
            m_isInfinite = true;
            return *this;
        }
        const std::uint64_t mantissa = (bits & fraction) | std::uint64_t{exponent != 0} << 52;
        const std::uint64_t place = exponent == 0 ? 0 : exponent - 1;
        const std::uint64_t shift = place % digitBits;
        const std::size_t lowest = place / digitBits;
        m_first = lowest < m_first ? lowest : m_first;
        m_end = lowest + 3 > m_end ? lowest + 3 : m_end;
        std::uint64_t* const digit = &m_digits[lowest];
        digit[0] += mantissa << shift & digitMask;
        digit[1] += mantissa >> (digitBits - shift) & digitMask;
        digit[2] += mantissa >> 1 >> (2 * digitBits - 1 - shift);
        if (++m_terms == mostTerms)
            carry();
        return *this;
    }
    /// Adds another total; the order does not matter.
    ExactTotal& operator+=(const ExactTotal& other);

    /// The nearest double, ties to even; infinite if the sum is too large for a double. O(1).
    double value() const;

    /// The sum's 32-bit digits, least significant first, without zeros at the top; empty if the sum
    /// is infinite.
    std::vector<std::uint32_t> digits() const;
    bool isInfinite() const { return m_isInfinite; }
    /// @return nothing if the digits are not in the form that digits() returns
    static std::optional<ExactTotal> ofDigits(std::span<const std::uint32_t> digits,
                                              bool isInfinite);

    friend bool operator==(const ExactTotal& a, const ExactTotal& b)
    {
        return a.m_isInfinite == b.m_isInfinite && a.digits() == b.digits();
    }

private:
    static constexpr std::uint64_t digitBits = 32;
    static constexpr std::uint64_t digitMask = 0xffffffff;
    static constexpr std::uint64_t mostTerms = std::uint64_t{1} << 31;
    static constexpr std::size_t size = 68;  // 2098 bits of a double, and room above

    void carry();

    std::array<std::uint64_t, size> m_digits{};  // each a digit and its pending carries
    std::size_t m_first = size;                  // digits below this index are 0
    std::size_t m_end = 0;                       // and from this index on
    std::uint64_t m_terms = 0;                   // added since the last carry
    bool m_isInfinite = false;
};

}  // namespace core
