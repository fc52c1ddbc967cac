// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/threshold_sweep.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <vector>

namespace tst_threshold_sweep {

using core::ConfusionMatrix;
using core::ThresholdSweep;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// By the definition: every sample is asked.
ConfusionMatrix countedOneByOne(const core::ScoredLabels& samples, double threshold)
{
    ConfusionMatrix counts;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        switch (core::outcomeOf(samples, i, threshold)) {
        case core::Outcome::TruePositive:
            counts.tp += samples.weight(i);
            break;
        case core::Outcome::FalsePositive:
            counts.fp += samples.weight(i);
            break;
        case core::Outcome::FalseNegative:
            counts.fn += samples.weight(i);
            break;
        case core::Outcome::TrueNegative:
            counts.tn += samples.weight(i);
            break;
        }
    }
    return counts;
}

/// Bit for bit.
bool same(const ThresholdSweep& a, const ThresholdSweep& b)
{
    if (a.size() != b.size() || a.isWeighted() != b.isWeighted())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a.threshold(i) != b.threshold(i) || !(a.counts(i) == b.counts(i)) ||
            a.acceptedPositives(i) != b.acceptedPositives(i) ||
            a.acceptedNegatives(i) != b.acceptedNegatives(i))
            return false;
    return true;
}

void addWeights(RandomSamples& samples, std::mt19937& random)
{
    std::uniform_int_distribution<int> quarters(1, 12);
    for (std::size_t i = 0; i < samples.labels.size(); ++i)
        samples.weights.push_back(quarters(random) / 4.0);
}

}  // namespace

class TestThresholdSweep : public QObject {
    Q_OBJECT
private slots:
    void init();
    void eightSamples();
    void lowScoresArePositive();
    void nothing();
    void zeroAndMinusZero();
    void infinities();
    void thresholdsBetweenScores();
    void agreesWithCountingEverySample_data();
    void agreesWithCountingEverySample();
    void keysOrderAsScores();
    void anyNumberOfThreads_data();
    void anyNumberOfThreads();
    void weightsOfOneAreNone();
    void wholeWeightsAreRepeatedSamples();
};

void TestThresholdSweep::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestThresholdSweep::eightSamples()
{
    const std::vector<double> scores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
    const std::vector<std::uint8_t> labels{1, 0, 1, 1, 0, 0, 1, 0};
    const ThresholdSweep sweep({scores, labels});
    const std::vector<double> thresholds{infinity, 0.9, 0.8, 0.7, 0.6, 0.4, 0.3, 0.1};
    const std::vector<std::uint32_t> tp{0, 1, 1, 2, 3, 3, 4, 4};
    const std::vector<std::uint32_t> fp{0, 0, 1, 1, 2, 3, 3, 4};
    QCOMPARE(sweep.size(), thresholds.size());
    for (std::size_t i = 0; i < sweep.size(); ++i) {
        QVERIFY(sweep.threshold(i) == thresholds[i]);
        QCOMPARE(sweep.acceptedPositives(i), tp[i]);
        QCOMPARE(sweep.acceptedNegatives(i), fp[i]);
    }
    QVERIFY((sweep.counts(4) == ConfusionMatrix{3, 2, 1, 2}));
    QCOMPARE(sweep.samples(), std::size_t{8});
    QVERIFY(!sweep.isWeighted());
}

void TestThresholdSweep::lowScoresArePositive()
{
    const std::vector<double> scores{1, 2, 2, 5};
    const std::vector<std::uint8_t> labels{0, 0, 1, 1};
    const ThresholdSweep sweep({scores, labels, 0, false});
    QCOMPARE(sweep.size(), std::size_t{4});
    QVERIFY(sweep.threshold(0) == -infinity);
    QVERIFY(sweep.threshold(1) == 1);
    QVERIFY((sweep.counts(1) == ConfusionMatrix{1, 0, 1, 2}));
    QVERIFY((sweep.counts(2) == ConfusionMatrix{2, 1, 0, 1}));
    QVERIFY((sweep.counts(3) == ConfusionMatrix{2, 2, 0, 0}));
    QCOMPARE(sweep.pointAt(1.5), std::size_t{1});
    QCOMPARE(sweep.pointAt(0.5), std::size_t{0});
}

void TestThresholdSweep::nothing()
{
    for (const ThresholdSweep& sweep :
         {ThresholdSweep(), ThresholdSweep(core::ScoredLabels{}, core::Threads(2))}) {
        QCOMPARE(sweep.size(), std::size_t{1});
        QCOMPARE(sweep.samples(), std::size_t{0});
        QVERIFY(sweep.counts(0) == ConfusionMatrix{});
        QCOMPARE(sweep.pointAt(-infinity), std::size_t{0});
    }
}

void TestThresholdSweep::zeroAndMinusZero()
{
    const std::vector<double> scores{0.0, -0.0, -1};
    const std::vector<std::uint8_t> labels{1, 0, 1};
    const ThresholdSweep sweep({scores, labels});
    QCOMPARE(sweep.size(), std::size_t{3});
    QVERIFY((sweep.counts(1) == ConfusionMatrix{1, 1, 1, 0}));
    QVERIFY(!std::signbit(sweep.threshold(1)));
    QCOMPARE(sweep.pointAt(0.0), std::size_t{1});
    QCOMPARE(sweep.pointAt(-0.0), std::size_t{1});
}

void TestThresholdSweep::infinities()
{
    const std::vector<double> scores{infinity, -infinity, 3, infinity};
    const std::vector<std::uint8_t> labels{1, 0, 1, 0};
    const ThresholdSweep sweep({scores, labels});
    QCOMPARE(sweep.size(), std::size_t{4});
    QVERIFY((sweep.counts(1) == ConfusionMatrix{1, 1, 1, 1}));
    QCOMPARE(sweep.pointAt(infinity), std::size_t{1});
    QCOMPARE(sweep.pointAt(std::numeric_limits<double>::max()), std::size_t{1});
    QCOMPARE(sweep.pointAt(-infinity), std::size_t{3});

    const std::vector<double> finite{1, 2, 3, 4};
    QCOMPARE(ThresholdSweep({finite, labels}).pointAt(infinity), std::size_t{0});
}

void TestThresholdSweep::thresholdsBetweenScores()
{
    const std::vector<double> scores{0.25, 0.5, 0.75};
    const std::vector<std::uint8_t> labels{0, 1, 1};
    const ThresholdSweep sweep({scores, labels});
    QCOMPARE(sweep.pointAt(0.8), std::size_t{0});
    QCOMPARE(sweep.pointAt(0.75), std::size_t{1});
    QCOMPARE(sweep.pointAt(std::nextafter(0.75, 1)), std::size_t{0});
    QCOMPARE(sweep.pointAt(0.6), std::size_t{1});
    QCOMPARE(sweep.pointAt(0.5), std::size_t{2});
    QCOMPARE(sweep.pointAt(-5), std::size_t{3});
}

void TestThresholdSweep::agreesWithCountingEverySample_data()
{
    QTest::addColumn<int>("distinct");
    QTest::addColumn<double>("positiveRate");
    QTest::addColumn<bool>("weighted");
    QTest::newRow("many ties") << 6 << 0.5 << false;
    QTest::newRow("few ties") << 5000 << 0.5 << false;
    QTest::newRow("rare positives") << 40 << 0.02 << false;
    QTest::newRow("only positives") << 20 << 1.0 << false;
    QTest::newRow("only negatives") << 20 << 0.0 << false;
    QTest::newRow("weights, many ties") << 6 << 0.3 << true;
    QTest::newRow("weights, few ties") << 5000 << 0.3 << true;
}

void TestThresholdSweep::agreesWithCountingEverySample()
{
    QFETCH(const int, distinct);
    QFETCH(const double, positiveRate);
    QFETCH(const bool, weighted);
    std::mt19937 random(11);
    for (const std::size_t size : {1, 2, 3, 50, 300}) {
        RandomSamples samples = randomSamples(random, size, distinct, positiveRate);
        if (weighted)
            addWeights(samples, random);
        for (const bool higherIsPositive : {true, false})
            for (const std::uint8_t positive : {0, 1}) {
                core::ScoredLabels view = samples.view();
                view.higherIsPositive = higherIsPositive;
                view.positive = positive;
                const ThresholdSweep sweep(view);
                const std::set<double> scores(samples.scores.begin(), samples.scores.end());
                QCOMPARE(sweep.size(), scores.size() + 1);
                QCOMPARE(sweep.isWeighted(), weighted);
                for (std::size_t point = 0; point < sweep.size(); ++point) {
                    const double threshold = sweep.threshold(point);
                    QVERIFY(point == 0 || scores.contains(threshold));
                    QVERIFY(sweep.counts(point) == countedOneByOne(view, threshold));
                    QCOMPARE(sweep.pointAt(threshold), point);
                }
                for (const double threshold : {-2.0, -0.99, 0.0, 0.3, 1.0, 17.0})
                    QVERIFY(sweep.counts(sweep.pointAt(threshold)) ==
                            countedOneByOne(view, threshold));
            }
    }
}

void TestThresholdSweep::keysOrderAsScores()
{
    const std::vector<double> ascending{-infinity,
                                        -std::numeric_limits<double>::max(),
                                        -1,
                                        -std::numeric_limits<double>::denorm_min(),
                                        0,
                                        std::numeric_limits<double>::denorm_min(),
                                        1,
                                        std::nextafter(1, 2),
                                        std::numeric_limits<double>::max(),
                                        infinity};
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        for (const bool higherIsPositive : {true, false})
            QVERIFY(core::scoreOfKey(core::scoreKey(ascending[i], higherIsPositive),
                                     higherIsPositive) == ascending[i]);
        if (i > 0) {
            QVERIFY(core::scoreKey(ascending[i - 1], true) > core::scoreKey(ascending[i], true));
            QVERIFY(core::scoreKey(ascending[i - 1], false) < core::scoreKey(ascending[i], false));
        }
    }
}

void TestThresholdSweep::anyNumberOfThreads_data()
{
    QTest::addColumn<bool>("weighted");
    QTest::addColumn<bool>("ties");
    QTest::newRow("no weights") << false << false;
    QTest::newRow("no weights, ties") << false << true;
    QTest::newRow("weights") << true << false;
    QTest::newRow("weights, ties") << true << true;
}

void TestThresholdSweep::anyNumberOfThreads()
{
    QFETCH(const bool, weighted);
    QFETCH(const bool, ties);
    std::mt19937 random(23);
    RandomSamples samples = randomSamples(random, 100'000, 300, 0.3);
    if (!ties) {
        std::normal_distribution<double> logit;
        for (double& score : samples.scores)
            score = logit(random);
    }
    if (weighted) {
        std::uniform_real_distribution<double> weight(0.1, 3);
        for (std::size_t i = 0; i < samples.labels.size(); ++i)
            samples.weights.push_back(weight(random));
    }
    const core::ScoredLabels view = samples.view();
    const ThresholdSweep alone(view);
    for (std::size_t point = 1; point < alone.size(); ++point)
        QVERIFY(alone.threshold(point) < alone.threshold(point - 1));
    for (std::size_t point = 0; point < alone.size(); point += alone.size() / 40 + 1) {
        const ConfusionMatrix counts = countedOneByOne(view, alone.threshold(point));
        QVERIFY(agree(alone.counts(point).tp, counts.tp));
        QVERIFY(agree(alone.counts(point).fp, counts.fp));
    }
    for (const std::size_t count : {2, 3, 8})
        QVERIFY(same(alone, ThresholdSweep(view, core::Threads(count))));
}

void TestThresholdSweep::weightsOfOneAreNone()
{
    std::mt19937 random(5);
    RandomSamples samples = randomSamples(random, 500, 30, 0.4);
    const ThresholdSweep plain(samples.view());
    samples.weights.assign(samples.labels.size(), 1.0);
    const ThresholdSweep weighted(samples.view());
    QCOMPARE(weighted.size(), plain.size());
    for (std::size_t point = 0; point < plain.size(); ++point) {
        QVERIFY(weighted.threshold(point) == plain.threshold(point));
        QVERIFY(weighted.counts(point) == plain.counts(point));
    }
}

void TestThresholdSweep::wholeWeightsAreRepeatedSamples()
{
    std::mt19937 random(6);
    RandomSamples samples = randomSamples(random, 300, 30, 0.4);
    RandomSamples repeated;
    std::uniform_int_distribution<int> times(1, 4);
    for (std::size_t i = 0; i < samples.labels.size(); ++i) {
        const int weight = times(random);
        samples.weights.push_back(weight);
        repeated.scores.insert(repeated.scores.end(), std::size_t(weight), samples.scores[i]);
        repeated.labels.insert(repeated.labels.end(), std::size_t(weight), samples.labels[i]);
    }
    const ThresholdSweep weighted(samples.view());
    const ThresholdSweep plain(repeated.view());
    QCOMPARE(weighted.size(), plain.size());
    for (std::size_t point = 0; point < plain.size(); ++point)
        QVERIFY(weighted.counts(point) == plain.counts(point));
    QCOMPARE(weighted.samples(), samples.labels.size());
}

QTEST_APPLESS_MAIN(TestThresholdSweep)

}  // namespace tst_threshold_sweep

#include "tst_threshold_sweep.moc"
