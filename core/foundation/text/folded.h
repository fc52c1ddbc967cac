// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// The text with its letters lower-case, so that texts that differ in case only become equal: A to
/// Z, the accented Latin letters, Greek and Cyrillic. Every byte keeps its place, and what is no
/// UTF-8 stays as it is. The same everywhere, whatever the desktop's language. O(length).
std::string folded(std::string_view text);

}  // namespace core
