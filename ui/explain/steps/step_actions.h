// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QKeySequence;
class QMenu;
class QToolButton;
class QWidget;

namespace ui {

class Panel;
class StepWalk;
struct Theme;

/// The commands of step mode with their keys, for menu, buttons and clicker. The keys work only
/// while step mode is on, whatever has the focus, except in a text field or in a number that is
/// being typed.
class StepActions : public QObject {
    Q_OBJECT
public:
    /// @param scope where the keys work, even without the menu bar
    StepActions(StepWalk& walk, QWidget& scope);

    /// Adds a submenu with all commands.
    void addTo(QMenu& view);
    /// Adds the step mode switch to a panel's header.
    void addSwitchTo(Panel& panel);
    /// Adds the other buttons, shown while step mode is on.
    void addTransportTo(Panel& panel);
    void adoptTheme(const Theme& theme);

protected:
    /// A further command: in the menu, and enabled while step mode is on.
    QAction* addMore(const QString& text, const QString& about, const QList<QKeySequence>& keys);
    /// The same with a checkable button next to the others.
    QAction* addStride(const QString& text, const QString& shortText, const QString& about,
                       const QList<QKeySequence>& keys);
    /// Another way to set a breakpoint.
    QAction* addStop(const QString& text, const QString& about, const QKeySequence& key);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeWays();
    void makeStops();
    QAction* add(const QString& text, const QString& about, const QString& icon,
                 const QList<QKeySequence>& keys);
    QToolButton* addButton(QAction* action, Panel& panel);
    void addPace(QMenu& menu);
    void watchKeys(bool watched);
    void refresh();
    void adoptIcons();
    bool isStepKey(int key) const;

    StepWalk& m_walk;
    QWidget& m_scope;
    QAction* m_switch = nullptr;
    QAction* m_first = nullptr;
    QAction* m_back = nullptr;
    QAction* m_play = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_last = nullptr;
    QList<QAction*> m_buttons;
    QList<QAction*> m_more;
    QList<QAction*> m_strides;
    QList<QAction*> m_stops;
    QList<QToolButton*> m_transport;
    QString m_shade;
};

}  // namespace ui
