// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/wrapped_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <QStyleOption>
#include <QTextLayout>
#include <QToolTip>

#include <utility>

namespace ui {

WrappedLabel::WrappedLabel(QWidget* parent)
    : QLabel(parent)
{
    setWordWrap(true);
}

void WrappedLabel::setSelectable()
{
    m_isSelectable = true;
}

void WrappedLabel::setWhole()
{
    m_isWhole = true;
    updateGeometry();
}

QSize WrappedLabel::minimumSizeHint() const
{
    const QSize least = QLabel::minimumSizeHint();
    return m_isWhole ? QSize(least.width(), heightForWidth(width())) : least;
}

void WrappedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    if (m_isWhole && event->oldSize().width() != width())
        updateGeometry();
}

void WrappedLabel::enterEvent(QEnterEvent* event)
{
    if (m_isSelectable)
        setTextInteractionFlags(Qt::TextSelectableByMouse);
    QLabel::enterEvent(event);
}

QStringList WrappedLabel::shortened() const
{
    const int line = fontMetrics().lineSpacing();
    const int leeway = line / 4;  // ascent and descent hold more than the letters
    if (textFormat() != Qt::PlainText || height() + leeway >= heightForWidth(width()))
        return {};
    const QRect room = contentsRect();
    QTextLayout layout(text(), font());
    QStringList lines;
    int start = 0;
    double height = 0;
    layout.beginLayout();
    // Lines with letters of another font are higher.
    for (QTextLine next = layout.createLine(); next.isValid(); next = layout.createLine()) {
        next.setLineWidth(room.width());
        height += next.height();
        if (!lines.isEmpty() && height > room.height() + leeway)
            break;
        start = next.textStart();
        lines << text().mid(start, next.textLength()).trimmed();
    }
    lines.back() = fontMetrics().elidedText(text().mid(start), Qt::ElideRight, room.width());
    layout.endLayout();
    return lines;
}

void WrappedLabel::paintEvent(QPaintEvent* event)
{
    const QStringList lines = shortened();
    if (lines.isEmpty()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_Widget, &option, &painter, this);
    style()->drawItemText(&painter, contentsRect(), Qt::AlignLeft | Qt::AlignTop, palette(),
                          isEnabled(), lines.join(u'\n'), foregroundRole());
}

bool WrappedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || shortened().isEmpty())
        return QLabel::event(event);
    QStringList parts{text(), toolTip()};
    parts.removeAll(QString());
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), parts.join(u'\n'), this);
    return true;
}

int WrappedLabel::heightForWidth(int width) const
{
    Setting setting{text(), font(), contentsMargins()};
    if (setting != m_setting) {
        m_setting = std::move(setting);
        m_heights.clear();
    }
    const auto [known, isNew] = m_heights.try_emplace(width);
    if (isNew)
        known->second = QLabel::heightForWidth(width);
    return known->second;
}

}  // namespace ui
