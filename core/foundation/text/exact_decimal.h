// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace core {

/// Digits in a row.
struct Digits {
    std::uint64_t number = 0;  ///< what they make, where they are at most 19
    std::size_t count = 0;
};

/// Reads the digits that stand at `at`, before a character that is none.
inline Digits readDigits(const char* at)
{
    Digits digits;
    for (unsigned digit = 0; (digit = static_cast<unsigned char>(*at) - unsigned{'0'}) < 10; ++at) {
        digits.number = digits.number * 10 + digit;
        ++digits.count;
    }
    return digits;
}

/// 10 to the power of `exponent`, which is at most 19.
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

/// `whole` with so many of its digits behind the point, rounded correctly: up to 2^53 and 10^19 a
/// double holds both, and one division rounds once. False, with `number` as it was, for larger
/// ones.
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

/// Reads a short decimal as `-12.345`, as std::from_chars does.
/// @param at characters up to one that belongs to no number
/// @return where the number ends; null, with `number` as it was, for everything else (no digit,
/// more digits than exactQuotient() takes), which is for parsedNumber(). A number with an exponent
/// ends before that.
inline const char* readExactDecimal(const char* at, double& number)
{
    constexpr std::size_t mostDigits = 19;  // of 64 bits
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

/// Reads a whole number of up to 18 digits, as `-12`.
/// @param at as above
/// @return where the number ends; null, with `number` as it was, for everything else
inline const char* readShortWhole(const char* at, long long& number)
{
    constexpr std::size_t mostDigits = 18;  // of 63 bits
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
