#pragma once

#include <bit>
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

}  // namespace core
