// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QTableView;

namespace ui {

/// Names the columns, by their places in the model, that a view hides for want of room alone.
/// Unlike those that are hidden because they do not apply, they leave the program with the others.
/// What was named before is forgotten.
void setCollapsing(QTableView& view, const QList<int>& columns);
/// None where none were named.
QList<int> collapsing(const QTableView& view);

}  // namespace ui
