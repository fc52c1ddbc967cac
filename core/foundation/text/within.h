// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

namespace core {

/// Whether a view is part of a text in memory, not merely equal to a part of it.
inline bool isWithin(std::string_view part, std::string_view text)
{
    const std::less<> isBefore;  // orders all pointers, which < does not
    return !isBefore(part.data(), text.data()) &&
           !isBefore(text.data() + text.size(), part.data() + part.size());
}

}  // namespace core
