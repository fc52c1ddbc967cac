// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/table_text.h"
#include "core/foundation/file/text_source.h"
#include "ui/teaching/lesson/document/another_pair.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/lesson_step_view.h"
#include "ui/teaching/lesson/lesson_workspace.h"
#include "ui/teaching/marking/marking_dialog.h"
#include "ui/teaching/worksheet/open_set_dialog.h"
#include "ui/text/import/error_text.h"
#include "ui/toolkit/document/save_path.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/shortcuts/key_entries.h"
#include "ui/window/page/lesson_page.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolButton>

namespace ui {

void LessonPage::fillToolBar(FittedBar& bar)
{
    m_step = new QToolButton(&bar);
    m_step->setObjectName(QStringLiteral("lessonStep"));
    m_step->setPopupMode(QToolButton::InstantPopup);
    m_step->setFocusPolicy(Qt::StrongFocus);
    m_step->setToolTip(tr("Go to a step in this lesson"));
    auto* steps = new QMenu(m_step);
    connect(steps, &QMenu::aboutToShow, this, [this, steps] { fillSteps(*steps); });
    m_step->setMenu(steps);
    QAction* step = bar.addWidget(m_step);
    QAction* sheets = bar.addAction(tr("Worksheet…"), this, &LessonPage::worksheetRequested);
    sheets->setToolTip(
        tr("Create worksheets for a class, with different numbers for each student"));
    bar.widgetForAction(sheets)->setFocusPolicy(Qt::StrongFocus);
    // Last, so that nothing moves when it appears.
    m_putRightInBar =
        bar.addAction(withoutMarks(m_putRight->text()), m_putRight, &QAction::trigger);
    m_putRightInBar->setToolTip(m_putRight->toolTip());
    bar.widgetForAction(m_putRightInBar)->setFocusPolicy(Qt::StrongFocus);
    bar.setLevels(1, [step](int level) { step->setVisible(level == 0); });
    refreshActions();
}

void LessonPage::fillSteps(QMenu& menu)
{
    menu.clear();
    for (std::size_t place = 0; place < m_document.lesson().steps.size(); ++place) {
        const QString title = m_document.text(m_document.lesson().steps[place].title);
        QAction* action =
            menu.addAction(tr("%1. %2").arg(place + 1).arg(
                               QString(title).replace(QLatin1Char('&'), QStringLiteral("&&"))),
                           &m_document, [this, place] { m_document.showStep(place); });
        action->setCheckable(true);
        action->setChecked(place == m_document.placeInFront());
    }
}

QMenu* LessonPage::makeMenu(QMenuBar& bar)
{
    auto* menu = new QMenu(tr("&Lesson"), &bar);
    addMoves(*menu);
    menu->addSeparator();
    menu->addAction(tr("Ma&ke a lesson…"), this, &LessonPage::newLessonRequested);
    menu->addAction(tr("&Open a lesson…"), this, &LessonPage::chooseFile);
    menu->addAction(tr("Open a se&t…"), this, [this] { chooseSet(); });
    menu->addAction(tr("&Worksheet…"), this, &LessonPage::worksheetRequested);
    menu->addSeparator();
    menu->addAction(tr("&Marking aid…"), this,
                    [this] { MarkingDialog(shelved(), &window()).exec(); });
    menu->addSeparator();
    addProgress(*menu);
    return menu;
}

/// The step's keys work only with focus in it: elsewhere they are typed, or used by a panel.
void LessonPage::addMoves(QMenu& menu)
{
    LessonStepView& step = lessons().step();
    const auto add = [&](const QString& text, const QList<QKeySequence>& keys, auto&& run) {
        QAction* action = menu.addAction(text, this, run);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        step.addAction(action);
        return action;
    };
    m_next =
        add(tr("&Next step"), {Qt::Key_Space, Qt::Key_PageDown}, [this] { m_document.next(); });
    m_back = add(tr("&Back"), {Qt::SHIFT | Qt::Key_Space, Qt::Key_PageUp},
                 [this] { m_document.back(); });
    add(tr("&Check guess"), {Qt::Key_Return, Qt::Key_Enter}, [&step] { step.check(); });
    add(tr("Show a &hint"), {Qt::Key_H}, [&step] { step.hint(); });
    menu.addSeparator();
    m_putRight = menu.addAction(tr("Restore the &lesson’s data"),
                                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace), &m_document,
                                &LessonDocument::putRight);
    m_putRight->setToolTip(tr("Restore the data and rules of this step"));
    m_anotherPair = menu.addAction(tr("&Another pair like this"), this,
                                   [this] { emit said(showAnotherPair(m_document)); });
    m_anotherPair->setToolTip(tr("Another pair of lists that shows the same effect"));
    menu.addAction(tr("&Start the lesson over"), this, &LessonPage::startOver);
    menu.addSeparator();
    menu.addAction(tr("Ne&xt lesson"), QKeySequence(Qt::ALT | Qt::Key_PageDown), this,
                   [this] { goBy(1); });
    menu.addAction(tr("&Previous lesson"), QKeySequence(Qt::ALT | Qt::Key_PageUp), this,
                   [this] { goBy(-1); });
}

void LessonPage::addProgress(QMenu& menu)
{
    QAction* exported = menu.addAction(tr("&Export progress…"), this, &LessonPage::exportProgress);
    QAction* reset = menu.addAction(tr("&Reset progress…"), this, &LessonPage::resetProgress);
    connect(&menu, &QMenu::aboutToShow, this, [this, exported, reset] {
        for (QAction* action : {exported, reset})
            action->setEnabled(!m_progress.isEmpty());
    });
}

void LessonPage::fillExport(QMenu& menu)
{
    menu.addAction(tr("Progress…"), this, &LessonPage::exportProgress);
    fillTables(menu);
}

void LessonPage::refreshActions()
{
    const bool hasLesson = m_document.hasLesson();
    m_next->setEnabled(hasLesson && !m_document.isLast());
    m_back->setEnabled(hasLesson && !m_document.isFirst());
    m_putRight->setEnabled(hasLesson && !m_document.bench().isAsGiven());
    if (m_putRightInBar)
        m_putRightInBar->setVisible(m_putRight->isEnabled());
    m_anotherPair->setEnabled(canShowAnotherPair(m_document));
    if (m_step && hasLesson)
        m_step->setText(tr("Step %1 of %2")
                            .arg(m_document.placeInFront() + 1)
                            .arg(m_document.lesson().steps.size()));
}

void LessonPage::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(&window(), tr("Open a lesson"), QString(),
                                                      tr("Lessons (*.md);;All files (*)"));
    if (!path.isEmpty())
        emit filesRequested({path});
}

void LessonPage::chooseSet(std::vector<core::KeyedLesson> key)
{
    auto* dialog = new OpenSetDialog(shelved(), std::move(key), &window());
    dialog->propose(inFront());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpenSetDialog::chosen, this, [this](const core::Lesson& lesson, quint64 seed) {
        takeVariant(lesson, seed);
        emit frontRequested(true);
        lessons().step().focusStep();
    });
    dialog->open();
}

void LessonPage::startOver()
{
    m_progress.forget(m_document.lesson(), m_document.seed(), m_document.file());
    m_document.startOver();
    lessons().step().focusStep();
}

void LessonPage::exportProgress()
{
    const QString path = askForSavePath(
        window(),
        {tr("Export progress"), tr("lessons.csv"), {{tr("CSV"), {QStringLiteral("csv")}}}});
    if (path.isEmpty())
        return;
    const auto problem =
        core::writeText(QFile::encodeName(path).toStdString(),
                        core::tableText(m_progress.table(), core::TableFormat::Csv));
    if (problem)
        emit said(errorText(*problem));
    else
        emit noted(tr("Saved %1.").arg(QDir::toNativeSeparators(path)));
}

void LessonPage::resetProgress()
{
    const auto answer = QMessageBox::question(
        &window(), tr("Rankscope"), tr("Reset your progress and answers in all lessons?"),
        QMessageBox::Reset | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Reset)
        return;
    m_progress.reset();
    m_document.startOver();
}

}  // namespace ui
