// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTableView;

namespace ui {

/// Sets up what all tables share: row delegate, no grid, selection of one whole row, no editing,
/// fixed headers, row heights that follow the text size (see wrapRows() for rows of several lines),
/// and copying and saving.
void setUpTable(QTableView& table);

/// The height that shows all rows and the header.
int tableHeight(const QTableView& table);

/// Paints a hint on what to do next in the middle of an empty table. Call from paintEvent.
void paintEmptyText(QTableView& table, const QString& text);

}  // namespace ui
