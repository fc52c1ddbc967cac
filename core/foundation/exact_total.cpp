// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/exact_total.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

ExactTotal& ExactTotal::operator+=(const ExactTotal& other)
{
    ExactTotal carried = other;
    carried.carry();
    carry();
    for (std::size_t i = carried.m_first; i < carried.m_end; ++i)
        m_digits[i] += carried.m_digits[i];
    m_first = std::min(m_first, carried.m_first);
    m_end = std::max(m_end, carried.m_end);
    m_isInfinite = m_isInfinite || other.m_isInfinite;
    carry();
    return *this;
}

void ExactTotal::carry()
{
    std::uint64_t over = 0;
    for (std::size_t i = m_first; i < m_end || over != 0; ++i) {
        m_end = std::max(m_end, i + 1);
        m_digits[i] += over;
        over = m_digits[i] >> digitBits;
        m_digits[i] &= digitMask;
    }
    m_terms = 0;
}

double ExactTotal::value() const
{
    if (m_isInfinite)
        return std::numeric_limits<double>::infinity();
    std::array<std::uint64_t, size> digits;  // NOLINT: only what is used is written
    std::uint64_t over = 0;
    std::size_t used = 0;
    for (std::size_t i = m_first; i < m_end || over != 0; ++i) {
        const std::uint64_t digit = (i < m_end ? m_digits[i] : 0) + over;
        over = digit >> digitBits;
        digits[i] = digit & digitMask;
        used = digits[i] != 0 ? i + 1 : used;
    }
    if (used == 0)
        return 0;
    const auto digitAt = [&](std::size_t fromTop) -> std::uint64_t {
        return used - m_first > fromTop ? digits[used - 1 - fromTop] : 0;
    };
    // The 64 highest bits; the bits below only decide between a half and more than a half.
    const int zeros = std::countl_zero(digitAt(0) << digitBits | digitAt(1));
    std::uint64_t high = (digitAt(0) << digitBits | digitAt(1)) << zeros;
    high |= zeros == 0 ? 0 : digitAt(2) << digitBits >> (64 - zeros);
    bool isMore = (digitAt(2) << digitBits << zeros) != 0;
    for (std::size_t i = 3; i < used - m_first && !isMore; ++i)
        isMore = digitAt(i) != 0;
    const int exponent = static_cast<int>(digitBits * used) - 64 - zeros - 1074;
    return std::ldexp(static_cast<double>(high | (isMore ? 1 : 0)), exponent);
}

std::vector<std::uint32_t> ExactTotal::digits() const
{
    std::vector<std::uint32_t> digits;
    if (m_isInfinite)
        return digits;
    ExactTotal carried = *this;
    carried.carry();
    for (const std::uint64_t digit : carried.m_digits)
        digits.push_back(static_cast<std::uint32_t>(digit));
    while (!digits.empty() && digits.back() == 0)
        digits.pop_back();
    return digits;
}

std::optional<ExactTotal> ExactTotal::ofDigits(std::span<const std::uint32_t> digits,
                                               bool isInfinite)
{
    const bool isShort = digits.empty() || digits.back() != 0;
    // Fewer than 2^40 terms leave the highest digit free for sums of such sums.
    if (digits.size() >= size || !isShort || (isInfinite && !digits.empty()))
        return std::nullopt;
    ExactTotal total;
    std::copy(digits.begin(), digits.end(), total.m_digits.begin());
    total.m_first = 0;
    total.m_end = digits.size();
    total.m_isInfinite = isInfinite;
    return total;
}

}  // namespace core
