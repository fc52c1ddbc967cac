// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// The index of the first byte that does not continue well-formed UTF-8 (Unicode 15, table 3-7: no
/// surrogates, no overlong forms); npos if there is none. O(n).
std::size_t findInvalidUtf8(std::string_view text);

/// At most `most` bytes of `text`, cut between characters; valid UTF-8 stays valid.
std::string_view cutUtf8(std::string_view text, std::size_t most);

/// @param code of a character, at most 0x10FFFF
void appendUtf8(std::string& text, char32_t code);

}  // namespace core
