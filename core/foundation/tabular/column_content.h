// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace core {

using CellTable = std::vector<std::vector<std::string>>;

/// Properties shared by the cells of a column. Contains views of the rows, which must outlive it.
struct ColumnContent {
    bool isNumeric = true;
    bool isShare = true;  ///< from 0 to 1
    bool hasFraction = false;
    bool isCount = true;  ///< every number is one more than the one above
    bool isDistinct = true;
    std::size_t filled = 0;
    std::size_t numbers = 0;
    std::set<std::string_view> cells;  ///< distinct cells
    std::set<std::string_view> words;  ///< distinct cells that may be classes

    bool isConstant() const { return filled > 1 && cells.size() == 1; }
    bool isOfTwoClasses() const { return words.size() == 2; }
    bool areShares() const { return isNumeric && isShare && hasFraction; }
    /// Whether there are only words, without a number.
    bool areWords() const { return filled > 0 && numbers == 0; }
    /// Whether the cells may be labels of several classes.
    bool areClasses() const;
    /// Whether the cells are common names of two classes, or of one.
    bool isUsual() const;
    /// Whether every class of this column also occurs in the other.
    bool holdsClassesOf(const ColumnContent& other) const;
};

/// @param rows may be ragged
ColumnContent contentOf(const CellTable& rows, std::size_t column, bool decimalComma);

/// Whether a threshold on the numbers of one column separates the two words of another. Predicted
/// classes are separated like this, true labels hardly ever. Always false for fewer than six rows,
/// which prove nothing.
bool dividesScores(const CellTable& rows, std::size_t words, std::size_t scores, bool decimalComma);

/// Whether the numbers are a model's confidence in its predicted class: all are from 0.5 to 1, and
/// no threshold separates the predicted classes.
bool areConfidences(const CellTable& rows, std::size_t predicted, std::size_t scores,
                    bool decimalComma);

}  // namespace core
