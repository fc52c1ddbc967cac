// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

namespace core {

/// Whether a view shows a part of a text, not just characters that are equal.
inline bool isWithin(std::string_view part, std::string_view text)
{
    const std::less<> isBefore;  // an order of all pointers, where < has none
    return !isBefore(part.data(), text.data()) &&
           !isBefore(text.data() + text.size(), part.data() + part.size());
}

}  // namespace core
