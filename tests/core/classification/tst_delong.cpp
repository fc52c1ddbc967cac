// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/auc.h"
#include "core/classification/uncertainty/delong.h"
#include "core/foundation/normal_deviate.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <vector>

namespace tst_delong {

using core::delongInterval;
using core::delongTest;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

// Eight samples, one tie across the classes.
const Scores tinyScores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
const Labels tinyLabels{1, 0, 1, 1, 0, 0, 1, 0};

/// DeLong's structural components by their definition, pair by pair.
struct Components {
    std::vector<double> ofPositives;
    std::vector<double> ofNegatives;
};

Components componentsOf(const core::ScoredLabels& samples)
{
    const auto wins = [&](std::size_t positive, std::size_t negative) {
        const double apart = samples.scores[positive] - samples.scores[negative];
        if (apart == 0)
            return 0.5;
        return (apart > 0) == samples.higherIsPositive ? 1.0 : 0.0;
    };
    Components components;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        double sum = 0;
        double others = 0;
        for (std::size_t j = 0; j < samples.size(); ++j) {
            if (samples.isPositive(i) == samples.isPositive(j))
                continue;
            sum += samples.isPositive(i) ? wins(i, j) : wins(j, i);
            ++others;
        }
        (samples.isPositive(i) ? components.ofPositives : components.ofNegatives)
            .push_back(sum / others);
    }
    return components;
}

double covariance(const std::vector<double>& a, const std::vector<double>& b)
{
    const auto count = static_cast<double>(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / count;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / count;
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - meanA) * (b[i] - meanB);
    return sum / (count - 1);
}

double covariance(const Components& a, const Components& b)
{
    return covariance(a.ofPositives, b.ofPositives) / static_cast<double>(a.ofPositives.size()) +
           covariance(a.ofNegatives, b.ofNegatives) / static_cast<double>(a.ofNegatives.size());
}

core::AucComparison compared(const core::ScoredLabels& first, const core::ScoredLabels& second)
{
    const ThresholdSweep firstSweep(first);
    const ThresholdSweep secondSweep(second);
    return delongTest({first, firstSweep}, {second, secondSweep}).value();
}

/// Both classes twice at least.
RandomSamples mixedSamples(std::mt19937& random, std::size_t size)
{
    RandomSamples samples = randomSamples(random, size, 30, 0.3);
    for (std::size_t i = 0; i < 4; ++i)
        samples.labels[i] = i % 2;
    return samples;
}

}  // namespace

class TestDelong : public QObject {
    Q_OBJECT
private slots:
    void init();
    void eightSamples();
    void agreesWithComponents_data();
    void agreesWithComponents();
    void classesApart();
    void smallerClassCounts();
    void separationIntervalCovers();
    void twoModelsByHand();
    void testAgreesWithCovariances();
    void modelsAsGoodAsEachOther();
    void oneModelPerfectOneReversed();
    void nonInferiority_data();
    void nonInferiority();
    void undefined_data();
    void undefined();
};

void TestDelong::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestDelong::eightSamples()
{
    // Positives beat 1, 3/4, 5/8, 1/4 of the negatives; these are beaten by 1/4, 5/8, 3/4, 1 of the
    // positives: mean 21/32, sample variance 25/256 both, (25/256 + 25/256) / 4 = 25/512.
    const auto interval = delongInterval(ThresholdSweep({tinyScores, tinyLabels}));
    QVERIFY(interval->auc == 0.65625);
    QVERIFY2(agree(interval->standardError, std::sqrt(25 / 512.0)),
             digits(interval->standardError));
    QVERIFY(agree(interval->low, 0.65625 - 1.959963984540054 * std::sqrt(25 / 512.0)));
    QVERIFY(interval->high == 1);
}

void TestDelong::agreesWithComponents_data()
{
    QTest::addColumn<bool>("higherIsPositive");
    QTest::newRow("high scores positive") << true;
    QTest::newRow("low scores positive") << false;
}

void TestDelong::agreesWithComponents()
{
    QFETCH(const bool, higherIsPositive);
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        const RandomSamples samples = mixedSamples(random, 4 + random() % 100);
        core::ScoredLabels view = samples.view();
        view.higherIsPositive = higherIsPositive;
        const Components components = componentsOf(view);
        const double variance = covariance(components, components);
        const auto interval = delongInterval(ThresholdSweep(view));
        QVERIFY2(std::abs(interval->standardError * interval->standardError - variance) < 1e-14,
                 digits(interval->standardError));
        QVERIFY(interval->low >= 0 && interval->low <= interval->auc);
        QVERIFY(interval->high <= 1 && interval->high >= interval->auc);
    }
}

void TestDelong::classesApart()
{
    const Scores scores{0.9, 0.8, 0.2, 0.1};
    const Labels labels{1, 1, 0, 0};
    const auto perfect = delongInterval(ThresholdSweep({scores, labels}));
    QVERIFY(perfect->auc == 1 && perfect->standardError == 0 && perfect->high == 1);
    QVERIFY2(agree(perfect->low, std::sqrt(0.025)), digits(perfect->low));
    const auto reversed = delongInterval(ThresholdSweep({scores, labels, 0}));
    QVERIFY(reversed->auc == 0 && reversed->standardError == 0 && reversed->low == 0);
    QVERIFY2(agree(reversed->high, 1 - std::sqrt(0.025)), digits(reversed->high));
}

/// 20 of 20: the end of Clopper and Pearson's interval, Newcombe 1998, table I (0 of 20).
void TestDelong::smallerClassCounts()
{
    QVERIFY(std::abs(core::separationInterval(1, 20, 500).low - (1 - 0.1684)) < 0.00005);
    QVERIFY(std::abs(core::separationInterval(1, 500, 20).low - (1 - 0.1684)) < 0.00005);
    QVERIFY(std::abs(core::separationInterval(0, 20, 500).high - 0.1684) < 0.00005);
}

/// The promise at its hardest: scores that are either equal in both classes or all won.
void TestDelong::separationIntervalCovers()
{
    // With probability 1 - share a positive scores 0, like every negative, otherwise 1: the AUC is
    // (1 + share) / 2, and all of m positives score 1 with probability share^m.
    for (const int size : {10, 30, 200}) {
        const double low = core::separationInterval(1, size, size).low;
        QVERIFY(low > 0.6);
        for (int thousandths = 500; thousandths / 1000.0 < low; ++thousandths)
            QVERIFY(std::pow(2 * thousandths / 1000.0 - 1, size) <= 0.025);
    }
}

void TestDelong::twoModelsByHand()
{
    // Against the negatives 2 and 4 the first model's positives 1, 3, 5 beat 0, 1/2, 1 of them and
    // the second's 3, 3, 5 beat 1/2, 1/2, 1: apart by 1/2, 0, 0, about their mean 1/6 the squares
    // sum to 1/6. The negatives are beaten by 2/3, 1/3 and 1, 1/3: apart by 1/3, 0, squares 1/18.
    // Variance of the difference: 1/6 / 2 / 3 + 1/18 / 1 / 2 = 1/18.
    const Labels labels{1, 1, 1, 0, 0};
    const Scores firstScores{1, 3, 5, 2, 4};
    const Scores secondScores{3, 3, 5, 2, 4};
    const auto result = compared({firstScores, labels}, {secondScores, labels});
    QVERIFY(agree(result.difference, 1 / 6.0));
    QVERIFY2(agree(result.standardError, std::sqrt(1 / 18.0)), digits(result.standardError));
    QVERIFY(agree(result.z, std::sqrt(0.5)));
    // P(|Z| > 1/√2) is erfc(1/2).
    QVERIFY2(agree(result.pValue, 0.4795001221869535), digits(result.pValue));
    QVERIFY(agree(result.high - result.low, 2 * 1.959963984540054 * std::sqrt(1 / 18.0)));
}

void TestDelong::testAgreesWithCovariances()
{
    std::mt19937 random(2);
    for (int round = 0; round < 50; ++round) {
        const std::size_t size = 6 + random() % 80;
        const RandomSamples first = mixedSamples(random, size);
        RandomSamples second = mixedSamples(random, size);
        second.labels = first.labels;
        // Correlated, and read the other way round.
        for (std::size_t i = 0; i < size; ++i)
            second.scores[i] = -(2 * first.scores[i] + second.scores[i]);
        const core::ScoredLabels firstView = first.view();
        core::ScoredLabels secondView = second.view();
        secondView.higherIsPositive = false;

        const Components a = componentsOf(firstView);
        const Components b = componentsOf(secondView);
        const double variance = covariance(a, a) + covariance(b, b) - 2 * covariance(a, b);
        const auto result = compared(firstView, secondView);
        QVERIFY2(std::abs(result.standardError * result.standardError - variance) < 1e-14,
                 digits(result.standardError));
        const double difference =
            *core::auc(ThresholdSweep(secondView)) - *core::auc(ThresholdSweep(firstView));
        QVERIFY(result.difference == difference);
        if (result.z != 0)
            QVERIFY(agree(-core::normalDeviate(result.pValue / 2), std::abs(result.z), 1e-9));
        const auto reversed = compared(secondView, firstView);
        QVERIFY(reversed.z == -result.z && reversed.pValue == result.pValue);
    }
}

void TestDelong::modelsAsGoodAsEachOther()
{
    Scores stretched = tinyScores;
    for (double& score : stretched)
        score = std::exp(score);
    const core::AucComparison equal;
    QVERIFY(compared({tinyScores, tinyLabels}, {tinyScores, tinyLabels}) == equal);
    QVERIFY(compared({tinyScores, tinyLabels}, {stretched, tinyLabels}) == equal);
}

void TestDelong::oneModelPerfectOneReversed()
{
    const Labels labels{1, 1, 0, 0};
    const Scores perfect{4, 3, 2, 1};
    const Scores reversed{1, 2, 3, 4};
    const auto result = compared({perfect, labels}, {reversed, labels});
    QVERIFY(result.difference == -1);
    QVERIFY(result.z == -std::numeric_limits<double>::infinity());
    QVERIFY(result.pValue == 0);
}

void TestDelong::undefined_data()
{
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Scores>("weights");
    QTest::addColumn<Undefined>("reason");
    QTest::newRow("no samples") << Labels{} << Scores{} << Undefined::NoSamples;
    QTest::newRow("no negatives") << Labels{1, 1} << Scores{} << Undefined::NoNegatives;
    QTest::newRow("no positives") << Labels{0, 0} << Scores{} << Undefined::NoPositives;
    QTest::newRow("one positive") << Labels{1, 0, 0} << Scores{} << Undefined::OneOfAClass;
    QTest::newRow("one negative") << Labels{1, 0, 1} << Scores{} << Undefined::OneOfAClass;
    QTest::newRow("weights") << Labels{1, 0, 1, 0} << Scores{1, 2, 1, 1} << Undefined::Weighted;
}

void TestDelong::undefined()
{
    QFETCH(const Labels, labels);
    QFETCH(const Scores, weights);
    QFETCH(const Undefined, reason);
    Scores scores(labels.size());
    std::iota(scores.begin(), scores.end(), 0.0);
    const core::ScoredLabels samples{scores, labels, 1, true, weights};
    const ThresholdSweep sweep(samples);
    QCOMPARE(delongInterval(sweep).error(), reason);
    QCOMPARE(delongTest({samples, sweep}, {samples, sweep}).error(), reason);
}

/// scipy.stats.norm.sf((difference + margin) / standard error).
void TestDelong::nonInferiority_data()
{
    QTest::addColumn<double>("difference");
    QTest::addColumn<double>("standardError");
    QTest::addColumn<double>("margin");
    QTest::addColumn<double>("expected");
    QTest::newRow("two standard errors above -0.05")
        << -0.02 << 0.015 << 0.05 << 0.022750131948179195;
    QTest::newRow("at the margin") << -0.05 << 0.015 << 0.05 << 0.5;
    QTest::newRow("below it") << -0.08 << 0.015 << 0.05 << 0.9772498680518208;
    QTest::newRow("without a margin") << 0.03 << 0.015 << 0.0 << 0.022750131948179195;
    QTest::newRow("the same scores") << 0.0 << 0.0 << 0.05 << 0.0;
    QTest::newRow("the same scores without a margin") << 0.0 << 0.0 << 0.0 << 1.0;
}

void TestDelong::nonInferiority()
{
    QFETCH(const double, difference);
    QFETCH(const double, standardError);
    QFETCH(const double, margin);
    QFETCH(const double, expected);
    core::AucComparison comparison;
    comparison.difference = difference;
    comparison.standardError = standardError;
    const double p = core::nonInferiorityP(comparison, margin);
    QVERIFY2(std::abs(p - expected) < 1e-12, digits(p));
    QVERIFY(core::reversed(core::reversed(comparison)) == comparison);
}

QTEST_APPLESS_MAIN(TestDelong)

}  // namespace tst_delong

#include "tst_delong.moc"
