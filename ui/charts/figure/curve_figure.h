// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/curve_chart.h"
#include "ui/charts/drawing/legend.h"
#include "ui/charts/drawing/plot.h"

#include <QPolygonF>

#include <vector>

class QPaintDevice;
class QPainter;

namespace ui {

struct CurveMarks;

/// A part of the plane.
struct CurvePlane {
    ChartRange x;
    ChartRange y;

    bool operator==(const CurvePlane&) const = default;
};

/// A chart of curves laid out for one surface: axes, decorations, curves, legend. The current point
/// and everything else that moves is drawn on top, see CurveMarks.
class CurveFigure {
public:
    /// Copies the chart and shows the whole plane.
    void setChart(CurveChart chart);
    const CurveChart& chart() const { return m_chart; }
    void setShown(const CurvePlane& shown) { m_shown = shown; }
    const CurvePlane& shown() const { return m_shown; }
    CurvePlane whole() const { return {m_chart.x, m_chart.y}; }

    /// Fits axes and curves into `size` pixels of the surface.
    /// @param detail pixels per pixel of the surface for which curves are reduced
    void arrange(const Look& look, QSize size, double detail);
    const Frame& frame() const { return m_frame; }
    /// Where names of lines and texts of points may be: the data area; on a screen, if it is square
    /// or names are at the lines, also what is free to its right.
    QRectF wordRoom() const;
    const Legend& legend() const { return m_legend; }
    const Look& look() const { return m_look; }
    /// The resolution for which the curves were reduced.
    core::CurveWindow window() const;
    QPointF positionOf(CurvePlace place) const;
    /// Whether the place is inside the data area.
    bool isShown(CurvePlace place) const;
    /// How many drawn segments of a curve cross `rect`.
    int crossings(int line, const QRectF& rect) const;
    int crossings(const QRectF& rect) const;  ///< of all curves
    /// How many decorations cross `rect`.
    int guideCrossings(const QRectF& rect) const;
    /// Whether a name or a decoration's label is there.
    bool coversWords(const QRectF& rect) const;

    /// @param marks on top; nullptr: none
    void paint(QPaintDevice& device, const CurveMarks* marks = nullptr);

private:
    core::CurveWindow windowOf(const QRectF& area) const;
    QPointF positionOf(const core::CurvePoint& point) const;
    QRectF lineRoom() const;
    Legend makeLegend() const;
    std::vector<DrawnCurve> drawnCurves() const;
    /// A legend may cover contours if every other place is worse.
    std::vector<DrawnCurve> drawnDecorations(bool hasContours) const;
    void paintShapes(QPainter& painter, std::size_t line) const;
    std::vector<QPolygonF> drawn(const core::Curve& curve) const;
    std::vector<AxisTick> ticksWithin(const ChartRange& range) const;
    void paintLine(QPainter& painter, std::size_t line) const;
    void paintDecoration(QPainter& painter, const CurveDecoration& decoration);
    /// At the end of a decoration, or as near to it as possible without crossing a curve or
    /// decoration.
    /// @return empty on paper if it would cover other text
    QRectF labelPlace(const QPolygonF& line, QSizeF size) const;

    CurveChart m_chart;
    Chart m_sketch;  ///< the whole curves, coarsely, to find room for the legend
    CurvePlane m_shown;
    Plot m_plot;
    Legend m_legend;
    Frame m_frame;
    Look m_look;
    double m_width = 0;  ///< of the surface
    double m_detail = 1;
    std::vector<QRectF> m_kept;                   ///< decorations' labels do not cover these
    std::vector<std::vector<QPolygonF>> m_drawn;  ///< per line
};

bool isEmpty(const CurveChart& chart);
/// Whether the place exists.
bool has(const CurveChart& chart, CurvePlace place);

/// The whole curve with few points, x ascending.
Series sketchOf(const CurveLine& line, const ChartRange& x, const ChartRange& y);

}  // namespace ui
