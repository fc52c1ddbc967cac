#include "ui/chart_view/query_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

/// Of the queries: what Page Up and Page Down walk at once.
constexpr std::size_t pagesAcross = 10;

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

QueryView::QueryView(QWidget* parent)
    : PlacesView({.usual = {480, 220}, .least = {200, 110}}, parent)
{}

void QueryView::setCurrent(std::optional<std::size_t> place)
{
    if (light(place))
        tell();
}

QPointF QueryView::positionOf(std::size_t place) const
{
    arrange();
    return middleOf(place);
}

std::optional<std::size_t> QueryView::placeAt(QPointF pixel) const
{
    if (isEmpty())
        return std::nullopt;
    arrange();
    return nearest(pixel);
}

void QueryView::queriesChanged()
{
    forgetMouse();
    stale();
}

void QueryView::paintMarks(QPainter& painter) const
{
    if (const auto place = lit())
        paintLit(painter, *place);
}

void QueryView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto place = placeAt(event->position());
    if (event->button() == Qt::LeftButton && place)
        emit queryOpened(*place);
    else
        event->ignore();
}

void QueryView::mouseMoveEvent(QMouseEvent* event)
{
    const auto before = pointedPlace();
    point(placeAt(event->position()));
    // A tip that stays is of the query that the mouse has left.
    if (pointedPlace() && pointedPlace() != before && QToolTip::isVisible())
        showTip(event->position().toPoint());
}

bool QueryView::takeKey(const QKeyEvent& key)
{
    if (!isPlain(key))
        return false;
    const auto here = lit();
    if (isEnter(key.key()) && here) {
        emit queryOpened(*here);
        return true;
    }
    const auto walk = walkOf(key.key(), Qt::Key_Left, Qt::Key_Right,
                             std::max<std::size_t>(1, queryCount() / pagesAcross));
    if (!walk)
        return false;
    showFocus();
    const auto last = static_cast<std::ptrdiff_t>(queryCount()) - 1;
    const std::ptrdiff_t start = *walk == wholeWalk ? last : 0;
    emit queryChosen(static_cast<std::size_t>(
        here ? std::clamp(static_cast<std::ptrdiff_t>(*here) + *walk, std::ptrdiff_t{0}, last)
             : start));
    return true;
}

OwnKeys QueryView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Previous or next query of the chart")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("A tenth of the queries at once")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last query of the chart")},
             {keysText({Qt::Key_Return}), tr("Open the query in Ranking")}}};
}

}  // namespace ui
