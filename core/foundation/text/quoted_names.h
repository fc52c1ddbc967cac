// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The names in a list that an error shows: “Tests”, “Notes”.
inline std::vector<std::string> quotedNames(std::string_view list)
{
    constexpr std::string_view open = "“";
    constexpr std::string_view close = "”";
    std::vector<std::string> names;
    for (std::size_t at = list.find(open); at != std::string_view::npos; at = list.find(open, at)) {
        at += open.size();
        names.emplace_back(list.substr(at, list.find(close, at) - at));
    }
    return names;
}

}  // namespace core
