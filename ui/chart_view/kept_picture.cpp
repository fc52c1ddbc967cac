#include "ui/chart_view/kept_picture.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPicture>
#include <QPixmap>

namespace ui {

void paintKept(QPainter& painter, const QPixmap& picture,
               const std::function<void(QPaintDevice&)>& paint)
{
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        painter.drawPixmap(0, 0, picture);
        return;
    }
    QPicture drawing;
    paint(drawing);
    painter.drawPicture(0, 0, drawing);
}

}  // namespace ui
