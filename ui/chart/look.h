#pragma once

#include "ui/chart/figure_style.h"
#include "ui/theme/theme.h"

#include <QFont>
#include <QPainterPath>
#include <QPen>

class QPaintDevice;

namespace ui {

/// A chart's text, over the text around it.
inline constexpr double textShare = 0.86;

/// How a chart is drawn on one surface.
struct Look {
    Theme theme;
    QFont text;        ///< ticks, titles, legend
    double scale = 1;  ///< device pixels per pixel of the design
};

/// @param text the chart's own font; lines and distances grow with it
Look lookFor(bool dark, const QFont& text);
/// The look of a figure on paper: light, its text as large on the device as the style has it.
Look paperLook(const FigureStyle& style, const QPaintDevice& device);

/// The n-th series' own colour, dash and marker: two of the three tell it apart without colour.
struct SeriesLook {
    QPen pen;
    QPainterPath shape;  ///< around the origin, about 6 units across
    double shapeScale;   ///< device pixels per unit
};
SeriesLook seriesLook(int index, const Look& look);
/// The shape filled at `place`, `factor` times as large as along the line.
void paintShape(QPainter& painter, const SeriesLook& series, QPointF place, double factor = 1);

/// A colour between two: `share` 0 is `from`.
QColor mixed(const QColor& from, const QColor& to, double share);

}  // namespace ui
