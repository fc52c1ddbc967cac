#include "ui/theme/dimmable_icon.h"

#include <QPainter>
#include <QPixmap>

namespace ui {

QIcon dimmableIcon(const QString& path)
{
    QIcon icon(path);
    const QPixmap whole = icon.pixmap(64, 64);
    QPixmap faint(whole.size());
    faint.fill(Qt::transparent);
    QPainter painter(&faint);
    painter.setOpacity(0.35);
    painter.drawPixmap(0, 0, whole);
    painter.end();
    icon.addPixmap(faint, QIcon::Disabled);
    return icon;
}

}  // namespace ui
