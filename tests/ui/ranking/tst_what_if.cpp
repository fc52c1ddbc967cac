// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/ranking/compare/what_if_panel.h"
#include "ui/ranking/compare/what_if_view.h"
#include "ui/text/words/change_text.h"
#include "ui/text/words/no_value_text.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include <array>
#include <cmath>

namespace tst_what_if {

using namespace ranking_samples;
using core::Measure;
using ui::DocumentListModel;
using ui::WhatIfModel;

namespace {

const auto cakeGrades = u"0 4 0 5 0 3 3 0 5 4"_s;
const auto cakeScore = u"0.6368 9.407 / 14.773"_s;

/// The window with the panel in front, and what a person reads there.
class Changes : public OpenWindow {
public:
    template <class... Arguments>
    explicit Changes(Arguments&&... arguments)
        : OpenWindow(std::forward<Arguments>(arguments)...)
    {
        panel();
    }

    ui::WhatIfPanel& panel()
    {
        ui::WhatIfPanel& panel = workspace().whatIf();
        workspace().questions().panels().bringToFront(panel);
        settle();
        return panel;
    }
    /// An entry of the menu that says which changes are shown.
    void show(ui::ChangesShown which)
    {
        panel().filter().menu()->actions().at(static_cast<int>(which))->trigger();
        settle();
    }
    ui::WhatIfView& view() { return workspace().whatIf().view(); }
    bool isComputing() { return workspace().whatIf().isComputing(); }
    int rowOf(const QString& change)
    {
        for (int row = 0; row < view().model()->rowCount(); ++row)
            if (text(view(), row, WhatIfModel::Change) == change)
                return row;
        return -1;
    }
    /// "0.8733 +0.2366": the value and the difference of a change.
    QString told(const QString& change)
    {
        const int row = rowOf(change);
        return u"%1 %2"_s.arg(text(view(), row, WhatIfModel::Value),
                              text(view(), row, WhatIfModel::Difference));
    }
    void select(const QString& change)
    {
        const int row = rowOf(change);
        view().scrollTo(view().model()->index(row, 0));
        settle();
        click(cell(view(), row, WhatIfModel::Change));
        settle();
    }
    bool isShowingTheList()
    {
        return chips() == cakeGrades && score(Measure::Ndcg) == cakeScore &&
               !document().isPreviewing();
    }
    QString panelRemark() { return workspace().whatIf().remark(); }
    bool waitForResult()
    {
        return QTest::qWaitFor([this] { return !isComputing(); }, 60'000);
    }
};

core::Session longSession(std::size_t documents)
{
    std::vector<double> grades(documents);
    for (std::size_t i = 0; i < documents; ++i)
        grades[i] = static_cast<double>((i * 7 + i / 3) % 4);
    core::Session session = sessionOf(grades);
    session.cutoff = documents;
    return session;
}

}  // namespace

class TestWhatIf : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }
    void cakes_data();
    void cakes();
    void bestFirst();
    void followsTheMeasure();
    void selectionIsTriedOut();
    void arrowKeysTryOut();
    void enterApplies();
    void retrievesWhatTheOtherListJudges();
    void buttonApplies();
    void doubleClickApplies();
    void retrieves();
    void regrades();
    void leavesWithTheFocus();
    void leavesWithAnotherTab();
    void undoWhileTryingOut();
    void pointingLightsTheRank();
    void filter();
    void copies();
    void undefinedMayBecomeDefined();
    void definedMayBecomeUndefined_data();
    void definedMayBecomeUndefined();
    void emptyListSaysWhatItIsFor();
    void renamedDocument();
    void longListArrivesLater();
    void editedWhileComputing();
    void hiddenWhileComputing();
    void closedWhileComputing();
    void destroyedWhileTryingOut();
    void percentSignsInNames();
    void pictures();
};

/// By hand: DCG 9.40666, IDCG 14.77321, discounts log2(rank + 1).
void TestWhatIf::cakes_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<double>("gained");  // of DCG
    const auto d = [](int rank) { return std::log2(rank + 1); };
    QTest::newRow("5 up from 9, 0 down") << u"swap ranks 1 and 9"_s << 5 / d(1) - 5 / d(9);
    QTest::newRow("5 up from 4, 0 down") << u"swap ranks 1 and 4"_s << 5 / d(1) - 5 / d(4);
    QTest::newRow("5 to the top, 0 4 0 one down")
        << u"move rank 4 to the top"_s << 5 / d(1) - 5 / d(4) + 4 / d(3) - 4 / d(2);
    QTest::newRow("5 before 4") << u"move rank 4 to rank 2"_s
                                << 5 / d(2) + 4 / d(3) - 4 / d(2) - 5 / d(4);
    QTest::newRow("the least") << u"swap ranks 7 and 9"_s
                               << 5 / d(7) + 3 / d(9) - 3 / d(7) - 5 / d(9);
}

void TestWhatIf::cakes()
{
    QFETCH(const QString, change);
    QFETCH(const double, gained);
    Changes open;
    QVERIFY(open.isShown);
    const auto d = [](int rank) { return std::log2(rank + 1); };
    const double dcg = 4 / d(2) + 5 / d(4) + 3 / d(6) + 3 / d(7) + 5 / d(9) + 4 / d(10);
    const double ideal = 5 / d(1) + 5 / d(2) + 4 / d(3) + 4 / d(4) + 3 / d(5) + 3 / d(6) + 2 / d(7);
    const double difference = gained / ideal;
    const QString value = QString::number((dcg + gained) / ideal, 'f', 4);
    QCOMPARE(open.told(change), u"%1 +%2"_s.arg(value, QString::number(difference, 'f', 4)));
}

void TestWhatIf::bestFirst()
{
    Changes open;
    const QAbstractItemModelTester tester(open.view().model());
    QCOMPARE(OpenWindow::text(open.view(), 0, WhatIfModel::Change), u"swap ranks 1 and 9"_s);
    QCOMPARE(open.told(u"swap ranks 1 and 9"_s), u"0.8733 +0.2366"_s);
    // 23 of 36 swaps and 30 of 44 moves raise DCG (counted by another program), and no retrieval
    // does: each drops the 4 at rank 10.
    QCOMPARE(open.view().model()->rowCount(), 23 + 30);
    QCOMPARE(open.panel().remark(), u"all that raise the value, best first"_s);
    double before = 1;
    for (int row = 0; row < open.view().model()->rowCount(); ++row) {
        const double value = OpenWindow::text(open.view(), row, WhatIfModel::Value).toDouble();
        QVERIFY(value <= before);
        QVERIFY(OpenWindow::text(open.view(), row, WhatIfModel::Difference).startsWith(u'+'));
        before = value;
    }
}

void TestWhatIf::followsTheMeasure()
{
    Changes open;
    const auto heading = [&open] {
        return open.view().model()->headerData(WhatIfModel::Value, Qt::Horizontal).toString();
    };
    QCOMPARE(heading(), u"nDCG@10"_s);
    open.click(*open.card(Measure::Rr));
    QCOMPARE(heading(), u"RR@10"_s);
    // The first relevant document is second.
    QCOMPARE(open.told(u"swap ranks 1 and 2"_s), u"1.0000 +0.5000"_s);
    QCOMPARE(open.rowOf(u"swap ranks 2 and 4"_s), -1);
    open.document().setCutoff(3);
    QCOMPARE(heading(), u"RR@3"_s);
}

void TestWhatIf::selectionIsTriedOut()
{
    Changes open;
    open.select(u"swap ranks 1 and 9"_s);
    QVERIFY(open.document().isPreviewing());
    QCOMPARE(open.document().previewed(), u"swap ranks 1 and 9"_s);
    QCOMPARE(open.chips(), u"5 4 0 5 0 3 3 0 0 4"_s);
    QCOMPARE(open.score(Measure::Ndcg), u"0.8733 12.902 / 14.773"_s);
    QCOMPARE(OpenWindow::text(open.list(), 0, DocumentListModel::Name), u"High-End Bakehouse"_s);
    QCOMPARE(open.stepText(1, core::Column::Grade), u"5"_s);
    QCOMPARE(open.litRank(), std::optional<std::size_t>(1));
    QVERIFY(open.view().applyButton().isVisible());
    const auto marks = [&open](bool areVisible) {
        const auto all = open.window.findChildren<QWidget*>(u"previewMark"_s);
        return all.size() == 3 && std::ranges::all_of(all, [areVisible](const QWidget* mark) {
                   return mark->isVisible() == areVisible &&
                          mark->geometry() == mark->parentWidget()->rect();
               });
    };
    QVERIFY(marks(true));
    QVERIFY(open.document().history().undoText() != u"Swap ranks 1 and 9"_s);

    open.press(Qt::Key_Escape);
    OpenWindow::settle();
    QVERIFY(open.isShowingTheList());
    QVERIFY(!open.view().applyButton().isVisible());
    QVERIFY(open.view().selectionModel()->selectedRows().isEmpty());
}

void TestWhatIf::arrowKeysTryOut()
{
    Changes open;
    open.view().setFocus();
    QVERIFY(open.isShowingTheList());
    open.press(Qt::Key_Down);
    QCOMPARE(open.document().previewed(), OpenWindow::text(open.view(), 0, WhatIfModel::Change));
    open.press(Qt::Key_Down);
    QCOMPARE(open.document().previewed(), OpenWindow::text(open.view(), 1, WhatIfModel::Change));
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0),
             OpenWindow::text(open.view(), 1, WhatIfModel::Value));
    open.press(Qt::Key_Up);
    QCOMPARE(open.chips(), u"5 4 0 5 0 3 3 0 0 4"_s);
    open.press(Qt::Key_Escape);
    QVERIFY(open.isShowingTheList());
}

void TestWhatIf::enterApplies()
{
    Changes open;
    open.select(u"swap ranks 1 and 9"_s);
    open.press(Qt::Key_Return);
    OpenWindow::settle();
    QVERIFY(!open.document().isPreviewing());
    QCOMPARE(open.document().history().undoText(), u"Swap ranks 1 and 9"_s);
    QCOMPARE(open.chips(), u"5 4 0 5 0 3 3 0 0 4"_s);
    QCOMPARE(OpenWindow::text(open.list(), 8, DocumentListModel::Name), u"Bread Only"_s);
    QCOMPARE(stale(open.document()), QString());
    // What helps now is told of the list as it is now.
    QCOMPARE(open.rowOf(u"swap ranks 1 and 4"_s), -1);
    QVERIFY(open.view().selectionModel()->selectedRows().isEmpty());
    open.undo();
    OpenWindow::settle();
    QVERIFY(open.isShowingTheList());
    QCOMPARE(OpenWindow::text(open.view(), 0, WhatIfModel::Change), u"swap ranks 1 and 9"_s);
}

/// Of two lists, one may lack a document that the other one ranks.
void TestWhatIf::retrievesWhatTheOtherListJudges()
{
    Changes open;
    open.document().load(sessionOf({2, 1}), QString(), u"Open"_s);
    open.document().duplicateAsB();
    open.document().insert(ui::Section::Ranked, 0);
    open.document().setGrade(ui::Section::Ranked, std::array<std::size_t, 1>{0}, core::Grade(3));
    open.document().showList(core::ListName::A);
    OpenWindow::settle();
    QCOMPARE(open.chips(), u"2 1"_s);
    open.select(u"retrieve “d3” at rank 1"_s);
    QCOMPARE(open.chips(), u"3 2 1"_s);
    open.press(Qt::Key_Return);
    OpenWindow::settle();
    QCOMPARE(open.chips(), u"3 2 1"_s);
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0), u"1.0000"_s);
    QVERIFY(open.document().session().list.notRetrieved.empty());
    open.undo();
    QCOMPARE(open.chips(), u"2 1"_s);
}

void TestWhatIf::buttonApplies()
{
    Changes open;
    open.select(u"move rank 4 to the top"_s);
    QCOMPARE(open.chips(), u"5 0 4 0 0 3 3 0 5 4"_s);
    open.click(open.view().applyButton());
    OpenWindow::settle();
    QCOMPARE(open.document().history().undoText(), u"Move rank 4 to the top"_s);
    QCOMPARE(open.chips(), u"5 0 4 0 0 3 3 0 5 4"_s);
    QVERIFY(!open.document().isPreviewing());
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(1));
}

void TestWhatIf::doubleClickApplies()
{
    Changes open;
    const QPoint at = open.cell(open.view(), 0, WhatIfModel::Value);
    open.click(at);
    QTest::mouseDClick(open.window.windowHandle(), Qt::LeftButton, {}, at);
    OpenWindow::settle();
    QCOMPARE(open.document().history().undoText(), u"Swap ranks 1 and 9"_s);
    QCOMPARE(open.chips(), u"5 4 0 5 0 3 3 0 0 4"_s);
}

void TestWhatIf::retrieves()
{
    Changes open(sessionOf({1, 0}, {2}));
    open.select(u"retrieve “d3” at rank 1"_s);
    QCOMPARE(open.chips(), u"2 1 0"_s);
    open.press(Qt::Key_Return);
    OpenWindow::settle();
    QCOMPARE(open.document().history().undoText(), u"Retrieve “d3” at rank 1"_s);
    QCOMPARE(OpenWindow::text(open.list(), 0, DocumentListModel::Name), u"d3"_s);
    QCOMPARE(open.others().model()->rowCount(), 0);
}

void TestWhatIf::regrades()
{
    Changes open;
    open.show(ui::ChangesShown::Regrades);
    open.select(u"grade rank 3 as 5"_s);
    open.press(Qt::Key_Return);
    OpenWindow::settle();
    QCOMPARE(open.document().history().undoText(), u"Grade rank 3 as 5"_s);
    QCOMPARE(open.chips(), u"0 4 5 5 0 3 3 0 5 4"_s);
}

void TestWhatIf::leavesWithTheFocus()
{
    Changes open;
    open.select(u"swap ranks 1 and 9"_s);
    QVERIFY(open.document().isPreviewing());
    open.click(open.quickLine());
    OpenWindow::settle();
    QVERIFY(open.isShowingTheList());
    QCOMPARE(open.quickLine().text(), cakeGrades);
}

void TestWhatIf::leavesWithAnotherTab()
{
    Changes open;
    open.select(u"swap ranks 1 and 9"_s);
    open.panel().hide();
    OpenWindow::settle();
    QVERIFY(open.isShowingTheList());
    open.workspace().whatIf().show();
}

void TestWhatIf::undoWhileTryingOut()
{
    Changes open;
    open.document().setGrade(ui::Section::Ranked, std::vector<std::size_t>{0}, core::Grade(4));
    open.select(u"swap ranks 1 and 4"_s);
    QVERIFY(open.document().isPreviewing());
    open.undo();
    OpenWindow::settle();
    QVERIFY(open.isShowingTheList());
    QVERIFY(open.view().selectionModel()->selectedRows().isEmpty());
    QCOMPARE(OpenWindow::text(open.view(), 0, WhatIfModel::Change), u"swap ranks 1 and 9"_s);
}

void TestWhatIf::pointingLightsTheRank()
{
    Changes open;
    const auto chosen = open.document().currentRank();
    const int row = 1;  // swap ranks 1 and 4
    QCOMPARE(OpenWindow::text(open.view(), row, WhatIfModel::Change), u"swap ranks 1 and 4"_s);
    open.point(open.cell(open.view(), row, WhatIfModel::Change));
    OpenWindow::settle();
    QCOMPARE(open.litRank(), std::optional<std::size_t>(1));
    QVERIFY(!open.document().isPreviewing());
    open.point(open.quickLine().mapTo(&open.window, QPoint(5, 5)));
    OpenWindow::settle();
    QCOMPARE(open.document().currentRank(), chosen);
}

void TestWhatIf::filter()
{
    Changes open;
    const auto rows = [&open] { return open.view().model()->rowCount(); };
    const auto areAll = [&open, rows](const QStringList& beginnings) {
        for (int row = 0; row < rows(); ++row)
            if (!beginnings.contains(
                    OpenWindow::text(open.view(), row, WhatIfModel::Change).section(u' ', 0, 0)))
                return false;
        return true;
    };
    // What changes the judgments changes what is true: it comes when it is asked for.
    QCOMPARE(open.panel().filter().text(), u"Moves"_s);
    QCOMPARE(rows(), 23 + 30);
    QVERIFY(areAll({u"swap"_s, u"move"_s}));
    open.show(ui::ChangesShown::Promotions);
    QCOMPARE(open.panel().filter().text(), u"Move up"_s);
    QCOMPARE(rows(), 30);
    QVERIFY(areAll({u"move"_s}));
    open.show(ui::ChangesShown::Retrievals);
    QCOMPARE(rows(), 0);
    QCOMPARE(open.panel().remark(), u"none raises the value"_s);
    open.show(ui::ChangesShown::Regrades);
    QCOMPARE(rows(), 27);
    QVERIFY(areAll({u"grade"_s}));
    open.show(ui::ChangesShown::All);
    QCOMPARE(rows(), 23 + 30 + 27);
}

void TestWhatIf::copies()
{
    Changes open;
    open.view().setFocus();
    open.press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.at(0), u"Change\tnDCG@10\tΔ"_s);
    QCOMPARE(lines.at(1), u"swap ranks 1 and 9\t0.8733\t+0.2366"_s);
    QCOMPARE(lines.size(), 1 + 23 + 30 + 1);
}

void TestWhatIf::undefinedMayBecomeDefined()
{
    Changes open(sessionOf({0, 0, 0}));
    open.show(ui::ChangesShown::Regrades);
    QCOMPARE(open.told(u"grade rank 1 as 1"_s), u"1.0000 +1.0000"_s);
    QCOMPARE(open.told(u"grade rank 3 as 1"_s), u"0.5000 +0.5000"_s);
    open.document().setRules({}, core::NoValueRule::Skip, u"Left out"_s);
    QCOMPARE(open.told(u"grade rank 3 as 1"_s), u"0.5000 –"_s);
}

void TestWhatIf::definedMayBecomeUndefined_data()
{
    QTest::addColumn<core::NoValueRule>("rule");
    QTest::addColumn<QString>("told");
    // nDCG is 1/log2(3) before; empty: not listed.
    QTest::newRow("counts as 0") << core::NoValueRule::Zero << QString();
    QTest::newRow("counts as 1") << core::NoValueRule::One << u"set to 1 +0.3691"_s;
    QTest::newRow("is skipped") << core::NoValueRule::Skip << QString();
}

void TestWhatIf::definedMayBecomeUndefined()
{
    QFETCH(const core::NoValueRule, rule);
    QFETCH(const QString, told);
    core::Session session = sessionOf({0, 1});
    session.noValue = rule;
    Changes open(session);
    open.show(ui::ChangesShown::Regrades);
    const int row = open.rowOf(u"grade rank 2 as 0"_s);
    QCOMPARE(row >= 0, !told.isEmpty());
    if (row < 0)
        return;
    QCOMPARE(open.told(u"grade rank 2 as 0"_s), told);
    const QString about =
        open.view().model()->index(row, WhatIfModel::Value).data(Qt::ToolTipRole).toString();
    QCOMPARE(about, ui::noValueSentence(core::Undefined::NoGain, rule));
}

void TestWhatIf::emptyListSaysWhatItIsFor()
{
    Changes open(sessionOf({}));
    QCOMPARE(open.view().model()->rowCount(), 0);
    QCOMPARE(open.panel().remark(), u"nothing to change"_s);
}

void TestWhatIf::renamedDocument()
{
    Changes open(sessionOf({1, 0}, {2}));
    open.panel();
    open.document().rename(ui::Section::NotRetrieved, 0, u"Grand Hotel"_s);
    QVERIFY(open.rowOf(u"retrieve “Grand Hotel” at rank 1"_s) >= 0);
}

void TestWhatIf::longListArrivesLater()
{
    Changes open(longSession(1000));
    QVERIFY(open.waitForResult());
    const int rows = open.view().model()->rowCount();
    QCOMPARE(rows, 200);
    QVERIFY(open.panel().remark().startsWith(u"best 200 of "_s));
    open.select(OpenWindow::text(open.view(), 0, WhatIfModel::Change));
    QVERIFY(open.document().isPreviewing());
    QCOMPARE(open.score(Measure::Ndcg).section(u' ', 0, 0),
             OpenWindow::text(open.view(), 0, WhatIfModel::Value));
    open.press(Qt::Key_Return);
    QVERIFY(open.waitForResult());
    QVERIFY(open.document().history().undoText().startsWith(u"Swap ranks "_s));
    // The old rows stay, dim and out of reach, until the new ones are there.
    open.document().setGrade(ui::Section::Ranked, std::vector<std::size_t>{9}, core::Grade(1));
    QVERIFY(open.isComputing());
    QCOMPARE(open.panelRemark(), u"calculating…"_s);
    QCOMPARE(open.view().model()->rowCount(), rows);
    QVERIFY(open.view().model()->index(0, 0).data(ui::DimmedRole).toBool());
    QVERIFY(!open.view().model()->flags(open.view().model()->index(0, 0)));
    QVERIFY(open.waitForResult());
    QVERIFY(!open.view().model()->index(0, 0).data(ui::DimmedRole).toBool());
}

void TestWhatIf::editedWhileComputing()
{
    Changes open(longSession(1000));
    open.panel();
    for (std::size_t row = 0; row < 5; ++row)
        open.document().setGrade(ui::Section::Ranked, std::vector{row}, core::Grade(3));
    QVERIFY(open.waitForResult());
    const core::Session& session = open.document().session();
    const auto best = core::bestChanges(core::judgedRanking(session.list),
                                        open.document().definition(session.selected));
    QCOMPARE(OpenWindow::text(open.view(), 0, WhatIfModel::Change),
             ui::changeText(best->changes.front().change, session.list, QLocale::c()));
    // A list that is answered at once is not overtaken by the long one's answer.
    open.document().setGrade(ui::Section::Ranked, std::vector<std::size_t>{9}, core::Grade(3));
    QVERIFY(open.isComputing());
    open.document().load(ranking_samples::cakes(), QString(), u"Open"_s);
    QVERIFY(!open.isComputing());
    QTest::qWait(100);
    QCOMPARE(open.told(u"swap ranks 1 and 9"_s), u"0.8733 +0.2366"_s);
}

void TestWhatIf::hiddenWhileComputing()
{
    Changes open(longSession(1000));
    QVERIFY(open.waitForResult());
    open.document().setGrade(ui::Section::Ranked, std::vector<std::size_t>{9}, core::Grade(3));
    ui::WhatIfPanel& panel = open.workspace().whatIf();
    QVERIFY(panel.isComputing());
    panel.hide();
    QVERIFY(!panel.isComputing());
    open.document().setGrade(ui::Section::Ranked, std::vector<std::size_t>{5}, core::Grade(0));
    QVERIFY(!panel.isComputing());
    panel.show();
    QVERIFY(panel.isComputing());
    QVERIFY(open.waitForResult());
    QVERIFY(panel.remark().startsWith(u"best "_s));
}

void TestWhatIf::closedWhileComputing()
{
    auto open = std::make_unique<Changes>(longSession(3000));
    open->document().setCutoff(2999);
    QVERIFY(open->isComputing());
    open.reset();
    OpenWindow::settle();
}

void TestWhatIf::destroyedWhileTryingOut()
{
    auto document = std::make_unique<ui::RankingDocument>();
    document->load(ranking_samples::cakes(), QString(), u"Open"_s);
    auto panel = std::make_unique<ui::WhatIfPanel>(*document);
    panel->show();
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
    panel->view().setFocus();
    QTest::keyClick(&panel->view(), Qt::Key_Down);
    QVERIFY(document->isPreviewing());
    QVERIFY(panel->view().selectionModel()->hasSelection());
    panel.reset();
    QVERIFY(!document->isPreviewing());
}

void TestWhatIf::percentSignsInNames()
{
    core::Session session = sessionOf({1, 0}, {2});
    session.list.notRetrieved.front().title = "100%2 pure %1";
    Changes open(session);
    QVERIFY(open.rowOf(u"retrieve “100%2 pure %1” at rank 2"_s) >= 0);
}

void TestWhatIf::pictures()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
        Changes open(size);
        open.select(u"swap ranks 1 and 9"_s);
        QVERIFY(open.window.grab().save(u"%1/what-if-%2.png"_s.arg(folder).arg(size.width())));
    }
}

QTEST_MAIN(TestWhatIf)

}  // namespace tst_what_if

#include "tst_what_if.moc"
