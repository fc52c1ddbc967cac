// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

#include <vector>

class QPainter;
class QRect;
class QTableView;

namespace ui {

/// Gives the rows of a small table the height that the texts of some columns need in their widths:
/// RowDelegate wraps what is too long for one line. O(rows).
void wrapRows(QTableView& table, const std::vector<int>& columns);

/// What a heading takes, in pixels without margins.
int headingWidth(const QTableView& table, int column);

/// What the widest text of a column takes, in pixels without margins. O(rows looked at).
/// @param mostRows only the first ones are looked at
int cellsWidth(const QTableView& table, int column, int mostRows,
               QFont::Weight weight = QFont::Normal);

/// What texts of one column and their heading take, margins included. O(rows looked at).
/// @param mostRows only the first ones are looked at
int contentsWidth(const QTableView& table, int column, int mostRows = 100);

/// The least in which no word of a column that wraps is broken, margins included. O(rows).
int wordsWidth(const QTableView& table, int column);

/// Paints a text in as many lines as it takes; a formula breaks behind its signs.
void paintWrapped(QPainter& painter, const QRect& area, Qt::Alignment alignment,
                  const QString& text);

}  // namespace ui
