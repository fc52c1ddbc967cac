// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/beside_files.h"
#include "ui/export/figure/figure_settings.h"
#include "ui/text/sessions/encoded_session.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// The files that an export to `path` writes: the figure, then its companion files.
QStringList filesOf(const PaperFigure& figure, const FigureSettings& settings, const QString& path);

/// What an export writes, or why there is nothing to write.
struct ExportedFiles {
    std::vector<BesideFile> files;  ///< in the order of filesOf()
    QString problem;                ///< a sentence; empty on success
};
ExportedFiles exportedFiles(const PaperFigure& figure, const FigureSettings& settings,
                            const QString& path, const EncodedSession& session = {});

/// Writes the figure and the requested companion files. All or nothing as far as the disk allows:
/// every file is complete before the first one is moved into place.
/// @return a sentence that says why it failed; none on success
std::optional<QString> saveWithBeside(const PaperFigure& figure, const FigureSettings& settings,
                                      const QString& path, const EncodedSession& session = {});

/// "birthday-cakes-roc" for "birthday-cakes.rankscope.json" and a chart of kind "roc".
QString figureName(const QString& documentName, const QString& kind);
/// Any text as a file name: characters not allowed in names become "-".
QString fileNameOf(QString words);
/// "con_" and "nul_.txt" for device names, which Windows would open instead of a file.
QString withoutDevice(QString name);
/// An unused path in `folder`: "name.pdf", otherwise "name-2.pdf", and so on.
/// @param name any text
/// @param ending without a dot
QString freePath(const QString& folder, const QString& name, const QString& ending);
/// The path with the ending that belongs to the formatinstead of another format's.
QString withEnding(const QString& path, FigureFormat format);

}  // namespace ui
