// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/pasted_lists/document_table.h"
#include "ui/ranking/document/ranking_document.h"

namespace ui {

/// `base` with the documents of a table inserted from `row` (0-based) of a section. Ids are unique
/// in a list: a document that `base` already has, in either section, moves to the paste and takes
/// the table's values; values without a column in the table stay. Nothing else changes.
/// @param other another list whose documents are also known, or null
core::RankedList withPastedDocuments(const core::RankedList& base, const core::RankedList* other,
                                     Section section, std::size_t row,
                                     const core::DocumentTable& pasted);

/// The resulting row of the first pasted document, which is lower if rows above it have moved.
std::size_t firstPastedRow(const core::RankedList& base, Section section, std::size_t row,
                           const core::DocumentTable& pasted);

}  // namespace ui
