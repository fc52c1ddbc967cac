// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/matrix_cell.h"

#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

QFont countFont(const QFont& font)
{
    return scaledFont(font, 1.15, QFont::DemiBold);
}

}  // namespace

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
    m_count = count;
    setText(QStringLiteral("%1 %2").arg(outcomeText(m_outcome), count));
    setAccessibleName(tr("%1: %2").arg(outcomeName(m_outcome), count));
    updateGeometry();
    update();
}

QString MatrixCell::word() const
{
    switch (m_outcome) {
    case core::Outcome::TruePositive:
        return tr("TP, found");
    case core::Outcome::FalsePositive:
        return tr("FP, false alarms");
    case core::Outcome::FalseNegative:
        return tr("FN, missed");
    case core::Outcome::TrueNegative:
        return tr("TN, rejected");
    }
    return {};
}

QSize MatrixCell::sizeWith(const QString& word) const
{
    const Theme theme = Theme::of(*this);
    const QFontMetrics count(countFont(font()));
    const QFontMetrics words(font());
    return {std::max(count.horizontalAdvance(m_count), words.horizontalAdvance(word)) +
                theme.px(12),
            count.height() + words.height() + theme.px(6)};
}

QSize MatrixCell::sizeHint() const
{
    return sizeWith(word());
}

/// A narrow cell shows only "FP".
QSize MatrixCell::minimumSizeHint() const
{
    return sizeWith(outcomeText(m_outcome));
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
    if (isChecked() || underMouse()) {
        painter.setBrush(isChecked() ? theme.accent : theme.border);
        painter.drawRect(area.adjusted(0, area.height() - theme.px(3), 0, 0));
    }
    const QRect inner = rect().adjusted(theme.px(3), theme.px(3), -theme.px(3), -theme.px(3));
    const int above = QFontMetrics(countFont(font())).height();
    painter.setPen(theme.text);
    painter.setFont(countFont(font()));
    painter.drawText(QRect(inner.topLeft(), QSize(inner.width(), above)), Qt::AlignCenter, m_count);
    painter.setFont(font());
    const bool fits = QFontMetrics(font()).horizontalAdvance(word()) <= inner.width();
    painter.drawText(inner.adjusted(0, above, 0, 0), Qt::AlignCenter,
                     fits ? word() : outcomeText(m_outcome));
}

}  // namespace ui
