// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/dimmable_icon.h"

#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

namespace ui {

namespace {

/// Draws on demand: half of the icons belong to hidden buttons.
class DimmableIconEngine : public QIconEngine {
public:
    explicit DimmableIconEngine(const QString& path)
        : m_icon(path)
    {}

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override
    {
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.35 * painter->opacity());
        m_icon.paint(painter, area);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        paint(&painter, drawn.rect(), mode, state);
        return drawn;
    }
    QIconEngine* clone() const override { return new DimmableIconEngine(*this); }

private:
    QIcon m_icon;
};

}  // namespace

QIcon dimmableIcon(const QString& path)
{
    return QIcon(new DimmableIconEngine(path));
}

}  // namespace ui
