// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/fitted_bar.h"

#include <QScopedValueRollback>

#include <utility>

namespace ui {

void FittedBar::setLevels(int last, std::function<void(int)> adopt)
{
    m_last = last;
    m_adopt = std::move(adopt);
    emit changed();
}

bool FittedBar::fit(int room)
{
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int level = 0; level <= m_last; ++level) {
        if (m_adopt)
            m_adopt(level);
        if (sizeHint().width() <= room)
            return true;
    }
    return false;
}

void FittedBar::actionEvent(QActionEvent* event)
{
    QToolBar::actionEvent(event);
    if (!m_isFitting)
        emit changed();
}

}  // namespace ui
