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

/// The files that an export to `path` writes: the figure first, then what stands beside it.
QStringList filesOf(const PaperFigure& figure, const FigureSettings& settings, const QString& path);

/// What an export writes, or why there is nothing to write.
struct ExportedFiles {
    std::vector<BesideFile> files;  ///< as filesOf() names them
    QString problem;                ///< a sentence; empty on success
};
ExportedFiles exportedFiles(const PaperFigure& figure, const FigureSettings& settings,
                            const QString& path, const EncodedSession& session = {});

/// Writes the figure and what the settings ask for beside it. All or nothing as far as the disk
/// lets it: every file is whole before the first takes its place.
/// @return why it failed, as a sentence; none on success
std::optional<QString> saveWithBeside(const PaperFigure& figure, const FigureSettings& settings,
                                      const QString& path, const EncodedSession& session = {});

/// "birthday-cakes-roc" of "birthday-cakes.rankscope.json" and a chart of the kind "roc".
QString figureName(const QString& documentName, const QString& kind);
/// Words of any kind as a file's name: what no name can hold becomes "-".
QString fileNameOf(QString words);
/// "con_" and "nul_.txt" for the names of devices, which Windows opens in place of a file.
QString withoutDevice(QString name);
/// A path in `folder` at which nothing stands: "name.pdf", else "name-2.pdf", and so on.
/// @param name words of any kind
/// @param ending without a point
QString freePath(const QString& folder, const QString& name, const QString& ending);
/// The path with the ending that belongs to the format, in the place of another format's.
QString withEnding(const QString& path, FigureFormat format);

}  // namespace ui
