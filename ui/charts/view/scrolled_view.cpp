// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/scrolled_view.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace ui {

ScrolledView::ScrolledView(Qt::Orientation direction, const ViewSizes& sizes, QWidget* parent)
    : PaintedView(sizes, parent)
    , m_direction(direction)
{
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(isAcross() ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(isAcross() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

QScrollBar& ScrolledView::scrollBar() const
{
    return isAcross() ? *horizontalScrollBar() : *verticalScrollBar();
}

void ScrolledView::scrollRows(std::size_t rows, int rowHeight, int headerHeight)
{
    const int room = viewport()->height() - headerHeight;
    QScrollBar& bar = scrollBar();
    bar.setSingleStep(rowHeight);
    bar.setPageStep(std::max(rowHeight, room));
    bar.setRange(0, std::max(0, static_cast<int>(rows) * rowHeight - room));
}

void ScrolledView::stale()
{
    arrange();
    viewport()->update();
}

void ScrolledView::resizeEvent(QResizeEvent*)
{
    arrange();
}

void ScrolledView::scrollContentsBy(int, int)
{
    stale();
}

void ScrolledView::mouseMoveEvent(QMouseEvent* event)
{
    pointAt(event->position());
}

bool ScrolledView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        leave();
    if (event->type() == QEvent::ToolTip) {
        showTip(static_cast<QHelpEvent*>(event)->pos());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ScrolledView::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(&scrollBar(), event);
    if (event->isAccepted())
        pointAt(viewport()->mapFromGlobal(event->globalPosition()));
}

}  // namespace ui
