// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The numbers of a list in one cell: [0.2,0.8], (0.2; 0.8), [0.2 0.8] as numpy prints it, Spark's
/// DenseVector([0.2, 0.8]). Nothing where it is no list of two numbers or more.
std::optional<std::vector<std::string>> vectorInCell(std::string_view cell);

/// A delimited text with a column for each number of such lists, headed name[0], name[1] …, the
/// rows in the lines where they stand; nothing where no column holds lists of one length. O(n).
std::optional<std::string> withoutVectors(std::string_view text);

}  // namespace core
