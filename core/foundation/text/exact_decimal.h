// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

/// A run of digits.
struct Digits {
    std::uint64_t number = 0;  ///< their value, if there are at most 19
    std::size_t count = 0;
};

/// Reads digits starting at `at`; a character that is not a digit must follow.
inline Digits readDigits(const char* at)
{
    Digits digits;
    for (unsigned digit = 0; (digit = static_cast<unsigned char>(*at) - unsigned{'0'}) < 10; ++at) {
        digits.number = digits.number * 10 + digit;
        ++digits.count;
    }
    return digits;
}

/// 10 to the power of `exponent`, at most 19.
inline std::uint64_t wholePower(std::size_t exponent)
{
    static constexpr auto powers = [] {
        std::array<std::uint64_t, 20> all{1};
        for (std::size_t i = 1; i < all.size(); ++i)
            all[i] = 10 * all[i - 1];
        return all;
    }();
    return powers[exponent];
}

/// Divides `whole` by 10 to the power of `decimals`, correctly rounded: up to 2^53 and 10^19 both
/// are exact doubles, and the division rounds once. Returns false and leaves `number` unchanged for
/// larger ones.
inline bool exactQuotient(bool isNegative, std::uint64_t whole, std::size_t decimals,
                          double& number)
{
    static constexpr std::array powers{1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,
                                       1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19};
    if (whole > (std::uint64_t{1} << 53))
        return false;
    const double size = static_cast<double>(whole) / powers[decimals];
    number = isNegative ? -size : size;
    return true;
}

/// Reads a short decimal such as `-12.345`, like std::from_chars.
/// @param at characters, followed by one that cannot be part of a number
/// @return where the number ends, before any exponent; null, with `number` unchanged, if there is
/// no digit or more digits than exactQuotient() supports: use parsedNumber() then
inline const char* readExactDecimal(const char* at, double& number)
{
    constexpr std::size_t mostDigits = 19;  // fit 64 bits
    const bool isNegative = *at == '-';
    at += isNegative ? 1 : 0;
    const Digits before = readDigits(at);
    at += before.count;
    Digits decimals;
    if (*at == '.') {
        decimals = readDigits(++at);
        at += decimals.count;
    }
    const std::size_t count = before.count + decimals.count;
    if (count == 0 || count > mostDigits)
        return nullptr;
    const std::uint64_t whole = before.number * wholePower(decimals.count) + decimals.number;
    return exactQuotient(isNegative, whole, decimals.count, number) ? at : nullptr;
}

/// Reads a whole number of up to 18 digits, such as `-12`.
/// @param at as above
/// @return where the number ends; null, with `number` unchanged, for anything else
inline const char* readShortWhole(const char* at, long long& number)
{
    constexpr std::size_t mostDigits = 18;  // fit 63 bits
    const bool isNegative = *at == '-';
    at += isNegative ? 1 : 0;
    const Digits digits = readDigits(at);
    if (digits.count == 0 || digits.count > mostDigits)
        return nullptr;
    number = static_cast<long long>(digits.number);
    if (isNegative)
        number = -number;
    return at + digits.count;
}

}  // namespace core
