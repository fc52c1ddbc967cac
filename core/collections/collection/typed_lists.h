// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>

namespace core {

/// What a collection of lists that somebody typed has in the place of files: its lines follow.
inline constexpr std::string_view typedListsPath = ":/lists/";

/// Lists of grades, one a line, as the queries of a collection with one run. A line is a list as
/// parseGrades() reads it, with the query's name before it where it begins with a name, a colon and
/// a blank (`q1: 0 1 0 u | 2`); the others are named q1, q2 … by place. Blank lines are passed
/// over. The lists' documents are their own: "d1" of two queries are two documents. A query's name
/// may not stand twice. O(n log n).
/// @param name what the collection is called
Parsed<Collection> collectionOfTypedLists(std::string_view lines, const std::string& name);

}  // namespace core
