// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QBoxLayout;
class QMenu;

namespace ui {

class QuestionBar;

/// How much of a workspace is shown: what a first lesson needs, or everything.
enum class View { Simple, Full };

/// "simple" or "full", for settings and the command line.
QString viewName(View view);

/// The choice between the two views: entries of a menu, and a bar that says in words what the
/// simple view is and leads out of it.
class ViewChoice : public QObject {
    Q_OBJECT
public:
    /// @param bars where the bar appears, at the end
    ViewChoice(QBoxLayout& bars, QWidget& parent);

    void addTo(QMenu& menu);
    View view() const { return m_view; }
    /// What the person wants, also at the next start; the view itself may be full for now.
    View chosen() const { return m_chosen; }
    void choose(View view);
    /// Shows the full view for now, because of something that only it has, and says so.
    /// @param panel its title
    void showFullFor(const QString& panel);
    /// @param simple what the simple view shows of the workspace in front, in a sentence
    void describe(const QString& simple);
    QuestionBar& bar() { return *m_bar; }
    /// Says nothing for now: something else has the place.
    void setQuiet(bool isQuiet);

signals:
    void changed(ui::View view);

private:
    void adopt(View view);
    void ask();
    void answer(int number);

    QuestionBar* m_bar;
    QAction* m_simple;
    QAction* m_full;
    QString m_about;
    QString m_requested;  ///< what the full view is shown for; empty: it was chosen
    bool m_isQuiet = false;
    View m_view = View::Full;
    View m_chosen = View::Full;
};

}  // namespace ui
