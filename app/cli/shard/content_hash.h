#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cli {

/// The XXH3 of 128 bits (xxHash 0.8) of bytes, 32 hexadecimal digits: with it a change by mistake
/// or chance is noticed, not one by design. O(bytes), some ten times as fast as sha256(), which
/// would take a third of the time that it takes to score a run.
std::string contentHash(std::string_view bytes);
/// The same of those of a stretch that are there.
std::string contentHash(std::string_view bytes, std::uint64_t from, std::uint64_t to);

}  // namespace cli
