// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tables/table_text.h"
#include "tests/ui/adopted_look.h"
#include "tests/ui/collection_samples.h"
#include "ui/charts/view/orders_view.h"
#include "ui/collection/chart/orders_panel.h"
#include "ui/collection/table/leaderboard_view.h"
#include "ui/collection/table/systems_panel.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/leaderboard_caption.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/toolkit/table/row_delegate.h"
#include "ui/toolkit/table/row_roles.h"
#include "ui/toolkit/table/table_export.h"
#include "ui/toolkit/table/table_header.h"
#include "ui/toolkit/table/whisker.h"
#include "ui/toolkit/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <map>

namespace tst_systems_table {

using namespace Qt::StringLiterals;
using namespace ranking_samples;

namespace {

constexpr std::size_t reciprocalRank = 2;  ///< of a new document's measures

using Ranks = std::map<std::string, std::vector<std::size_t>>;

/// Runs whose only relevant document stands at those ranks, query by query.
std::shared_ptr<const core::Collection> withRanks(const Ranks& runs)
{
    std::string qrels;
    std::vector<std::string> texts;
    std::vector<collection_samples::RunText> named;
    for (const auto& [name, ranks] : runs) {
        std::string& text = texts.emplace_back();
        for (std::size_t query = 0; query < ranks.size(); ++query) {
            const std::string id = "q" + std::to_string(query + 1);
            if (texts.size() == 1)
                qrels += id + " 0 good 1\n";
            for (std::size_t at = 1; at <= ranks[query]; ++at)
                text += id + " Q0 " + (at == ranks[query] ? "good" : "bad" + std::to_string(at)) +
                        " 0 " + std::to_string(100 - at) + " r\n";
        }
    }
    std::size_t place = 0;
    for (const auto& [name, ranks] : runs)
        named.push_back({name, texts[place++]});
    return collection_samples::collectionOf(qrels, named);
}

/// Means of RR: best 1, bm25 and dense 2/3 both, low 1/4. In query 1 bm25 is 1 and dense 1/2.
Ranks four()
{
    return {{"best", {1, 1, 1}}, {"bm25", {1, 2, 2}}, {"dense", {2, 1, 2}}, {"low", {4, 4, 4}}};
}

class OpenSystems {
public:
    explicit OpenSystems(const Ranks& runs = four())
        : panel(document)
        , orders(document)
    {
        collection_samples::load(document, withRanks(runs));
        document.setMeasure(reciprocalRank);
        orders.resize(700, 320);
        orders.show();
        panel.resize(1000, 320);
        panel.show();
        panel.activateWindow();
        isShown = QTest::qWaitForWindowActive(&panel) && QTest::qWaitForWindowExposed(&orders);
    }

    ui::LeaderboardView& view() { return panel.leaderboard(); }
    QAbstractItemModel& model() { return *view().model(); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    /// "1 A best"
    QStringList systems()
    {
        using View = ui::LeaderboardView;
        QStringList rows;
        for (int row = 0; row < model().rowCount(); ++row)
            rows << cell(row, View::Place) + u' ' + cell(row, View::Letter) + u' ' +
                        cell(row, View::System);
        return rows;
    }
    static int columnOf(std::size_t measure)
    {
        return ui::LeaderboardView::FirstMeasure + static_cast<int>(measure);
    }
    void click(int row)
    {
        const QRect place = view().visualRect(model().index(row, ui::LeaderboardView::System));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place.center());
    }
    void clickHeading(int column)
    {
        QHeaderView& header = *view().horizontalHeader();
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          {header.sectionViewportPosition(column) + 5, header.height() / 2});
    }
    void press(Qt::Key key) { QTest::keyClick(&view(), key); }
    QString runA() { return document.runName(document.runA()); }
    QString runB() { return document.runName(document.runB()); }
    std::size_t run(const QString& name)
    {
        std::size_t run = 0;
        while (document.runName(run) != name)
            ++run;
        return run;
    }

    ui::CollectionDocument document;
    ui::SystemsPanel panel;
    ui::OrdersPanel orders;
    bool isShown = false;
};

}  // namespace

class TestSystemsTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void runsStandInOrderAndEqualOnesShareAPlace()
    {
        OpenSystems open;
        QVERIFY(open.isShown);
        QVERIFY(open.panel.showsLeaderboard());
        QVERIFY(open.view().isVisible());
        QCOMPARE(open.systems(),
                 (QStringList{u"1 A best"_s, u"2 B bm25"_s, u"2  dense"_s, u"4  low"_s}));
        QVERIFY(open.cell(0, open.columnOf(reciprocalRank)).startsWith(u"1.0000"_s));
        QVERIFY(open.cell(0, open.columnOf(reciprocalRank)).contains(u'*'));
        QVERIFY(open.cell(1, open.columnOf(reciprocalRank)).startsWith(u"0.6667"_s));
        QVERIFY(!open.cell(1, open.columnOf(reciprocalRank)).contains(u'*'));
    }

    void theModelKeepsItsWord()
    {
        OpenSystems open;
        const QAbstractItemModelTester tester(
            &open.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        open.press(Qt::Key_Down);
        open.press(Qt::Key_B);
        open.clickHeading(ui::LeaderboardView::System);
        open.panel.filter().line().setText(u"b"_s);
        collection_samples::load(open.document, withRanks({{"a", {1}}, {"b", {2}}, {"c", {3}}}));
        QCOMPARE(open.model().rowCount(), 1);
        open.panel.filter().line().clear();
        QCOMPARE(open.model().rowCount(), 3);
    }

    void twoRunsHaveNoLeaderboard()
    {
        OpenSystems open({{"a", {1, 2}}, {"b", {2, 2}}});
        QVERIFY(!open.panel.showsLeaderboard());
        QVERIFY(open.panel.view().isVisible());
        QVERIFY(!open.panel.runsButton().isVisible());
        QVERIFY(!open.panel.filter().isVisible());
    }

    void theSwitchLeadsToTheTestsOfThePair()
    {
        OpenSystems open;
        QTest::mouseClick(&open.panel.pairButton(), Qt::LeftButton);
        QVERIFY(open.panel.view().isVisible());
        QVERIFY(!open.view().isVisible());
        QCOMPARE(open.panel.view().model()->rowCount(), 3);
        QTest::mouseClick(&open.panel.runsButton(), Qt::LeftButton);
        QVERIFY(open.view().isVisible());
    }

    /// A and B differ in one of two queries by 1/2: t = −1 with 1 degree of freedom, p = 1/2, which
    /// stays as it is for the current measure. The interval is −1/4 ± 12.706 × 1/4.
    void intervalsAreDrawnOnOneAxis()
    {
        using Model = ui::SystemsModel;
        OpenSystems open({{"a", {1, 2}}, {"b", {2, 2}}});
        const QAbstractItemModel& model = *open.panel.view().model();
        const auto heading = [&](int column) {
            return model.headerData(column, Qt::Horizontal).toString();
        };
        QCOMPARE(heading(Model::Difference), u"B − A"_s);
        QCOMPARE(heading(Model::PairedT), u"p (t test, Holm)"_s);
        QCOMPARE(model.index(reciprocalRank, Model::PairedT).data().toString(), u"0.500"_s);
        open.document.setMeasure(0);  // Holm doubles it as one of the two other measures
        QCOMPARE(model.index(reciprocalRank, Model::PairedT).data().toString(), u"1.000"_s);
        open.document.setMeasure(reciprocalRank);
        QCOMPARE(model.index(reciprocalRank, Model::Interval).data().toString(),
                 u"−3.427 to +2.927"_s);
        std::optional<core::Extent> axis;
        for (int row = 0; row < model.rowCount(); ++row) {
            const auto drawn =
                model.index(row, Model::Forest).data(ui::WhiskerRole).value<ui::Whisker>();
            QVERIFY(drawn.kind == ui::Whisker::Kind::Interval);
            QCOMPARE(drawn.value.has_value(), true);
            QVERIFY(drawn.axis == axis.value_or(drawn.axis));
            QVERIFY(drawn.axis.min <= drawn.closed.min && drawn.closed.max <= drawn.axis.max);
            axis = drawn.axis;
        }
    }

    /// What is drawn does not leave; headings and cells of files are those of earlier versions.
    void filesKeepTheirColumns()
    {
        OpenSystems open({{"a", {1, 2}}, {"b", {2, 2}}});
        const QStringList lines =
            QString::fromStdString(core::tableText(ui::tableOf(open.panel.view()),
                                                   core::TableFormat::Tsv,
                                                   core::TablePrecision::Shown))
                .split(u'\n');
        QVERIFY2(
            lines[0].contains(u"\tΔ\t95% CI of Δ: lower end\t95% CI of Δ: upper end\tpaired t: "
                              "Holm-adjusted p\trandomisation: Holm-adjusted p\t"_s),
            qPrintable(lines[0]));
        QVERIFY2(lines[0].endsWith(u"\twon / tied / lost"_s), qPrintable(lines[0]));
        QCOMPARE(lines[0].count(u'\t'), lines[3].count(u'\t'));
        QVERIFY2(lines[3].contains(u"\tp = 0.500\t"_s), qPrintable(lines[3]));
    }

    void keysMakeARunAOrB_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::newRow("B") << 3 << int(Qt::Key_B) << u"best"_s << u"low"_s;
        QTest::newRow("Enter") << 2 << int(Qt::Key_Return) << u"best"_s << u"dense"_s;
        QTest::newRow("A") << 2 << int(Qt::Key_A) << u"dense"_s << u"bm25"_s;
        QTest::newRow("A of B changes places") << 1 << int(Qt::Key_A) << u"bm25"_s << u"best"_s;
        QTest::newRow("B of A changes places") << 0 << int(Qt::Key_B) << u"bm25"_s << u"best"_s;
    }
    void keysMakeARunAOrB()
    {
        QFETCH(const int, row);
        QFETCH(const int, key);
        QFETCH(const QString, a);
        QFETCH(const QString, b);
        OpenSystems open;
        open.click(row);
        const QString name = open.cell(row, ui::LeaderboardView::System);
        open.press(static_cast<Qt::Key>(key));
        QCOMPARE(open.runA(), a);
        QCOMPARE(open.runB(), b);
        // The run stays the current one.
        QCOMPARE(open.cell(open.view().currentIndex().row(), ui::LeaderboardView::System), name);
    }

    void aHeadingSortsAndPutsItsMeasureInFront()
    {
        // By P@1 (none is set) the order is that of RR; names sort otherwise.
        OpenSystems open;
        open.clickHeading(ui::LeaderboardView::System);
        QCOMPARE(open.cell(0, ui::LeaderboardView::System), u"best"_s);
        open.clickHeading(ui::LeaderboardView::System);
        QCOMPARE(open.cell(0, ui::LeaderboardView::System), u"low"_s);
        QCOMPARE(open.document.measure(), reciprocalRank);
        open.clickHeading(open.columnOf(0));
        QCOMPARE(open.document.measure(), std::size_t{0});
        QCOMPARE(open.cell(0, ui::LeaderboardView::System), u"best"_s);
        open.clickHeading(open.columnOf(0));
        QCOMPARE(open.cell(0, ui::LeaderboardView::System), u"low"_s);
    }

    void whatIsTypedLeavesRunsOut()
    {
        OpenSystems open;
        QTest::keyClicks(&open.panel.filter().line(), u"B"_s);
        QCOMPARE(open.systems(), (QStringList{u"1 A best"_s, u"2 B bm25"_s}));
        QVERIFY2(open.panel.remark().startsWith(u"2 of 4 runs"_s), qPrintable(open.panel.remark()));
        QTest::keyClicks(&open.panel.filter().line(), u" 25"_s);
        QCOMPARE(open.systems(), (QStringList{u"2 B bm25"_s}));
        QTest::keyClick(&open.panel.filter().line(), Qt::Key_Escape);
        QCOMPARE(open.model().rowCount(), 4);
    }

    void onlyTheQueriesThatTheFilterShowsCount()
    {
        OpenSystems open;
        open.document.setShown({0});
        QVERIFY(open.cell(1, open.columnOf(reciprocalRank)).startsWith(u"0.6667"_s));
        QVERIFY(open.panel.remark().contains(u"filter ignored"_s));
        open.panel.onlyShownSwitch().trigger();
        QCOMPARE(open.systems(),
                 (QStringList{u"1 A best"_s, u"1 B bm25"_s, u"3  dense"_s, u"4  low"_s}));
        QVERIFY(open.cell(2, open.columnOf(reciprocalRank)).startsWith(u"0.5000"_s));
        QVERIFY2(open.panel.remark().contains(u"matching the filter"_s),
                 qPrintable(open.panel.remark()));
        QVERIFY2(open.panel.tableCaption().contains(u"1 of 3 queries"_s),
                 qPrintable(open.panel.tableCaption()));
        // The pair's table, too.
        open.panel.pairButton().click();
        const QAbstractItemModel& pair = *open.panel.view().model();
        QCOMPARE(pair.index(reciprocalRank, ui::SystemsModel::MeanB).data().toString(),
                 u"1.0000"_s);
        open.document.setShown({0, 1, 2});
        QCOMPARE(pair.index(reciprocalRank, ui::SystemsModel::MeanB).data().toString(),
                 u"0.6667"_s);
    }

    // RR of b minus a is -1/2 five times and 1/2 three times; the documents above are unjudged, and
    // without them both runs are perfect.
    void aVerdictStandsAboveTheTable()
    {
        OpenSystems open({{"a", {1, 2, 1, 2, 1, 1, 2, 1}}, {"b", {2, 1, 2, 1, 2, 2, 1, 2}}});
        const QLabel& verdict = open.panel.verdict();
        QTRY_VERIFY(verdict.isVisible() && verdict.isEnabled());
        QVERIFY2(verdict.text().startsWith(
                     u"Not enough evidence that “b” is better or worse than “a” in RR@10. "_s),
                 qPrintable(verdict.text()));
        QVERIFY2(verdict.toolTip().startsWith(u"The difference is −0.1250 (95% CI "_s),
                 qPrintable(verdict.toolTip()));
        QVERIFY2(verdict.toolTip().contains(u"Among judged documents only (condensed lists), "
                                            "the difference is 0.0000."_s),
                 qPrintable(verdict.toolTip()));
        const QAbstractItemModel& pair = *open.panel.view().model();
        QCOMPARE(pair.index(reciprocalRank, ui::SystemsModel::Judged).data().toString(),
                 u"81% · 68%"_s);
        // Every query has an unjudged document, so a filter would hide none.
        QVERIFY(!open.panel.showUnjudgedButton().isVisible());
        QSignalSpy judging(&open.panel, &ui::SystemsPanel::judgingRequested);
        QTest::mouseClick(&open.panel.judgeButton(), Qt::LeftButton);
        QCOMPARE(judging.size(), 1);
    }

    // Both runs have only the judged document in the first query.
    void queriesWithUnjudgedDocumentsAreShown()
    {
        OpenSystems open({{"a", {1, 2, 1, 2, 1, 1, 2, 1}}, {"b", {1, 1, 2, 1, 2, 2, 1, 2}}});
        QTRY_VERIFY(open.panel.showUnjudgedButton().isVisible());
        QSignalSpy filters(&open.panel, &ui::SystemsPanel::filterRequested);
        QTest::mouseClick(&open.panel.showUnjudgedButton(), Qt::LeftButton);
        QCOMPARE(filters.value(0).value(0).toString(), u"A.Judged@10 < 1 or B.Judged@10 < 1"_s);
    }

    // In every query a is first, b second and c third.
    void whichRunLeadsStandsAboveAllRuns()
    {
        OpenSystems open({{"a", {1, 1, 2, 1, 1, 1, 1, 1}},
                          {"b", {3, 4, 5, 3, 4, 5, 3, 4}},
                          {"c", {5, 5, 5, 4, 5, 5, 5, 5}}});
        const QLabel& verdict = open.panel.verdict();
        QTRY_VERIFY(verdict.isVisible() && verdict.isEnabled());
        QVERIFY2(verdict.text().contains(u"“a” has the highest mean"_s) ||
                     verdict.text().startsWith(u"“a” is the best of the 3 runs in RR@10."_s),
                 qPrintable(verdict.text()));
        QVERIFY2(verdict.toolTip().contains(u"“a” minus the other runs over the 8 queries"_s),
                 qPrintable(verdict.toolTip()));
        QVERIFY(!open.panel.judgeButton().isVisible());
        open.panel.pairButton().click();
        QTRY_VERIFY(verdict.text().contains(u"in RR@10"_s) &&
                    !verdict.text().contains(u"3 runs"_s));
    }

    void queriesChosenByTheirValuesHaveNoVerdict()
    {
        OpenSystems open({{"a", {1, 2, 1, 2, 1, 1, 2, 1}}, {"b", {2, 1, 2, 1, 2, 2, 1, 2}}});
        open.document.setShown({0, 2, 4, 5, 7}, true);
        open.panel.onlyShownSwitch().trigger();
        const auto startsWith = [&](const QString& text) {
            return open.panel.verdict().isEnabled() && open.panel.verdict().text().startsWith(text);
        };
        QTRY_VERIFY(startsWith(u"No verdict on “b” and “a”: the queries were selected"_s));
        QVERIFY(!open.panel.judgeButton().isVisible());
        open.document.setShown({0, 2, 4, 5, 7}, false);
        QTRY_VERIFY(startsWith(u"Not enough data to compare “b” with “a”"_s));
    }

    void aSingleRunHasNoVerdict()
    {
        OpenSystems open({{"a", {1, 2, 1}}});
        QVERIFY(!open.panel.verdict().isVisible());
    }

    // low is 1/4 throughout and best 1: only runs between them vary, so that Tukey's reach is far
    // below their distance.
    void lettersTellRunsApart()
    {
        OpenSystems open({{"best", {1, 1, 1, 1, 1, 1}},
                          {"bm25", {1, 2, 1, 2, 1, 2}},
                          {"dense", {2, 1, 2, 1, 2, 1}},
                          {"low", {9, 9, 9, 9, 9, 9}}});
        QTRY_VERIFY(!open.panel.summary().isTesting());
        const int column = open.columnOf(reciprocalRank);
        QVERIFY2(open.cell(0, column).startsWith(u"1.0000* a"_s), qPrintable(open.cell(0, column)));
        QCOMPARE(open.cell(1, column).split(u' ')[1], open.cell(2, column).split(u' ')[1]);
        QVERIFY(open.cell(3, column).split(u' ')[1] != open.cell(0, column).split(u' ')[1]);
        QVERIFY(open.panel.tableCaption().contains(u"Tukey"_s));
    }

    void noLettersWithoutAQueryOfEveryRun()
    {
        OpenSystems open({{"best", {1, 1, 0}}, {"bm25", {0, 0, 1}}, {"dense", {1, 2, 1}}});
        QTRY_VERIFY(!open.panel.summary().isTesting());
        QVERIFY2(open.panel.remark().contains(u"no letters (Tukey)"_s),
                 qPrintable(open.panel.remark()));
        QVERIFY2(open.panel.tableCaption().contains(u"No query counts in every run."_s),
                 qPrintable(open.panel.tableCaption()));
    }

    void testsAreToldAsCompareTellsThem_data()
    {
        using core::LetterRule;
        using core::PairedTest;
        QTest::addColumn<QString>("choice");
        QTest::addColumn<core::LeaderboardRules>("rules");
        QTest::addColumn<QString>("behind");
        QTest::newRow("Tukey") << u"Letters: Tukey"_s
                               << core::LeaderboardRules{{}, {}, {}, LetterRule::Tukey}
                               << QString();
        QTest::newRow("Holm") << u"Letters: randomisation"_s
                              << core::LeaderboardRules{{},
                                                        PairedTest::Randomisation,
                                                        {},
                                                        LetterRule::Holm}
                              << QString();
        QTest::newRow("ranx") << u"ranx-style"_s
                              << core::LeaderboardRules{{}, PairedTest::T, {}, LetterRule::Ranx}
                              << u"Letter a is the top run by RR@10, b the next, and so on."_s;
        QTest::newRow("against A")
            << u"p against A"_s
            << core::LeaderboardRules{{}, PairedTest::Randomisation, 0, LetterRule::None}
            << QString();
        QTest::newRow("none") << u"No tests"_s
                              << core::LeaderboardRules{{}, {}, {}, LetterRule::None} << QString();
    }
    void testsAreToldAsCompareTellsThem()
    {
        QFETCH(const QString, choice);
        QFETCH(core::LeaderboardRules, rules);
        QFETCH(const QString, behind);
        rules.comparison.primary = reciprocalRank;  // the measure in front
        OpenSystems open;
        for (QAction* action : open.panel.findChildren<QAction*>())
            if (action->text().contains(choice))
                action->trigger();
        QTRY_VERIFY(!open.panel.summary().isTesting());
        std::vector<const core::RunEvaluation*> runs;
        for (const core::RunEvaluation& run : open.document.evaluation().runs)
            runs.push_back(&run);
        QStringList measures;
        for (const core::MeasureSpec& measure : open.document.measures())
            measures << QString::fromStdString(core::toText(measure));
        const core::Leaderboard board =
            core::leaderboard(runs, open.document.measures().size(), rules);
        QStringList sentences = ui::testSentences(board, rules, measures, u"best"_s);
        if (!behind.isEmpty())
            sentences << behind;
        QCOMPARE(open.view().accessibleDescription(), ui::joinedSentences(sentences));
        QVERIFY2(open.panel.tableCaption().contains(ui::joinedSentences(sentences)),
                 qPrintable(open.panel.tableCaption()));
        QCOMPARE(sentences.isEmpty(), choice == u"No tests"_s);
    }

    // Three runs against A under three measures.
    void theMeasureInFrontIsThePrimaryOne()
    {
        OpenSystems open;
        for (QAction* action : open.panel.findChildren<QAction*>())
            if (action->text().contains(u"p against A"_s))
                action->trigger();
        const auto says = [&open](const QString& measure) {
            return open.view().accessibleDescription().contains(
                u"p values are Holm-adjusted across 3 comparisons for %1 (the primary measure) and "
                "across 6 for the other measures."_s.arg(measure));
        };
        QTRY_VERIFY2(says(u"RR@10"_s), qPrintable(open.view().accessibleDescription()));
        open.document.setMeasure(0);
        QTRY_VERIFY2(says(u"nDCG@10"_s), qPrintable(open.view().accessibleDescription()));
    }

    // What compare prints of the same runs: means, ends of the interval and letters have columns.
    void programsGetTheNumbersBehindTheTable()
    {
        OpenSystems open({{"best", {1, 1, 1, 1, 1, 1}},
                          {"bm25", {1, 2, 1, 2, 1, 2}},
                          {"dense", {2, 1, 2, 1, 2, 1}},
                          {"low", {9, 9, 9, 9, 9, 9}}});
        QTRY_VERIFY(!open.panel.summary().isTesting());
        const QStringList lines =
            QString::fromStdString(core::tableText(ui::tableOf(open.view()), core::TableFormat::Csv,
                                                   core::TablePrecision::Full))
                .split(u'\n');
        QVERIFY2(lines[0].startsWith(u"#,\"A, B\",Run,"_s), qPrintable(lines[0]));
        QVERIFY2(lines[0].contains(u"\"RR@10, letters\""_s), qPrintable(lines[0]));
        // (1 + 1/2) / 2 with the t interval of six queries: 2.5706 × 0.27386 / √6 = 0.2874.
        const QStringList bm25 = lines[2].split(u',');
        const qsizetype mean = bm25.indexOf(u"0.75"_s);
        QVERIFY2(mean > 0, qPrintable(lines[2]));
        QVERIFY(std::abs(bm25[mean + 1].toDouble() - 0.4626) < 5e-5);
        QVERIFY(std::abs(bm25[mean + 2].toDouble() - 1.0374) < 5e-5);
        QVERIFY(!bm25[mean + 3].isEmpty());
    }

    // 1366 pixels have room for the intervals of three measures, 500 have not.
    void intervalsGiveWayWhereThereIsNoRoom()
    {
        OpenSystems open;
        const int column = open.columnOf(reciprocalRank);
        const auto told = [&](int role) { return open.model().index(1, column).data(role); };
        const auto whole = [&] {
            return ui::partsWidth(open.view().font(), told(ui::WidestPartsRole).toStringList(),
                                  ui::Theme::of(open.view()));
        };
        QTRY_VERIFY(!open.panel.summary().isTesting());
        open.panel.resize(1366, 320);
        QTRY_VERIFY(open.view().columnWidth(column) >= whole());
        open.panel.resize(500, 320);
        QTRY_VERIFY(open.view().columnWidth(column) < whole());
        QVERIFY(told(Qt::ToolTipRole).toString().contains(u'['));
    }

    void pointingLightsTheRunEverywhere()
    {
        OpenSystems open;
        ui::OrdersView& orders = open.orders.view();
        const std::size_t low = open.run(u"low"_s);
        open.click(1);
        open.document.pointAtRun(low);
        QCOMPARE(orders.current(), std::size_t{3});
        open.document.pointAtRun(std::nullopt);
        QCOMPARE(orders.current(), std::size_t{1});
        QTest::mouseMove(&orders, orders.nodeOf(0, 1).toPoint());
        QTRY_COMPARE(orders.current(), std::size_t{0});
        QVERIFY(open.document.currentRun() == open.run(u"best"_s));
        QTest::mouseMove(&orders, QPoint(-50, 10));
        QTRY_COMPARE(orders.current(), std::size_t{1});
        open.click(2);
        QCOMPARE(open.document.currentRun(), open.run(u"dense"_s));
        QCOMPARE(orders.current(), std::size_t{2});
    }

    void theOrdersStandOnThePanel()
    {
        OpenSystems open;
        const ui::OrdersView& orders = open.orders.view();
        const QImage image = open.orders.view().grab().toImage();
        const QColor panel = ui::Theme::of(orders).panel;
        for (const QPoint corner : {QPoint(1, 1), QPoint(image.width() - 2, image.height() - 2)})
            QCOMPARE(image.pixelColor(corner), panel);
    }

    void theSortedColumnIsMarked()
    {
        OpenSystems open;
        const QAbstractItemModel& model = *open.view().model();
        const auto heading = [&model](int column) {
            return model.headerData(column, Qt::Horizontal).toString();
        };
        int marked = -1;
        for (int column = 0; column < model.columnCount(); ++column)
            if (heading(column).endsWith(ui::sortMark(true))) {
                QCOMPARE(marked, -1);
                marked = column;
            }
        QCOMPARE(heading(marked), u"RR@10"_s + ui::sortMark(true));
        constexpr int names = 2;
        QTest::mouseClick(open.view().horizontalHeader()->viewport(), Qt::LeftButton, {},
                          QPoint(open.view().columnViewportPosition(names) + 4, 4));
        QCOMPARE(heading(marked), u"RR@10"_s);
        QCOMPARE(heading(names), u"Run"_s + ui::sortMark(false));
    }

    void keysWalkAlongTheOrders()
    {
        OpenSystems open;
        ui::OrdersView& orders = open.orders.view();
        QTest::keyClick(&orders, Qt::Key_Down);
        QTest::keyClick(&orders, Qt::Key_End);
        QCOMPARE(open.document.currentRun(), open.run(u"low"_s));
        QTest::keyClick(&orders, Qt::Key_B);
        QCOMPARE(open.runB(), u"low"_s);
        QVERIFY2(orders.accessibleDescription().contains(u"B low: rank 4 by nDCG@10"_s),
                 qPrintable(orders.accessibleDescription()));
    }

    // AP is 1/2, 7/12 and 5/12; RR is 1, 1/2 and 1/3: one of three pairs is turned round, at the
    // top: tau-b 1/3, tau-AP 0.
    void neighbouringOrdersSayHowTheyAgree()
    {
        ui::CollectionDocument document;
        collection_samples::load(
            document,
            collection_samples::collectionOf(
                "a 0 d1 1\na 0 d2 1\n",
                {{"one", "a Q0 d1 1 3 o\na Q0 x 2 2 o\n"},
                 {"two", "a Q0 x 1 3 t\na Q0 d1 2 2 t\na Q0 d2 3 1 t\n"},
                 {"three", "a Q0 x 1 4 r\na Q0 y 2 3 r\na Q0 d1 3 2 r\na Q0 d2 4 1 r\n"}}));
        const ui::SystemOrders orders(document);
        QCOMPARE(orders.agreements().size(), std::size_t{2});
        QCOMPARE(*orders.agreements()[1]->tauB, 1.0 / 3);
        QCOMPARE(*orders.agreements()[1]->tauAp, 0.0);
        QCOMPARE(orders.chart().between[1], u"τAP\u00a00.000 · τb\u00a00.333"_s);
        const auto placeBy = [&](const QString& name, std::size_t measure) {
            for (const ui::OrdersChart::System& system : orders.chart().systems)
                if (system.name.endsWith(name))
                    return *system.places[measure];
            return 0.0;
        };
        QCOMPARE(placeBy(u"two"_s, 1), 1.0);
        QCOMPARE(placeBy(u"one"_s, 1), 2.0);
        QCOMPARE(placeBy(u"one"_s, 2), 1.0);
        QVERIFY(orders.figure().paint);
        const core::Table table = orders.figure().data().table;
        QCOMPARE(table.rows.size(), std::size_t{3});
        QCOMPARE(table.columns.size(), std::size_t{7});
    }

    void fewerRunsOrMeasuresHaveNoOrders()
    {
        ui::CollectionDocument document;
        QVERIFY(ui::SystemOrders(document).isEmpty());
        collection_samples::load(document, collection_samples::threeQueries());
        QVERIFY(ui::SystemOrders(document).whyEmpty().contains(u"three"_s));
        collection_samples::load(document, withRanks(four()));
        QVERIFY(!ui::SystemOrders(document).isEmpty());
        document.setMeasures({document.measures().front()});
        QTRY_VERIFY(!document.isBusy());
        QVERIFY(ui::SystemOrders(document).whyEmpty().contains(u"second measure"_s));
    }

    // A and B are told apart whatever there is; others as far as there is room.
    void namesOfManyRunsDoNotStandUponEachOther()
    {
        Ranks runs;
        for (std::size_t run = 0; run < 60; ++run)
            runs["run" + std::to_string(run)] = {1 + run % 7, 1 + run % 5, 1 + run % 3};
        OpenSystems open(runs);
        ui::OrdersView& orders = open.orders.view();
        const auto place = [&](std::size_t run) {
            return *ui::SystemOrders(open.document).placeOf(run);
        };
        QVERIFY(orders.isNamed(place(open.document.runA())));
        int named = 0;
        for (std::size_t system = 0; system < 60; ++system)
            named += orders.isNamed(system) ? 1 : 0;
        QVERIFY2(named < 40, qPrintable(QString::number(named)));
        int coloured = 0;
        for (const ui::OrdersChart::System& system : orders.chart().systems)
            coloured += system.series ? 1 : 0;
        QCOMPARE(coloured, 6);
    }
};

QTEST_MAIN(TestSystemsTable)

}  // namespace tst_systems_table

#include "tst_systems_table.moc"
