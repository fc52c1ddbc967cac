// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace ui {

/// Saves work for a hidden widget: requests made while it is hidden are served once, when it is
/// shown. Owned by the widget.
class RefreshWhenShown : public QObject {
    Q_OBJECT
public:
    /// @param refresh pending from the start, so the first showing runs it
    RefreshWhenShown(QWidget& widget, std::function<void()> refresh);

    /// Runs it now if the widget is visible, otherwise once it becomes visible.
    void request();
    /// Runs it if pending, even if the widget is hidden.
    void refreshNow();
    /// Runs what is pending for a widget and its ancestors.
    static void refreshAround(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_widget;
    std::function<void()> m_refresh;
    bool m_isOwed = true;
};

}  // namespace ui
