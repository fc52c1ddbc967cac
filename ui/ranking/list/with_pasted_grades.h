// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <cstddef>

namespace ui {

/// `base` with the grades of `pasted` from `row` (0-based) downwards, as a spreadsheet pastes a
/// column: names stay, and new documents follow after the end of the list. Documents that
/// `pasted` does not retrieve are added as new ones.
core::RankedList withPastedGrades(const core::RankedList& base, std::size_t row,
                                  const core::RankedList& pasted);

}  // namespace ui
