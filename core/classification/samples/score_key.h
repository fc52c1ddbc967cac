// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace core {

/// A score as a whole number in the order of the sweep: a smaller key favours the positive class
/// more. Equal scores, including -0 and 0, have the same key. Infinity is allowed, NaN is not.
constexpr std::uint64_t scoreKey(double score, bool higherIsPositive) noexcept
{
    constexpr std::uint64_t sign = std::uint64_t{1} << 63;
    // Adding 0 turns -0 into 0.
    const auto bits = std::bit_cast<std::uint64_t>(score + 0.0);
    const std::uint64_t ascending = (bits & sign) != 0 ? ~bits : bits | sign;
    return higherIsPositive ? ~ascending : ascending;
}

/// The score of a key.
constexpr double scoreOfKey(std::uint64_t key, bool higherIsPositive) noexcept
{
    constexpr std::uint64_t sign = std::uint64_t{1} << 63;
    const std::uint64_t ascending = higherIsPositive ? ~key : key;
    return std::bit_cast<double>((ascending & sign) != 0 ? ascending & ~sign : ~ascending);
}

}  // namespace core
