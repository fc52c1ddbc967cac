// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace core {

/// What stands between any of the separators; nothing of it is empty. O(length).
std::vector<std::string_view> splitWords(std::string_view text, std::string_view separators);

}  // namespace core
