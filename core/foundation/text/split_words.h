// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace core {

/// The non-empty parts of a text between separators. O(length).
std::vector<std::string_view> splitWords(std::string_view text, std::string_view separators);

}  // namespace core
