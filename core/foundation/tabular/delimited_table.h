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

/// Of how many classes labels may be, where one of them is set against the rest.
inline constexpr std::size_t mostClasses = 100;

/// What is known of a table before it is looked at; the rest is recognised.
struct TableForm {
    std::optional<Delimiter> delimiter = {};
    std::optional<bool> hasHeader = {};     ///< whether the first row names the columns
    bool decimalComma = false;              ///< 0,5 is a number and 0.5 is none; never recognised
    std::optional<std::string> label = {};  ///< the labels' column, by heading or number from 1
    bool mayHaveBlanks = true;  ///< else blanks are never recognised as what separates cells
};

/// The first rows of a table, and what it seems to be.
struct TablePreview {
    Delimiter delimiter = Delimiter::Comma;
    bool hasHeader = false;
    bool decimalComma = false;
    std::vector<TableColumn> columns;
    std::vector<std::vector<std::string>> rows;    ///< without the headings; may be ragged
    std::vector<std::size_t> possibleLabels = {};  ///< as of ColumnRoles
};

/// Looks at the beginning of a text, at most 256 KiB of it. A text with a NUL byte or invalid UTF-8
/// there is refused, and so is one without a row.
///
/// The delimiter is the one that cuts most of the rows into as many cells as the first, at least
/// two; blanks are one where no other is, every row has as many words, and labels stand beside
/// scores in words that judgments and runs have not. The first row is a heading when none of its
/// cells is a number and either a heading is one of the usual names
/// ("label", "y_true", "score") or a column has numbers below it. What the columns hold is guessed
/// by columnRoles(). Cells that say that nothing is there (NaN, NA, null …) do not count.
///
/// JSON is refused: tableText() makes a table of it.
/// @param rows how many rows the preview has at most
Parsed<TablePreview> previewTable(std::string_view text, const std::string& file,
                                  const TableForm& form = {}, std::size_t rows = 100);

/// Whether blanks cut every row at the beginning of a text into as many cells, at least two.
bool isCutByBlanks(std::string_view text);

/// A table, of which the first row is read.
struct BegunTable {
    Delimiter delimiter;
    DelimitedReader reader;
    DelimitedRow row;
};

/// Begins a small table that has rows of text, a byte order mark aside; refuses what previewTable()
/// refuses. O(n) of what it looks at.
/// @param text must outlive it
Parsed<BegunTable> begunTable(std::string_view text, const std::string& file);

/// Whether numbers seem to be written as 0,5 in a table that is looked at with points: a column has
/// nothing else, and no number of the table has a point. To be asked about, never taken for
/// granted.
bool seemsToHaveDecimalCommas(const TablePreview& table);

/// A whole cell as a number, blanks around it aside; may be infinite or NaN. 35.6% is 0.356.
std::optional<double> numberInCell(std::string_view cell, bool decimalComma);

/// How errors name a column: its heading, or its number from 1.
std::string columnName(const TablePreview& table, std::size_t column);

/// The column of that name, else of that number from 1.
std::optional<std::size_t> columnNamed(const TablePreview& table, std::string_view name);

}  // namespace core
