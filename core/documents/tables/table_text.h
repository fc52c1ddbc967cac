// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

enum class TableFormat { Tsv, Csv, Markdown, Html, Latex };

enum class TablePrecision {
    Shown,  ///< the text of each cell
    Full,   ///< the shortest decimal that reads back as the same double, where there is a number
};

/// "tsv", "csv", "markdown", "html", "latex"; also "md" and "tex".
std::optional<TableFormat> tableFormatOf(std::string_view name);

/// The table as text that ends in a line break. A cell whose number is NaN, or whose text is only a
/// dash, is empty. A number is what has one, or what reads as one in a numeric column. O(cells).
///
/// A cell with an interval is one: "0.922 [0.898, 0.946]", the best of a column in bold, and
/// letters are raised. In TSV and CSV, which programs read, the ends are two more columns and the
/// letters another one, nothing is marked, and columns are headed by their names.
///
/// - Tsv: tabs and line breaks inside cells become blanks; a cell with a double quote stands in
///   quotes. Numbers have a hyphen for a minus sign.
/// - Csv: RFC 4180 with "\n"; a cell that a spreadsheet would run as a formula is written with an
///   apostrophe before it: it begins with =, +, -, @, a tab or a carriage return, and is no number.
///   Numbers have a hyphen for a minus sign.
/// - Markdown: the caption, and a pipe table, alignment by column.
/// - Html: one <table> with caption, thead and tbody, no style; its id is the label, and cells of
///   numeric columns are of the class "number".
/// - Latex: booktabs; a table environment with the caption above where there is one, else tabular
///   alone. The label is \label{tab:…}. A first line names the package. With intervals it is made
///   for a column of a journal: small, and of two columns with intervals each stands below its
///   value.
std::string tableText(const Table& table, TableFormat format,
                      TablePrecision precision = TablePrecision::Shown);

/// tableText() in pieces, for tables too long to be held: the head, the rows of one part after the
/// other, and the foot. All take caption, label and columns from `table`.
std::string tableHead(const Table& table, TableFormat format);
std::string tableRows(const Table& table, TableFormat format, TablePrecision precision);
std::string tableFoot(const Table& table, TableFormat format);

/// The text of a cell of a CSV without the apostrophe that tableText() writes before a formula.
std::string_view withoutApostrophe(std::string_view cell);

/// One cell as plain text on one line, its number as in a TSV; with its interval, if it has one.
std::string cellText(const TableCell& cell, TablePrecision precision);
/// A cell as it is shown where there is no bold: "0.922* ab [0.898, 0.946]", with the star where it
/// is the best of its column.
std::string shownText(const TableCell& cell);

/// Puts an apostrophe before headings and cells that a spreadsheet would run as a formula, as CSV
/// has them, for programs that are handed the table in another format. O(cells).
void guardFormulas(Table& table);

}  // namespace core
