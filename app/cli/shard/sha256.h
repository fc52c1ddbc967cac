#pragma once

#include <string>
#include <string_view>

namespace cli {

/// The SHA-256 of bytes (FIPS 180-4), 64 hexadecimal digits. O(bytes).
std::string sha256(std::string_view bytes);

}  // namespace cli
