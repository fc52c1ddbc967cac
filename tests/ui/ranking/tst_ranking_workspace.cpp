// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/written_mean.h"
#include "ui/charts/view/chart_view.h"
#include "ui/collection/document/collection_document.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/ranking/compare/conventions_panel.h"
#include "ui/ranking/compare/loss_panel.h"
#include "ui/ranking/compare/measure_difference_model.h"
#include "ui/ranking/document/list_bounds.h"
#include "ui/ranking/list/quick_line.h"
#include "ui/ranking/steps/mean_panel.h"
#include "ui/ranking/steps/rank_tag.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/toolkit/panel/elided_label.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/whisker.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/ranking_page.h"
#include "ui/workspace/rules/rule_effects_view.h"
#include "ui/workspace/rules/rule_finder.h"
#include "ui/workspace/rules/rule_hits_view.h"
#include "ui/workspace/rules/told_numbers.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <array>
#include <cmath>

namespace tst_ranking_workspace {

using namespace ranking_samples;
using core::Column;
using core::Measure;
using core::Parameter;
using ui::DocumentListModel;

namespace {

/// Grade 1 at the given ranks of a list of `length`, 0 elsewhere.
std::vector<double> hitsAt(const std::vector<std::size_t>& ranks, std::size_t length)
{
    std::vector<double> grades(length, 0.0);
    for (const std::size_t rank : ranks)
        grades[rank - 1] = 1;
    return grades;
}

const auto cakeGrades = u"0 4 0 5 0 3 3 0 5 4"_s;

}  // namespace

/// "Other tools" in front, and what another tool says typed there.
struct Finder {
    explicit Finder(const QString& typed, QSize size = {1440, 900})
        : open(size)
    {
        open.workspace().bringToFront(panel());
        OpenWindow::settle();
        open.click(finder().line());
        open.type(typed);
        settle();
    }
    ui::ConventionsPanel& panel() { return open.workspace().conventions(); }
    ui::RuleFinder& finder() { return panel().finder(); }
    ui::RuleHitsView& view() { return finder().view(); }
    void settle()
    {
        QVERIFY(QTest::qWaitFor([this] { return !finder().isSearching(); }));
        OpenWindow::settle();
    }
    QString cell(int row, ui::RuleHitsModel::Column column)
    {
        return OpenWindow::text(view(), row, column);
    }
    QStringList effectRow(int row)
    {
        QStringList texts;
        for (int column = 0; column < 3; ++column)
            texts << OpenWindow::text(finder().effects(), row, column);
        return texts;
    }
    bool says(const QString& text)
    {
        return std::ranges::any_of(finder().findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    OpenWindow open;
};

class TestRankingWorkspace : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void typedGrade_data();
    void typedGrade();
    void cardsTellBounds();
    void boundsHaveAScale();
    void boundsOfTwoLists();
    void boundsOfALongList();
    void aKeyGoesToWhatIsRequested();
    void theMeanTellsBounds();
    void keysGradeTheSelection();
    void keysGradeWhatWasNotRetrieved();
    void decimalKeys();
    void deletes();
    void inserts();
    void renames();
    void renameFromAnyColumn_data();
    void renameFromAnyColumn();
    void enterEdits_data();
    void enterEdits();
    void altArrowsMove();
    void altArrowsStopAtTheEnds();
    void drags_data();
    void drags();
    void dragIsCancelled();
    void transfers();
    void quickLineGradesWhileTyping();
    void quickLineNamesDocuments();
    void quickLineBadText();
    void quickLineKeepsNames();
    void pastesAColumn_data();
    void pastesAColumn();
    void undoFromTheQuickLine();
    void undoFromEveryField_data();
    void undoFromEveryField();
    void undoTakesBackTypingFirst();
    void wheelLeavesValuesAlone_data();
    void wheelLeavesValuesAlone();
    void firstKeyGrades();
    void firstKeyOfANewListIsTyped_data();
    void firstKeyOfANewListIsTyped();
    void tabSelectsNothing();
    void pastesTables_data();
    void pastesTables();
    void pastesAllOfALongList();
    void asksWhatNumbersMean_data();
    void asksWhatNumbersMean();
    void severalListsBecomeQueries();
    void digitsOfOtherScripts_data();
    void digitsOfOtherScripts();
    void whatIsTypedIntoNumberFields_data();
    void whatIsTypedIntoNumberFields();
    void aGradeInItsCell_data();
    void aGradeInItsCell();
    void namesComeBackBesideAnError();
    void keysLeadToFieldsInSight();
    void theSentenceIsBelowTheFormula();
    void altKeysAreUnambiguous_data();
    void altKeysAreUnambiguous();
    void listOfANewLineIsOneStep();
    void keysOfRedo();
    void undoesEverything();
    void cutoffByKeyboard();
    void cutoffByChart();
    void threshold();
    void rulesOfAnotherToolAreAdopted();
    void numberOfAnotherTool();
    void secondNumberOfAnotherTool();
    void numberThatNoRuleGives();
    void numberOfAnotherToolRefused();
    void numberFollowsTheMeasure();
    void numberOfALongList();
    void numberOfTheMean();
    void anotherNumberSettlesIt();
    void convention();
    void otherToolsHaveRoom();
    void stepsKeepTheirRowsAtAnyZoom();
    void definitionText();
    void definitionWithoutACutoff();
    void definitionTextRefused_data();
    void definitionTextRefused();
    void refusalGoesAway();
    void parameterByKeyboard();
    void parameterNumber();
    void cardsSelect();
    void cardsWalkByKeys();
    void cardsKeepTheirWidth();
    void cardsThatDoNotFitAreInAMenu();
    void aMeasureIsAdded();
    void sumsGiveWay();
    void theRankHasATag();
    void undefinedSaysWhy();
    void ruleWithoutAValueIsSet_data();
    void ruleWithoutAValueIsSet();
    void emptyListSaysWhatToDo();
    void currentRankIsLitEverywhere();
    void published_data();
    void published();
};

void TestRankingWorkspace::initTestCase()
{
    adoptLook();
}

void TestRankingWorkspace::init()
{
    failOnWarnings();
}

void TestRankingWorkspace::typedGrade_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("ndcg");
    QTest::addColumn<QString>("ap");
    QTest::newRow("4 at rank 1") << 0 << u"4"_s << u"4"_s << u"0.8315 13.407 / 16.124"_s
                                 << u"0.6872 2309/3360"_s;
    QTest::newRow("u at rank 2") << 1 << u"u"_s << u"u"_s << u"0.5168 6.883 / 13.320"_s
                                 << u"0.3261 493/1512"_s;
    QTest::newRow("3.5 at rank 1")
        << 0 << u"3.5"_s << u"3.5"_s << u"0.8102 12.907 / 15.931"_s << u"0.6872 2309/3360"_s;
    QTest::newRow("3,5 at rank 1")
        << 0 << u"3,5"_s << u"3.5"_s << u"0.8102 12.907 / 15.931"_s << u"0.6872 2309/3360"_s;
}

void TestRankingWorkspace::typedGrade()
{
    QFETCH(const int, row);
    QFETCH(const QString, keys);
    QFETCH(const QString, chip);
    QFETCH(const QString, ndcg);
    QFETCH(const QString, ap);
    OpenWindow open;
    QVERIFY(open.isShown);
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
    QCOMPARE(open.score(Measure::Ap), u"0.4610 2033/4410"_s);

    open.clickRow(open.list(), row);
    open.type(keys);
    QCOMPARE(OpenWindow::text(open.list(), row, DocumentListModel::Grade), chip);
    QCOMPARE(open.score(Measure::Ndcg), ndcg);
    QCOMPARE(open.score(Measure::Ap), ap);
    QCOMPARE(open.stepText(static_cast<std::size_t>(row) + 1, Column::Grade), chip);
    QCOMPARE(open.stepText(10, Column::Value), ndcg.section(u' ', 0, 0));
    QCOMPARE(open.stepText(10, Column::Sum), ndcg.section(u' ', 1, 1));
    QCOMPARE(open.stepText(10, Column::IdealSum), ndcg.section(u' ', 3, 3));
    QCOMPARE(open.quickLine().text(), open.chips());

    while (open.document().history().undoText() != u"Open the cake-shop example"_s)
        open.undo();
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
    QCOMPARE(open.stepText(10, Column::Value), u"0.6368"_s);
}

/// What is unjudged could move a card: told with a question mark, in the tip and in the sentence.
void TestRankingWorkspace::cardsTellBounds()
{
    OpenWindow open;
    QVERIFY(open.isShown);
    const int height = open.card(Measure::Ndcg)->height();
    QVERIFY(open.card(Measure::Ndcg)->boundsShown().isEmpty());
    open.control<QSpinBox>("cutoff").setValue(5);
    open.quickLine().setFocus();
    open.quickLine().selectAll();
    QTest::keyClicks(&open.quickLine(), u"3 2 u 0 1"_s);
    OpenWindow::settle();

    const ui::ScoreCard& ndcg = *open.card(Measure::Ndcg);
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0), u"0.9762"_s);
    QCOMPARE(ndcg.boundsShown(), u"? 0.9724 to 0.9923"_s);
    QCOMPARE(ndcg.toolTip().count(u"graded anywhere from"_s), 1);
    QCOMPARE(ndcg.accessibleDescription().count(u"graded anywhere from"_s), 1);
    QCOMPARE(open.card(Measure::P)->boundsShown(), u"? 3/5 to 4/5"_s);
    QVERIFY(ndcg.height() > height);
    const QString told =
        u"If the unjudged document is graded anywhere from 0 to 3, P@5 is between 3/5 = 0.6000 and "
        "4/5 = 0.8000."_s;
    QVERIFY(open.card(Measure::P)->toolTip().endsWith(told));
    QVERIFY(open.card(Measure::P)->accessibleDescription().endsWith(told));
    open.card(Measure::P)->click();
    open.document().setCurrentRank(std::nullopt);
    OpenWindow::settle();
    QVERIFY2(open.workspace().steps().sentence().endsWith(told),
             qPrintable(open.workspace().steps().sentence()));

    open.clickRow(open.list(), 2);
    open.type(u"1"_s);
    QVERIFY(open.card(Measure::P)->boundsShown().isEmpty());
    QCOMPARE(open.card(Measure::P)->height(), height);
}

/// The top of the scale is that of the list, until somebody says another one.
void TestRankingWorkspace::boundsHaveAScale()
{
    core::Session session = sessionOf({1, 0, 0});
    session.list.ranked[1].grade = core::Grade::unjudged();
    OpenWindow open(session);
    QVERIFY(open.isShown);
    QVERIFY(open.card(Measure::Ndcg)->toolTip().contains(u"from 0 to 1, "_s));
    auto* top = qobject_cast<QLineEdit*>(open.definition().editor(Parameter::TopGrade));
    QVERIFY(top && top->isVisible());
    QTest::keyClicks(top, u"2"_s);
    QTest::keyClick(top, Qt::Key_Return);
    OpenWindow::settle();
    QVERIFY(open.card(Measure::Ndcg)->toolTip().contains(u"from 0 to 2, "_s));
    // 1 2 0 by hand: (1 + 2/1.585) / (2 + 1/1.585) = 0.8597.
    QCOMPARE(open.card(Measure::Ndcg)->boundsShown(), u"? 0.8597 to 1.0000"_s);
    open.undo();
    QVERIFY(open.card(Measure::Ndcg)->toolTip().contains(u"from 0 to 1, "_s));
    open.press(Qt::Key_Escape);
    open.clickRow(open.list(), 1);
    open.type(u"0"_s);
    QVERIFY(!top->isVisibleTo(&open.workspace().definition()));
}

/// A document that B alone retrieves could be relevant, and then is missing in A.
void TestRankingWorkspace::boundsOfTwoLists()
{
    core::Session session = sessionOf({1, 0});
    session.shown = {Measure::Recall};
    session.selected = Measure::Recall;
    session.other = session.list;
    session.other->ranked.push_back({"only-b", {}, {}, core::Grade::unjudged(), {}});
    OpenWindow open(session);
    QVERIFY(open.isShown);
    QCOMPARE(open.card(Measure::Recall)->boundsShown(), u"? 1/2 to 1"_s);
    open.document().showList(core::ListName::B);
    OpenWindow::settle();
    QCOMPARE(open.card(Measure::Recall)->boundsShown(), u"? always 1"_s);
    auto& both = open.workspace().panel<ui::ComparisonPanel>();
    open.workspace().bringToFront(both);
    OpenWindow::settle();
    QVERIFY2(
        both.sharedPool().endsWith(
            u"Possible difference B − A in Recall@10: 0.0000 to +0.5000; undecided: depends on 1 "
            "document."_s),
        qPrintable(both.sharedPool()));
    const auto& table = *both.findChild<QTableView*>();
    const QModelIndex cell = table.model()->index(0, ui::MeasureDifferenceModel::Difference);
    QCOMPARE(cell.data(ui::WhiskerRole).value<ui::Whisker>().closed, (core::Extent{0, 0.5}));
}

/// Beside the window's own work; what is edited meanwhile is not mixed up with what was.
void TestRankingWorkspace::boundsOfALongList()
{
    core::Session session = sessionOf(std::vector<double>(3'000, 1.0));
    session.shown = {Measure::P};
    session.selected = Measure::P;
    session.cutoff = 3'000;
    for (std::size_t rank = 2; rank <= 3'000; rank += 2)
        session.list.ranked[rank - 1].grade = core::Grade::unjudged();
    OpenWindow open(session);
    QVERIFY(open.isShown);
    QTRY_COMPARE(open.card(Measure::P)->boundsShown(), u"? 1/2 to 1"_s);
    open.clickRow(open.list(), 0);
    open.type(u"0"_s);
    QTRY_COMPARE(open.card(Measure::P)->boundsShown(), u"? 0.4997 to 0.9997"_s);
}

/// First what narrows the bounds most, and the list has the keys for its grade.
void TestRankingWorkspace::aKeyGoesToWhatIsRequested()
{
    core::Session session = sessionOf({0, 0, 1, 0});
    session.shown = {Measure::P, Measure::Rr};
    session.selected = Measure::Rr;
    // RR is 1, or 1/3 by the document that is judged: what stands at rank 4 moves nothing.
    for (const std::size_t row : {0, 1, 3})
        session.list.ranked[row].grade = core::Grade::unjudged();
    OpenWindow open(session);
    QVERIFY(open.isShown);
    const QSignalSpy told(&open.document().bounds(), &ui::ListBounds::told);
    const auto next = [&] {
        QTest::keyClick(&open.window, Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        OpenWindow::settle();
        return told.back().front().toString();
    };
    open.quickLine().setFocus();
    const QString sentence = next();
    QVERIFY2(sentence.endsWith(u"at rank 1: judging it narrows the bounds of RR@10 by 0.5833, "
                               "averaged over the possible grades. Type a digit to grade it."_s),
             qPrintable(sentence));
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(1));
    QVERIFY(open.list().hasFocus());
    QVERIFY(next().contains(u"at rank 2:"_s));
    QVERIFY(next().contains(u"at rank 1:"_s));
    open.type(u"1"_s);
    QCOMPARE(open.document().list().ranked[0].grade, core::Grade(1));
    QCOMPARE(next(), u"Judging more documents would not narrow the bounds of RR@10."_s);
}

// P@2 by hand: u 1 is 1/2 to 1, 0 u is 0 to 1/2, 1 1 is 1.
void TestRankingWorkspace::theMeanTellsBounds()
{
    OpenWindow open;
    QVERIFY(open.isShown);
    open.control<QSpinBox>("cutoff").setValue(2);
    open.card(Measure::P)->click();
    open.quickLine().setFocus();
    open.quickLine().selectAll();
    QTest::keyClicks(&open.quickLine(), u"1 1"_s);
    open.document().addQuery();
    open.quickLine().setFocus();
    QTest::keyClicks(&open.quickLine(), u"u 1"_s);
    open.document().addQuery();
    open.quickLine().setFocus();
    QTest::keyClicks(&open.quickLine(), u"0 u"_s);
    OpenWindow::settle();
    ui::ScoreCard* mean = open.workspace().findChild<ui::ScoreCards*>()->mean();
    QVERIFY(mean);
    QCOMPARE(mean->boundsShown(), u"? 0.5000 to 0.8333"_s);
    QVERIFY2(mean->accessibleDescription().contains(
                 u"from 0 to 1, %1 is between 0.5000 and 0.8333."_s.arg(mean->text())),
             qPrintable(mean->accessibleDescription()));
    // A query without an open document in front has room for them, too.
    open.document().showQuery(0);
    OpenWindow::settle();
    QVERIFY(open.card(Measure::P)->boundsShown().isEmpty());
    QCOMPARE(mean->boundsShown(), u"? 0.5000 to 0.8333"_s);
    QCOMPARE(mean->height(), open.card(Measure::P)->height());
    auto& panel = open.workspace().panel<ui::MeanPanel>();
    open.workspace().bringToFront(panel);
    OpenWindow::settle();
    QCOMPARE(panel.remark(), u"? 0.5000 to 0.8333"_s);
    open.document().showQuery(1);
    open.document().setGrade(ui::Section::Ranked, std::vector<std::size_t>{0}, core::Grade(0));
    OpenWindow::settle();
    QCOMPARE(mean->boundsShown(), u"? 0.5000 to 0.6667"_s);
}

void TestRankingWorkspace::keysGradeTheSelection()
{
    OpenWindow open;
    open.clickRow(open.list(), 4);
    open.press(Qt::Key_Down, Qt::ShiftModifier);
    open.press(Qt::Key_Down, Qt::ShiftModifier);
    open.type(u"2"_s);
    QCOMPARE(open.chips(), u"0 4 0 5 2 2 2 0 5 4"_s);
    QCOMPARE(open.document().history().undoText(), u"Grade 3 documents as 2"_s);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
}

void TestRankingWorkspace::keysGradeWhatWasNotRetrieved()
{
    OpenWindow open;
    open.clickRow(open.others(), 0);
    open.type(u"0"_s);
    QCOMPARE(OpenWindow::column(open.others(), DocumentListModel::Grade), u"0"_s);
    QCOMPARE(open.score(Measure::Recall), u"1.0000 6/6"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6669 9.407 / 14.107"_s);
    QCOMPARE(open.chips(), cakeGrades);
}

void TestRankingWorkspace::decimalKeys()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    const auto chip = [&] { return OpenWindow::text(open.list(), 0, DocumentListModel::Grade); };
    open.type(u"3"_s);
    QCOMPARE(chip(), u"3"_s);
    open.type(u"."_s);
    QCOMPARE(chip(), u"3"_s);
    open.type(u"5"_s);
    QCOMPARE(chip(), u"3.5"_s);
    open.type(u"2"_s);
    QCOMPARE(chip(), u"2"_s);
    // The point belongs to the document on which it was typed.
    open.type(u"."_s);
    open.press(Qt::Key_Down);
    open.press(Qt::Key_Up);
    open.type(u"5"_s);
    QCOMPARE(chip(), u"5"_s);
}

void TestRankingWorkspace::deletes()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    open.press(Qt::Key_Delete);
    QCOMPARE(open.chips(), u"4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.7792 11.511 / 14.773"_s);
    QCOMPARE(open.score(Measure::Ap), u"0.6036 169/280"_s);
    QCOMPARE(open.list().currentIndex().row(), 0);
    QCOMPARE(open.workspace().rankedList().remark(), u"9 documents · 6 relevant"_s);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);

    open.press(Qt::Key_A, Qt::ControlModifier);
    open.press(Qt::Key_Delete);
    QCOMPARE(open.chips(), QString());
    QCOMPARE(stale(open.document()), QString());
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(namesOf(open.document().list().ranked), namesOf(cakes().list.ranked));
}

void TestRankingWorkspace::inserts()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    open.press(Qt::Key_Insert);
    QCOMPARE(open.chips(), u"0 u 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(open.list().currentIndex().row(), 1);
    QCOMPARE(open.score(Measure::Ndcg), u"0.4959 7.326 / 14.773"_s);
    QCOMPARE(open.litRank(), 2);
    open.type(u"1"_s);
    QCOMPARE(open.chips(), u"0 1 4 0 5 0 3 3 0 5 4"_s);
    open.undo();
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
}

void TestRankingWorkspace::renames()
{
    OpenWindow open;
    open.clickRow(open.list(), 4);
    open.press(Qt::Key_F2);
    open.press(Qt::Key_A, Qt::ControlModifier);
    open.type(u"Biscuits 3"_s);
    open.press(Qt::Key_Return);
    OpenWindow::settle();
    QCOMPARE(OpenWindow::text(open.list(), 4, DocumentListModel::Name), u"Biscuits 3"_s);
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(open.document().history().undoText(), u"Rename “Cookie Jar” to “Biscuits 3”"_s);

    open.press(Qt::Key_F2);
    open.type(u"x"_s);
    open.press(Qt::Key_Escape);
    OpenWindow::settle();
    QCOMPARE(OpenWindow::text(open.list(), 4, DocumentListModel::Name), u"Biscuits 3"_s);
    open.undo();
    QCOMPARE(OpenWindow::text(open.list(), 4, DocumentListModel::Name), u"Cookie Jar"_s);
}

void TestRankingWorkspace::renameFromAnyColumn_data()
{
    QTest::addColumn<int>("column");
    QTest::newRow("grip") << static_cast<int>(DocumentListModel::Grip);
    QTest::newRow("rank") << static_cast<int>(DocumentListModel::Rank);
    QTest::newRow("name") << static_cast<int>(DocumentListModel::Name);
}

void TestRankingWorkspace::renameFromAnyColumn()
{
    QFETCH(const int, column);
    OpenWindow open;
    open.clickRow(open.list(), 2, column);
    open.press(Qt::Key_F2);
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    open.type(u"Cafe"_s);
    open.press(Qt::Key_Return);
    OpenWindow::settle();
    QCOMPARE(OpenWindow::text(open.list(), 2, DocumentListModel::Name), u"Cafe"_s);
}

void TestRankingWorkspace::enterEdits_data()
{
    renameFromAnyColumn_data();
    QTest::newRow("grade") << static_cast<int>(DocumentListModel::Grade);
}

void TestRankingWorkspace::enterEdits()
{
    QFETCH(const int, column);
    OpenWindow open;
    open.clickRow(open.list(), 2, column);
    open.press(Qt::Key_Return);
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    open.press(Qt::Key_A, Qt::ControlModifier);
    open.type(u"12"_s);
    open.press(Qt::Key_Return);
    OpenWindow::settle();
    const int edited = column == DocumentListModel::Grade ? column : DocumentListModel::Name;
    QCOMPARE(OpenWindow::text(open.list(), 2, edited), u"12"_s);
}

void TestRankingWorkspace::altArrowsMove()
{
    OpenWindow open;
    open.clickRow(open.list(), 3);
    QCOMPARE(open.litRank(), 4);
    open.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(open.chips(), u"0 4 5 0 0 3 3 0 5 4"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6602 9.754 / 14.773"_s);
    QCOMPARE(open.list().currentIndex().row(), 2);
    open.press(Qt::Key_Up, Qt::AltModifier);
    open.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(open.score(Measure::Ndcg), u"0.7940 11.730 / 14.773"_s);
    QCOMPARE(open.list().currentIndex().row(), 0);
    QCOMPARE(open.litRank(), 1);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);

    open.press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(open.chips(), u"0 4 0 0 5 3 3 0 5 4"_s);
}

void TestRankingWorkspace::altArrowsStopAtTheEnds()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    open.press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(open.chips(), cakeGrades);
    open.clickRow(open.list(), 9);
    open.press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(open.chips(), cakeGrades);
    QVERIFY(open.document().history().isClean());
}

void TestRankingWorkspace::drags_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("column");  // where it is taken
    QTest::addColumn<int>("over");
    QTest::addColumn<int>("offset");  // pixels from the middle of the row under the mouse
    QTest::addColumn<int>("dropRow");
    QTest::addColumn<QString>("chips");
    QTest::addColumn<QString>("ndcg");
    const int grip = DocumentListModel::Grip;
    const int name = DocumentListModel::Name;
    QTest::newRow("rank 4 to the top")
        << 3 << grip << 0 << -6 << 0 << u"5 0 4 0 0 3 3 0 5 4"_s << u"0.7940 11.730 / 14.773"_s;
    QTest::newRow("rank 2 below rank 6")
        << 1 << grip << 5 << 6 << 6 << u"0 0 5 0 3 4 3 0 5 4"_s << u"0.5921 8.747 / 14.773"_s;
    QTest::newRow("above itself: stays")
        << 3 << grip << 3 << -8 << 3 << cakeGrades << u"0.6368 9.407 / 14.773"_s;
    QTest::newRow("below the last")
        << 0 << grip << 9 << 8 << 10 << u"4 0 5 0 3 3 0 5 4 0"_s << u"0.7792 11.511 / 14.773"_s;
    QTest::newRow("far above the list")
        << 3 << grip << 0 << -60 << 0 << u"5 0 4 0 0 3 3 0 5 4"_s << u"0.7940 11.730 / 14.773"_s;
    QTest::newRow("by the name") << 3 << name << 0 << -6 << 0 << u"5 0 4 0 0 3 3 0 5 4"_s
                                 << u"0.7940 11.730 / 14.773"_s;
}

void TestRankingWorkspace::drags()
{
    QFETCH(const int, from);
    QFETCH(const int, column);
    QFETCH(const int, over);
    QFETCH(const int, offset);
    QFETCH(const int, dropRow);
    QFETCH(const QString, chips);
    QFETCH(const QString, ndcg);
    OpenWindow open;
    const QString moved = OpenWindow::text(open.list(), from, DocumentListModel::Name);
    QWindow* window = open.window.windowHandle();
    const QPoint start = open.cell(open.list(), from, column);
    const QPoint end = open.cell(open.list(), over, DocumentListModel::Name) + QPoint(0, offset);
    QTest::mousePress(window, Qt::LeftButton, {}, start);
    QTest::mouseMove(window, start + QPoint(1, 1));
    QCOMPARE(open.list().dropRow(), std::nullopt);
    for (int part = 1; part <= 4; ++part)
        QTest::mouseMove(window, start + (end - start) * part / 4);
    QCOMPARE(open.list().dropRow(), dropRow);
    QCOMPARE(open.chips(), cakeGrades);
    QTest::mouseRelease(window, Qt::LeftButton, {}, end);
    QCOMPARE(open.list().dropRow(), std::nullopt);
    QCOMPARE(open.chips(), chips);
    QCOMPARE(open.score(Measure::Ndcg), ndcg);
    const int row = dropRow > from ? dropRow - 1 : dropRow;
    QCOMPARE(OpenWindow::text(open.list(), row, DocumentListModel::Name), moved);
    QCOMPARE(open.list().currentIndex().row(), row);
    QCOMPARE(open.litRank(), static_cast<std::size_t>(row) + 1);
    if (chips != cakeGrades)
        open.undo();
    QCOMPARE(open.chips(), cakeGrades);
    QVERIFY(open.document().history().isClean());
}

void TestRankingWorkspace::dragIsCancelled()
{
    OpenWindow open;
    QWindow* window = open.window.windowHandle();
    QTest::mousePress(window, Qt::LeftButton, {},
                      open.cell(open.list(), 3, DocumentListModel::Name));
    QTest::mouseMove(window, open.cell(open.list(), 1, DocumentListModel::Name));
    QTest::mouseMove(window, open.cell(open.list(), 0, DocumentListModel::Name));
    QVERIFY(open.list().dropRow());
    open.press(Qt::Key_Escape);
    QCOMPARE(open.list().dropRow(), std::nullopt);
    QTest::mouseMove(window, open.cell(open.list(), 6, DocumentListModel::Name));
    QCOMPARE(open.list().dropRow(), std::nullopt);
    QTest::mouseRelease(window, Qt::LeftButton, {},
                        open.cell(open.list(), 6, DocumentListModel::Name));
    QCOMPARE(open.chips(), cakeGrades);
    QVERIFY(open.document().history().isClean());
    QCOMPARE(open.list().selectionModel()->selectedRows().size(), 1);
}

void TestRankingWorkspace::transfers()
{
    OpenWindow open;
    open.clickRow(open.list(), 1);
    open.action(u"Mark as not retrieved"_s)->trigger();
    QCOMPARE(open.chips(), u"0 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(OpenWindow::column(open.others(), DocumentListModel::Name),
             u"Grand Hôtel Pâtisserie French Patisserie"_s);
    QCOMPARE(open.score(Measure::Recall), u"0.7143 5/7"_s);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
}

void TestRankingWorkspace::quickLineGradesWhileTyping()
{
    OpenWindow open;
    QCOMPARE(open.quickLine().text(), cakeGrades);
    open.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(open.quickLine().hasFocus());
    open.type(u"5"_s);
    QCOMPARE(open.chips(), u"5"_s);
    open.type(u" 5 4"_s);
    QCOMPARE(open.chips(), u"5 5 4"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"1.0000 10.155 / 10.155"_s);
    QCOMPARE(open.score(Measure::Ap), u"1.0000 3/3"_s);
    QCOMPARE(open.workspace().rankedList().quickLine().problem(), QString());
    open.press(Qt::Key_Return);
    QCOMPARE(open.document().history().undoText(), u"Edit grades as text"_s);
    open.clickRow(open.list(), 0);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(open.quickLine().text(), cakeGrades);
    open.redo();
    QCOMPARE(open.chips(), u"5 5 4"_s);
}

void TestRankingWorkspace::quickLineNamesDocuments()
{
    OpenWindow open;
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.type(u"tart:4,u pie:2.5 | cake:3"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.chips(), u"4 u 2.5"_s);
    QCOMPARE(OpenWindow::column(open.list(), DocumentListModel::Name), u"tart d2 pie"_s);
    QCOMPARE(OpenWindow::column(open.others(), DocumentListModel::Name), u"cake"_s);
    QCOMPARE(OpenWindow::column(open.others(), DocumentListModel::Grade), u"3"_s);
}

void TestRankingWorkspace::quickLineBadText()
{
    OpenWindow open;
    open.press(Qt::Key_L, Qt::ControlModifier);
    const ui::QuickLine& line = open.workspace().rankedList().quickLine();
    open.press(Qt::Key_End);
    open.type(u" x"_s);
    QCOMPARE(line.problem(), u"grades:1: “x” is not a grade; use a number such as 2 or 2.5"_s);
    QCOMPARE(open.chips(), cakeGrades);
    QVERIFY(open.document().history().isClean());
    open.press(Qt::Key_Backspace);
    open.type(u"3"_s);
    QCOMPARE(line.problem(), QString());
    QCOMPARE(open.chips(), cakeGrades + u" 3"_s);

    open.type(u"y"_s);
    QVERIFY(!line.problem().isEmpty());
    open.press(Qt::Key_Return);
    QVERIFY(!line.problem().isEmpty());
    QCOMPARE(open.quickLine().text(), open.chips() + u'y');
    open.undo();
    QCOMPARE(line.problem(), QString());
    open.type(u" z"_s);
    open.press(Qt::Key_Escape);
    QCOMPARE(line.problem(), QString());
    QCOMPARE(open.quickLine().text(), open.chips());
}

void TestRankingWorkspace::quickLineKeepsNames()
{
    OpenWindow open;
    const QStringList names = namesOf(cakes().list.ranked);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_Backspace);
    QCOMPARE(open.chips(), QString());
    open.type(u"1 1 1 1 1 1 1 1 1 1"_s);
    ui::QuestionBar& offer = open.workspace().rankedList().quickLine().offer();
    QCOMPARE(namesOf(open.document().list().ranked).front(), u"d1"_s);
    QVERIFY(open.document().list().notRetrieved.empty());
    OpenWindow::settle();
    open.click(offer.button(0));
    QCOMPARE(namesOf(open.document().list().ranked), names);
    QCOMPARE(namesOf(open.document().list().notRetrieved), namesOf(cakes().list.notRetrieved));
    QVERIFY(offer.question().isEmpty());
    open.press(Qt::Key_S, Qt::AltModifier);
    open.press(Qt::Key_End);
    for (int i = 0; i < 6; ++i)
        open.press(Qt::Key_Backspace);
    QCOMPARE(namesOf(open.document().list().ranked), names.mid(0, 7));
    open.type(u"2 2 2 2 2"_s);
    QCOMPARE(namesOf(open.document().list().ranked).mid(0, 10), names);
    QCOMPARE(open.document().list().ranked.size(), std::size_t{11});
}

void TestRankingWorkspace::pastesAColumn_data()
{
    QTest::addColumn<QString>("clipboard");
    QTest::addColumn<QString>("names");
    QTest::newRow("one column") << u"3\n2\n3\n0\n1\n"_s << QString();
    QTest::newRow("Windows line ends") << u"3\r\n2\r\n3\r\n0\r\n1\r\n"_s << QString();
    QTest::newRow("one row") << u"3\t2\t3\t0\t1"_s << QString();
    QTest::newRow("comma-separated") << u"3,2,3,0,1"_s << QString();
    QTest::newRow("named") << u"a:3\nb:2\nc:3\nd:0\ne:1\n"_s << u"a b c d e"_s;
}

void TestRankingWorkspace::pastesAColumn()
{
    QFETCH(const QString, clipboard);
    QFETCH(const QString, names);
    OpenWindow open;
    QApplication::clipboard()->setText(clipboard);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.chips(), u"3 2 3 0 1"_s);
    // As a textbook prints it for this list, which is all there is.
    QCOMPARE(open.score(Measure::Ndcg), u"0.9724 6.149 / 6.323"_s);
    if (!names.isEmpty())
        QCOMPARE(OpenWindow::column(open.list(), DocumentListModel::Name), names);
    open.press(Qt::Key_Return);
    QCOMPARE(open.quickLine().text(), u"3 2 3 0 1"_s);
    open.clickRow(open.list(), 0);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
}

void TestRankingWorkspace::undoFromTheQuickLine()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    const QString graded = open.chips();
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.type(u"5 5"_s);
    QCOMPARE(open.chips(), u"5 5"_s);
    open.undo();
    QCOMPARE(open.chips(), graded);
    QCOMPARE(open.quickLine().text(), graded);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
}

void TestRankingWorkspace::undoFromEveryField_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("cutoff") << "cutoff"_ba << u"5"_s;
    QTest::newRow("threshold") << "threshold"_ba << u"4"_s;
}

void TestRankingWorkspace::undoFromEveryField()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QString, typed);
    OpenWindow open;
    const core::Session before = open.document().session();
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    auto& widget = open.control<QWidget>(field.constData());
    widget.setFocus(Qt::TabFocusReason);
    open.type(typed);
    open.press(Qt::Key_Return);
    QVERIFY(open.document().session().settings != before.settings ||
            open.document().session().cutoff != before.cutoff);
    open.undo();
    open.undo();
    QVERIFY(open.document().session() == before);
    QVERIFY(widget.hasFocus());
    open.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(open.chips().section(u' ', 0, 0), u"4"_s);
}

void TestRankingWorkspace::undoTakesBackTypingFirst()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    open.press(Qt::Key_F, Qt::ControlModifier);
    open.type(u"bak"_s);
    auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(line);
    QCOMPARE(line->text(), u"bak"_s);
    open.undo();
    QCOMPARE(line->text(), QString());
    QCOMPARE(open.chips().section(u' ', 0, 0), u"4"_s);
    open.undo();
    QCOMPARE(open.chips(), cakeGrades);
}

void TestRankingWorkspace::wheelLeavesValuesAlone_data()
{
    QTest::addColumn<QByteArray>("field");
    for (const char* field : {"cutoff", "threshold"})
        QTest::newRow(field) << QByteArray(field);
    QTest::newRow("a choice of the definition") << QByteArray();
}

void TestRankingWorkspace::wheelLeavesValuesAlone()
{
    QFETCH(const QByteArray, field);
    OpenWindow open;
    QWidget* widget = field.isEmpty() ? open.definition().findChild<QComboBox*>()
                                      : &open.control<QWidget>(field.constData());
    QVERIFY(widget);
    OpenWindow::settle();
    const auto turn = [widget](int notches) {
        const QPointF at = widget->rect().center();
        QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    };
    // It would take the focus before it turns.
    QVERIFY(widget->focusPolicy() != Qt::WheelFocus);
    const core::Session before = open.document().session();
    turn(-1);
    turn(1);
    turn(1);
    QVERIFY(open.document().session() == before);
    QVERIFY(open.document().history().isClean());
    if (field != "cutoff")
        return;
    widget->setFocus();
    turn(-1);
    QCOMPARE(open.document().session().cutoff, std::size_t{9});
}

void TestRankingWorkspace::firstKeyGrades()
{
    OpenWindow open;
    QVERIFY(open.list().hasFocus());
    QCOMPARE(open.litRank(), std::size_t{2});
    open.type(u"5"_s);
    QCOMPARE(open.chips(), u"0 5 0 5 0 3 3 0 5 4"_s);
    open.press(Qt::Key_Down);
    QCOMPARE(open.litRank(), std::size_t{3});
    open.type(u"-2"_s);
    QCOMPARE(open.chips(), u"0 5 −2 5 0 3 3 0 5 4"_s);
    open.type(u".5"_s);
    QCOMPARE(open.chips(), u"0 5 −2.5 5 0 3 3 0 5 4"_s);
    QCOMPARE(&open.window.pageInFront(),
             static_cast<ui::WorkspacePage*>(&open.window.rankingPage()));
}

void TestRankingWorkspace::firstKeyOfANewListIsTyped_data()
{
    QTest::addColumn<bool>("fromTheQuickLine");
    QTest::newRow("new from the list") << false;
    QTest::newRow("new from the quick line") << true;
}

void TestRankingWorkspace::firstKeyOfANewListIsTyped()
{
    QFETCH(const bool, fromTheQuickLine);
    OpenWindow open;
    if (fromTheQuickLine)
        open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(open.list().hasFocus());
    open.type(u"3 2 3 0 1"_s);
    QCOMPARE(open.chips(), u"3 2 3 0 1"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.9724 6.149 / 6.323"_s);
    open.press(Qt::Key_Return);
    QVERIFY(open.workspace().rankedList().quickLine().offer().question().isEmpty());
}

void TestRankingWorkspace::tabSelectsNothing()
{
    OpenWindow open;
    QLineEdit& line = open.quickLine();
    line.setFocus(Qt::TabFocusReason);
    QVERIFY(!line.hasSelectedText());
    open.type(u" 1"_s);
    QCOMPARE(open.chips(), cakeGrades + u" 1"_s);
    QCOMPARE(OpenWindow::text(open.list(), 0, DocumentListModel::Name), u"Bread Only"_s);
}

void TestRankingWorkspace::pastesTables_data()
{
    QTest::addColumn<QString>("clipboard");
    QTest::addColumn<QString>("names");
    const auto two = u"Village Bakery Route 66"_s;
    QTest::newRow("title tab grade") << u"Village Bakery\t3\nRoute 66\t2\n"_s << two;
    QTest::newRow("title comma grade") << u"Village Bakery,3\nRoute 66,2\n"_s << two;
    QTest::newRow("heading") << u"Shop\tRating\nVillage Bakery\t3\nRoute 66\t2\n"_s << two;
    QTest::newRow("title: grade") << u"Village Bakery: 3\nRoute 66: 2"_s << two;
    QTest::newRow("brackets") << u"[3, 2]"_s << u"d1 d2"_s;
    QTest::newRow("a column with a heading") << u"grade\n3\n2\n"_s << u"d1 d2"_s;
    QTest::newRow("a table of Markdown")
        << u"| Shop | Grade |\n|---|---|\n| Village Bakery | 3 |\n| Route 66 | 2 |"_s << two;
    QTest::newRow("bullets") << u"- Village Bakery: 3\n- Route 66: 2"_s << two;
    QTest::newRow("in words") << u"relevance = `[3, 2]`"_s << u"d1 d2"_s;
}

void TestRankingWorkspace::pastesTables()
{
    QFETCH(const QString, clipboard);
    QFETCH(const QString, names);
    OpenWindow open(sessionOf({}));
    QApplication::clipboard()->setText(clipboard);
    open.list().setFocus();
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.window.message(), QString());
    QCOMPARE(open.chips(), u"3 2"_s);
    QCOMPARE(OpenWindow::column(open.list(), DocumentListModel::Name), names);
    open.undo();
    open.quickLine().setFocus();
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.chips(), u"3 2"_s);
    QCOMPARE(OpenWindow::column(open.list(), DocumentListModel::Name), names);
}

/// Longer than a line of text holds by itself: 32,767 characters.
void TestRankingWorkspace::pastesAllOfALongList()
{
    OpenWindow open(sessionOf({}));
    QApplication::clipboard()->setText(u"1 0 "_s.repeated(10'000));
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.document().list().ranked.size(), std::size_t{20'000});
}

void TestRankingWorkspace::asksWhatNumbersMean_data()
{
    QTest::addColumn<bool>("inTheQuickLine");
    QTest::addColumn<int>("answer");
    QTest::addColumn<QString>("grades");
    QTest::newRow("pasted into the list, the second column") << false << 0 << u"4 2 3 3 2 1 0"_s;
    QTest::newRow("pasted into the list, the first column") << false << 1 << u"1 2 3 4 5 6 7"_s;
    QTest::newRow("pasted into the quick line") << true << 0 << u"4 2 3 3 2 1 0"_s;
    QTest::newRow("one list") << true << 3 << u"1 4 2 2 3 3 4 3 5 2 6 1 7 0"_s;
    QTest::newRow("none of these") << true << 4 << QString();
}

void TestRankingWorkspace::asksWhatNumbersMean()
{
    QFETCH(const bool, inTheQuickLine);
    QFETCH(const int, answer);
    QFETCH(const QString, grades);
    OpenWindow open(sessionOf({}));
    // Rank and grade, as source tables have them.
    const auto table = u"1\t4\n2\t2\n3\t3\n4\t3\n5\t2\n6\t1\n7\t0\n"_s;
    QApplication::clipboard()->setText(table);
    if (inTheQuickLine)
        open.quickLine().setFocus();
    else
        open.list().setFocus();
    open.press(Qt::Key_V, Qt::ControlModifier);
    ui::GradesQuestion& question = open.workspace().rankedList().question();
    QVERIFY(question.isVisible());
    QCOMPARE(question.question(), u"Which column contains the grades?"_s);
    QCOMPARE(open.chips(), QString());
    QCOMPARE(question.answerCount(), 5);
    if (inTheQuickLine) {
        open.press(Qt::Key_Return);
        QCOMPARE(open.quickLine().text(), table);
    }
    OpenWindow::settle();
    QVERIFY(question.button(answer).visibleRegion().boundingRect() ==
            question.button(answer).rect());
    open.click(question.button(answer));
    QVERIFY(!question.isVisible());
    QCOMPARE(open.chips(), grades);
}

void TestRankingWorkspace::severalListsBecomeQueries()
{
    OpenWindow open;
    // MRR of 1, 1/2, 1/5 and none: (1 + 0.5 + 0.2 + 0)/4.
    QApplication::clipboard()->setText(u"1 0 0 0 0\n0 1 0 0 0\n0 0 0 0 1\n0 0 0 0 0\n"_s);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_V, Qt::ControlModifier);
    ui::GradesQuestion& question = open.workspace().rankedList().question();
    QCOMPARE(open.chips(), cakeGrades);
    QCOMPARE(question.button(0).text(), u"As 4 queries, with their mean"_s);
    OpenWindow::settle();
    open.click(question.button(0));
    QCOMPARE(open.document().queryCount(), std::size_t{4});
    QCOMPARE(open.chips(), u"1 0 0 0 0"_s);
}

void TestRankingWorkspace::digitsOfOtherScripts_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("Arabic") << u"٢٥"_s;
    QTest::newRow("Persian") << u"۲۵"_s;
    QTest::newRow("full width") << u"２５"_s;
    QTest::newRow("Devanagari") << u"२५"_s;
}

void TestRankingWorkspace::digitsOfOtherScripts()
{
    QFETCH(const QString, typed);
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    OpenWindow open;
    QLocale::setDefault(before);
    auto& k = open.control<QSpinBox>("cutoff");
    QCOMPARE(k.text(), u"10"_s);
    k.setFocus(Qt::TabFocusReason);
    const auto write = [&typed](QWidget& field) {
        for (const QChar digit : typed) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, digit);
            QApplication::sendEvent(&field, &key);
        }
    };
    write(k);
    open.press(Qt::Key_Return);
    QCOMPARE(k.text(), u"25"_s);
    QCOMPARE(open.document().session().cutoff, std::size_t{25});
    auto& threshold = open.control<QDoubleSpinBox>("threshold");
    threshold.setFocus(Qt::TabFocusReason);
    write(threshold);
    open.press(Qt::Key_Return);
    QCOMPARE(open.document().session().settings.relevantFrom, 25.0);
}

void TestRankingWorkspace::whatIsTypedIntoNumberFields_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* shows, const char* name, const char* typed,
                        const QString& shown, const QString& said = {}) {
        QTest::newRow(shows) << QByteArray(name) << QString::fromLatin1(typed) << shown << said;
    };
    row("a decimal comma", "threshold", "2,5", u"2.5"_s);
    row("a decimal point", "threshold", "2.5", u"2.5"_s);
    row("below 0", "threshold", "-1", u"1"_s,
        u"“-1” is not a number from 0.01 to 1000000 with at most 2 decimals. Restored 1."_s);
    row("0", "threshold", "0", u"1"_s,
        u"“0” is not a number from 0.01 to 1000000 with at most 2 decimals. Restored 1."_s);
    row("more decimals", "threshold", "2.125", u"2.12"_s,
        u"“2.125” is not a number from 0.01 to 1000000 with at most 2 decimals. Restored 2.12."_s);
    row("letters", "threshold", "abc", u"1"_s,
        u"“abc” is not a number from 0.01 to 1000000 with at most 2 decimals. Restored 1."_s);
    row("a comma in a cutoff", "cutoff", "1,000", u"1"_s,
        u"“1,000” could mean 1.000 or 1000. Type one of these. Restored 1."_s);
    row("a cutoff of 0", "cutoff", "0", u"10"_s,
        u"“0” is not a whole number from 1 to 1000000. Restored 10."_s);
    row("half a rank", "cutoff", "2.5", u"2"_s,
        u"“2.5” is not a whole number from 1 to 1000000. Restored 2."_s);
}

void TestRankingWorkspace::whatIsTypedIntoNumberFields()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QString, typed);
    QFETCH(const QString, shown);
    QFETCH(const QString, said);
    OpenWindow open;
    const core::Session before = open.document().session();
    auto& box = open.control<QAbstractSpinBox>(name.constData());
    box.setFocus(Qt::TabFocusReason);
    box.selectAll();
    open.type(typed);
    open.press(Qt::Key_Return);
    QCOMPARE(box.text(), shown);
    if (said.isEmpty()) {
        QVERIFY(open.document().session() != before);
        return;
    }
    QTRY_COMPARE(QToolTip::text(), said);
    QToolTip::hideText();
}

void TestRankingWorkspace::aGradeInItsCell_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("said");
    QTest::newRow("a decimal comma") << u"2,5"_s << u"2.5"_s << QString();
    QTest::newRow("letters")
        << u"abc"_s << u"0"_s
        << u"“abc” is not a grade. Enter a number such as 2.5, or u for unjudged."_s;
    QTest::newRow("a thousand or one")
        << u"1,000"_s << u"0"_s
        << u"“1,000” is not a grade. Enter a number such as 2.5, or u for unjudged."_s;
}

void TestRankingWorkspace::aGradeInItsCell()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, shown);
    QFETCH(const QString, said);
    OpenWindow open;
    open.clickRow(open.list(), 0, ui::DocumentListModel::Grade);
    open.press(Qt::Key_F2);
    open.type(typed);
    open.press(Qt::Key_Return);
    QCOMPARE(OpenWindow::text(open.list(), 0, ui::DocumentListModel::Grade), shown);
    QCOMPARE(open.window.message(), said);
}

void TestRankingWorkspace::namesComeBackBesideAnError()
{
    OpenWindow open;
    const QStringList names = namesOf(cakes().list.ranked);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_A, Qt::ControlModifier);
    open.type(u"1 2 3"_s);
    open.press(Qt::Key_Return);
    open.press(Qt::Key_A, Qt::ControlModifier);
    open.type(u"abc"_s);
    open.press(Qt::Key_Return);
    ui::QuickLine& line = open.workspace().rankedList().quickLine();
    QVERIFY(!line.problem().isEmpty());
    OpenWindow::settle();
    open.click(line.offer().button(0));
    QCOMPARE(namesOf(open.document().list().ranked), names.mid(0, 3));
}

void TestRankingWorkspace::keysLeadToFieldsInSight()
{
    OpenWindow open({1024, 640});
    const auto usual = qScopeGuard([&open] { open.window.setZoom(1); });
    open.window.setZoom(std::pow(1.1, 4));
    OpenWindow::settle();
    open.clickRow(open.list(), 0);
    open.press(Qt::Key_L, Qt::ControlModifier);
    OpenWindow::settle();
    QVERIFY(open.quickLine().hasFocus());
    QCOMPARE(open.quickLine().visibleRegion().boundingRect(), open.quickLine().rect());
}

void TestRankingWorkspace::theSentenceIsBelowTheFormula()
{
    OpenWindow open({1024, 640});
    open.press(Qt::Key_N, Qt::ControlModifier);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.type(u"2 u 0 3 2 | 3 2"_s);
    open.press(Qt::Key_Return);
    const auto usual = qScopeGuard([&open] { open.window.setZoom(1); });
    open.window.setZoom(std::pow(1.1, 4));
    const ui::FormulaView& formula = open.formula();
    QTRY_VERIFY(open.workspace().steps().sentence().contains(u"graded anywhere from"_s));
    OpenWindow::settle();
    QVERIFY(formula.height() >= formula.heightForWidth(formula.width()));
}

void TestRankingWorkspace::altKeysAreUnambiguous_data()
{
    QTest::addColumn<int>("page");
    QTest::newRow("Ranking") << 0;
    QTest::newRow("Classifier") << 1;
    QTest::newRow("Collection") << 2;
}

void TestRankingWorkspace::altKeysAreUnambiguous()
{
    QFETCH(const int, page);
    OpenWindow open;
    const std::array<ui::WorkspacePage*, 3> pages{
        &open.window.rankingPage(), &open.window.classifierPage(), &open.window.collectionPage()};
    open.window.bringToFront(*pages[static_cast<std::size_t>(page)]);
    OpenWindow::settle();
    QStringList texts;
    for (const QAction* action : open.window.menuBar()->actions())
        if (action->isVisible())
            texts << action->text();
    for (const QLabel* label : open.window.findChildren<QLabel*>())
        if (label->buddy() && label->isVisible())
            texts << label->text();
    QHash<QString, QString> owners;
    for (const QString& text : texts) {
        const qsizetype mark = text.indexOf(u'&');
        if (mark < 0)
            continue;
        const QString key = text.mid(mark + 1, 1).toLower();
        QVERIFY2(!owners.contains(key), qPrintable(text + u" and "_s + owners.value(key)));
        owners.insert(key, text);
    }
    QVERIFY(owners.size() > 5);
}

void TestRankingWorkspace::listOfANewLineIsOneStep()
{
    OpenWindow open;
    const core::Session before = open.document().session();
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.type(u"3 2 3 0 1"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.score(Measure::Ndcg), u"0.9724 6.149 / 6.323"_s);
    QVERIFY(!open.workspace().rankedList().quickLine().offer().question().isEmpty());
    open.clickRow(open.list(), 0);
    open.undo();
    QVERIFY(open.document().session() == before);
}

void TestRankingWorkspace::keysOfRedo()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    const QString graded = open.chips();
    open.undo();
    open.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(open.chips(), graded);
    open.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(open.chips(), graded);
}

void TestRankingWorkspace::undoesEverything()
{
    OpenWindow open;
    const core::Session before = open.document().session();
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    open.press(Qt::Key_Insert);
    open.press(Qt::Key_Down, Qt::AltModifier);
    open.press(Qt::Key_Delete);
    open.control<QSpinBox>("cutoff").setFocus();
    open.press(Qt::Key_Down);
    open.control<QDoubleSpinBox>("threshold").setFocus();
    open.press(Qt::Key_Up);
    open.control<ui::RulesButton>("rules").setFocus();
    for (const int key : {Qt::Key_Return, Qt::Key_Down, Qt::Key_Return, Qt::Key_Escape})
        open.press(key);
    open.clickRow(open.others(), 0);
    open.press(Qt::Key_Delete);
    QCOMPARE(open.document().history().index(), 9);
    const core::Session after = open.document().session();
    for (int step = 0; step < 8; ++step)
        open.undo();
    QVERIFY(open.document().session() == before);
    QVERIFY(open.document().history().isClean());
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
    QCOMPARE(open.control<QSpinBox>("cutoff").value(), 10);
    QCOMPARE(open.rules(), u"Rules: trec_eval"_s);
    for (int step = 0; step < 8; ++step)
        open.redo();
    QVERIFY(open.document().session() == after);
}

void TestRankingWorkspace::cutoffByKeyboard()
{
    OpenWindow open;
    auto& box = open.control<QSpinBox>("cutoff");
    QCOMPARE(box.value(), 10);
    box.setFocus();
    box.selectAll();
    open.type(u"5"_s);
    QCOMPARE(open.card(Measure::Ndcg)->text(), u"nDCG@5"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.3587 4.677 / 13.038"_s);
    QCOMPARE(open.score(Measure::Ap), u"0.1429 1/7"_s);
    QCOMPARE(open.workspace().steps().title(), u"How nDCG@5 adds up"_s);
    QCOMPARE(open.workspace().curve().chart().marker(), 5.0);
    QVERIFY(!open.list().model()->index(4, 2).data(ui::DimmedRole).toBool());
    QVERIFY(open.list().model()->index(5, 2).data(ui::DimmedRole).toBool());
    open.press(Qt::Key_Up);
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0), u"0.4073"_s);
    open.clickRow(open.list(), 0);
    open.undo();
    QCOMPARE(box.value(), 10);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
    // What undo brings back is typed over whole.
    box.setFocus();
    box.selectAll();
    open.type(u"3"_s);
    open.press(Qt::Key_Return);
    open.undo();
    QCOMPARE(box.value(), 10);
    open.type(u"7"_s);
    QCOMPARE(box.value(), 7);
}

void TestRankingWorkspace::cutoffByChart()
{
    OpenWindow open;
    ui::ChartView& chart = open.workspace().curve().chart();
    chart.setFocus(Qt::TabFocusReason);
    // nDCG@k and AP@k of the example, worked out apart.
    const QStringList ndcg{u"0.5585"_s, u"0.4566"_s, u"0.4566"_s, u"0.4073"_s};
    const QStringList ap{u"0.3753"_s, u"0.2959"_s, u"0.2959"_s, u"0.2143"_s};
    for (int i = 0; i < 4; ++i) {
        open.press(Qt::Key_Left);
        QCOMPARE(open.control<QSpinBox>("cutoff").value(), 9 - i);
        QCOMPARE(open.card(Measure::Ndcg)->valueShown(), ndcg[i]);
        QCOMPARE(open.card(Measure::Ap)->valueShown(), ap[i]);
    }
    open.press(Qt::Key_Home);
    QCOMPARE(open.control<QSpinBox>("cutoff").value(), 1);
    QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"0.0000"_s);
    QCOMPARE(open.document().history().undoText(), u"Cutoff 1"_s);
    open.undo();
    QCOMPARE(open.control<QSpinBox>("cutoff").value(), 10);
    QCOMPARE(chart.marker(), 10.0);
}

void TestRankingWorkspace::threshold()
{
    OpenWindow open;
    auto& box = open.control<QDoubleSpinBox>("threshold");
    QCOMPARE(box.text(), u"1"_s);
    box.setFocus();
    box.selectAll();
    open.type(u"4"_s);
    QCOMPARE(open.score(Measure::Ap), u"0.4333 13/30"_s);
    QCOMPARE(open.score(Measure::P), u"0.4000 4/10"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
    QCOMPARE(open.workspace().rankedList().remark(), u"10 documents · 4 relevant"_s);
    QCOMPARE(open.document().history().undoText(), u"Relevant if grade ≥ 4"_s);
    open.press(Qt::Key_Down);
    QCOMPARE(open.score(Measure::Ap), u"0.5378 2033/3780"_s);
    open.press(Qt::Key_End);
    open.type(u".5"_s);
    QCOMPARE(open.document().session().settings.relevantFrom, 3.5);
    QCOMPARE(open.score(Measure::P), u"0.4000 4/10"_s);
}

/// At 1366x768 with a frame; so do the rules in the status bar.
void TestRankingWorkspace::otherToolsHaveRoom()
{
    OpenWindow open({1350, 716});
    open.document().load(sessionOf({3, 2, 0}), QString(), u"Open"_s);
    ui::ConventionsPanel& panel = open.workspace().conventions();
    open.workspace().bringToFront(panel);
    OpenWindow::settle();
    QVERIFY(panel.isVisible());
    const auto& rules = open.control<ui::ElidedLabel>("statusRules");
    QVERIFY(rules.whole().endsWith(u"undefined queries count as 0"_s));
    QVERIFY2(rules.width() >= rules.fontMetrics().horizontalAdvance(rules.whole()),
             qPrintable(rules.whole()));
    const int height = panel.view().rowHeight(0);
    QVERIFY2(panel.view().viewport()->height() >= 5 * height,
             qPrintable(u"%1 for rows of %2"_s.arg(panel.view().viewport()->height()).arg(height)));
}

void TestRankingWorkspace::stepsKeepTheirRowsAtAnyZoom()
{
    OpenWindow open({2400, 1500});
    const auto rows = [&open] {
        OpenWindow::settle();
        return open.steps().viewport()->height() / open.steps().rowHeight(0);
    };
    QVERIFY(rows() >= 9);
    open.window.setZoom(1.6);
    QVERIFY(rows() >= 9);
    open.window.setZoom(1);
    QVERIFY(rows() >= 9);
}

void TestRankingWorkspace::rulesOfAnotherToolAreAdopted()
{
    OpenWindow open;
    open.document().load(sessionOf({1, 0, 2}), QString(), u"Open"_s);
    ui::ConventionsPanel& panel = open.workspace().conventions();
    open.workspace().bringToFront(panel);
    QTableView& table = panel.view();
    const core::Session before = open.document().session();
    int row = 0;
    while (OpenWindow::text(table, row, 0) != u"LightGBM"_s)
        ++row;
    const QString shown = OpenWindow::text(table, row, 1);
    table.setCurrentIndex(table.model()->index(row, 0));
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(open.document().session().settings.gain, core::Gain::Exponential);
    QCOMPARE(open.document().session().settings.ideal, core::IdealPool::RetrievedOnly);
    QCOMPARE(open.document().session().noValue, core::NoValueRule::One);
    QCOMPARE(OpenWindow::text(table, 0, 1), shown);
    QCOMPARE(open.document().history().undoText(), u"Rules of LightGBM"_s);
    open.document().history().undo();
    QVERIFY(open.document().session().settings == before.settings);
    QCOMPARE(open.document().session().noValue, before.noValue);
}

void TestRankingWorkspace::numberOfAnotherTool()
{
    Finder other(u"0.5925"_s, {1366, 768});
    OpenWindow& open = other.open;
    QVERIFY(!other.panel().view().isVisible());
    QVERIFY(other.says(u"taken as 0.59245 to 0.59255 if rounded (up to 0.5926 if truncated)"_s));
    QVERIFY(other.says(u" distinct values). About "_s));
    QVERIFY(other.finder().line().accessibleDescription().contains(
        u"Under the current rules, it is 0.636770."_s));
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Changes), u"2"_s);
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Value), u"0.592504"_s);
    QVERIFY(other.cell(0, ui::RuleHitsModel::Libraries).contains(u"LightGBM"_s));
    QCOMPARE(
        other.cell(0, ui::RuleHitsModel::Rules),
        u"Gain: 2^grade − 1 (current: the grade); Ideal ranking from: retrieved documents only (current: all judged documents)"_s);
    // Together 0.592504 − 0.636770, whatever the order of the two changes.
    QCOMPARE(other.effectRow(0), (QStringList{u"current rules"_s, {}, u"0.636770"_s}));
    QCOMPARE(other.effectRow(1),
             (QStringList{u"+ Gain: 2^grade − 1"_s, u"−0.063502"_s, u"0.573268"_s}));
    QCOMPARE(other.effectRow(2), (QStringList{u"+ Ideal ranking from: retrieved documents only"_s,
                                              u"+0.019236"_s, u"0.592504"_s}));

    const core::Session before = open.document().session();
    open.press(Qt::Key_Down);
    QVERIFY(other.view().hasFocus());
    open.press(Qt::Key_Return);
    QCOMPARE(open.document().session().settings.gain, core::Gain::Exponential);
    QCOMPARE(open.document().session().settings.ideal, core::IdealPool::RetrievedOnly);
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0), u"0.5925"_s);
    QCOMPARE(open.document().history().undoText(), u"Rules that give 0.5925"_s);
    other.settle();
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Rules), u"current rules"_s);
    QVERIFY(!other.finder().use().isEnabled());
    open.undo();
    QVERIFY(open.document().session() == before);

    other.settle();
    open.click(other.finder().use());
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0), u"0.5925"_s);
    other.view().setFocus();
    open.press(Qt::Key_Escape);
    QVERIFY(other.finder().line().text().isEmpty());
    QVERIFY(other.finder().line().hasFocus());
    QVERIFY(other.panel().view().isVisible());
    QVERIFY(!other.view().isVisible());
}

/// nDCG@5 is 15/log2(3) + 31/log2(5) of 31 + 15/log2(3) where nothing is known below rank 5; that
/// is no setting of a list.
void TestRankingWorkspace::secondNumberOfAnotherTool()
{
    Finder other(u"0.5925 nDCG@5=0.5638"_s);
    OpenWindow& open = other.open;
    QVERIFY(other.says(u"; taken as 0.56375 to 0.56385"_s));
    QVERIFY(other.cell(0, ui::RuleHitsModel::Rules).contains(u"retrieved within k"_s));
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Libraries), u"–"_s);
    QVERIFY(other.says(u"These rules have no setting here and will not be applied: "_s));
    QSignalSpy told(&open.document(), &ui::RankingDocument::refused);
    open.click(other.finder().use());
    QCOMPARE(open.document().session().settings.gain, core::Gain::Exponential);
    QCOMPARE(open.document().session().settings.ideal, core::IdealPool::AllJudged);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.front().front().toString().contains(u"retrieved within k"_s));
    other.settle();
    QVERIFY(other.says(u"These rules have no setting here: "_s));
    QVERIFY(!other.finder().use().isEnabled());
}

void TestRankingWorkspace::numberThatNoRuleGives()
{
    Finder other(u"0.1234567"_s);
    QVERIFY(other.view().emptyText().startsWith(u"No combination of up to "_s));
    QCOMPARE(other.view().model()->rowCount(), 0);
    QVERIFY(!other.finder().use().isEnabled());
    other.open.press(Qt::Key_Return);
    QVERIFY(other.finder().line().hasFocus());
    other.open.type(u"0.6368"_s);
    other.settle();
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Rules), u"current rules"_s);
    QVERIFY(other.open.document().history().isClean());
}

void TestRankingWorkspace::numberOfAnotherToolRefused()
{
    Finder other(u"abc"_s);
    QVERIFY(other.says(u"“abc” is not a number"_s));
    QVERIFY(other.panel().view().isVisible());
    other.finder().line().selectAll();
    other.open.type(u"0.5925 nDGC=1"_s);
    other.settle();
    QVERIFY(other.says(u"Unknown measure “nDGC”. Did you mean nDCG?"_s));
    QVERIFY(!other.view().isVisible());
    other.open.press(Qt::Key_Escape);
    QVERIFY(!other.says(u"no measure"_s));
}

/// trec_eval 10's AP of 7 relevant documents is that of the card: 2033/4410.
void TestRankingWorkspace::numberFollowsTheMeasure()
{
    Finder other(u"0.461"_s);
    other.open.click(*other.open.card(Measure::Ap));
    other.settle();
    QVERIFY(other.says(u"taken as 0.4605 to 0.4615"_s));
    QCOMPARE(other.view().model()->headerData(2, Qt::Horizontal).toString(), u"AP@10"_s);
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Rules), u"current rules"_s);
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Value), u"0.46100"_s);
}

/// Looked for beside the window's work, and anew with every digit.
void TestRankingWorkspace::numberOfALongList()
{
    Finder other({});
    std::vector<double> grades(200, 0.0);
    grades[1] = 1;
    other.open.document().load(sessionOf(grades), QString(), u"Open"_s);
    other.open.click(other.finder().line());
    other.open.type(u"0.6"_s);
    QVERIFY(other.finder().isSearching());
    QCOMPARE(other.view().emptyText(), u"Trying rule combinations…"_s);
    other.open.type(u"309"_s);
    other.settle();
    QVERIFY(other.says(u"taken as 0.63085 to 0.63095"_s));
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Rules), u"current rules"_s);
}

/// The lists of the issue: (1 + 1/2 + 1/5 + 0)/4 = 17/40, and 17/30 where the query without a hit
/// is left out.
void TestRankingWorkspace::numberOfTheMean()
{
    Finder other({}, {1366, 768});
    OpenWindow& open = other.open;
    QVERIFY(!other.finder().numbers().scopeBox().isVisible());
    std::vector<core::RankedList> lists;
    for (const std::vector<double>& grades :
         {std::vector<double>{1, 0, 0, 0, 0}, {0, 1, 0, 0, 0}, {0, 0, 0, 0, 1}, {0, 0, 0, 0, 0}})
        lists.push_back(sessionOf(grades).list);
    open.document().replaceQuery(std::move(lists), u"Paste"_s);
    open.click(*open.card(Measure::Rr));
    QComboBox& scope = other.finder().numbers().scopeBox();
    QVERIFY(scope.isVisible());
    open.click(other.finder().line());
    open.type(u"0.5667"_s);
    other.settle();
    QVERIFY(other.view().emptyText().startsWith(u"No combination of up to"_s));
    scope.setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(scope.currentText(), u"of the mean"_s);
    other.settle();
    QVERIFY(other.finder().line().accessibleDescription().contains(
        u"Under the current rules, it is 0.425000."_s));
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Changes), u"1"_s);
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Value), u"0.566667"_s);
    other.settle();
    int row = 0;
    while (
        !other.cell(row, ui::RuleHitsModel::Rules).startsWith(u"Query with an undefined value"_s))
        ++row;
    other.view().setCurrentIndex(other.view().model()->index(row, 0));
    open.click(other.finder().use());
    QCOMPARE(open.document().session().noValue, core::NoValueRule::Skip);
    QCOMPARE(open.document().history().undoText(), u"Rules that give 0.5667"_s);
    QCOMPARE(open.document().mean().exact, core::Fraction(17, 30));
}

/// What the sentence says comes out when the number is typed.
void TestRankingWorkspace::anotherNumberSettlesIt()
{
    Finder other(u"0.59"_s);
    OpenWindow& open = other.open;
    const int before = other.view().model()->rowCount();
    QVERIFY(before > 1);
    static const QRegularExpression would(
        u"(\\S+) would be ([0-9.]+) under the rules in the first row and ([0-9.]+) under those in "
        "row [0-9]+"_s);
    QRegularExpressionMatch said;
    for (const QLabel* label : other.finder().findChildren<QLabel*>())
        if (const auto match = would.match(label->text()); match.hasMatch())
            said = match;
    QVERIFY(said.hasMatch());
    QVERIFY(said.captured(2) != said.captured(3));
    const QString first = other.cell(0, ui::RuleHitsModel::Rules);
    open.click(other.finder().numbers().another());
    other.finder().numbers().measure(1).setCurrentText(said.captured(1));
    open.type(said.captured(2));
    other.settle();
    QCOMPARE(other.cell(0, ui::RuleHitsModel::Rules), first);
    QVERIFY(other.view().model()->rowCount() < before);
    QTest::keyClick(&other.finder().numbers().line(1), Qt::Key_Escape);
    other.settle();
    QCOMPARE(other.view().model()->rowCount(), before);
}

void TestRankingWorkspace::convention()
{
    OpenWindow open;
    auto& button = open.control<ui::RulesButton>("rules");
    open.workspace().bringToFront(open.workspace().conventions());
    OpenWindow::settle();
    QTableView& table = open.workspace().conventions().view();
    const auto inForce = [&] {
        QStringList names;
        for (int row = 0; row < table.model()->rowCount(); ++row)
            if (table.model()->index(row, 0).data(ui::CurrentRole).toBool())
                names << OpenWindow::text(table, row, 0);
        return names.join(u'+');
    };
    const auto rowOf = [&](const QString& name) {
        for (int row = 0; row < table.model()->rowCount(); ++row)
            if (OpenWindow::text(table, row, 0) == name)
                return row;
        return -1;
    };
    // Every library is there, and every convention that none of them has.
    for (const core::Library& library : core::libraries())
        QVERIFY2(rowOf(QString::fromUtf8(library.name.data())) >= 0, library.name.data());
    QVERIFY(rowOf(u"CatBoost"_s) >= 0 && rowOf(u"Järvelin & Kekäläinen"_s) >= 0);
    QCOMPARE(rowOf(u"LightGBM"_s) >= 0 && rowOf(u"Kaggle, RecBole"_s) < 0, true);
    QCOMPARE(button.label(), u"Rules: trec_eval"_s);
    QVERIFY(inForce().startsWith(u"trec_eval 9.0.8+trec_eval 10+pytrec_eval+"_s));
    // Below the one in force come those that disagree with it.
    QString last = u"another"_s;
    for (int row = 1; row < table.model()->rowCount(); ++row) {
        const QString value =
            OpenWindow::text(table, row, 1) == u"0.6368"_s ? u"the same"_s : u"another"_s;
        QVERIFY2(last == u"another"_s || value == last, qPrintable(QString::number(row)));
        last = value;
    }
    QCOMPARE(last, u"the same"_s);
    QCOMPARE(OpenWindow::text(table, rowOf(u"scikit-learn"_s), 1), u"0.6669"_s);
    QCOMPARE(OpenWindow::text(table, rowOf(u"LightGBM"_s), 1), u"0.5925"_s);
    QCOMPARE(OpenWindow::text(table, 0, 2), u"–"_s);
    QVERIFY(OpenWindow::text(table, rowOf(u"BEIR"_s), 2).contains(u"query’s own document"_s));
    const QString ofRanx =
        table.model()->index(rowOf(u"ranx"_s), 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(ofRanx.contains(u"arbitrarily"_s), qPrintable(ofRanx));

    button.setFocus();
    open.press(Qt::Key_Return);
    open.press(Qt::Key_Down);
    open.press(Qt::Key_Return);
    QCOMPARE(button.label(), u"Rules: scikit-learn"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6669 9.407 / 14.107"_s);
    // Two libraries share it.
    QCOMPARE(inForce(), u"scikit-learn+torchmetrics"_s);
    QCOMPARE(open.document().history().undoText(), u"Rules of scikit-learn"_s);
    QCOMPARE(open.workspace().notRetrieved().remark(), u"Does not count in the ideal ranking."_s);
    open.press(Qt::Key_Down);
    open.press(Qt::Key_Return);
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0), u"0.5925"_s);
    open.undo();
    open.undo();
    open.press(Qt::Key_Escape);
    QCOMPARE(button.label(), u"Rules: trec_eval"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
}

void TestRankingWorkspace::definitionText()
{
    OpenWindow open;
    QCOMPARE(open.definitionText().text(), u"nDCG@10"_s);
    open.definitionText().setFocus();
    open.definitionText().selectAll();
    open.type(u"ndcg(gain=exp)@5"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.card(Measure::Ndcg)->text(), u"nDCG(gain=exp)@5"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.3394 22.815 / 67.227"_s);
    QCOMPARE(open.definitionText().text(), u"nDCG(gain=exp)@5"_s);
    QCOMPARE(open.control<QSpinBox>("cutoff").value(), 5);
    QCOMPARE(open.rules(), u"Rules: gdeval"_s);
    QCOMPARE(open.document().history().undoText(), u"Use nDCG(gain=exp)@5"_s);

    open.definitionText().selectAll();
    open.type(u"err"_s);
    open.press(Qt::Key_Return);
    QVERIFY(open.card(Measure::Err));
    QVERIFY(open.card(Measure::Err)->isChecked());
    QCOMPARE(open.definitionText().text(), u"ERR@5"_s);
    open.press(Qt::Key_Escape);
    open.clickRow(open.list(), 0);
    open.undo();
    QVERIFY(!open.card(Measure::Err));
    open.undo();
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
}

/// k stays, and that is said.
void TestRankingWorkspace::definitionWithoutACutoff()
{
    OpenWindow open;
    QLineEdit& text = open.definitionText();
    text.setFocus();
    text.selectAll();
    open.type(u"AP"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(text.text(), u"AP@10"_s);
    QCOMPARE(open.definition().problem(), u"The cutoff always applies here (k = 10)."_s);
    text.selectAll();
    open.type(u"AP@5"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.definition().problem(), QString());
}

void TestRankingWorkspace::definitionTextRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");  // what the sentence must name
    QTest::addColumn<QString>("suggestion");
    QTest::newRow("misspelt measure") << u"ncdg@5"_s << u"ncdg"_s << u"Did you mean nDCG?"_s;
    QTest::newRow("misspelt parameter")
        << u"nDCG(gian=exp)@5"_s << u"gian"_s << u"Did you mean gain?"_s;
    QTest::newRow("misspelt value") << u"nDCG(gain=exq)@5"_s << u"exq"_s << u"Did you mean exp?"_s;
    QTest::newRow("cutoff 0") << u"nDCG@0"_s << u"0"_s << QString();
    QTest::newRow("no parenthesis") << u"nDCG(gain=exp@5"_s << QString() << QString();
}

void TestRankingWorkspace::definitionTextRefused()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, said);
    QFETCH(const QString, suggestion);
    OpenWindow open;
    const core::Session before = open.document().session();
    open.definitionText().setFocus();
    open.definitionText().selectAll();
    open.type(typed);
    open.press(Qt::Key_Return);
    const QString problem = open.definition().problem();
    QVERIFY2(!problem.isEmpty() && problem.contains(said) && problem.contains(suggestion),
             qPrintable(problem));
    QVERIFY(open.document().session() == before);
    QVERIFY(open.document().history().isClean());
    QCOMPARE(open.definitionText().text(), typed);

    open.definitionText().selectAll();
    open.type(u"AP@10"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.definition().problem(), QString());
    QVERIFY(open.card(Measure::Ap)->isChecked());
}

void TestRankingWorkspace::refusalGoesAway()
{
    OpenWindow open;
    open.definitionText().setFocus();
    open.definitionText().selectAll();
    open.type(u"ncdg"_s);
    open.press(Qt::Key_Return);
    QVERIFY(!open.definition().problem().isEmpty());
    open.press(Qt::Key_Escape);
    open.click(*open.card(Measure::Ap));
    QCOMPARE(open.definitionText().text(), u"AP@10"_s);
    QCOMPARE(open.definition().problem(), QString());
}

void TestRankingWorkspace::parameterByKeyboard()
{
    OpenWindow open;
    auto* gain = qobject_cast<QComboBox*>(open.definition().editor(Parameter::Gain));
    QVERIFY(gain && gain->isVisible());
    gain->setFocus();
    open.press(Qt::Key_Down);
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0), u"0.5841"_s);
    QCOMPARE(open.definitionText().text(), u"nDCG(gain=exp)@10"_s);
    QCOMPARE(open.rules(), u"Rules: gdeval"_s);
    auto* base = open.definition().editor(Parameter::DiscountBase);
    QVERIFY(base && !base->isVisible());
    auto* discount = qobject_cast<QComboBox*>(open.definition().editor(Parameter::Discount));
    QVERIFY(discount);
    discount->setFocus();
    open.press(Qt::Key_Down);
    QVERIFY(base->isVisible());
    QCOMPARE(open.rules(), u"Rules: gdeval, 1 change"_s);
    open.undo();
    open.undo();
    QCOMPARE(gain->currentIndex(), 0);
    QVERIFY(!base->isVisible());
    QCOMPARE(open.score(Measure::Ndcg), u"0.6368 9.407 / 14.773"_s);
}

void TestRankingWorkspace::parameterNumber()
{
    core::Session session = sessionOf({1, 0, 1});
    session.shown = {Measure::Rbp};
    session.selected = Measure::Rbp;
    OpenWindow open(session);
    // RBP = (1 − p)(1 + p²): 0.328 for p = 0.8, 0.625 for p = 0.5.
    QCOMPARE(open.card(Measure::Rbp)->valueShown(), u"0.3280"_s);
    auto* line = qobject_cast<QLineEdit*>(open.definition().editor(Parameter::Persistence));
    QVERIFY(line && line->isVisible());
    QCOMPARE(line->text(), u"0.8"_s);
    line->setFocus();
    line->selectAll();
    open.type(u"0.5"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.card(Measure::Rbp)->valueShown(), u"0.6250"_s);
    line->selectAll();
    open.type(u"2"_s);
    open.press(Qt::Key_Return);
    QVERIFY(!open.definition().problem().isEmpty());
    QCOMPARE(open.card(Measure::Rbp)->valueShown(), u"0.6250"_s);
    line->selectAll();
    open.type(u"0.8"_s);
    open.press(Qt::Key_Return);
    QCOMPARE(open.definition().problem(), QString());
    QCOMPARE(open.card(Measure::Rbp)->valueShown(), u"0.3280"_s);
}

void TestRankingWorkspace::cardsSelect()
{
    OpenWindow open;
    QVERIFY(open.card(Measure::Ndcg)->isChecked());
    open.click(*open.card(Measure::Rr));  // not one of the usual curves, but in front
    OpenWindow::settle();
    QCOMPARE(open.workspace().curve().chart().chart().series.front().name, u"RR@k"_s);
    open.click(*open.card(Measure::Ap));
    QVERIFY(open.card(Measure::Ap)->isChecked());
    QVERIFY(!open.card(Measure::Ndcg)->isChecked());
    QCOMPARE(open.workspace().steps().title(), u"How AP@10 adds up"_s);
    QCOMPARE(open.definitionText().text(), u"AP@10"_s);
    QCOMPARE(open.stepText(2, Column::Term), u"1/2 = 0.500"_s);
    QCOMPARE(open.workspace().curve().chart().chart().series.front().name, u"AP@k"_s);
    QVERIFY(open.document().history().isClean());
    open.press(Qt::Key_Escape);
    open.click(*open.card(Measure::Ap));
    QVERIFY(open.card(Measure::Ap)->isChecked());
}

void TestRankingWorkspace::cardsWalkByKeys()
{
    OpenWindow open;
    open.card(Measure::Ndcg)->setFocus(Qt::TabFocusReason);
    const std::vector<Measure> order{Measure::Ap, Measure::Rr, Measure::P, Measure::Recall};
    for (const Measure measure : order) {
        open.press(Qt::Key_Right);
        QVERIFY(open.card(measure)->isChecked());
        QVERIFY(open.card(measure)->hasFocus());
        QCOMPARE(open.document().session().selected, measure);
        const auto checked = std::count_if(
            open.workspace().cards().cards().begin(), open.workspace().cards().cards().end(),
            [](const ui::ScoreCard* one) { return one->isChecked(); });
        QCOMPARE(checked, 1);
    }
    open.press(Qt::Key_Left);
    QCOMPARE(open.document().session().selected, Measure::P);
}

/// No text changes it: "nothing in the ideal has a gain" once pushed three cards off the screen.
void TestRankingWorkspace::cardsKeepTheirWidth()
{
    OpenWindow open;
    const int width = open.card(Measure::Ndcg)->width();
    const std::size_t count = open.workspace().cards().cards().size();
    core::Session session = open.document().session();
    session.list = sessionOf({0, 0}).list;
    open.document().load(session, QString(), u"Open"_s);
    OpenWindow::settle();
    QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"set to 0"_s);
    QCOMPARE(open.workspace().cards().cards().size(), count);
    for (const ui::ScoreCard* card : open.workspace().cards().cards())
        QCOMPARE(card->width(), width);
}

void TestRankingWorkspace::cardsThatDoNotFitAreInAMenu()
{
    OpenWindow open;
    ui::ScoreCards& row = open.workspace().cards();
    const std::size_t all = open.document().session().shown.size();
    QCOMPARE(row.cards().size(), all);
    QVERIFY(!row.more().isVisible());
    open.window.resize(1024, 640);
    OpenWindow::settle();
    const std::size_t shown = row.cards().size();
    QVERIFY(shown >= 5 && shown < all);
    QCOMPARE(row.more().text(), u"+%1"_s.arg(all - shown));
    for (const ui::ScoreCard* card : row.cards())
        QVERIFY(row.rect().contains(card->geometry()));

    QMenu& menu = *row.more().menu();
    emit menu.aboutToShow();
    QCOMPARE(menu.actions().size(), static_cast<qsizetype>(all - shown));
    menu.actions().back()->trigger();
    OpenWindow::settle();
    QCOMPARE(open.document().session().selected, open.document().session().shown.back());
    QCOMPARE(row.cards().size(), shown);
    QVERIFY(row.cards().back()->isChecked());
}

void TestRankingWorkspace::aMeasureIsAdded()
{
    OpenWindow open;
    auto* measures = open.action(u"Measures"_s)->menu();
    auto buttons = open.workspace().cards().findChildren<QToolButton*>();
    const auto add = std::ranges::find(buttons, u"Add a measure"_s, &QWidget::accessibleName);
    QVERIFY(add != buttons.end() && (*add)->isVisible());
    open.click(**add);
    QVERIFY(measures->isVisible());
    measures->close();
}

/// The list's and the ideal's sums; a copy has them.
void TestRankingWorkspace::sumsGiveWay()
{
    OpenWindow open;
    const auto hidden = [&open] {
        QList<Column> columns;
        for (int section = 0; section < open.steps().model()->columnCount(); ++section)
            if (open.steps().isColumnHidden(section))
                columns << open.steps().steps().column(section);
        return columns;
    };
    const auto copied = [&open] {
        open.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        return QApplication::clipboard()->text();
    };
    QCOMPARE(hidden(), QList<Column>());
    const QString whole = copied();
    QVERIFY2(whole.startsWith(u"rank i\tgrade\tlog₂(i+1)\tgain ÷ discount\tDCG@i\tideal\tideal "
                              "term\tIDCG@i\tnDCG@i\n"_s),
             qPrintable(whole));
    open.window.setZoom(1.15);
    open.window.resize(1024, 640);
    OpenWindow::settle();
    QCOMPARE(hidden(), (QList<Column>{Column::Sum, Column::IdealSum}));
    QCOMPARE(copied(), whole);
    QCOMPARE(open.steps().horizontalScrollBar()->maximum(), 0);
    open.document().select(Measure::Ap);
    OpenWindow::settle();
    QCOMPARE(hidden(), QList<Column>());
}

void TestRankingWorkspace::theRankHasATag()
{
    OpenWindow open;
    const auto* tag = open.workspace().steps().findChild<ui::RankTag*>();
    QVERIFY(tag && tag->isVisible());
    open.clickRow(open.list(), 3);
    QCOMPARE(tag->accessibleName(), u"Rank 4 · Custom Birthday Cakes"_s);
    const auto labels = open.workspace().steps().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith(u"Grade 5, discount"_s);
    }));
    open.press(Qt::Key_F6);
    OpenWindow::settle();
    QVERIFY(!tag->isVisible());
}

void TestRankingWorkspace::undefinedSaysWhy()
{
    core::Session session = sessionOf({0, 0, 0});
    session.shown = {Measure::Ndcg, Measure::Ap, Measure::P};
    OpenWindow open(session);
    for (const Measure measure : {Measure::Ndcg, Measure::Ap}) {
        const ui::ScoreCard* card = open.card(measure);
        QCOMPARE(card->valueShown(), u"set to 0"_s);
        QVERIFY(!card->accessibleDescription().isEmpty());
        QVERIFY2(card->toolTip().endsWith(card->accessibleDescription()),
                 qPrintable(card->toolTip()));
        QVERIFY(card->accessibleName().endsWith(u": set to 0: "_s + card->fractionShown()));
    }
    QCOMPARE(open.card(Measure::Ap)->fractionShown(), u"no relevant documents"_s);
    QVERIFY(open.card(Measure::Ap)->accessibleDescription().contains(u"relevant"_s));
    QCOMPARE(open.score(Measure::P), u"0.0000 0/10"_s);
    QCOMPARE(open.stepText(3, Column::Value), u"–"_s);
    QCOMPARE(open.workspace().steps().sentence().section(u'\n', -1),
             open.card(Measure::Ndcg)->accessibleDescription());
    open.workspace().bringToFront(open.workspace().conventions());
    OpenWindow::settle();
    const QTableView& table = open.workspace().conventions().view();
    QCOMPARE(OpenWindow::text(table, 0, 1), u"set to 0"_s);
    bool hasOne = false;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        hasOne = hasOne || (OpenWindow::text(table, row, 0) == u"LightGBM"_s &&
                            OpenWindow::text(table, row, 1) == u"set to 1"_s);
    QVERIFY(hasOne);
    QCOMPARE(table.model()->index(0, 1).data(Qt::ToolTipRole).toString(),
             open.card(Measure::Ndcg)->accessibleDescription());

    open.clickRow(open.list(), 0);
    open.type(u"1"_s);
    QCOMPARE(open.score(Measure::Ap), u"1.0000 1/1"_s);
    QVERIFY(!open.card(Measure::Ap)->toolTip().contains(u'.'));
}

void TestRankingWorkspace::ruleWithoutAValueIsSet_data()
{
    QTest::addColumn<int>("downs");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("ends");  // of the sentence in every place
    QTest::addColumn<QString>("status");
    QTest::newRow("counts as 1") << 1 << u"set to 1"_s
                                 << u" Under the current rule, the query counts as 1."_s
                                 << u"counts as 1"_s;
    QTest::newRow("is skipped") << 2 << u"skipped"_s
                                << u" Under the current rule, the mean skips the query."_s
                                << u"is skipped"_s;
}

/// The rule stands with the other ones, is a step like theirs, and every place names it.
void TestRankingWorkspace::ruleWithoutAValueIsSet()
{
    QFETCH(const int, downs);
    QFETCH(const QString, card);
    QFETCH(const QString, ends);
    QFETCH(const QString, status);
    core::Session session = sessionOf({0, 0, 0});
    session.shown = {Measure::Ndcg, Measure::Ap};
    OpenWindow open(session);
    const core::Session before = open.document().session();
    QComboBox& box = open.definition().noValue();
    QCOMPARE(box.currentText(), u"counts as 0"_s);
    OpenWindow::settle();
    box.setFocus(Qt::TabFocusReason);
    for (int i = 0; i < downs; ++i)
        open.press(Qt::Key_Down);
    QCOMPARE(open.card(Measure::Ndcg)->valueShown(), card);
    QCOMPARE(open.document().history().undoText(), u"Query with an undefined value: "_s + status);
    QCOMPARE(open.rules(), u"Rules: trec_eval, 1 change"_s);
    open.press(Qt::Key_Escape);

    const QString said = open.card(Measure::Ndcg)->accessibleDescription();
    QVERIFY2(said.endsWith(ends), qPrintable(said));
    open.workspace().bringToFront(open.workspace().loss());
    OpenWindow::settle();
    QCOMPARE(open.workspace().loss().sentence(), said);
    const QAbstractItemModel& steps = *open.steps().model();
    QCOMPARE(steps.index(2, steps.columnCount() - 1).data(Qt::ToolTipRole).toString(), said);
    open.press(Qt::Key_F6);
    open.workspace().stepMode().toLast();
    OpenWindow::settle();
    QVERIFY2(open.workspace().steps().sentence().contains(said),
             qPrintable(open.workspace().steps().sentence()));
    open.workspace().stepMode().setOn(false);

    while (!open.document().history().isClean())
        open.undo();
    QVERIFY(open.document().session() == before);
}

void TestRankingWorkspace::emptyListSaysWhatToDo()
{
    OpenWindow open(sessionOf({}));
    QVERIFY(!open.workspace().curve().chart().emptyText().isEmpty());
    QCOMPARE(open.steps().model()->rowCount(), 0);
    QCOMPARE(open.card(Measure::Ndcg)->valueShown(), u"set to 0"_s);
    open.list().setFocus();
    // Nothing is selected: none of these may do harm.
    for (const int key : {Qt::Key_Delete, Qt::Key_F2, Qt::Key_Return, Qt::Key_Up, Qt::Key_Down})
        open.press(key);
    open.press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(open.document().history().isClean());
    open.press(Qt::Key_Insert);
    open.type(u"3"_s);
    QCOMPARE(open.chips(), u"3"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"1.0000 3/3"_s);
}

void TestRankingWorkspace::currentRankIsLitEverywhere()
{
    OpenWindow open;
    QCOMPARE(open.litRank(), 2);  // the first relevant one
    open.clickRow(open.list(), 5);
    QCOMPARE(open.litRank(), 6);
    QVERIFY(open.workspace().steps().sentence().startsWith(u"Rank 6: grade 3"_s));
    open.press(Qt::Key_Down);
    QCOMPARE(open.litRank(), 7);

    open.point(open.cell(open.steps(), 3, 2));
    QCOMPARE(open.litRank(), 4);
    QVERIFY(open.workspace().steps().sentence().startsWith(u"Rank 4: grade 5"_s));
    open.point(open.cell(open.steps(), 8, 4));
    QCOMPARE(open.litRank(), 9);

    const auto term = [&open](std::size_t rank) {
        const ui::FormulaView& view = open.formula();
        const double top =
            std::max(0.0, std::floor((view.height() - view.formulaLayout().size().height()) / 2));
        const QRectF place = view.formulaLayout().placesOf(rank).front();
        return view.mapTo(&open.window, (place.center() + QPointF(0, top)).toPoint());
    };
    open.point(term(4));
    QCOMPARE(open.litRank(), 4);
    open.click(term(2));
    QCOMPARE(open.litRank(), 2);

    open.steps().setFocus();
    open.click(open.cell(open.steps(), 5, 0));
    QCOMPARE(open.litRank(), 6);
    open.press(Qt::Key_Down);
    QCOMPARE(open.litRank(), 7);
    QVERIFY(open.document().history().isClean());
}

// Worked examples from introductions to ranking metrics on the web, computed anew in double
// precision by a program of its own; the ones that are a single list.
void TestRankingWorkspace::published_data()
{
    QTest::addColumn<core::Session>("session");
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("score");  // value and fraction as the card shows them
    const auto row = [](const char* name, const core::Session& session, const char* definition,
                        const QString& score) {
        QTest::newRow(name) << session << QString::fromLatin1(definition) << score;
    };
    row("mrr5-ranks-2-1-5, rank 2", sessionOf({0, 1, 0, 0, 0}), "RR@5", u"0.5000 1/2"_s);
    row("mrr5-ranks-2-1-5, rank 1", sessionOf({1, 0, 0, 0, 0}), "RR@5", u"1.0000 exact"_s);
    row("mrr5-ranks-2-1-5, rank 5", sessionOf({0, 0, 0, 0, 1}), "RR@5", u"0.2000 1/5"_s);
    row("mrr5-four-queries, the last", sessionOf({0, 0, 0, 0, 0}, {1}), "RR@5", u"0.0000 exact"_s);

    const core::Session linear = sessionOf({3, 2, 3, 0, 1});
    row("ndcg5-linear-32301", linear, "nDCG(ideal=retrieved)@5", u"0.9724 6.149 / 6.323"_s);
    row("ndcg5-linear-32301, DCG", linear, "DCG@5", u"6.1487 "_s);
    row("ndcg5-linear-32301, IDCG", linear, "IDCG(ideal=retrieved)@5", u"6.3235 "_s);
    row("ndcg5-exponential-32301", linear, "nDCG(gain=exp, ideal=retrieved)@5",
        u"0.9575 12.780 / 13.347"_s);

    const core::Session seven = sessionOf({4, 3, 2, 1, 3, 1, 2}, {3, 3, 3});
    row("seven-documents, RR of the best grade", seven, "RR(rel=3, of=best)", u"1.0000 exact"_s);
    row("seven-documents, AP", seven, "AP(rel=3)", u"0.4333 13/30"_s);

    const core::Session five = sessionOf(hitsAt({2, 3, 6, 29, 58}, 58));
    row("ap-four-relevant", sessionOf(hitsAt({1, 2, 5, 7}, 7)), "AP@10", u"0.7929 111/140"_s);
    row("ap-five-relevant", five, "AP@100", u"0.3782 329/870"_s);
    row("ap-five-relevant, at 8", five, "AP@8", u"0.3333 1/3"_s);
    row("rc-three-documents", sessionOf({1, 0, 1}), "RC", u"0.6667 2/3"_s);

    const core::Session abc = sessionOf(hitsAt({2, 4, 5}, 10));
    row("first-answer-at-2, RR", abc, "RR@10", u"0.5000 1/2"_s);
    row("first-answer-at-2, recall", abc, "Recall@10", u"1.0000 3/3"_s);
    row("first-answer-at-2, capped", abc, "Recall_cap@10", u"1.0000 3/3"_s);

    const core::Session found1of1 = sessionOf(hitsAt({3}, 10));
    const core::Session found0of1 = sessionOf(hitsAt({}, 10), {1});
    const core::Session found10of20 =
        sessionOf(std::vector<double>(10, 1.0), std::vector<double>(10, 1.0));
    const core::Session found5of20 =
        sessionOf(hitsAt({1, 2, 3, 4, 5}, 10), std::vector<double>(15, 1.0));
    row("capped-recall, 1 of 1", found1of1, "Recall@10", u"1.0000 1/1"_s);
    row("capped-recall, 1 of 1, capped", found1of1, "Recall_cap@10", u"1.0000 1/1"_s);
    row("capped-recall, 0 of 1", found0of1, "Recall@10", u"0.0000 0/1"_s);
    row("capped-recall, 0 of 1, capped", found0of1, "Recall_cap@10", u"0.0000 0/1"_s);
    row("capped-recall, 10 of 20", found10of20, "Recall@10", u"0.5000 10/20"_s);
    row("capped-recall, 10 of 20, capped", found10of20, "Recall_cap@10", u"1.0000 10/10"_s);
    row("capped-recall, 5 of 20", found5of20, "Recall@10", u"0.2500 5/20"_s);
    row("capped-recall, 5 of 20, capped", found5of20, "Recall_cap@10", u"0.5000 5/10"_s);

    const core::Session shops = sessionOf({1, 4, 2, 5, 1, 3, 3, 1, 5, 4});
    row("birthday-cakes, relevant only", shops, "nDCG(rel=3, ideal=relevant)@10",
        u"0.8584 12.109 / 14.107"_s);
    row("birthday-cakes, all retrieved grades", shops, "nDCG(ideal=retrieved)@10",
        u"0.7723 12.109 / 15.679"_s);
    row("birthday-cakes, grades below 3 as 0", sessionOf({0, 4, 0, 5, 0, 3, 3, 0, 5, 4}), "nDCG@10",
        u"0.6669 9.407 / 14.107"_s);
    row("table-0674", sessionOf({0, 5, 0, 4, 4, 0, 0, 0, 0, 0}), "nDCG@10",
        u"0.6746 6.425 / 9.524"_s);

    const core::Session films = sessionOf(hitsAt({1, 5, 6, 10}, 10), {1, 1, 1, 1, 1, 1});
    row("recall-at-k-films, 5", films, "Recall@5", u"0.2000 2/10"_s);
    row("recall-at-k-films, 10", films, "Recall@10", u"0.4000 4/10"_s);
    const core::Session songs = sessionOf(hitsAt({1, 3, 5, 8}, 10));
    row("precision-at-k-songs, 5", songs, "P@5", u"0.6000 3/5"_s);
    row("precision-at-k-songs, 10", songs, "P@10", u"0.4000 4/10"_s);
    row("hit-rate-three-users, first", sessionOf({0, 1, 0}), "Success@3", u"1.0000 yes"_s);
    row("hit-rate-three-users, second", sessionOf({0, 0, 0}, {1, 1}), "Success@3", u"0.0000 no"_s);

    row("map6-three-users, first", sessionOf({1, 0, 0, 1, 0, 1}), "AP@6", u"0.6667 2/3"_s);
    row("map6-three-users, second", sessionOf({0, 1, 0, 0, 1, 0}), "AP@6", u"0.4500 9/20"_s);
    row("map6-three-users, third", sessionOf({1, 1, 0, 1, 0, 0}), "AP@6", u"0.9167 11/12"_s);
    const core::Session early = sessionOf({1, 1, 1, 0, 0, 0});
    row("same-precision-other-ap, P of the first", sessionOf({1, 0, 0, 1, 0, 1}), "P@6",
        u"0.5000 3/6"_s);
    row("same-precision-other-ap, P of the second", early, "P@6", u"0.5000 3/6"_s);
    row("same-precision-other-ap, AP of the second", early, "AP@6", u"1.0000 3/3"_s);

    const core::Session trip = sessionOf({4, 2, 0, 1, 3});
    row("chengdu-trip, CG", trip, "CG@5", u"10.0000 exact"_s);
    row("chengdu-trip, DCG", trip, "DCG@5", u"6.8531 "_s);
    row("chengdu-trip, IDCG", trip, "IDCG(ideal=retrieved)@5", u"7.3235 "_s);
    row("chengdu-trip, nDCG", trip, "nDCG(ideal=retrieved)@5", u"0.9358 6.853 / 7.323"_s);
    row("chengdu-food, nDCG", sessionOf({4, 1, 3, 4, 0}), "nDCG(ideal=retrieved)@5",
        u"0.9289 7.854 / 8.454"_s);

    const core::Session a = sessionOf({4, 2, 2, 2, 1});
    const core::Session b = sessionOf({4, 0, 0, 0, 0}, {2, 2, 2, 1});
    row("system-a-system-b, RR of A", a, "RR", u"1.0000 exact"_s);
    row("system-a-system-b, RR of B", b, "RR", u"1.0000 exact"_s);
    row("system-a-system-b, A by its own results", a, "nDCG(ideal=retrieved)@5",
        u"1.0000 7.510 / 7.510"_s);
    row("system-a-system-b, B by its own results", b, "nDCG(ideal=retrieved)@5", u"1.0000 4/4"_s);
    row("system-a-system-b, B in the pool 4,2,2,2,1", b, "nDCG@5", u"0.5326 4.000 / 7.510"_s);
}

void TestRankingWorkspace::published()
{
    QFETCH(core::Session, session);
    QFETCH(const QString, definition);
    QFETCH(const QString, score);
    const core::MeasureSpec defined = *core::parseMeasureSpec(definition.toStdString());
    session.shown = {defined.measure};
    session.selected = defined.measure;
    session.settings = defined.settings;
    session.cutoff = defined.cutoff.value_or(10);
    OpenWindow open(session);
    QCOMPARE(open.score(defined.measure), score);
    const QString value = score.section(u' ', 0, 0);
    QVERIFY(open.card(defined.measure)->accessibleName().endsWith(value));
    const std::size_t last = std::min(session.cutoff, session.list.ranked.size());
    const QString step = open.stepText(last, Column::Value);
    if (defined.measure == Measure::Success)
        QCOMPARE(step, value.left(1));
    else if (!step.isEmpty())
        QVERIFY2(step.endsWith(value), qPrintable(step));
    else  // a plain sum shows one decimal less
        QVERIFY(std::abs(open.stepText(last, Column::Sum).toDouble() - value.toDouble()) < 6e-4);
}

QTEST_MAIN(TestRankingWorkspace)

}  // namespace tst_ranking_workspace

#include "tst_ranking_workspace.moc"
