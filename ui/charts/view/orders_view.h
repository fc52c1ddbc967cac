// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/orders_figure.h"
#include "ui/charts/view/places_view.h"

namespace ui {

/// Orders of runs joined by ribbons. One run is highlighted: by pointing at it, clicking it, or
/// with Up and Down.
class OrdersView : public KeptPlacesView {
    Q_OBJECT
public:
    explicit OrdersView(QWidget* parent = nullptr);

    void setChart(OrdersChart chart);
    const OrdersChart& chart() const { return m_figure.chart(); }
    /// The position of a run in a column, in pixels of the widget.
    QPointF nodeOf(std::size_t system, std::size_t column) const;
    /// Whether its name is shown at both ends.
    bool isNamed(std::size_t system) const;

    OwnKeys ownKeys() const override;

signals:
    /// The mouse moved to another run, or off all runs.
    void systemPointed(std::optional<std::size_t> system);
    /// A run was clicked or reached by a key.
    void systemChosen(std::size_t system);
    /// A or B was pressed for the highlighted run.
    void letterRequested(std::size_t system, bool isA);

protected:
    std::size_t placeCount() const override { return m_figure.count(); }
    std::optional<std::size_t> placeUnder(QPointF pixel) const override;
    QRegion lightOf(std::size_t place) const override { return m_figure.lightOf(place); }
    void pointed(std::optional<std::size_t> place) override { emit systemPointed(place); }
    void chosen(std::size_t place) override { emit systemChosen(place); }
    void layOut(const Look& look) const override { m_figure.arrange(look, size()); }
    void paintPicture(QPaintDevice& device) const override { m_figure.paint(device); }
    void paintLit(QPainter& painter, std::size_t system) const override
    {
        m_figure.paintLit(painter, system);
    }
    bool takeKey(const QKeyEvent& key) override;

private:
    mutable OrdersFigure m_figure;
};

}  // namespace ui
