#pragma once

#include <QString>

class QAbstractItemModel;

namespace ui {

/// A whole table as tab-separated lines with its headings: what a spreadsheet pastes. Line breaks
/// and tabs inside cells become blanks.
QString tabSeparated(const QAbstractItemModel& model);

}  // namespace ui
