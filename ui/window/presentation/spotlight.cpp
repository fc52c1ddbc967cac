// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation/spotlight.h"

#include "ui/toolkit/theme/theme.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

namespace ui {

namespace {

constexpr double ringRadius = 62;  // design pixels: covers a chip with its row, or a few terms
constexpr double ringWidth = 3;
constexpr double veil = 0.42;

}  // namespace

Spotlight::Spotlight(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Spotlight"));
    hide();
}

int Spotlight::radius() const
{
    return Theme::of(*this).px(ringRadius);
}

QRect Spotlight::ring() const
{
    const int reach = radius() + Theme::of(*this).px(ringWidth) + 2;
    return QRect(m_place - QPoint(reach, reach), m_place + QPoint(reach, reach));
}

void Spotlight::pointAt(QPoint place)
{
    // Repaints only what was left or entered.
    const QRect before = ring();
    m_place = place;
    update(QRegion(before) + ring());
}

void Spotlight::paintEvent(QPaintEvent* event)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shade;
    shade.addRect(event->rect());
    shade.addEllipse(QPointF(m_place), radius(), radius());
    QColor dusk(Qt::black);
    dusk.setAlphaF(veil);
    painter.fillPath(shade, dusk);
    painter.setPen(QPen(theme.accent, theme.px(ringWidth)));
    painter.drawEllipse(QPointF(m_place), radius(), radius());
}

}  // namespace ui
