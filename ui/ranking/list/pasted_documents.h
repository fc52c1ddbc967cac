// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/document_table.h"
#include "ui/ranking/document/ranking_document.h"

namespace ui {

/// `base` with the documents of a table from `row` (0-based) of a section on. A list holds a
/// document once, told by its id: one that `base` has already, in whichever section, moves to the
/// place of the paste and takes over what the table says about it; what the table has no column for
/// stays as it is. Nothing else changes.
/// @param other another list whose documents are known too, or null
core::RankedList withPastedDocuments(const core::RankedList& base, const core::RankedList* other,
                                     Section section, std::size_t row,
                                     const core::DocumentTable& pasted);

/// The row at which the first pasted document stands then: rows above it may have moved away.
std::size_t firstPastedRow(const core::RankedList& base, Section section, std::size_t row,
                           const core::DocumentTable& pasted);

}  // namespace ui
