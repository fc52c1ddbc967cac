// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/orders_chart.h"
#include "ui/charts/figure/paper_rows.h"
#include "ui/charts/figure/query_figure.h"
#include "ui/charts/figure/ribbon_band.h"

#include <QRectF>
#include <QSize>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

class QPaintDevice;
class QPainter;

namespace ui {

/// Orders of runs laid out for one surface: columns side by side, the best at the top, joined by
/// ribbons, with as many names at both ends as fit.
class OrdersFigure {
public:
    using Data = OrdersChart;

    /// Copies the data.
    void setChart(OrdersChart chart) { m_chart = std::move(chart); }
    const OrdersChart& chart() const { return m_chart; }
    std::size_t count() const { return m_chart.systems.size(); }

    void arrange(const Look& look, QSize size);
    /// The position of a run in its first column; null if it is in none.
    QPointF positionOf(std::size_t system) const;
    QPointF nodeOf(std::size_t system, std::size_t column) const;
    /// The area to repaint when a run's highlight changes.
    QRect lightOf(std::size_t system) const;
    /// The run whose ribbon or name is nearest to a pixel, if one is near. O(runs).
    std::optional<std::size_t> placeAt(QPointF pixel) const;
    /// Whether its name is shown at both ends.
    bool isNamed(std::size_t system) const;

    /// Paints everything, with at most one run highlighted.
    void paint(QPaintDevice& device, std::optional<std::size_t> lit = {});
    /// Paints one run again, highlighted.
    void paintLit(QPainter& painter, std::size_t system) const;

private:
    enum End { Left, Right, Ends };

    double xOf(std::size_t column) const;
    double yOf(double place) const;
    double roomBetween() const;
    bool stands(std::size_t system, std::size_t column) const;
    std::vector<RibbonBand> bandsOf(std::size_t system) const;
    double thickness(std::size_t system) const;
    QColor colourOf(std::size_t system) const;
    std::size_t columnAt(End end) const;
    std::vector<std::size_t> namedAt(End end) const;
    QRectF nameOf(std::size_t system, End end) const;
    QString labelOf(std::size_t system, End end) const;
    void paintHeader(QPainter& painter) const;
    void paintRibbon(QPainter& painter, std::size_t system, bool isLit) const;
    void paintName(QPainter& painter, std::size_t system, End end) const;

    OrdersChart m_chart;
    Look m_look;
    QSizeF m_size;
    double m_row = 0;  ///< of text
    double m_header = 0;
    double m_pitch = 1;
    double m_name = 0;  ///< width of the names at each end
    double m_zoneLeft = 0;
    double m_zoneRight = 0;
    NameColumn m_names;
    std::array<std::vector<std::size_t>, Ends> m_named;
};

}  // namespace ui
