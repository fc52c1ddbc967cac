// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "ui/charts/view/curve_view.h"
#include "ui/ranking/chart/list_recall_panel.h"
#include "ui/toolkit/panel/panel_group.h"

#include <QTabBar>
#include <QTest>

#include <cmath>
#include <optional>
#include <vector>

namespace tst_list_recall {

using namespace ranking_samples;

namespace {

/// The window with the precision-recall curve in front. The cakes have 7 relevant documents; those
/// retrieved have the ranks 2, 4, 6, 7, 9 and 10.
class RecallWindow : public OpenWindow {
public:
    explicit RecallWindow() { bringToFront(); }
    explicit RecallWindow(const core::Session& session)
        : OpenWindow(session)
    {
        bringToFront();
    }

    void bringToFront()
    {
        workspace().charts().bringToFront(panel());
        settle();
    }
    ui::ListRecallPanel& panel() { return workspace().recall(); }
    ui::CurveView& view() { return panel().view(); }
    QString spoken() { return view().accessibleDescription(); }
    QStringList names()
    {
        QStringList found;
        for (const ui::CurveLine& line : view().chart().lines)
            found << line.name;
        return found;
    }
    core::CurvePoint point(int line, std::size_t index)
    {
        return view().chart().lines[static_cast<std::size_t>(line)].curve->at(index);
    }
    void clickOn(ui::CurvePlace place)
    {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().positionOf(place).toPoint());
        settle();
    }
};

const ui::CurvePlace rank4{0, 3};

}  // namespace

class TestListRecall : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void isTheFourthChart();
    void drawsBothCurves();
    void isSquare();
    void currentRankHasTheRing();
    void clickChoosesTheRank();
    void clickOnTheInterpolatedCurveChoosesItsRank();
    void keysWalkTheRanks();
    void editsArrive();
    void bothListsAreDrawn();
    void stepsShowWhatTheyReached();
    void nothingToDrawSaysWhy_data();
    void nothingToDrawSaysWhy();
    void figureHasWordsAndNumbers();
    void figureOfTwoListsNamesThem();
};

void TestListRecall::isTheFourthChart()
{
    OpenWindow open;
    QTabBar& tabs = open.workspace().charts().tabs();
    QCOMPARE(tabs.count(), 5);
    QCOMPARE(tabs.tabText(3), u"PR curve"_s);
    QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(3).center());
    open.settle();
    QVERIFY(open.workspace().recall().view().isVisible());
}

void TestListRecall::drawsBothCurves()
{
    RecallWindow open;
    QCOMPARE(open.names(), (QStringList{u"raw"_s, u"11-point"_s}));
    QCOMPARE(open.view().chart().lines[0].curve->size(), std::size_t{10});
    QVERIFY(open.point(0, 0) == (core::CurvePoint{0, 0}));
    QVERIFY(open.point(0, 3) == (core::CurvePoint{2.0 / 7, 2.0 / 4}));
    QVERIFY(open.point(0, 9) == (core::CurvePoint{6.0 / 7, 6.0 / 10}));
    // Rank 10 has the best precision, and one document is never found.
    QCOMPARE(open.view().chart().lines[1].curve->size(), std::size_t{11});
    QVERIFY(open.point(1, 0) == (core::CurvePoint{0, 6.0 / 10}));
    QVERIFY(open.point(1, 8) == (core::CurvePoint{0.8, 6.0 / 10}));
    QVERIFY(open.point(1, 9) == (core::CurvePoint{0.9, 0}));
}

void TestListRecall::isSquare()
{
    RecallWindow open;
    const QRectF area = open.view().dataArea();
    QVERIFY(area.width() > 50);
    QVERIFY2(std::abs(area.width() - area.height()) < 2,
             qPrintable(u"%1 × %2"_s.arg(area.width()).arg(area.height())));
}

void TestListRecall::currentRankHasTheRing()
{
    RecallWindow open;
    open.document().setCurrentRank(4);
    QCOMPARE(open.view().current(), std::optional(rank4));
    QCOMPARE(open.view().accessibleName(), u"Precision–recall curve"_s);
    QVERIFY2(open.spoken().contains(u"0.6000, 0.6000, 0.6000, 0.6000, 0.6000, 0.6000, 0.6000, "
                                    "0.6000, 0.6000, 0.0000, 0.0000"_s),
             qPrintable(open.spoken()));
    QVERIFY2(open.spoken().endsWith(u"At rank 4, precision is 0.5000 and recall is 0.2857."_s),
             qPrintable(open.spoken()));
    const ui::ListRecallChart chart(open.document());
    QCOMPARE(chart.readingAt(rank4), u"top 4: 50% relevant, 29% found"_s);
}

void TestListRecall::clickChoosesTheRank()
{
    RecallWindow open;
    open.document().setCurrentRank(4);
    open.clickOn({0, 9});
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(10));
    QCOMPARE(open.view().current(), std::optional(ui::CurvePlace{0, 9}));
}

void TestListRecall::clickOnTheInterpolatedCurveChoosesItsRank()
{
    RecallWindow open;
    open.document().setCurrentRank(4);
    open.clickOn({1, 2});
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(10));
    QCOMPARE(open.view().current(), std::optional(ui::CurvePlace{0, 9}));
    // No rank reaches recall 1.
    open.clickOn({1, 10});
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(10));
    QCOMPARE(open.view().current(), std::optional(ui::CurvePlace{0, 9}));
}

void TestListRecall::keysWalkTheRanks()
{
    RecallWindow open;
    open.document().setCurrentRank(4);
    open.view().setFocus();
    open.press(Qt::Key_Right);
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(5));
    open.press(Qt::Key_Home);
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(1));
    open.press(Qt::Key_End);
    QCOMPARE(open.document().currentRank(), std::optional<std::size_t>(10));
}

void TestListRecall::editsArrive()
{
    RecallWindow open;
    open.document().setCurrentRank(10);
    open.document().remove(ui::Section::Ranked, std::vector<std::size_t>{7, 8, 9});
    QCOMPARE(open.view().chart().lines[0].curve->size(), std::size_t{7});
    QVERIFY(open.point(1, 0) == (core::CurvePoint{0, 4.0 / 7}));
    open.document().history().undo();
    QCOMPARE(open.view().chart().lines[0].curve->size(), std::size_t{10});
}

void TestListRecall::bothListsAreDrawn()
{
    RecallWindow open;
    open.document().duplicateAsB();
    open.document().move(1, 0);
    open.document().setCurrentRank(1);
    QCOMPARE(open.names(), (QStringList{u"A raw"_s, u"A 11-point"_s, u"B raw"_s, u"B 11-point"_s}));
    QVERIFY(open.point(0, 0) == (core::CurvePoint{0, 0}));
    QVERIFY(open.point(2, 0) == (core::CurvePoint{1.0 / 7, 1}));
    QVERIFY(open.point(3, 0) == (core::CurvePoint{0, 1}));
    QCOMPARE(open.view().chart().front, std::size_t{2});
    QCOMPARE(open.view().current(), std::optional(ui::CurvePlace{2, 0}));
    QCOMPARE(open.view().highlight(), (std::vector{ui::CurvePlace{0, 0}}));
    QVERIFY2(open.spoken().endsWith(u"At rank 1 of list B, precision is 1.0000 and recall is "
                                    "0.1429."_s),
             qPrintable(open.spoken()));
    open.document().showList(core::ListName::A);
    QCOMPARE(open.view().chart().front, std::size_t{0});
    open.document().dropB();
    QCOMPARE(open.names().size(), 2);
}

void TestListRecall::stepsShowWhatTheyReached()
{
    RecallWindow open;
    open.document().setCurrentRank(4);
    open.panel().setReached(0);
    QCOMPARE(open.spoken(), u"The curve begins with the first step."_s);
    open.panel().setReached(4);
    QCOMPARE(open.names(), (QStringList{u"raw"_s}));
    QCOMPARE(open.view().chart().lines[0].curve->size(), std::size_t{4});
    QVERIFY(!open.spoken().contains(u"0.6000"_s));
    open.panel().setReached(std::nullopt);
    QCOMPARE(open.names().size(), 2);
}

void TestListRecall::nothingToDrawSaysWhy_data()
{
    QTest::addColumn<std::vector<double>>("grades");
    QTest::addColumn<QString>("why");
    QTest::newRow("no documents") << std::vector<double>{}
                                  << u"Add documents to see precision against recall."_s;
    QTest::newRow("no relevant documents")
        << std::vector<double>{0, 0}
        << u"No judged document is relevant, so there is nothing to find."_s;
}

void TestListRecall::nothingToDrawSaysWhy()
{
    QFETCH(const std::vector<double>, grades);
    QFETCH(const QString, why);
    RecallWindow open(sessionOf(grades));
    QCOMPARE(open.spoken(), why);
    open.view().setFocus();
    open.press(Qt::Key_Right);
    const ui::PaperFigure figure = open.panel().paperFigure();
    QVERIFY(!figure.paint);
    QCOMPARE(figure.whyNone, why);
}

void TestListRecall::figureHasWordsAndNumbers()
{
    RecallWindow open;
    open.document().setCurrentRank(4);
    const ui::PaperFigure figure = open.workspace().figures().front()->paperFigure();
    QCOMPARE(figure.kind, u"precision-recall"_s);
    QCOMPARE(figure.title, u"Precision–recall curve"_s);
    QVERIFY(figure.paint);
    for (const QString& said : {u"Interpolated precision at recall 0, 0.1, … 1: 0.6000, "_s,
                                u"At rank 4, precision is 0.5000 and recall is 0.2857."_s})
        QVERIFY2(figure.description.contains(said), qPrintable(figure.description));
    QVERIFY2(figure.caption.contains(u"the highest precision at any rank"_s),
             qPrintable(figure.caption));
    QVERIFY2(figure.methods.contains(u"Every rank counts."_s), qPrintable(figure.methods));
    const ui::FigureData data = figure.data();
    QStringList headings;
    for (const core::Table::Column& column : data.table.columns)
        headings << QString::fromStdString(column.heading);
    QCOMPARE(headings,
             (QStringList{u"raw: rank"_s, u"raw: recall"_s, u"raw: precision"_s,
                          u"11-point: rank"_s, u"11-point: recall"_s, u"11-point: precision"_s}));
    QCOMPARE(data.table.rows.size(), std::size_t{11});
    QCOMPARE(data.table.rows[3][0].number, std::optional(4.0));
    QCOMPARE(data.table.rows[3][2].number, std::optional(0.5));
    QCOMPARE(data.table.rows[8][3].number, std::optional(10.0));
    QVERIFY(!data.table.rows[10][3].number);
    QCOMPARE(data.table.rows[10][5].number, std::optional(0.0));
}

void TestListRecall::figureOfTwoListsNamesThem()
{
    RecallWindow open;
    open.document().duplicateAsB();
    const ui::PaperFigure figure = open.panel().paperFigure();
    QStringList names;
    for (const ui::FigureName& name : figure.names)
        names << name.name;
    QCOMPARE(names, open.names());
    QVERIFY2(figure.methods.contains(u"Interpolated precision of list B at recall"_s),
             qPrintable(figure.methods));
}

QTEST_MAIN(TestListRecall)

}  // namespace tst_list_recall

#include "tst_list_recall.moc"
