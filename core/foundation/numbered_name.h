// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace core {

/// The name of a document without a name: "d" and its 1-based rank, unless that name is taken.
inline std::string numberedName(std::size_t number)
{
    return "d" + std::to_string(number);
}

}  // namespace core
