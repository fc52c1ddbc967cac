// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// A cell: its text, and the number behind it, if any.
struct TableCell {
    std::string text;                   ///< UTF-8, as shown
    std::optional<double> number = {};  ///< at full precision
    std::vector<TableCell> ends = {};   ///< lower and upper end of its interval; may be empty
    bool isBest = false;                ///< best in its column
    std::string letters = {};           ///< superscript: which cells it differs from, or is like

    bool operator==(const TableCell&) const = default;
};

/// A cell with a count.
inline TableCell countCell(std::size_t count)
{
    return {std::to_string(count), static_cast<double>(count)};
}

/// A table for output, in UTF-8. Every row has one cell per column.
struct Table {
    struct Column {
        std::string heading;
        bool isNumeric = false;  ///< right-aligned
        /// Headings of the interval ends in formats where they are separate columns; empty if no
        /// cell has an interval.
        std::vector<std::string> ends = {};
        /// Heading of the letters in such formats; empty if no cell has letters.
        std::string letters = {};
        /// Language-independent name for programs; default: the heading.
        std::string name = {};
        bool holdsIds = false;  ///< ids or names of the data's queries or documents

        bool operator==(const Column&) const = default;
    };
    std::vector<Column> columns;
    std::vector<std::vector<TableCell>> rows;
    std::string caption;  ///< a sentence; may be empty
    std::string label;    ///< for references, such as LaTeX's: "nfcorpus-ndcg"; may be empty
    /// Whether the first cell of a row is its heading. HTML marks it, and aligns headings like
    /// their columns.
    bool hasRowHeadings = false;
    bool isWide = false;        ///< needs the full page width, not one column
    std::size_t allRows = 0;    ///< number of rows, if they are written in parts; else 0
    std::string language = {};  ///< of its words, as in BCP 47: "zh-CN"; default: English

    bool operator==(const Table&) const = default;
};

}  // namespace core
