// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The first character of a UTF-8 text that looks like a space, or is invisible, but does not count
/// as white space, written as U+00A0: no-break spaces (U+00A0, U+2007, U+202F), spaces of other
/// widths (U+1680, U+2000 to U+200A, U+205F, U+3000) and zero-width ones (U+200B, U+2060, U+FEFF).
/// O(text).
std::optional<std::string> unusualWhitespaceIn(std::string_view text);

}  // namespace core
