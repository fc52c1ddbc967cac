// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/column_content.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// The content of a column in a table of samples.
enum class ColumnRole : std::uint8_t { None, Id, Label, Score, Weight, Group, Predicted };

struct TableColumn {
    std::string name;                    ///< its heading; empty if there is none
    ColumnRole role = ColumnRole::None;  ///< a guess
    /// Whether the role comes from the heading, not from the cells.
    bool isNamed = false;
    bool hasManyClasses = false;  ///< more than two classes, but taken as labels

    bool operator==(const TableColumn&) const = default;
};

/// The roles of the columns of a table of samples.
struct ColumnRoles {
    std::vector<TableColumn> columns;
    /// Columns that could equally be the labels, or the only one, if it seems to be predicted, has
    /// none of the predicted classes or describes the samples; if there are any, none of them has
    /// that role.
    std::vector<std::size_t> possibleLabels = {};
    /// Columns of numbers that could equally be the scores, next to labels of two classes, or that
    /// belong to one class each, but do not say which; if there are any, no column has that role.
    std::vector<std::size_t> possibleScores = {};
};

/// Guesses the roles from the headings and cells.
///
/// Labels are a column with few distinct words: one with such a heading, otherwise one whose
/// classes are predicted, head columns of scores or are called like an outcome ("diagnosis"),
/// otherwise one with a common pair such as 0 and 1, any two words, two numbers, or several
/// classes, in this order; a common pair beside two other words is a question. Columns that
/// describe the samples ("sex", "site") are not guessed, nor are columns without any of the
/// predicted words. Constant columns are labels only if there is no other candidate. A column with
/// the same words as the labels is the predicted class if its heading says so, or if a threshold on
/// the scores separates it but not the labels. Scores are numeric columns with such a heading; if
/// the heading only ends like one (AgeScore), all columns of fractions from 0 to 1 are scores too.
/// Without such a heading, the scores are these fractions, or else the only numeric column, or of
/// two the only one with fractions. Columns with two values or with words are not scores if there
/// are fractions.
/// @param columns with their names
/// @param label the column of the labels, if known
ColumnRoles columnRoles(std::vector<TableColumn> columns, const CellTable& rows, bool decimalComma,
                        std::optional<std::size_t> label = {});

/// The role that a heading alone implies.
ColumnRole roleOfHeading(std::string_view heading);

}  // namespace core
