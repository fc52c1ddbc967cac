// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

#include <functional>

namespace ui {

/// A tool bar that shrinks by levels: level 0 shows everything, each further level hides the least
/// important parts, such as names next to fields that need none.
class FittedBar : public QToolBar {
    Q_OBJECT
public:
    using QToolBar::QToolBar;

    /// @param adopt applies a level, 0 to `last` or `lastAlone`
    /// @param lastAlone the last level of a bar in a row of its own
    void setLevels(int last, std::function<void(int)> adopt, int lastAlone = 0);
    /// Applies the lowest level that needs at most `room`, or the last level.
    /// @return whether it fits
    bool fit(int room, bool isAlone = false);

signals:
    /// Its width changed for another reason than fit().
    void changed();

protected:
    void actionEvent(QActionEvent* event) override;

private:
    int m_last = 0;
    int m_lastAlone = 0;
    std::function<void(int)> m_adopt;
    bool m_isFitting = false;
};

}  // namespace ui
