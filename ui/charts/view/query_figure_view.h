// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/query_chart_view.h"

#include <QRegion>

#include <utility>

namespace ui {

/// A chart of queries whose figure locates the queries.
template <class Figure>
class QueryFigureView : public QueryChartView {
public:
    /// @param chart its queries in the order of the arrow keys
    void setChart(typename Figure::Data chart)
    {
        m_figure.setChart(std::move(chart));
        placesChanged();
    }
    const typename Figure::Data& chart() const { return m_figure.chart(); }
    std::size_t placeCount() const override { return m_figure.count(); }

protected:
    using QueryChartView::QueryChartView;

    void layOut(const Look& look) const override { m_figure.arrange(look, size()); }
    void paintPicture(QPaintDevice& device) const override { m_figure.paint(device); }
    void paintLit(QPainter& painter, std::size_t place) const override
    {
        m_figure.paintLit(painter, place);
    }
    QRegion lightOf(std::size_t place) const override { return m_figure.lightOf(place); }
    QPointF middleOf(std::size_t place) const override { return m_figure.positionOf(place); }
    std::optional<std::size_t> nearest(QPointF pixel) const override
    {
        return m_figure.placeAt(pixel);
    }

    mutable Figure m_figure;
};

}  // namespace ui
