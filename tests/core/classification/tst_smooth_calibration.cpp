// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/smooth_calibration.h"
#include "core/classification/uncertainty/smooth_calibration_bootstrap.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace tst_smooth_calibration {
namespace {

/// Samples that other programs can make from the same formula: random numbers by Park and Miller's
/// generator with multiplier 48271.
struct FormulaSamples {
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    std::vector<double> weights;

    explicit FormulaSamples(std::size_t count)
    {
        std::uint64_t state = 1;
        const auto uniform = [&state] {
            state = state * 48271 % 2147483647;
            return static_cast<double>(state) / 2147483647;
        };
        for (std::size_t i = 0; i < count; ++i) {
            const double p = std::round(100 * uniform()) / 100;
            const double logOdds = 0.3 + 0.5 * std::log((p + .005) / (1.005 - p));
            scores.push_back(p);
            labels.push_back(uniform() < 1 / (1 + std::exp(-logOdds)) ? 1 : 0);
            weights.push_back(std::round(1000 * (0.5 + 2 * uniform())) / 1000);
        }
    }
    core::ScoredLabels view(bool isWeighted = false) const
    {
        return {scores, labels, 1, true,
                isWeighted ? std::span<const double>(weights) : std::span<const double>()};
    }
};

}  // namespace

class TestSmoothCalibration : public QObject {
    Q_OBJECT
private slots:
    void init();
    void asPython_data();
    void asPython();
    void bandAsPython();
    void undefined();
    void twoScoresAreALine();
};

void TestSmoothCalibration::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestSmoothCalibration::asPython_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isWeighted");
    QTest::addColumn<double>("ici");
    QTest::addColumn<double>("e50");
    QTest::addColumn<double>("e90");
    QTest::addColumn<double>("at");
    // Newton's method in Python on the basis of Hastie, Tibshirani and Friedman (5.4).
    QTest::newRow("150 samples") << 150 << false << 0.16076085103830723 << 0.1313621045732579
                                 << 0.32744673350182907 << 0.4018967550498247;
    QTest::newRow("outer knots of few samples")
        << 60 << false << 0.13194539510963624 << 0.12711346693077202 << 0.20956539865444776
        << 0.41186319460704185;
    QTest::newRow("weights") << 150 << true << 0.1524454504260093 << 0.10868008817733432
                             << 0.377046380145668 << 0.4068864795269925;
}

void TestSmoothCalibration::asPython()
{
    QFETCH(const int, count);
    QFETCH(const bool, isWeighted);
    const FormulaSamples samples(static_cast<std::size_t>(count));
    const core::ThresholdSweep sweep(samples.view(isWeighted));
    const auto found = core::smoothCalibration(sweep, {});
    QVERIFY(found);
    const auto isAs = [](double value, double expected) {
        return std::abs(value - expected) < 1e-9;
    };
    QFETCH(const double, ici);
    QVERIFY2(isAs(found->errors.mean, ici), digits(found->errors.mean));
    QFETCH(const double, e50);
    QVERIFY2(isAs(found->errors.median, e50), digits(found->errors.median));
    QFETCH(const double, e90);
    QVERIFY2(isAs(found->errors.high, e90), digits(found->errors.high));
    QFETCH(const double, at);
    QVERIFY2(isAs(found->spline.observedAt(0.3), at), digits(found->spline.observedAt(0.3)));
}

/// Ends of 600 rounds of the same bootstrap in Python, with other random numbers.
void TestSmoothCalibration::bandAsPython()
{
    const FormulaSamples samples(60);
    const core::ScoredLabels view = samples.view();
    const core::ThresholdSweep sweep(view);
    const auto smooth = core::smoothCalibration(sweep, {});
    const auto found = core::smoothCalibrationIntervals({view, sweep}, core::Outside::Undefined,
                                                        *smooth, {10000, 1}, core::Threads(2));
    const auto isNear = [](const core::Interval& ends, double low, double high) {
        return std::abs(ends.low - low) < 0.02 && std::abs(ends.high - high) < 0.03;
    };
    QVERIFY2(isNear(found.mean, 0.0712, 0.2668), digits(found.mean.high));
    QVERIFY2(isNear(found.median, 0.0451, 0.2717), digits(found.median.high));
    QVERIFY2(isNear(found.high, 0.1262, 0.5179), digits(found.high.high));
    const auto& middle = found.curve[50].interval;
    QVERIFY2(isNear(middle, 0.1994, 0.7763), digits(middle.high));
    QCOMPARE(found.curve.size(), std::size_t{101});
    const auto one = core::smoothCalibrationIntervals({view, sweep}, core::Outside::Undefined,
                                                      *smooth, {10000, 1});
    QVERIFY(one.mean == found.mean);
}

void TestSmoothCalibration::undefined()
{
    const std::vector<double> scores{0.1, 0.2, 0.7, 0.8};
    const std::vector<std::uint8_t> labels{0, 0, 1, 1};
    const std::vector<double> same{0.5, 0.5, 0.5, 0.5};
    const std::vector<double> beyond{0.1, 0.2, 0.7, 1.8};
    const auto why = [&](const std::vector<double>& of) {
        return core::smoothCalibration(core::ThresholdSweep({of, labels}), {}).error();
    };
    QCOMPARE(why(scores), core::Undefined::Separated);
    QCOMPARE(why(same), core::Undefined::OneScore);
    QCOMPARE(why(beyond), core::Undefined::NotAProbability);
}

/// A line through the log odds of two scores meets their shares of positives, 1/4 and 1/2.
void TestSmoothCalibration::twoScoresAreALine()
{
    const std::vector<double> scores{0.2, 0.2, 0.2, 0.2, 0.9, 0.9};
    const std::vector<std::uint8_t> labels{0, 0, 0, 1, 0, 1};
    const auto found = core::smoothCalibration(core::ThresholdSweep({scores, labels}), {});
    QVERIFY(found);
    QVERIFY2(agree(found->errors.mean, (4 * 0.05 + 2 * 0.4) / 6), digits(found->errors.mean));
    QVERIFY2(agree(found->errors.median, 0.05), digits(found->errors.median));
    QVERIFY2(agree(found->errors.high, 0.4), digits(found->errors.high));
}

QTEST_APPLESS_MAIN(TestSmoothCalibration)

}  // namespace tst_smooth_calibration

#include "tst_smooth_calibration.moc"
