// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

#include <functional>

class QPaintDevice;
class QPainter;
class QWidget;

namespace ui {

/// The picture that a view keeps of its data.
class KeptPicture {
public:
    /// Paints a chart; always the same one until drop().
    using Paint = std::function<void(QPaintDevice&)>;

    /// What it shows is not so any more.
    void drop() { m_isKept = false; }
    bool isKept() const { return m_isKept; }
    /// Paints it for the widget, after `prepare`, unless it is kept at the screen's resolution.
    void keep(const QWidget& canvas, const Paint& paint, const std::function<void()>& prepare = {});
    /// Puts it on the screen. On a surface without pixels the chart is painted anew, its texts as
    /// texts.
    void show(QPainter& painter, const Paint& paint) const;

private:
    QPixmap m_pixmap;
    bool m_isKept = false;
};

}  // namespace ui
