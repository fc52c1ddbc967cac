// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Whether a text starts like JSON: an object, or an array of objects or arrays.
bool beginsLikeJson(std::string_view text);

/// A table as delimited text.
struct PlainTable {
    std::string text;
    std::optional<bool> hasHeader = {};  ///< nothing: not known from the form
};

/// Converts a table in another form to delimited text; nothing if the text is delimited already.
///
/// ARFF becomes CSV. For JSON: records in an array, one per line, or as the only such array of an
/// object; arrays by column name; pandas' "split" (columns, data), Watson's (fields, values) and
/// columns by row number. Arrays need a heading of samples, because queries have arrays too. A
/// nested field gets the heading parent(child), and the scores of classes, `[{"label": "yes",
/// "prob": 0.9}, …]`, the heading parent(class). Lists of numbers in cells, as Spark and numpy
/// write vectors, become columns name[0], name[1] …, or name(no), name(yes) if another column lists
/// these words in every row. Titles, comments and `sep=;` above the headings and rows of types
/// below them are dropped. Rows then stay on their lines. O(n).
/// @return the text, or why JSON cannot be read or is not a table
Parsed<std::optional<PlainTable>> tableText(std::string_view text, const std::string& file);

/// The same, but returns the text itself if it is delimited already.
Parsed<PlainTable> plainTable(std::string text, const std::string& file);

}  // namespace core
