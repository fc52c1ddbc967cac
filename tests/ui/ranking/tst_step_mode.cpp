// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/charts/view/beside_view.h"
#include "ui/charts/view/chart_view.h"
#include "ui/charts/view/rank_view.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/ranking/compare/conventions_panel.h"
#include "ui/ranking/compare/loss_panel.h"
#include "ui/ranking/compare/loss_view.h"
#include "ui/ranking/compare/what_if_panel.h"
#include "ui/ranking/compare/what_if_view.h"
#include "ui/ranking/steps/mean_panel.h"
#include "ui/ranking/steps/pair_matrix.h"
#include "ui/ranking/steps/pair_panel.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/text/steps/step_text.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

namespace tst_step_mode {

using namespace ranking_samples;
using core::Column;
using core::Measure;
using ui::StepMode;

namespace {

/// A window in which somebody walks through a value.
class Walk : public OpenWindow {
public:
    using OpenWindow::OpenWindow;

    StepMode& mode() { return workspace().stepMode(); }
    QString sentence() { return workspace().steps().sentence(); }
    /// "step 14 of 66"
    QString place() { return workspace().steps().remark(); }
    /// By single facts, which are more than the usual ranks.
    void start()
    {
        mode().setByRanks(false);
        list().setFocus();
        press(Qt::Key_F6);
        settle();
    }
    void forwardTimes(int times)
    {
        for (int i = 0; i < times; ++i)
            press(Qt::Key_Right);
    }
    bool isReached(std::size_t rank, Column wanted)
    {
        const ui::StepsModel& model = steps().steps();
        for (int section = 0; section < model.columnCount(); ++section)
            if (model.column(section) == wanted)
                return !model.index(static_cast<int>(rank) - 1, section)
                            .data(ui::UnreachedRole)
                            .toBool();
        return false;
    }
    int hiddenCells()
    {
        const ui::StepsModel& model = steps().steps();
        int hidden = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            for (int section = 0; section < model.columnCount(); ++section)
                hidden += model.index(row, section).data(ui::UnreachedRole).toBool() ? 1 : 0;
        return hidden;
    }
    /// Blanks in the formula: terms and what follows from them.
    std::size_t blanks()
    {
        const auto reach = formula().reach();
        return reach ? formula().formulaLayout().blanks(*reach).size() : 0;
    }
    QToolButton* button(const QString& text)
    {
        for (auto* candidate : window.findChildren<QToolButton*>())
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        return nullptr;
    }
};

}  // namespace

class TestStepMode : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void factsOfTheCakes();
    void closingFactsOfTheCakes();
    void key_data();
    void key();
    void clickerStopsAtTheEnds();
    void wholeRanks();
    void playsAndPauses();
    void manualStepStopsPlaying();
    void playingEndsAtTheValue();
    void playsAnewFromTheEnd();
    void pace();
    void buttons();
    void menuNamesTheKeys();
    void dimsCells();
    void dimsTheFormula();
    void walksByRanks();
    void walksByTerms();
    void stopsWhereItIsTold();
    void stopsAtATerm();
    void stopsAtATermByKey_data();
    void stopsAtATermByKey();
    void noStopAtATermThatThereIsNot();
    void onToTheRelevant();
    void pairByPair();
    void conceals();
    void panelsKeepTheSecret();
    void veilsTheChart();
    void lightsTheRank();
    void announces();
    void keysAreGivenBack();
    void escapeLeaves();
    void typingKeepsItsKeys();
    void clickerWorksFromTheQuickLine();
    void spinBoxKeepsKeysWhileTypedIn();
    void buttonKeepsSpace();
    void editKeepsThePlace();
    void editOfSettings();
    void otherMeasure();
    void shorterList();
    void emptyList();
    void everyMeasure_data();
    void everyMeasure();
    void longList();
    void pictures();
};

void TestStepMode::initTestCase()
{
    adoptLook();
}

void TestStepMode::init()
{
    failOnWarnings();
}

/// Ideal order of the grades 0 4 0 5 0 3 3 0 5 4 and the 2 not retrieved: 5 5 4 4 3 3 2 0 0 0.
void TestStepMode::factsOfTheCakes()
{
    Walk walk;
    walk.start();
    const QStringList expected{
        u"Rank 1 has grade 0. It has no gain, so it contributes nothing."_s,
        u"Discount of rank 1: log₂(1+1) = 1.000."_s,
        u"Rank 1 of the ideal ranking has grade 5."_s,
        u"In the ideal ranking, divide: 5 / 1.000 = 5.000."_s,
        u"In the ideal ranking, add: 0.000 + 5.000 = 5.000."_s,
        u"If the list ended here: nDCG@1 = 0.000 / 5.000 = 0.0000."_s,
        u"Rank 2 has grade 4."_s,
        u"Discount of rank 2: log₂(2+1) = 1.585."_s,
        u"Divide: 4 / 1.585 = 2.524."_s,
        u"Add: 0.000 + 2.524 = 2.524."_s,
        u"Rank 2 of the ideal ranking has grade 5."_s,
        u"In the ideal ranking, divide: 5 / 1.585 = 3.155."_s,
        u"In the ideal ranking, add: 5.000 + 3.155 = 8.155."_s,
        u"If the list ended here: nDCG@2 = 2.524 / 8.155 = 0.3095."_s,
        u"Rank 3 has grade 0. It has no gain, so it contributes nothing."_s,
    };
    QStringList seen;
    for (qsizetype i = 0; i < expected.size(); ++i) {
        seen << walk.sentence();
        QCOMPARE(walk.place(), u"step %1 of 66"_s.arg(i + 1));
        walk.press(Qt::Key_Right);
    }
    QCOMPARE(seen, expected);
}

void TestStepMode::closingFactsOfTheCakes()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_End);
    QCOMPARE(walk.place(), u"step 66 of 66"_s);
    QCOMPARE(walk.sentence(), u"Normalise: 9.407 / 14.773 = 0.6368."_s);
    walk.press(Qt::Key_Left);
    QCOMPARE(walk.sentence(), u"Divide by what the ideal ranking earns: 14.773."_s);
    walk.press(Qt::Key_Left);
    QCOMPARE(walk.sentence(), u"Earned in the top 10: 9.407."_s);
}

void TestStepMode::key_data()
{
    QTest::addColumn<int>("pressed");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("place");
    // From the third fact of the cakes; rank 1 has six.
    const Qt::KeyboardModifiers none;
    QTest::newRow("Home") << int(Qt::Key_Home) << none << u"step 1 of 66"_s;
    QTest::newRow("Left") << int(Qt::Key_Left) << none << u"step 2 of 66"_s;
    QTest::newRow("Right") << int(Qt::Key_Right) << none << u"step 4 of 66"_s;
    QTest::newRow("End") << int(Qt::Key_End) << none << u"step 66 of 66"_s;
    QTest::newRow("PageUp, as a clicker sends it")
        << int(Qt::Key_PageUp) << none << u"step 2 of 66"_s;
    QTest::newRow("PageDown, as a clicker sends it")
        << int(Qt::Key_PageDown) << none << u"step 4 of 66"_s;
    QTest::newRow("Shift+Right: to the end of the row")
        << int(Qt::Key_Right) << Qt::KeyboardModifiers(Qt::ShiftModifier) << u"step 6 of 66"_s;
    QTest::newRow("Shift+Left: to the end of the row above, here the start")
        << int(Qt::Key_Left) << Qt::KeyboardModifiers(Qt::ShiftModifier) << u"step 1 of 66"_s;
}

/// Wherever in the workspace the focus is.
void TestStepMode::key()
{
    QFETCH(const int, pressed);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const QString, place);
    Walk walk;
    walk.start();
    const QList<QWidget*> places{&walk.list(), &walk.steps(), &walk.formula(),
                                 &walk.workspace().curve().chart(), walk.card(Measure::Ap)};
    for (QWidget* focused : places) {
        focused->setFocus();
        QVERIFY(focused->hasFocus());
        walk.press(Qt::Key_Home);
        walk.forwardTimes(2);
        QCOMPARE(walk.place(), u"step 3 of 66"_s);
        walk.press(pressed, modifiers);
        QCOMPARE(walk.place(), place);
        QCOMPARE(walk.document().session().cutoff, std::size_t{10});
        QVERIFY(walk.document().session().selected == Measure::Ndcg);
    }
}

void TestStepMode::clickerStopsAtTheEnds()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_PageUp);
    QCOMPARE(walk.place(), u"step 1 of 66"_s);
    walk.press(Qt::Key_End);
    walk.press(Qt::Key_PageDown);
    QCOMPARE(walk.place(), u"step 66 of 66"_s);
}

void TestStepMode::wholeRanks()
{
    Walk walk;
    walk.start();
    QStringList places;
    for (int i = 0; i < 11; ++i) {
        walk.press(Qt::Key_Right, Qt::ShiftModifier);
        places << walk.place().section(u' ', 1, 1);
    }
    // 6 facts without gain, 8 with; rank 8 has two grades of 0, rank 9 an ideal one; rank 10 leaves
    // its value to the result.
    QCOMPARE(places.join(u' '), u"6 14 20 28 34 42 50 52 58 63 66"_s);
    places.clear();
    for (int i = 0; i < 4; ++i) {
        walk.press(Qt::Key_Left, Qt::ShiftModifier);
        places << walk.place().section(u' ', 1, 1);
    }
    QCOMPARE(places.join(u' '), u"63 58 52 50"_s);
}

void TestStepMode::playsAndPauses()
{
    Walk walk;
    walk.start();
    walk.mode().setPace(std::chrono::milliseconds(1));
    walk.press(Qt::Key_Space);
    QVERIFY(walk.mode().isPlaying());
    QTRY_VERIFY(walk.mode().position() >= 3);
    walk.press(Qt::Key_Space);
    QVERIFY(!walk.mode().isPlaying());
    const std::size_t paused = walk.mode().position();
    QTest::qWait(20);
    QCOMPARE(walk.mode().position(), paused);
}

void TestStepMode::manualStepStopsPlaying()
{
    Walk walk;
    walk.start();
    for (const int key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_PageDown, Qt::Key_Home}) {
        walk.press(Qt::Key_Space);
        QVERIFY(walk.mode().isPlaying());
        walk.press(key);
        QVERIFY(!walk.mode().isPlaying());
    }
    walk.press(Qt::Key_Space);
    QVERIFY(walk.mode().isPlaying());
    walk.document().setCutoff(9);
    QVERIFY(!walk.mode().isPlaying());
    walk.press(Qt::Key_Space);
    walk.press(Qt::Key_F6);
    QVERIFY(!walk.mode().isPlaying());
}

void TestStepMode::playingEndsAtTheValue()
{
    Walk walk;
    walk.start();
    walk.mode().setPace(std::chrono::milliseconds(0));
    walk.press(Qt::Key_Space);
    QTRY_VERIFY(!walk.mode().isPlaying());
    QCOMPARE(walk.sentence(), u"Normalise: 9.407 / 14.773 = 0.6368."_s);
}

void TestStepMode::playsAnewFromTheEnd()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_End);
    walk.press(Qt::Key_Space);
    QVERIFY(walk.mode().isPlaying());
    QCOMPARE(walk.place(), u"step 1 of 66"_s);
}

void TestStepMode::pace()
{
    Walk walk;
    QVERIFY(walk.mode().pace() == std::chrono::milliseconds(1200));
    QVERIFY(walk.action(u"One step every 1.2 s"_s)->isChecked());
    walk.action(u"One step every 5 s"_s)->trigger();
    QVERIFY(walk.mode().pace() == std::chrono::milliseconds(5000));
    QVERIFY(!walk.action(u"One step every 1.2 s"_s)->isChecked());
}

void TestStepMode::buttons()
{
    Walk walk;
    walk.mode().setByRanks(false);
    QVERIFY(!walk.button(u"Next step"_s));
    QToolButton* start = walk.button(u"Step"_s);
    QVERIFY(start);
    QVERIFY2(start->toolTip().contains(u"F6"_s), qPrintable(start->toolTip()));
    walk.click(*start);
    OpenWindow::settle();
    QVERIFY(walk.mode().isOn());
    QVERIFY(start->isChecked());
    const QList<std::pair<QString, QString>> clicks{{u"Next step"_s, u"step 2 of 66"_s},
                                                    {u"Next step"_s, u"step 3 of 66"_s},
                                                    {u"Previous step"_s, u"step 2 of 66"_s},
                                                    {u"Last step"_s, u"step 66 of 66"_s},
                                                    {u"First step"_s, u"step 1 of 66"_s}};
    for (const auto& [text, place] : clicks) {
        QToolButton* button = walk.button(text);
        QVERIFY2(button, qPrintable(text));
        QVERIFY2(button->toolTip().contains(u"("_s), qPrintable(button->toolTip()));
        QVERIFY(!button->icon().isNull());
        walk.click(*button);
        QCOMPARE(walk.place(), place);
    }
    walk.click(*walk.button(u"Play"_s));
    QVERIFY(walk.mode().isPlaying());
    walk.click(*walk.button(u"Pause"_s));
    QVERIFY(!walk.mode().isPlaying());
    walk.click(*start);
    QVERIFY(!walk.mode().isOn());
    QVERIFY(!walk.button(u"Next step"_s));
}

void TestStepMode::menuNamesTheKeys()
{
    Walk walk;
    const auto keys = [&walk](const QString& caption) {
        return QKeySequence::listToString(walk.action(caption)->shortcuts(),
                                          QKeySequence::PortableText);
    };
    QCOMPARE(keys(u"Step mode"_s), u"F6"_s);
    QCOMPARE(keys(u"First step"_s), u"Home"_s);
    QCOMPARE(keys(u"Previous step"_s), u"Left; PgUp"_s);
    QCOMPARE(keys(u"Play"_s), u"Space"_s);
    QCOMPARE(keys(u"Next step"_s), u"Right; PgDown"_s);
    QCOMPARE(keys(u"Last step"_s), u"End"_s);
    QVERIFY(!walk.action(u"Next step"_s)->isEnabled());
    walk.start();
    QVERIFY(walk.action(u"Next step"_s)->isEnabled());
}

void TestStepMode::dimsCells()
{
    Walk walk;
    QCOMPARE(walk.hiddenCells(), 0);
    walk.start();
    QVERIFY(walk.isReached(1, Column::Rank));
    QVERIFY(walk.isReached(1, Column::Grade));
    QVERIFY(!walk.isReached(1, Column::Weight));
    QVERIFY(walk.isReached(10, Column::Rank));
    QVERIFY(!walk.isReached(10, Column::Grade));
    walk.forwardTimes(1);
    // The rank adds nothing, so its term and sum come with the discount.
    QVERIFY(walk.isReached(1, Column::Weight));
    QVERIFY(walk.isReached(1, Column::Term));
    QVERIFY(walk.isReached(1, Column::Sum));
    QVERIFY(!walk.isReached(1, Column::IdealGrade));
    walk.forwardTimes(6);
    QVERIFY(walk.isReached(1, Column::Value));
    QVERIFY(walk.isReached(2, Column::Weight));
    QVERIFY(!walk.isReached(2, Column::Term));
    walk.press(Qt::Key_Left);
    QVERIFY(!walk.isReached(2, Column::Weight));
    walk.press(Qt::Key_End);
    QCOMPARE(walk.hiddenCells(), 0);
    walk.press(Qt::Key_Left);
    QCOMPARE(walk.hiddenCells(), 1);
    QVERIFY(!walk.isReached(10, Column::Value));
    const QModelIndex hidden = walk.steps().model()->index(9, 8);
    QVERIFY2(hidden.data(Qt::AccessibleTextRole).toString().endsWith(u"not reached yet"_s),
             qPrintable(hidden.data(Qt::AccessibleTextRole).toString()));
    walk.press(Qt::Key_Home);
    walk.press(Qt::Key_F6);
    QCOMPARE(walk.hiddenCells(), 0);
}

void TestStepMode::dimsTheFormula()
{
    Walk walk;
    QCOMPARE(walk.blanks(), std::size_t{0});
    walk.start();
    const std::size_t terms = walk.formula().formulaLayout().pieces().terms.size();
    const std::size_t outcomes = walk.formula().formulaLayout().pieces().outcomes.size();
    QCOMPARE(terms, std::size_t{20});
    QCOMPARE(outcomes, std::size_t{2});  // 9.407/14.773 and 0.6368
    QCOMPARE(walk.blanks(), terms + outcomes);
    walk.forwardTimes(3);  // the terms of rank 1, above and below the bar
    QCOMPARE(walk.blanks(), terms + outcomes - 2);
    walk.forwardTimes(5);  // rank 2: discount 8, divide 9
    QVERIFY(walk.formula().reach() == (ui::FormulaReach{2, 1}));
    walk.forwardTimes(3);
    QVERIFY(walk.formula().reach() == (ui::FormulaReach{2, 2}));
    walk.press(Qt::Key_End);
    walk.press(Qt::Key_Left);
    QCOMPARE(walk.blanks(), outcomes);
    QVERIFY2(!walk.formula().accessibleDescription().contains(u"0.6368"_s),
             qPrintable(walk.formula().accessibleDescription()));
    walk.press(Qt::Key_Right);
    QCOMPARE(walk.blanks(), std::size_t{0});
    QVERIFY(walk.formula().accessibleDescription().contains(u"0.6368"_s));
}

void TestStepMode::walksByRanks()
{
    Walk walk;
    walk.press(Qt::Key_F6);
    QCOMPARE(walk.place(), u"rank 1 of 10"_s);
    QVERIFY(walk.button(u"By rank"_s)->isChecked());
    // One press a rank, then what was earned, what it is divided by, and the value.
    int presses = 0;
    for (; !walk.mode().isAtEnd(); ++presses)
        walk.press(Qt::Key_Right);
    QVERIFY2(presses <= 12, qPrintable(QString::number(presses)));
    QCOMPARE(walk.place(), u"result"_s);
    walk.press(Qt::Key_Home);
    walk.press(Qt::Key_PageDown);
    QCOMPARE(walk.mode().reachedRanks(), std::optional<std::size_t>(1));
    walk.press(Qt::Key_PageDown);
    QCOMPARE(walk.mode().reachedRanks(), std::optional<std::size_t>(2));
    QCOMPARE(walk.place(), u"rank 2 of 10"_s);
    walk.press(Qt::Key_PageUp);
    QCOMPARE(walk.mode().reachedRanks(), std::optional<std::size_t>(1));
    walk.press(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(walk.workspace().steps().remark().startsWith(u"step "_s));
}

/// Gain, discount, quotient and sum at once, then the same of the ideal, then the value here.
void TestStepMode::walksByTerms()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_F6, Qt::ControlModifier);
    QVERIFY(walk.place().startsWith(u"by term, "_s));
    QVERIFY(walk.button(u"By term"_s)->isChecked());
    walk.press(Qt::Key_Right, Qt::ShiftModifier);  // to the end of rank 1
    walk.press(Qt::Key_Right);
    QVERIFY(walk.isReached(2, Column::Term));
    QVERIFY(walk.isReached(2, Column::Sum));
    QVERIFY(!walk.isReached(2, Column::IdealGrade));
    QVERIFY(walk.sentence().startsWith(u"Add: "_s));
    walk.press(Qt::Key_Right);
    QVERIFY(walk.isReached(2, Column::IdealSum));
    QVERIFY(!walk.isReached(2, Column::Value));
    walk.press(Qt::Key_Right);
    QVERIFY(walk.isReached(2, Column::Value));
    QVERIFY(!walk.isReached(3, Column::Grade));
    walk.press(Qt::Key_Left);
    QVERIFY(walk.isReached(2, Column::IdealSum));
    QVERIFY(!walk.isReached(2, Column::Value));
    // To the end and back to the first term it is as many steps.
    walk.press(Qt::Key_Home);
    int forth = 0;
    for (; !walk.mode().isAtEnd(); ++forth)
        walk.press(Qt::Key_Right);
    for (; !walk.mode().isAtStart(); --forth)
        walk.press(Qt::Key_Left);
    QVERIFY(std::abs(forth) <= 1);  // back to the beginning of the first term
    walk.press(Qt::Key_F6, Qt::ControlModifier);
    QVERIFY(walk.place().startsWith(u"step "_s));
}

void TestStepMode::stopsAtATerm()
{
    Walk walk;
    walk.start();
    const ui::StepsModel& model = walk.steps().steps();
    int term = 0;
    while (model.column(term) != Column::Term)
        ++term;
    walk.click(walk.cell(walk.steps(), 3, term));  // 5 / log2(5)
    QCOMPARE(walk.stepText(4, Column::Rank), u"○ 4"_s);
    walk.press(Qt::Key_F8);
    QCOMPARE(walk.mode().fact(), (core::Fact{core::Fact::Kind::Cell, 4, Column::Term}));
    QCOMPARE(walk.sentence(), u"Divide: 5 / 2.322 = 2.153."_s);
    // Of a stop at the rank, too, the nearer one comes first.
    walk.click(walk.cell(walk.steps(), 3, 0));
    walk.press(Qt::Key_Home);
    walk.press(Qt::Key_F8);
    QCOMPARE(walk.mode().fact().column, Column::Grade);
    walk.press(Qt::Key_F8);
    QCOMPARE(walk.mode().fact().column, Column::Term);
    walk.click(walk.cell(walk.steps(), 3, 0));
    walk.click(walk.cell(walk.steps(), 3, term));
    QCOMPARE(walk.stepText(4, Column::Rank), u"4"_s);
}

void TestStepMode::stopsAtATermByKey_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<Column>("column");
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("taken");
    QTest::newRow("the term") << Qt::KeyboardModifiers(Qt::ControlModifier) << Column::Term
                              << u"Breakpoint set at the term of rank 4."_s
                              << u"Breakpoint cleared at the term of rank 4."_s;
    QTest::newRow("the ideal's term")
        << (Qt::ControlModifier | Qt::ShiftModifier) << Column::IdealTerm
        << u"Breakpoint set at the ideal term of rank 4."_s
        << u"Breakpoint cleared at the ideal term of rank 4."_s;
}

void TestStepMode::stopsAtATermByKey()
{
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const Column, column);
    QFETCH(const QString, set);
    QFETCH(const QString, taken);
    Walk walk;
    walk.start();
    const ui::StepsModel& model = walk.steps().steps();
    int section = 0;
    while (model.column(section) != column)
        ++section;
    const QModelIndex term = model.index(3, section);
    const QRect cell = walk.steps().visualRect(term);
    const auto painted = [&] { return walk.steps().viewport()->grab(cell).toImage(); };
    walk.steps().setFocus();
    walk.steps().setCurrentIndex(model.index(3, 0));
    walk.settle();
    const QImage before = painted();
    walk.press(Qt::Key_F9, modifiers);
    walk.settle();
    QCOMPARE(walk.workspace().steps().accessibleDescription(), set);
    QVERIFY(walk.mode().isStop(4, column));
    QVERIFY(painted() != before);
    QVERIFY(
        term.data(Qt::AccessibleTextRole).toString().endsWith(u"not reached yet, breakpoint"_s));
    QCOMPARE(walk.stepText(4, Column::Rank), u"○ 4"_s);
    walk.press(Qt::Key_F8);
    QCOMPARE(walk.mode().fact(), (core::Fact{core::Fact::Kind::Cell, 4, column}));
    walk.press(Qt::Key_F9, modifiers);
    QCOMPARE(walk.workspace().steps().accessibleDescription(), taken);
    QVERIFY(!walk.mode().isStop(4, column));
    QCOMPARE(walk.stepText(4, Column::Rank), u"4"_s);
}

/// P has no ideal ranking: nothing would show the stop, or take it away.
void TestStepMode::noStopAtATermThatThereIsNot()
{
    Walk walk;
    walk.document().select(Measure::P);
    walk.start();
    walk.press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!walk.mode().isStop(1, Column::IdealTerm));
}

/// Grades 0 4 0 5 0 3 3 0 5 4.
void TestStepMode::onToTheRelevant()
{
    Walk walk;
    walk.start();
    for (const std::size_t rank : {2, 4, 6, 7, 9, 10}) {
        walk.press(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(walk.mode().fact(), (core::Fact{core::Fact::Kind::Cell, rank, Column::Grade}));
    }
    walk.press(Qt::Key_F8, Qt::ShiftModifier);
    QVERIFY(walk.mode().isAtEnd());
}

/// RC of the grades 1 0 1: pairs 1+2 in order, 1+3 tied, 2+3 not; 2/3 of one ideal order and 1/3 of
/// the other.
void TestStepMode::pairByPair()
{
    core::Session session;
    for (const double grade : {1, 0, 1})
        session.list.ranked.emplace_back().grade = core::Grade(grade);
    session.shown = {Measure::Rc};
    session.selected = Measure::Rc;
    Walk walk(session);
    ui::PairPanel& pairs = walk.workspace().steps().pairs();
    QCOMPARE(
        pairs.orders(),
        u"2 ideal rankings: 1 3 2 agrees on 0.6667 of the pairs, 3 1 2 agrees on 0.3333 of the "
        "pairs. RC is the highest of these."_s);
    walk.start();
    QVERIFY(pairs.isVisible());
    QCOMPARE(pairs.orders(), QString());
    QVERIFY(pairs.legend().startsWith(u"0 pairs"_s));
    walk.forwardTimes(2);
    Walk::settle();
    QCOMPARE(walk.sentence(),
             u"Ranks 1 and 2: grades 1 and 0, concordant, weight 1. 1 of 1 pairs so "
             "far are in order."_s);
    QCOMPARE(pairs.matrix().currentCell(), (std::optional(ui::PairCell{1, 2})));
    QCOMPARE(pairs.matrix().sentence({1, 3}), u"Not reached yet in step mode."_s);
    while (walk.mode().fact() != core::Fact{core::Fact::Kind::Pair, 3, Column::Seen, 2})
        walk.press(Qt::Key_Right);
    Walk::settle();
    QCOMPARE(walk.sentence(),
             u"Ranks 2 and 3: grades 0 and 1, discordant, weight 1. 2 of 3 pairs so "
             "far are in order."_s);
    QCOMPARE(pairs.matrix().currentCell(), (std::optional(ui::PairCell{2, 3})));
    QVERIFY(pairs.legend().startsWith(u"3 pairs: 1 ✓"_s));
    QVERIFY(!walk.isReached(3, Column::Seen));
    QCOMPARE(pairs.orders(), QString());
    walk.press(Qt::Key_End);
    Walk::settle();
    QVERIFY(pairs.orders().endsWith(u"RC is the highest of these."_s));
    QCOMPARE(walk.sentence(), u"Divide: 2/3 = 0.6667."_s);
}

void TestStepMode::stopsWhereItIsTold()
{
    Walk walk;
    walk.start();
    walk.click(walk.cell(walk.steps(), 3, 0));  // the number of rank 4
    QCOMPARE(walk.stepText(4, Column::Rank), u"● 4"_s);
    walk.press(Qt::Key_F8);
    QCOMPARE(walk.mode().fact(), (core::Fact{core::Fact::Kind::Cell, 4, Column::Grade}));
    walk.press(Qt::Key_F8);
    QVERIFY(walk.mode().isAtEnd());
    // At the current rank by key, and away again.
    walk.press(Qt::Key_Home);
    walk.press(Qt::Key_F9);
    QCOMPARE(walk.stepText(1, Column::Rank), u"● 1"_s);
    walk.press(Qt::Key_F9);
    QCOMPARE(walk.stepText(1, Column::Rank), u"1"_s);
    // Playing ends there, too.
    walk.mode().setPace(std::chrono::milliseconds(1));
    walk.mode().setPlaying(true);
    QTRY_VERIFY(!walk.mode().isPlaying());
    QCOMPARE(walk.mode().fact(), (core::Fact{core::Fact::Kind::Cell, 4, Column::Grade}));
    walk.press(Qt::Key_Escape);
    QCOMPARE(walk.stepText(4, Column::Rank), u"4"_s);
}

void TestStepMode::conceals()
{
    Walk walk;
    walk.start();
    QCOMPARE(walk.score(Measure::Ndcg), u"… "_s);
    // The other measures tell what is ahead as well.
    QCOMPARE(walk.score(Measure::P), u"… "_s);
    QVERIFY(!walk.card(Measure::Ndcg)->accessibleName().contains(u"0.6368"_s));
    walk.press(Qt::Key_End);
    QCOMPARE(walk.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
    walk.press(Qt::Key_Left);
    QCOMPARE(walk.score(Measure::Ndcg), u"… "_s);
    walk.press(Qt::Key_F6);
    QCOMPARE(walk.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
}

/// What tells the value all at once is hidden with its remark until the result is reached.
void TestStepMode::panelsKeepTheSecret()
{
    Walk walk;
    ui::RankingWorkspace& workspace = walk.workspace();
    struct Teller {
        ui::Panel& panel;
        QWidget& table;
    };
    const Teller tellers[]{{workspace.whatIf(), workspace.whatIf().view()},
                           {workspace.loss(), workspace.loss().view()},
                           {workspace.conventions(), workspace.conventions().view()},
                           {workspace.comparison(), workspace.comparison().lists()}};
    walk.document().duplicateAsB();
    for (const Teller& teller : tellers) {
        const auto visible = [&](const QString& text) {
            const auto labels = teller.panel.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text() == text;
            });
        };
        const QString sentence = u"Hidden until the last step."_s;
        workspace.bringToFront(teller.panel);
        const QString remark = teller.panel.remark();
        QVERIFY(teller.table.isVisible());
        walk.start();
        QVERIFY(!teller.table.isVisible());
        QVERIFY(visible(sentence));
        QCOMPARE(teller.panel.remark(), QString());
        walk.press(Qt::Key_End);
        QVERIFY(teller.table.isVisible());
        QVERIFY(!visible(sentence));
        QCOMPARE(teller.panel.remark(), remark);
        walk.press(Qt::Key_PageUp);
        QVERIFY(!teller.table.isVisible());
        walk.press(Qt::Key_Escape);
        QVERIFY(teller.table.isVisible());
    }
}

void TestStepMode::veilsTheChart()
{
    Walk walk;
    ui::ChartView& chart = walk.workspace().curve().chart();
    QVERIFY(!chart.reached());
    const QImage whole = chart.grab().toImage();
    walk.start();
    QCOMPARE(chart.reached(), std::optional(0.0));
    const QPoint last = chart.positionOf(10, 0.6368).toPoint();
    const QPoint second = chart.positionOf(2, 0.3095).toPoint();
    const auto differ = [&](QPoint at) {
        return chart.grab().toImage().pixelColor(at) != whole.pixelColor(at);
    };
    QVERIFY(differ(last));
    QVERIFY(differ(second));
    walk.forwardTimes(14);  // all of rank 2
    QCOMPARE(chart.reached(), std::optional(2.0));
    QVERIFY(differ(last));
    QVERIFY(!chart.accessibleDescription().contains(u"0.6368"_s));
    auto others = walk.workspace().findChildren<ui::RankView*>();
    const ui::MeanPanel& mean = walk.workspace().mean();  // its bars are queries
    others.removeIf([&mean](const ui::RankView* view) { return mean.isAncestorOf(view); });
    for (const auto* other : others)
        QCOMPARE(other->reached(), std::optional<std::size_t>(2));
    walk.press(Qt::Key_End);
    QVERIFY(!chart.reached());
    QCOMPARE(others.size(), 2);
    for (const auto* other : others)
        QVERIFY(!other->reached());
}

void TestStepMode::lightsTheRank()
{
    Walk walk;
    walk.start();
    QCOMPARE(walk.litRank(), std::optional<std::size_t>(1));
    walk.forwardTimes(6);
    QCOMPARE(walk.litRank(), std::optional<std::size_t>(2));
    walk.press(Qt::Key_End);
    QVERIFY(!walk.document().currentRank());
    walk.press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(walk.litRank(), std::optional<std::size_t>(10));
}

void TestStepMode::announces()
{
    Walk walk;
    walk.start();
    walk.forwardTimes(7);
    QCOMPARE(walk.workspace().steps().accessibleDescription(),
             u"Discount of rank 2: log₂(2+1) = 1.585."_s);
    auto& progress = walk.control<QProgressBar>("stepProgress");
    QVERIFY(progress.isVisible());
    QCOMPARE(progress.value(), 8);
    QCOMPARE(progress.maximum(), 66);
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&progress);
    QCOMPARE(heard->role(), QAccessible::StaticText);
    QCOMPARE(heard->text(QAccessible::Name), u"step 8 of 66"_s);
    walk.press(Qt::Key_F6);
    QVERIFY(!progress.isVisible());
    QCOMPARE(walk.workspace().steps().accessibleDescription(), QString());
}

/// List, table, chart and formula have their arrow keys as before.
void TestStepMode::keysAreGivenBack()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_F6);
    QVERIFY(!walk.mode().isOn());
    ui::ChartView& chart = walk.workspace().curve().chart();
    chart.setFocus();
    walk.press(Qt::Key_Left);
    QCOMPARE(walk.document().session().cutoff, std::size_t{9});
    walk.press(Qt::Key_Home);
    QCOMPARE(walk.document().session().cutoff, std::size_t{1});
    walk.press(Qt::Key_End);
    QCOMPARE(walk.document().session().cutoff, std::size_t{10});
    walk.formula().setFocus();
    walk.press(Qt::Key_End);
    QCOMPARE(walk.litRank(), std::optional<std::size_t>(10));
    walk.card(Measure::Ap)->setFocus();
    walk.press(Qt::Key_Space);
    QVERIFY(walk.document().session().selected == Measure::Ap);
    QVERIFY(!walk.mode().isOn());
}

void TestStepMode::escapeLeaves()
{
    Walk walk;
    for (QWidget* focused : QList<QWidget*>{&walk.list(), &walk.steps(), &walk.formula()}) {
        walk.start();
        QVERIFY(walk.mode().isOn());
        focused->setFocus();
        walk.press(Qt::Key_Escape);
        QVERIFY(!walk.mode().isOn());
        QCOMPARE(walk.workspace().steps().remark(), u"Normalised discounted cumulative gain"_s);
    }
}

void TestStepMode::typingKeepsItsKeys()
{
    Walk walk;
    walk.start();
    walk.forwardTimes(4);
    QLineEdit& line = walk.quickLine();
    line.setFocus();
    line.setCursorPosition(3);
    walk.press(Qt::Key_Left);
    QCOMPARE(line.cursorPosition(), 2);
    walk.press(Qt::Key_Right);
    QCOMPARE(line.cursorPosition(), 3);
    walk.press(Qt::Key_Home);
    QCOMPARE(line.cursorPosition(), 0);
    walk.press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(line.selectedText(), u"0"_s);
    walk.press(Qt::Key_End);
    QCOMPARE(line.cursorPosition(), line.text().size());
    walk.press(Qt::Key_Space);
    QVERIFY(line.text().endsWith(u' '));
    QVERIFY(!walk.mode().isPlaying());
    QCOMPARE(walk.place(), u"step 5 of 66"_s);
}

void TestStepMode::clickerWorksFromTheQuickLine()
{
    Walk walk;
    walk.start();
    walk.quickLine().setFocus();
    walk.press(Qt::Key_PageDown);
    QCOMPARE(walk.place(), u"step 2 of 66"_s);
}

void TestStepMode::spinBoxKeepsKeysWhileTypedIn()
{
    Walk walk;
    walk.start();
    auto& cutoff = walk.control<QSpinBox>("cutoff");
    cutoff.setFocus();
    walk.press(Qt::Key_PageDown);
    QCOMPARE(walk.place(), u"step 2 of 66"_s);
    walk.press(Qt::Key_Right);
    QCOMPARE(walk.place(), u"step 3 of 66"_s);
    QCOMPARE(cutoff.value(), 10);
    cutoff.selectAll();
    walk.press(Qt::Key_9);
    walk.press(Qt::Key_Home);
    QVERIFY(!walk.mode().isAtStart());
    walk.press(Qt::Key_Return);
    QCOMPARE(cutoff.value(), 9);
    walk.press(Qt::Key_Home);
    QVERIFY(walk.mode().isAtStart());
}

void TestStepMode::buttonKeepsSpace()
{
    Walk walk;
    walk.start();
    walk.button(u"Next step"_s)->setFocus();
    walk.press(Qt::Key_Space);
    QCOMPARE(walk.place(), u"step 2 of 66"_s);
    QVERIFY(!walk.mode().isPlaying());
}

void TestStepMode::editKeepsThePlace()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_Right, Qt::ShiftModifier);
    walk.forwardTimes(4);
    QCOMPARE(walk.sentence(), u"Add: 0.000 + 2.524 = 2.524."_s);
    // The document at rank 1 becomes worth something: term and sum are two facts more. In the
    // ideal ranking it stands at rank 8: discount, term, sum and a value that changes.
    walk.list().setFocus();
    walk.list().setCurrentIndex(walk.list().model()->index(0, 0));
    walk.press(Qt::Key_1);
    QCOMPARE(walk.sentence(), u"Add: 1.000 + 2.524 = 3.524."_s);
    QCOMPARE(walk.place(), u"step 12 of 72"_s);
    QVERIFY(walk.isReached(2, Column::Sum));
    QVERIFY(!walk.isReached(2, Column::IdealGrade));
    QCOMPARE(walk.score(Measure::Ndcg), u"… "_s);
    walk.undo();
    QCOMPARE(walk.sentence(), u"Add: 0.000 + 2.524 = 2.524."_s);
}

void TestStepMode::editOfSettings()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_Right, Qt::ShiftModifier);
    walk.forwardTimes(3);
    QCOMPARE(walk.sentence(), u"Divide: 4 / 1.585 = 2.524."_s);
    core::Settings settings = walk.document().session().settings;
    settings.gain = core::Gain::Exponential;
    walk.document().setSettings(settings, u"Exponential"_s);
    QCOMPARE(walk.sentence(), u"Divide: 15 / 1.585 = 9.464."_s);
    walk.document().setCutoff(1);
    QCOMPARE(walk.document().currentRank(), std::optional<std::size_t>(1));
    QVERIFY(walk.sentence().startsWith(u"In the ideal ranking, add: 0.000 + "_s));
}

void TestStepMode::otherMeasure()
{
    Walk walk;
    walk.start();
    walk.press(Qt::Key_Right, Qt::ShiftModifier);
    walk.forwardTimes(3);
    walk.click(*walk.card(Measure::Ap));
    QVERIFY(walk.mode().isOn());
    QCOMPARE(walk.sentence(), u"Precision at rank 2: 1/2 = 0.500."_s);
    QCOMPARE(walk.score(Measure::Ap).section(u' ', 0, 0), u"…"_s);
    QCOMPARE(walk.score(Measure::Ndcg), u"… "_s);
}

void TestStepMode::shorterList()
{
    Walk walk;
    walk.start();
    for (int i = 0; i < 9; ++i)
        walk.press(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(walk.mode().fact().rank == 9);
    walk.document().load(sessionOf({1, 0}), QString(), u"Open"_s);
    QVERIFY(walk.mode().isOn());
    OpenWindow::settle();
    QCOMPARE(walk.litRank(), std::optional<std::size_t>(2));
    walk.press(Qt::Key_End);
    QCOMPARE(walk.sentence(), u"Normalise: 1.000 / 1.000 = 1.0000."_s);
}

void TestStepMode::emptyList()
{
    Walk walk;
    walk.document().load(core::Session(), QString(), u"New list"_s);
    walk.start();
    QVERIFY(walk.mode().isOn());
    walk.press(Qt::Key_End);
    QVERIFY(!walk.sentence().isEmpty());
    walk.press(Qt::Key_Left);
    QVERIFY(!walk.sentence().isEmpty());
}

void TestStepMode::everyMeasure_data()
{
    QTest::addColumn<int>("measure");
    for (const core::MeasureRow& row : core::measureTable())
        QTest::newRow(row.name.data()) << static_cast<int>(row.measure);
}

/// From the first fact to the last something is said and fewer and fewer things are hidden; at the
/// end nothing is.
void TestStepMode::everyMeasure()
{
    QFETCH(const int, measure);
    core::Session session = cakes();
    session.cutoff = 4;
    session.selected = static_cast<Measure>(measure);
    session.shown = {session.selected};
    Walk walk(session);
    walk.start();
    std::size_t steps = 0;
    int hidden = walk.hiddenCells();
    std::size_t blanks = walk.blanks();
    QVERIFY(hidden > 0);
    QVERIFY(blanks > 0);
    QString before;
    while (true) {
        QVERIFY(!walk.sentence().isEmpty());
        QVERIFY(walk.sentence() != before);
        before = walk.sentence();
        QCOMPARE(walk.place(), u"step %1 of %2"_s.arg(++steps).arg(walk.mode().count()));
        if (walk.mode().isAtEnd())
            break;
        QCOMPARE(walk.score(session.selected), u"… "_s);
        QVERIFY(walk.blanks() > 0);
        walk.press(Qt::Key_Right);
        QVERIFY(walk.hiddenCells() <= hidden);
        hidden = walk.hiddenCells();
        blanks = walk.blanks();
    }
    QCOMPARE(hidden, 0);
    QCOMPARE(blanks, std::size_t{0});
    QVERIFY(!walk.score(session.selected).startsWith(u'…'));
}

/// A step touches nothing but the current rows, however long the list is.
void TestStepMode::longList()
{
    std::vector<double> grades(20'000, 0.0);
    for (std::size_t i = 0; i < grades.size(); ++i)
        grades[i] = static_cast<double>(i % 4);
    core::Session session = sessionOf(grades);
    session.cutoff = grades.size();
    Walk walk(session);
    walk.start();
    QSignalSpy resets(walk.steps().model(), &QAbstractItemModel::modelReset);
    walk.press(Qt::Key_End);
    QVERIFY(walk.mode().isResultReached());
    walk.press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(walk.mode().fact().rank, grades.size());
    QCOMPARE(walk.litRank(), std::optional(grades.size()));
    QVERIFY(walk.isReached(19'999, Column::Value));
    QVERIFY(!walk.isReached(20'000, Column::Value));
    walk.press(Qt::Key_Home);
    QVERIFY(!walk.isReached(19'999, Column::Grade));
    QCOMPARE(resets.count(), 0);
}

/// Writes what step mode looks like where RANKSCOPE_SHOTS says; checks that it all fits.
void TestStepMode::pictures()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    for (const bool isDark : {false, true}) {
        adoptLook(isDark);
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            Walk walk(size);
            walk.start();
            for (int i = 0; i < 4; ++i)
                walk.press(Qt::Key_Right, Qt::ShiftModifier);
            walk.forwardTimes(3);
            OpenWindow::settle();
            if (!folder.isEmpty())
                walk.window.grab().save(u"%1/steps-%2-%3.png"_s.arg(folder)
                                            .arg(size.width())
                                            .arg(isDark ? u"dark"_s : u"light"_s));
            for (const QString& text : {u"First step"_s, u"Previous step"_s, u"Play"_s,
                                        u"Next step"_s, u"Last step"_s, u"Step"_s}) {
                QToolButton* button = walk.button(text);
                QVERIFY2(button, qPrintable(text));
                QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
            }
        }
    }
    Walk pairs({1366, 768});
    pairs.document().select(Measure::Rc);
    pairs.start();
    pairs.press(Qt::Key_F8, Qt::ShiftModifier);
    pairs.press(Qt::Key_F8, Qt::ShiftModifier);
    pairs.forwardTimes(2);
    OpenWindow::settle();
    QCOMPARE(pairs.mode().fact().upper, std::size_t{2});
    if (!folder.isEmpty())
        pairs.window.grab().save(u"%1/steps-pairs.png"_s.arg(folder));
    adoptLook();
}

QTEST_MAIN(TestStepMode)

}  // namespace tst_step_mode

#include "tst_step_mode.moc"
