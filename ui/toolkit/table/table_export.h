// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"

#include <cstddef>
#include <span>
#include <vector>

class QModelIndex;
class QTableView;

namespace ui {

/// Rows of a view from first to last, 0-based, both of them included.
struct RowSpan {
    int first = 0;
    int last = -1;

    bool operator==(const RowSpan&) const = default;
};

std::vector<RowSpan> allRows(const QTableView& view);
/// The selected rows, ascending; none where nothing is selected.
std::vector<RowSpan> selectedRows(const QTableView& view);
std::size_t rowCount(std::span<const RowSpan> rows);

/// A view's headings as a table without rows, from left to right: the columns that have a heading
/// and are not hidden, or are hidden for want of room alone (see giving_way.h). A column of the
/// view may leave as several (see ExactRole). A column is one of numbers when each of the first
/// rows that say something has a number. O(columns).
core::Table tableHeadings(const QTableView& view);
/// Those rows under the same columns, in the view's order. O(cells).
void addRows(core::Table& table, const QTableView& view, RowSpan rows);
/// Headings and rows. O(cells): for tables that fit a page or two.
core::Table tableOf(const QTableView& view, std::span<const RowSpan> rows);
core::Table tableOf(const QTableView& view);

/// One cell alone, as it is copied: the words that are shown, and the number behind them if there
/// is one; or the words that stand for a sign (see ExactRole). Where the column leaves as several,
/// it has the number of that part whose words it shows, and none where it shows all parts at once.
core::TableCell tableCell(const QModelIndex& index);

}  // namespace ui
