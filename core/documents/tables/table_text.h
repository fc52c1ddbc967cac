// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

enum class TableFormat { Tsv, Csv, Markdown, Html, Latex };

enum class TablePrecision {
    Shown,  ///< each cell's text
    Full,   ///< numbers as the shortest decimal that reads back as the same double
};

/// "tsv", "csv", "markdown", "html", "latex"; also "md" and "tex".
std::optional<TableFormat> tableFormatOf(std::string_view name);

/// Writes a table as text that ends in a line break. A cell with a NaN, or with only a dash as
/// text, is written empty. A cell counts as a number if it has one, or if its text reads as one in
/// a numeric column. O(cells).
///
/// A cell includes its interval, "0.922 [0.898, 0.946]"; the best of a column is bold, and letters
/// are superscripts. TSV and CSV are for programs: interval ends and letters get their own columns,
/// nothing is marked, and headings are the columns' names.
///
/// - Tsv: tabs and line breaks inside cells become spaces; a cell with a double quote is quoted.
///   Numbers use a hyphen as the minus sign.
/// - Csv: RFC 4180 with "\n". An apostrophe precedes any cell that a spreadsheet would run as a
///   formula: one that begins with =, +, -, @, a tab or a carriage return and is not a number. So
///   does one more before a cell that already has it. Numbers use a hyphen as the minus sign.
/// - Markdown: the caption and a pipe table, aligned by column.
/// - Html: one <table> with caption, thead and tbody, no style. Its id is the label; cells of
///   numeric columns have the class "number".
/// - Latex: booktabs; a table environment with the caption above if there is one, otherwise
///   only tabular. The label is \label{tab:…}. The first line names the package. With intervals it
///   is sized for a journal column: small, and with two interval columns or more, each interval is
///   below its value. A table wider than the page gets headings of several lines, then smaller
///   type, but never below 7 pt: then its columns are split into several parts below each other.
///   One of more than 40 rows continues on the next page (longtable).
std::string tableText(const Table& table, TableFormat format,
                      TablePrecision precision = TablePrecision::Shown);

/// tableText() in pieces, for tables that do not fit in memory: the head, the rows part by part,
/// and the foot. All take caption, label and columns from `table`.
std::string tableHead(const Table& table, TableFormat format);
std::string tableRows(const Table& table, TableFormat format, TablePrecision precision);
std::string tableFoot(const Table& table, TableFormat format);

/// The text of a CSV cell without the apostrophe that tableText() puts before a formula.
std::string_view withoutApostrophe(std::string_view cell);

/// A cell as plain text on one line, with its number as in TSV and its interval, if any.
std::string cellText(const TableCell& cell, TablePrecision precision);
/// A cell as shown without bold: "0.922* ab [0.898, 0.946]", starred if the best of its column.
std::string shownText(const TableCell& cell);

/// Puts an apostrophe before headings and cells that a spreadsheet would run as a formula, as in
/// CSV, for programs that get the table in another format. O(cells).
void guardFormulas(Table& table);

}  // namespace core
