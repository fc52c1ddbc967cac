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
class StepMode;
struct Theme;

/// The commands of step mode with their keys, for menu, buttons and clicker. The keys belong to
/// step mode only while it is on, and never to a field that is typed in.
class StepActions : public QObject {
    Q_OBJECT
public:
    /// @param scope where the keys work, with the menu bar or without
    StepActions(StepMode& mode, QWidget& scope);

    void addTo(QMenu& menu);
    /// The switch in the panel's header; the other buttons beside it while step mode is on.
    void addTo(Panel& panel);
    void adoptTheme(const Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction* add(const QString& text, const QString& about, const QString& icon,
                 const QList<QKeySequence>& keys);
    void addPace(QMenu& menu);
    void watchKeys(bool watched);
    void refresh();
    void adoptIcons();
    bool keepsKey(const QWidget& widget, int key) const;

    StepMode& m_mode;
    QWidget& m_scope;
    QAction* m_switch;
    QAction* m_first;
    QAction* m_back;
    QAction* m_play;
    QAction* m_forward;
    QAction* m_last;
    QAction* m_rankBefore;
    QAction* m_rankAfter;
    QAction* m_byRanks;
    QAction* m_stop;
    QAction* m_nextStop;
    QList<QAction*> m_buttons;
    QList<QToolButton*> m_transport;
    QString m_shade;
};

}  // namespace ui
