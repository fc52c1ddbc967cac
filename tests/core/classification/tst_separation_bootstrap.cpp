// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/separation_bootstrap.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"
#include "tests/core/twenty_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <random>
#include <vector>

namespace tst_separation_bootstrap {

class TestSeparationBootstrap : public QObject {
    Q_OBJECT
private slots:
    void init();
    void asNumpy();
    void weightedInAnyNumberOfThreads();
    void undefined();
};

void TestSeparationBootstrap::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// Ends of 100,000 rounds of the same bootstrap in numpy.
void TestSeparationBootstrap::asNumpy()
{
    const TwentySamples samples;
    const core::ScoredLabels view = samples.view();
    const core::ThresholdSweep sweep(view);
    const auto found = core::separationIntervals({view, sweep}, {20'000, 1}, core::Threads(2));
    QVERIFY(found);
    const core::Interval ks = found->kolmogorovSmirnov;
    QVERIFY2(agree(ks.low, 1 / 3.0), digits(ks.low));
    QVERIFY2(agree(ks.high, 11 / 12.0), digits(ks.high));
    QVERIFY2(agree(found->equalErrorRate.high, 0.5), digits(found->equalErrorRate.high));
    // The low end is close to a step: 2.4 % of the rounds are below 1/16.
    QVERIFY2(found->equalErrorRate.low <= 1 / 16.0, digits(found->equalErrorRate.low));
}

void TestSeparationBootstrap::weightedInAnyNumberOfThreads()
{
    std::mt19937 random(4);
    const RandomSamples samples = randomProbabilities(random, 70, true);
    const core::ScoredLabels view = samples.view();
    const core::ThresholdSweep sweep(view);
    const auto one = core::separationIntervals({view, sweep}, {150, 3});
    const auto three = core::separationIntervals({view, sweep}, {150, 3}, core::Threads(3));
    QVERIFY(one->equalErrorRate == three->equalErrorRate);
    QVERIFY(one->kolmogorovSmirnov == three->kolmogorovSmirnov);
    QVERIFY(one->kolmogorovSmirnov.low < one->kolmogorovSmirnov.high);
}

void TestSeparationBootstrap::undefined()
{
    const std::vector<double> scores{0.1, 0.2};
    const std::vector<std::uint8_t> labels{1, 1};
    const core::ScoredLabels view{scores, labels};
    const core::ThresholdSweep sweep(view);
    QCOMPARE(core::separationIntervals({view, sweep}).error(), core::Undefined::NoNegatives);
}

QTEST_APPLESS_MAIN(TestSeparationBootstrap)

}  // namespace tst_separation_bootstrap

#include "tst_separation_bootstrap.moc"
