// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

#include <functional>

namespace ui {

/// A tool bar whose fields give way by levels: at level 0 it shows all that it has, at every
/// further one less of what matters least, such as names beside fields that speak for themselves.
class FittedBar : public QToolBar {
    Q_OBJECT
public:
    using QToolBar::QToolBar;

    /// @param adopt shows what there is at a level, 0 to `last`
    void setLevels(int last, std::function<void(int)> adopt);
    /// Adopts the lowest level that takes no more than `room`, else the last.
    /// @return whether it takes no more
    bool fit(int room);

signals:
    /// What it shows takes another room now, not because of fit().
    void changed();

protected:
    void actionEvent(QActionEvent* event) override;

private:
    int m_last = 0;
    std::function<void(int)> m_adopt;
    bool m_isFitting = false;
};

}  // namespace ui
