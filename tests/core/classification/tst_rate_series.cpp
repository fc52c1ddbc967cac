// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/calibration_summary.h"
#include "core/classification/thresholds/contours.h"
#include "core/classification/thresholds/rate_series.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace tst_rate_series {

using core::CurvePoint;
using core::ThresholdMetric;
using core::ThresholdSweep;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// 0.9 positive, 0.7 both, 0.3 negative.
RandomSamples fourSamples()
{
    return {{0.9, 0.7, 0.7, 0.3}, {1, 1, 0, 0}, {}};
}

}  // namespace

class TestRateSeries : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void everyStepOfFewScores();
    void lowScoresArePositive();
    void manyScoresAreAskedEvenly();
    void undefinedRatesSayWhy();
    void staircaseIsTheRate();
    void costLines_data();
    void costLines();
    void contoursHaveOneF_data();
    void contoursHaveOneF();
    void summaryOfFourSamples();
};

void TestRateSeries::everyStepOfFewScores()
{
    const ThresholdSweep sweep(fourSamples().view());
    const auto thresholds = core::thresholdsAcross(sweep, {0, 1}, 100);
    const auto after = [](double score) { return std::nextafter(score, infinity); };
    QVERIFY((thresholds ==
             std::vector<double>{0, 0.3, after(0.3), 0.7, after(0.7), 0.9, after(0.9), 1}));
    const auto recall = core::ratesAt(sweep, thresholds, ThresholdMetric::Recall);
    const std::vector<double> expected{1, 1, 1, 1, 0.5, 0.5, 0, 0};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(*recall[i] == expected[i]);
}

void TestRateSeries::lowScoresArePositive()
{
    const RandomSamples samples = fourSamples();
    core::ScoredLabels view = samples.view();
    view.higherIsPositive = false;
    const ThresholdSweep sweep(view);
    const auto thresholds = core::thresholdsAcross(sweep, {0, 1}, 100);
    const auto before = [](double score) { return std::nextafter(score, -infinity); };
    QVERIFY((thresholds ==
             std::vector<double>{0, before(0.3), 0.3, before(0.7), 0.7, before(0.9), 0.9, 1}));
    const auto recall = core::ratesAt(sweep, thresholds, ThresholdMetric::Recall);
    const std::vector<double> expected{0, 0, 0, 0, 0.5, 0.5, 1, 1};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(*recall[i] == expected[i]);
}

void TestRateSeries::manyScoresAreAskedEvenly()
{
    const ThresholdSweep sweep(fourSamples().view());
    QVERIFY((core::thresholdsAcross(sweep, {0, 1}, 7) == std::vector<double>{0, 0.5, 1}));
}

void TestRateSeries::undefinedRatesSayWhy()
{
    const ThresholdSweep sweep(fourSamples().view());
    const std::vector<double> thresholds{0.9, 0.95};
    const auto precision = core::ratesAt(sweep, thresholds, ThresholdMetric::Precision);
    QVERIFY(*precision[0] == 1);
    QVERIFY(precision[1].reason() == core::Undefined::NonePredictedPositive);
}

void TestRateSeries::staircaseIsTheRate()
{
    std::mt19937 random(5);
    const RandomSamples samples = randomSamples(random, 200, 30, 0.4);
    const ThresholdSweep sweep(samples.view());
    const core::ScoreRange range = core::scoreRange(sweep);
    const auto thresholds = core::thresholdsAcross(sweep, range, 1000);
    const auto values = core::ratesAt(sweep, thresholds, ThresholdMetric::Accuracy);
    QVERIFY(std::is_sorted(thresholds.begin(), thresholds.end()));
    std::uniform_real_distribution<double> anywhere(range.lower, range.upper);
    for (int round = 0; round < 500; ++round) {
        const double threshold = anywhere(random);
        const auto next = std::lower_bound(thresholds.begin(), thresholds.end(), threshold);
        const auto after = static_cast<std::size_t>(next - thresholds.begin());
        const core::Value expected = core::thresholdMetricOf(
            ThresholdMetric::Accuracy, sweep.counts(sweep.pointAt(threshold)));
        // Between two drawn thresholds the line is level.
        QVERIFY(values[after] == expected);
        QVERIFY(after == 0 || values[after - 1] == expected);
    }
}

void TestRateSeries::costLines_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("slope");
    QTest::addColumn<std::vector<double>>("ends");
    using Ends = std::vector<double>;
    QTest::newRow("one to one") << 0.25 << 0.75 << 1.0 << Ends{0, 0.5, 0.5, 1};
    QTest::newRow("flat") << 0.25 << 0.75 << 0.5 << Ends{0, 0.625, 0.75, 1};
    QTest::newRow("level") << 0.25 << 0.75 << 0.0 << Ends{0, 0.75, 1, 0.75};
    QTest::newRow("steep") << 0.25 << 0.75 << 4.0 << Ends{0.0625, 0, 0.3125, 1};
    QTest::newRow("upright") << 0.25 << 0.75 << infinity << Ends{0.25, 0, 0.25, 1};
    QTest::newRow("the corner of a perfect model") << 0.0 << 1.0 << 1.0 << Ends{0, 1};
}

void TestRateSeries::costLines()
{
    QFETCH(const double, x);
    QFETCH(const double, y);
    QFETCH(const double, slope);
    QFETCH(const std::vector<double>, ends);
    std::vector<double> found;
    for (const CurvePoint& point : core::isoPerformanceLine({x, y}, slope)) {
        found.push_back(point.x);
        found.push_back(point.y);
    }
    QVERIFY(found == ends);
}

void TestRateSeries::contoursHaveOneF_data()
{
    QTest::addColumn<double>("f");
    QTest::addColumn<double>("beta");
    QTest::newRow("F1 0.2") << 0.2 << 1.0;
    QTest::newRow("F1 0.8") << 0.8 << 1.0;
    QTest::newRow("F2 0.5") << 0.5 << 2.0;
    QTest::newRow("F0.5 0.6") << 0.6 << 0.5;
}

void TestRateSeries::contoursHaveOneF()
{
    QFETCH(const double, f);
    QFETCH(const double, beta);
    const auto contour = core::fContour(f, beta, 20);
    QCOMPARE(contour.size(), std::size_t{20});
    QVERIFY(std::abs(contour.front().y - 1) < 1e-12);
    QVERIFY(contour.back().x == 1);
    for (const auto& [recall, precision] : contour) {
        const double here =
            (1 + beta * beta) * precision * recall / (beta * beta * precision + recall);
        QVERIFY(std::abs(here - f) < 1e-12);
        QVERIFY(precision <= 1 && precision > 0);
    }
}

void TestRateSeries::summaryOfFourSamples()
{
    const RandomSamples samples = fourSamples();
    const ThresholdSweep sweep(samples.view());
    const auto summary = core::calibrationSummary(samples.view(), sweep, {});
    // Bins of a tenth: 0.3 with no positive, 0.7 twice with one, 0.9 with one.
    QVERIFY(std::abs(*summary.ece - (0.3 + 2 * 0.2 + 0.1) / 4) < 1e-12);
    QVERIFY(std::abs(*summary.mce - 0.3) < 1e-12);
    QVERIFY(std::abs(*summary.brier - (0.01 + 0.09 + 0.49 + 0.09) / 4) < 1e-12);
    QVERIFY(std::abs(*summary.logLoss -
                     -(std::log(0.9) + std::log(0.7) + std::log(0.3) + std::log(0.7)) / 4) < 1e-12);
    QVERIFY(*summary.auc == 0.875);
}

QTEST_APPLESS_MAIN(TestRateSeries)

}  // namespace tst_rate_series

#include "tst_rate_series.moc"
