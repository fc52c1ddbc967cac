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

/// What the cells of a column have in common. Views of the rows, which must outlive it.
struct ColumnContent {
    bool isNumeric = true;
    bool isShare = true;  ///< from 0 to 1
    bool hasFraction = false;
    bool isCount = true;  ///< every number is one more than that above it
    bool isDistinct = true;
    std::size_t filled = 0;
    std::size_t numbers = 0;
    std::set<std::string_view> cells;  ///< the different ones
    std::set<std::string_view> words;  ///< those that may be classes

    bool isConstant() const { return filled > 1 && cells.size() == 1; }
    bool isOfTwoClasses() const { return words.size() == 2; }
    bool areShares() const { return isNumeric && isShare && hasFraction; }
    /// Whether they are words without a number among them.
    bool areWords() const { return filled > 0 && numbers == 0; }
    /// Whether they may be the labels of several classes.
    bool areClasses() const;
    /// Whether they are the usual names of two classes, or of one.
    bool isUsual() const;
    /// Whether every class of this column is one of the other.
    bool holdsClassesOf(const ColumnContent& other) const;
};

/// @param rows may be ragged
ColumnContent contentOf(const CellTable& rows, std::size_t column, bool decimalComma);

/// Whether two words of a column divide the numbers of another at a threshold: one has none above
/// those of the other. A predicted class does so, a truth hardly ever. Never of fewer than six
/// rows, which say nothing.
bool dividesScores(const CellTable& rows, std::size_t words, std::size_t scores, bool decimalComma);

/// Whether numbers are how sure a model is of the class that it predicts: none is below a half, and
/// no threshold divides the predicted classes.
bool areConfidences(const CellTable& rows, std::size_t predicted, std::size_t scores,
                    bool decimalComma);

}  // namespace core
