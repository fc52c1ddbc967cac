// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/threads.h"
#include "core/teaching/worksheets/worksheet.h"
#include "ui/teaching/worksheet/sheet_style.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

enum class SheetFormat { Pdf, Html };

/// What else goes into the folder.
struct SheetFile {
    QString name;
    QByteArray content;
};

struct WorksheetOutput {
    QString folder;
    SheetFormat format = SheetFormat::Pdf;
    QSizeF paper;  ///< of PDF, in points of 1/72 inch
    SheetStyle style = {};
    std::vector<SheetFile> also = {};
    bool replaces = false;  ///< files of a folder that is not empty
};

/// How writing ended.
struct WrittenSheets {
    QString problem = {};     ///< why nothing was written, in a sentence; empty: it was
    bool isStopped = false;   ///< nothing was written
    bool isInTheWay = false;  ///< the folder has files, nothing was written
    QStringList notes = {};   ///< what is odd about what was written, in sentences
};

/// The name of a student's file without its ending: the id as far as file names may have it.
/// Different for all of a class.
std::vector<QString> sheetNames(const core::Worksheets& worksheets);

/// Writes a file for each student, `key.pdf` or `key.html`, `key.csv` and what else is given into a
/// folder, which is made. All or nothing: everything is whole in a folder of its own beside it,
/// before it takes its place. A folder that has files already is refused, unless they are to be
/// replaced. The same sheets give the same bytes.
/// @param loading told of the sheets that are drawn, the key as many as it has sheets; asked
/// whether
///        to stop
WrittenSheets writeWorksheets(const core::Worksheets& worksheets, const WorksheetOutput& output,
                              core::Loading& loading, const core::Threads& threads);

/// What could not be kept apart: of a lesson that has too few variants, a sentence each.
QStringList sharedSentences(const core::Worksheets& worksheets);

/// Why there are no sheets, in a sentence.
QString worksheetFaultText(const core::WorksheetFault& fault);

}  // namespace ui
