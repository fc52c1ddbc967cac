// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/lesson_page.h"

#include "core/foundation/file/parse_error.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/classifier/classifier_report.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/ranking/ranking_report.h"
#include "ui/teaching/lesson/bench_view.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/lesson_list.h"
#include "ui/teaching/lesson/lesson_step_view.h"
#include "ui/teaching/lesson/lesson_workspace.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/import/error_text.h"
#include "ui/text/import/lesson_text.h"
#include "ui/text/language/language.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/lessons/lesson_draft.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/window/page/lesson_making.h"
#include "ui/window/page/opened.h"
#include "ui/window/page/status_text.h"
#include "ui/window/presentation/lesson_presentation.h"

#include <QFileInfo>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace ui {

LessonPage::LessonPage(QWidget& window, QWidget& place)
    : WorkspacePage(
          window,
          {tr("Lessons"), QStringLiteral(":/icons/lessons.svg"), QStringLiteral("lessonLayout"),
           tr("&Next lesson"), tr("Show the step full screen"), LessonPresentation::keys()},
          [this, &place] { return new LessonWorkspace(m_document, shelf(), m_progress, &place); },
          [this] { return makePresentation(); })
{
    connect(&m_document, &LessonDocument::changed, this, &LessonPage::follow);
    connect(&m_progress, &LessonProgress::changed, this, &LessonPage::statusChanged);
}

LessonPage::~LessonPage()
{
    dropPanels();
}

LessonWorkspace& LessonPage::lessons()
{
    return static_cast<LessonWorkspace&>(panels());
}

LessonShelf& LessonPage::shelf()
{
    if (m_shelf)
        return *m_shelf;
    m_shelf = std::make_unique<LessonShelf>();
    connect(m_shelf.get(), &LessonShelf::reread, this, [this](std::size_t place) {
        if (m_shelf->lessons()[place].file != m_document.file())
            return;
        takeShelved(place);
        emit said({});  // the problem with the file is solved
    });
    connect(m_shelf.get(), &LessonShelf::refused, this,
            [this](const core::ParseError& why) { emit said(errorText(why)); });
    return *m_shelf;
}

void LessonPage::panelsMade()
{
    connect(&lessons().lessons(), &LessonList::chosen, this, [this](std::size_t place) {
        takeShelved(place);
        lessons().step().focusStep();
    });
    connect(&lessons().step(), &LessonStepView::guideRequested, this, &LessonPage::guideRequested);
    connect(&lessons().step(), &LessonStepView::nextLessonRequested, this, [this] { goBy(1); });
    connect(&lessons().lessons(), &LessonList::openRequested, this, &LessonPage::chooseFile);
    connect(&lessons().bench(), &BenchView::said, this, &LessonPage::said);
    const auto add = [this](const QString& text, const char* name, const QString& tip, auto act) {
        auto* button = new QPushButton(text, &lessons().lessons());
        button->setObjectName(QString::fromLatin1(name));
        button->setToolTip(tip);
        lessons().lessons().addButton(*button);
        connect(button, &QPushButton::clicked, this, act);
    };
    add(tr("&Copy…"), "makeMine", tr("Save an editable copy of this lesson"),
        [this] { copyLesson(*this, window()); });
    add(tr("&New…"), "newLesson", tr("Make a lesson from the list in Ranking"),
        &LessonPage::newLessonRequested);
    if (m_document.hasLesson())
        refresh();
    else
        takeShelved(shelf().placeOf(m_progress.last().toStdString()).value_or(0));
}

Presentation* LessonPage::makePresentation()
{
    return new LessonPresentation(m_document);
}

void LessonPage::takeSeeded(const core::Lesson& lesson, std::uint64_t seed, const QString& file)
{
    m_document.take(lesson, seed, file, m_progress.standing(lesson, seed, file));
    const QString remark = languageRemark();
    if (remark != std::exchange(m_languageRemark, remark))
        emit said(remark);
}

/// Empty if the lesson has the program's language.
QString LessonPage::languageRemark() const
{
    const QString told = QString::fromStdString(m_document.language());
    return told == spokenLanguage()
               ? QString()
               : closedUp(tr("This lesson is not available in %1. It is shown in %2.")
                              .arg(nameOfLanguage(spokenLanguage()), nameOfLanguage(told)));
}

void LessonPage::takeShelved(std::size_t place)
{
    const ShelvedLesson shelved = shelf().lessons()[place];
    takeSeeded(shelved.lesson, 0, shelved.file);
}

void LessonPage::takeVariant(const core::Lesson& lesson, std::uint64_t seed)
{
    takeSeeded(lesson, seed, {});
}

QString LessonPage::takeNamed(const QString& id, std::optional<std::size_t> step,
                              std::uint64_t seed)
{
    const auto place = shelf().placeOf(id.toStdString());
    if (!place) {
        std::vector<std::string> known;
        for (std::size_t one = 0; one < shelf().shipped(); ++one)
            known.push_back(shelf().lessons()[one].lesson.id);
        return unknownLessonText(id, known);
    }
    const std::size_t steps = shelf().lessons()[*place].lesson.steps.size();
    if (step && (*step == 0 || *step > steps))
        return tr("Lesson %1 has no step %3. Choose a step from 1 to %2.")
            .arg(id)
            .arg(steps)
            .arg(*step);
    takeSeeded(shelf().lessons()[*place].lesson, seed, {});
    if (step)
        m_document.showStep(*step - 1);
    return {};
}

std::string LessonPage::inFront() const
{
    return m_document.hasLesson() ? m_document.lesson().id : std::string();
}

std::vector<core::Lesson> LessonPage::shelved()
{
    std::vector<core::Lesson> all;
    for (const ShelvedLesson& one : shelf().lessons())
        all.push_back(one.lesson);
    return all;
}

std::optional<std::size_t> LessonPage::placeInFront() const
{
    if (!m_shelf || !m_document.hasLesson())
        return std::nullopt;
    const auto& all = m_shelf->lessons();
    const auto found = std::find_if(all.begin(), all.end(), [this](const ShelvedLesson& some) {
        return some.file == m_document.file() && some.lesson.id == m_document.lesson().id;
    });
    return found == all.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(found - all.begin()));
}

void LessonPage::goBy(int places)
{
    const auto there = static_cast<std::ptrdiff_t>(placeInFront().value_or(0)) + places;
    if (there < 0 || there >= static_cast<std::ptrdiff_t>(shelf().lessons().size()))
        return;
    takeShelved(static_cast<std::size_t>(there));
    lessons().step().focusStep();
}

QWidget* LessonPage::firstFocus()
{
    return &lessons().step().focusTarget();
}

void LessonPage::startNew()
{
    goBy(1);
}

void LessonPage::openExample()
{
    takeShelved(0);
}

bool LessonPage::takes(const Opened& opened)
{
    return opened.lesson || !opened.key.empty();
}

void LessonPage::take(Opened opened, const QString&)
{
    if (opened.lesson)
        takeShelved(shelf().add(*std::move(opened.lesson),
                                QFileInfo(opened.paths.front()).absoluteFilePath()));
    else  // after the window has moved the focus to the page, because the question takes it
        QMetaObject::invokeMethod(
            this, [this, key = std::move(opened.key)] { chooseSet(key); }, Qt::QueuedConnection);
}

void LessonPage::follow(LessonDocument::Part part)
{
    using Part = LessonDocument::Part;
    if (part != Part::Data && m_document.hasLesson())
        m_progress.note(m_document);
    refresh();
}

void LessonPage::refresh()
{
    if (m_next)
        refreshActions();
    const auto place = placeInFront();
    lessons().lessons().setInFront(place);
    lessons().step().offerGuide(place && m_shelf->endsItsKind(*place));
    lessons().step().offerNextLesson(titleAfter(place));
    emit statusChanged();
}

/// The title of the lesson after the one at that place; empty if there is none.
QString LessonPage::titleAfter(std::optional<std::size_t> place) const
{
    if (!place || *place + 1 >= m_shelf->lessons().size())
        return {};
    const core::Lesson& next = m_shelf->lessons()[*place + 1].lesson;
    return lessonText(next, next.title, next.languages.front());
}

QString LessonPage::status() const
{
    if (!m_document.hasLesson())
        return {};
    LessonTally all;
    for (const ShelvedLesson& shelved : m_shelf->lessons()) {
        const LessonTally one = m_progress.tally(shelved.lesson, shelved.file);
        all.guesses += one.guesses;
        all.right += one.right;
    }
    const int number = m_document.lesson().number;
    const QString place = number > 0 ? tr("Lesson %1 of %2").arg(number).arg(m_shelf->numbered())
                                     : m_document.title();
    return tr("%1 · %2 of %3 guesses right").arg(place).arg(all.right).arg(all.guesses);
}

QString LessonPage::rules() const
{
    if (!m_document.hasLesson())
        return {};
    QString language = nameOfLanguage(QString::fromStdString(m_document.language()));
    if (const auto* list = qobject_cast<const RankingDocument*>(m_document.bench().current()))
        return tr("%1 · %2").arg(rulesStatus(*list), language);
    return language;
}

std::optional<LessonDraft> LessonPage::lessonDraft()
{
    if (!m_document.hasLesson())
        return std::nullopt;
    return LessonDraft::ofLesson(m_document.lesson());
}

Report LessonPage::report()
{
    if (m_document.hasLesson() && !m_document.isRevealed())
        return {m_document.title(), tr("Answer the question to see this."), {}};
    const Document* current = m_document.bench().current();
    if (const auto* list = qobject_cast<const RankingDocument*>(current))
        return rankingReport(*list, finishedFigures(figures()), format());
    if (const auto* samples = qobject_cast<const ClassifierDocument*>(current))
        return classifierReport(*samples, finishedFigures(figures()), format());
    return {m_document.title(), {}, {}};
}

}  // namespace ui
