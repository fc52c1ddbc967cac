// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <string>

class QMimeData;

namespace ui {

/// Rows for the clipboard: as TSV and HTML for a spreadsheet, which runs none of their cells as a
/// formula, and as they are for this program.
/// @param tsv with a line of headings
std::unique_ptr<QMimeData> copiedRows(const std::string& tsv);

/// What is to be pasted: rows as copiedRows() took them, else the text.
/// @param data may be null: there is nothing
QString pastedText(const QMimeData* data);

}  // namespace ui
