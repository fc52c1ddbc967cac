// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"
#include "ui/text/sessions/encoded_session.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

/// A figure as a file's bytes, or why there are none.
struct FigureBytes {
    QByteArray bytes;
    QString problem;  ///< a sentence; empty on success
};

/// A sentence that says why a figure of that size, format and resolution cannot be drawn; empty if
/// it can.
QString sizeProblem(const FigureSettings& settings);
/// The same for a chart, which needs space for its labels.
QString chartSizeProblem(const FigureSettings& settings);

/// The figure in exactly that size and that format. The same figure and settings give the same
/// bytes at any time and on any screen: no dates, no random ids.
/// @param session the document's, held by the file if the settings say so
FigureBytes figureBytes(const PaperFigure& figure, const FigureSettings& settings,
                        const EncodedSession& session = {});

/// The format for a file name's ending.
std::optional<FigureFormat> figureFormatOf(const QString& path);
/// "pdf", "svg", "png", "tif", "eps".
QString endingOf(FigureFormat format);

/// Writes the figure. All or nothing: a failure leaves an existing file unchanged.
/// @return a sentence that says why it failed; none on success
std::optional<QString> saveFigure(const PaperFigure& figure, const FigureSettings& settings,
                                  const QString& path, const EncodedSession& session = {});

}  // namespace ui
