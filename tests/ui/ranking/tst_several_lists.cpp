// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session_queries.h"
#include "core/rankings/evaluation/written_mean.h"
#include "tests/ui/collection_samples.h"
#include "tests/ui/open_window.h"
#include "ui/charts/chart/figure_data.h"
#include "ui/charts/view/bar_chart_view.h"
#include "ui/collection/collection_report.h"
#include "ui/collection/table/collection_mean_panel.h"
#include "ui/ranking/document/list_caption.h"
#include "ui/ranking/list/queries_in_strip.h"
#include "ui/ranking/list/query_strip.h"
#include "ui/ranking/ranking_report.h"
#include "ui/ranking/steps/mean_panel.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/presentation/measure_headline.h"
#include "ui/window/presentation/ranking_presentation.h"
#include "ui/workspace/mean_view.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <random>

namespace tst_several_lists {

using namespace ranking_samples;

namespace {

/// MRR@5 = (1 + 1/2 + 1/5 + 0)/4, as a page on MRR has it.
core::Session fourQueries()
{
    core::Session session = sessionOf({1, 0, 0, 1, 0});
    session.list.query = "q1";
    session.shown = {core::Measure::Rr, core::Measure::Ap};
    session.selected = core::Measure::Rr;
    session.cutoff = 5;
    for (const auto& grades :
         {std::vector<double>{0, 1, 0, 0, 0}, {0, 0, 0, 0, 1}, {0, 0, 0, 0, 0}}) {
        core::QueryLists& query = session.after.emplace_back();
        query.list = sessionOf(grades).list;
        query.list.query = "q" + std::to_string(session.after.size() + 1);
    }
    return session;
}

class OpenQueries : public OpenWindow {
public:
    explicit OpenQueries(const core::Session& session = fourQueries())
        : OpenWindow(session)
    {}

    ui::QueryStrip& strip() { return workspace().rankedList().queries(); }
    ui::MeanView& mean()
    {
        workspace().bringToFront(workspace().mean());
        settle();
        return workspace().mean().view();
    }
    QString formulaOfMean() { return ui::toPlainText(mean().formula().formula()); }
    /// "q1 1.0000 | q2 0.5000": what the strip shows.
    QString cards()
    {
        QStringList cards;
        const QAbstractItemModel& queries = *strip().view().model();
        for (int row = 0; row < queries.rowCount(); ++row)
            cards << queries.index(row, 0).data().toString() + u' ' +
                         queries.index(row, 0).data(ui::QueriesInStrip::ValueRole).toString();
        return cards.join(u" | ");
    }
    QPoint card(int row) { return cell(strip().view(), row, 0); }
};

/// A panel needs a window around it to be shown as one is.
void showAlone(QWidget& window, QWidget& panel)
{
    window.resize(1200, 300);
    panel.resize(window.size());
    window.show();
}

const QString fourCards = u"q1 1.0000 | q2 0.5000 | q3 0.2000 | q4 set to 0"_s;

}  // namespace

class TestSeveralLists : public QObject {
    Q_OBJECT
private slots:
    void init();
    void pastedLinesAreQueries();
    void namedQueriesNeedNoQuestion();
    void anotherSetTakesThePlaceOfAll();
    void typedQueries();
    void typedAfterEnter();
    void cutNamesDiffer();
    void linesOfAFileAreQueries();
    void theCardShowsTheMean();
    void oneQueryShowsNoStrip();
    void keysWalkTheQueries();
    void clicksChooseQueries();
    void termsAreLitWithTheirQueries();
    void editsChangeTheMean();
    void undoGoesBackToTheQueryItChanges();
    void walkingIsOneStep();
    void queriesAreAddedAndDeleted();
    void namesAreEdited();
    void rulesAreSwitched_data();
    void rulesAreSwitched();
    void cardOfTheMean();
    void twoListsOfAQuery();
    void sessionsComeBack();
    void reportWritesTheMeanOut();
    void barsOfTheMean();
    void figureOfTheMean();
    void captionNamesTheListsOfAMean();
    void cardsHaveRoom_data();
    void cardsHaveRoom();
    void stepModeKeepsTheSecret();
    void presented();
    void shownAsACollection();
    void namesAreWholeAtAnySize();
    void meanOfACollection();
    void rulesOfACollection();
    void reportOfACollectionWritesTheMeanOut();
    void meanOfManyQueries();
    void randomEditsKeepTheMean_data();
    void randomEditsKeepTheMean();
};

void TestSeveralLists::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestSeveralLists::pastedLinesAreQueries()
{
    OpenQueries open(cakes());
    QApplication::clipboard()->setText(u"A: 1 0 0 1 0\nB: 0 1 0 0 0\nC: 0 0 0 0 1\n0 0 0 0 0\n"_s);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_V, Qt::ControlModifier);
    OpenWindow::settle();
    QVERIFY(!open.strip().isVisible());
    open.click(open.workspace().rankedList().question().button(0));
    OpenWindow::settle();
    open.document().adopt(*core::parseMeasureSpec("RR@5"));
    QVERIFY(open.strip().isVisible());
    QVERIFY(!open.workspace().rankedList().question().isVisible());
    QCOMPARE(open.cards(), u"A 1.0000 | B 0.5000 | C 0.2000 | q4 set to 0"_s);
    QCOMPARE(open.chips(), u"1 0 0 1 0"_s);
    QCOMPARE(open.quickLine().text(), u"1 0 0 1 0"_s);
    QVERIFY(open.workspace().mean().isVisible());
    QCOMPARE(open.formulaOfMean(), u"MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250"_s);
    QCOMPARE(open.mean().sentences(),
             u"q4: set to 0: no relevant documents. Geometric mean 0.0316 (values below 0.00001 "
             "are raised to 0.00001), median 0.3500."_s);
    open.document().history().undo();
    open.document().history().undo();
    QCOMPARE(open.document().queryCount(), std::size_t{1});
    QCOMPARE(open.document().session().list, cakes().list);
    QVERIFY(!open.strip().isVisible());
    QVERIFY(open.workspace().steps().isVisible());
}

void TestSeveralLists::namedQueriesNeedNoQuestion()
{
    OpenQueries open(cakes());
    QApplication::clipboard()->setText(u"A: 1 0 0 1 0\nB: 0 1 0 0 0\nC: 0 0 0 0 1\n"_s);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_V, Qt::ControlModifier);
    OpenWindow::settle();
    QVERIFY(!open.workspace().rankedList().question().isVisible());
    open.document().adopt(*core::parseMeasureSpec("RR@5"));
    QCOMPARE(open.cards(), u"A 1.0000 | B 0.5000 | C 0.2000"_s);
}

void TestSeveralLists::anotherSetTakesThePlaceOfAll()
{
    OpenQueries open;
    open.document().adopt(*core::parseMeasureSpec("RR@5"));
    open.document().showQuery(1);
    const QString before = open.cards();
    QApplication::clipboard()->setText(u"A: 1 0\nB: 0 1\nC: 0 0 1\n"_s);
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.cards(), u"A 1.0000 | B 0.5000 | C 0.3333"_s);
    auto& offer = open.workspace().rankedList().quickLine().offer();
    QVERIFY(offer.isVisible());
    QCOMPARE(offer.question(), u"Your 4 previous queries were replaced."_s);
    open.undo();
    QCOMPARE(open.cards(), before);
    QVERIFY(!offer.isVisible());
    open.redo();
    open.press(Qt::Key_L, Qt::ControlModifier);
    open.press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(offer.question(), u"Your 3 previous queries were replaced."_s);
    open.document().setCutoff(3);
    open.click(offer.button(0));
    QCOMPARE(open.document().queryCount(), std::size_t{5});
    QCOMPARE(open.document().session().cutoff, std::size_t{3});
    open.undo();
    QCOMPARE(open.document().queryCount(), std::size_t{3});
}

/// Asked about while more may follow, and taken with Enter.
void TestSeveralLists::typedQueries()
{
    OpenQueries open(cakes());
    open.document().adopt(*core::parseMeasureSpec("RR@5"));
    open.press(Qt::Key_L, Qt::ControlModifier);
    QTest::keyClicks(&open.quickLine(), u"A: 1 0; B: 0 1; user C: 0 0 1"_s);
    QVERIFY(!open.strip().isVisible());
    QVERIFY(open.workspace().rankedList().question().isVisible());
    QTest::keyClick(&open.quickLine(), Qt::Key_Return);
    QVERIFY(!open.workspace().rankedList().question().isVisible());
    QCOMPARE(open.cards(), u"A 1.0000 | B 0.5000 | user C 0.3333"_s);
    QTest::keyClicks(&open.quickLine(), u"0 1 1"_s);
    QCOMPARE(open.cards(), u"A 0.5000 | B 0.5000 | user C 0.3333"_s);
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    QTest::keyClicks(&open.quickLine(), u"0 0 0 1"_s);
    QCOMPARE(open.cards(), u"A 0.5000 | B 0.2500 | user C 0.3333"_s);
}

void TestSeveralLists::typedAfterEnter()
{
    OpenQueries open(cakes());
    open.press(Qt::Key_L, Qt::ControlModifier);
    QTest::keyClicks(&open.quickLine(), u"first try: 0 1 0"_s);
    QTest::keyClick(&open.quickLine(), Qt::Key_Return);
    QCOMPARE(open.document().list().query, std::string("first try"));
    QTest::keyClicks(&open.quickLine(), u"1 1"_s);
    QTest::keyClick(&open.quickLine(), Qt::Key_Return);
    QCOMPARE(open.chips(), u"1 1"_s);
    open.undo();
    QCOMPARE(open.chips(), u"0 1 0"_s);
}

void TestSeveralLists::cutNamesDiffer()
{
    core::Session session = fourQueries();
    session.list.query = "the returned ranking of query 1 in the list";
    session.after[0].list.query = "the returned ranking of query 2 in the list";
    session.after[1].list.query = "the returned ranking of query 12 in the list";
    OpenQueries open(session);
    const QListView& view = open.strip().view();
    const auto& cards = static_cast<const ui::QueryCardDelegate&>(*view.itemDelegate());
    QStringList shown;
    for (int row = 0; row < 4; ++row)
        shown << cards.shownName(view.model()->index(row, 0), view.font(), 60);
    QCOMPARE(shown.removeDuplicates(), 0);
    QCOMPARE(shown.last(), u"q4"_s);
}

void TestSeveralLists::linesOfAFileAreQueries()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"four.txt"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("first: 0 1 0 0\n1 0 0 0\nthird: 0 0 0 1\n");
    file.close();
    OpenQueries open;
    QVERIFY(open.window.open({path}));
    QTRY_VERIFY(open.workspace().rankedList().question().isVisible());
    QCOMPARE(open.cards(), fourCards);
    open.workspace().rankedList().question().button(0).click();
    QCOMPARE(open.cards(), u"first 0.5000 | q2 1.0000 | third 0.2500"_s);
    open.undo();
    QCOMPARE(open.cards(), fourCards);
}

void TestSeveralLists::theCardShowsTheMean()
{
    OpenQueries open;
    open.workspace().cards().mean()->click();
    QVERIFY(open.workspace().mean().isVisible());
}

void TestSeveralLists::oneQueryShowsNoStrip()
{
    OpenQueries open(cakes());
    QVERIFY(!open.strip().isVisible());
    QVERIFY(!open.workspace().cards().mean());
    QVERIFY(!open.action(u"Next query"_s)->isEnabled());
    QVERIFY(!open.action(u"Delete query"_s)->isEnabled());
    QVERIFY(open.workspace().steps().isVisible());
}

void TestSeveralLists::keysWalkTheQueries()
{
    OpenQueries open;
    QCOMPARE(open.cards(), fourCards);
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(open.chips(), u"0 1 0 0 0"_s);
    QCOMPARE(open.document().title(), u"q2"_s);
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(open.document().title(), u"q4"_s);
    QCOMPARE(open.strip().view().currentIndex().row(), 3);
    open.press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(open.document().title(), u"q3"_s);
    QCOMPARE(open.cards(), fourCards);
    open.strip().view().setFocus();
    open.press(Qt::Key_Left);
    QCOMPARE(open.document().title(), u"q2"_s);
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(2));
}

void TestSeveralLists::clicksChooseQueries()
{
    OpenQueries open;
    open.click(open.card(2));
    QCOMPARE(open.chips(), u"0 0 0 0 1"_s);
    ui::FormulaView& formula = open.mean().formula();
    formula.setFocus();
    open.press(Qt::Key_Home);
    QCOMPARE(open.document().title(), u"q1"_s);
    open.press(Qt::Key_Right);
    QCOMPARE(open.document().title(), u"q2"_s);
}

void TestSeveralLists::termsAreLitWithTheirQueries()
{
    OpenQueries open;
    ui::FormulaView& formula = open.mean().formula();
    QCOMPARE(formula.currentRank(), std::optional<std::size_t>(1));
    open.point(QPoint(2, 2));
    open.point(open.card(2));
    QCOMPARE(formula.currentRank(), std::optional<std::size_t>(3));
    QCOMPARE(open.document().title(), u"q1"_s);
    open.point(QPoint(2, 2));
    QTRY_COMPARE(formula.currentRank(), std::optional<std::size_t>(1));
    emit formula.rankHovered(2);
    QVERIFY(
        open.strip().view().model()->index(1, 0).data(ui::QueriesInStrip::PointedRole).toBool());
    emit formula.hoverLeft();
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(formula.currentRank(), std::optional<std::size_t>(2));
}

void TestSeveralLists::editsChangeTheMean()
{
    OpenQueries open;
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    open.clickRow(open.list(), 0);
    open.press(Qt::Key_1);
    QCOMPARE(open.cards(), u"q1 1.0000 | q2 1.0000 | q3 0.2000 | q4 set to 0"_s);
    QCOMPARE(open.formulaOfMean(), u"MRR@5 = (1 + 1 + 1/5 + 0)/4 = 11/20 = 0.5500"_s);
    open.document().setCutoff(4);
    QCOMPARE(open.formulaOfMean(), u"MRR@4 = (1 + 1 + 0 + 0)/4 = 1/2 = 0.5000"_s);
    open.document().select(core::Measure::Ap);
    QVERIFY(open.mean().sentences().contains(u"Geometric mean (GMAP) 0.0"_s));
    QCOMPARE(open.formulaOfMean(), u"MAP@4 = (3/4 + 1 + 0 + 0)/4 = 7/16 = 0.4375"_s);
}

void TestSeveralLists::undoGoesBackToTheQueryItChanges()
{
    OpenQueries open;
    const core::Session before = open.document().session();
    open.clickRow(open.list(), 1);
    open.press(Qt::Key_1);
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    open.clickRow(open.list(), 2);
    open.press(Qt::Key_1);
    const core::Session after = open.document().session();
    open.undo();
    QCOMPARE(open.document().title(), u"q2"_s);
    QCOMPARE(open.chips(), u"0 1 0 0 0"_s);
    open.undo();
    QCOMPARE(open.document().title(), u"q1"_s);
    open.undo();
    QVERIFY(open.document().session() == before);
    for (int step = 0; step < 3; ++step)
        open.redo();
    QVERIFY(open.document().session() == after);
}

void TestSeveralLists::walkingIsOneStep()
{
    OpenQueries open;
    const int steps = open.document().history().count();
    for (int turn = 0; turn < 3; ++turn)
        open.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(open.document().history().count(), steps + 1);
    for (int turn = 0; turn < 3; ++turn)
        open.press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(open.document().history().count(), steps);
    QCOMPARE(open.document().title(), u"q1"_s);
}

void TestSeveralLists::queriesAreAddedAndDeleted()
{
    OpenQueries open(sessionOf({0, 1}));
    open.document().adopt(*core::parseMeasureSpec("RR"));
    const core::Session before = open.document().session();
    open.action(u"Duplicate query"_s)->trigger();
    QCOMPARE(open.document().queryName(0), u"q1"_s);
    QCOMPARE(open.document().title(), u"q1-2"_s);
    QCOMPARE(open.document().placeInFront(), std::size_t{1});
    open.action(u"Add a query"_s)->trigger();
    QCOMPARE(open.document().title(), u"q3"_s);
    QVERIFY(open.list().model()->rowCount() == 0);
    open.quickLine().setFocus();
    open.type(u"1 0"_s);
    QCOMPARE(open.cards(), u"q1 0.5000 | q1-2 0.5000 | q3 1.0000"_s);
    open.action(u"Delete query"_s)->trigger();
    QCOMPARE(open.document().title(), u"q1-2"_s);
    open.action(u"Delete query"_s)->trigger();
    QCOMPARE(open.document().queryCount(), std::size_t{1});
    QVERIFY(!open.strip().isVisible());
    QVERIFY(open.workspace().steps().isVisible());
    while (!(open.document().session() == before) && open.document().history().canUndo())
        open.document().history().undo();
    QVERIFY(open.document().session() == before);
}

void TestSeveralLists::namesAreEdited()
{
    OpenQueries open;
    open.strip().view().setFocus();
    open.press(Qt::Key_F2);
    auto* editor = open.strip().view().findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, u"first"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    OpenWindow::settle();
    QCOMPARE(open.document().title(), u"first"_s);
    QVERIFY(open.cards().startsWith(u"first 1.0000 | q2"_s));
    open.document().history().undo();
    QCOMPARE(open.document().title(), u"q1"_s);
}

void TestSeveralLists::rulesAreSwitched_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("said");
    QTest::newRow("counts as 1") << 1 << u"MRR@5 = (1 + 1/2 + 1/5 + 1)/4 = 27/40 = 0.6750"_s
                                 << u"q4: set to 1: no relevant documents."_s;
    QTest::newRow("is skipped") << 2 << u"MRR@5 = (1 + 1/2 + 1/5)/3 = 17/30 = 0.5667"_s
                                << u"q4: skipped: no relevant documents."_s;
}

void TestSeveralLists::rulesAreSwitched()
{
    QFETCH(const int, button);
    QFETCH(const QString, formula);
    QFETCH(const QString, said);
    OpenQueries open;
    const QString before = open.formulaOfMean();
    auto* switches = open.mean().findChild<ui::Segments*>();
    open.click(*switches->findChildren<QToolButton*>()[button]);
    QCOMPARE(open.formulaOfMean(), formula);
    QVERIFY2(open.mean().sentences().startsWith(said), qPrintable(open.mean().sentences()));
    open.undo();
    QCOMPARE(open.formulaOfMean(), before);
}

void TestSeveralLists::cardOfTheMean()
{
    OpenQueries open;
    ui::ScoreCard* card = open.workspace().cards().mean();
    QVERIFY(card);
    QCOMPARE(card->text(), u"MRR@5"_s);
    QCOMPARE(card->valueShown(), u"0.4250"_s);
    QCOMPARE(card->fractionShown(), u"17/40, 4 queries"_s);
    QVERIFY(!open.workspace().mean().isVisible());
    open.click(*card);
    QVERIFY(open.workspace().mean().isVisible());
    QCOMPARE(open.workspace().mean().title(), u"MRR@5 over 4 queries"_s);
}

void TestSeveralLists::twoListsOfAQuery()
{
    OpenQueries open;
    open.document().duplicateAsB();
    open.document().move(0, 4);
    QCOMPARE(open.formulaOfMean(), u"MRR@5 = (1/3 + 1/2 + 1/5 + 0)/4 = 31/120 = 0.2583"_s);
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(!open.document().hasTwoLists());
    // A of the first query counts while the one in front has no B.
    QCOMPARE(open.formulaOfMean(), u"MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250"_s);
    open.press(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(open.document().listName(), core::ListName::B);
    open.press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(open.formulaOfMean(), u"MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250"_s);
}

void TestSeveralLists::sessionsComeBack()
{
    OpenQueries open;
    open.press(Qt::Key_PageDown, Qt::ControlModifier);
    const std::string text = core::toJson(open.document().session());
    OpenQueries again(core::parseSession(text, "file").value());
    QCOMPARE(again.cards(), fourCards);
    QCOMPARE(again.document().title(), u"q2"_s);
    QCOMPARE(again.strip().view().currentIndex().row(), 1);
    QVERIFY(core::toJson(again.document().session()) == text);
}

void TestSeveralLists::reportWritesTheMeanOut()
{
    OpenQueries open;
    const ui::Report report = ui::rankingReport(open.document(), {}, {});
    const auto section =
        std::ranges::find(report.sections, u"Mean over the queries"_s, &ui::ReportSection::title);
    QVERIFY(section != report.sections.end());
    QCOMPARE(ui::toPlainText(std::get<ui::Formula>(section->items[0].content)),
             u"MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250"_s);
    const core::Table& table = std::get<core::Table>(section->items[2].content);
    QCOMPARE(table.rows.size(), std::size_t{4});
    QCOMPARE(table.rows[3][2].text, "set to 0");
    core::Session many = fourQueries();
    many.after.resize(150, many.after.back());
    open.document().load(many, QString(), u"Open"_s);
    const ui::Report cut = ui::rankingReport(open.document(), {}, {});
    const core::Table& rows = std::get<core::Table>(cut.sections[1].items[2].content);
    QCOMPARE(rows.rows.size(), std::size_t{100});
    QVERIFY(rows.caption.ends_with("The first 100 of 151 rows are shown."));
    OpenQueries alone(cakes());
    for (const ui::ReportSection& one : ui::rankingReport(alone.document(), {}, {}).sections)
        QVERIFY(one.title != u"Mean over the queries"_s);
}

void TestSeveralLists::stepModeKeepsTheSecret()
{
    OpenQueries open;
    open.press(Qt::Key_F6);
    QCOMPARE(open.cards(), u"q1 … | q2 … | q3 … | q4 …"_s);
    QCOMPARE(open.workspace().cards().mean()->valueShown(), u"…"_s);
    open.mean();
    QVERIFY(open.workspace().mean().isConcealed());
    open.press(Qt::Key_F6);
    QCOMPARE(open.cards(), fourCards);
    QVERIFY(!open.workspace().mean().isConcealed());
}

void TestSeveralLists::presented()
{
    OpenQueries open;
    open.press(Qt::Key_F5);
    OpenWindow::settle();
    auto* shown = qobject_cast<ui::RankingPresentation*>(open.window.presenting().presentation());
    QVERIFY(shown && QTest::qWaitForWindowActive(shown));
    QTest::keyClick(shown->windowHandle(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(open.document().title(), u"q2"_s);
    QVERIFY(shown->rankedList().queries().isVisible());
    QTest::keyClick(shown->windowHandle(), Qt::Key_M);
    QVERIFY(shown->mean().isVisible());
    QCOMPARE(ui::toPlainText(shown->mean().view().formula().formula()),
             u"MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250"_s);
    open.document().showQuery(3);
    OpenWindow::settle();
    for (const QLabel* label : shown->findChild<ui::MeasureHeadline*>()->findChildren<QLabel*>()) {
        const int needed =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(),
                 qPrintable(label->text()));
        QVERIFY2(label->height() >= needed, qPrintable(label->text()));
    }
    QTest::keyClick(shown->windowHandle(), Qt::Key_Escape);
}

void TestSeveralLists::shownAsACollection()
{
    OpenQueries open;
    open.action(u"Open in Collection"_s)->trigger();
    QTRY_COMPARE(&open.window.pageInFront(),
                 static_cast<ui::WorkspacePage*>(&open.window.collectionPage()));
    QCOMPARE(open.window.collectionPage().document().collection().qrels.queries.size(),
             std::size_t{4});
}

void TestSeveralLists::barsOfTheMean()
{
    OpenQueries open;
    open.mean();
    ui::BarChartView& chart = open.workspace().mean().chart();
    QCOMPARE(chart.chart().bars.front().heights, (std::vector<double>{1, 0.5, 0.2, 0}));
    QCOMPARE(chart.chart().mean, std::optional<double>(17. / 40));
    QCOMPARE(chart.chart().names, (QStringList{u"q1"_s, u"q2"_s, u"q3"_s, u"q4"_s}));
    QCOMPARE(chart.litRank(), std::optional<std::size_t>(1));
    QVERIFY(chart.accessibleDescription().contains(u"the mean, MRR@5 = 0.4250"_s));
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, chart.placeOf(3).center());
    QCOMPARE(open.document().title(), u"q3"_s);
    QCOMPARE(chart.litRank(), std::optional<std::size_t>(3));
    open.document().setRules(open.document().session().settings, core::NoValueRule::Skip, u"x"_s);
    QVERIFY(std::isnan(chart.chart().bars.front().heights[3]));
    QCOMPARE(chart.chart().mean, std::optional<double>(17. / 30));
    open.document().load(cakes(), QString(), u"Open"_s);
    OpenWindow::settle();
    QVERIFY(!chart.isVisible());
}

void TestSeveralLists::figureOfTheMean()
{
    OpenQueries open;
    const std::vector<ui::FigureSource*> figures = open.workspace().figures();
    const auto* source = dynamic_cast<ui::FigureSource*>(&open.workspace().mean());
    QVERIFY(std::ranges::find(figures, source) != figures.end());
    const ui::PaperFigure figure = open.workspace().mean().paperFigure();
    QVERIFY(figure.paint);
    QCOMPARE(figure.caption, u"Each query’s RR@5. The dashed line is the mean, MRR@5 = 0.4250."_s);
    QVERIFY(figure.methods.startsWith(
        u"MRR@5 = 0.4250. This is the mean over 4 queries. q4: set to 0: no relevant "
        "documents."_s));
    const ui::FigureData data = figure.data();
    QCOMPARE(data.xTicks.size(), std::size_t{4});
    QCOMPARE(data.xTicks[2].text, u"q3"_s);
    QCOMPARE(data.layers.back().shape, ui::FigureLayer::Shape::Guide);
    OpenQueries alone(cakes());
    QVERIFY(!alone.workspace().mean().paperFigure().paint);
    QCOMPARE(alone.workspace().figures().size() + 1, figures.size());
}

void TestSeveralLists::captionNamesTheListsOfAMean()
{
    OpenQueries open;
    QCOMPARE(ui::listsOfMeanSentence(open.document()), QString());
    open.document().duplicateAsB();
    const QString some =
        u"1 of 4 queries have two lists, and the mean uses list B. The other queries have one list."_s;
    QCOMPARE(ui::listsOfMeanSentence(open.document()), some);
    QVERIFY(open.workspace().mean().paperFigure().methods.contains(some));
    const ui::Report report = ui::rankingReport(open.document(), {}, {});
    QVERIFY(std::get<QString>(report.sections[1].items[1].content).endsWith(some));
    open.document().showList(core::ListName::A);
    for (std::size_t place = 1; place < 4; ++place) {
        open.document().showQuery(place);
        open.document().duplicateAsB();
    }
    QCOMPARE(ui::listsOfMeanSentence(open.document()),
             u"Every query has two lists, and the mean uses list B."_s);
}

void TestSeveralLists::cardsHaveRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("cards");
    QTest::newRow("a usual window") << QSize(1366, 768) << 3;
    QTest::newRow("a small window") << QSize(1024, 640) << 2;
}

void TestSeveralLists::cardsHaveRoom()
{
    QFETCH(const QSize, size);
    QFETCH(const int, cards);
    OpenQueries open;
    open.window.resize(size);
    OpenWindow::settle();
    const QListView& view = open.strip().view();
    const QRect last = view.visualRect(view.model()->index(cards - 1, 0));
    QVERIFY2(view.viewport()->rect().contains(last),
             qPrintable(u"%1 of %2"_s.arg(last.right()).arg(view.viewport()->width())));
}

void TestSeveralLists::namesAreWholeAtAnySize()
{
    OpenQueries open;
    for (const double zoom : {1.0, 2.0}) {
        open.window.setZoom(zoom);
        OpenWindow::settle();
        const QListView& view = open.strip().view();
        const QRect front = view.visualRect(view.currentIndex());
        QVERIFY(view.viewport()->rect().contains(front.center()));
        QVERIFY(front.height() >= 2 * QFontMetrics(view.font()).height());
        QVERIFY(view.viewport()->height() >= front.height());
    }
}

void TestSeveralLists::meanOfACollection()
{
    ui::CollectionDocument document;
    QWidget window;
    ui::CollectionMeanPanel panel(document, &window);
    showAlone(window, panel);
    QVERIFY(panel.isConcealed());
    collection_samples::load(document, collection_samples::threeQueries());
    document.setMeasures({*core::parseMeasureSpec("RR@5")});
    const auto shown = [&panel] { return ui::toPlainText(panel.view().formula().formula()); };
    QCOMPARE(shown(), u"MRR@5 = (1/2 + 1 + 1)/3 = 5/6 = 0.8333"_s);
    QCOMPARE(panel.title(), u"MRR@5 of first"_s);
    emit panel.view().formula().rankClicked(3);
    QCOMPARE(document.chosenQuery(), std::optional<std::size_t>(2));
    QCOMPARE(panel.view().formula().currentRank(), std::optional<std::size_t>(3));
    document.pointAt(1);
    QCOMPARE(panel.view().formula().currentRank(), std::optional<std::size_t>(2));
    for (auto* switches : panel.findChildren<ui::Segments*>())
        if (switches->accessibleName() == u"Run"_s)
            switches->group().button(1)->click();
    QCOMPARE(shown(), u"MRR@5 = (1 + 1 + 1/2)/3 = 5/6 = 0.8333"_s);
    document.judge(0, u"d2"_s, core::Grade(0));
    document.judge(0, u"d1"_s, core::Grade(0));
    QCOMPARE(shown(), u"MRR@5 = (0 + 1 + 1/2)/3 = 1/2 = 0.5000"_s);
    QVERIFY(panel.view().sentences().startsWith(u"1: set to 0: no relevant documents."_s));
}

void TestSeveralLists::rulesOfACollection()
{
    ui::CollectionDocument document;
    QWidget window;
    ui::CollectionMeanPanel panel(document, &window);
    showAlone(window, panel);
    collection_samples::load(
        document, collection_samples::collectionOf("1 0 d1 1\n2 0 d1 0\n3 0 d1 1\n",
                                                   {{"only", "1 Q0 d1 1 2 a\n2 Q0 d1 1 2 a\n"}}));
    document.setMeasures({*core::parseMeasureSpec("AP")});
    const auto shown = [&panel] { return ui::toPlainText(panel.view().formula().formula()); };
    QCOMPARE(shown(), u"MAP = (1 + 0)/2 = 1/2 = 0.5000"_s);
    QVERIFY(panel.view().sentences().contains(
        u"1 judged query is missing from run only and is skipped in its mean."_s));
    const auto choose = [&panel](const QString& rule, int id) {
        for (auto* switches : panel.findChildren<ui::Segments*>())
            if (switches->accessibleName() == rule)
                switches->group().button(id)->click();
    };
    choose(u"How undefined queries count"_s, static_cast<int>(core::NoValueRule::Skip));
    QTRY_COMPARE(shown(), u"MAP = 1 = 1.0000"_s);
    choose(u"How queries missing from the run count"_s, static_cast<int>(core::MissingRule::Zero));
    QTRY_COMPARE(shown(), u"MAP = (1 + 0)/2 = 1/2 = 0.5000"_s);
    QVERIFY(panel.view().sentences().contains(u"3: set to 0: missing from the run."_s));
    document.history().undo();
    QTRY_COMPARE(shown(), u"MAP = 1 = 1.0000"_s);
}

/// Run b lacks query 3: AP 1/2 and 0 are 1/4 there, and 1 and 0 of a; a's own mean is of 1, 0
/// and 1.
void TestSeveralLists::reportOfACollectionWritesTheMeanOut()
{
    ui::CollectionDocument document;
    collection_samples::load(
        document, collection_samples::collectionOf(
                      "1 0 d1 1\n2 0 d1 0\n3 0 d1 1\n",
                      {{"a", "1 Q0 d1 1 2 a\n1 Q0 d2 2 1 a\n2 Q0 d1 1 2 a\n3 Q0 d1 1 2 a\n"},
                       {"b", "1 Q0 d2 1 2 b\n1 Q0 d1 2 1 b\n2 Q0 d1 1 2 b\n"}}));
    document.setMeasures({*core::parseMeasureSpec("AP")});
    QTRY_VERIFY(!document.isBusy());
    const ui::Report report = ui::collectionReport(document, {}, {});
    const auto section =
        std::ranges::find(report.sections, u"Mean over the queries"_s, &ui::ReportSection::title);
    QVERIFY(section != report.sections.end());
    const auto formula = [&](std::size_t item) {
        return ui::toPlainText(std::get<ui::Formula>(section->items[item].content));
    };
    const auto sentences = [&](std::size_t item) {
        return std::get<QString>(section->items[item].content);
    };
    QCOMPARE(section->items.size(), std::size_t{4});
    QCOMPARE(section->items[0].name, u"Formula for MAP of a"_s);
    QCOMPARE(formula(0), u"MAP = (1 + 0 + 1)/3 = 2/3 = 0.6667"_s);
    QVERIFY(sentences(1).startsWith(
        u"a: mean over 3 queries. 1 query: set to 0: no relevant documents. A and B are compared "
        "over the 2 queries that count in both means. Over these queries, this mean is 0.5000."_s));
    QCOMPARE(formula(2), u"MAP = (1/2 + 0)/2 = 1/4 = 0.2500"_s);
    QVERIFY(sentences(3).startsWith(
        u"b: mean over 2 queries. 1 judged query is missing from run b and is skipped in its "
        "mean."_s));
    QVERIFY(!sentences(3).contains(u"compared"_s));
}

void TestSeveralLists::meanOfManyQueries()
{
    std::string qrels;
    std::string lines;
    for (int query = 1; query <= 2000; ++query) {
        const std::string id = std::to_string(10000 + query);
        qrels += id + " 0 d 1\n";
        lines += id + (query % 2 == 0 ? " Q0 d 1 2 t\n" : " Q0 x 1 2 t\n" + id + " Q0 d 2 1 t\n");
    }
    ui::CollectionDocument document;
    QWidget window;
    ui::CollectionMeanPanel panel(document, &window);
    showAlone(window, panel);
    collection_samples::load(document, collection_samples::collectionOf(qrels, {{"run", lines}}));
    document.setMeasures({*core::parseMeasureSpec("RR")});
    QTRY_COMPARE(ui::toPlainText(panel.view().formula().formula()),
                 u"MRR = (1/2 + 1 + 1/2 + 1 + 1/2 + 1 + 1/2 + 1 + 1/2 + 1 + 1/2 + … 1988 more + "
                 "1)/2000 = 3/4 = 0.7500"_s);
    document.chooseQuery(1000);
    QVERIFY(ui::toPlainText(panel.view().formula().formula())
                .contains(u"1 + … 990 more + 1/2 + … 998 more + 1)/2000"_s));
}

void TestSeveralLists::randomEditsKeepTheMean_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 4; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// The document's own mean, however it got there, is that of its lists; undo brings all back.
void TestSeveralLists::randomEditsKeepTheMean()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    ui::RankingDocument document;
    document.load(fourQueries(), QString(), u"Open"_s);
    const core::Session first = document.session();
    const auto oneOf = [&random](std::size_t count) { return random() % count; };
    for (int turn = 0; turn < 60; ++turn) {
        const std::size_t ranks = document.list().ranked.size();
        switch (oneOf(9)) {
        case 0:
            document.addQuery();
            break;
        case 1:
            document.duplicateQuery();
            break;
        case 2:
            document.removeQuery();
            break;
        case 3:
            document.renameQuery(QString::number(turn));
            break;
        case 4:
            document.insert(ui::Section::Ranked, 0);
            break;
        case 5:
            document.hasTwoLists() ? document.dropB() : document.duplicateAsB();
            break;
        case 6:
            if (ranks > 0)
                document.setGrade(ui::Section::Ranked, std::vector{oneOf(ranks)},
                                  core::Grade(static_cast<double>(oneOf(3))));
            break;
        default:
            document.showQuery(oneOf(document.queryCount()));
        }
        std::vector<core::Value> counted;
        const core::Evaluator evaluator(document.definition(document.session().selected));
        for (std::size_t place = 0; place < document.queryCount(); ++place) {
            const core::Value value =
                evaluator.value(core::judgedRanking(document.queryList(place)));
            counted.push_back(value.valueOr(0));
        }
        QCOMPARE(document.mean().value, core::meanOf(counted));
    }
    while (document.history().index() > 1)
        document.history().undo();
    QVERIFY(document.session() == first);
}

QTEST_MAIN(TestSeveralLists)

}  // namespace tst_several_lists

#include "tst_several_lists.moc"
