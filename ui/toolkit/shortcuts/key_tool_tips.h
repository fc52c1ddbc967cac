// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ui {

/// Appends the keys that reach a window's buttons and fields to their tool tips.
class KeyToolTips : public QObject {
    Q_OBJECT
public:
    explicit KeyToolTips(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
};

}  // namespace ui
