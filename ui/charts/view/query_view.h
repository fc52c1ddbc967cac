// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/places_view.h"

namespace ui {

/// A chart in which every query has its place, 0-based, in an order of the chart's own. A query can
/// be pointed at, clicked, opened and walked to with the arrow keys, Home, End and Page Up/Down;
/// one is lit. Lighting another paints again what changes. Follows the palette and font of the
/// widget.
class QueryView : public KeptPlacesView {
    Q_OBJECT
public:
    /// Where to point at a query, in pixels of the widget.
    QPointF positionOf(std::size_t place) const;
    /// The place of the query that a click at `pixel` chooses.
    std::optional<std::size_t> placeAt(QPointF pixel) const;

    OwnKeys ownKeys() const override;

signals:
    /// The mouse is over another query, or over none any more.
    void queryPointed(std::optional<std::size_t> place);
    /// A query was clicked or walked to.
    void queryChosen(std::size_t place);
    /// A query was double clicked, or Enter was pressed on the lit one.
    void queryOpened(std::size_t place);

protected:
    explicit QueryView(QWidget* parent = nullptr);

    virtual QPointF middleOf(std::size_t place) const = 0;
    virtual std::optional<std::size_t> nearest(QPointF pixel) const = 0;

    std::optional<std::size_t> placeUnder(QPointF pixel) const override { return placeAt(pixel); }
    void pointed(std::optional<std::size_t> place) override { emit queryPointed(place); }
    void chosen(std::size_t place) override { emit queryChosen(place); }
    bool takeKey(const QKeyEvent& key) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
};

}  // namespace ui
