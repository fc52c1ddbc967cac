// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

#include <vector>

class QPainter;
class QRect;
class QTableView;

namespace ui {

/// Gives the rows of a small table the height that some columns' texts need at their widths:
/// RowDelegate wraps long text. O(rows).
void wrapRows(QTableView& table, const std::vector<int>& columns);

/// The width of a heading, in pixels without margins.
int headingWidth(const QTableView& table, int column);

/// The width of the widest text of a column, in pixels without margins. O(rows measured).
/// @param mostRows measures only the first ones
int cellsWidth(const QTableView& table, int column, int mostRows,
               QFont::Weight weight = QFont::Normal);

/// The width of a column's texts and heading, including margins. O(rows measured).
/// @param mostRows measures only the first ones
int contentsWidth(const QTableView& table, int column, int mostRows = 100);

/// The smallest width that breaks no word of a wrapping column, including margins. O(rows).
int wordsWidth(const QTableView& table, int column);

/// Paints a text in as many lines as needed; formulas break after operators.
void paintWrapped(QPainter& painter, const QRect& area, Qt::Alignment alignment,
                  const QString& text);

}  // namespace ui
