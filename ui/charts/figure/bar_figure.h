// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/bar_chart.h"
#include "ui/charts/drawing/frame.h"
#include "ui/charts/drawing/legend.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/drawing/plot.h"

#include <QSizeF>

#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;

namespace ui {

/// A range of ranks, 1-based.
struct RankWindow {
    std::size_t first = 1;
    std::size_t count = 0;

    std::size_t last() const { return first + count - 1; }
    bool contains(std::size_t rank) const { return rank >= first && rank < first + count; }
    bool operator==(const RankWindow&) const = default;
};

/// The title of an axis, with the shown ranks if not all are shown: "rank (1 to 100 of 300)".
QString partTitle(const QString& title, const RankWindow& shown, std::size_t all);

/// A bar chart laid out for one surface: axes, the bars of a range of ranks, legend.
class BarFigure {
public:
    /// Copies the data. O(ranks).
    void setChart(BarChart chart);
    const BarChart& chart() const { return m_chart; }
    /// Later ranks are not drawn; nullopt: draws all.
    void setReached(std::optional<std::size_t> rank) { m_reached = rank; }

    /// How many ranks fit into `size` device pixels.
    std::size_t roomFor(const Look& look, QSize size);
    /// @param corner room kept free at the right of the legend
    void arrange(const Look& look, QSize size, RankWindow window, QSizeF corner = {0, 0});
    const RankWindow& window() const { return m_window; }
    const Frame& frame() const { return m_frame; }
    /// A rank's share of the data area; null outside the window.
    QRectF slotOf(std::size_t rank) const;
    /// The bar of a rank; null if it has none.
    QRectF barOf(std::size_t rank, std::size_t bars) const;
    QRectF legendArea() const { return m_legend; }

    /// Paints everything, with at most one rank highlighted.
    void paint(QPaintDevice& device, std::optional<std::size_t> lit = {});
    /// Paints one rank again, highlighted.
    void paintLit(QPainter& painter, std::size_t rank) const;
    /// On paper.
    const Legend& names() const { return m_names; }

private:
    void arrangePlot(const Look& look, QSize size, RankWindow window, double leastLegend = 0);
    std::vector<LegendEntry> legend() const;
    void arrangeLegend(QSize size);
    double barWidth() const;
    /// The labels below the bars if these are not ranks; empty if there is no room.
    std::vector<AxisTick> nameTicks(QSize size, RankWindow window) const;
    bool isMeanShown() const;
    void paintMean(QPainter& painter) const;
    double opacityOf(std::size_t rank) const;
    void paintBars(QPainter& painter, std::size_t rank, bool isLit) const;

    BarChart m_chart;
    ChartRange m_heights;
    Plot m_plot;
    Look m_look;
    Frame m_frame;
    QRectF m_legend;
    Legend m_names;  ///< on paper
    RankWindow m_window;
    std::optional<std::size_t> m_reached;
};

/// Paints part of a bar chart for paper, always in light colours.
/// @param points the width and height of the figure in points of 1/72 inch
void paintBarFigure(BarChart chart, RankWindow window, std::optional<std::size_t> lit,
                    QPaintDevice& device, QSizeF points, const FigureStyle& style);

}  // namespace ui
