// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include <functional>

class QPaintDevice;
class QPainter;
class QWidget;

namespace ui {

/// A cached picture of a view's data.
class KeptPicture {
public:
    /// Paints the chart, which must be the same until drop().
    using Paint = std::function<void(QPaintDevice&)>;

    /// Call when the picture is outdated.
    void drop() { m_isKept = false; }
    bool isKept() const { return m_isKept; }
    /// Paints the picture for the widget, after `prepare`, unless it is cached at the screen's
    /// resolution.
    void keep(const QWidget& canvas, const Paint& paint, const std::function<void()>& prepare = {});
    /// Draws the picture. On a surface without pixels, paints the chart instead, so that texts stay
    /// texts.
    void show(QPainter& painter, const Paint& paint) const;

private:
    QPixmap m_pixmap;
    bool m_isKept = false;
};

}  // namespace ui
