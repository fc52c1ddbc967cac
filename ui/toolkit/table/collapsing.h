// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QTableView;

namespace ui {

/// Marks columns, by model index, that a view hides only to save space. Unlike columns hidden
/// because they do not apply, they are copied and exported. Replaces earlier marks.
void setCollapsing(QTableView& view, const QList<int>& columns);
/// Hides as many of these columns as the others need to fit the room, the first ones first, and
/// marks them all.
void collapse(QTableView& view, const QList<int>& columns, int room);
/// Empty if none are marked.
QList<int> collapsing(const QTableView& view);

/// Marks a view that places columns for reading only: they are copied and exported in the model's
/// order.
void setPlacedForReading(QTableView& view);
bool isPlacedForReading(const QTableView& view);

}  // namespace ui
