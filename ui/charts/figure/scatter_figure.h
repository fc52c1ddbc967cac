// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/scatter_chart.h"
#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/legend.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/drawing/plot.h"
#include "ui/charts/figure/query_figure.h"

#include <QColor>
#include <QPainterPath>
#include <QPixmap>

#include <cstddef>
#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;

namespace ui {

/// A scatter chart laid out for one surface. Points above the diagonal are upward triangles, points
/// below it downward triangles, points on it circles. A point is larger if several queries share
/// it.
class ScatterFigure {
public:
    using Data = ScatterChart;

    /// Copies the data. O(points).
    void setChart(ScatterChart chart);
    const ScatterChart& chart() const { return m_chart; }
    std::size_t count() const { return m_chart.x.size(); }

    void arrange(const Look& look, QSize size);
    const Frame& frame() const { return m_frame; }
    QPointF positionOf(std::size_t place) const;
    /// The area to repaint when a point's highlight changes.
    QRect lightOf(std::size_t place) const;
    /// The point nearest to a pixel, if one is near; the first of equal points. O(spots).
    std::optional<std::size_t> placeAt(QPointF pixel) const;

    /// Paints everything, with at most one point highlighted.
    void paint(QPaintDevice& device, std::optional<std::size_t> lit = {});
    /// Paints one point again, highlighted.
    void paintLit(QPainter& painter, std::size_t place) const;
    /// On paper.
    const Legend& names() const { return m_names; }

private:
    enum Side { Below, Equal, Above, SideCount };
    /// Equal points, which are adjacent.
    struct Spot {
        std::size_t first;  ///< index
        std::size_t count;
    };
    std::vector<LegendEntry> legend() const;
    void arrangeLegend(QSize size, double beside);
    bool isShown(std::size_t place) const;
    Side sideOf(std::size_t place) const;
    const QString& nameOf(Side side) const;
    QColor colourOf(Side side) const;
    double markScale(std::size_t count) const;
    double largestScale() const;
    void paintMark(QPainter& painter, QPointF at, Side side, double factor) const;
    void paintMarks(QPainter& painter) const;
    void paintStamps(QPainter& painter, double ratio) const;
    QPixmap stampOf(Side side, double ratio) const;

    ScatterChart m_chart;
    std::vector<Spot> m_spots;
    Plot m_plot;
    Look m_look;
    Frame m_frame;
    QRectF m_legend;
    Legend m_names;  ///< on paper
};

}  // namespace ui
