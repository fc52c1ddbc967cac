// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/curve_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>
#include <optional>

namespace tst_reduced_curve {

using namespace curve_samples;
using core::Curve;
using core::CurveOrder;
using core::CurvePoint;
using core::CurveWindow;

namespace {

constexpr CurveWindow plane{0, 1, 0, 1, 200, 150};

/// In pixels.
struct Place {
    double x;
    double y;
};

Place placeOf(CurvePoint point, const CurveWindow& window)
{
    return {(point.x - window.left) * window.pixelsPerX(),
            (point.y - window.bottom) * window.pixelsPerY()};
}

double distanceTo(Place place, Place from, Place to)
{
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double square = dx * dx + dy * dy;
    const double along =
        square > 0
            ? std::clamp(((place.x - from.x) * dx + (place.y - from.y) * dy) / square, 0.0, 1.0)
            : 0.0;
    return std::hypot(from.x + along * dx - place.x, from.y + along * dy - place.y);
}

double distanceTo(Place place, const std::vector<Place>& line)
{
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        least = std::min(least, distanceTo(place, line[i], line[i + 1]));
    if (line.size() == 1)
        least = std::hypot(line[0].x - place.x, line[0].y - place.y);
    return least;
}

/// The part of a segment, 0 to 1 along it, that lies inside.
std::optional<std::pair<double, double>> inside(Place from, Place to, const CurveWindow& window)
{
    double start = 0;
    double end = 1;
    const auto cut = [&](double at, double step, double limit) {
        if (step == 0)
            return at >= 0 && at <= limit;
        const auto [enter, leave] = std::minmax({(0 - at) / step, (limit - at) / step});
        start = std::max(start, enter);
        end = std::min(end, leave);
        return start <= end;
    };
    if (cut(from.x, to.x - from.x, window.width) && cut(from.y, to.y - from.y, window.height))
        return std::pair(start, end);
    return std::nullopt;
}

/// Places of the line in the window, a fifth of a pixel from each other.
std::vector<Place> samples(const std::vector<Place>& line, const CurveWindow& window)
{
    std::vector<Place> found;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const auto part = inside(line[i], line[i + 1], window);
        if (!part)
            continue;
        const double dx = line[i + 1].x - line[i].x;
        const double dy = line[i + 1].y - line[i].y;
        const int steps =
            static_cast<int>((part->second - part->first) * std::hypot(dx, dy) * 5) + 1;
        for (int step = 0; step <= steps; ++step) {
            const double along = part->first + (part->second - part->first) * step / steps;
            found.push_back({line[i].x + along * dx, line[i].y + along * dy});
        }
    }
    return found;
}

double farthest(const std::vector<Place>& from, const std::vector<Place>& to,
                const CurveWindow& window)
{
    double most = 0;
    for (const Place place : samples(from, window))
        most = std::max(most, distanceTo(place, to));
    return most;
}

/// The Hausdorff distance by its definition.
double distanceBetween(const Points& raw, const std::vector<core::CurveVertex>& drawn,
                       const CurveWindow& window)
{
    std::vector<Place> all;
    for (const CurvePoint& point : raw)
        all.push_back(placeOf(point, window));
    std::vector<Place> few;
    for (const core::CurveVertex& vertex : drawn)
        few.push_back(placeOf(vertex.point, window));
    return std::max(farthest(all, few, window), farthest(few, all, window));
}

std::size_t nearestByForce(const Points& points, CurvePoint place, const CurveWindow& window)
{
    std::size_t nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double dx = (points[i].x - place.x) * window.pixelsPerX();
        const double dy = (points[i].y - place.y) * window.pixelsPerY();
        if (dx * dx + dy * dy < least) {
            least = dx * dx + dy * dy;
            nearest = i;
        }
    }
    return nearest;
}

std::size_t nextByForce(const Points& points, std::size_t index, bool isForward, double pixels,
                        const CurveWindow& window)
{
    const CurvePoint from = points[index];
    while (index != (isForward ? points.size() - 1 : 0)) {
        index = isForward ? index + 1 : index - 1;
        if (std::abs(points[index].x - from.x) >= pixels / window.pixelsPerX() ||
            std::abs(points[index].y - from.y) >= pixels / window.pixelsPerY())
            break;
    }
    return index;
}

Points staircase(std::size_t steps)
{
    Points points{{0, 0}};
    for (std::size_t i = 1; i <= steps; ++i) {
        const double at = static_cast<double>(i) / static_cast<double>(steps);
        points.push_back({points.back().x, at});
        points.push_back({at, at});
    }
    return points;
}

Points comb(std::size_t teeth)
{
    Points points;
    for (std::size_t i = 0; i <= teeth; ++i)
        points.push_back({static_cast<double>(i) / static_cast<double>(teeth), i % 2 ? 1.0 : 0.0});
    return points;
}

Points wave(std::size_t size)
{
    Points points;
    for (std::size_t i = 0; i < size; ++i) {
        const double x = static_cast<double>(i) / static_cast<double>(size - 1);
        points.push_back({x, 0.5 + 0.5 * std::sin(40 * x * x)});
    }
    return points;
}

/// A circle's quarter: the farther from straight, the more points are kept.
Points arc(std::size_t size)
{
    Points points;
    for (std::size_t i = 0; i < size; ++i) {
        const double angle =
            1.5707963267948966 * static_cast<double>(i) / static_cast<double>(size - 1);
        points.push_back({1 - std::cos(angle), std::sin(angle)});
    }
    return points;
}

}  // namespace

class TestReducedCurve : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void staysWithinHalfAPixel_data() { curves(); }
    void staysWithinHalfAPixel();
    void staysWithinHalfAPixelAtAnyZoom();
    void keepsTheOrderAndTheEnds_data() { curves(); }
    void keepsTheOrderAndTheEnds();
    void keepsEveryCornerOfACoarseCurve();
    void drawsFewVerticesOfManyPoints();
    void nearestIsByForce_data() { curves(); }
    void nearestIsByForce();
    void nearestOfEqualsIsTheFirst();
    void nextApartIsByForce_data() { curves(); }
    void nextApartIsByForce();
    void extremesAreByForce();
    void curvesOfFewPoints();

private:
    static void curves();
};

void TestReducedCurve::curves()
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<CurveOrder>("order");
    RandomCurves random(1);
    const auto add = [](const char* name, const Points& points, CurveOrder order) {
        QTest::newRow(name) << points << order;
    };
    const Points roc = random.roc(700, 0);
    const Points precision = random.precisionRecall(700, 0);
    add("ROC", roc, CurveOrder::Monotone);
    add("ROC with ties", random.roc(700, 0.7), CurveOrder::Monotone);
    add("ROC of 12 samples", random.roc(12, 0), CurveOrder::Monotone);
    add("ROC from its end", reversed(roc), CurveOrder::Monotone);
    add("ROC as a curve of which x alone is monotone", roc, CurveOrder::MonotoneX);
    add("staircase on the diagonal", staircase(300), CurveOrder::Monotone);
    add("perfect", {{0, 0}, {0, 1}, {1, 1}}, CurveOrder::Monotone);
    add("arc", arc(500), CurveOrder::Monotone);
    add("up and nothing else", {{0.5, 0}, {0.5, 0.3}, {0.5, 0.6}, {0.5, 1}}, CurveOrder::Monotone);
    add("precision and recall", precision, CurveOrder::MonotoneX);
    add("precision and recall with ties", random.precisionRecall(700, 0.7), CurveOrder::MonotoneX);
    add("precision and recall from the end", reversed(precision), CurveOrder::MonotoneX);
    add("noise", random.noise(100), CurveOrder::MonotoneX);
    add("noise in one column",
        Points{{0.5, 0.2}, {0.5, 0.9}, {0.5, 0}, {0.5, 1}, {0.5, 0.4}, {0.5, 0.6}},
        CurveOrder::MonotoneX);
    add("comb", comb(60), CurveOrder::MonotoneX);
    add("wave", wave(600), CurveOrder::MonotoneX);
}

void TestReducedCurve::staysWithinHalfAPixel()
{
    QFETCH(const Points, points);
    QFETCH(const CurveOrder, order);
    const Curve curve(stored(points), order);
    const double distance = distanceBetween(points, curve.reduced(plane), plane);
    QVERIFY2(distance <= Curve::tolerance + 1e-9, qPrintable(QString::number(distance)));
}

void TestReducedCurve::staysWithinHalfAPixelAtAnyZoom()
{
    RandomCurves random(2);
    for (int turn = 0; turn < 60; ++turn) {
        const auto samples = 2 + random.below(400);
        const double ties = turn % 3 == 0 ? 0.5 : 0;
        const bool isRoc = turn % 2 == 0;
        Points points = isRoc ? random.roc(samples, ties) : random.precisionRecall(samples, ties);
        if (points.empty())
            continue;
        if (turn % 5 == 0)
            points = reversed(points);
        const Curve curve(stored(points), isRoc ? CurveOrder::Monotone : CurveOrder::MonotoneX);
        const CurveWindow window = random.window();
        const double distance = distanceBetween(points, curve.reduced(window), window);
        QVERIFY2(distance <= Curve::tolerance + 1e-6,
                 qPrintable(QStringLiteral("turn %1: %2").arg(turn).arg(distance)));
    }
}

void TestReducedCurve::keepsTheOrderAndTheEnds()
{
    QFETCH(const Points, points);
    QFETCH(const CurveOrder, order);
    const auto vertices = Curve(stored(points), order).reduced(plane);
    QCOMPARE(vertices.front().index, std::size_t{0});
    QCOMPARE(vertices.back().index, points.size() - 1);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        QVERIFY(vertices[i].point == points[vertices[i].index]);
        QVERIFY(i == 0 || vertices[i - 1].index < vertices[i].index);
    }
}

void TestReducedCurve::keepsEveryCornerOfACoarseCurve()
{
    const Points points = staircase(10);
    QCOMPARE(Curve(stored(points), CurveOrder::Monotone).reduced(plane).size(), points.size());
    QCOMPARE(Curve(stored(comb(10)), CurveOrder::MonotoneX).reduced(plane).size(), std::size_t{11});
}

void TestReducedCurve::drawsFewVerticesOfManyPoints()
{
    constexpr std::size_t size = 2'000'000;
    const auto line = core::curvePoints(size, [](std::size_t i) {
        const double at = static_cast<double>(i) / (size - 1);
        return CurvePoint{at, at};
    });
    for (const CurveOrder order : {CurveOrder::Monotone, CurveOrder::MonotoneX})
        QCOMPARE(Curve(line, order).reduced(plane).size(), std::size_t{2});
    const auto bow = core::curvePoints(size, [](std::size_t i) {
        const double at = static_cast<double>(i) / (size - 1);
        return CurvePoint{at, at * (2 - at)};
    });
    for (const CurveOrder order : {CurveOrder::Monotone, CurveOrder::MonotoneX})
        QVERIFY(Curve(bow, order).reduced(plane).size() < 40);
}

void TestReducedCurve::nearestIsByForce()
{
    QFETCH(const Points, points);
    QFETCH(const CurveOrder, order);
    const Curve curve(stored(points), order);
    RandomCurves random(3);
    for (int turn = 0; turn < 400; ++turn) {
        const CurveWindow window = turn % 2 ? random.window() : plane;
        const CurvePoint place{3 * random.share() - 1, 3 * random.share() - 1};
        QCOMPARE(curve.nearest(place, window),
                 std::optional(nearestByForce(points, place, window)));
    }
    for (std::size_t i = 0; i < points.size(); i += 7)
        QCOMPARE(curve.nearest(points[i], plane),
                 std::optional(nearestByForce(points, points[i], plane)));
}

void TestReducedCurve::nearestOfEqualsIsTheFirst()
{
    const Points points{{0, 0}, {0, 1}, {1, 1}};
    const CurveWindow square{0, 1, 0, 1, 100, 100};
    for (const CurveOrder order : {CurveOrder::Monotone, CurveOrder::MonotoneX}) {
        const Curve curve(stored(points), order);
        QCOMPARE(curve.nearest({1, 0}, square), std::optional<std::size_t>(0));
        QCOMPARE(curve.nearest({0.5, 1}, square), std::optional<std::size_t>(1));
    }
    const auto still = core::curvePoints(2000, [](std::size_t) { return CurvePoint{0.5, 0.5}; });
    for (const CurveOrder order : {CurveOrder::Monotone, CurveOrder::MonotoneX})
        QCOMPARE(Curve(still, order).nearest({0.1, 0.2}, square), std::optional<std::size_t>(0));
}

void TestReducedCurve::nextApartIsByForce()
{
    QFETCH(const Points, points);
    QFETCH(const CurveOrder, order);
    const Curve curve(stored(points), order);
    RandomCurves random(4);
    for (int turn = 0; turn < 200; ++turn) {
        const CurveWindow window = turn % 2 ? random.window() : plane;
        const std::size_t index = random.below(points.size());
        const double pixels = turn % 3 ? 1 : 24;
        for (const bool isForward : {false, true})
            QCOMPARE(curve.nextApart(index, isForward, pixels, window),
                     nextByForce(points, index, isForward, pixels, window));
    }
}

void TestReducedCurve::extremesAreByForce()
{
    RandomCurves random(5);
    for (const std::size_t size : {1, 63, 64, 65, 1024, 1025, 20'000}) {
        const Points points = random.noise(size);
        const auto all = stored(points);
        const core::ExtremaPyramid pyramid(*all);
        for (int turn = 0; turn < 200; ++turn) {
            const std::size_t first = random.below(size);
            const std::size_t last = first + random.below(size - first);
            double least = points[first].y;
            double greatest = least;
            for (std::size_t i = first; i <= last; ++i) {
                least = std::min(least, points[i].y);
                greatest = std::max(greatest, points[i].y);
            }
            const core::Extremes found = pyramid.over(*all, first, last);
            QVERIFY(found.least == least && points[found.leastAt].y == least);
            QVERIFY(found.greatest == greatest && points[found.greatestAt].y == greatest);
            QVERIFY(std::min(found.leastAt, found.greatestAt) >= first);
            QVERIFY(std::max(found.leastAt, found.greatestAt) <= last);
        }
    }
}

void TestReducedCurve::curvesOfFewPoints()
{
    for (const CurveOrder order : {CurveOrder::Monotone, CurveOrder::MonotoneX}) {
        const Curve none(stored({}), order);
        QVERIFY(none.reduced(plane).empty());
        QVERIFY(!none.nearest({0, 0}, plane));
        const Curve one(stored({{0.5, 0.5}}), order);
        QCOMPARE(one.reduced(plane).size(), std::size_t{1});
        QCOMPARE(one.nearest({0, 1}, plane), std::optional<std::size_t>(0));
        QCOMPARE(one.nextApart(0, true, 1, plane), std::size_t{0});
        const Curve two(stored({{0, 0}, {1, 1}}), order);
        QCOMPARE(two.reduced(plane).size(), std::size_t{2});
        QCOMPARE(two.nextApart(0, true, 1, plane), std::size_t{1});
        QCOMPARE(two.nextApart(1, false, 1e6, plane), std::size_t{0});
    }
}

QTEST_APPLESS_MAIN(TestReducedCurve)

}  // namespace tst_reduced_curve

#include "tst_reduced_curve.moc"
