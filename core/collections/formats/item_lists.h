// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/pair_table.h"
#include "core/rankings/runs/pairs.h"

#include <string>
#include <string_view>

namespace core {

/// Whether the text has one list of items per line, best first: `user,item item item`, with or
/// without column names. One of the first lists has several items, or the heading implies lists.
bool areItemLists(std::string_view text);

/// Reads such lists. The items of a list are ranked from 1; as judgments, each has grade 1. Blank
/// lines are skipped; a line without a user or not of two columns is refused; a user without items
/// is omitted. O(n).
/// @param text must outlive the pairs
Parsed<Pairs> parseItemLists(std::string_view text, const std::string& name, PairNumber requested,
                             Loading* loading = nullptr,
                             BadLineRule badLines = BadLineRule::Refuse);

}  // namespace core
