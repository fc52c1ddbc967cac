#pragma once

#include <QString>
#include <QStringList>

class QAbstractItemModel;

namespace ui {

/// A whole table as tab-separated lines with its headings: what a spreadsheet pastes. Line breaks
/// and tabs inside cells become blanks.
QString tabSeparated(const QAbstractItemModel& model);
/// A line of such a table, with its line break.
QString tabSeparatedLine(QStringList cells);

}  // namespace ui
