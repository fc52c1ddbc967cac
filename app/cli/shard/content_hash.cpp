#include "app/cli/shard/content_hash.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>

#include <xxhash.h>

namespace cli {

std::string contentHash(std::string_view bytes)
{
    const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
    std::array<char, 33> text{};
    std::snprintf(text.data(), text.size(), "%016" PRIx64 "%016" PRIx64, hash.high64, hash.low64);
    return text.data();
}

std::string contentHash(std::string_view bytes, std::uint64_t from, std::uint64_t to)
{
    return contentHash(bytes.substr(std::min<std::uint64_t>(from, bytes.size()), to - from));
}

}  // namespace cli
