// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// The text in lower case, for comparisons that ignore case: A to Z, accented Latin letters, Greek
/// and Cyrillic. Every byte keeps its position, and invalid UTF-8 is unchanged. Does not depend on
/// the system's language. O(length).
std::string folded(std::string_view text);

}  // namespace core
