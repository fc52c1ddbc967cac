// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/painted_area.h"

#include "ui/charts/view/chart_view.h"

#include <QHeaderView>
#include <QScrollBar>

#include <functional>

namespace tst_linked_highlight {

using namespace ranking_samples;
using core::Measure;

namespace {

core::Session longSession(std::size_t length)
{
    std::vector<double> grades;
    for (std::size_t i = 0; i < length; ++i)
        grades.push_back(static_cast<double>((i * 7 + i / 3) % 5));
    core::Session session = sessionOf(grades);
    session.cutoff = length;
    return session;
}

/// What one panel shows as the rank highlighted.
struct Place {
    const char* name;
    std::function<std::optional<std::size_t>(OpenWindow&)> lit;
    /// The middle of what stands for a rank, in the window's pixels.
    std::function<QPoint(OpenWindow&, std::size_t)> at;
};

const std::vector<Place>& places()
{
    static const std::vector<Place> all{
        {"list", [](OpenWindow& open) { return OpenWindow::litRow(open.list()); },
         [](OpenWindow& open, std::size_t rank) {
             return open.cell(open.list(), static_cast<int>(rank) - 1, ui::DocumentListModel::Name);
         }},
        {"step table", [](OpenWindow& open) { return OpenWindow::litRow(open.steps()); },
         [](OpenWindow& open, std::size_t rank) {
             return open.cell(open.steps(), static_cast<int>(rank) - 1, 3);
         }},
        {"formula", [](OpenWindow& open) { return open.formula().currentRank(); },
         [](OpenWindow& open, std::size_t rank) {
             const auto rects = open.formula().formulaLayout().placesOf(rank);
             const QRect contents = open.formula().contentsRect();
             const double top =
                 (contents.height() - open.formula().formulaLayout().size().height()) / 2;
             return open.formula().mapTo(
                 &open.window,
                 (rects.front().center() + contents.topLeft() + QPointF(0, std::max(0.0, top)))
                     .toPoint());
         }},
        {"curve",
         [](OpenWindow& open) -> std::optional<std::size_t> {
             const auto x = open.workspace().curve().chart().highlight();
             return x ? std::optional(static_cast<std::size_t>(*x)) : std::nullopt;
         },
         [](OpenWindow& open, std::size_t rank) {
             ui::ChartView& chart = open.workspace().curve().chart();
             return chart.mapTo(&open.window,
                                chart.positionOf(static_cast<double>(rank), 0.5).toPoint());
         }},
    };
    return all;
}

/// How often a widget is put elsewhere while it is watched.
class MoveWatch : public QObject {
public:
    explicit MoveWatch(QWidget& widget) { widget.installEventFilter(this); }

    int moves = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        moves += event->type() == QEvent::Move || event->type() == QEvent::Resize ? 1 : 0;
        return false;
    }
};

}  // namespace

class TestLinkedHighlight : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }
    void pointingLightsAll_data();
    void pointingLightsAll();
    void leavingReturnsToTheChosenRank();
    void clickingChooses();
    void walkingChooses();
    void pastTheCutoff();
    void nothingMovesAtAThousandRanks_data();
    void nothingMovesAtAThousandRanks();
    void onlyTheTwoRowsAreRepainted();
};

void TestLinkedHighlight::pointingLightsAll_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<std::size_t>("rank");
    for (std::size_t from = 0; from < places().size(); ++from)
        for (const std::size_t rank : {std::size_t{1}, std::size_t{4}, std::size_t{10}})
            QTest::addRow("%s, rank %zu", places()[from].name, rank)
                << static_cast<int>(from) << rank;
}

void TestLinkedHighlight::pointingLightsAll()
{
    QFETCH(const int, from);
    QFETCH(const std::size_t, rank);
    OpenWindow open;
    open.point(places()[static_cast<std::size_t>(from)].at(open, rank));
    QCOMPARE(open.document().currentRank(), std::optional(rank));
    for (const Place& place : places())
        QVERIFY2(place.lit(open) == rank, place.name);
}

void TestLinkedHighlight::leavingReturnsToTheChosenRank()
{
    OpenWindow open;
    open.clickRow(open.list(), 6);
    open.point(places()[1].at(open, 3));
    QCOMPARE(open.litRank(), std::size_t{3});
    open.point(open.workspace().cards().mapTo(&open.window, QPoint(20, 20)));
    QCOMPARE(open.litRank(), std::size_t{7});
    open.point(places()[3].at(open, 2));
    QCOMPARE(open.litRank(), std::size_t{2});
    open.point(open.workspace().cards().mapTo(&open.window, QPoint(20, 20)));
    QCOMPARE(open.litRank(), std::size_t{7});
    for (const Place& place : places())
        QVERIFY2(place.lit(open) == std::size_t{7}, place.name);
}

void TestLinkedHighlight::clickingChooses()
{
    OpenWindow open;
    for (std::size_t from = 0; from < 3; ++from) {
        const std::size_t rank = 3 + 2 * from;
        open.click(places()[from].at(open, rank));
        open.point(open.workspace().cards().mapTo(&open.window, QPoint(20, 20)));
        for (const Place& place : places())
            QVERIFY2(place.lit(open) == rank, place.name);
    }
}

void TestLinkedHighlight::walkingChooses()
{
    OpenWindow open;
    open.clickRow(open.list(), 0);
    open.point(open.workspace().cards().mapTo(&open.window, QPoint(20, 20)));
    for (int i = 0; i < 3; ++i)
        open.press(Qt::Key_Down);
    for (const Place& place : places())
        QVERIFY2(place.lit(open) == std::size_t{4}, place.name);
}

void TestLinkedHighlight::pastTheCutoff()
{
    OpenWindow open;
    open.document().setCutoff(5);
    OpenWindow::settle();
    open.point(places()[0].at(open, 9));
    for (const Place& place : places())
        QVERIFY2(place.lit(open) == std::size_t{9}, place.name);
    QVERIFY(open.formula().formulaLayout().shows(9));
}

void TestLinkedHighlight::nothingMovesAtAThousandRanks_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Measure>("measure");
    QTest::newRow("nDCG") << QSize(1440, 900) << Measure::Ndcg;
    QTest::newRow("nDCG in the smallest window") << QSize(1024, 640) << Measure::Ndcg;
    QTest::newRow("AP") << QSize(1440, 900) << Measure::Ap;
    QTest::newRow("ERR") << QSize(1440, 900) << Measure::Err;
    QTest::newRow("RBP") << QSize(1440, 900) << Measure::Rbp;
    QTest::newRow("bpref") << QSize(1440, 900) << Measure::Bpref;
}

void TestLinkedHighlight::nothingMovesAtAThousandRanks()
{
    QFETCH(const QSize, size);
    QFETCH(const Measure, measure);
    OpenWindow open(size);
    core::Session session = longSession(1000);
    session.shown = {measure};
    session.selected = measure;
    open.document().load(session, QString(), u"Open"_s);
    OpenWindow::settle();
    const QRect table = open.steps().geometry();
    const int scrolled = open.list().verticalScrollBar()->value();
    const MoveWatch watch(open.steps());
    for (int row = 0; row < 12; ++row) {
        open.point(open.cell(open.list(), row, ui::DocumentListModel::Name));
        QCOMPARE(open.document().currentRank(), std::optional(static_cast<std::size_t>(row) + 1));
        OpenWindow::settle();
        QVERIFY(open.formula().formulaLayout().shows(static_cast<std::size_t>(row) + 1) ||
                measure == Measure::Ap || measure == Measure::Bpref);
    }
    open.document().setCurrentRank(777);
    OpenWindow::settle();
    // The table stays where it is, and the list under the mouse does not slide away.
    QCOMPARE(open.steps().geometry(), table);
    QCOMPARE(watch.moves, 0);
    open.point(open.cell(open.steps(), open.steps().rowAt(40), 2));
    OpenWindow::settle();
    QCOMPARE(open.steps().geometry(), table);
    QVERIFY(scrolled == 0);
}

void TestLinkedHighlight::onlyTheTwoRowsAreRepainted()
{
    OpenWindow open(longSession(1000));
    open.clickRow(open.list(), 4);
    open.point(open.cell(open.list(), 8, ui::DocumentListModel::Name));
    OpenWindow::settle();
    const PaintedArea list(*open.list().viewport());
    const PaintedArea steps(*open.steps().viewport());
    open.point(open.cell(open.list(), 9, ui::DocumentListModel::Name));
    OpenWindow::settle();
    const int row = open.list().rowHeight(0);
    for (const PaintedArea* area : {&list, &steps}) {
        const int height = area->region.boundingRect().height();
        QVERIFY2(height > 0 && height <= 2 * row + 2, qPrintable(QString::number(height)));
    }
}

QTEST_MAIN(TestLinkedHighlight)

}  // namespace tst_linked_highlight

#include "tst_linked_highlight.moc"
