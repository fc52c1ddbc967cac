// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/log_loss.h"
#include "core/classification/calibration/normalised_entropy.h"
#include "core/foundation/total.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace tst_log_loss {

using core::ClassifierSettings;
using core::logLoss;
using core::LogLossTerm;
using core::Outside;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

constexpr double infinity = std::numeric_limits<double>::infinity();

std::vector<LogLossTerm> allTerms(const core::ScoredLabels& samples,
                                  const ClassifierSettings& settings)
{
    std::vector<LogLossTerm> terms;
    const auto value =
        logLoss(samples, settings, [&](const LogLossTerm& term) { terms.push_back(term); });
    return value ? terms : std::vector<LogLossTerm>();
}

}  // namespace

class TestLogLoss : public QObject {
    Q_OBJECT
private slots:
    void init();
    void published_data();
    void published();
    void clippedAt_data();
    void clippedAt();
    void withoutAClip();
    void outside0To1();
    void undefinedWithoutSamples();
    void lastSumIsTheValue_data();
    void lastSumIsTheValue();
    void sharesAddUp();
    void worstSamplesFirst();
    void equalTermsInTheOrderOfTheSamples();
    void weightIsRepetition();
    void lowScoresArePositive();
    void normalisedEntropy_data();
    void normalisedEntropy();
    void noEntropyToDivideBy_data();
    void noEntropyToDivideBy();
};

void TestLogLoss::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestLogLoss::published_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<double>("expected");
    QTest::newRow("auc-equal-logloss-not, A")
        << Scores{0.51, 0.49} << Labels{1, 0} << 0.6733445532637656;
    QTest::newRow("auc-equal-logloss-not, B")
        << Scores{0.99, 0.01} << Labels{1, 0} << 0.01005033585350145;
    QTest::newRow("confidently-wrong") << Scores{0.001} << Labels{1} << 6.907755278982137;
    QTest::newRow("auc-high-logloss-high") << Scores{0.9, 0.9, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4}
                                           << Labels{1, 1, 0, 0, 0, 0, 0, 0} << 0.4094593467389496;
}

void TestLogLoss::published()
{
    QFETCH(const Scores, scores);
    QFETCH(const Labels, labels);
    QFETCH(const double, expected);
    const core::Value value = logLoss({scores, labels}, {});
    QVERIFY2(value && agree(*value, expected), digits(value.valueOr(-1)));
}

void TestLogLoss::clippedAt_data()
{
    QTest::addColumn<double>("clip");
    QTest::addColumn<double>("expected");
    QTest::newRow("2^-52, 64-bit: 52 ln 2") << std::ldexp(1.0, -52) << 36.04365338911715;
    QTest::newRow("1e-15: 15 ln 10") << 1e-15 << 34.53877639491069;
    QTest::newRow("2^-23, 32-bit: 23 ln 2") << std::ldexp(1.0, -23) << 15.94238515287874;
}

void TestLogLoss::clippedAt()
{
    QFETCH(const double, clip);
    QFETCH(const double, expected);
    const Scores scores{0.0};
    const Labels labels{1};
    const core::Value value = logLoss({scores, labels}, {.clip = clip});
    QVERIFY2(value && agree(*value, expected), digits(value.valueOr(-1)));
}

/// scikit-learn's log_loss with eps=0: -ln(0.75) / 2, and infinity.
void TestLogLoss::withoutAClip()
{
    const Labels labels{1, 0};
    const Scores right{1, 0.25};
    QVERIFY(agree(*logLoss({right, labels}, {.clip = 0}), 0.14384103622589042));
    const Scores wrong{0, 0.25};
    QCOMPARE(logLoss({wrong, labels}, {.clip = 0}).reason(), Undefined::InfiniteLogarithm);
    QVERIFY(core::largestLogLossTerms({wrong, labels}, {.clip = 0}, 2).empty());
}

void TestLogLoss::outside0To1()
{
    const Labels labels{1, 0, 1, 0};
    const Scores scores{0.5, -0.25, infinity, 0.5};
    QCOMPARE(logLoss({scores, labels}, {}).reason(), Undefined::NotAProbability);
    QVERIFY(core::largestLogLossTerms({scores, labels}, {}, 2).empty());

    const Scores nearest{0.5, 0, 1, 0.5};
    const ClassifierSettings clipping{.outside = Outside::Clip};
    QVERIFY(logLoss({scores, labels}, clipping) == logLoss({nearest, labels}, {}));
}

void TestLogLoss::undefinedWithoutSamples()
{
    QCOMPARE(logLoss({}, {}).reason(), Undefined::NoSamples);
    QVERIFY(core::largestLogLossTerms({}, {}, 3).empty());
}

void TestLogLoss::lastSumIsTheValue_data()
{
    QTest::addColumn<bool>("weighted");
    QTest::newRow("each counts 1") << false;
    QTest::newRow("weighted") << true;
}

void TestLogLoss::lastSumIsTheValue()
{
    QFETCH(const bool, weighted);
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        const RandomSamples samples = randomProbabilities(random, 1 + random() % 200, weighted);
        core::ExactTotal weights;
        for (std::size_t i = 0; i < samples.labels.size(); ++i)
            weights += samples.view().weight(i);
        const auto terms = allTerms(samples.view(), {});
        QCOMPARE(terms.size(), samples.labels.size());
        QVERIFY(*logLoss(samples.view(), {}) == terms.back().sum / weights.value());
        for (const LogLossTerm& term : terms)
            QVERIFY(term.term >= 0);
    }
}

void TestLogLoss::sharesAddUp()
{
    std::mt19937 random(2);
    const RandomSamples samples = randomProbabilities(random, 300);
    const auto terms = allTerms(samples.view(), {});
    double shares = 0;
    for (const LogLossTerm& term : terms)
        shares += core::shareOf(term, terms.back().sum);
    QVERIFY(agree(shares, 1));
}

void TestLogLoss::worstSamplesFirst()
{
    const Scores scores{0.9, 0.2, 0.001, 0.6, 0.99};
    const Labels labels{1, 0, 1, 1, 0};
    const auto worst = core::largestLogLossTerms({scores, labels}, {}, 2);
    QCOMPARE(worst.size(), std::size_t{2});
    QCOMPARE(worst[0].sample, std::size_t{2});
    QVERIFY(worst[0].probability == 0.001);
    QCOMPARE(worst[1].sample, std::size_t{4});

    std::mt19937 random(3);
    for (int round = 0; round < 50; ++round) {
        const RandomSamples samples = randomProbabilities(random, random() % 60);
        auto sorted = allTerms(samples.view(), {});
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const auto& a, const auto& b) { return a.term > b.term; });
        const std::size_t count = random() % 80;
        sorted.resize(std::min(count, sorted.size()));
        QVERIFY(core::largestLogLossTerms(samples.view(), {}, count) == sorted);
    }
}

void TestLogLoss::equalTermsInTheOrderOfTheSamples()
{
    const Scores scores{0.5, 0.5, 0.5, 0.5};
    const Labels labels{1, 0, 1, 0};
    const auto worst = core::largestLogLossTerms({scores, labels}, {}, 3);
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(worst[i].sample, i);
}

void TestLogLoss::weightIsRepetition()
{
    const Scores scores{0.8, 0.3, 0.6};
    const Labels labels{1, 0, 0};
    const std::vector<double> weights{3, 1, 2};
    const Scores repeatedScores{0.8, 0.8, 0.8, 0.3, 0.6, 0.6};
    const Labels repeatedLabels{1, 1, 1, 0, 0, 0};
    const core::ScoredLabels weighted{scores, labels, 1, true, weights};
    QVERIFY(agree(*logLoss(weighted, {}), *logLoss({repeatedScores, repeatedLabels}, {})));
}

void TestLogLoss::lowScoresArePositive()
{
    // The probability of "0" judged as such: turning both class and direction says the same.
    std::mt19937 random(4);
    const RandomSamples samples = randomProbabilities(random, 100);
    const core::ScoredLabels ones{samples.scores, samples.labels, 1, true};
    const core::ScoredLabels zeros{samples.scores, samples.labels, 0, false};
    QVERIFY(logLoss(ones, {}) == logLoss(zeros, {}));

    const Scores scores{0.25, 0.75};
    const Labels labels{1, 0};
    const core::ScoredLabels low{scores, labels, 1, false};
    QVERIFY(agree(*logLoss(low, {}), -std::log(0.75)));
}

// By He and others' formula with 40 digits.
void TestLogLoss::normalisedEntropy_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Scores>("weights");
    QTest::addColumn<double>("share");
    QTest::addColumn<double>("expected");
    QTest::newRow("stating the share is worth 1")
        << Scores(4, 0.25) << Labels{1, 0, 0, 0} << Scores{} << 0.25 << 1.0;
    QTest::newRow("01-tiny: scikit-learn's log loss over ln 2")
        << Scores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1} << Labels{1, 0, 1, 1, 0, 0, 1, 0}
        << Scores{} << 0.5 << 0.959166541499150175;
    QTest::newRow("a third positive")
        << Scores{0.9, 0.7, 0.3, 0.3, 0.2, 0.1} << Labels{1, 1, 0, 0, 0, 0} << Scores{} << 1 / 3.0
        << 0.393782649665887316;
    QTest::newRow("weighted") << Scores{0.5, 0.25, 0.5} << Labels{1, 0, 0} << Scores{2, 1, 3}
                              << 1 / 3.0 << 0.982805558307971922;
    QTest::newRow("worse than the share")
        << Scores{0.25, 0.75} << Labels{1, 0} << Scores{} << 0.5 << 2.0;
}

void TestLogLoss::normalisedEntropy()
{
    QFETCH(const Scores, scores);
    QFETCH(const Labels, labels);
    QFETCH(const Scores, weights);
    QFETCH(const double, share);
    QFETCH(const double, expected);
    const core::ScoredLabels samples{scores, labels, 1, true, weights};
    const auto entropy = core::normalisedEntropy({samples, core::ThresholdSweep(samples)}, {});
    QVERIFY(agree(entropy->share, share));
    QVERIFY2(agree(entropy->value(), expected), digits(entropy->value()));
    QVERIFY(std::abs(entropy->gain() - (1 - expected)) < 1e-14);
    QVERIFY(entropy->logLoss == *logLoss(samples, {}));
}

void TestLogLoss::noEntropyToDivideBy_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Undefined>("reason");
    QTest::newRow("no samples") << Scores{} << Labels{} << Undefined::NoSamples;
    QTest::newRow("no positives") << Scores{0.5, 0.5} << Labels{0, 0} << Undefined::NoPositives;
    QTest::newRow("no negatives") << Scores{0.5, 0.5} << Labels{1, 1} << Undefined::NoNegatives;
    QTest::newRow("no probabilities")
        << Scores{1.5, 0.5} << Labels{1, 0} << Undefined::NotAProbability;
}

void TestLogLoss::noEntropyToDivideBy()
{
    QFETCH(const Scores, scores);
    QFETCH(const Labels, labels);
    QFETCH(const Undefined, reason);
    const core::ScoredLabels samples{scores, labels};
    const auto entropy = core::normalisedEntropy({samples, core::ThresholdSweep(samples)}, {});
    QCOMPARE(entropy.error(), reason);
}

QTEST_APPLESS_MAIN(TestLogLoss)

}  // namespace tst_log_loss

#include "tst_log_loss.moc"
