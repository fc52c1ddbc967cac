// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"
#include "ui/text/sessions/encoded_session.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

/// A figure as the bytes of a file, or why there are none.
struct FigureBytes {
    QByteArray bytes;
    QString problem;  ///< a sentence; empty on success
};

/// Why a figure of that size, format and resolution is not drawn, as a sentence; empty: it is.
QString sizeProblem(const FigureSettings& settings);
/// The same of a chart, which needs room beside its labels.
QString chartSizeProblem(const FigureSettings& settings);

/// The figure of exactly that size, in that format. The same figure and settings give the same
/// bytes, whenever, wherever and on whatever screen: no dates, no random ids.
/// @param session the document's, which the file carries if the settings say so
FigureBytes figureBytes(const PaperFigure& figure, const FigureSettings& settings,
                        const EncodedSession& session = {});

/// The format that the file name's ending asks for.
std::optional<FigureFormat> figureFormatOf(const QString& path);
/// "pdf", "svg", "png", "tif".
QString endingOf(FigureFormat format);

/// Writes the figure. All or nothing: a failure leaves an old file as it was.
/// @return why it failed, as a sentence; none on success
std::optional<QString> saveFigure(const PaperFigure& figure, const FigureSettings& settings,
                                  const QString& path, const EncodedSession& session = {});

}  // namespace ui
