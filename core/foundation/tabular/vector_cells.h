// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A delimited text with a column for each number of the lists of two numbers or more in its cells,
/// headed name[0], name[1] …, the rows in the lines where they stand; nothing where no column holds
/// lists of one length. O(n).
std::optional<std::string> withoutVectors(std::string_view text);

}  // namespace core
