// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/wrapped_label.h"

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

void WrappedLabel::enterEvent(QEnterEvent* event)
{
    if (m_isSelectable)
        setTextInteractionFlags(Qt::TextSelectableByMouse);
    QLabel::enterEvent(event);
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
