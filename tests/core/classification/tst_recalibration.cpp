// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/recalibration.h"
#include "core/classification/uncertainty/loss_intervals.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <vector>

namespace tst_recalibration {

using core::ClassifierSettings;
using core::Estimate;
using core::Outside;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

const Scores twenty{0.95, 0.9, 0.85, 0.8, 0.8, 0.7, 0.65, 0.6, 0.55, 0.5,
                    0.45, 0.4, 0.35, 0.3, 0.3, 0.2, 0.15, 0.1, 0.05, 0.02};
const Labels outcomes{1, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};

void compare(const Estimate& ours, double value, double low, double high)
{
    QVERIFY(ours.value && ours.interval);
    QVERIFY2(agree(*ours.value, value, 1e-10), digits(*ours.value));
    QVERIFY2(agree(ours.interval->low, low, 1e-9), digits(ours.interval->low));
    QVERIFY2(agree(ours.interval->high, high, 1e-9), digits(ours.interval->high));
}

}  // namespace

class TestRecalibration : public QObject {
    Q_OBJECT
private slots:
    void init();
    void oneProbabilityByHand();
    void twoProbabilitiesByHand();
    void agreesWithScipy();
    void zeroAndOneAreClipped();
    void tinyClips();
    void lowScoresPositive();
    void weightsHaveNoInterval();
    void undefined_data();
    void undefined();
    void manySaturatedProbabilities();
    void observedToExpected();
    void brier();
    void brierWithout();
    void logLoss();
};

void TestRecalibration::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// Three of four at 1/2: the log odds are off by ln 3, with variance 1/(4 · 3/4 · 1/4).
void TestRecalibration::oneProbabilityByHand()
{
    const Scores scores(4, 0.5);
    const Labels labels{1, 1, 1, 0};
    const double half = 1.959963984540054 / std::sqrt(0.75);
    compare(core::calibrationInTheLarge(ThresholdSweep({scores, labels}), {}), std::log(3.0),
            std::log(3.0) - half, std::log(3.0) + half);
}

/// One of three at 1/4 and two of three at 3/4: both log odds, ∓ln 3, become ∓ln 2, each with the
/// variance 1 + 1/2.
void TestRecalibration::twoProbabilitiesByHand()
{
    const Scores scores{0.25, 0.25, 0.25, 0.75, 0.75, 0.75};
    const Labels labels{1, 0, 0, 1, 1, 0};
    const auto [intercept, slope] = core::recalibration(ThresholdSweep({scores, labels}), {});
    const double expected = std::log(2.0) / std::log(3.0);
    const double half = 1.959963984540054 * std::sqrt(3.0) / 2 / std::log(3.0);
    compare(slope, expected, expected - half, expected + half);
    QVERIFY2(std::abs(*intercept.value) < 1e-12, digits(*intercept.value));
    const double halfOfIntercept = 1.959963984540054 * std::sqrt(0.75);
    QVERIFY2(agree(intercept.interval->high, halfOfIntercept, 1e-9),
             digits(intercept.interval->high));
}

/// With x = scipy.special.logit(p), scipy 1.10: brentq(lambda a: sum(expit(a + x) - y), -80, 80),
/// and Newton's steps b += solve(H, X.T @ (y - expit(X @ b))) to the end; the intervals by
/// sqrt(diag(inv(H))).
void TestRecalibration::agreesWithScipy()
{
    const ThresholdSweep sweep({twenty, outcomes});
    compare(core::calibrationInTheLarge(sweep, {}), -0.18589687223173093, -1.260435030672385,
            0.8886412862089232);
    const auto [intercept, slope] = core::recalibration(sweep, {});
    compare(intercept, -0.17071846639423346, -1.1927263784263107, 0.8512894456378438);
    compare(slope, 0.8002221650771889, -0.0051260349610483535, 1.605570365115426);
}

/// The same with p = 1 and 0 for the outermost, moved to 0.001 and 0.999.
void TestRecalibration::zeroAndOneAreClipped()
{
    Scores scores = twenty;
    scores.front() = 1;
    scores.back() = 0;
    const ThresholdSweep sweep({scores, outcomes});
    ClassifierSettings settings;
    const auto slope = core::recalibration(sweep, settings).slope;
    QVERIFY2(agree(*slope.value, 0.7104209207396708, 1e-9), digits(*slope.value));
    settings.clip = 1e-3;
    compare(core::calibrationInTheLarge(sweep, settings), -0.19897276310864337, -1.2854267288534487,
            0.887481202636162);
    compare(core::recalibration(sweep, settings).slope, 0.7284604427056715, -0.09803718291959063,
            1.5549580683309334);
}

/// 1 - clip rounds to 1, whose log odds are infinite.
void TestRecalibration::tinyClips()
{
    Scores scores = twenty;
    scores.front() = 1;
    scores.back() = 0;
    ClassifierSettings settings;
    settings.clip = 1e-300;
    const auto slope = core::recalibration(ThresholdSweep({scores, outcomes}), settings).slope;
    QVERIFY(slope.value && *slope.value > 0 && *slope.value < 0.72);
}

void TestRecalibration::lowScoresPositive()
{
    Scores scores = twenty;
    for (double& score : scores)
        score = 1 - score;
    const core::ScoredLabels samples{scores, outcomes, 1, false};
    const auto slope = core::recalibration(ThresholdSweep(samples), {}).slope;
    QVERIFY2(agree(*slope.value, 0.8002221650771889, 1e-9), digits(*slope.value));
}

/// Every second sample twice; as in agreesWithScipy() with weights in the sums.
void TestRecalibration::weightsHaveNoInterval()
{
    Scores weights(20, 1);
    for (std::size_t i = 1; i < weights.size(); i += 2)
        weights[i] = 2;
    const ThresholdSweep sweep({twenty, outcomes, 1, true, weights});
    const Estimate large = core::calibrationInTheLarge(sweep, {});
    QVERIFY2(agree(*large.value, -0.02795129384930575, 1e-9), digits(*large.value));
    QCOMPARE(large.interval.error(), Undefined::Weighted);
    const auto [intercept, slope] = core::recalibration(sweep, {});
    QVERIFY2(agree(*slope.value, 1.1459299620885042, 1e-9), digits(*slope.value));
    QVERIFY2(agree(*intercept.value, -0.027474000537061876, 1e-9), digits(*intercept.value));
    QCOMPARE(slope.interval.error(), Undefined::Weighted);
    QCOMPARE(core::observedToExpected(sweep, Outside::Undefined).interval.error(),
             Undefined::Weighted);
    QCOMPARE(core::scaledBrier(sweep, Outside::Undefined).interval.error(), Undefined::Weighted);
}

void TestRecalibration::undefined_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Undefined>("large");
    QTest::addColumn<Undefined>("slope");
    const auto row = [](const char* name, const Scores& scores, const Labels& labels,
                        Undefined large, Undefined slope) {
        QTest::newRow(name) << scores << labels << large << slope;
    };
    // NoRelevant: the value is defined.
    constexpr auto none = Undefined::NoRelevant;
    row("no samples", {}, {}, Undefined::NoSamples, Undefined::NoSamples);
    row("only positives", {0.2, 0.6}, {1, 1}, Undefined::NoNegatives, Undefined::NoNegatives);
    row("only negatives", {0.2, 0.6}, {0, 0}, Undefined::NoPositives, Undefined::NoPositives);
    row("above 1", {0.2, 1.5}, {0, 1}, Undefined::NotAProbability, Undefined::NotAProbability);
    row("all equal", {0.2, 0.2}, {0, 1}, none, Undefined::OneScore);
    row("apart", {0.2, 0.3, 0.6}, {0, 0, 1}, none, Undefined::Separated);
    row("apart the wrong way", {0.2, 0.3, 0.6}, {1, 1, 0}, none, Undefined::Separated);
    row("apart but for a tie", {0.2, 0.3, 0.3, 0.6}, {0, 0, 1, 1}, none, Undefined::Separated);
    row("overlapping", {0.2, 0.3, 0.4, 0.6}, {0, 1, 0, 1}, none, none);
}

void TestRecalibration::undefined()
{
    QFETCH(const Scores, scores);
    QFETCH(const Labels, labels);
    QFETCH(const Undefined, large);
    QFETCH(const Undefined, slope);
    const auto reasonOf = [](const Estimate& estimate) {
        return estimate.value ? Undefined::NoRelevant : estimate.value.reason();
    };
    const ThresholdSweep sweep({scores, labels});
    QCOMPARE(reasonOf(core::calibrationInTheLarge(sweep, {})), large);
    const auto found = core::recalibration(sweep, {});
    QCOMPARE(reasonOf(found.slope), slope);
    QCOMPARE(reasonOf(found.intercept), slope);
}

/// Probabilities of 0 and 1 have hardly any curvature: of ten at 1 eight are positive, of ten at 0
/// none. As 0 hardly counts, ten at 1 become 8/10 each.
void TestRecalibration::manySaturatedProbabilities()
{
    Scores scores(20, 0);
    Labels labels(20, 0);
    for (std::size_t i = 0; i < 10; ++i) {
        scores[i] = 1;
        labels[i] = i < 8 ? 1 : 0;
    }
    const Estimate large = core::calibrationInTheLarge(ThresholdSweep({scores, labels}), {});
    const double logitOfOne = -std::log(2.220446049250313e-16);
    QVERIFY2(agree(*large.value, std::log(4.0) - logitOfOne, 1e-9), digits(*large.value));
}

/// 9 of 9.62 expected; ratio * numpy.exp([-z, z] * numpy.sqrt((1 - 9/20) / 9)).
void TestRecalibration::observedToExpected()
{
    compare(core::observedToExpected(ThresholdSweep({twenty, outcomes}), Outside::Undefined),
            0.9355509355509355, 0.576294910506549, 1.518763287777264);
    const Scores scores{0.5, 0.25};
    const Labels negatives{0, 0};
    const Estimate none =
        core::observedToExpected(ThresholdSweep({scores, negatives}), Outside::Undefined);
    QVERIFY(none.value == core::Value(0.0));
    QCOMPARE(none.interval.error(), Undefined::NoPositives);
    const Scores zeros{0, 0};
    const Labels mixed{0, 1};
    QCOMPARE(
        core::observedToExpected(ThresholdSweep({zeros, mixed}), Outside::Undefined).value.reason(),
        Undefined::NoneExpected);
}

/// numpy: e = (p - y)**2, e.mean() ± z * e.std(ddof=1) / sqrt(20); the scaled score by the formula
/// in the header, whose standard error is close to the jackknife's.
void TestRecalibration::brier()
{
    const ThresholdSweep sweep({twenty, outcomes});
    const auto interval = core::brierInterval(sweep, Outside::Undefined);
    QVERIFY2(agree(interval->low, 0.09040588589218218, 1e-9), digits(interval->low));
    QVERIFY2(agree(interval->high, 0.2876341141078178, 1e-9), digits(interval->high));
    compare(core::scaledBrier(sweep, Outside::Undefined), 0.23628282828282843, -0.16695936134610123,
            0.6395250179117581);
}

/// Python: the mean of -log(p of the sample's class), ± z * statistics.stdev(...) / sqrt(6).
void TestRecalibration::logLoss()
{
    const Scores scores{0.9, 0.7, 0.7, 0.3, 0.2, 0.1};
    const Labels labels{1, 1, 0, 0, 1, 0};
    const ThresholdSweep sweep({scores, labels});
    const auto interval = core::logLossInterval(sweep, {});
    QVERIFY2(agree(interval->low, 0.11832933156106984, 1e-9), digits(interval->low));
    QVERIFY2(agree(interval->high, 1.1274978804233147, 1e-9), digits(interval->high));
    // As the value, with the nearest probabilities that have a loss.
    const Scores certain{1, 0, 1, 0};
    const Labels one{1, 0, 0, 0};
    QVERIFY(std::isfinite(core::logLossInterval(ThresholdSweep({certain, one}), {})->high));
    const core::ClassifierSettings without{.clip = 0};
    const ThresholdSweep mistaken({certain, one});
    QCOMPARE(core::logLossInterval(mistaken, without).error(), Undefined::InfiniteLogarithm);
    QCOMPARE(core::recalibration(mistaken, without).slope.value.reason(),
             Undefined::InfiniteLogarithm);
    QCOMPARE(core::calibrationInTheLarge(mistaken, without).value.reason(),
             Undefined::InfiniteLogarithm);
    const Labels right{1, 0, 1, 0};
    QVERIFY(core::logLossInterval(ThresholdSweep({certain, right}), without)->high == 0);
    const Scores single{0.4};
    const Labels positive{1};
    QCOMPARE(core::logLossInterval(ThresholdSweep({single, positive}), {}).error(),
             Undefined::OneOfAClass);
}

void TestRecalibration::brierWithout()
{
    const Scores scores{0.5, 0.25};
    const Labels negatives{0, 0};
    QCOMPARE(
        core::scaledBrier(ThresholdSweep({scores, negatives}), Outside::Undefined).value.reason(),
        Undefined::NoPositives);
    const Scores outside{0.5, 1.25};
    const Labels mixed{0, 1};
    QCOMPARE(core::brierInterval(ThresholdSweep({outside, mixed}), Outside::Undefined).error(),
             Undefined::NotAProbability);
    QVERIFY(core::brierInterval(ThresholdSweep({outside, mixed}), Outside::Clip));
}

QTEST_APPLESS_MAIN(TestRecalibration)

}  // namespace tst_recalibration

#include "tst_recalibration.moc"
