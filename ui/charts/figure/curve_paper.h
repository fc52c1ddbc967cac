// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/figure_style.h"
#include "ui/charts/figure/curve_figure.h"
#include "ui/charts/figure/paper_figure.h"

#include <QSizeF>
#include <QString>

#include <optional>

class QPaintDevice;

namespace ui {

/// Paints curves for paper, always in light colours.
/// @param shown the part of the plane, unless the style sets another
/// @param current the place of the ring; `label` is its text
/// @param points the width and height of the figure in points of 1/72 inch
void paintCurves(const CurveChart& chart, const CurvePlane& shown,
                 std::optional<CurvePlace> current, const QString& label, QPaintDevice& device,
                 QSizeF points, const FigureStyle& style);

/// Curves for paper, without a kind and a title. Shares ownership of them.
/// @param shown, current, label as for paintCurves()
/// @param text a description of the figure
PaperFigure paperFigure(const CurveChart& chart, const CurvePlane& shown,
                        std::optional<CurvePlace> current, const QString& label,
                        const QString& text);

}  // namespace ui
