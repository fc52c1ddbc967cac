// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/log_loss.h"
#include "core/classification/calibration/platt.h"
#include "core/classification/thresholds/auc.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace tst_platt {

using core::fitPlatt;
using core::PlattFit;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

PlattFit fitTo(const core::ScoredLabels& samples)
{
    return fitPlatt(ThresholdSweep(samples)).value();
}

}  // namespace

class TestPlatt : public QObject {
    Q_OBJECT
private slots:
    void init();
    void twoScoresAreMetExactly();
    void repairsRightOrderWithWrongOdds();
    void leastLoss_data();
    void leastLoss();
    void scaleOfScoresDoesNotMatter_data();
    void scaleOfScoresDoesNotMatter();
    void slopeAgainstTheDirection();
    void equalScores();
    void oneClass();
    void weightIsRepetition();
    void orderStays();
    void undefined();
};

void TestPlatt::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestPlatt::twoScoresAreMetExactly()
{
    // A line through two points: each score gets the mean of its samples' targets, 5/6 for the 4
    // positives and 1/8 for the 6 negatives.
    const Scores scores{-3, -3, -3, -3, -3, 7, 7, 7, 7, 7};
    const Labels labels{0, 0, 0, 0, 1, 0, 0, 1, 1, 1};
    const PlattFit fit = fitTo({scores, labels});
    QVERIFY(fit.hasConverged());
    const double low = (4 * (1 / 8.0) + 5 / 6.0) / 5;
    const double high = (2 * (1 / 8.0) + 3 * (5 / 6.0)) / 5;
    QVERIFY2(agree(fit.at(-3), low, 1e-9), digits(fit.at(-3)));
    QVERIFY2(agree(fit.at(7), high, 1e-9), digits(fit.at(7)));
    const double lowOdds = std::log(low / (1 - low));
    const double highOdds = std::log(high / (1 - high));
    QVERIFY(agree(fit.slope(), (highOdds - lowOdds) / 10, 1e-9));
    QVERIFY(agree(fit.intercept(), lowOdds + 3 * (highOdds - lowOdds) / 10, 1e-9));
}

void TestPlatt::repairsRightOrderWithWrongOdds()
{
    // The published auc-high-logloss-high. Targets 3/4 for the 2 positives, 1/8 for the 6
    // negatives: the loss that is left is
    // -(2 ln 3/4 + 6 ln 7/8) / 8.
    const Scores scores{0.9, 0.9, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4};
    const Labels labels{1, 1, 0, 0, 0, 0, 0, 0};
    const core::ScoredLabels samples{scores, labels};
    const PlattFit fit = fitTo(samples);
    Scores after;
    for (const double score : scores)
        after.push_back(fit.at(score));
    QVERIFY(agree(after[0], 0.75, 1e-9));
    QVERIFY(agree(after[7], 0.125, 1e-9));
    QVERIFY(agree(*core::logLoss(samples, {}), 0.4094593467389496));
    QVERIFY(agree(*core::logLoss({after, labels}, {}), 0.1720690625813372, 1e-9));
    QVERIFY(core::auc(ThresholdSweep(samples)) == 1.0);
    QVERIFY(core::auc(ThresholdSweep({after, labels})) == 1.0);
}

void TestPlatt::leastLoss_data()
{
    QTest::addColumn<bool>("weighted");
    QTest::newRow("each counts 1") << false;
    QTest::newRow("weighted") << true;
}

void TestPlatt::leastLoss()
{
    QFETCH(const bool, weighted);
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        const RandomSamples samples = randomProbabilities(random, 10 + random() % 300, weighted);
        const core::ScoredLabels view = samples.view();
        double positives = 0;
        double negatives = 0;
        for (std::size_t i = 0; i < view.size(); ++i)
            (view.isPositive(i) ? positives : negatives) += view.weight(i);
        const PlattFit fit = fitTo(view);
        QVERIFY(fit.hasConverged());
        QVERIFY(fit.iterations() < 15);

        // The loss is convex in slope and intercept: least where both derivatives are 0.
        double bySlope = 0;
        double byIntercept = 0;
        for (std::size_t i = 0; i < view.size(); ++i) {
            const double target =
                view.isPositive(i) ? (positives + 1) / (positives + 2) : 1 / (negatives + 2);
            const double error = view.weight(i) * (fit.at(view.scores[i]) - target);
            byIntercept += error;
            bySlope += error * view.scores[i];
        }
        const double total = positives + negatives;
        QVERIFY2(std::abs(bySlope) < 1e-9 * total, digits(bySlope / total));
        QVERIFY2(std::abs(byIntercept) < 1e-9 * total, digits(byIntercept / total));
    }
}

void TestPlatt::scaleOfScoresDoesNotMatter_data()
{
    QTest::addColumn<double>("factor");
    QTest::addColumn<double>("shift");
    QTest::newRow("log odds beyond 0 to 1") << 16.0 << -8.0;
    QTest::newRow("millions") << 1048576.0 << 0.0;
    QTest::newRow("millionths") << 1 / 1048576.0 << 0.0;
    QTest::newRow("far from 0") << 1.0 << 4096.0;
    QTest::newRow("turned round") << -2.0 << 1.0;
    QTest::newRow("near the largest double") << 0x1p1023 << -0x1p1022;
}

void TestPlatt::scaleOfScoresDoesNotMatter()
{
    QFETCH(const double, factor);
    QFETCH(const double, shift);
    std::mt19937 random(2);
    const RandomSamples samples = randomSamples(random, 200, 50, 0.3);
    RandomSamples scaled = samples;
    for (double& score : scaled.scores)
        score = score / 16 * factor + shift;
    const PlattFit before = fitTo(samples.view());
    const PlattFit after = fitTo(scaled.view());
    for (std::size_t i = 0; i < samples.scores.size(); ++i)
        QVERIFY2(agree(after.at(scaled.scores[i]), before.at(samples.scores[i]), 1e-8),
                 digits(samples.scores[i]));
}

void TestPlatt::slopeAgainstTheDirection()
{
    const Scores scores{0.1, 0.2, 0.3, 0.7, 0.8, 0.9};
    const Labels labels{1, 1, 0, 1, 0, 0};
    QVERIFY(fitTo({scores, labels, 1, true}).slope() < 0);
    // The direction in which scores are read is not the slope's: it is fitted.
    const double asHigh = fitTo({scores, labels, 1, true}).at(0.3);
    const double asLow = fitTo({scores, labels, 1, false}).at(0.3);
    QVERIFY(agree(asHigh, asLow, 1e-9));
}

void TestPlatt::equalScores()
{
    // 3 positives with target 4/5 and 1 negative with 1/3.
    const Scores scores{0.5, 0.5, 0.5, 0.5};
    const Labels labels{1, 1, 0, 1};
    const PlattFit fit = fitTo({scores, labels});
    QVERIFY(fit.slope() == 0);
    QVERIFY2(agree(fit.at(0.5), (3 * 0.8 + 1 / 3.0) / 4, 1e-9), digits(fit.at(0.5)));
}

void TestPlatt::oneClass()
{
    const Scores scores{0.2, 0.4, 0.9};
    const Labels labels{0, 0, 0};
    const PlattFit fit = fitTo({scores, labels});
    for (const double score : scores)
        QVERIFY2(agree(fit.at(score), 1 / 5.0, 1e-9), digits(fit.at(score)));
}

void TestPlatt::weightIsRepetition()
{
    const Scores scores{0.8, 0.3, 0.6};
    const Labels labels{1, 0, 0};
    const std::vector<double> weights{3, 1, 2};
    const Scores repeatedScores{0.8, 0.8, 0.8, 0.3, 0.6, 0.6};
    const Labels repeatedLabels{1, 1, 1, 0, 0, 0};
    const PlattFit weighted = fitTo({scores, labels, 1, true, weights});
    const PlattFit repeated = fitTo({repeatedScores, repeatedLabels});
    QVERIFY(agree(weighted.slope(), repeated.slope(), 1e-9));
    QVERIFY(agree(weighted.intercept(), repeated.intercept(), 1e-9));
}

void TestPlatt::orderStays()
{
    std::mt19937 random(3);
    const RandomSamples samples = randomSamples(random, 300, 50, 0.5);
    const PlattFit fit = fitTo(samples.view());
    QVERIFY(fit.slope() > 0);
    for (const double a : samples.scores)
        for (const double b : samples.scores)
            QVERIFY((a < b) == (fit.at(a) < fit.at(b)));
}

void TestPlatt::undefined()
{
    QCOMPARE(fitPlatt(ThresholdSweep()).error(), Undefined::NoSamples);
    const Scores scores{0.5, std::numeric_limits<double>::infinity()};
    const Labels labels{0, 1};
    const core::ScoredLabels samples{scores, labels};
    QCOMPARE(fitPlatt(ThresholdSweep(samples)).error(), Undefined::InfiniteScore);
}

QTEST_APPLESS_MAIN(TestPlatt)

}  // namespace tst_platt

#include "tst_platt.moc"
