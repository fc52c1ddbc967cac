// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>

namespace core {

/// The start of the file paths in a collection of typed lists; the lists follow.
inline constexpr std::string_view typedListsPath = ":/lists/";

/// Reads lists of grades, one per line, as the queries of a collection with one run. A line is a
/// list for parseGrades(), optionally after the query's name, a colon and a space (`q1: 0 1 0 u
/// 2`); other queries are named q1, q2 … by position. Blank lines are skipped. Documents are not
/// shared: "d1" of two queries are two documents. Query names must be unique. O(n log n).
/// @param name of the collection
Parsed<Collection> collectionOfTypedLists(std::string_view lines, const std::string& name);

}  // namespace core
