// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/places_view.h"

namespace ui {

/// A scrolled picture of a ranking. Ranks, 1-based, can be pointed at, clicked, and reached by the
/// arrow keys, Home, End and Page Up/Down; one is highlighted.
class RankView : public PlacesView<ScrolledView> {
    Q_OBJECT
public:
    /// Highlights a rank and scrolls to it unless the mouse is here. Emits nothing. Repaints only
    /// the old and the new rank.
    void setCurrentRank(std::optional<std::size_t> rank);
    /// The current rank, if it exists in the view.
    std::optional<std::size_t> litRank() const { return lit(); }
    /// Later ranks are not drawn; nullopt: draws all.
    void setReached(std::optional<std::size_t> rank);
    std::optional<std::size_t> reached() const { return m_reached; }
    OwnKeys ownKeys() const override;

    virtual std::size_t rankCount() const = 0;
    /// Where a rank is drawn, in pixels of the viewport; null if it is scrolled out of view.
    virtual QRect placeOf(std::size_t rank) const = 0;

signals:
    /// The mouse moved to another rank, or off all ranks.
    void rankPointed(std::optional<std::size_t> rank);
    /// A rank was clicked or reached by a key.
    void rankChosen(std::size_t rank);

protected:
    using PlacesView::PlacesView;

    QRegion lightOf(std::size_t rank) const override { return placeOf(rank); }
    /// How many ranks fit into the window.
    virtual std::size_t ranksShown() const = 0;
    virtual void reachedChanged() {}

    bool isEmpty() const override { return rankCount() == 0; }
    bool has(std::size_t rank) const override { return rank <= rankCount(); }
    void pointAt(QPointF place) override { point(placeUnder(place)); }
    void pointed(std::optional<std::size_t> rank) override { emit rankPointed(rank); }
    void chosen(std::size_t rank) override { emit rankChosen(rank); }
    bool takeKey(const QKeyEvent& key) override;

private:
    Qt::Key backKey() const { return isAcross() ? Qt::Key_Left : Qt::Key_Up; }
    Qt::Key forwardKey() const { return isAcross() ? Qt::Key_Right : Qt::Key_Down; }
    void showCurrent();

    std::optional<std::size_t> m_reached;
};

}  // namespace ui
