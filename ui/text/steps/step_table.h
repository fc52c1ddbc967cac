// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/explanation.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace ui {

/// The number in a cell of a step table; nullopt if the cell has none.
std::optional<double> cellNumber(const core::Explanation& explanation, std::size_t row,
                                 core::Column column, const NumberFormat& format);

constexpr qsizetype shortNameLetters = 32;  ///< the most letters of a document's name in a table

/// A measure's step table: one row per rank, at most `most`, with document names if a person or a
/// file gave them. O(rows).
core::Table stepTable(const core::RankedList& list, const core::Explanation& explanation,
                      const NumberFormat& format, std::size_t most,
                      qsizetype longestName = shortNameLetters);

}  // namespace ui
