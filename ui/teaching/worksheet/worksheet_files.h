// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/loading.h"
#include "core/foundation/threads.h"
#include "core/teaching/worksheets/worksheet.h"
#include "ui/export/writer/joined_pdf.h"
#include "ui/teaching/worksheet/sheet_style.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace ui {

enum class SheetFormat { Pdf, Html };

/// A further file for the folder.
struct SheetFile {
    QString name;
    QByteArray content;
};

constexpr std::uint64_t usualSeed = 2026;  ///< of a class whose teacher chooses none

struct WorksheetOutput {
    QString folder;
    SheetFormat format = SheetFormat::Pdf;
    QSizeF paper;  ///< of PDF, in points of 1/72 inch
    SheetStyle style = {};
    std::vector<SheetFile> also = {};
    bool replaces = false;                ///< overwrites files in a folder that is not empty
    bool hasWorking = false;              ///< also writes `working`, see workingReport()
    PagesOnSide side = PagesOnSide::One;  ///< of `all.pdf`
};

/// The outcome of writing.
struct WrittenSheets {
    QString problem = {};     ///< a sentence that says why nothing was written; empty on success
    bool isStopped = false;   ///< nothing was written
    bool isInTheWay = false;  ///< the folder has files, and nothing was written
    QStringList notes = {};   ///< warnings about what was written, in sentences
};

/// Writes one file per student, `key.pdf` or `key.html`, `key.csv` and further files into a folder,
/// which is created; those of up to 1,000 students also as one, `all.pdf` or `all.html`, in the
/// order of the class. All or nothing: everything is completed in a temporary folder next to it,
/// which then replaces it. A folder with files is refused unless they may be replaced. The same
/// sheets give the same bytes.
/// @param loading gets the number of sheets drawn, counting them twice with the working; asked
/// whether to stop
WrittenSheets writeWorksheets(const core::Worksheets& worksheets, const WorksheetOutput& output,
                              core::Loading& loading, const core::Threads& threads);

/// Warnings about lessons with too few variants to give everyone different numbers, one sentence
/// each.
QStringList sharedSentences(const core::Worksheets& worksheets);

/// A sentence that says why there are no sheets.
QString worksheetFaultText(const core::WorksheetFault& fault);

}  // namespace ui
