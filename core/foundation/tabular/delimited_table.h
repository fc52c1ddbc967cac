// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/delimited_rows.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What a column of a table of samples holds.
enum class ColumnRole : std::uint8_t { None, Id, Label, Score, Weight, Group, Predicted };

/// Of how many classes labels may be, where one of them is set against the rest.
inline constexpr std::size_t mostClasses = 100;

/// What is known of a table before it is looked at; the rest is recognised.
struct TableForm {
    std::optional<Delimiter> delimiter = {};
    std::optional<bool> hasHeader = {};  ///< whether the first row names the columns
    bool decimalComma = false;           ///< 0,5 is a number and 0.5 is none; never recognised
};

struct TableColumn {
    std::string name;                    ///< its heading; empty where there is none
    ColumnRole role = ColumnRole::None;  ///< a guess
    /// Whether the heading says so; else the cells do.
    bool isNamed = false;
    bool hasManyClasses = false;  ///< taken for labels though they are more than two

    bool operator==(const TableColumn&) const = default;
};

/// The first rows of a table, and what it seems to be.
struct TablePreview {
    Delimiter delimiter = Delimiter::Comma;
    bool hasHeader = false;
    bool decimalComma = false;
    std::vector<TableColumn> columns;
    std::vector<std::vector<std::string>> rows;  ///< without the headings; may be ragged
};

/// Looks at the beginning of a text, at most 256 KiB of it. A text with a NUL byte or invalid UTF-8
/// there is refused, and so is one without a row.
///
/// The delimiter is the one that cuts most of the rows into as many cells as the first, at least
/// two. The first row is a heading when none of its cells is a number and either a heading is one
/// of the usual names ("label", "y_true", "score") or a column has numbers below it. Roles follow
/// from such names, then from the cells: at most two words, known ones like 0 and 1 first, are
/// labels, fractions from 0 to 1 are scores. Where no column has two words, one under a heading
/// whose few words or whole numbers come again and again is taken for labels of several classes.
/// Cells that say that nothing is there (NaN, NA, null …) do not count.
/// @param rows how many rows the preview has at most
Parsed<TablePreview> previewTable(std::string_view text, const std::string& file,
                                  const TableForm& form = {}, std::size_t rows = 100);

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

/// A whole cell as a number, blanks around it aside; may be infinite or NaN.
std::optional<double> numberInCell(std::string_view cell, bool decimalComma);

/// How errors name a column: its heading, or its number from 1.
std::string columnName(const TablePreview& table, std::size_t column);

/// The column of that name, else of that number from 1.
std::optional<std::size_t> columnNamed(const TablePreview& table, std::string_view name);

}  // namespace core
