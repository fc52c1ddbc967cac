// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/name_box.h"

#include "ui/toolkit/panel/elision.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace ui {

namespace {

/// In design pixels.
constexpr double mostWidth = 240;
constexpr double arrow = 44;  ///< including the frame
constexpr int mostVisible = 20;

}  // namespace

NameBox::NameBox(QWidget* parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMaxVisibleItems(mostVisible);
}

QSize NameBox::sizeHint() const
{
    const QSize least = QComboBox::sizeHint();
    const Theme theme = Theme::of(*this);
    const int whole = fontMetrics().horizontalAdvance(currentText()) + theme.px(arrow);
    return {std::max(least.width(), std::min(whole, theme.px(mostWidth))), least.height()};
}

void NameBox::showPopup()
{
    // The menu-like list would fill the screen and scroll at its edge.
    const bool isLong = count() > mostVisible;
    setStyleSheet(isLong ? QStringLiteral("QComboBox { combobox-popup: 0; }") : QString());
    view()->setVerticalScrollBarPolicy(isLong ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    view()->setTextElideMode(elision);
    view()->setMinimumWidth(view()->sizeHintForColumn(0) +
                            view()->verticalScrollBar()->sizeHint().width());
    QComboBox::showPopup();
}

void NameBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    if (currentIndex() < 0)
        option.currentText = placeholderText();
    option.currentText = fontMetrics().elidedText(option.currentText, elision, field.width() - 2);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace ui
