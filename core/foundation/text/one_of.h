// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace core {

/// Whether a word is in the list. O(words).
bool isOneOf(std::string_view word, const auto& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace core
