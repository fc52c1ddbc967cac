// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace ui {

/// Keeps a widget from working while nobody sees it: what is asked for while it is hidden is done
/// once, when it is shown. Owned by the widget.
class RefreshWhenShown : public QObject {
    Q_OBJECT
public:
    /// @param refresh is owed from the start, so the first showing does it
    RefreshWhenShown(QWidget& widget, std::function<void()> refresh);

    /// Does it now when the widget is visible, else when it becomes so.
    void request();
    /// Does what is owed though nobody sees the widget.
    void refreshNow();
    /// Does what is owed for a widget and for those that it stands in.
    static void refreshAround(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_widget;
    std::function<void()> m_refresh;
    bool m_isOwed = true;
};

}  // namespace ui
