// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/collection_samples.h"
#include "tests/ui/text_boxes.h"
#include "ui/collection/chart/group_chart.h"
#include "ui/collection/document/group_survey.h"
#include "ui/collection/group/query_groups_panel.h"
#include "ui/collection/table/group_menu.h"
#include "ui/collection/table/queries_panel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>

#include <algorithm>

namespace tst_query_groups_panel {

using namespace Qt::StringLiterals;
using Model = ui::QueryGroupsModel;

namespace {

/// Three queries in two groups of a file; the reciprocal ranks are 1/2, 1, 1 and 1, 1, 1/2.
std::shared_ptr<const core::Collection> grouped()
{
    auto collection = std::make_shared<core::Collection>(*collection_samples::threeQueries());
    collection->groups = {{"early", {"1", "2", "unknown"}}, {"late one", {"3"}}};
    return collection;
}

/// The list of queries and the panel of groups, connected as the workspace has them.
class OpenPanels {
public:
    explicit OpenPanels(std::shared_ptr<const core::Collection> collection = grouped())
        : queries(document)
        , panel(document)
    {
        document.setMeasures({*core::parseMeasureSpec("RR")});
        if (collection)
            collection_samples::load(document, collection);
        QObject::connect(&panel, &ui::QueryGroupsPanel::groupRequested, &queries,
                         &ui::QueriesPanel::showGroup);
        queries.resize(360, 400);
        panel.resize(900, 300);
        queries.show();
        panel.show();
        isShown = QTest::qWaitForWindowActive(&panel);
        settle();
    }
    static void settle()
    {
        for (int round = 0; round < 6; ++round)
            QApplication::processEvents();
    }
    Model& model() { return panel.view().groups(); }
    QString cell(int row, int column) { return model().index(row, column).data().toString(); }
    /// A row's group, queries, means and difference.
    QString row(int row)
    {
        QStringList cells;
        for (const int column :
             {Model::Group, Model::Queries, Model::MeanA, Model::MeanB, Model::Difference})
            cells << cell(row, column);
        return cells.join(u' ');
    }
    void click(int row)
    {
        const QPoint at = panel.view().visualRect(model().index(row, Model::Group)).center();
        QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {}, at);
        settle();
    }
    QString shown() const
    {
        QStringList ids;
        for (const std::size_t query : *document.shown())
            ids << document.queryId(query);
        ids.sort();
        return ids.join(u' ');
    }
    QString problem()
    {
        for (const auto* label : queries.findChildren<QLabel*>(u"problem"_s))
            if (label->isVisible())
                return label->text();
        return {};
    }
    void filter(const QString& text)
    {
        queries.filterLine().setText(text);
        settle();
    }
    /// As somebody who types a name and presses Enter.
    void name(const QString& text)
    {
        QLineEdit& line = queries.groups().nameLine();
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
        settle();
    }

    ui::CollectionDocument document;
    ui::QueriesPanel queries;
    ui::QueryGroupsPanel panel;
    bool isShown = false;
};

}  // namespace

class TestQueryGroupsPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }
    void meansOfGroups();
    void oneRun();
    void aGroupAlone();
    void keysShowAGroup();
    void groupsThatAreNotThere_data();
    void groupsThatAreNotThere();
    void savedFilters();
    void savedFiltersFollowEdits();
    void namesThatCannotBe_data();
    void namesThatCannotBe();
    void renamedAndDeleted();
    void sessionsKeepThem();
    void oneRunBecomesTwoUnseen();
    void otherCollections();
    void chartOfGroups();
    void nothingToDraw();
    void everythingHasAName();
};

void TestQueryGroupsPanel::meansOfGroups()
{
    OpenPanels open;
    QVERIFY(open.isShown);
    const QAbstractItemModelTester tester(&open.model());
    QCOMPARE(open.model().rowCount(), 3);
    QCOMPARE(open.row(0), u"early 2 0.7500 1.0000 +0.2500"_s);
    QCOMPARE(open.row(1), u"late one 1 1.0000 0.5000 −0.5000"_s);
    QCOMPARE(open.row(2), u"all queries 3 0.8333 0.8333 0.0000"_s);
    // Of one difference there is no test, so that the family has one p; t = 1 with 1 degree of
    // freedom, whose p is 1/2.
    QCOMPARE(open.cell(0, Model::PairedT), u"p = 0.500"_s);
    QCOMPARE(open.cell(1, Model::PairedT), u"–"_s);
    QCOMPARE(open.cell(0, Model::ConfusionMatrix), u"1 / 1 / 0"_s);
}

void TestQueryGroupsPanel::oneRun()
{
    OpenPanels open;
    open.document.setRuns(0, 0);
    OpenPanels::settle();
    QCOMPARE(open.model().columnCount(), int(Model::MeanB));
    QCOMPARE(open.cell(0, Model::Queries), u"2"_s);
    QCOMPARE(open.cell(0, Model::MeanA), u"0.7500"_s);
}

void TestQueryGroupsPanel::aGroupAlone()
{
    OpenPanels open;
    open.click(0);
    QCOMPARE(open.queries.filterLine().text(), u"group:early"_s);
    QCOMPARE(open.shown(), u"1 2"_s);
    open.click(1);
    QCOMPARE(open.queries.filterLine().text(), u"group:\"late one\""_s);
    QCOMPARE(open.shown(), u"3"_s);
    open.click(2);
    QCOMPARE(open.shown(), u"1 2 3"_s);
    open.filter(u"group:EARLY and delta > 0"_s);
    QCOMPARE(open.shown(), u"1"_s);
}

void TestQueryGroupsPanel::keysShowAGroup()
{
    OpenPanels open;
    open.panel.view().setFocus();
    open.panel.view().setCurrentIndex(open.model().index(0, Model::Group));
    QTest::keyClick(&open.panel.view(), Qt::Key_Down);
    QTest::keyClick(&open.panel.view(), Qt::Key_Return);
    OpenPanels::settle();
    QCOMPARE(open.shown(), u"3"_s);
}

void TestQueryGroupsPanel::groupsThatAreNotThere_data()
{
    QTest::addColumn<bool>("hasGroups");
    QTest::addColumn<QString>("problem");
    QTest::newRow("others") << true
                            << u"There is no group “new”. Use one of these: early, late one."_s;
    QTest::newRow("none at all") << false << u"There are no query groups."_s;
}

void TestQueryGroupsPanel::groupsThatAreNotThere()
{
    QFETCH(const bool, hasGroups);
    OpenPanels open(hasGroups ? grouped() : collection_samples::threeQueries());
    open.filter(u"group:new"_s);
    QTEST(open.problem(), "problem");
    QCOMPARE(open.shown(), QString());
}

void TestQueryGroupsPanel::savedFilters()
{
    OpenPanels open;
    open.filter(u"delta >= 0"_s);
    open.queries.groups().saveFilter();
    open.name(u"not worse"_s);
    QCOMPARE(open.model().rowCount(), 4);
    QCOMPARE(open.row(2), u"not worse 2 0.7500 1.0000 +0.2500"_s);
    open.filter(u"group:\"not worse\" and not group:early"_s);
    QCOMPARE(open.shown(), QString());
    open.document.history().undo();
    QCOMPARE(open.model().rowCount(), 3);
}

void TestQueryGroupsPanel::savedFiltersFollowEdits()
{
    OpenPanels open;
    open.document.setSavedGroups({{"worse", "delta < 0"}}, u"Save"_s);
    OpenPanels::settle();
    QCOMPARE(open.cell(2, Model::Queries), u"1"_s);
    // d2, first in the second run, is as good as d1, first in the first one.
    open.document.judge(*open.document.evaluation().find("3"), u"d2"_s, core::Grade(1));
    OpenPanels::settle();
    QCOMPARE(open.cell(2, Model::Queries), u"0"_s);
    QCOMPARE(open.cell(2, Model::Difference), u"–"_s);
}

void TestQueryGroupsPanel::namesThatCannotBe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("problem");
    QTest::newRow("none") << u"  "_s << u"Enter a name for the group."_s;
    QTest::newRow("one that is there")
        << u"Early"_s << u"A group “early” already exists. Choose another name."_s;
    QTest::newRow("quotation marks")
        << u"a \"b\""_s
        << u"Names can’t contain quotation marks, because filters use them around names."_s;
}

void TestQueryGroupsPanel::namesThatCannotBe()
{
    QFETCH(const QString, name);
    OpenPanels open;
    open.filter(u"delta > 0"_s);
    open.queries.groups().saveFilter();
    open.name(name);
    QTEST(open.problem(), "problem");
    QVERIFY(open.document.savedGroups().empty());
    QTest::keyClick(&open.queries.groups().nameLine(), Qt::Key_Escape);
    QVERIFY(!open.queries.groups().nameRow().isVisible());
    QCOMPARE(open.shown(), u"1"_s);
}

void TestQueryGroupsPanel::renamedAndDeleted()
{
    OpenPanels open;
    open.document.setSavedGroups({{"won", "delta > 0"}}, u"Save"_s);
    open.queries.showGroup(u"won"_s);
    open.queries.renameGroup(u"won"_s);
    open.name(u"better"_s);
    QCOMPARE(open.queries.filterLine().text(), u"group:better"_s);
    QCOMPARE(open.shown(), u"1"_s);
    open.queries.removeGroup(u"better"_s);
    OpenPanels::settle();
    QVERIFY(open.document.savedGroups().empty());
    QCOMPARE(open.problem(), u"There is no group “better”. Use one of these: early, late one."_s);
}

void TestQueryGroupsPanel::sessionsKeepThem()
{
    OpenPanels open;
    const std::vector<core::SavedGroup> groups{{"won", "delta > 0"}, {"lost", "delta < 0"}};
    open.document.setSavedGroups(groups, u"Save"_s);
    QVERIFY(std::get<core::CollectionSession>(open.document.snapshot()).groups == groups);
}

void TestQueryGroupsPanel::oneRunBecomesTwoUnseen()
{
    ui::CollectionDocument document;
    ui::QueryGroupsPanel panel(document);
    collection_samples::load(document, grouped());
    panel.view().resize(120, 200);
    panel.resize(140, 240);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    OpenPanels::settle();
    QCOMPARE(panel.view().groups().columnCount(), int(Model::ConfusionMatrix) + 1);
    QVERIFY(panel.view().isColumnHidden(Model::ConfusionMatrix));
    QVERIFY(!panel.view().isColumnHidden(Model::Difference));
}

void TestQueryGroupsPanel::otherCollections()
{
    OpenPanels open;
    const QAbstractItemModelTester tester(&open.model());
    collection_samples::load(open.document, collection_samples::threeQueries());
    OpenPanels::settle();
    QCOMPARE(open.model().rowCount(), 0);
    open.document.history().undo();
    OpenPanels::settle();
    QCOMPARE(open.model().rowCount(), 3);
}

void TestQueryGroupsPanel::chartOfGroups()
{
    OpenPanels open;
    const ui::GroupChart chart(open.document);
    QCOMPARE(chart.count(), std::size_t(2));
    QCOMPARE(chart.nameAt(2), u"late one"_s);
    const ui::Chart drawn = chart.chart();
    QCOMPARE(drawn.series.front().y[0], 0.25);
    QCOMPARE(drawn.series.front().y[2], -0.5);
    // Of one difference there is no interval. 12.706 is Student's t at 0.975 for 1 degree of
    // freedom, times the standard error of 1/2 and 0, which is 1/4.
    QCOMPARE(drawn.backdrop.whiskers.size(), std::size_t(1));
    QVERIFY(qAbs(drawn.backdrop.whiskers[0].upper - (0.25 + 12.706204736 / 4)) < 1e-8);
    QCOMPARE(chart.sentenceAt(2), u"late one, 1 query: −0.5000."_s);
    // A mark would stand on the interval of a group.
    const QSizeF points(240, 170);
    TextBoxes page(points);
    chart.figure().paint(page, points, {});
    QCOMPARE(std::ranges::count(page.boxes(), chart.nameAt(1), &TextBoxes::Box::text), 1);
}

void TestQueryGroupsPanel::nothingToDraw()
{
    OpenPanels open(collection_samples::threeQueries());
    QVERIFY(!ui::GroupChart(open.document).figure().paint);
    QVERIFY(ui::GroupChart(open.document).whyEmpty().startsWith(u"Drop a table"_s));
    open.document.setRuns(1, 1);
    QVERIFY(ui::GroupChart(open.document).whyEmpty().startsWith(u"Open two runs"_s));
}

void TestQueryGroupsPanel::everythingHasAName()
{
    OpenPanels open;
    open.filter(u"delta > 0"_s);
    open.queries.groups().saveFilter();
    for (const QWidget* widget :
         {static_cast<QWidget*>(&open.panel.view()), static_cast<QWidget*>(&open.queries.groups()),
          static_cast<QWidget*>(&open.queries.groups().nameLine())})
        QVERIFY(!widget->accessibleName().isEmpty());
    QCOMPARE(open.model().index(1, Model::Group).data(Qt::AccessibleTextRole).toString().left(57),
             u"late one, 1 query: A 1.0000, B 0.5000, difference −0.5000"_s);
}

QTEST_MAIN(TestQueryGroupsPanel)

}  // namespace tst_query_groups_panel

#include "tst_query_groups_panel.moc"
