#include "ui/elided_label.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

namespace ui {

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::elided() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_Widget, &option, &painter, this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                          isEnabled(), elided(), foregroundRole());
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    adoptTip();
}

void ElidedLabel::setTip(const QString& tip)
{
    m_tip = tip;
    adoptTip();
}

void ElidedLabel::adoptTip()
{
    if (!m_tip.isEmpty())
        setToolTip(m_tip);
    else
        setToolTip(elided() == text() ? QString() : text().section(QChar(0x9c), 0, 0));
}

bool ElidedLabel::event(QEvent* event)
{
    // The text may have changed since.
    if (event->type() == QEvent::ToolTip)
        adoptTip();
    return QLabel::event(event);
}

}  // namespace ui
