// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/places_view.h"

#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace ui {

template <class View>
void PlacesView<View>::setWords(PlaceWords words)
{
    m_words = std::move(words);
    tell();
}

template <class View>
std::optional<std::size_t> PlacesView<View>::lit() const
{
    return m_lit && has(*m_lit) ? m_lit : std::nullopt;
}

template <class View>
bool PlacesView<View>::light(std::optional<std::size_t> place)
{
    if (place == m_lit)
        return false;
    const auto before = lit();
    m_lit = place;
    if (this->isArranged())
        for (const auto& changed : {before, lit()})
            if (changed)
                this->canvas().update(lightOf(*changed));
    return true;
}

template <class View>
void PlacesView<View>::tell()
{
    const auto place = lit();
    this->describe(this->isEmpty() ? this->emptyText() : m_words.whole,
                   place && m_words.item ? m_words.item(*place) : QString());
}

template <class View>
QString PlacesView<View>::tipAt(QPointF pixel) const
{
    const auto place = placeUnder(pixel);
    return place && m_words.tip ? m_words.tip(*place) : QString();
}

template <class View>
void PlacesView<View>::point(std::optional<std::size_t> place)
{
    if (place == m_pointed)
        return;
    m_pointed = place;
    pointed(place);
    if (!place)
        QToolTip::hideText();
}

template <class View>
void PlacesView<View>::mousePressEvent(QMouseEvent* event)
{
    const auto place = placeUnder(event->position());
    if (event->button() == Qt::LeftButton && place)
        chosen(*place);
    else
        event->ignore();
}

template class PlacesView<KeptView>;
template class PlacesView<ScrolledView>;

void KeptPlacesView::setCurrent(std::optional<std::size_t> place)
{
    if (light(place))
        tell();
}

void KeptPlacesView::placesChanged()
{
    forgetMouse();
    stale();
}

bool KeptPlacesView::takeWalk(int key, Qt::Key back, Qt::Key forward, std::size_t page)
{
    const auto walk = walkOf(key, back, forward, page);
    if (!walk)
        return false;
    showFocus();
    const auto last = static_cast<std::ptrdiff_t>(placeCount()) - 1;
    const std::ptrdiff_t start = *walk == wholeWalk ? last : 0;
    const auto here = lit();
    chosen(static_cast<std::size_t>(
        here ? std::clamp(static_cast<std::ptrdiff_t>(*here) + *walk, std::ptrdiff_t{0}, last)
             : start));
    return true;
}

void KeptPlacesView::paintMarks(QPainter& painter) const
{
    if (const auto place = lit())
        paintLit(painter, *place);
}

void KeptPlacesView::mouseMoveEvent(QMouseEvent* event)
{
    const auto before = pointedPlace();
    point(placeUnder(event->position()));
    // A tip that stays would show the place that the mouse has left.
    if (pointedPlace() && pointedPlace() != before && QToolTip::isVisible())
        showTip(event->position().toPoint());
}

}  // namespace ui
