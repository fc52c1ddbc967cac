// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/places_view.h"

namespace ui {

/// A chart with a place for each query, 0-based, in the chart's own order. Queries can be pointed
/// at, clicked, opened, and reached by the arrow keys, Home, End and Page Up/Down; one is
/// highlighted. A new highlight repaints only what changes. Follows the palette and font of the
/// widget.
class QueryChartView : public KeptPlacesView {
    Q_OBJECT
public:
    /// The position of a query, in pixels of the widget.
    QPointF positionOf(std::size_t place) const;
    /// The place of the query that a click at `pixel` chooses.
    std::optional<std::size_t> placeAt(QPointF pixel) const;

    OwnKeys ownKeys() const override;

signals:
    /// The mouse moved to another query, or off all queries.
    void queryPointed(std::optional<std::size_t> place);
    /// A query was clicked or reached by a key.
    void queryChosen(std::size_t place);
    /// A query was double-clicked, or Enter was pressed on the highlighted one.
    void queryOpened(std::size_t place);

protected:
    explicit QueryChartView(QWidget* parent = nullptr,
                            const ViewSizes& sizes = {.usual = {480, 220}, .least = {200, 110}});

    virtual QPointF middleOf(std::size_t place) const = 0;
    virtual std::optional<std::size_t> nearest(QPointF pixel) const = 0;

    std::optional<std::size_t> placeUnder(QPointF pixel) const override { return placeAt(pixel); }
    void pointed(std::optional<std::size_t> place) override { emit queryPointed(place); }
    void chosen(std::size_t place) override { emit queryChosen(place); }
    bool takeKey(const QKeyEvent& key) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

}  // namespace ui
