// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/matrix_cell.h"

#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace ui {

MatrixCell::MatrixCell(core::Outcome outcome, QWidget* parent)
    : QAbstractButton(parent)
    , m_outcome(outcome)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setCount({});
}

void MatrixCell::setCount(const QString& count)
{
    setText(QStringLiteral("%1 %2").arg(outcomeText(m_outcome), count));
    setAccessibleName(tr("%1: %2").arg(outcomeName(m_outcome), count));
    updateGeometry();
    update();
}

QSize MatrixCell::sizeHint() const
{
    const Theme theme = Theme::of(*this);
    const QFontMetrics metrics(scaledFont(font(), 1.0, QFont::DemiBold));
    return {metrics.horizontalAdvance(text()) + theme.px(11), theme.px(26)};
}

QSize MatrixCell::minimumSizeHint() const
{
    return sizeHint();
}

void MatrixCell::mouseDoubleClickEvent(QMouseEvent* event)
{
    QAbstractButton::mouseDoubleClickEvent(event);
    m_isDoubleClick = event->button() == Qt::LeftButton;
}

void MatrixCell::mouseReleaseEvent(QMouseEvent* event)
{
    QAbstractButton::mouseReleaseEvent(event);
    if (std::exchange(m_isDoubleClick, false))
        emit doubleClicked();
}

void MatrixCell::keyPressEvent(QKeyEvent* event)
{
    // The panel handles arrow keys, which move between cells.
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down)
        event->ignore();
    else
        QAbstractButton::keyPressEvent(event);
}

void MatrixCell::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isRight(m_outcome) ? theme.right : theme.wrong);
    painter.drawRect(area);
    if (isChecked() || hasFocus() || underMouse()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() ? theme.currentEdge : theme.accent, theme.px(2)));
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter.setPen(theme.text);
    painter.setFont(scaledFont(font(), 1.0, QFont::DemiBold));
    const QRect inner = rect().adjusted(theme.px(3), 0, -theme.px(5), 0);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, text());
}

}  // namespace ui
