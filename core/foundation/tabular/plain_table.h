// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Whether a text begins like JSON: an object, or an array of objects or arrays.
bool beginsLikeJson(std::string_view text);

/// A table as delimited text.
struct PlainTable {
    std::string text;
    std::optional<bool> hasHeader = {};  ///< nothing: as it was before
};

/// Delimited text with the rows of a table that is written otherwise; nothing where the text is
/// that already.
///
/// JSON: records in an array, one a line, or as the only such array of an object; arrays by the
/// names of columns; pandas' "split" (columns, data) and its columns by their rows' numbers. Arrays
/// need a heading that samples have, since queries have arrays, too. A field of a field is headed
/// parent(child). Lists of numbers in cells, as Spark and numpy write vectors, become columns
/// headed name[0], name[1] …; rows stay in their lines then. O(n).
/// @return the text; or why JSON cannot be read, or is no table
Parsed<std::optional<PlainTable>> tableText(std::string_view text, const std::string& file);

/// The same, or the text as it is where it is delimited already.
Parsed<PlainTable> plainTable(std::string text, const std::string& file);

}  // namespace core
