// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/kept_picture.h"
#include "ui/charts/view/painted_view.h"

namespace ui {

/// A painted view without scrolling that caches its picture while marks move over it.
class KeptView : public PaintedView<QWidget> {
protected:
    using PaintedView::PaintedView;

    /// Lays everything out for the widget's size.
    virtual void layOut(const Look& look) const = 0;
    /// Everything except the marks.
    virtual void paintPicture(QPaintDevice& device) const = 0;
    /// What moves over the picture.
    virtual void paintMarks(QPainter& painter) const = 0;

    /// Lays out and paints the picture, unless it is cached.
    void arrange() const;
    bool isArranged() const { return m_picture.isKept(); }

    void stale() override;
    void paintShown(QPainter& painter, const QRegion& region) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    mutable KeptPicture m_picture;
};

}  // namespace ui
