// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/threshold_aim.h"
#include "core/classification/uncertainty/aimed_threshold.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"
#include "tests/core/twenty_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>
#include <random>
#include <string>
#include <vector>

namespace tst_threshold_aim {

using core::ThresholdAim;
using core::ThresholdSweep;
using core::Undefined;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

}  // namespace

class TestThresholdAim : public QObject {
    Q_OBJECT
private slots:
    void init();
    void chosen_data();
    void chosen();
    void noAim_data();
    void noAim();
    void asTheOperatingPoints();
    void undefined();
    void bootstrapEnds_data();
    void bootstrapEnds();
    void fixedThresholdsStay();
    void anyNumberOfThreads();
};

void TestThresholdAim::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// numpy and scikit-learn 1.2.1: the best element of roc_curve(drop_intermediate=False) and
/// precision_recall_curve.
void TestThresholdAim::chosen_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("threshold");
    QTest::addColumn<double>("worth");
    const auto row = [](const char* text, double threshold, double worth) {
        QTest::newRow(text) << std::string(text) << threshold << worth;
    };
    row("youden", 0.5, 0.5416666666666667);
    row("f1", 0.5, 0.7368421052631579);
    row("f=2", 0.4, 0.8695652173913042);
    row("cost=10:1", 0.4, -0.3);
    row("cost=1:1", 0.8, -0.25);
    row("cost=10:1:50%", 0.4, -0.25);
    row("recall=0.9", 0.4, -6 / 12.0);
    row("sensitivity=90%", 0.4, -6 / 12.0);
    row("specificity=0.9", 0.8, 4 / 8.0);
    row("fpr=0.1", 0.8, 4 / 8.0);
    row("specificity=1", 0.9, 2 / 8.0);
    row("precision=0.75", 0.8, 4 / 8.0);
    row("ppv=100%", 0.9, 2 / 8.0);
    row("flagged=5%", 0.95, 1 / 8.0);
    row("flagged=0.25", 0.8, 4 / 8.0);
    row("flagged=20%", 0.9, 2 / 8.0);
    row("flagged=0", infinity, 0);
}

void TestThresholdAim::chosen()
{
    QFETCH(const std::string, text);
    QFETCH(const double, threshold);
    QFETCH(const double, worth);
    const auto aim = core::thresholdAimIn(text);
    QVERIFY(aim);
    const TwentySamples samples;
    const ThresholdSweep sweep(samples.view());
    const core::OperatingPoint best = core::bestPointFor(*aim, sweep);
    QCOMPARE(sweep.threshold(best.point), threshold);
    QCOMPARE(*core::thresholdFor(*aim, sweep), threshold);
    QVERIFY2(agree(*best.value, worth), digits(*best.value));
    QVERIFY(core::thresholdAimIn(core::toText(*aim)) == aim);
}

void TestThresholdAim::noAim_data()
{
    QTest::addColumn<std::string>("text");
    for (const char* text :
         {"",           "Youden",      "f",          "f=0",         "f=-1",
          "f=nan",      "cost",        "cost=1",     "cost=0:0",    "cost=-1:2",
          "cost=1:inf", "recall",      "cost=1:2:2", "cost=1:2:",   "cost=1:2:0.1:3",
          "fpr=1.1",    "recall=",     "recall=1.1", "recall=101%", "recall=-0.1",
          "recall=nan", "flagged=5 %", "0.5",        "accuracy=0.9"})
        QTest::newRow(text) << std::string(text);
}

void TestThresholdAim::noAim()
{
    QFETCH(const std::string, text);
    QVERIFY(!core::thresholdAimIn(text));
}

void TestThresholdAim::asTheOperatingPoints()
{
    std::mt19937 random(3);
    for (int round = 0; round < 100; ++round) {
        const RandomSamples samples = randomProbabilities(random, 2 + random() % 60, round % 2);
        const ThresholdSweep sweep(samples.view());
        if (sweep.missingClass())
            continue;
        const core::RocHull hull(sweep);
        const auto point = [&](const char* text) {
            return core::bestPointFor(*core::thresholdAimIn(text), sweep).point;
        };
        QCOMPARE(point("recall=0.8"), core::atLeastRecall(sweep, 0.8).point);
        QCOMPARE(point("specificity=0.75"), core::atMostFpr(sweep, 0.25).point);
        QCOMPARE(point("fpr=0.41"), core::atMostFpr(sweep, 0.41).point);
        if (samples.weights.empty()) {
            QCOMPARE(point("youden"), core::bestYouden(sweep, hull).point);
            QCOMPARE(point("f=0.5"), core::bestF(sweep, hull, 0.5).point);
            QCOMPARE(point("cost=3:1"), core::leastCost(sweep, hull, {1, 3, {}}).point);
        }
    }
}

void TestThresholdAim::undefined()
{
    const std::vector<double> scores{0.9, 0.5, 0.1};
    const std::vector<std::uint8_t> labels{0, 1, 0};
    const std::vector<std::uint8_t> ones{1, 1, 1};
    const auto reason = [](const char* text, const core::ScoredLabels& samples) {
        return core::bestPointFor(*core::thresholdAimIn(text), ThresholdSweep(samples))
            .value.reason();
    };
    QCOMPARE(reason("precision=0.6", {scores, labels}), Undefined::NotReached);
    QCOMPARE(reason("youden", {scores, ones}), Undefined::NoNegatives);
    QCOMPARE(reason("f1", {}), Undefined::NoSamples);
    const core::ScoredLabels samples{scores, labels};
    const ThresholdSweep sweep(samples);
    const auto never =
        core::aimedThreshold(*core::thresholdAimIn("precision=0.6"), {samples, sweep});
    QCOMPARE(never.threshold.interval.error(), Undefined::NotReached);
    QCOMPARE(never.rates[0].value.reason(), Undefined::NotReached);
}

/// Ends of 100,000 rounds of the same bootstrap in numpy. All are values of a step function, and
/// no end is so close to another step that 20,000 rounds could miss it.
void TestThresholdAim::bootstrapEnds_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<double>>("threshold");
    QTest::addColumn<std::vector<double>>("recall");
    QTest::addColumn<std::vector<double>>("specificity");
    using Ends = std::vector<double>;
    QTest::newRow("Youden") << std::string("youden") << Ends{0.4, 0.8} << Ends{0.5, 1}
                            << Ends{5 / 12.0, 1};
    QTest::newRow("recall") << std::string("recall=0.9") << Ends{0.4, 0.6} << Ends{1, 1}
                            << Ends{3 / 12.0, 11 / 12.0};
    QTest::newRow("flagged") << std::string("flagged=25%") << Ends{0.7, 0.95}
                             << Ends{1 / 8.0, 5 / 8.0} << Ends{10 / 12.0, 1};
    QTest::newRow("specificity") << std::string("specificity=0.9") << Ends{0.5, infinity}
                                 << Ends{0, 1} << Ends{11 / 12.0, 1};
}

void TestThresholdAim::bootstrapEnds()
{
    QFETCH(const std::string, text);
    QFETCH(const std::vector<double>, threshold);
    QFETCH(const std::vector<double>, recall);
    QFETCH(const std::vector<double>, specificity);
    const TwentySamples samples;
    const core::ScoredLabels view = samples.view();
    const ThresholdSweep sweep(view);
    const auto found = core::aimedThreshold(*core::thresholdAimIn(text), {view, sweep}, {20'000, 1},
                                            core::Threads(2));
    const auto compare = [](const core::Estimate& estimate, const std::vector<double>& ends) {
        QVERIFY(estimate.interval);
        QVERIFY2(agree(estimate.interval->low, ends[0]), digits(estimate.interval->low));
        QVERIFY2(estimate.interval->high == ends[1] || agree(estimate.interval->high, ends[1]),
                 digits(estimate.interval->high));
    };
    compare(found.threshold, threshold);
    compare(found.rates[0], recall);
    compare(found.rates[1], specificity);
}

void TestThresholdAim::fixedThresholdsStay()
{
    const TwentySamples samples;
    const core::ScoredLabels view = samples.view();
    const ThresholdSweep sweep(view);
    const auto found = core::fixedThreshold(0.5, {view, sweep}, {2000, 1});
    QVERIFY((*found.threshold.interval == core::Interval{0.5, 0.5}));
    // 7 of 8 are found. Of 8 drawn with replacement, 5 or fewer are so with probability 0.067, 4 or
    // fewer with 0.011.
    QCOMPARE(*found.rates[0].value, 7 / 8.0);
    QCOMPARE(found.rates[0].interval->low, 5 / 8.0);
    QCOMPARE(found.rates[0].interval->high, 1.0);
}

void TestThresholdAim::anyNumberOfThreads()
{
    std::mt19937 random(9);
    const RandomSamples samples = randomProbabilities(random, 80, true);
    const core::ScoredLabels view = samples.view();
    const ThresholdSweep sweep(view);
    const ThresholdAim aim = *core::thresholdAimIn("f1");
    const auto one = core::aimedThreshold(aim, {view, sweep}, {200, 7});
    const auto three = core::aimedThreshold(aim, {view, sweep}, {200, 7}, core::Threads(3));
    QVERIFY(*one.threshold.interval == *three.threshold.interval);
    for (std::size_t i = 0; i < one.rates.size(); ++i)
        QVERIFY(*one.rates[i].interval == *three.rates[i].interval);
}

QTEST_APPLESS_MAIN(TestThresholdAim)

}  // namespace tst_threshold_aim

#include "tst_threshold_aim.moc"
