// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/isotonic.h"
#include "core/classification/calibration/log_loss.h"
#include "core/classification/thresholds/roc_hull.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <map>
#include <random>
#include <vector>

namespace tst_isotonic {

using core::IsotonicFit;
using core::IsotonicStep;
using core::ThresholdSweep;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;
using Steps = std::vector<IsotonicStep>;

/// Share of pairs in order, a tie as half a pair.
double pairsInOrder(const Scores& scores, const Labels& labels)
{
    double inOrder = 0;
    double pairs = 0;
    for (std::size_t i = 0; i < scores.size(); ++i)
        for (std::size_t j = 0; j < scores.size(); ++j)
            if (labels[i] == 1 && labels[j] == 0) {
                inOrder += scores[i] > scores[j] ? 1 : scores[i] == scores[j] ? 0.5 : 0;
                ++pairs;
            }
    return inOrder / pairs;
}

/// The isotonic regression by its max-min formula: at x the largest, over all a up to x, of the
/// least, over all b from x on, of the mean of a..b.
std::map<double, double> byMaxMin(const core::ScoredLabels& samples)
{
    struct Group {
        double score;
        double positives;
        double weight;
    };
    std::map<double, Group> groups;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        Group& group = groups[samples.scores[i]];
        group.weight += samples.weight(i);
        group.positives += samples.isPositive(i) ? samples.weight(i) : 0;
    }
    std::map<double, double> fitted;
    for (auto x = groups.begin(); x != groups.end(); ++x) {
        double largest = 0;
        for (auto a = groups.begin(); a != std::next(x); ++a) {
            double positives = 0;
            double weight = 0;
            double least = 1;
            bool reachedX = false;
            for (auto b = a; b != groups.end(); ++b) {
                positives += b->second.positives;
                weight += b->second.weight;
                reachedX = reachedX || b == x;
                if (reachedX)
                    least = std::min(least, positives / weight);
            }
            largest = std::max(largest, least);
        }
        fitted[x->first] = largest;
    }
    return fitted;
}

Scores isotonic(const core::ScoredLabels& samples)
{
    const core::IsotonicFit fit{ThresholdSweep(samples)};
    Scores fitted;
    for (const double score : samples.scores)
        fitted.push_back(fit.at(score));
    return fitted;
}

}  // namespace

class TestIsotonic : public QObject {
    Q_OBJECT
private slots:
    void init();
    void steps_data();
    void steps();
    void lowScoresArePositive();
    void scoresBetweenSteps();
    void repairsRightOrderWithWrongOdds();
    void scoresNeedNotBeProbabilities();
    void agreesWithMaxMin_data();
    void agreesWithMaxMin();
    void neverWorseOnItsOwnSamples_data();
    void neverWorseOnItsOwnSamples();
    void curveBecomesItsHull();
};

void TestIsotonic::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestIsotonic::steps_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Steps>("expected");
    QTest::newRow("one reversed pair") << Scores{0.1, 0.2, 0.3, 0.4, 0.5} << Labels{0, 1, 0, 1, 1}
                                       << Steps{{0.1, 0.1, 0}, {0.2, 0.3, 0.5}, {0.4, 0.5, 1}};
    QTest::newRow("a block that grows downwards")
        << Scores{1, 2, 3, 4} << Labels{1, 0, 0, 1} << Steps{{1, 3, 1 / 3.0}, {4, 4, 1}};
    QTest::newRow("equal scores are one from the start")
        << Scores{0.3, 0.7, 0.3, 0.7, 0.7} << Labels{1, 1, 0, 0, 1}
        << Steps{{0.3, 0.3, 0.5}, {0.7, 0.7, 2 / 3.0}};
    QTest::newRow("all in reverse") << Scores{3, 2, 1} << Labels{0, 0, 1} << Steps{{1, 3, 1 / 3.0}};
    QTest::newRow("one sample") << Scores{0.5} << Labels{1} << Steps{{0.5, 0.5, 1}};
    QTest::newRow("one class") << Scores{0.5, 0.25} << Labels{0, 0} << Steps{{0.25, 0.5, 0}};
}

void TestIsotonic::steps()
{
    QFETCH(const Scores, scores);
    QFETCH(const Labels, labels);
    QFETCH(const Steps, expected);
    QVERIFY(IsotonicFit(ThresholdSweep({scores, labels})).steps() == expected);
}

void TestIsotonic::lowScoresArePositive()
{
    const Scores scores{-1, -2, -3, -4};
    const Labels labels{1, 0, 0, 1};
    const IsotonicFit fit(ThresholdSweep({scores, labels, 1, false}));
    QVERIFY(fit.steps() == (Steps{{-1, -3, 1 / 3.0}, {-4, -4, 1}}));
    QCOMPARE(fit.at(-2), 1 / 3.0);
    QCOMPARE(fit.at(-5), 1.0);
    QCOMPARE(fit.at(0), 1 / 3.0);
}

void TestIsotonic::scoresBetweenSteps()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const Scores scores{0.2, 0.4, 0.6};
    const Labels labels{0, 0, 1};
    const IsotonicFit fit(ThresholdSweep({scores, labels}));
    QCOMPARE(fit.at(0.59), 0.0);
    QCOMPARE(fit.at(0.6), 1.0);
    QCOMPARE(fit.at(infinity), 1.0);
    QCOMPARE(fit.at(-infinity), 0.0);
}

void TestIsotonic::repairsRightOrderWithWrongOdds()
{
    const Scores scores{0.9, 0.9, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4};
    const Labels labels{1, 1, 0, 0, 0, 0, 0, 0};
    const Scores after = isotonic({scores, labels});
    QVERIFY(agree(*core::logLoss({scores, labels}, {}), 0.4094593467389496));
    QVERIFY(*core::logLoss({after, labels}, {}) < 1e-15);
    QCOMPARE(pairsInOrder(after, labels), 1.0);
}

void TestIsotonic::scoresNeedNotBeProbabilities()
{
    const Scores scores{-20, 3, 400, 5};
    const Labels labels{0, 1, 1, 0};
    QVERIFY(isotonic({scores, labels}) == (Scores{0, 0.5, 1, 0.5}));
}

void TestIsotonic::agreesWithMaxMin_data()
{
    QTest::addColumn<bool>("weighted");
    QTest::newRow("each counts 1") << false;
    QTest::newRow("weighted") << true;
}

void TestIsotonic::agreesWithMaxMin()
{
    QFETCH(const bool, weighted);
    std::mt19937 random(1);
    for (int round = 0; round < 100; ++round) {
        const RandomSamples samples = randomProbabilities(random, 1 + random() % 100, weighted);
        const IsotonicFit fit((ThresholdSweep(samples.view())));
        for (const auto& [score, expected] : byMaxMin(samples.view()))
            QVERIFY2(agree(fit.at(score), expected), digits(score));
    }
}

void TestIsotonic::neverWorseOnItsOwnSamples_data()
{
    QTest::addColumn<bool>("weighted");
    QTest::newRow("each counts 1") << false;
    QTest::newRow("weighted") << true;
}

void TestIsotonic::neverWorseOnItsOwnSamples()
{
    QFETCH(const bool, weighted);
    std::mt19937 random(2);
    for (int round = 0; round < 100; ++round) {
        RandomSamples samples = randomProbabilities(random, 20 + random() % 200, weighted);
        samples.labels.front() = 0;
        samples.labels.back() = 1;
        const Scores after = isotonic(samples.view());

        const IsotonicFit fit((ThresholdSweep(samples.view())));
        for (std::size_t i = 1; i < fit.steps().size(); ++i) {
            QVERIFY(fit.steps()[i - 1].probability < fit.steps()[i].probability);
            QVERIFY(fit.steps()[i - 1].to < fit.steps()[i].from);
        }
        for (std::size_t i = 0; i < after.size(); ++i)
            for (std::size_t j = 0; j < after.size(); ++j)
                QVERIFY(samples.scores[i] > samples.scores[j] || after[i] <= after[j]);

        const core::ScoredLabels calibrated{after, samples.labels, 1, true, samples.weights};
        for (const double clip : {2.220446049250313e-16, 1e-15, 1.19e-7})
            QVERIFY(*core::logLoss(calibrated, {.clip = clip}) <=
                    *core::logLoss(samples.view(), {.clip = clip}) * (1 + 1e-14));
        if (!weighted)
            QVERIFY(pairsInOrder(after, samples.labels) >=
                    pairsInOrder(samples.scores, samples.labels) - 1e-12);
    }
}

void TestIsotonic::curveBecomesItsHull()
{
    std::mt19937 random(3);
    for (int round = 0; round < 100; ++round) {
        RandomSamples samples = randomProbabilities(random, 2 + random() % 200);
        samples.labels.front() = 0;
        samples.labels.back() = 1;
        const ThresholdSweep before(samples.view());
        const Scores fitted = isotonic(samples.view());
        const ThresholdSweep after({fitted, samples.labels});
        const core::RocHull hull(before);
        QCOMPARE(hull.corners().size(), after.size());
        for (std::size_t i = 0; i < after.size(); ++i)
            QVERIFY(before.counts(hull.corners()[i]) == after.counts(i));
    }
}

QTEST_APPLESS_MAIN(TestIsotonic)

}  // namespace tst_isotonic

#include "tst_isotonic.moc"
