// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/places_view.h"

namespace ui {

/// A scrolled picture of a ranking in which every rank can be pointed at, clicked and walked to
/// with the arrow keys, Home, End and Page Up/Down; one rank is lit. The ranks are 1-based.
class RankView : public PlacesView<ScrolledView> {
    Q_OBJECT
public:
    /// Lights a rank and, unless the mouse rests here, scrolls to it. Emits nothing. Only what was
    /// lit and what is lit now is painted again.
    void setCurrentRank(std::optional<std::size_t> rank);
    /// The current rank, where the view has it.
    std::optional<std::size_t> litRank() const { return lit(); }
    /// The ranks beyond are not drawn; none: all are reached.
    void setReached(std::optional<std::size_t> rank);
    std::optional<std::size_t> reached() const { return m_reached; }
    OwnKeys ownKeys() const override;

    virtual std::size_t rankCount() const = 0;
    /// Where a rank is drawn, in pixels of the viewport; null where it is scrolled away.
    virtual QRect placeOf(std::size_t rank) const = 0;

signals:
    /// The mouse is over another rank, or over none any more.
    void rankPointed(std::optional<std::size_t> rank);
    /// A rank was clicked or walked to.
    void rankChosen(std::size_t rank);

protected:
    using PlacesView::PlacesView;

    QRegion lightOf(std::size_t rank) const override { return placeOf(rank); }
    /// How many ranks the window holds.
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
