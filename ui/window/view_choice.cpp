// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_choice.h"

#include "ui/toolkit/panel/question_bar.h"

#include <QAction>
#include <QActionGroup>
#include <QBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace ui {

QString viewName(View view)
{
    return view == View::Simple ? QStringLiteral("simple") : QStringLiteral("full");
}

ViewChoice::ViewChoice(QBoxLayout& bars, QWidget& parent)
    : QObject(&parent)
    , m_bar(new QuestionBar({}, &parent))
    , m_simple(new QAction(tr("Simpl&e"), this))
    , m_full(new QAction(tr("F&ull"), this))
{
    bars.addWidget(m_bar);
    connect(m_bar, &QuestionBar::answered, this, &ViewChoice::answer);
    auto* group = new QActionGroup(this);
    const auto setUp = [this, group](QAction* action, Qt::Key key, View view) {
        action->setShortcut(QKeyCombination(Qt::CTRL | Qt::SHIFT, key));
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, view] { choose(view); });
    };
    setUp(m_simple, Qt::Key_1, View::Simple);
    setUp(m_full, Qt::Key_2, View::Full);
    m_simple->setToolTip(tr("Show only the essentials"));
    m_full->setToolTip(tr("Show every panel"));
    m_full->setChecked(true);
}

void ViewChoice::addTo(QMenu& menu)
{
    menu.addActions({m_simple, m_full});
}

void ViewChoice::choose(View view)
{
    m_chosen = view;
    m_requested.clear();
    adopt(view);
}

void ViewChoice::showFullFor(const QString& panel)
{
    if (m_view == View::Full)
        return;
    m_requested = panel;
    adopt(View::Full);
}

void ViewChoice::setQuiet(bool isQuiet)
{
    m_isQuiet = isQuiet;
    ask();
}

void ViewChoice::describe(const QString& simple)
{
    m_about = simple;
    ask();
}

void ViewChoice::adopt(View view)
{
    m_view = view;
    (view == View::Simple ? m_simple : m_full)->setChecked(true);
    emit changed(view);
    ask();  // the bar takes space, so sizes of the full view are stored before
}

void ViewChoice::ask()
{
    m_bar->withdraw();
    if (m_isQuiet || (m_view == View::Full ? m_requested : m_about).isEmpty())
        return;
    if (m_view == View::Simple) {
        m_bar->setAnswers({tr("Show all panels")});
        m_bar->button(0).setObjectName(QStringLiteral("primary"));
        m_bar->button(0).setToolTip(tr("Show every panel (%1). To go back, choose View > Simple.")
                                        .arg(m_full->shortcut().toString()));
        m_bar->ask(m_about);
        return;
    }
    m_bar->setAnswers({tr("Back to the simple view"), tr("Stay in the full view")});
    m_bar->ask(tr("Switched to the full view to show “%1”.").arg(m_requested));
}

void ViewChoice::answer(int number)
{
    choose(m_view == View::Full && number == 0 ? View::Simple : View::Full);
}

}  // namespace ui
