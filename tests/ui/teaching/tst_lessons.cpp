// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/documents/tables/table_text.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/sample/samples_view.h"
#include "ui/export/report/report.h"
#include "ui/teaching/lesson/bench_view.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/lesson/guess/guess_view.h"
#include "ui/teaching/lesson/guess/number_field.h"
#include "ui/teaching/lesson/guess/pick_field.h"
#include "ui/teaching/lesson/guess/verdict_box.h"
#include "ui/teaching/lesson/lesson_list.h"
#include "ui/teaching/lesson/lesson_rows.h"
#include "ui/teaching/lesson/lesson_step_view.h"
#include "ui/teaching/lesson/lesson_summary.h"
#include "ui/teaching/lesson/lesson_workspace.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/ranking_page.h"

#include <QAbstractButton>
#include <QFile>
#include <QListView>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>

#include <memory>

namespace tst_lessons {

using namespace ranking_samples;
using Memory = ui::MainWindow::Memory;

namespace {

const char* const smallLesson = R"(---
id: small
format: 1
title: {en: "A small lesson"}
question: {en: "Is B as good as A?"}
source: test
---
```rankscope list A
a1:4 a2:2 a3:2 a4:2 a5:1
```
```rankscope list B
a1:4 b2:0 b3:0 b4:0 b5:0 | a2:2 a3:2 a4:2 a5:1
```
::: en
## Two lists

Both begin with a **good** one.

```rankscope show list of=A,B measure=RR
```
```rankscope guess id=rr measure=RR of=A,B kind=direction
hint: "Where is the first one?"
right: "It is 1 for both."
```

## B alone

```rankscope show list,steps,curve of=A,B measure=nDCG@5
```
```rankscope guess id=b measure=nDCG@5 of=B
wrong ideal=retrieved: "That takes its own list as the ideal."
hint: "Against all that was judged."
right: "About a half."
```

## What it was

Nothing is asked here.

```rankscope show list of=B measure=nDCG@5
```
:::
)";

/// A window with a lesson, and what a student reads and does in it.
class Taught : public OpenWindow {
public:
    explicit Taught(Memory memory = Memory::Forgets)
        : OpenWindow({1440, 900}, memory)
    {}

    ui::LessonPage& page() { return window.lessonPage(); }
    ui::LessonDocument& lesson() { return page().document(); }
    ui::LessonWorkspace& lessons() { return page().lessons(); }
    ui::LessonStepView& step() { return lessons().step(); }
    ui::GuessView& guess(const std::string& id) { return *step().guess(id); }
    template <class Field>
    Field& field(const std::string& id)
    {
        return static_cast<Field&>(guess(id).field());
    }
    /// Whether a label of the step has this text.
    bool says(const QString& text)
    {
        const auto labels = step().findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->text() == text; });
    }
    QString status() { return control<QLabel>("statusList").accessibleName(); }
    /// How far the lesson of a row of the list is: "1/3", "✓".
    QString standing(int row)
    {
        return lessons()
            .lessons()
            .view()
            .model()
            ->index(row, 0)
            .data(ui::LessonRows::StandingRole)
            .toString();
    }
    int rows() { return lessons().lessons().view().model()->rowCount(); }
    ui::RankedListPanel& listOf(const QString& name)
    {
        for (auto* panel : lessons().bench().findChildren<ui::RankedListPanel*>())
            if (panel->title() == name)
                return *panel;
        qFatal("no list is called %s", qPrintable(name));
    }
    QStringList concealed()
    {
        QStringList titles;
        for (const ui::Panel* panel : lessons().bench().findChildren<ui::Panel*>())
            if (panel->isConcealed())
                titles << panel->title();
        return titles;
    }
    QStringList cardValues()
    {
        QStringList values;
        for (const ui::ScoreCard* card : lessons().bench().findChildren<ui::ScoreCard*>())
            values << card->valueShown();
        values.sort();
        return values;
    }
    /// The buttons that are seen filled.
    QList<const QWidget*> filled()
    {
        QList<const QWidget*> found;
        for (const auto* button : window.findChildren<QWidget*>(u"primary"_s))
            if (button->isVisible() && button->property("isFilled") != false)
                found << button;
        return found;
    }
    bool hasKeys(const QWidget& widget)
    {
        const QWidget* at = window.focusWidget();
        return &widget == at || widget.isAncestorOf(at);
    }
};

}  // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_walked.reset(); }
    void byKeysAlone();
    void byMouse();
    void oneButtonIsFilled();
    void wrongIsTold();
    void nothingIsToldBefore();
    void textAndListsAreLarge();
    void theStoryIsReadBeforeTheField();
    void allRowsOfAListAreInSight();
    void theEndSaysWhereItIsFrom();
    void theEndSumsUpAndOffersTheNextLesson();
    void theListOfLessonsStaysAtItsPlace();
    void tabGoesAsTheEyesDo();
    void backToTheList();
    void startsOverFromTheEnd();
    void samplesShowWhatTheyWeigh();
    void panelsStandAtTheRulesOfTheText();
    void theMenuOpensByItsKey();
    void anotherTryTakesTheFirstOnesPlace();
    void offersToShowWhatPanelsCan();
    void smallWindowsCutNothing();
    void stepsKeepTheirOwnData();
    void everyStepOfEveryLesson_data();
    void everyStepOfEveryLesson();
    void theListIsFiltered();
    void aClassIsFilled();
    void progressIsKept();
    void startsOver();
    void progressLeaves();
    void opensFiles();
    void refuses_data();
    void refuses();
    void followsTheFile();
    void namesOfLessons_data();
    void namesOfLessons();
    void savesTheDataAsASession();

private:
    QString write(const QString& name, const QByteArray& text);
    void open(Taught& taught);

    QTemporaryDir m_folder;
    QTemporaryDir m_settings;
    std::unique_ptr<Taught> m_walked;  ///< takes all lessons
};

void TestLessons::initTestCase()
{
    adoptLook();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
}

void TestLessons::init()
{
    QSettings().clear();
}

QString TestLessons::write(const QString& name, const QByteArray& text)
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

void TestLessons::open(Taught& taught)
{
    QVERIFY2(taught.window.open({write(u"small.md"_s, smallLesson)}),
             qPrintable(taught.window.message()));
    Taught::settle();
}

void TestLessons::byKeysAlone()
{
    Taught taught;
    open(taught);
    QCOMPARE(taught.step().place().text(), u"Step 1 of 3 · guess"_s);
    QVERIFY(taught.hasKeys(taught.guess("rr")));
    QVERIFY(taught.says(u"Space: next · Enter: check · H: hint"_s));
    taught.press(Qt::Key_H);
    QCOMPARE(taught.guess("rr").hintsShown(), 1U);
    taught.press(Qt::Key_S);
    taught.press(Qt::Key_Return);
    QVERIFY(taught.guess("rr").isOpen());
    QVERIFY(taught.lesson().given("rr")->verdict.isRight);
    QVERIFY(taught.hasKeys(taught.step().nextButton()));
    taught.press(Qt::Key_Space);
    QCOMPARE(taught.step().stepTitle().text(), u"B alone"_s);
    QVERIFY(taught.hasKeys(taught.guess("b")));
    QVERIFY(taught.says(u"Enter: check · H: hint"_s));
    taught.type(u"0.53"_s);
    taught.press(Qt::Key_Return);
    QVERIFY(taught.lesson().given("b")->verdict.isRight);
    taught.press(Qt::Key_Return);
    QCOMPARE(taught.lesson().placeInFront(), 2U);
    QVERIFY(taught.lesson().isLast());
    QVERIFY(!taught.says(u"Space: next · Enter: check · H: hint"_s));  // it has no hint
    QVERIFY(taught.says(u"Space: next · Enter: check"_s));
    taught.press(Qt::Key_PageUp);
    QCOMPARE(taught.lesson().placeInFront(), 1U);
    taught.press(Qt::Key_PageDown);
    QCOMPARE(taught.lesson().placeInFront(), 2U);
    QVERIFY2(taught.status().endsWith(u"2 of 2 guesses right"_s), qPrintable(taught.status()));
    QCOMPARE(taught.standing(taught.rows() - 1), u"✓"_s);
    taught.press(Qt::Key_PageUp, Qt::AltModifier);
    QCOMPARE(taught.lesson().placeInFront(), 0U);
    QVERIFY(taught.step().isAncestorOf(taught.window.focusWidget()));
}

void TestLessons::byMouse()
{
    Taught taught;
    open(taught);
    taught.click(taught.field<ui::PickField>("rr").button(0));
    taught.click(*taught.guess("rr").findChild<QPushButton*>(u"primary"_s));
    QVERIFY(!taught.lesson().given("rr")->verdict.isRight);
    taught.click(taught.step().nextButton());
    QCOMPARE(taught.lesson().placeInFront(), 1U);
    taught.click(taught.step().backButton());
    QCOMPARE(taught.lesson().placeInFront(), 0U);
    QVERIFY(taught.guess("rr").isOpen());
    QVERIFY2(taught.status().endsWith(u"0 of 1 guesses right"_s), qPrintable(taught.status()));
}

/// What to do next: export, check the guess, or go on.
void TestLessons::oneButtonIsFilled()
{
    Taught taught;
    QCOMPARE(taught.filled().size(), 1);
    open(taught);
    QCOMPARE(taught.filled(),
             QList<const QWidget*>{taught.guess("rr").findChild<QPushButton*>(u"primary"_s)});
    taught.press(Qt::Key_S);
    taught.press(Qt::Key_Return);
    QCOMPARE(taught.filled(), QList<const QWidget*>{&taught.step().nextButton()});
    taught.window.bringToFront(taught.window.rankingPage());
    Taught::settle();
    QCOMPARE(taught.filled().size(), 1);
}

/// The rule behind a wrong number is named, and put in force in the panels.
void TestLessons::wrongIsTold()
{
    Taught taught;
    open(taught);
    taught.lesson().next();
    taught.step().focusStep();
    taught.type(u"1.0"_s);
    taught.press(Qt::Key_Return);
    ui::VerdictBox& verdict = taught.guess("b").verdictBox();
    QVERIFY2(verdict.text().contains(u"its own list as the ideal"_s), qPrintable(verdict.text()));
    QVERIFY(taught.cardValues().contains(u"0.5326"_s));
    taught.click(verdict.seeButton());
    QVERIFY(!taught.cardValues().contains(u"0.5326"_s));
    QCOMPARE(taught.lesson().bench().list("B")->session().settings.ideal,
             core::IdealPool::RetrievedOnly);
    taught.undo();
    QVERIFY(taught.cardValues().contains(u"0.5326"_s));
}

void TestLessons::nothingIsToldBefore()
{
    Taught taught;
    open(taught);
    taught.lesson().next();
    Taught::settle();
    QVERIFY(taught.concealed().contains(u"Measure against cutoff"_s));
    QCOMPARE(taught.concealed().size(), 3);  // and the steps of both lists
    for (const QString& value : taught.cardValues())
        QCOMPARE(value, u"after your guess"_s);
    QCOMPARE(taught.listOf(u"A"_s).remark(), QString());
    QVERIFY(taught.page().report().sections.empty());
    taught.step().focusStep();
    taught.type(u"0.53"_s);
    taught.press(Qt::Key_Return);
    QCOMPARE(taught.concealed(), QStringList());
    QVERIFY(!taught.page().report().sections.empty());
    QCOMPARE(taught.cardValues(), QStringList({u"0.5326"_s, u"1.0000"_s}));
}

/// Text of 15 pixels and rows of 28 where the window has 13 and 23, also once the answer is open.
void TestLessons::textAndListsAreLarge()
{
    Taught taught;
    open(taught);
    const int usual = QApplication::font().pixelSize();
    QCOMPARE(taught.step().text().font().pixelSize(), qRound(usual * 15.0 / 13.0));
    const auto isLarge = [&] {
        return taught.listOf(u"A"_s).view().rowHeight(0) * 23 >= 27 * taught.list().rowHeight(0);
    };
    QVERIFY(isLarge());
    taught.press(Qt::Key_S);
    taught.press(Qt::Key_Return);
    Taught::settle();
    QVERIFY(isLarge());
}

/// Screen readers read the names around a field before the field.
void TestLessons::theStoryIsReadBeforeTheField()
{
    QStringList heard;
    ui::setSpokenListener([&](QWidget&, const QString& sentence) { heard << sentence; });
    Taught taught;
    open(taught);
    const auto namesAround = [](const QWidget& field) {
        QStringList names;
        for (const QWidget* around = field.parentWidget(); around; around = around->parentWidget())
            names.prepend(around->accessibleName());
        return names;
    };
    const QString story = u"Both begin with a good one."_s;
    QStringList names = namesAround(taught.guess("rr"));
    QCOMPARE(names.filter(u"Step 1 of 3 · guess: Two lists"_s).size(), 1);
    QCOMPARE(names.filter(story).size(), 1);
    taught.lesson().showStep(1);  // the focus stays in the step
    names = namesAround(taught.guess("b"));
    QVERIFY(names.contains(u"Step 2 of 3 · guess: B alone. What is nDCG@5 for B?"_s));
    QCOMPARE(taught.step().accessibleDescription(), QString());
    QTest::qWait(600);
    QVERIFY2(heard.filter(story).isEmpty(), qPrintable(heard.join(u'\n')));
    taught.lesson().showStep(2);
    QTRY_COMPARE(heard.filter(u"Step 3 of 3: What it was. Nothing is asked here."_s).size(), 1);
    ui::setSpokenListener({});
}

/// Before the guess and after it, also above documents that were not retrieved.
void TestLessons::allRowsOfAListAreInSight()
{
    Taught taught;
    taught.window.resize(1366, 768);
    QCOMPARE(taught.window.openLesson(u"ranked-list"_s, 2, 0), QString());
    Taught::settle();
    const auto isLastSeen = [&] {
        ui::RankedListPanel& list = taught.listOf(u"the films"_s);
        ui::DocumentListView& view = list.view();
        const QRect last = view.visualRect(view.model()->index(9, 0));
        return view.model()->rowCount() == 10 && view.verticalScrollBar()->value() == 0 &&
               view.geometry().bottom() < list.quickLine().y() &&
               view.viewport()->rect().contains(last) &&
               last.bottom() < view.viewport()->visibleRegion().boundingRect().bottom() + 1;
    };
    QVERIFY(isLastSeen());
    taught.step().focusStep();
    taught.press(Qt::Key_S);
    taught.press(Qt::Key_Return);
    Taught::settle();
    QCOMPARE(taught.concealed(), QStringList());
    QVERIFY(isLastSeen());
}

void TestLessons::theEndSumsUpAndOffersTheNextLesson()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"ranked-list"_s, 1, 0), QString());
    const auto& steps = taught.lesson().lesson().steps;
    int asked = 0;
    for (std::size_t place = 0; place < steps.size(); ++place) {
        QVERIFY(!taught.step().summary().isVisible());
        QVERIFY(!taught.step().nextLessonButton().isVisible());
        taught.lesson().showStep(place);
        for (const core::LessonGuess& guess : steps[place].guesses) {
            const bool isWrong = asked++ == 0;
            taught.guess(guess.id).setAnswer(
                isWrong ? *core::readAnswer(guess, "0.9")
                        : core::rightAnswer(taught.lesson().lesson(), guess));
            taught.guess(guess.id).commit();
            taught.guess(guess.id).open();
        }
    }
    Taught::settle();
    ui::LessonSummary& summary = taught.step().summary();
    QVERIFY(summary.isVisible());
    QCOMPARE(summary.heading(), u"Your guesses: %1 of %2 right"_s.arg(asked - 1).arg(asked));
    QCOMPARE(summary.lines().size(), asked);
    const QString first = taught.lesson().text(steps.front().title);
    QVERIFY2(summary.lines().front().startsWith(u"✗ Step 1, %1: 0.9 is "_s.arg(first)),
             qPrintable(summary.lines().front()));
    QVERIFY(summary.lines().back().startsWith(u"✓ Step "_s));
    QPushButton& next = taught.step().nextLessonButton();
    QVERIFY(!taught.step().nextButton().isVisible());
    QVERIFY2(next.text().startsWith(u"Next lesson: "_s), qPrintable(next.text()));
    QCOMPARE(taught.filled(), QList<const QWidget*>{&next});
    taught.click(next);
    QCOMPARE(taught.lesson().lesson().id, std::string("capped-recall"));
    QCOMPARE(taught.lesson().placeInFront(), 0U);
    QVERIFY(!summary.isVisible());
}

/// Also where the chosen row is seen only in part, and at every step and answer.
void TestLessons::theListOfLessonsStaysAtItsPlace()
{
    Taught taught;
    taught.window.resize(1366, 768);
    QCOMPARE(taught.window.openLesson(u"which-ideal"_s, 1, 0), QString());
    Taught::settle();
    QListView& view = taught.lessons().lessons().view();
    QScrollBar& bar = *view.verticalScrollBar();
    const int place = view.visualRect(view.model()->index(0, 0)).height() * 3 / 2;
    QVERIFY(bar.maximum() > place);
    bar.setValue(place);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(30, 3));
    Taught::settle();
    QCOMPARE(taught.lesson().lesson().id, std::string("capped-recall"));
    QCOMPARE(bar.value(), place);
    QTest::qWait(QApplication::doubleClickInterval() + 200);  // Qt scrolls after that
    QCOMPARE(bar.value(), place);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_End);
    QTRY_COMPARE(bar.value(), bar.maximum());
    taught.lesson().next();
    Taught::settle();
    QCOMPARE(bar.value(), bar.maximum());
}

void TestLessons::theEndSaysWhereItIsFrom()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"better-on-average"_s, 1, 0), QString());
    QVERIFY(!taught.step().origin().isVisible());
    taught.lesson().showStep(taught.lesson().lesson().steps.size() - 1);
    QVERIFY(taught.step().origin().isVisible());
    QVERIFY2(taught.step().origin().text().startsWith(u"Source: Sakai, “"_s),
             qPrintable(taught.step().origin().text()));
}

/// From the list by the step and its guess to the way on, and then to the panels.
void TestLessons::tabGoesAsTheEyesDo()
{
    Taught taught;
    open(taught);
    const std::vector<QWidget*> places{&taught.lessons().lessons(), &taught.guess("rr"),
                                       &taught.step().nextButton(), &taught.lessons().bench()};
    taught.lessons().lessons().filter().line().setFocus();
    for (QWidget* place : places) {
        for (int presses = 0; presses < 30 && !taught.hasKeys(*place); ++presses)
            taught.press(Qt::Key_Tab);
        QVERIFY2(taught.hasKeys(*place), place->metaObject()->className());
        for (QWidget* other : places)
            QVERIFY(other == place || !taught.hasKeys(*other));
    }
    for (QWidget* part : taught.step().findChildren<QWidget*>())
        QVERIFY(!(part->focusPolicy() & Qt::TabFocus) || !part->isVisible() ||
                !part->accessibleName().isEmpty() || qobject_cast<QAbstractButton*>(part) ||
                qobject_cast<QLabel*>(part));
}

void TestLessons::backToTheList()
{
    Taught taught;
    open(taught);
    QAction* back = taught.action(u"Restore the lesson’s data"_s);
    const auto isInBar = [&taught] {
        for (const auto* bar : taught.window.findChildren<QToolBar*>())
            for (const QAction* action : bar->actions())
                if (action->text() == u"Restore the lesson’s data"_s)
                    return action->isVisible();
        return false;
    };
    QVERIFY(!back->isEnabled());
    QVERIFY(!isInBar());
    ui::RankingDocument& list = *taught.lesson().bench().list("A");
    taught.clickRow(taught.listOf(u"A"_s).view(), 1);
    taught.press(Qt::Key_0);
    QCOMPARE(list.list().ranked[1].grade.value(), 0.0);
    QVERIFY(back->isEnabled());
    QVERIFY(isInBar());
    QVERIFY(!taught.window.isWindowModified());
    back->trigger();
    QCOMPARE(list.list().ranked[1].grade.value(), 2.0);
    QVERIFY(!back->isEnabled());
    taught.undo();
    QCOMPARE(list.list().ranked[1].grade.value(), 0.0);
    taught.undo();
    QCOMPARE(list.list().ranked[1].grade.value(), 2.0);
    taught.redo();
    QCOMPARE(list.list().ranked[1].grade.value(), 0.0);
}

/// The keys were at a button that the first step takes away.
void TestLessons::startsOverFromTheEnd()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"ranked-list"_s, 6), QString());
    taught.step().backButton().setFocus();
    for (QAction* action : taught.window.findChildren<QAction*>())
        if (action->text() == u"&Start the lesson over"_s)
            action->trigger();
    Taught::settle();
    QCOMPARE(taught.lesson().placeInFront(), 0U);
    QVERIFY(taught.hasKeys(taught.guess("five")));
}

void TestLessons::samplesShowWhatTheyWeigh()
{
    Taught taught;
    taught.window.resize(1366, 768);
    for (const std::size_t step : {1U, 4U}) {
        QCOMPARE(taught.window.openLesson(u"ninety-nine-strangers"_s, step), QString());
        Taught::settle();
        for (const auto* samples : taught.lessons().bench().findChildren<ui::SamplesView*>())
            QCOMPARE(samples->horizontalScrollBar()->maximum(), 0);
    }
}

/// Also where no figure in front names one.
void TestLessons::panelsStandAtTheRulesOfTheText()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"every-threshold"_s, 1), QString());
    QCOMPARE(taught.lesson().bench().samples("S")->threshold(), 0.5);
    taught.lesson().next();
    QCOMPARE(taught.lesson().bench().samples("S")->threshold(), 0.3);
    QCOMPARE(taught.window.openLesson(u"right-order-wrong-odds"_s, 4), QString());
    const ui::ClassifierDocument& bins = *taught.lesson().bench().samples("E");
    QCOMPARE(bins.reading().settings.bins, 2U);
    taught.type(u"0.2108"_s);
    taught.press(Qt::Key_Return);
    QCOMPARE(taught.guess("two").verdictBox().text(), u"That is ECE with five bins."_s);
    taught.click(taught.guess("two").verdictBox().seeButton());
    QCOMPARE(bins.reading().settings.bins, 5U);
}

/// Also where a workspace that is not in front has a menu of the same letter.
void TestLessons::theMenuOpensByItsKey()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"ranked-list"_s, 1), QString());
    Taught::settle();
    QTest::keyClick(&taught.window, Qt::Key_L, Qt::AltModifier);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->title(), u"&Lesson"_s);
    menu->close();
}

void TestLessons::anotherTryTakesTheFirstOnesPlace()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"ranked-list"_s, 1), QString());
    for (const QString& tried : {u"0.9"_s, u"what"_s, u"2/5"_s}) {
        taught.type(tried);
        taught.press(Qt::Key_Return);
    }
    QVERIFY(taught.guess("five").isOpen());
    QVERIFY(!taught.lesson().given("five")->verdict.isRight);
    QCOMPARE(taught.guess("five").verdictBox().heading(), u"✓ Right: 0.4000 = 2/5"_s);
}

/// A rule that no panel has would change nothing.
void TestLessons::offersToShowWhatPanelsCan()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"one-auc-two-users"_s, 1), QString());
    taught.type(u"1"_s);
    taught.press(Qt::Key_Return);
    QVERIFY(taught.guess("pooled").isOpen());
    QVERIFY(!taught.guess("pooled").verdictBox().seeButton().isVisible());
}

void TestLessons::smallWindowsCutNothing()
{
    Taught taught;
    taught.window.resize(1024, 640);
    QCOMPARE(taught.window.openLesson(u"rare-clicks"_s, 2), QString());
    taught.press(Qt::Key_S);
    taught.press(Qt::Key_Return);
    Taught::settle();
    QVERIFY(taught.guess("auc").isOpen());
    for (const auto* scroll : taught.step().findChildren<QScrollArea*>())
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    taught.window.setZoom(2);
    const auto backToOne = qScopeGuard([&] { taught.window.setZoom(1); });
    taught.window.resize(1024, 640);
    Taught::settle();
    for (const auto* entry : taught.window.findChildren<QToolButton*>(u"railButton"_s))
        QVERIFY2(entry->height() >= entry->sizeHint().height(), qPrintable(entry->text()));
}

void TestLessons::stepsKeepTheirOwnData()
{
    Taught taught;
    open(taught);
    const auto first = [&taught] {
        return taught.lesson().bench().list("A")->list().ranked.front().grade.value();
    };
    taught.lesson().bench().list("A")->setGrade(ui::Section::Ranked, std::array{std::size_t{0}},
                                                core::Grade(1));
    taught.lesson().next();
    QCOMPARE(first(), 4.0);
    taught.lesson().back();
    QCOMPARE(first(), 1.0);
}

void TestLessons::everyStepOfEveryLesson_data()
{
    QTest::addColumn<QString>("id");
    for (const std::string& id : ui::shippedLessonIds())
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

/// Every step has panels, tells nothing before its guesses are answered, and all afterwards.
void TestLessons::everyStepOfEveryLesson()
{
    QFETCH(QString, id);
    if (!m_walked)
        m_walked = std::make_unique<Taught>();
    Taught& taught = *m_walked;
    QCOMPARE(taught.window.openLesson(id, 1, 0), QString());
    for (std::size_t place = 0; place < taught.lesson().lesson().steps.size(); ++place) {
        taught.lesson().showStep(place);
        Taught::settle();
        QVERIFY(!taught.lessons().bench().findChildren<ui::Panel*>().isEmpty());
        QCOMPARE(taught.lessons().bench().isConcealed(), !taught.lesson().step().guesses.empty());
        for (const core::LessonGuess& guess : taught.lesson().step().guesses) {
            taught.guess(guess.id).setAnswer(core::rightAnswer(taught.lesson().lesson(), guess));
            taught.guess(guess.id).commit();
            QVERIFY(taught.lesson().given(guess.id)->verdict.isRight);
        }
        QCOMPARE(taught.concealed(), QStringList());
    }
}

void TestLessons::theListIsFiltered()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"which-ideal"_s, {}, 0), QString());
    const int all = taught.rows();
    QLineEdit& filter = taught.lessons().lessons().filter().line();
    filter.setFocus();
    taught.type(u"deceives"_s);
    QCOMPARE(taught.rows(), 1);
    taught.press(Qt::Key_Return);
    taught.press(Qt::Key_Down);
    taught.press(Qt::Key_Return);
    QCOMPARE(taught.lesson().title(), u"Accuracy deceives"_s);
    filter.setFocus();
    taught.type(u"s, no such"_s);
    QCOMPARE(taught.rows(), 0);
    const auto* told = taught.lessons().lessons().filter().findChild<QLabel*>(u"problem"_s);
    QCOMPARE(told->text(), u"No lessons found."_s);
    QVERIFY(told->isVisible());
    taught.press(Qt::Key_Escape);
    QCOMPARE(taught.rows(), all);
    QVERIFY(!told->isVisible());
    QCOMPARE(taught.lessons().lessons().view().currentIndex().row(), 14);  // it is in front
}

/// With 15 minutes each but 20 of the first, its needs included: 1, 7, 9 and 13 make 65.
void TestLessons::aClassIsFilled()
{
    Taught taught;
    QCOMPARE(taught.window.openLesson(u"which-ideal"_s, {}, 0), QString());
    ui::LessonList& list = taught.lessons().lessons();
    const int all = taught.rows();
    const auto shown = [&] {
        QStringList rows;
        for (int row = 0; row < taught.rows(); ++row) {
            const QModelIndex index = list.view().model()->index(row, 0);
            rows << index.data(ui::LessonRows::NumberRole).toString() + u": "_s +
                        index.data(ui::LessonRows::StandingRole).toString();
        }
        return rows;
    };
    list.filter().line().setText(u"unjudged"_s);
    list.minutes().setValue(90);
    QCOMPARE(shown(), QStringList({u"1: 0–20"_s, u"7: 20–35"_s, u"9: 35–50"_s, u"13: 50–65"_s}));
    QCOMPARE(list.remark(), u"4 lessons, 65 min"_s);
    QVERIFY(list.view()
                .model()
                ->index(2, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .endsWith(u"15 min · Needs: Grades and discounts"_s));
    list.minutes().setValue(60);
    QCOMPARE(taught.rows(), 0);  // all of them would take longer
    list.filter().line().clear();
    QCOMPARE(list.remark(), u"3 lessons, 50 min"_s);
    list.minutes().setValue(0);
    QCOMPARE(taught.rows(), all);
    QVERIFY(list.remark().endsWith(u" of 22"_s));
}

void TestLessons::progressIsKept()
{
    QSettings().setValue(u"lessons"_s,
                         QByteArray(R"({"later":{"step":9},"which-ideal":{"mood":"good"}})"));
    {
        Taught taught(Memory::Remembers);
        QCOMPARE(taught.window.openLesson(u"which-ideal"_s, 2, 0), QString());
        const std::string id = taught.lesson().step().guesses.front().id;
        taught.guess(id).setAnswer(
            core::rightAnswer(taught.lesson().lesson(), taught.lesson().step().guesses.front()));
        taught.guess(id).commit();
    }
    const QByteArray kept = QSettings().value(u"lessons"_s).toByteArray();
    QVERIFY(kept.contains(R"("later":{"step":9})"));
    QVERIFY(kept.contains(R"("mood":"good")"));
    Taught taught(Memory::Remembers);
    taught.window.bringToFront(taught.page());
    QCOMPARE(taught.lesson().lesson().id, std::string("which-ideal"));
    QCOMPARE(taught.lesson().placeInFront(), 1U);
    QVERIFY(taught.lesson().isRevealed());
    const auto place = taught.page().shelf().placeOf("which-ideal");
    QVERIFY(taught.standing(static_cast<int>(*place)).startsWith(u"1/"_s));
}

void TestLessons::progressLeaves()
{
    Taught taught;
    open(taught);
    taught.press(Qt::Key_U);
    taught.press(Qt::Key_Return);
    const QString path = m_folder.filePath(u"small.md"_s);
    QCOMPARE(QString::fromStdString(
                 core::tableText(taught.page().progress().table(), core::TableFormat::Csv)),
             u"lesson,guess,answer,right\n%1,rr,up,no\n"_s.arg(path));
    taught.page().progress().reset();
    QVERIFY(taught.page().progress().isEmpty());
}

void TestLessons::opensFiles()
{
    Taught taught;
    const int shipped = static_cast<int>(taught.page().shelf().shipped());
    open(taught);
    QCOMPARE(&taught.window.pageInFront(), &taught.page());
    QCOMPARE(taught.rows(), shipped + 1);
    open(taught);
    QCOMPARE(taught.rows(), shipped + 1);
}

void TestLessons::refuses_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("told");
    QTest::newRow("no id") << QByteArray("id: small\n") << QByteArray() << u"id"_s;
    QTest::newRow("a later format")
        << QByteArray("format: 1") << QByteArray("format: 9") << u"bad.md:3"_s;
    QTest::newRow("unknown panel")
        << QByteArray("show list of=A,B") << QByteArray("show lists of=A,B") << u"bad.md:19"_s;
    QTest::newRow("unknown data") << QByteArray("of=A,B kind") << QByteArray("of=A,C kind")
                                  << u"bad.md:21"_s;
}

void TestLessons::refuses()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, told);
    Taught taught;
    const ui::WorkspacePage& before = taught.window.pageInFront();
    const QString path = write(u"bad.md"_s, QByteArray(smallLesson).replace(from, to));
    QVERIFY(!taught.window.open({path}));
    QCOMPARE(&taught.window.pageInFront(), &before);
    QVERIFY2(taught.window.message().contains(u"bad.md"_s), qPrintable(taught.window.message()));
    QVERIFY2(taught.window.message().contains(told), qPrintable(taught.window.message()));
}

/// Of the variant that is in front; those of other variants stay.
void TestLessons::startsOver()
{
    Taught taught(Memory::Remembers);
    for (const std::uint64_t seed : {0, 5}) {
        QCOMPARE(taught.window.openLesson(u"which-ideal"_s, 1, seed), QString());
        taught.step().focusStep();
        taught.press(Qt::Key_S);
        taught.press(Qt::Key_Return);
        QVERIFY(taught.lesson().given("rr"));
    }
    taught.action(u"Start the lesson over"_s)->trigger();
    QVERIFY(!taught.lesson().given("rr"));
    QCOMPARE(taught.window.openLesson(u"which-ideal"_s, 1, 0), QString());
    QVERIFY(taught.lesson().given("rr"));
    QCOMPARE(taught.window.openLesson(u"which-ideal"_s, 1, 5), QString());
    QVERIFY(!taught.lesson().given("rr"));
}

/// What an editor writes is read at once, and how far one came stays.
void TestLessons::followsTheFile()
{
    Taught taught;
    open(taught);
    taught.press(Qt::Key_S);
    taught.press(Qt::Key_Return);
    taught.lesson().next();
    write(u"small.md"_s, QByteArray(smallLesson).replace("## B alone", "## Only B"));
    QTRY_COMPARE(taught.step().stepTitle().text(), u"Only B"_s);
    QVERIFY(taught.lesson().given("rr"));
    QVERIFY(QFile::remove(m_folder.filePath(u"small.md"_s)));
    QTRY_VERIFY(taught.window.message().contains(u"small.md: cannot be opened"_s));
    write(u"small.md"_s, QByteArray(smallLesson).replace("## B alone", "## Again"));
    QTRY_COMPARE(taught.step().stepTitle().text(), u"Again"_s);
    QTRY_COMPARE(taught.window.message(), QString());
    write(u"small.md"_s, QByteArray(smallLesson).replace("format: 1", "format: x"));
    QTRY_VERIFY(taught.window.message().contains(u"small.md:3: "_s));
    QCOMPARE(taught.step().stepTitle().text(), u"Again"_s);
}

void TestLessons::namesOfLessons_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("told");
    QTest::newRow("known") << u"which-ideal"_s << 1 << QString();
    QTest::newRow("a slip") << u"wich-ideal"_s << 1
                            << u"“wich-ideal” is not a lesson. Did you mean which-ideal?"_s;
    QTest::newRow("step 0") << u"pairs-in-order"_s << 0
                            << u"has no step 0. Choose a step from 1 to"_s;
    QTest::newRow("step beyond") << u"pairs-in-order"_s << 99 << u"has no step 99. Choose"_s;
}

void TestLessons::namesOfLessons()
{
    QFETCH(QString, id);
    QFETCH(int, step);
    QFETCH(QString, told);
    Taught taught;
    const QString problem = taught.window.openLesson(id, static_cast<std::size_t>(step), 0);
    QCOMPARE(problem.isEmpty(), told.isEmpty());
    QVERIFY2(problem.contains(told), qPrintable(problem));
}

void TestLessons::savesTheDataAsASession()
{
    Taught taught;
    open(taught);
    taught.lesson().bench().list("B")->setCutoff(3);
    const auto session = std::get<core::Session>(taught.lesson().snapshot());
    QCOMPARE(session.list.query, std::string("B"));
    QCOMPARE(session.cutoff, 3U);
}

QTEST_MAIN(TestLessons)

}  // namespace tst_lessons

#include "tst_lessons.moc"
