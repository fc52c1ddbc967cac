// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <cstddef>
#include <span>
#include <vector>

class QModelIndex;
class QTableView;

namespace ui {

/// Rows of a view, 0-based, including first and last.
struct RowSpan {
    int first = 0;
    int last = -1;

    bool operator==(const RowSpan&) const = default;
};

std::vector<RowSpan> allRows(const QTableView& view);
/// The selected rows, ascending; empty without a selection.
std::vector<RowSpan> selectedRows(const QTableView& view);
std::size_t rowCount(std::span<const RowSpan> rows);

/// A view's headings as a table without rows, from left to right: columns with a heading that are
/// visible or hidden only to save space (see collapsing.h). A column of the view may be exported as
/// several (see ExactRole). A column is numeric if each of the first non-empty rows has a number.
/// O(columns).
core::Table tableHeadings(const QTableView& view);
/// Appends those rows under the same columns, in the view's order. O(cells).
void addRows(core::Table& table, const QTableView& view, RowSpan rows);
/// Headings and rows. O(cells): for tables that fit a page or two.
core::Table tableOf(const QTableView& view, std::span<const RowSpan> rows);
core::Table tableOf(const QTableView& view);

/// One cell to copy: its text and the number behind it, if any; or words for a symbol (see
/// ExactRole). If the column is exported as several, it has the number of the part that its text
/// shows, and none if it shows all parts.
core::TableCell tableCell(const QModelIndex& index);

}  // namespace ui
