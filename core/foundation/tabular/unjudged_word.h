// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Whether a grade is written as unjudged.
constexpr bool isUnjudgedWord(std::string_view grade)
{
    return grade == "u" || grade == "U" || grade == "?" || grade == "-";
}

}  // namespace core
