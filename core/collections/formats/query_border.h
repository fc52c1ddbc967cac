// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace core {

/// The first place from `from` on where a line of another query than the line before it starts; the
/// text's size when there is none. Lines end in a line feed here, and the first column is the
/// query: in a text of another form the place stands at a line's start all the same.
/// O(lines of one query).
std::size_t queryBorder(std::string_view text, std::size_t from);

/// Whether no query among the first lines stands there again after another. O(bytes).
/// @param bytes so many are looked at
bool startsGathered(std::string_view text, std::size_t bytes);

}  // namespace core
