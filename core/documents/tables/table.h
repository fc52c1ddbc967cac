// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// One cell: what people read, and the number behind it if there is one.
struct TableCell {
    std::string text;                   ///< UTF-8, as shown
    std::optional<double> number = {};  ///< at full precision
    std::vector<TableCell> ends = {};   ///< low and high of its interval; none: it has none
    bool isBest = false;                ///< of its column
    std::string letters = {};           ///< raised behind it: what it differs from, or is like

    bool operator==(const TableCell&) const = default;
};

/// A cell of a number of things.
inline TableCell countCell(std::size_t count)
{
    return {std::to_string(count), static_cast<double>(count)};
}

/// A table as it leaves the program: UTF-8 throughout, every row as long as there are columns.
struct Table {
    struct Column {
        std::string heading;
        bool isNumeric = false;  ///< right-aligned
        /// What the ends of its intervals are called where they are columns of their own; none: no
        /// cell has an interval.
        std::vector<std::string> ends = {};
        /// What the letters of its cells are called likewise; empty: no cell has any.
        std::string letters = {};
        /// What programs know it by, where people read another language; empty: the heading.
        std::string name = {};

        bool operator==(const Column&) const = default;
    };
    std::vector<Column> columns;
    std::vector<std::vector<TableCell>> rows;
    std::string caption;  ///< a sentence; may be empty
    std::string label;    ///< for references, such as LaTeX's: "nfcorpus-ndcg"; may be empty
    /// The first cell of a row is its heading: HTML says so, and aligns headings as their columns.
    bool hasRowHeadings = false;
    bool isWide = false;        ///< for the width of a page, where a column of it is not enough
    std::string language = {};  ///< of its words as in BCP 47: "zh-CN"; empty: English

    bool operator==(const Table&) const = default;
};

}  // namespace core
