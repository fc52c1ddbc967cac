// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/expected_cost.h"
#include "core/classification/thresholds/operating_point.h"
#include "core/classification/thresholds/roc.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <limits>
#include <random>
#include <span>
#include <vector>

namespace tst_operating_point {

using core::ConfusionMatrix;
using core::Costs;
using core::OperatingPoint;
using core::RocHull;
using core::ThresholdMetric;
using core::ThresholdSweep;
using core::Undefined;
using core::Value;

namespace {

/// Accepted are 1/0, 1/1, 2/1, 3/2, 3/3, 4/3, 4/4 of four positives and four negatives, at points 1
/// to 7.
const std::vector<double> eightScores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
const std::vector<std::uint8_t> eightLabels{1, 0, 1, 1, 0, 0, 1, 0};

/// All points are asked; of the equally good the first counts.
template <class ValueAt>
OperatingPoint bestOfAll(const ThresholdSweep& sweep, ValueAt valueAt)
{
    OperatingPoint best{0, valueAt(sweep.counts(0))};
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        const Value value = valueAt(sweep.counts(point));
        if (value && best.value && *value > *best.value)
            best = {point, value};
    }
    return best;
}

OperatingPoint negated(const OperatingPoint& point)
{
    return {point.point, -*point.value};
}

}  // namespace

class TestOperatingPoint : public QObject {
    Q_OBJECT
private slots:
    void init();
    void ofEightSamples();
    void limits_data();
    void limits();
    void costs_data();
    void costs();
    void costsUndefined();
    void slopes_data();
    void slopes();
    void oneClass_data();
    void oneClass();
    void agreesWithAllPoints_data();
    void agreesWithAllPoints();
    void lineTouchesTheCurve();
};

void TestOperatingPoint::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestOperatingPoint::ofEightSamples()
{
    const ThresholdSweep sweep({eightScores, eightLabels});
    const RocHull hull(sweep);
    // F1: 2/5, 1/3, 4/7, 2/3, 3/5, 8/11, 2/3.
    QVERIFY((core::bestF(sweep, hull) == OperatingPoint{6, 8.0 / 11}));
    // F0.5: 5/8 at points 1, 4 and 6: the first.
    QVERIFY((core::bestF(sweep, hull, 0.5) == OperatingPoint{1, 5.0 / 8}));
    // 1/4 at points 1, 3, 4 and 6: the first.
    QVERIFY((core::bestYouden(sweep, hull) == OperatingPoint{1, 0.25}));
    // Wrong are 3 at each of them.
    QVERIFY((core::leastCost(sweep, hull, {}) == OperatingPoint{1, 0.375}));
    // 2 FP + FN: 3 at point 1. FP + 2 FN: 3 at point 6.
    QVERIFY((core::leastCost(sweep, hull, {2, 1, {}}) == OperatingPoint{1, 0.375}));
    QVERIFY((core::leastCost(sweep, hull, {1, 2, {}}) == OperatingPoint{6, 0.375}));
    QVERIFY((core::leastCost(sweep, hull, {1, 0, {}}) == OperatingPoint{0, 0.0}));
    QVERIFY((core::leastCost(sweep, hull, {0, 1, {}}) == OperatingPoint{6, 0.0}));
}

void TestOperatingPoint::limits_data()
{
    QTest::addColumn<double>("limit");
    QTest::addColumn<std::size_t>("atMostFpr");
    QTest::addColumn<double>("recall");
    QTest::addColumn<std::size_t>("atLeastRecall");
    QTest::addColumn<double>("fpr");
    const auto row = [](double limit, std::size_t atMostFpr, double recall,
                        std::size_t atLeastRecall, double fpr) {
        QTest::addRow("%g", limit) << limit << atMostFpr << recall << atLeastRecall << fpr;
    };
    row(0, 1, 0.25, 0, 0);
    row(0.1, 1, 0.25, 1, 0);
    row(0.25, 3, 0.5, 1, 0);
    row(0.3, 3, 0.5, 3, 0.25);
    row(0.5, 4, 0.75, 3, 0.25);
    row(0.75, 6, 1, 4, 0.5);
    row(0.8, 6, 1, 6, 0.75);
    row(1, 6, 1, 6, 0.75);
}

void TestOperatingPoint::limits()
{
    QFETCH(const double, limit);
    QFETCH(const std::size_t, atMostFpr);
    QFETCH(const double, recall);
    QFETCH(const std::size_t, atLeastRecall);
    QFETCH(const double, fpr);
    const ThresholdSweep sweep({eightScores, eightLabels});
    QVERIFY((core::atMostFpr(sweep, limit) == OperatingPoint{atMostFpr, recall}));
    QVERIFY((core::atLeastRecall(sweep, limit) == OperatingPoint{atLeastRecall, fpr}));
}

void TestOperatingPoint::costs_data()
{
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<Costs>("costs");
    QTest::addColumn<double>("expected");
    const ConfusionMatrix counts{3, 2, 1, 6};
    QTest::newRow("each 1: what accuracy leaves") << counts << Costs{} << 3.0 / 12;
    QTest::newRow("a miss costs 10") << counts << Costs{1, 10, {}} << 1.0;
    QTest::newRow("with the prior as in samples") << counts << Costs{1, 10, 4.0 / 12} << 1.0;
    // 0.9 of FPR 1/4 and 0.1 of FNR 1/4.
    QTest::newRow("one in ten is positive") << counts << Costs{1, 1, 0.1} << 0.25;
    QTest::newRow("one in ten, a miss costs 9") << counts << Costs{1, 9, 0.1} << 0.45;
    QTest::newRow("no negatives, all are positive")
        << ConfusionMatrix{3, 0, 1, 0} << Costs{1, 2, 1.0} << 0.5;
    QTest::newRow("no positives, own prior") << ConfusionMatrix{0, 1, 0, 3} << Costs{} << 0.25;
}

void TestOperatingPoint::costs()
{
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const Costs, costs);
    QFETCH(const double, expected);
    const Value cost = core::expectedCost(counts, costs);
    QVERIFY(cost);
    QVERIFY2(agree(*cost, expected, 1e-15), digits(*cost));
}

void TestOperatingPoint::costsUndefined()
{
    QVERIFY(core::expectedCost({}, {}) == Value(Undefined::NoSamples));
    QVERIFY(core::expectedCost({3, 0, 1, 0}, {1, 1, 0.5}) == Value(Undefined::NoNegatives));
    QVERIFY(core::expectedCost({0, 3, 0, 1}, {1, 1, 0.5}) == Value(Undefined::NoPositives));
}

void TestOperatingPoint::slopes_data()
{
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<Costs>("costs");
    QTest::addColumn<double>("expected");
    const ConfusionMatrix counts{3, 2, 1, 6};
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("8 negatives, 4 positives") << counts << Costs{} << 2.0;
    QTest::newRow("a miss costs 4") << counts << Costs{1, 4, {}} << 0.5;
    QTest::newRow("one in five is positive") << counts << Costs{1, 1, 0.2} << 4.0;
    QTest::newRow("a false alarm is free") << counts << Costs{0, 1, {}} << 0.0;
    QTest::newRow("a miss is free") << counts << Costs{1, 0, {}} << infinity;
    QTest::newRow("no one is positive") << counts << Costs{1, 1, 0.0} << infinity;
}

void TestOperatingPoint::slopes()
{
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const Costs, costs);
    QFETCH(const double, expected);
    const auto slope = core::isoPerformanceSlope(counts, costs);
    QVERIFY(slope);
    QVERIFY2(agree(*slope, expected, 1e-15), digits(*slope));
    QVERIFY(!core::isoPerformanceSlope(counts, {0, 0, costs.prior}));
    QVERIFY(!core::isoPerformanceSlope({3, 0, 1, 0}, costs));
    QVERIFY(!core::isoPerformanceSlope({0, 3, 0, 1}, costs));
}

void TestOperatingPoint::oneClass_data()
{
    QTest::addColumn<std::vector<std::uint8_t>>("labels");
    QTest::addColumn<Undefined>("reason");
    QTest::newRow("only positives") << std::vector<std::uint8_t>{1, 1, 1} << Undefined::NoNegatives;
    QTest::newRow("only negatives") << std::vector<std::uint8_t>{0, 0, 0} << Undefined::NoPositives;
    QTest::newRow("no samples") << std::vector<std::uint8_t>{} << Undefined::NoSamples;
}

void TestOperatingPoint::oneClass()
{
    QFETCH(const std::vector<std::uint8_t>, labels);
    QFETCH(const Undefined, reason);
    const std::vector<double> scores{0.25, 0.5, 0.75};
    const ThresholdSweep sweep({std::span(scores).first(labels.size()), labels});
    const RocHull hull(sweep);
    QVERIFY(core::bestYouden(sweep, hull).value == Value(reason));
    QVERIFY(core::atMostFpr(sweep, 0.5).value == Value(reason));
    QVERIFY(core::atLeastRecall(sweep, 0.5).value == Value(reason));
    QVERIFY(core::leastCost(sweep, hull, {1, 1, 0.5}).value == Value(reason));
    const OperatingPoint best = core::bestF(sweep, hull);
    if (reason == Undefined::NoNegatives)
        QVERIFY((best == OperatingPoint{3, 1.0}));
    else
        QVERIFY(best.value == Value(reason));
}

void TestOperatingPoint::agreesWithAllPoints_data()
{
    QTest::addColumn<int>("distinct");
    QTest::addColumn<double>("positiveRate");
    QTest::newRow("many ties") << 6 << 0.5;
    QTest::newRow("few ties") << 100'000 << 0.5;
    QTest::newRow("rare positives") << 200 << 0.05;
    QTest::newRow("rare negatives") << 200 << 0.95;
}

void TestOperatingPoint::agreesWithAllPoints()
{
    QFETCH(const int, distinct);
    QFETCH(const double, positiveRate);
    std::mt19937 random(71);
    for (int round = 0; round < 40; ++round) {
        // Costs over 256 are exact, and so are ties.
        const RandomSamples samples = randomSamples(random, 256, distinct, positiveRate);
        const ThresholdSweep sweep(samples.view());
        if (sweep.missingClass())
            continue;
        const RocHull hull(sweep);
        for (const double beta : {0.5, 1.0, 2.0, 10.0})
            QVERIFY(core::bestF(sweep, hull, beta) ==
                    bestOfAll(sweep, [&](const ConfusionMatrix& counts) {
                        return core::thresholdMetricOf(ThresholdMetric::F, counts, beta);
                    }));
        QVERIFY(core::bestYouden(sweep, hull) ==
                bestOfAll(sweep, [](const ConfusionMatrix& counts) {
                    return core::thresholdMetricOf(ThresholdMetric::Youden, counts);
                }));
        for (const Costs& costs : {Costs{}, Costs{1, 8, {}}, Costs{4, 1, {}}, Costs{1, 0, {}}})
            QVERIFY(negated(core::leastCost(sweep, hull, costs)) ==
                    bestOfAll(sweep, [&](const ConfusionMatrix& counts) {
                        return Value(-*core::expectedCost(counts, costs));
                    }));
        for (const double limit : {0.0, 0.1, 0.25, 0.9, 1.0}) {
            QVERIFY(core::atMostFpr(sweep, limit) ==
                    bestOfAll(sweep, [&](const ConfusionMatrix& counts) {
                        return *core::thresholdMetricOf(ThresholdMetric::Fpr, counts) <= limit
                                   ? core::thresholdMetricOf(ThresholdMetric::Recall, counts)
                                   : Value(-1);
                    }));
            QVERIFY(negated(core::atLeastRecall(sweep, limit)) ==
                    bestOfAll(sweep, [&](const ConfusionMatrix& counts) {
                        return *core::thresholdMetricOf(ThresholdMetric::Recall, counts) >= limit
                                   ? Value(-*core::thresholdMetricOf(ThresholdMetric::Fpr, counts))
                                   : Value(-2);
                    }));
        }
    }
}

void TestOperatingPoint::lineTouchesTheCurve()
{
    std::mt19937 random(72);
    for (int round = 0; round < 40; ++round) {
        const RandomSamples samples = randomSamples(random, 300, 40, 0.3);
        const ThresholdSweep sweep(samples.view());
        const RocHull hull(sweep);
        const core::RocCurve curve(sweep);
        for (const Costs& costs : {Costs{}, Costs{1, 3, {}}, Costs{1, 1, 0.01}, Costs{2, 1, 0.7}}) {
            const double slope = *core::isoPerformanceSlope(sweep.counts(0), costs);
            const std::size_t touched = core::leastCost(sweep, hull, costs).point;
            const double height = curve.tpr(touched) - slope * curve.fpr(touched);
            for (std::size_t point = 0; point < sweep.size(); ++point)
                QVERIFY(curve.tpr(point) - slope * curve.fpr(point) <=
                        height + 1e-12 * (1 + slope));
        }
    }
}

QTEST_APPLESS_MAIN(TestOperatingPoint)

}  // namespace tst_operating_point

#include "tst_operating_point.moc"
