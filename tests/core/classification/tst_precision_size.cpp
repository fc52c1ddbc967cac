// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/precision_size.h"
#include "core/foundation/normal_deviate.h"
#include "tests/core/classification/three_hundred.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <vector>

namespace tst_precision_size {

using core::Undefined;

namespace {

/// Normally distributed log odds as equidistant places with their densities.
std::vector<core::LogOddsShare> normalLogOdds(double mean, double deviation)
{
    constexpr int cells = 4000;
    constexpr double end = 12;  // deviations
    std::vector<core::LogOddsShare> shares;
    for (int i = -cells; i <= cells; ++i) {
        const double z = end * i / cells;
        shares.push_back({mean + deviation * z, std::exp(-z * z / 2)});
    }
    return shares;
}

}  // namespace

class TestPrecisionSize : public QObject {
    Q_OBJECT
private slots:
    void init();
    void auc_data();
    void auc();
    void tooManyToCount();
    void hanley();
    void slope_data();
    void slope();
    void observedToExpected_data();
    void observedToExpected();
    void ofSamples();
    void undefined();
};

void TestPrecisionSize::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// pmvalsampsize 0.1.0 in R: criterion 3 for width 0.1. It takes 1.96 for 1.959964.
void TestPrecisionSize::auc_data()
{
    QTest::addColumn<double>("auc");
    QTest::addColumn<double>("prevalence");
    QTest::addColumn<double>("size");
    QTest::newRow("heart valves, Riley 2021") << 0.8 << 0.018 << 4252.0;
    QTest::newRow("common outcome") << 0.78 << 0.2 << 511.0;
}

void TestPrecisionSize::auc()
{
    QFETCH(double, auc);
    QFETCH(double, prevalence);
    QFETCH(double, size);
    const double found = core::sizeForAuc(auc, prevalence, 0.1);
    QVERIFY2(std::abs(found - size) <= 1, digits(found));
}

/// For a large n, the variance is C(1 - C)((1 - C)/(2 - C) + C/(1 + C))/(2nπ(1 - π)); with C and π
/// of 1/2, that is 1/(3n). Whole numbers of this size are not all doubles.
void TestPrecisionSize::tooManyToCount()
{
    constexpr double width = 1e-9;
    const double error = width / 2 / core::normalDeviate(0.975);
    const double found = core::sizeForAuc(0.5, 0.5, width);
    QVERIFY2(std::abs(found * error * error * 3 - 1) < 1e-9, digits(found));
}

/// The standard error that Hanley & McNeil print for 51 abnormal and 58 normal scans with an area
/// of 0.893 is 0.032. A width of 3.92 standard errors needs as many scans again.
void TestPrecisionSize::hanley()
{
    const double error = core::hanleyError(0.893, 51, 58);
    QVERIFY2(std::abs(error - 0.0325) < 0.00005, digits(error));
    const double width = 2 * core::normalDeviate(0.975) * error;
    const double size = core::sizeForAucByHanley(0.893, 51.0 / 109, width);
    QVERIFY2(size == 109 || size == 110, digits(size));
}

/// Numerical integration in R 4.2 (integrate()), for width 0.2. pmvalsampsize 0.1.0 draws a million
/// log odds instead and says 4563 and 2958.
void TestPrecisionSize::slope_data()
{
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("deviation");
    QTest::addColumn<double>("size");
    QTest::newRow("rare outcome") << -5.0 << 2.5 << 4554.0;
    QTest::newRow("common outcome") << -1.75 << 1.22 << 2957.0;
}

void TestPrecisionSize::slope()
{
    QFETCH(double, mean);
    QFETCH(double, deviation);
    QFETCH(double, size);
    QCOMPARE(*core::sizeForSlope(normalLogOdds(mean, deviation), 0.2), size);
}

/// pmvalsampsize 0.1.0 in R: criterion 1. Its standard error is rounded up to 0.0001, and n with it
/// down: to 1538 for a width of 0.2004, which is said to be 0.2, and by one for the heart valves.
void TestPrecisionSize::observedToExpected_data()
{
    QTest::addColumn<double>("prevalence");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("size");
    QTest::newRow("heart valves, Riley 2021") << 0.018 << 1.0 << 905.0;
    QTest::newRow("common outcome") << 0.2 << 2 * std::sinh(1.96 * 0.051) << 1538.0;
}

void TestPrecisionSize::observedToExpected()
{
    QFETCH(double, prevalence);
    QFETCH(double, width);
    QFETCH(double, size);
    const double found = core::sizeForObservedToExpected(prevalence, width);
    QVERIFY2(std::abs(found - size) <= 1, digits(found));
}

/// Half of the samples are positive, so O:E needs 1/SE² samples, and 4 positives in 8.
void TestPrecisionSize::ofSamples()
{
    const ThreeHundred samples;
    const core::ScoredLabels view = samples.view();
    const core::ThresholdSweep sweep(view);
    const auto sizes = core::precisionSizes(sweep, {});
    QCOMPARE(sizes.prevalence, 0.5);
    const double error = std::asinh(0.1) / 1.959963984540054;
    QCOMPARE(*sizes.observedToExpected, std::ceil(1 / (error * error)));
    QCOMPARE(*sizes.all(), *sizes.slope);
    QCOMPARE(sizes.positivesAmong(8), 4.0);
}

void TestPrecisionSize::undefined()
{
    const std::vector<std::uint8_t> labels{1, 0, 1};
    const std::vector<double> scores{7, 2, 9};
    const core::ScoredLabels view{scores, labels};
    const auto sizes = core::precisionSizes(core::ThresholdSweep(view), {});
    QCOMPARE(sizes.auc.reason(), Undefined::Separated);
    QCOMPARE(sizes.slope.reason(), Undefined::NotAProbability);
    QVERIFY(!sizes.all());
    const std::vector<core::LogOddsShare> equal{{1, 2}};
    QCOMPARE(core::sizeForSlope(equal, 0.2).reason(), Undefined::OneScore);
}

QTEST_APPLESS_MAIN(TestPrecisionSize)

}  // namespace tst_precision_size

#include "tst_precision_size.moc"
