// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/ranking_workspace.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/ranking/steps/steps_view.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/toolkit/panel/question_group.h"
#include "ui/window/main_window.h"
#include "ui/window/main_window_parts.h"
#include "ui/window/page/ranking_page.h"
#include "ui/window/start/library_dialog.h"
#include "ui/window/start/tour.h"
#include "ui/window/window_memory.h"

#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>

namespace ui {

void MainWindow::welcome()
{
    if (m_memory == Memory::Forgets || !takeFirstStart())
        return;
    auto* strip = new QuestionBar({tr("Two-minute tour"), tr("Lessons"), tr("No, thanks")});
    strip->setObjectName(QStringLiteral("offer"));
    strip->button(0).setToolTip(
        tr("A three-step tour of this window. You can start it later from Help > Tour."));
    strip->button(1).setToolTip(tr("Examples and lessons (also in the File menu)"));
    strip->button(2).setToolTip(tr("Dismiss (Esc)"));
    for (int answer = 0; answer < strip->answerCount(); ++answer) {
        strip->button(answer).setObjectName(QStringLiteral("link"));
        strip->button(answer).setAutoDefault(true);
        strip->button(answer).setFocusPolicy(Qt::TabFocus);  // the list keeps the focus
    }
    auto* gone = new QShortcut(Qt::Key_Escape, this);
    connect(gone, &QShortcut::activated, strip, &QuestionBar::withdraw);
    connect(gone, &QShortcut::activated, strip, &QObject::deleteLater);
    connect(strip, &QObject::destroyed, gone, &QObject::deleteLater);
    connect(strip, &QuestionBar::answered, strip, &QObject::deleteLater);
    connect(strip, &QuestionBar::answered, this, [this](int answer) {
        if (answer == 0)
            takeTour();
        else if (answer == 1)
            showLibrary(true);
    });
    m_welcome = strip;
    workspace().questions().setOffer(*strip);
    strip->ask(tr("New here?"));
    giveFocus();
}

void MainWindow::takeTour()
{
    if (m_tour)
        m_tour->end();
    bringToFront(rankingPage());
    if (document().list().ranked.empty())
        rankingPage().openExample();
    giveFocus();
    m_tour = new Tour(
        {{&workspace().rankedList(), [this] { return gradingText(); }},
         {&workspace().steps(), [this] { return stepsText(); }},
         {m_bars->exporting,
          [] {
              return tr("Export any chart at print size, with its data, caption and rules. You "
                        "can also export tables and reports. Click Export or press Ctrl+E.");
          }}},
        *this);
    fillExport();
    connect(m_tour, &Tour::ended, this, [this] {
        m_tour.clear();
        fillExport();
    });
    followTour(*m_tour);
}

/// Continues when the person does what a stop asks for.
void MainWindow::followTour(Tour& tour)
{
    connect(&document(), &RankingDocument::listChanged, &tour, [&tour](const ListChange& change) {
        if (change.kind == ListChange::Kind::Altered)
            tour.done(0);
    });
    const StepsView& steps = workspace().steps().steps();
    connect(&steps, &QAbstractItemView::clicked, &tour, [&tour] { tour.done(1); });
    connect(steps.selectionModel(), &QItemSelectionModel::currentRowChanged, &tour,
            [&tour, &steps] {
                if (steps.hasFocus())
                    tour.done(1);
            });
    connect(m_bars->exporting->menu(), &QMenu::aboutToShow, &tour, [&tour] { tour.done(2); });
    connect(this, &MainWindow::exportBegun, &tour, [&tour] { tour.done(2); });
}

QString MainWindow::gradingText() const
{
    return tr("This is a ranked list, in the order a search engine returned it. People have graded "
              "each result. Press a digit, such as 5: the document in amber gets that grade, and "
              "all the numbers update immediately. Press Ctrl+Z to undo.");
}

QString MainWindow::stepsText()
{
    const core::Explanation& explanation = document().explanation();
    return tr("%1 is now %2. Here is how it is calculated. Click a row, or use the arrow keys, to "
              "highlight the same term in the formula, list and chart.")
        .arg(QString::fromStdString(core::toText(explanation.definition)),
             valueText(explanation.value, m_format));
}

void MainWindow::showLibrary(bool atLessons)
{
    auto* library = new LibraryDialog(atLessons, this);
    library->setAttribute(Qt::WA_DeleteOnClose);
    connect(library, &LibraryDialog::chosen, this, &MainWindow::openEntry);
    library->open();
}

void MainWindow::openEntry(const LibraryEntry& entry)
{
    if (const auto* lesson = std::get_if<core::Lesson>(&entry.content)) {
        say(openLesson(QString::fromStdString(lesson->id)));
        return;
    }
    const auto place = static_cast<std::size_t>(std::get<LibraryExample>(entry.content));
    bringToFront(*pages()[place]);
    pages()[place]->openExample();
    giveFocus();
}

}  // namespace ui
