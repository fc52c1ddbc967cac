// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <string>

class QMimeData;

namespace ui {

/// Rows for the clipboard: as TSV and HTML in which no cell starts a formula in a spreadsheet, and
/// unchanged for this program.
/// @param tsv with a heading line
std::unique_ptr<QMimeData> copiedRows(const std::string& tsv);

/// The text to paste: rows from copiedRows() if there are any, otherwise the plain text.
/// @param data may be null: nothing to paste
QString pastedText(const QMimeData* data);

}  // namespace ui
