// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/kept_view.h"

#include <QHelpEvent>

namespace ui {

void KeptView::arrange() const
{
    m_picture.keep(
        *this, [this](QPaintDevice& device) { paintPicture(device); }, [this] { layOut(look()); });
}

void KeptView::stale()
{
    m_picture.drop();
    update();
}

void KeptView::paintShown(QPainter& painter, const QRegion&)
{
    arrange();
    m_picture.show(painter, [this](QPaintDevice& device) { paintPicture(device); });
    paintMarks(painter);
}

bool KeptView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    showTip(static_cast<QHelpEvent*>(event)->pos());
    return true;
}

void KeptView::resizeEvent(QResizeEvent*)
{
    stale();
}

void KeptView::leaveEvent(QEvent*)
{
    leave();
}

}  // namespace ui
