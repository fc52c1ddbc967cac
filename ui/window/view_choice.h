// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QBoxLayout;
class QMenu;

namespace ui {

class QuestionBar;

/// How much of a workspace is shown: the essentials for a first lesson, or everything.
enum class View { Simple, Full };

/// "simple" or "full", for settings and the command line.
QString viewName(View view);

/// The choice between the two views: menu entries, and a bar that describes the simple view and
/// switches to the full one.
class ViewChoice : public QObject {
    Q_OBJECT
public:
    /// @param bars where the bar is added, at the end
    ViewChoice(QBoxLayout& bars, QWidget& parent);

    void addTo(QMenu& menu);
    View view() const { return m_view; }
    /// The person's choice, kept for the next start; the full view may be shown temporarily.
    View chosen() const { return m_chosen; }
    void choose(View view);
    /// Shows the full view temporarily, because only it has the panel, and says so.
    /// @param panel its title
    void showFullFor(const QString& panel);
    /// @param simple describes the current workspace's simple view in one sentence
    void describe(const QString& simple);
    QuestionBar& bar() { return *m_bar; }
    /// Hides the bar while something else uses its place.
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
    QString m_requested;  ///< the panel that needs the full view; empty: the view was chosen
    bool m_isQuiet = false;
    View m_view = View::Full;
    View m_chosen = View::Full;
};

}  // namespace ui
