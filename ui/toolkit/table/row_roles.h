// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace ui {

/// Roles that RowDelegate paints beyond the standard ones.
enum RowRole {
    SortRole = Qt::UserRole + 1,  ///< double: the number behind the text
    CurrentRole,                  ///< bool: the current item
    DimmedRole,                   ///< bool: does not count
    StrongRole,                   ///< bool: bold
    ChipRole,                     ///< double, 0..1: a grade's place on its scale; drawn as a chip
    UnjudgedRole,                 ///< bool: a chip without a grade, outlined
    BarRole,                      ///< double, 0..1: a bar behind the number
    WidestTextRole,               ///< QString: the widest text left of a bar in this column
    IdealBarRole,                 ///< bool: the bar belongs to the ideal
    DifferenceRole,               ///< double: a difference, green above 0 and red below
    MatchRole,                    ///< bool: what was looked for; bold and underlined
    UnreachedRole,                ///< bool: not to be seen yet; a faint dot stands for it
    StopRole,                     ///< bool: steps stop here; a dot at the left
    VerdictRole,                  ///< bool: a chip for what is right, or wrong
    ShadeRole,    ///< double, -1..1: a colour behind it, of right or, below 0, wrong
    WhiskerRole,  ///< Whisker: below the text
    HandleRole,   ///< bool: the grip that says a row can be dragged
    /// QStringList: the text in parts, each of which stands below its like in the column; the last
    /// ones give way.
    PartsRole,
    WidestPartsRole,  ///< QStringList: for each of them the widest of the column
    /// What leaves the program in place of the text: of a cell a double, the number behind it at
    /// full precision, or words where a sign stands; of a heading its whole text. A column that
    /// leaves as several has a QStringList of headings and a std::vector<core::TableCell> in each
    /// cell, as long. A heading that is a core::Table::Column has one in each cell.
    ExactRole,
    NameRole,  ///< of a heading what leaves the program where programs read it, always in English
};

}  // namespace ui
