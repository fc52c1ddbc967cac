#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// True when the content starts as a gzip file does.
bool isGzip(std::string_view content);

/// What the members of a gzip file hold, one after the other; nothing when one is damaged or ends
/// early. Zeros after the last are padding, as tapes and some archivers write it. O(n).
std::optional<std::string> decompressed(std::string_view compressed);

}  // namespace core
