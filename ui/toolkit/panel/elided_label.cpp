// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/elided_label.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>
#include <QStyle>
#include <QStyleOption>

namespace ui {

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent)
    : QLabel(parent)
{
    setText(text);
}

void ElidedLabel::setText(const QString& text)
{
    const bool isNamedByText = accessibleName() == whole();
    QLabel::setText(text);
    if (isNamedByText)
        setAccessibleName(whole());
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int height = QLabel::minimumSizeHint().height();
    return {m_lack == Lack::None ? widthOf(variants().back()) : 0, height};
}

QSize ElidedLabel::sizeHint() const
{
    const int height = QLabel::sizeHint().height();
    return {widthOf(whole()), height};
}

int ElidedLabel::widthOf(const QString& variant) const
{
    const QMargins margins = contentsMargins();
    return margins.left() + fontMetrics().horizontalAdvance(variant) + margins.right();
}

void ElidedLabel::setLack(Lack lack)
{
    m_lack = lack;
    updateGeometry();
    update();
}

QStringList ElidedLabel::variants() const
{
    return text().split(QChar(0x9c));
}

QString ElidedLabel::elided() const
{
    const QStringList all = variants();
    const int room = contentsRect().width();
    for (const QString& variant : all)
        if (fontMetrics().horizontalAdvance(variant) <= room)
            return variant;
    return m_lack == Lack::Hidden ? QString()
                                  : fontMetrics().elidedText(all.back(), m_elision, room);
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
    QStringList parts;
    if (elided() != whole())
        parts << whole();
    if (!m_tip.isEmpty())
        parts << m_tip;
    setToolTip(parts.join(QLatin1Char('\n')));
}

bool ElidedLabel::event(QEvent* event)
{
    // The text may have changed since the last layout.
    if (event->type() == QEvent::ToolTip)
        adoptTip();
    return QLabel::event(event);
}

}  // namespace ui
