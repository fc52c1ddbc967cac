// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/difference_chart.h"
#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/legend.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/drawing/plot.h"
#include "ui/charts/figure/query_figure.h"

#include <cstddef>
#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;

namespace ui {

/// A chart of differences laid out for one surface. If several queries share a pixel, draws their
/// extremes, so that the cost depends on the surface.
class DifferenceFigure {
public:
    using Data = DifferenceChart;

    /// Copies the data. O(queries).
    void setChart(DifferenceChart chart);
    const DifferenceChart& chart() const { return m_chart; }
    std::size_t count() const { return m_chart.differences.size(); }

    /// @param pixel the width of the narrowest column the surface can show
    void arrange(const Look& look, QSize size, double pixel = 1);
    const Frame& frame() const { return m_frame; }
    const Look& look() const { return m_look; }
    /// A query's full-height part of the data area.
    QRectF slotOf(std::size_t place) const;
    QRectF barOf(std::size_t place) const;
    QPointF positionOf(std::size_t place) const { return slotOf(place).center(); }
    /// The area to repaint when a query's highlight changes.
    QRect lightOf(std::size_t place) const;
    std::optional<std::size_t> placeAt(QPointF pixel) const;

    /// Paints everything, with at most one query highlighted.
    void paint(QPaintDevice& device, std::optional<std::size_t> lit = {});
    /// Paints one query again, highlighted.
    void paintLit(QPainter& painter, std::size_t place) const;
    /// On paper.
    const Legend& names() const { return m_names; }

private:
    std::vector<AxisTick> ticks(QSize size) const;
    std::vector<LegendEntry> legend() const;
    void arrangeLegend(QSize size);
    bool isReduced() const;
    /// The highlight of a query; always wide enough to be seen.
    QRectF bandOf(std::size_t place) const;
    void paintBars(QPainter& painter, const QRectF& room) const;
    void paintColumns(QPainter& painter, const QRectF& room) const;
    void paintZero(QPainter& painter, const QRectF& room) const;
    void paintMean(QPainter& painter) const;
    void paintName(QPainter& painter, bool isLast) const;

    DifferenceChart m_chart;
    ChartRange m_range;
    ChartRange m_shown;
    Plot m_plot;
    Look m_look;
    Frame m_frame;
    QRectF m_legend;
    Legend m_names;  ///< on paper
    double m_pixel = 1;
};

}  // namespace ui
