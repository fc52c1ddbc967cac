// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/theme/ink_icon.h"

#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>

namespace ui {

namespace {

/// Asks for the look when it draws, so that the same icon serves both.
class InkIconEngine : public QIconEngine {
public:
    explicit InkIconEngine(const QString& path)
        : m_icon(path)
    {}

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State state) override
    {
        const QSize size = area.size() * painter->device()->devicePixelRatioF();
        painter->drawPixmap(area, pixmap(size, mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode, QIcon::State state) override
    {
        const Theme theme = Theme::make(isDark(QApplication::palette()), 16);
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        m_icon.paint(&painter, drawn.rect());
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(drawn.rect(), state == QIcon::On ? theme.accent : theme.mutedText);
        return drawn;
    }
    QIconEngine* clone() const override { return new InkIconEngine(*this); }

private:
    QIcon m_icon;
};

}  // namespace

QIcon inkIcon(const QString& path)
{
    return QIcon(new InkIconEngine(path));
}

}  // namespace ui
