// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/veil.h"

#include "ui/toolkit/motion/motion.h"
#include "ui/toolkit/theme/theme.h"

#include <QLayout>
#include <QPainter>
#include <QWidget>

namespace ui {

namespace {

class Veil : public QWidget {
public:
    explicit Veil(QWidget& over)
        : QWidget(&over)
        , m_motion(Motion::reveal, *this)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setGeometry(over.rect());
        show();
        connect(&m_motion, &Motion::finished, this, &QObject::deleteLater);
        m_motion.begin();
        if (m_motion.state() != Motion::Running)
            deleteLater();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setOpacity(m_motion.rest());
        painter.fillRect(rect(), Theme::of(*this).panel);
    }

private:
    Motion m_motion;
};

}  // namespace

void unveil(QWidget& widget)
{
    if (!Motion::isAllowed() || !widget.isVisible())
        return;
    // It may have been shown just now.
    if (widget.parentWidget() && widget.parentWidget()->layout())
        widget.parentWidget()->layout()->activate();
    new Veil(widget);
}

}  // namespace ui
