// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/paired_bootstrap.h"
#include "core/metrics/statistics/weighted_t.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <numeric>
#include <vector>

namespace tst_weighted_tests {

namespace {

using Numbers = std::vector<double>;

/// Student's ten patients (Biometrika 6, 1908).
const Numbers sleep{1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4};

Numbers upTo(int count)
{
    Numbers numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 1.0);
    return numbers;
}

}  // namespace

class TestWeightedTests : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void exactFractions_data();
    void exactFractions();
    void equalWeightsChangeNothing();
    void onlyRatiosMatter();
    void interval();
    void conservativeInterval_data();
    void conservativeInterval();
    void untested();
    void bootstrapByEnumeration();
    void bootstrapWithEqualWeights();
};

void TestWeightedTests::exactFractions_data()
{
    QTest::addColumn<Numbers>("differences");
    QTest::addColumn<Numbers>("weights");
    QTest::addColumn<Numbers>("expected");
    // Mean, standard error, degrees of freedom, t, p, effect size and effective queries, from
    // fractions in Python; p by Simpson's rule.
    QTest::newRow("weights 1 to 10")
        << sleep << upTo(10)
        << Numbers{1.7363636363636363,  0.5533315531066442, 6.857142857142857, 3.1380166676108296,
                   0.01687088864253239, 1.1864498386500204, 7.857142857142857};
    QTest::newRow("one query counts five times")
        << sleep << Numbers{5, 1, 1, 1, 1, 1, 1, 1, 1, 1}
        << Numbers{1.4714285714285715,   0.2964456948231418, 4.764705882352941, 4.963568697823118,
                   0.004830649099852091, 1.3363676385782204, 5.764705882352941};
    QTest::newRow("equal weights: scipy.stats.ttest_1samp")
        << sleep << Numbers(10, 3.0) << Numbers{1.58,
                                                0.38895872388839525,
                                                9,
                                                4.062127683382037,
                                                0.00283289019738427,
                                                1.2845575625910546,
                                                10};
}

void TestWeightedTests::exactFractions()
{
    QFETCH(const Numbers, differences);
    QFETCH(const Numbers, weights);
    QFETCH(const Numbers, expected);
    const auto test = core::weightedT(differences, weights);
    QVERIFY(test);
    const double error = test->deviation / std::sqrt(static_cast<double>(test->count));
    const Numbers found{test->mean,
                        error,
                        *test->freedom,
                        test->t,
                        test->p,
                        test->effectSize,
                        core::effectiveQueries(weights)};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(agree(found[i], expected[i], 1e-10),
                 digits(found[i]) + ", " + digits(expected[i]));
    // The same from a stream, which has no effect size.
    core::RunningWeightedSpread spread;
    for (std::size_t i = 0; i < differences.size(); ++i)
        spread.add(differences[i], weights[i]);
    const auto streamed = spread.test();
    QVERIFY(streamed);
    QVERIFY(agree(streamed->mean, expected[0], 1e-10));
    QVERIFY(agree(streamed->t, expected[3], 1e-10));
    QVERIFY(agree(streamed->p, expected[4], 1e-10));
}

void TestWeightedTests::equalWeightsChangeNothing()
{
    const auto weighted = core::weightedT(sleep, Numbers(10, 0.25));
    const auto plain = core::pairedT(sleep);
    QVERIFY(weighted && plain);
    QVERIFY(agree(weighted->deviation, plain->deviation, 1e-13));
    const core::Interval ours = core::confidenceInterval(*weighted, 0.1);
    const core::Interval theirs = core::confidenceInterval(*plain, 0.1);
    QVERIFY(agree(ours.low, theirs.low, 1e-12) && agree(ours.high, theirs.high, 1e-12));
}

void TestWeightedTests::onlyRatiosMatter()
{
    Numbers weights = upTo(10);
    const auto one = core::weightedT(sleep, weights);
    for (double& weight : weights)
        weight *= 1e6;
    const auto other = core::weightedT(sleep, weights);
    QVERIFY(agree(one->p, other->p, 1e-12));
    QVERIFY(agree(*one->freedom, *other->freedom, 1e-12));
}

void TestWeightedTests::interval()
{
    const auto test = core::weightedT(sleep, upTo(10));
    // The interval excludes 0 exactly if p is below alpha.
    QVERIFY(core::confidenceInterval(*test, test->p * 1.001).low > 0);
    QVERIFY(core::confidenceInterval(*test, test->p * 0.999).low < 0);
}

void TestWeightedTests::conservativeInterval_data()
{
    QTest::addColumn<Numbers>("differences");
    QTest::addColumn<Numbers>("weights");
    QTest::addColumn<Numbers>("expected");
    // Skewness and both ends, from Hall's formulas in numpy and scipy (skew, t.ppf).
    QTest::newRow("one large gain: the upper end is Hall's")
        << sleep << Numbers(10, 1.0) << Numbers{1.4719767297, 0.7001142367, 5.2064786033};
    QTest::newRow("with weights 1 to 10")
        << sleep << upTo(10) << Numbers{1.8639541663, 0.4223962499, 6.7228227668};
    const Numbers loss{0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, -0.9, 0.02, 0.1};
    QTest::newRow("one large loss: the lower end is Hall's")
        << loss << Numbers(10, 1.0) << Numbers{-2.6458943920, -0.7283124183, 0.1728500479};
    QTest::newRow("the loss with weights 1 to 10")
        << loss << upTo(10) << Numbers{-3.3504781538, -0.9208117835, 0.2358424663};
    QTest::newRow("symmetric: the t interval, scipy.stats.t.interval")
        << Numbers{-2, -1, 0, 1, 2} << Numbers(5, 1.0) << Numbers{0, -1.9632432, 1.9632432};
}

void TestWeightedTests::conservativeInterval()
{
    QFETCH(const Numbers, differences);
    QFETCH(const Numbers, weights);
    QFETCH(const Numbers, expected);
    const auto test = core::weightedT(differences, weights);
    QVERIFY(test);
    QVERIFY2(std::abs(test->skewness - expected[0]) < 1e-9, digits(test->skewness));
    const core::Interval found = core::conservativeInterval(*test, 0.05);
    QVERIFY2(std::abs(found.low - expected[1]) < 5e-8, digits(found.low));
    QVERIFY2(std::abs(found.high - expected[2]) < 5e-8, digits(found.high));
}

void TestWeightedTests::untested()
{
    QVERIFY(core::weightedT({}, {}).error() == core::Untested::NoQueries);
    QVERIFY(core::weightedT(Numbers{1}, Numbers{2}).error() == core::Untested::OneQuery);
    QVERIFY(core::weightedT(Numbers{1, 1, 1}, Numbers{1, 2, 3}).error() ==
            core::Untested::OneSpread);
    Numbers weights(10, 1.0);
    weights.front() = 100;
    QVERIFY(core::weightedT(sleep, weights).error() == core::Untested::OneHeavyQuery);
    core::RunningWeightedSpread spread;
    QVERIFY(spread.test().error() == core::Untested::NoQueries);
    spread.add(1, 2);
    QVERIFY(spread.test().error() == core::Untested::OneQuery);
    spread.add(1, 3);
    QVERIFY(spread.test().error() == core::Untested::OneSpread);
}

void TestWeightedTests::bootstrapByEnumeration()
{
    const Numbers differences{0.5, -0.25, 0.75};
    const Numbers weights{1, 4, 2};
    const double mean = core::weightedMean(differences, weights);
    QVERIFY(agree(mean, 1.0 / 7, 1e-15));
    double far = 0;
    for (int draw = 0; draw < 27; ++draw) {
        double sum = 0;
        double weight = 0;
        for (int rest = draw, i = 0; i < 3; ++i, rest /= 3) {
            const auto drawn = static_cast<std::size_t>(rest % 3);
            sum += weights[drawn] * differences[drawn];
            weight += weights[drawn];
        }
        far += std::abs(sum / weight - mean) >= std::abs(mean) - 1e-12 ? 1 : 0;
    }
    constexpr std::size_t rounds = 100'000;
    const auto found = core::weightedBootstrap(differences, weights, 0.05, {rounds, 1});
    QVERIFY(found);
    const double expected = far / 27;
    const double deviation = std::sqrt(expected * (1 - expected) / rounds);
    QVERIFY2(std::abs(found->p - expected) < 4 * deviation, digits(found->p));
    // One in 27 rounds draws only the lowest or only the highest.
    QVERIFY(found->interval.low == -0.25 && found->interval.high == 0.75);
}

void TestWeightedTests::bootstrapWithEqualWeights()
{
    const auto weighted = core::weightedBootstrap(sleep, Numbers(10, 1.0), 0.05);
    const auto plain = core::pairedBootstrap(sleep, 0.05);
    QVERIFY(weighted && plain);
    QVERIFY(agree(weighted->interval.low, plain->interval.low, 1e-12));
    QVERIFY(agree(weighted->p, plain->p, 1e-12));
}

QTEST_APPLESS_MAIN(TestWeightedTests)

}  // namespace tst_weighted_tests

#include "tst_weighted_tests.moc"
