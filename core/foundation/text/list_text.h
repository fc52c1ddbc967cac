// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace core {

/// Joins items, as in "bm25, dense".
/// @param textOf the text of an item, or a member of it
template <class Items, class TextOf = std::identity>
std::string listText(const Items& items, TextOf textOf = {}, std::string_view sign = ", ")
{
    std::string text;
    for (const auto& item : items) {
        if (!text.empty())
            text += sign;
        text += std::invoke(textOf, item);
    }
    return text;
}

}  // namespace core
