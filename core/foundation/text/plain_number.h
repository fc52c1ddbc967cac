// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/text/eight_bytes.h"
#include "core/foundation/text/exact_decimal.h"

#include <cstddef>
#include <cstdint>

namespace core {

/// Reads one to eight digits.
/// @param at eight bytes must be readable, here and below
/// @param end the end of the number
/// @return false, with `number` unchanged, for anything else
inline bool readPlainWhole(const char* at, const char* end, std::uint64_t& number)
{
    const auto size = static_cast<std::size_t>(end - at);
    if (size == 0 || size > 8)
        return false;
    const std::uint64_t digits = digitsBehindZeros(eightBytes(at), size);
    if (!areDigits(digits))
        return false;
    number = numberOfDigits(digits);
    return true;
}

/// Reads one to eight digits, a point, and one to eight more digits as a whole number and a count
/// of decimals.
/// @param point the index of the point
inline bool readAroundPoint(const char* at, std::size_t point, const char* end,
                            std::uint64_t& number, std::size_t& decimals)
{
    const std::size_t size = static_cast<std::size_t>(end - at);
    decimals = size - point - 1;
    if (size < point + 2 || decimals > 8)
        return false;
    const std::uint64_t before = digitsBehindZeros(eightBytes(at), point);
    const std::uint64_t behind = digitsBehindZeros(eightBytes(at + point + 1), decimals);
    if (point + decimals <= 8) {
        const std::uint64_t digits = (before >> (8 * decimals)) | behind;
        number = numberOfDigits(digits);
        return areDigits(digits);
    }
    number = numberOfDigits(before) * wholePower(decimals) + numberOfDigits(behind);
    return areDigits(before) && areDigits(behind);
}

/// Reads one to eight digits, optionally with a point and one to eight more, like std::from_chars.
/// @param end eight bytes must be readable from here
inline bool readPlainDecimal(const char* at, const char* end, bool isNegative, double& number)
{
    std::uint64_t whole = 0;
    std::size_t decimals = 0;
    // Testing the usual positions one by one lets the processor predict the branch.
    if (at[1] == '.')
        return readAroundPoint(at, 1, end, whole, decimals) &&
               exactQuotient(isNegative, whole, decimals, number);
    if (at[2] == '.')
        return readAroundPoint(at, 2, end, whole, decimals) &&
               exactQuotient(isNegative, whole, decimals, number);
    const std::size_t point = placeOfByte('.', eightBytes(at));
    const bool hasPoint = point < static_cast<std::size_t>(end - at);
    if (hasPoint && (point == 0 || at[point] != '.'))
        return false;
    return (hasPoint ? readAroundPoint(at, point, end, whole, decimals)
                     : readPlainWhole(at, end, whole)) &&
           exactQuotient(isNegative, whole, decimals, number);
}

/// The same with an optional sign.
inline bool readPlainDecimal(const char* at, const char* end, double& number)
{
    return *at == '-' ? readPlainDecimal(at + 1, end, true, number)
                      : readPlainDecimal(at, end, false, number);
}

}  // namespace core
