// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/view/kept_picture.h"

#include "ui/toolkit/theme/theme.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPicture>
#include <QWidget>

namespace ui {

void KeptPicture::keep(const QWidget& canvas, const Paint& paint,
                       const std::function<void()>& prepare)
{
    const double ratio = canvas.devicePixelRatioF();
    if (m_isKept && m_pixmap.devicePixelRatio() == ratio)
        return;
    if (prepare)
        prepare();
    if (m_pixmap.size() != canvas.size() * ratio)
        m_pixmap = QPixmap(canvas.size() * ratio);
    m_pixmap.setDevicePixelRatio(ratio);
    if (!m_pixmap.isNull()) {
        // A new pixmap contains garbage, and a used one its old picture.
        m_pixmap.fill(Theme::of(canvas).panel);
        paint(m_pixmap);
    }
    m_isKept = true;
}

void KeptPicture::show(QPainter& painter, const Paint& paint) const
{
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        painter.drawPixmap(0, 0, m_pixmap);
        return;
    }
    QPicture drawing;
    paint(drawing);
    painter.drawPicture(0, 0, drawing);
}

}  // namespace ui
