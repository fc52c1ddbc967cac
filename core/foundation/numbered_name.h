// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace core {

/// What a document is called that nobody named: "d" and a number, which is its rank, 1-based,
/// unless somebody has that name.
inline std::string numberedName(std::size_t number)
{
    return "d" + std::to_string(number);
}

}  // namespace core
