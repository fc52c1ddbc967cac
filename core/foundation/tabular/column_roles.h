// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/column_content.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// What a column of a table of samples holds.
enum class ColumnRole : std::uint8_t { None, Id, Label, Score, Weight, Group, Predicted };

struct TableColumn {
    std::string name;                    ///< its heading; empty where there is none
    ColumnRole role = ColumnRole::None;  ///< a guess
    /// Whether the heading says so; else the cells do.
    bool isNamed = false;
    bool hasManyClasses = false;  ///< taken for labels though they are more than two

    bool operator==(const TableColumn&) const = default;
};

/// What the columns of a table of samples hold.
struct ColumnRoles {
    std::vector<TableColumn> columns;
    /// Columns of which each may be the labels, and nothing tells which is: none of them has a role
    /// then.
    std::vector<std::size_t> possibleLabels = {};
};

/// Guesses the roles, by headings and by what stands below them.
///
/// Labels are a column of few words, called so or, where none is, of two usual ones like 0 and 1,
/// of any two words, of two numbers, of several classes; constant columns are none while others are
/// there. A column with the labels' words is the predicted class where its heading says so or where
/// a threshold of the scores divides it, which it does not do to the labels. Scores are numbers:
/// those that are called so and, beside headings that only end so (AgeScore), all fractions from 0
/// to 1; where none is called so those fractions, else the first column of numbers. A column of two
/// values or of words is none while fractions are there.
/// @param columns with their names
/// @param label the column of the labels, when it is known
ColumnRoles columnRoles(std::vector<TableColumn> columns, const CellTable& rows, bool decimalComma,
                        std::optional<std::size_t> label = {});

/// What a heading alone says.
ColumnRole roleOfHeading(std::string_view heading);

}  // namespace core
