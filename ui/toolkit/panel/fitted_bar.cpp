// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/panel/fitted_bar.h"

#include <QLayout>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace ui {

void FittedBar::setLevels(int last, std::function<void(int)> adopt, int lastAlone)
{
    m_last = last;
    m_lastAlone = std::max(last, lastAlone);
    m_adopt = std::move(adopt);
    emit changed();
}

bool FittedBar::fit(int room, bool isAlone)
{
    constexpr int slack = 12;  // a tool bar's own margins are not in its hint
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int level = 0; level <= (isAlone ? m_lastAlone : m_last); ++level) {
        if (m_adopt)
            m_adopt(level);
        layout()->invalidate();  // fields that are about to be shown do not say that they changed
        if (sizeHint().width() + slack <= room)
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
