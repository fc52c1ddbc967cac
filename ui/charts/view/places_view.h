// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/kept_view.h"
#include "ui/charts/view/scrolled_view.h"

#include <functional>
#include <memory>

namespace ui {

/// The texts of a view of places. Functions are called for a place only when needed.
struct PlaceWords {
    QString whole;                             ///< a description for people who cannot see the view
    std::function<QString(std::size_t)> item;  ///< one place: "Rank 4: gain 5, ideal 4"
    std::function<QString(std::size_t)> tip;   ///< the same with details, in lines
};

/// The words of a chart with wholeText(), sentenceAt() and tipAt(); none while it is empty.
/// @param chart a member of the panel, which may point to another chart later
template <class Chart>
PlaceWords placeWords(const std::unique_ptr<const Chart>& chart)
{
    if (chart->isEmpty())
        return {};
    return {chart->wholeText(), [&chart](std::size_t place) { return chart->sentenceAt(place); },
            [&chart](std::size_t place) { return chart->tipAt(place); }};
}

/// A painted view with a place for each query or rank. Places can be pointed at, clicked, and
/// reached by keys; one of them is highlighted.
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
    /// The area to repaint when a place's highlight changes.
    virtual QRegion lightOf(std::size_t place) const = 0;
    /// The mouse moved to another place, or off all places.
    virtual void pointed(std::optional<std::size_t> place) = 0;
    virtual void chosen(std::size_t place) = 0;

    /// Highlights a place, or none. Repaints only the old and the new place.
    /// @return whether the place changed
    bool light(std::optional<std::size_t> place);
    /// The highlighted place, if it exists in the view.
    std::optional<std::size_t> lit() const;
    /// The place last highlighted, which may not exist in the view.
    std::optional<std::size_t> requested() const { return m_lit; }
    std::optional<std::size_t> pointedPlace() const { return m_pointed; }
    void point(std::optional<std::size_t> place);
    /// Treats the mouse as outside. Calls nothing.
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

/// A view that shows all of its places, 0-based, at once.
class KeptPlacesView : public PlacesView<KeptView> {
public:
    /// Highlights a place, or none. Emits nothing.
    void setCurrent(std::optional<std::size_t> place);
    /// The highlighted place, if it exists in the view.
    std::optional<std::size_t> current() const { return lit(); }
    virtual std::size_t placeCount() const = 0;

protected:
    using PlacesView::PlacesView;

    virtual void paintLit(QPainter& painter, std::size_t place) const = 0;

    /// Call after the data changed.
    void placesChanged();
    /// Chooses the place that a key leads to. Returns false if it leads nowhere.
    bool takeWalk(int key, Qt::Key back, Qt::Key forward, std::size_t page);

    bool isEmpty() const override { return placeCount() == 0; }
    bool has(std::size_t place) const override { return place < placeCount(); }
    void paintMarks(QPainter& painter) const override;
    void mouseMoveEvent(QMouseEvent* event) override;
};

}  // namespace ui
