// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/sha256.h"

#include <array>
#include <cstdint>

namespace cli {

Sha256::Sha256()
{
    sha256_init(&m_state);
}

void Sha256::add(std::string_view bytes)
{
    sha256_update(&m_state, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
}

std::string Sha256::digest()
{
    std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
    sha256_digest(&m_state, digest.size(), digest.data());
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += digits[byte >> 4];
        text += digits[byte & 0xf];
    }
    return text;
}

std::string sha256(std::string_view bytes)
{
    Sha256 sum;
    sum.add(bytes);
    return sum.digest();
}

}  // namespace cli
