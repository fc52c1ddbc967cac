// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/bar_queue.h"

#include <QEvent>
#include <QVBoxLayout>

#include <tuple>

namespace ui {

namespace {

QVBoxLayout* makeTightColumn(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

}  // namespace

BarQueue::BarQueue(QWidget* parent)
    : QWidget(parent)
{
    makeTightColumn(this);
    hide();
}

void BarQueue::add(QWidget& bar, Urgency urgency)
{
    auto* place = new QWidget(this);
    place->hide();
    makeTightColumn(place)->addWidget(&bar);
    layout()->addWidget(place);
    m_places.push_back({place, &bar, urgency});
    bar.installEventFilter(this);
    arrange();
}

void BarQueue::setUrgency(const QWidget& bar, Urgency urgency)
{
    for (Place& place : m_places)
        if (place.bar == &bar) {
            place.urgency = urgency;
            place.shown = ++m_shown;
        }
    arrange();
}

bool BarQueue::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShown = event->type() == QEvent::ShowToParent;
    if (isShown || event->type() == QEvent::HideToParent) {
        for (Place& place : m_places)
            if (isShown && place.bar == watched)
                place.shown = ++m_shown;
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void BarQueue::arrange()
{
    const Place* front = nullptr;
    for (const Place& place : m_places)
        if (place.bar && !place.bar->isHidden() &&
            (!front ||
             std::tie(place.urgency, place.shown) > std::tie(front->urgency, front->shown)))
            front = &place;
    for (const Place& place : m_places)
        place.place->setVisible(&place == front);
    setVisible(front != nullptr);
}

}  // namespace ui
