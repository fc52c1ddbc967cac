// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/orders_view.h"

#include <QKeyEvent>

#include <utility>

namespace ui {

namespace {

constexpr std::size_t systemsAtOnce = 10;  ///< the step of Page Up and Page Down

}  // namespace

OrdersView::OrdersView(QWidget* parent)
    : KeptPlacesView({.usual = {480, 220}, .least = {200, 110}}, parent)
{}

void OrdersView::setChart(OrdersChart chart)
{
    m_figure.setChart(std::move(chart));
    placesChanged();
}

QPointF OrdersView::nodeOf(std::size_t system, std::size_t column) const
{
    arrange();
    return m_figure.nodeOf(system, column);
}

bool OrdersView::isNamed(std::size_t system) const
{
    arrange();
    return m_figure.isNamed(system);
}

std::optional<std::size_t> OrdersView::placeUnder(QPointF pixel) const
{
    if (isEmpty())
        return std::nullopt;
    arrange();
    return m_figure.placeAt(pixel);
}

bool OrdersView::takeKey(const QKeyEvent& key)
{
    if (!isPlain(key))
        return false;
    const auto here = lit();
    if (here && (key.key() == Qt::Key_A || key.key() == Qt::Key_B)) {
        emit letterRequested(*here, key.key() == Qt::Key_A);
        return true;
    }
    return takeWalk(key.key(), Qt::Key_Up, Qt::Key_Down, systemsAtOnce);
}

OwnKeys OrdersView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Previous or next run in the chart")},
             {keysText({Qt::Key_Home, Qt::Key_End}), tr("Best or worst run in the chart")},
             {keysText({Qt::Key_A}), tr("Make this run A (the baseline)")},
             {keysText({Qt::Key_B}), tr("Make this run B")}}};
}

}  // namespace ui
