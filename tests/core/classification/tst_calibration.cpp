// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/brier.h"
#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/predicted_to_observed.h"
#include "core/classification/uncertainty/calibration_error_bootstrap.h"
#include "core/classification/uncertainty/calibration_intervals.h"
#include "core/metrics/statistics/wilson_interval.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"
#include "tests/core/twenty_samples.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace tst_calibration {

using core::Binning;
using core::calibrationCurve;
using core::ClassifierSettings;
using core::Outside;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

const Scores twoScores{0.2, 0.2, 0.2, 0.2, 0.2, 0.8, 0.8, 0.8, 0.8, 0.8};
const Labels oneOf5Then3Of5{1, 0, 0, 0, 0, 1, 1, 1, 0, 0};

std::vector<std::size_t> samplesPerBin(const core::CalibrationCurve& curve)
{
    std::vector<std::size_t> counts;
    for (const core::CalibrationBin& bin : curve.bins)
        counts.push_back(bin.samples);
    return counts;
}

}  // namespace

class TestCalibration : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aValueOnAnEdgeBelongsBelow();
    void repeatedPercentilesAreOneBin();
    void emptyBinsAreLeftOut();
    void resampledError_data();
    void resampledError();
    void gapWithoutBins();
    void closedOnTheLeft();
    void equalPercentilesOnTheLeft();
    void errorsOfTwoBins();
    void lowScoresArePositive();
    void undefined();
    void outsideCounts();
    void everySampleIsInOneBin_data();
    void everySampleIsInOneBin();
    void weightIsRepetition();
    void intervalsOfTwoBins();
    void weightedIntervals();
    void brierOfTwoScores();
    void brierOfOneBin();
    void partsAddUp_data();
    void partsAddUp();
    void brierFromBothSides();
    void predictedToObserved_data();
    void predictedToObserved();
    void nothingObserved();
};

void TestCalibration::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestCalibration::aValueOnAnEdgeBelongsBelow()
{
    // Edges are multiples of the double 0.1: 0.3 lies below the third, 0.2 and 0.5 on theirs.
    const Scores scores{0.0, 0.1, 0.2, 0.3, 0.30000000000000004, 0.30000000000000010, 0.5, 1.0};
    const Labels labels{0, 0, 0, 0, 0, 0, 1, 1};
    const auto curve = calibrationCurve(ThresholdSweep({scores, labels}), {.bins = 10});
    QCOMPARE(samplesPerBin(*curve), (std::vector<std::size_t>{2, 1, 2, 1, 1, 1}));
    QVERIFY(curve->bins[1].upper == 0.2);
    QVERIFY(curve->bins[2].upper == 0.30000000000000004);
    QVERIFY(curve->bins[4].lower == 0.4);
    QVERIFY(curve->bins.back().upper == 1);
}

void TestCalibration::repeatedPercentilesAreOneBin()
{
    // Quartiles of 0 0 0 0 1 2 3 4 tenths: 0, 0, 0.05, 0.225, 0.4.
    const Scores scores{0.4, 0, 0.3, 0, 0.2, 0, 0.1, 0};
    const Labels labels{1, 0, 1, 0, 0, 0, 0, 1};
    const ThresholdSweep sweep({scores, labels});
    const ClassifierSettings settings{.bins = 4, .binning = Binning::Quantile};
    const auto edges = core::calibrationEdges(sweep, settings);
    const std::vector<double> quartiles{0, 0, 0.05, 0.225, 0.4};
    for (std::size_t i = 0; i < quartiles.size(); ++i)
        QVERIFY2(agree((*edges)[i], quartiles[i]), digits((*edges)[i]));
    const auto curve = calibrationCurve(sweep, settings);
    QCOMPARE(samplesPerBin(*curve), (std::vector<std::size_t>{4, 2, 2}));
    QVERIFY(curve->bins[0].fractionPositive == 0.25);
}

void TestCalibration::emptyBinsAreLeftOut()
{
    const auto curve = calibrationCurve(ThresholdSweep({twoScores, oneOf5Then3Of5}), {.bins = 100});
    QCOMPARE(curve->bins.size(), std::size_t{2});
}

/// Every score is an edge of the four bins: of the lower bin, or of the upper one.
void TestCalibration::closedOnTheLeft()
{
    const Scores scores{0.25, 0.5, 0.75, 1.0};
    const Labels labels{0, 0, 1, 1};
    const ThresholdSweep sweep({scores, labels});
    const auto curveOf = [&](core::ClosedEdge closed) {
        return *calibrationCurve(sweep, {.bins = 4, .closed = closed});
    };
    const core::CalibrationCurve right = curveOf(core::ClosedEdge::Right);
    QCOMPARE(right.bins.size(), std::size_t{4});
    QVERIFY(agree(right.ece, (0.25 + 0.5 + 0.25 + 0) / 4));
    // 1 joins 0.75 in the last bin: |1 - 7/8|, half of the samples.
    const core::CalibrationCurve left = curveOf(core::ClosedEdge::Left);
    QCOMPARE(samplesPerBin(left), (std::vector<std::size_t>{1, 1, 2}));
    QVERIFY(agree(left.ece, (0.25 + 0.5) / 4 + 0.125 / 2));
    QVERIFY(left.bins[0].lower == 0.25);
    QCOMPARE(left.binOf(0.5), std::size_t{1});
    QCOMPARE(left.binOf(1.0), std::size_t{2});
    QCOMPARE(right.binOf(0.5), std::size_t{1});
    for (const auto closed : {core::ClosedEdge::Right, core::ClosedEdge::Left}) {
        const auto parts = core::brierPartsByBin(sweep, {.bins = 4, .closed = closed});
        QVERIFY(agree(parts->sum(), *core::brierScore({scores, labels}, Outside::Undefined)));
    }
}

/// The median and the maximum are both 0.75: the upper bin is that number alone, and both bins end
/// at it.
void TestCalibration::equalPercentilesOnTheLeft()
{
    const Labels labels{0, 1, 1, 0};
    for (const bool highIsPositive : {true, false}) {
        const Scores scores =
            highIsPositive ? Scores{0.25, 0.75, 0.75, 0.75} : Scores{0.75, 0.25, 0.25, 0.25};
        const auto curve = calibrationCurve(
            ThresholdSweep({scores, labels, 1, highIsPositive}),
            {.bins = 2, .binning = Binning::Quantile, .closed = core::ClosedEdge::Left});
        QCOMPARE(samplesPerBin(*curve), (std::vector<std::size_t>{1, 3}));
        QVERIFY(curve->bins[0].upper == 0.75 && curve->bins[1].upper == 0.75);
        QCOMPARE(curve->binOf(0.25), std::size_t{0});
        QCOMPARE(curve->binOf(0.75), std::size_t{1});
    }
}

void TestCalibration::errorsOfTwoBins()
{
    // 1/5 at 0.2 is right, 3/5 at 0.8 is 1/5 off.
    const auto curve = calibrationCurve(ThresholdSweep({twoScores, oneOf5Then3Of5}), {.bins = 2});
    QVERIFY(agree(curve->bins[1].gap(), -0.2));
    QVERIFY(agree(curve->ece, 0.1));
    QVERIFY(agree(curve->mce, 0.2));
}

void TestCalibration::lowScoresArePositive()
{
    const Scores scores{0.25, 0.25, 0.75, 0.75};
    const Labels labels{1, 1, 0, 1};
    const auto curve = calibrationCurve(ThresholdSweep({scores, labels, 1, false}), {.bins = 2});
    QVERIFY(curve->bins[0].meanPredicted == 0.25);
    QVERIFY(curve->bins[0].fractionPositive == 0.5);
    QVERIFY(curve->bins[1].meanPredicted == 0.75);
    QVERIFY(curve->bins[1].fractionPositive == 1);
}

void TestCalibration::undefined()
{
    const Scores scores{0.5, 1.5};
    const Labels labels{0, 1};
    for (const bool highIsPositive : {true, false}) {
        const core::ScoredLabels samples{scores, labels, 1, highIsPositive};
        const ThresholdSweep sweep(samples);
        QCOMPARE(calibrationCurve(sweep, {}).error(), Undefined::NotAProbability);
        QCOMPARE(core::brierScore(samples, Outside::Undefined).reason(),
                 Undefined::NotAProbability);
        QCOMPARE(core::brierPartsByBin(sweep, {}).error(), Undefined::NotAProbability);
    }
    const ThresholdSweep nothing{core::ScoredLabels()};
    QCOMPARE(calibrationCurve(nothing, {}).error(), Undefined::NoSamples);
    QCOMPARE(core::brierScore({}, Outside::Undefined).reason(), Undefined::NoSamples);
    QCOMPARE(core::brierPartsByBin(nothing, {}).error(), Undefined::NoSamples);
}

void TestCalibration::outsideCounts()
{
    const Scores scores{-3, 0.5, 7, 7};
    const Scores nearest{0, 0.5, 1, 1};
    const Labels labels{0, 1, 0, 1};
    for (const Binning binning : {Binning::Uniform, Binning::Quantile}) {
        const ClassifierSettings settings{.outside = Outside::Clip, .bins = 5, .binning = binning};
        QVERIFY(*calibrationCurve(ThresholdSweep({scores, labels}), settings) ==
                *calibrationCurve(ThresholdSweep({nearest, labels}), settings));
    }
    QVERIFY(core::brierScore({scores, labels}, Outside::Clip) ==
            core::brierScore({nearest, labels}, Outside::Undefined));
}

void TestCalibration::everySampleIsInOneBin_data()
{
    QTest::addColumn<Binning>("binning");
    QTest::newRow("uniform") << Binning::Uniform;
    QTest::newRow("quantile") << Binning::Quantile;
}

void TestCalibration::everySampleIsInOneBin()
{
    QFETCH(const Binning, binning);
    std::mt19937 random(1);
    for (int round = 0; round < 100; ++round) {
        const bool weighted = round % 2 == 1;
        const RandomSamples samples = randomProbabilities(random, 1 + random() % 300, weighted);
        const ClassifierSettings settings{.bins = 1 + random() % 30, .binning = binning};
        const auto curve = calibrationCurve(ThresholdSweep(samples.view()), settings);
        std::size_t before = 0;
        for (const core::CalibrationBin& bin : curve->bins) {
            const auto inside =
                std::count_if(samples.scores.begin(), samples.scores.end(), [&](double score) {
                    return score <= bin.upper && (score > bin.lower || before == 0);
                });
            QCOMPARE(static_cast<std::size_t>(inside), bin.samples);
            QVERIFY(bin.meanPredicted <= bin.upper + 1e-12);
            QVERIFY(bin.meanPredicted >= bin.lower - 1e-12);
            before += bin.samples;
        }
        QCOMPARE(before, samples.scores.size());
        QVERIFY(curve->ece >= 0 && curve->ece <= curve->mce + 1e-12 && curve->mce <= 1);
    }
}

void TestCalibration::weightIsRepetition()
{
    const std::vector<double> weights{3, 1, 2};
    const Scores scores{0.8, 0.3, 0.6};
    const Labels labels{1, 0, 0};
    const core::ScoredLabels weighted{scores, labels, 1, true, weights};
    const Scores repeatedScores{0.8, 0.8, 0.8, 0.3, 0.6, 0.6};
    const Labels repeatedLabels{1, 1, 1, 0, 0, 0};
    const core::ScoredLabels repeated{repeatedScores, repeatedLabels};
    const ClassifierSettings settings{.bins = 2};
    const auto a = calibrationCurve(ThresholdSweep(weighted), settings);
    const auto b = calibrationCurve(ThresholdSweep(repeated), settings);
    QVERIFY(agree(a->ece, b->ece));
    QVERIFY(agree(a->mce, b->mce));
    QCOMPARE(a->bins[1].samples, std::size_t{2});
    QCOMPARE(a->bins[1].weight, 5.0);
    QVERIFY(agree(*core::brierScore(weighted, Outside::Undefined),
                  *core::brierScore(repeated, Outside::Undefined)));
}

void TestCalibration::intervalsOfTwoBins()
{
    const core::ScoredLabels samples{twoScores, oneOf5Then3Of5};
    const ThresholdSweep sweep(samples);
    const auto curve = calibrationCurve(sweep, {});
    const auto intervals = core::calibrationIntervals({samples, sweep}, *curve, Outside::Undefined);
    QCOMPARE(intervals.size(), std::size_t{2});
    // 1/5 at 0.2, and 3/5 at 0.8.
    QCOMPARE(curve->binsAbove(), std::size_t{0});
    QCOMPARE(curve->worstBin(), std::size_t{1});
    // R's prop.test(1, 5, correct = FALSE) and prop.test(3, 5, correct = FALSE).
    QVERIFY(agree(intervals[0].low, 0.03622, 2e-4) && agree(intervals[0].high, 0.62448, 2e-4));
    QVERIFY(agree(intervals[1].low, 0.23072, 2e-4) && agree(intervals[1].high, 0.88238, 2e-4));
}

void TestCalibration::weightedIntervals()
{
    // 1 + 3 of weight count as 16/10 samples; five of one weight as five.
    const Scores scores{0.15, 0.15, 0.75, 0.75, 0.75, 0.75, 0.75};
    const Labels labels{1, 0, 1, 1, 1, 0, 0};
    const std::vector<double> weights{3, 1, 7, 7, 7, 7, 7};
    const core::ScoredLabels samples{scores, labels, 1, true, weights};
    const ThresholdSweep sweep(samples);
    const auto curve = calibrationCurve(sweep, {});
    const auto intervals = core::calibrationIntervals({samples, sweep}, *curve, Outside::Undefined);
    const auto few = core::wilsonInterval(0.75, 1.6, 0.05);
    QVERIFY(agree(intervals[0].low, few.low) && agree(intervals[0].high, few.high));
    QVERIFY(agree(intervals[1].low, 0.23072, 2e-4) && agree(intervals[1].high, 0.88238, 2e-4));
}

void TestCalibration::brierOfTwoScores()
{
    const core::ScoredLabels samples{twoScores, oneOf5Then3Of5};
    const auto parts = core::brierPartsByBin(ThresholdSweep(samples), {});
    QVERIFY(agree(parts->reliability, 0.02));
    QVERIFY(agree(parts->resolution, 0.04));
    QVERIFY(agree(parts->uncertainty, 0.24));
    QVERIFY(parts->withinVariance < 1e-30 && std::abs(parts->withinCovariance) < 1e-15);
    QVERIFY(agree(*core::brierScore(samples, Outside::Undefined), 0.22));
}

void TestCalibration::brierOfOneBin()
{
    const auto parts =
        core::brierPartsByBin(ThresholdSweep({twoScores, oneOf5Then3Of5}), {.bins = 1});
    QVERIFY(agree(parts->reliability, 0.01));
    QVERIFY(parts->resolution < 1e-30);
    QVERIFY(agree(parts->uncertainty, 0.24));
    QVERIFY(agree(parts->withinVariance, 0.09));
    QVERIFY(agree(parts->withinCovariance, 0.12));
    QVERIFY(agree(parts->sum(), 0.22));
}

void TestCalibration::partsAddUp_data()
{
    QTest::addColumn<bool>("weighted");
    QTest::newRow("each counts 1") << false;
    QTest::newRow("weighted") << true;
}

void TestCalibration::partsAddUp()
{
    QFETCH(const bool, weighted);
    std::mt19937 random(2);
    for (int round = 0; round < 60; ++round) {
        const RandomSamples samples = randomProbabilities(random, 1 + random() % 300, weighted);
        for (const bool highIsPositive : {true, false}) {
            core::ScoredLabels view = samples.view();
            view.higherIsPositive = highIsPositive;
            const ThresholdSweep sweep(view);
            const double score = *core::brierScore(view, Outside::Undefined);
            QVERIFY(score >= 0 && score <= 1);
            for (const Binning binning : {Binning::Uniform, Binning::Quantile}) {
                const auto byBin =
                    core::brierPartsByBin(sweep, {.bins = 1 + random() % 20, .binning = binning});
                QVERIFY2(std::abs(byBin->sum() - score) < 1e-13, digits(byBin->sum() - score));
            }
        }
    }
}

void TestCalibration::brierFromBothSides()
{
    std::mt19937 random(3);
    const RandomSamples samples = randomProbabilities(random, 200);
    QVERIFY(core::brierScore({samples.scores, samples.labels, 1, true}, Outside::Undefined) ==
            core::brierScore({samples.scores, samples.labels, 0, false}, Outside::Undefined));
}

void TestCalibration::predictedToObserved_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Scores>("weights");
    QTest::addColumn<bool>("higherIsPositive");
    QTest::addColumn<double>("predicted");
    QTest::addColumn<double>("observed");
    QTest::newRow("01-tiny: 4.4 for 4")
        << Scores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1} << Labels{1, 0, 1, 1, 0, 0, 1, 0}
        << Scores{} << true << 4.4 << 4.0;
    QTest::newRow("too little") << Scores{0.25, 0.25} << Labels{1, 0} << Scores{} << true << 0.5
                                << 1.0;
    QTest::newRow("weighted: (1 + 1/4 + 3/2) for 2")
        << Scores{0.5, 0.25, 0.5} << Labels{1, 0, 0} << Scores{2, 1, 3} << true << 2.75 << 2.0;
    QTest::newRow("low scores are positive: 3/4 + 1/2")
        << Scores{0.25, 0.5} << Labels{1, 0} << Scores{} << false << 1.25 << 1.0;
}

void TestCalibration::predictedToObserved()
{
    QFETCH(const Scores, scores);
    QFETCH(const Labels, labels);
    QFETCH(const Scores, weights);
    QFETCH(const bool, higherIsPositive);
    QFETCH(const double, predicted);
    QFETCH(const double, observed);
    const ThresholdSweep sweep({scores, labels, 1, higherIsPositive, weights});
    const auto found = core::predictedToObserved(sweep, Outside::Undefined);
    QVERIFY2(agree(found->predicted, predicted), digits(found->predicted));
    QVERIFY(agree(found->observed, observed));
    QVERIFY(agree(found->ratio(), predicted / observed));
}

void TestCalibration::nothingObserved()
{
    const auto reasonOf = [](const Scores& scores, const Labels& labels) {
        return core::predictedToObserved(ThresholdSweep({scores, labels}), Outside::Undefined)
            .error();
    };
    QCOMPARE(reasonOf({}, {}), Undefined::NoSamples);
    QCOMPARE(reasonOf({0.5, 0.25}, {0, 0}), Undefined::NoPositives);
    QCOMPARE(reasonOf({0.5, 1.25}, {1, 0}), Undefined::NotAProbability);
    const Scores beyond{1.25, -1};
    const Labels both{1, 0};
    QCOMPARE(core::predictedToObserved(ThresholdSweep({beyond, both}), Outside::Clip)->ratio(),
             1.0);
}

void TestCalibration::resampledError_data()
{
    QTest::addColumn<Binning>("binning");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("five bins of equal width") << Binning::Uniform << 0.0825 << 0.335;
    QTest::newRow("five bins of equal counts") << Binning::Quantile << 0.1025 << 0.355;
}

/// Ends of 100,000 rounds of the same bootstrap in Python, with other random numbers.
void TestCalibration::resampledError()
{
    QFETCH(const Binning, binning);
    const TwentySamples samples;
    const core::ScoredLabels view = samples.view();
    const ThresholdSweep sweep(view);
    ClassifierSettings settings;
    settings.bins = 5;
    settings.binning = binning;
    const auto found = core::calibrationErrorInterval({view, sweep}, settings, {20'000, 1});
    const auto isNear = [](double end, double expected) {
        return std::abs(end - expected) < 0.003;
    };
    QFETCH(const double, low);
    QFETCH(const double, high);
    QVERIFY2(isNear(found->low, low), digits(found->low));
    QVERIFY2(isNear(found->high, high), digits(found->high));
    QVERIFY(*found == *core::calibrationErrorInterval({view, sweep}, settings, {20'000, 1},
                                                      core::Threads(2)));
    const std::vector<double> beyond(20, 1.5);
    const core::ScoredLabels outside{beyond, samples.labels};
    QCOMPARE(core::calibrationErrorInterval({outside, ThresholdSweep(outside)}, settings).error(),
             Undefined::NotAProbability);
}

void TestCalibration::gapWithoutBins()
{
    QVERIFY(core::CalibrationCurve().rootMeanSquaredGap() == 0);
}

QTEST_APPLESS_MAIN(TestCalibration)

}  // namespace tst_calibration

#include "tst_calibration.moc"
