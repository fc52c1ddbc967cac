// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/bar_queue.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
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
    parent->installEventFilter(this);
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

void BarQueue::endBefore(QWidget& part)
{
    m_end = &part;
    part.installEventFilter(this);
    adoptPlace();
}

bool BarQueue::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        adoptPlace();
    return done;
}

bool BarQueue::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() || watched == m_end) {
        constexpr std::array moving{QEvent::Resize, QEvent::Move, QEvent::ShowToParent,
                                    QEvent::HideToParent};
        if (std::ranges::find(moving, event->type()) != moving.end())
            adoptPlace();
        return QWidget::eventFilter(watched, event);
    }
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
    const bool wasHidden = isHidden();
    setVisible(front != nullptr);
    if (front && wasHidden)
        raise();
    adoptPlace();
}

void BarQueue::adoptPlace()
{
    // From the inside, so that this layout knows the height of a bar whose text has changed.
    for (const Place& place : m_places) {
        if (place.bar && place.bar->layout())
            place.bar->layout()->activate();
        place.place->layout()->activate();
    }
    layout()->activate();
    const QWidget& over = *parentWidget();
    const bool hasEnd = m_end && m_end->isVisibleTo(&over);
    const int width = hasEnd ? m_end->mapTo(&over, QPoint(0, 0)).x() : over.width();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                     : layout()->totalSizeHint().height();
    setGeometry(0, over.height() - height, width, height);
}

}  // namespace ui
