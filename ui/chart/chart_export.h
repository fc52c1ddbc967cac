#pragma once

#include "ui/chart/paper_figure.h"
#include "ui/chart/series.h"

#include <QSizeF>
#include <QString>

#include <optional>

namespace ui {

enum class ChartFormat { Pdf, Svg, Png };

/// The format that the file name's ending asks for.
std::optional<ChartFormat> chartFormatOf(const QString& path);

/// Writes a figure of exactly that size for paper: in the light colours on white whatever the
/// screen shows, PNG at 300 dots per inch. All or nothing: a failure leaves an old file as it was.
/// @param family the font of its text; empty: the application's
/// @return why it failed, as a sentence; none on success
std::optional<QString> exportFigure(const PaperFigure& figure, const QString& path,
                                    QSizeF millimetres, ChartFormat format,
                                    const QString& family = {});
std::optional<QString> exportChart(const Chart& chart, const QString& path, QSizeF millimetres,
                                   ChartFormat format, const QString& family = {});

}  // namespace ui
