// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace ui {

/// Roles that RowDelegate paints, in addition to the standard ones.
enum RowRole {
    SortRole = Qt::UserRole + 1,  ///< double: the number behind the text
    CurrentRole,                  ///< bool: the current item
    DimmedRole,                   ///< bool: does not count
    StrongRole,                   ///< bool: bold
    ChipRole,                     ///< double, 0..1: a grade relative to the scale; drawn as a chip
    UnjudgedRole,                 ///< bool: an outlined chip without a grade
    BarRole,                      ///< double, 0..1: a bar behind the number
    WidestTextRole,               ///< QString: the widest text left of a bar in this column
    IdealBarRole,                 ///< double, 0..1: an outline behind the bar, on the same scale
    DifferenceRole,               ///< double: a difference, green above 0 and red below
    MatchRole,                    ///< bool: a search match; bold and underlined
    UnreachedRole,                ///< bool: still hidden; drawn as a faint dot
    StopRole,                     ///< bool: a breakpoint; a dot on the left
    VerdictRole,                  ///< bool: right; what is wrong is bold and red
    ShadeRole,    ///< double, -1..1: a background colour for right or, below 0, wrong
    WhiskerRole,  ///< Whisker: below the text, or alone
    WordsRole,    ///< bool: words, cut at their end; names and ids are cut in their middle
    HandleRole,   ///< bool: the grip for dragging the row, shown in the current row
    MutedRole,    ///< bool: less important words
    /// QStringList: the text in parts, each aligned with the same part in other rows; the last ones
    /// are dropped first.
    PartsRole,
    WidestPartsRole,  ///< QStringList: the widest of each part in the column
    /// What to copy or export instead of the text: for a cell a double (the number at full
    /// precision) or words for a symbol; for a heading its full text. A column exported as several
    /// has a QStringList of headings and in each cell a std::vector<core::TableCell> of the same
    /// length. A heading that is a core::Table::Column has one in each cell.
    ExactRole,
    NameRole,      ///< a heading for export to programs, always in English
    BarNamesRole,  ///< a heading, QStringList: its cells have bars; what bar and outline are,
                   ///< then the same in fewer letters
};

}  // namespace ui
