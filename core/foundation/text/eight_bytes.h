// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace core {

/// Eight characters as one number, the first one lowest, so that all can be examined at once.
inline std::uint64_t eightBytes(const char* at)
{
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big)
        bytes = __builtin_bswap64(bytes);
    return bytes;
}

inline constexpr std::uint64_t everyByte = 0x0101010101010101;

/// Marks the first zero byte by its high bit. Bytes above it may be marked too, bytes below are
/// not; a number without a zero byte gives 0.
/// @param bytes an unsigned number of up to eight bytes
template <class Bytes>
constexpr Bytes zeroByteMarks(Bytes bytes)
{
    constexpr auto every = static_cast<Bytes>(everyByte);
    // A borrow reaches only bytes above the first zero byte.
    return (bytes - every) & ~bytes & (0x80 * every);
}

/// The index of the first of eight characters that equals `byte`; 8 if there is none.
inline std::size_t placeOfByte(char byte, std::uint64_t bytes)
{
    const std::uint64_t others = bytes ^ (static_cast<unsigned char>(byte) * everyByte);
    return static_cast<std::size_t>(std::countr_zero(zeroByteMarks(others))) / 8;
}

/// The first `count` characters as digit values, one per byte, after leading zeros. Characters that
/// are not digits become bytes above 9.
/// @param count 1 to 8
inline std::uint64_t digitsBehindZeros(std::uint64_t bytes, std::size_t count)
{
    return (bytes ^ ('0' * everyByte)) << (64 - 8 * count);
}

/// Whether each of the eight bytes is at most 9.
inline bool areDigits(std::uint64_t digits)
{
    // Only a byte above 9 carries into the next.
    return (((digits + (0x80 - 10) * everyByte) | digits) & (0x80 * everyByte)) == 0;
}

/// The number formed by eight digits, one per byte.
inline std::uint64_t numberOfDigits(std::uint64_t digits)
{
    // Joins neighbours: digits to pairs, pairs to fours, fours to the number.
    digits = ((digits * (10 * 0x100 + 1)) >> 8) & 0x00FF00FF00FF00FF;
    digits = ((digits * (100 * 0x10000 + 1)) >> 16) & 0x0000FFFF0000FFFF;
    return (digits * (10000 * 0x100000000 + 1)) >> 32;
}

}  // namespace core
