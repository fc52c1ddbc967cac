// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "core/foundation/polyline/curve.h"
#include "tests/benchmarks/scored_samples.h"
#include "tests/benchmarks/stopwatch.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/view/curve_view.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QStyleFactory>

#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array rows{std::size_t{1'000'000}, std::size_t{10'000'000}};
constexpr std::size_t mostRawPoints = rows.front() + 1;  // with the point that accepts nothing
constexpr QSize viewSize{640, 480};
constexpr int frames = 120;
constexpr double target = 60;

/// A view that counts how often it was painted.
class WatchedView : public ui::CurveView {
public:
    int paints = 0;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        ++paints;
        ui::CurveView::paintEvent(event);
    }
};

void send(ui::CurveView& view, QEvent::Type type, QPointF mouse)
{
    const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, mouse, view.mapToGlobal(mouse), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

/// The median time from a mouse move that changes something to everything painted.
double frameTime(WatchedView& view, QPointF from, const std::function<QPointF(double)>& way)
{
    send(view, QEvent::MouseButtonPress, from);
    QApplication::processEvents();
    std::vector<double> times;
    for (int frame = 1; frame <= frames; ++frame) {
        const int before = view.paints;
        const double time = bench::millisecondsOf([&] {
            send(view, QEvent::MouseMove, way(double(frame) / frames));
            QApplication::processEvents();
        });
        if (view.paints > before)  // at the plane's edge, or on the same point, nothing moves
            times.push_back(time);
    }
    if (times.size() < frames / 2)
        std::printf("(only %zu frames were painted)", times.size());
    send(view, QEvent::MouseButtonRelease, way(1));
    QApplication::processEvents();
    return bench::median(times);
}

double dragTime(WatchedView& view)
{
    view.showAll();
    view.setCurrent(ui::CurvePlace{0, 0});
    QApplication::processEvents();
    const QRectF area = view.dataArea();
    return frameTime(view, view.positionOf({0, 0}), [area](double share) {
        return QPointF(area.left() + share * area.width(), area.center().y());
    });
}

/// The corner of the data area that is farthest from the curve: there the plane is taken hold of.
QPointF emptyCorner(const ui::CurveView& view)
{
    const core::Curve& curve = *view.chart().lines[0].curve;
    const QRectF area = view.dataArea().adjusted(20, 20, -20, -20);
    const ui::ChartRange x = view.shownX();
    const ui::ChartRange y = view.shownY();
    const core::CurveWindow window{x.lower, x.upper, y.lower, y.upper, area.width(), area.height()};
    QPointF farthest;
    double most = -1;
    for (const bool isRight : {false, true}) {
        for (const bool isTop : {false, true}) {
            const core::CurvePoint corner{isRight ? x.upper : x.lower, isTop ? y.upper : y.lower};
            const core::CurvePoint near = curve.at(*curve.nearest(corner, window));
            const double distance = std::hypot((near.x - corner.x) * window.pixelsPerX(),
                                               (near.y - corner.y) * window.pixelsPerY());
            if (distance > most) {
                most = distance;
                farthest = {isRight ? area.right() : area.left(),
                            isTop ? area.top() : area.bottom()};
            }
        }
    }
    return farthest;
}

/// Where the curve is ragged: among the highest scores.
double panTime(WatchedView& view, double zoom)
{
    const core::Curve& curve = *view.chart().lines[0].curve;
    const core::CurvePoint middle = curve.at(curve.size() / 100);
    const double half = 0.5 / zoom;
    view.setShown({middle.x - half, middle.x + half}, {middle.y - half, middle.y + half});
    QApplication::processEvents();
    const QPointF hold = emptyCorner(view);
    return frameTime(view, hold, [hold](double share) {
        return hold + QPointF(60 * std::sin(7 * share), 40 * std::sin(5 * share));
    });
}

double rawTime(const core::Curve& curve)
{
    const std::size_t size = std::min(curve.size(), mostRawPoints);
    QPolygonF line;
    for (std::size_t i = 0; i < size; ++i) {
        const core::CurvePoint point = curve.at(i);
        line << QPointF(point.x * viewSize.width(), (1 - point.y) * viewSize.height());
    }
    QPixmap picture(viewSize);
    picture.fill(Qt::white);
    return bench::millisecondsOf([&] {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Qt::black, 2));
        painter.drawPolyline(line);
    });
}

core::CurveWindow planeOf(QSize size)
{
    return {0, 1, 0, 1, double(size.width()), double(size.height())};
}

void printFrame(double milliseconds)
{
    std::printf(" %8.2f %7.0f", milliseconds, 1000 / milliseconds);
}

void printCurve(const char* name, const std::shared_ptr<const core::CurvePoints>& points,
                core::CurveOrder order)
{
    std::shared_ptr<const core::Curve> curve;
    const double make =
        bench::millisecondsOf([&] { curve = std::make_shared<core::Curve>(points, order); });
    const core::CurveWindow window = planeOf(viewSize);
    const double reduce = bench::medianMilliseconds([&] { (void)curve->reduced(window); });
    const double point = bench::medianMilliseconds([&] {
        (void)curve->nearest({0.4, 0.5}, window);
    });
    std::printf("%10zu  %-4s %8.2f %8.3f %8zu %8.2f", curve->size(), name, make, reduce,
                curve->reduced(window).size(), 1000 * point);
    WatchedView view;
    ui::CurveChart chart;
    chart.lines = {{QString::fromLatin1(name), curve}};
    chart.xTitle = u"x"_s;
    chart.yTitle = u"y"_s;
    view.setChart(chart);
    const auto label = [](ui::CurvePlace place) { return u"t = %1"_s.arg(place.index); };
    view.setWords({u"A curve."_s, label, label});
    view.resize(viewSize);
    view.show();
    QApplication::processEvents();
    printFrame(dragTime(view));
    printFrame(panTime(view, 1.5));
    printFrame(panTime(view, 100));
    if (curve->size() <= mostRawPoints)
        std::printf(" %8.0f", rawTime(*curve));
    std::puts("");
}

void printRows(std::size_t samples)
{
    const bench::ScoredSamples scored(samples);
    const auto sweep = std::make_shared<const core::ThresholdSweep>(scored.view());
    const core::RocCurve roc(*sweep);
    const core::PrCurve precision(*sweep);
    const auto ofRoc = [sweep, roc](std::size_t i) { return roc.at(i); };
    const auto ofPrecision = [sweep, precision](std::size_t i) { return precision.at(i); };
    printCurve("ROC", core::curvePoints(roc.size(), ofRoc), core::CurveOrder::Monotone);
    printCurve("PR", core::curvePoints(precision.size(), ofPrecision), core::CurveOrder::MonotoneX);
}

}  // namespace

int main(int argc, char** argv)
{
    if (bench::refusesThisBuild())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(ui::paletteFor(false));
    std::printf(
        "Curves of 1 and 10 million samples on %d by %d pixels: ms to prepare and to "
        "reduce,\nvertices left, microseconds to the nearest point, then ms and frames "
        "per second (target %.0f)\nfrom a mouse move to everything painted; last, ms to "
        "draw every point of at most a million\n\n%10s  %-4s %8s %8s %8s %8s %16s %16s %16s "
        "%8s\n",
        viewSize.width(), viewSize.height(), target, "points", "", "prepare", "reduce", "vertices",
        "nearest", "drag the point", "pan at 1.5", "pan at 100", "raw");
    for (const std::size_t samples : rows)
        printRows(samples);
    return 0;
}
