// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTableView;

namespace ui {

/// What every table of the program has in common: row delegate, no grid, one whole row selected, no
/// editing, quiet headers that nobody drags, rows as high as the text size asks (see wrapRows() for
/// those of several lines), and how it is copied and saved.
void setUpTable(QTableView& table);

/// The height that shows every row, the header included.
int tableHeight(const QTableView& table);

/// What to do next, in the middle of an empty table. Call from paintEvent.
void paintEmptyText(QTableView& table, const QString& text);

}  // namespace ui
