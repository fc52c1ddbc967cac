// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/painted_area.h"
#include "ui/charts/drawing/clipped_line.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/figure/curve_paper.h"
#include "ui/charts/view/curve_view.h"
#include "ui/export/figure/figure_file.h"

#include <QAccessible>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <cmath>
#include <limits>
#include <random>

namespace tst_curve_view {

using namespace Qt::StringLiterals;
using core::CurveOrder;
using core::CurvePoint;
using ranking_samples::adoptLook;
using ui::ChartRange;
using ui::CurvePlace;
using ui::CurveView;

namespace {

using Points = std::vector<CurvePoint>;

std::shared_ptr<const core::Curve> curveOf(Points points, CurveOrder order = CurveOrder::Monotone)
{
    const std::size_t size = points.size();
    return std::make_shared<const core::Curve>(
        core::curvePoints(size, [points = std::move(points)](std::size_t i) { return points[i]; }),
        order);
}

/// Four positives and four negatives, one threshold each.
const Points few{{0, 0},      {0, 0.25},    {0, 0.5},  {0.25, 0.5}, {0.25, 0.75},
                 {0.5, 0.75}, {0.75, 0.75}, {0.75, 1}, {1, 1}};
/// A worse model: one step along the diagonal after the other.
const Points worse{{0, 0}, {0.5, 0.25}, {1, 1}};

/// Scored samples of two normal classes, 300 and 700, as ROC and as precision against recall.
struct TwoClasses {
    Points roc{{0, 0}};
    Points precision{{0, 1}};

    explicit TwoClasses(double separation)
    {
        std::mt19937 engine(7);
        const auto normal = [&engine] {
            double sum = -6;
            for (int i = 0; i < 12; ++i)
                sum += static_cast<double>(engine()) / 4294967296.0;
            return sum;
        };
        std::vector<std::pair<double, bool>> scores;
        for (int i = 0; i < 1000; ++i)
            scores.emplace_back(normal() + (i < 300 ? separation : 0), i < 300);
        std::sort(scores.rbegin(), scores.rend());
        double tp = 0;
        double fp = 0;
        for (const auto& [score, isPositive] : scores) {
            (isPositive ? tp : fp) += 1;
            roc.push_back({fp / 700, tp / 300});
            precision.push_back({tp / 300, tp / (tp + fp)});
        }
    }
};

ui::CurveChart chartOf(std::vector<ui::CurveLine> lines)
{
    ui::CurveChart chart;
    chart.lines = std::move(lines);
    chart.xTitle = u"false positive rate"_s;
    chart.yTitle = u"true positive rate (recall)"_s;
    return chart;
}

QString thresholdOf(CurvePlace place)
{
    return u"t = %1"_s.arg(1 - 0.125 * double(place.index), 0, 'f', 3);
}

/// A shown view with two models, and what a person does to it.
class ShownCurves {
public:
    explicit ShownCurves(ui::CurveChart chart = chartOf({{u"ROC"_s, curveOf(few)},
                                                         {u"Worse"_s, curveOf(worse)}}),
                         QSize size = {480, 360})
        : moved(&view, &CurveView::pointMoved)
        , released(&view, &CurveView::pointReleased)
    {
        view.setChart(std::move(chart));
        view.setWords({u"Two curves."_s, thresholdOf, [](CurvePlace place) {
                           return u"The threshold is %1."_s.arg(thresholdOf(place));
                       }});
        view.setAccessibleName(u"ROC curve"_s);
        view.resize(size);
        view.show();
        view.activateWindow();
        isShown = QTest::qWaitForWindowExposed(&view);
        view.setFocus();
        QApplication::processEvents();
    }

    QPoint at(double x, double y) { return view.positionOf(x, y).toPoint(); }
    void press(QPoint at)
    {
        QTest::mousePress(view.windowHandle(), Qt::LeftButton, Qt::NoModifier, at);
    }
    void release(QPoint at)
    {
        QTest::mouseRelease(view.windowHandle(), Qt::LeftButton, Qt::NoModifier, at);
    }
    void point(QPoint at) { QTest::mouseMove(view.windowHandle(), at); }
    void drag(QPoint from, QPoint to)
    {
        press(from);
        point((from + to) / 2);
        point(to);
        release(to);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(view.windowHandle(), static_cast<Qt::Key>(key), modifiers);
    }
    /// Returns whether the view took it.
    bool wheel(QPoint at, int notches)
    {
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &event);
        return event.isAccepted();
    }
    std::optional<std::size_t> index() const
    {
        return view.current() ? std::optional(view.current()->index) : std::nullopt;
    }
    QColor colour(QPointF at) { return view.grab().toImage().pixelColor(at.toPoint()); }
    /// How many pixels of the amber ring there are around a place.
    int amber(QPointF place)
    {
        const QColor expected = ui::Theme::of(view).currentEdge;
        const QRect around(place.toPoint() - QPoint(10, 10), QSize(21, 21));
        const QImage image = view.grab(around).toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == expected;
        return count;
    }

    CurveView view;
    QSignalSpy moved;
    QSignalSpy released;
    bool isShown = false;
};

/// But for what smooth edges mix in.
bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
               std::abs(a.blue() - b.blue()) <
           90;
}

std::size_t nearestByForce(const CurveView& view, const Points& points, QPointF mouse)
{
    std::size_t nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF way = view.positionOf(points[i].x, points[i].y) - mouse;
        const double distance = std::hypot(way.x(), way.y());
        if (distance < least - 1e-9) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

/// As shown, on paper.
ui::PaperFigure figureOf(const CurveView& view)
{
    return ui::paperFigure(view.chart(), {view.shownX(), view.shownY()}, view.current(),
                           view.current() ? thresholdOf(*view.current()) : QString(),
                           view.accessibleDescription());
}

}  // namespace

class TestCurveView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void curvesAreDrawnWhereTheirPointsAre();
    void ringStandsOnItsPoint();
    void draggingTheRingFollowsTheCurve();
    void pressOnTheLineTakesThePoint();
    void pressOnAnotherCurveMovesThere();
    void dragStaysOnItsCurve();
    void pressBesideTheCurvesMovesNothing();
    void wheelZoomsAtTheMouse();
    void zoomHasLimits();
    void dragOfTheEmptyAreaPans();
    void everythingIsShownAgain_data();
    void everythingIsShownAgain();
    void escapeIsLeftToOthersWhereAllIsShown();
    void keysWalkAlongTheCurve_data();
    void keysWalkAlongTheCurve();
    void keysFollowTheAxisThatFalls();
    void keysBringThePointIntoSight();
    void keysZoomAndPan();
    void tipTellsTheNearestPoint();
    void attentionCarriesDots();
    void movingThePointPaintsLittle();
    void equalChartIsNotPaintedAgain();
    void otherCurvesDropWhatTheyDoNotHave();
    void zoomStaysWithThePlane();
    void readersHearThePoint();
    void emptyChartSaysWhy();
    void millionsOfPoints();
    void sizesWithoutRoom();
    void exportsWhatIsShown_data();
    void exportsWhatIsShown();
    void clippedLines();
    void screenshots();
};

void TestCurveView::curvesAreDrawnWhereTheirPointsAre()
{
    ShownCurves open;
    QVERIFY(open.isShown);
    QVERIFY(isNear(open.colour(open.view.positionOf(0.25, 0.6)), ui::seriesColour(0, false)));
    const QPointF level = open.view.positionOf(0.6, 0.75);
    // A line between two rows of pixels is in either.
    QVERIFY(isNear(open.colour(level), ui::seriesColour(0, false)) ||
            isNear(open.colour(level - QPointF(0, 1)), ui::seriesColour(0, false)));
    QCOMPARE(open.colour(open.view.positionOf(0.65, 0.5)), ui::Theme::of(open.view).panel);
    QVERIFY(open.view.rect().contains(open.view.legendArea().toRect()));
    QVERIFY(open.view.rect().contains(open.view.dataArea().toRect()));
}

void TestCurveView::ringStandsOnItsPoint()
{
    ShownCurves open;
    const QPointF place = open.view.positionOf(0.25, 0.75);
    QCOMPARE(open.amber(place), 0);
    open.view.setCurrent(CurvePlace{0, 4});
    QVERIFY(open.amber(place) > 30);
    QVERIFY(open.moved.isEmpty());
    open.view.setCurrent(std::nullopt);
    QCOMPARE(open.amber(place), 0);
}

void TestCurveView::draggingTheRingFollowsTheCurve()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    open.press(open.at(0.25, 0.75) + QPoint(4, -3));
    for (const QPoint mouse : {open.at(0.4, 0.9), open.at(0.7, 0.5), open.at(0.9, 0.2),
                               open.at(-0.05, 1.05), open.at(0.02, 0.1)}) {
        open.point(mouse);
        QCOMPARE(open.index(), std::optional(nearestByForce(open.view, few, mouse)));
        QCOMPARE(open.moved.last(), (QList<QVariant>{0, QVariant::fromValue(*open.index())}));
    }
    QVERIFY(open.released.isEmpty());
    open.release(open.at(0.02, 0.1));
    QCOMPARE(open.released.size(), 1);
    QVERIFY(open.amber(open.view.positionOf(*open.view.current())) > 20);
}

void TestCurveView::pressOnTheLineTakesThePoint()
{
    ShownCurves open;
    open.press(open.at(0.4, 0.75));  // between two points far from each other
    QCOMPARE(open.moved.size(), 1);
    QCOMPARE(open.view.current(), std::optional(CurvePlace{0, 5}));
    open.release(open.at(0.4, 0.75));
    QCOMPARE(open.released.size(), 1);
}

void TestCurveView::pressOnAnotherCurveMovesThere()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    open.press(open.at(0.5, 0.25));
    QCOMPARE(open.view.current(), std::optional(CurvePlace{1, 1}));
    QCOMPARE(open.moved.last(), (QList<QVariant>{1, QVariant::fromValue(std::size_t{1})}));
    open.release(open.at(0.5, 0.25));
}

void TestCurveView::dragStaysOnItsCurve()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    open.drag(open.at(0.25, 0.75), open.at(0.5, 0.25));  // a point of the other curve
    QCOMPARE(open.view.current()->line, 0);
}

void TestCurveView::pressBesideTheCurvesMovesNothing()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    open.drag(open.at(0.6, 0.6), open.at(0.2, 0.2));
    QVERIFY(open.moved.isEmpty());
    QVERIFY(open.released.isEmpty());
    QVERIFY(open.view.showsAll());
}

void TestCurveView::wheelZoomsAtTheMouse()
{
    ShownCurves open;
    QSignalSpy shown(&open.view, &CurveView::shownChanged);
    const QPoint mouse = open.at(0.25, 0.75);
    QVERIFY(open.wheel(mouse, 3));
    QCOMPARE(shown.size(), 1);
    QVERIFY(!open.view.showsAll());
    const double length = open.view.shownX().upper - open.view.shownX().lower;
    QVERIFY(std::abs(length - std::pow(1.25, -3)) < 1e-9);
    const QPointF now = open.view.positionOf(0.25, 0.75);
    QVERIFY2(QPointF(now - mouse).manhattanLength() <= 4, "the axes' numbers may move it a little");
    QVERIFY(open.wheel(mouse, -30));
    QVERIFY(open.view.showsAll());
    QVERIFY(!open.wheel(mouse, -1));
}

void TestCurveView::zoomHasLimits()
{
    ShownCurves open;
    for (int turn = 0; turn < 30; ++turn)
        open.wheel(open.view.dataArea().center().toPoint(), 10);
    const ChartRange x = open.view.shownX();
    QVERIFY(x.upper - x.lower >= 1e-5 * (1 - 1e-9));
    QVERIFY(x.upper - x.lower < 1.1e-5);
    open.view.setShown({1, 1.5}, {-3, -2.5});
    QCOMPARE(open.view.shownX(), (ChartRange{0.5, 1}));
    QCOMPARE(open.view.shownY(), (ChartRange{0, 0.5}));
}

void TestCurveView::dragOfTheEmptyAreaPans()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    open.view.setShown({0.3, 0.7}, {0.3, 0.7});
    const QPoint from = open.at(0.6, 0.6);
    const QPoint to = open.at(0.5, 0.4);
    open.drag(from, to);
    QVERIFY(open.moved.isEmpty());
    QVERIFY(std::abs(open.view.shownX().lower - 0.4) < 0.005);
    QVERIFY(std::abs(open.view.shownY().lower - 0.5) < 0.005);
    open.drag(from, to + QPoint(-2000, 0));
    QCOMPARE(open.view.shownX().upper, 1.0);
}

void TestCurveView::everythingIsShownAgain_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("0") << int(Qt::Key_0);
    QTest::newRow("Escape") << int(Qt::Key_Escape);
    QTest::newRow("double click") << 0;
}

void TestCurveView::everythingIsShownAgain()
{
    QFETCH(const int, key);
    ShownCurves open;
    open.view.setShown({0.5, 0.7}, {0.5, 0.7});
    QSignalSpy shown(&open.view, &CurveView::shownChanged);
    if (key)
        open.key(key);
    else
        QTest::mouseDClick(open.view.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                           open.at(0.6, 0.6));
    QVERIFY(open.view.showsAll());
    QCOMPARE(shown.size(), 1);
}

void TestCurveView::escapeIsLeftToOthersWhereAllIsShown()
{
    ShownCurves open;
    QKeyEvent all(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&open.view, &all);
    QVERIFY(!all.isAccepted());
    open.view.setShown({0.5, 0.7}, {0.5, 0.7});
    QKeyEvent part(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&open.view, &part);
    QVERIFY(part.isAccepted());
}

void TestCurveView::keysWalkAlongTheCurve_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<std::size_t>("from");
    QTest::addColumn<std::size_t>("to");
    const auto add = [](const char* name, Qt::Key key, std::size_t from, std::size_t to) {
        QTest::newRow(name) << int(key) << from << to;
    };
    // 1,001 points, each about a third of a pixel after the other.
    add("Right: the next threshold", Qt::Key_Right, 500, 501);
    add("Left: the one before", Qt::Key_Left, 500, 499);
    add("Right at the end", Qt::Key_Right, 1000, 1000);
    add("Left at the start", Qt::Key_Left, 0, 0);
    add("Home", Qt::Key_Home, 500, 0);
    add("End", Qt::Key_End, 500, 1000);
}

void TestCurveView::keysWalkAlongTheCurve()
{
    QFETCH(const int, key);
    QFETCH(const std::size_t, from);
    QFETCH(const std::size_t, to);
    Points line;
    for (int i = 0; i <= 1000; ++i)
        line.push_back({i / 1000.0, i / 1000.0});
    ShownCurves open(chartOf({{u"Line"_s, curveOf(line)}}));
    open.view.setCurrent(CurvePlace{0, from});
    open.key(key);
    QCOMPARE(open.index(), std::optional(to));
    QCOMPARE(open.moved.size(), from == to ? 0 : 1);
    open.view.setCurrent(CurvePlace{0, 500});
    const QPointF start = open.view.positionOf(0.5, 0.5);
    open.key(Qt::Key_Up);
    const QPointF next = open.view.positionOf(*open.view.current());
    const double step = std::max(next.x() - start.x(), start.y() - next.y());
    QVERIFY(step >= 1 && step < 2);
    open.key(Qt::Key_PageDown);
    const QPointF far = open.view.positionOf(*open.view.current());
    QVERIFY(std::max(next.x() - far.x(), far.y() - next.y()) >= 24);
}

void TestCurveView::keysFollowTheAxisThatFalls()
{
    Points falling = few;
    std::reverse(falling.begin(), falling.end());
    ShownCurves open(chartOf({{u"Falling"_s, curveOf(falling)}}));
    open.view.setCurrent(CurvePlace{0, 4});
    open.key(Qt::Key_Right);
    QCOMPARE(open.index(), std::optional<std::size_t>(3));
    open.key(Qt::Key_Home);
    QCOMPARE(open.index(), std::optional<std::size_t>(8));
}

void TestCurveView::keysBringThePointIntoSight()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    open.view.setShown({0.2, 0.3}, {0.7, 0.8});
    open.key(Qt::Key_Right);
    const QPointF place = open.view.positionOf(0.5, 0.75);
    QVERIFY(open.view.dataArea().contains(place));
    QVERIFY2(open.amber(place) > 12, qPrintable(QString::number(open.amber(place))));
}

void TestCurveView::keysZoomAndPan()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    for (int turn = 0; turn < 5; ++turn)
        open.key(Qt::Key_Plus, Qt::ShiftModifier);
    QVERIFY(open.view.shownX().lower > 0.1);
    const double before = open.view.shownX().lower;
    open.key(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(open.view.shownX().lower > before);
    QCOMPARE(open.index(), std::optional<std::size_t>(4));
    const double above = open.view.shownY().lower;
    open.key(Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(open.view.shownY().lower < above);
    for (int turn = 0; turn < 9; ++turn)
        open.key(Qt::Key_Minus);
    QVERIFY(open.view.showsAll());
}

void TestCurveView::tipTellsTheNearestPoint()
{
    ShownCurves open;
    QSignalSpy hovered(&open.view, &CurveView::pointHovered);
    QSignalSpy ended(&open.view, &CurveView::hoverEnded);
    open.point(open.at(0.25, 0.5) + QPoint(6, 8));
    QCOMPARE(hovered.last(), (QList<QVariant>{0, QVariant::fromValue(std::size_t{3})}));
    QCOMPARE(open.view.tipText(), u"ROC\nfalse positive rate\t0.2500\n"
                                  "true positive rate (recall)\t0.5000\nt = 0.625"_s);
    open.point(open.at(0.5, 0.25) + QPoint(3, 3));
    QVERIFY(open.view.tipText().startsWith(u"Worse\n"_s));
    QVERIFY(ended.isEmpty());
    open.point(open.at(0.6, 0.5));
    QCOMPARE(open.view.tipText(), QString());
    QCOMPARE(ended.size(), 1);
}

void TestCurveView::attentionCarriesDots()
{
    ShownCurves open;
    const QPointF place = open.view.positionOf(0.5, 0.25);
    const QPointF beside = place + QPointF(0, -4);
    const QColor plain = open.colour(beside);
    open.view.setHighlight({{1, 1}, {5, 0}});
    QCOMPARE(open.view.highlight(), (std::vector<CurvePlace>{{1, 1}}));
    QCOMPARE(open.colour(place), ui::seriesColour(1, false));
    QVERIFY(open.colour(beside) != plain);
    open.view.setHighlight({});
    QCOMPARE(open.colour(beside), plain);
}

void TestCurveView::movingThePointPaintsLittle()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    QApplication::processEvents();
    const ranking_samples::PaintedArea painted(open.view);
    open.view.setCurrent(CurvePlace{0, 5});
    QApplication::processEvents();
    QVERIFY(!painted.region.isEmpty());
    for (const auto& [x, y] : {few[4], few[5]})
        QVERIFY(painted.region.contains(open.view.positionOf(x, y).toPoint()));
    int pixels = 0;
    for (const QRect& rect : painted.region)
        pixels += rect.width() * rect.height();
    QVERIFY(pixels < open.view.width() * open.view.height() / 20);
}

void TestCurveView::equalChartIsNotPaintedAgain()
{
    const ui::CurveChart chart = chartOf({{u"ROC"_s, curveOf(few)}});
    ShownCurves open(chart);
    const ranking_samples::PaintedArea painted(open.view);
    open.view.setChart(chart);
    QApplication::processEvents();
    QVERIFY(painted.region.isEmpty());
    ui::CurveChart renamed = chart;
    renamed.lines[0].name = u"ROC, AUC 0.6875"_s;
    open.view.setChart(renamed);
    QApplication::processEvents();
    QVERIFY(!painted.region.isEmpty());
}

void TestCurveView::otherCurvesDropWhatTheyDoNotHave()
{
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 8});
    open.view.setHighlight({{1, 1}});
    open.point(open.at(1, 1));
    open.view.setChart(chartOf({{u"Worse"_s, curveOf(worse)}}));
    QCOMPARE(open.view.current(), std::nullopt);
    QVERIFY(open.view.highlight().empty());
    QCOMPARE(open.view.tipText(), QString());
    open.view.setChart(chartOf(
        {{u"ROC"_s, curveOf(few)}, {u"Worse"_s, curveOf(worse)}, {u"Third"_s, curveOf(few)}}));
    open.view.setCurrent(CurvePlace{2, 8});
    QCOMPARE(open.index(), std::optional<std::size_t>(8));
    open.view.setCurrent(CurvePlace{3, 0});
    QCOMPARE(open.view.current(), std::nullopt);
}

void TestCurveView::zoomStaysWithThePlane()
{
    ShownCurves open;
    open.view.setShown({0.5, 0.7}, {0.5, 0.7});
    open.view.setChart(chartOf({{u"Worse"_s, curveOf(worse)}}));
    QCOMPARE(open.view.shownX(), (ChartRange{0.5, 0.7}));
    ui::CurveChart wide = chartOf({{u"Worse"_s, curveOf(worse)}});
    wide.x = {0, 2};
    open.view.setChart(wide);
    QCOMPARE(open.view.shownX(), (ChartRange{0, 2}));
    QVERIFY(open.view.showsAll());
}

void TestCurveView::readersHearThePoint()
{
    ShownCurves open;
    QCOMPARE(open.view.accessibleDescription(), u"Two curves."_s);
    open.view.setCurrent(CurvePlace{0, 4});
    QCOMPARE(open.view.accessibleDescription(), u"Two curves. The threshold is t = 0.500."_s);
    open.key(Qt::Key_Right);
    QCOMPARE(open.view.accessibleDescription(), u"Two curves. The threshold is t = 0.375."_s);
    QCOMPARE(open.view.ownKeys().place, u"ROC curve"_s);
}

void TestCurveView::emptyChartSaysWhy()
{
    ShownCurves open(chartOf({{u"ROC"_s, curveOf({})}}));
    open.view.setEmptyText(u"There are no positives."_s);
    QCOMPARE(open.view.accessibleDescription(), u"There are no positives."_s);
    open.point({200, 150});
    open.drag({200, 150}, {100, 100});
    for (const int key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_PageUp, Qt::Key_Plus, Qt::Key_0})
        open.key(key);
    QVERIFY(!open.wheel({200, 150}, 1));
    QVERIFY(open.moved.isEmpty());
    QVERIFY(!figureOf(open.view).paint);
    open.view.setChart({});
    QVERIFY(!open.view.grab().isNull());
}

void TestCurveView::millionsOfPoints()
{
    constexpr std::size_t size = 2'000'000;
    const auto bow = [](std::size_t i) {
        const double at = static_cast<double>(i) / (size - 1);
        return CurvePoint{at * at, at * (2 - at)};
    };
    ShownCurves open(
        chartOf({{u"Bow"_s, std::make_shared<const core::Curve>(core::curvePoints(size, bow),
                                                                CurveOrder::Monotone)}}));
    open.view.setCurrent(CurvePlace{0, 0});
    open.drag(open.at(0, 0), open.at(0.3, 0.6));
    const auto distance = [&](std::size_t i) {
        const QPointF way = open.view.positionOf(CurvePlace{0, i}) - open.at(0.3, 0.6);
        return std::hypot(way.x(), way.y());
    };
    double least = distance(0);
    for (std::size_t i = 1; i < size; ++i)
        least = std::min(least, distance(i));
    QVERIFY(std::abs(distance(*open.index()) - least) < 1e-9);
    open.wheel(open.view.positionOf(*open.view.current()).toPoint(), 8);
    QVERIFY(open.amber(open.view.positionOf(*open.view.current())) > 20);
}

void TestCurveView::sizesWithoutRoom()
{
    for (const QSize size : {QSize(1, 1), QSize(30, 400), QSize(400, 30), QSize(200, 150)}) {
        CurveView view;
        ui::CurveChart chart = chartOf({{u"ROC"_s, curveOf(few)}, {u"Worse"_s, curveOf(worse)}});
        chart.decorations = {{ui::CurveDecoration::Style::Guide, {{0, 0}, {1, 1}}, u"chance"_s, 0}};
        view.setChart(chart);
        view.setCurrent(CurvePlace{0, 4});
        view.resize(size);
        QCOMPARE(view.grab().size(), size);
        QTest::mouseMove(&view, {size.width() / 2, size.height() / 2});
        QTest::mouseClick(&view, Qt::LeftButton, {}, {size.width() / 2, size.height() / 2});
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.current());
    }
}

void TestCurveView::exportsWhatIsShown_data()
{
    QTest::addColumn<ui::FigureFormat>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("PDF") << ui::FigureFormat::Pdf << QByteArray("%PDF-");
    QTest::newRow("SVG") << ui::FigureFormat::Svg << QByteArray("<?xml");
    QTest::newRow("PNG") << ui::FigureFormat::Png << QByteArray("\x89PNG");
}

void TestCurveView::exportsWhatIsShown()
{
    QFETCH(const ui::FigureFormat, format);
    QFETCH(const QByteArray, beginning);
    ShownCurves open;
    open.view.setCurrent(CurvePlace{0, 4});
    const ui::PaperFigure figure = figureOf(open.view);
    QCOMPARE(figure.kind, QString());
    QVERIFY(figure.description.contains(u"t = 0.500"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"figure"_s);
    QCOMPARE(ui::saveFigure(figure, {.format = format, .millimetres = {90, 70}}, path),
             std::nullopt);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(beginning));
    if (format == ui::FigureFormat::Svg)
        QVERIFY(bytes.contains("t = 0.500") && bytes.contains("Worse"));
}

void TestCurveView::clippedLines()
{
    const QRectF room(0, 0, 10, 10);
    using Lines = std::vector<QPolygonF>;
    QCOMPARE(ui::clippedLine({{1, 1}, {5, 5}, {9, 1}}, room), Lines({{{1, 1}, {5, 5}, {9, 1}}}));
    QCOMPARE(ui::clippedLine({{-5, 5}, {15, 5}}, room), Lines({{{0, 5}, {10, 5}}}));
    QCOMPARE(ui::clippedLine({{5, 5}, {5, 15}, {8, 15}, {8, 5}}, room),
             Lines({{{5, 5}, {5, 10}}, {{8, 10}, {8, 5}}}));
    QCOMPARE(ui::clippedLine({{-5, 5}, {5, 15}}, room), Lines({{{0, 10}, {0, 10}}}));
    QCOMPARE(ui::clippedLine({{-5, 6}, {5, 16}}, room), Lines{});
    QCOMPARE(ui::clippedLine({{1e12, 5}, {5, 5}, {5, -1e12}}, room),
             Lines({{{10, 5}, {5, 5}, {5, 0}}}));
    QCOMPARE(ui::clippedLine({{3, 3}}, room), Lines{});
}

void TestCurveView::screenshots()
{
    const QDir folder(qEnvironmentVariable("RANKSCOPE_SHOTS"));
    if (qEnvironmentVariableIsEmpty("RANKSCOPE_SHOTS"))
        QSKIP("RANKSCOPE_SHOTS names no folder");
    const TwoClasses good(1.5);
    const TwoClasses fair(0.9);
    ui::CurveChart roc = chartOf(
        {{u"CTR model, AUC 0.8564"_s, curveOf(good.roc)}, {u"Baseline"_s, curveOf(fair.roc)}});
    using Style = ui::CurveDecoration::Style;
    roc.decorations = {{Style::Guide, {{0, 0}, {1, 1}}, u"chance"_s, 0},
                       {Style::Hull, {{0, 0}, {0.02, 0.3}, {0.2, 0.8}, {0.5, 0.97}, {1, 1}}, {}, 0},
                       {Style::Tangent, {{0, 0.5}, {0.5, 1}}, u"equal cost"_s, 0}};
    ui::CurveChart precision =
        chartOf({{u"CTR model, AP 0.7643"_s, curveOf(good.precision, CurveOrder::MonotoneX)}});
    precision.xTitle = u"recall"_s;
    precision.yTitle = u"precision"_s;
    for (const double f : {0.2, 0.4, 0.6, 0.8}) {
        Points contour;
        for (int i = 0; i <= 60; ++i) {
            const double recall = f / (2 - f) + (1 - f / (2 - f)) * i / 60;
            contour.push_back({recall, f * recall / (2 * recall - f)});
        }
        precision.decorations.push_back({Style::Contour, contour, u"F1 %1"_s.arg(f), 0});
    }
    precision.decorations.push_back({Style::Guide, {{0, 0.3}, {1, 0.3}}, {}, 0});
    for (const bool dark : {false, true}) {
        adoptLook(dark);
        const QString look = dark ? u"dark"_s : u"light"_s;
        ShownCurves left(roc);
        left.view.setCurrent(CurvePlace{0, 420});
        left.view.setHighlight({{1, 430}});
        left.view.grab().save(folder.filePath(u"curves-roc-%1.png"_s.arg(look)));
        left.point(left.at(0.5, 0.5));
        left.point(left.view.positionOf({0, 200}).toPoint());
        left.view.grab().save(folder.filePath(u"curves-tip-%1.png"_s.arg(look)));
        left.wheel(left.view.positionOf({0, 420}).toPoint(), 8);
        left.view.grab().save(folder.filePath(u"curves-zoomed-%1.png"_s.arg(look)));
        ShownCurves right(precision);
        right.view.setCurrent(CurvePlace{0, 420});
        right.view.grab().save(folder.filePath(u"curves-pr-%1.png"_s.arg(look)));
        ui::saveFigure(figureOf(right.view),
                       {.format = ui::FigureFormat::Png, .millimetres = {90, 70}},
                       folder.filePath(u"curves-paper.png"_s));
    }
    adoptLook();
}

QTEST_MAIN(TestCurveView)

}  // namespace tst_curve_view

#include "tst_curve_view.moc"
