// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/column_roles.h"
#include "core/foundation/tabular/delimited_rows.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The maximum number of classes, if one of them is compared with the rest.
inline constexpr std::size_t mostClasses = 100;

/// What is known about a table in advance; the rest is detected.
struct TableForm {
    std::optional<Delimiter> delimiter = {};
    std::optional<bool> hasHeader = {};     ///< whether the first row names the columns
    bool decimalComma = false;              ///< 0,5 is a number and 0.5 is not; never detected
    std::optional<std::string> label = {};  ///< the labels' column, by heading or by number from 1
    bool mayHaveBlanks = true;              ///< whether spaces may be detected as the delimiter
};

/// The first rows of a table, and its detected form.
struct TablePreview {
    Delimiter delimiter = Delimiter::Comma;
    bool hasHeader = false;
    bool decimalComma = false;
    std::vector<TableColumn> columns;
    std::vector<std::vector<std::string>> rows;    ///< without the headings; may be ragged
    std::vector<std::size_t> possibleLabels = {};  ///< as in ColumnRoles
    std::vector<std::size_t> possibleScores = {};  ///< the same
};

/// Looks at the beginning of a text, at most 256 KiB. Refuses text with a NUL byte or invalid UTF-8
/// there, and text without a row.
///
/// The delimiter is the one that cuts most of the rows into as many cells as the first row, at
/// least two. Spaces are the delimiter only if no other fits, every row has the same number of
/// words, and there are labels and scores with headings that judgments and runs do not have. The
/// first row is a heading if none of its cells is a number and either it contains a common name
/// ("label", "y_true", "score") or a column below it has numbers. columnRoles() guesses the content
/// of the columns. Cells for missing values (NaN, NA, null …) are ignored.
///
/// JSON is refused: tableText() converts it to a table.
/// @param rows the maximum number of rows in the preview
Parsed<TablePreview> previewTable(std::string_view text, const std::string& file,
                                  const TableForm& form = {}, std::size_t rows = 100);

/// Whether spaces cut every row at the beginning of a text into the same number of cells, at least
/// two.
bool isCutByBlanks(std::string_view text);

/// A table whose first row has been read.
struct BegunTable {
    Delimiter delimiter;
    DelimitedReader reader;
    DelimitedRow row;
};

/// Starts reading a small table. Refuses what previewTable() refuses, and a text without a row
/// after any byte order mark. O(n) in the bytes that it looks at.
/// @param text must outlive the result
Parsed<BegunTable> begunTable(std::string_view text, const std::string& file);

/// Whether a table that was read with decimal points seems to use commas, as in 0,5: a column has
/// only such numbers, and no number of the table has a point. Ask the person before relying on it.
bool seemsToHaveDecimalCommas(const TablePreview& table);

/// The number in a cell, ignoring spaces around it; may be infinite or NaN. 35.6% is 0.356.
std::optional<double> numberInCell(std::string_view cell, bool decimalComma);

/// The name of a column in errors: its heading, or its number from 1.
std::string columnName(const TablePreview& table, std::size_t column);

/// The column with that name, or else with that number from 1.
std::optional<std::size_t> columnNamed(const TablePreview& table, std::string_view name);

}  // namespace core
