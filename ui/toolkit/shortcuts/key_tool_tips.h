// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ui {

/// Ends the tooltips of a window's buttons and fields with the keys that reach them.
class KeyToolTips : public QObject {
    Q_OBJECT
public:
    explicit KeyToolTips(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
};

/// "Save the session (Ctrl+S)"; the bare tooltip where there are no keys.
QString toolTipWithKeys(const QWidget& widget);

}  // namespace ui
