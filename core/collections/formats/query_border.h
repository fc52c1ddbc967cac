// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace core {

/// The first offset, from `from` on, at which a line starts whose query differs from the line
/// before; the size of the text if there is none. Lines end in a line feed here, and the first
/// column is the query; in other texts, the offset is still the start of a line. O(lines of one
/// query).
std::size_t queryBorder(std::string_view text, std::size_t from);

/// Whether, among the first lines, no query reappears after another one. O(bytes).
/// @param bytes how many to examine
bool startsGathered(std::string_view text, std::size_t bytes);

}  // namespace core
