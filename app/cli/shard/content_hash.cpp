// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/content_hash.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <new>

#include <xxhash.h>

namespace cli {

namespace {

std::string textOf(const XXH128_hash_t& hash)
{
    std::array<char, 33> text{};
    std::snprintf(text.data(), text.size(), "%016" PRIx64 "%016" PRIx64, hash.high64, hash.low64);
    return text.data();
}

}  // namespace

ContentHash::ContentHash()
    : m_state(XXH3_createState(), [](XXH3_state_s* state) { XXH3_freeState(state); })
{
    if (!m_state)
        throw std::bad_alloc();
    XXH3_128bits_reset(m_state.get());
}

void ContentHash::add(std::string_view bytes)
{
    XXH3_128bits_update(m_state.get(), bytes.data(), bytes.size());
}

std::string ContentHash::text() const
{
    return textOf(XXH3_128bits_digest(m_state.get()));
}

std::string contentHash(std::string_view bytes)
{
    return textOf(XXH3_128bits(bytes.data(), bytes.size()));
}

std::string contentHash(std::string_view bytes, std::uint64_t from, std::uint64_t to)
{
    return contentHash(bytes.substr(std::min<std::uint64_t>(from, bytes.size()), to - from));
}

}  // namespace cli
