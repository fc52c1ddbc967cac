// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/painted_view.h"

class QScrollBar;

namespace ui {

/// A painted view that scrolls in one direction.
class ScrolledView : public PaintedView<QAbstractScrollArea> {
protected:
    ScrolledView(Qt::Orientation direction, const ViewSizes& sizes, QWidget* parent);

    /// Lays out what is visible, after a change of data, size, font, colours or scroll position.
    virtual void arrange() = 0;
    /// The mouse is at a place of the viewport.
    virtual void pointAt(QPointF place) = 0;

    bool isArranged() const { return true; }
    bool isAcross() const { return m_direction == Qt::Horizontal; }
    QScrollBar& scrollBar() const;
    /// Sets the scroll range for rows below a header, in pixels.
    void scrollRows(std::size_t rows, int rowHeight, int headerHeight);

    void stale() override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    Qt::Orientation m_direction;
};

}  // namespace ui
