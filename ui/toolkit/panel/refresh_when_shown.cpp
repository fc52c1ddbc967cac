// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/refresh_when_shown.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace ui {

RefreshWhenShown::RefreshWhenShown(QWidget& widget, std::function<void()> refresh)
    : QObject(&widget)
    , m_widget(widget)
    , m_refresh(std::move(refresh))
{
    widget.installEventFilter(this);
}

void RefreshWhenShown::request()
{
    m_isOwed = !m_widget.isVisible();
    if (!m_isOwed)
        m_refresh();
}

void RefreshWhenShown::refreshNow()
{
    if (std::exchange(m_isOwed, false))
        m_refresh();
}

void RefreshWhenShown::refreshAround(QWidget& widget)
{
    for (QWidget* around = &widget; around; around = around->parentWidget())
        for (auto* owed :
             around->findChildren<RefreshWhenShown*>(QString(), Qt::FindDirectChildrenOnly))
            owed->refreshNow();
}

bool RefreshWhenShown::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_widget && event->type() == QEvent::Show)
        refreshNow();
    return QObject::eventFilter(watched, event);
}

}  // namespace ui
