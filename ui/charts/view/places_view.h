// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/kept_view.h"
#include "ui/charts/view/scrolled_view.h"

#include <functional>

namespace ui {

/// What a view of places says in words. A function is asked for a place only when it is needed.
struct PlaceWords {
    QString whole;                             ///< what the view shows, for those who do not see it
    std::function<QString(std::size_t)> item;  ///< one place: "Rank 4: gain 5, ideal 4"
    std::function<QString(std::size_t)> tip;   ///< the same with more about it, in lines
};

/// A painted view in which each query or rank has its place: it can be pointed at, clicked and
/// walked to, and one of them is lit.
/// @tparam View KeptView or ScrolledView
template <class View>
class PlacesView : public View {
public:
    void setWords(PlaceWords words);

protected:
    using View::View;

    virtual bool has(std::size_t place) const = 0;
    /// The place that a click at `pixel` of the canvas chooses.
    virtual std::optional<std::size_t> placeUnder(QPointF pixel) const = 0;
    /// Everything that changes its look with the lighting of a place.
    virtual QRegion lightOf(std::size_t place) const = 0;
    /// The mouse is over another place, or over none any more.
    virtual void pointed(std::optional<std::size_t> place) = 0;
    virtual void chosen(std::size_t place) = 0;

    /// Lights a place, or none. Only what was lit and what is lit now is painted again.
    /// @return whether it is another one
    bool light(std::optional<std::size_t> place);
    /// The lit place, where the view has it.
    std::optional<std::size_t> lit() const;
    /// What was lit last, which the view may not have.
    std::optional<std::size_t> requested() const { return m_lit; }
    std::optional<std::size_t> pointedPlace() const { return m_pointed; }
    void point(std::optional<std::size_t> place);
    /// As if the mouse were over none. Calls nothing.
    void forgetMouse() { m_pointed.reset(); }

    void tell() override;
    QString tipAt(QPointF place) const override;
    void leave() override { point(std::nullopt); }
    void mousePressEvent(QMouseEvent* event) override;

private:
    PlaceWords m_words;
    std::optional<std::size_t> m_lit;
    std::optional<std::size_t> m_pointed;
};

extern template class PlacesView<KeptView>;
extern template class PlacesView<ScrolledView>;

/// One that shows all of its places, 0-based, at once.
class KeptPlacesView : public PlacesView<KeptView> {
public:
    /// Lights a place, or none. Emits nothing.
    void setCurrent(std::optional<std::size_t> place);
    /// The lit place, where the view has it.
    std::optional<std::size_t> current() const { return lit(); }
    virtual std::size_t placeCount() const = 0;

protected:
    using PlacesView::PlacesView;

    virtual void paintLit(QPainter& painter, std::size_t place) const = 0;

    /// To be called after the data changed.
    void placesChanged();
    /// Chooses the place that a key leads to, and says whether it leads anywhere.
    bool takeWalk(int key, Qt::Key back, Qt::Key forward, std::size_t page);

    bool isEmpty() const override { return placeCount() == 0; }
    bool has(std::size_t place) const override { return place < placeCount(); }
    void paintMarks(QPainter& painter) const override;
    void mouseMoveEvent(QMouseEvent* event) override;
};

}  // namespace ui
