// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/query_chart_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace ui {

namespace {

/// Page Up and Page Down move by 1/pagesAcross of the queries.
constexpr std::size_t pagesAcross = 10;

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

}  // namespace

QueryChartView::QueryChartView(QWidget* parent, const ViewSizes& sizes)
    : KeptPlacesView(sizes, parent)
{}

QPointF QueryChartView::positionOf(std::size_t place) const
{
    arrange();
    return middleOf(place);
}

std::optional<std::size_t> QueryChartView::placeAt(QPointF pixel) const
{
    if (isEmpty())
        return std::nullopt;
    arrange();
    return nearest(pixel);
}

void QueryChartView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto place = placeAt(event->position());
    if (event->button() == Qt::LeftButton && place)
        emit queryOpened(*place);
    else
        event->ignore();
}

bool QueryChartView::takeKey(const QKeyEvent& key)
{
    if (!isPlain(key))
        return false;
    const auto here = lit();
    if (isEnter(key.key()) && here) {
        emit queryOpened(*here);
        return true;
    }
    return takeWalk(key.key(), Qt::Key_Left, Qt::Key_Right,
                    std::max<std::size_t>(1, placeCount() / pagesAcross));
}

OwnKeys QueryChartView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Left, Qt::Key_Right}), tr("Previous or next query in the chart")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("Move by a tenth of the queries")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("First or last query in the chart")},
             {keysText({Qt::Key_Return}), tr("Open the query in Ranking")}}};
}

}  // namespace ui
