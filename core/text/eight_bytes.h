#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace core {

/// Eight characters as one number, the first one lowest: for looking at all of them at once.
inline std::uint64_t eightBytes(const char* at)
{
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big)
        bytes = __builtin_bswap64(bytes);
    return bytes;
}

/// How many of the eight characters are decimal digits, up to the first that is none.
inline std::size_t countDigits(std::uint64_t bytes)
{
    constexpr std::uint64_t every = 0x0101010101010101;
    const std::uint64_t digits = bytes ^ ('0' * every);
    // The high bit of each byte above 9; a carry reaches only bytes behind the first of them.
    const std::uint64_t others = ((digits + (0x80 - 10) * every) | digits) & (0x80 * every);
    return static_cast<std::size_t>(std::countr_zero(others)) / 8;
}

/// The number that the first `count` characters make, which must be digits.
/// @param count 1 to 8
inline std::uint64_t numberOfDigits(std::uint64_t bytes, std::size_t count)
{
    constexpr std::uint64_t zeros = 0x3030303030303030;
    // Zeros lead; then neighbours are joined, digits to pairs, pairs to fours, fours to the number.
    std::uint64_t digits = (bytes ^ zeros) << (64 - 8 * count);
    digits = ((digits * (10 * 0x100 + 1)) >> 8) & 0x00FF00FF00FF00FF;
    digits = ((digits * (100 * 0x10000 + 1)) >> 16) & 0x0000FFFF0000FFFF;
    return (digits * (10000 * 0x100000000 + 1)) >> 32;
}

}  // namespace core
