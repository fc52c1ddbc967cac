// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/class_separation.h"
#include "core/classification/thresholds/gain.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "core/classification/thresholds/roc_hull.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace tst_roc {

using core::SamplePairs;
using core::ThresholdMetric;
using core::ThresholdSweep;
using core::Undefined;

namespace {

/// Every positive meets every negative.
core::WeightedPairs pairsOneByOne(const core::ScoredLabels& samples)
{
    core::WeightedPairs pairs;
    for (std::size_t p = 0; p < samples.size(); ++p)
        for (std::size_t n = 0; n < samples.size(); ++n) {
            if (!samples.isPositive(p) || samples.isPositive(n))
                continue;
            const double weight = samples.weight(p) * samples.weight(n);
            const double lead = samples.scores[p] - samples.scores[n];
            double& sum = lead == 0                                ? pairs.ties
                          : (lead > 0) == samples.higherIsPositive ? pairs.wins
                                                                   : pairs.losses;
            sum += weight;
        }
    return pairs;
}

/// The area below the line through the points, in the plane of the rates.
template <class Curve>
double trapezoids(const Curve& curve)
{
    double area = 0;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        const core::CurvePoint a = curve.at(i - 1);
        const core::CurvePoint b = curve.at(i);
        area += (b.x - a.x) * (a.y + b.y) / 2;
    }
    return area;
}

const std::vector<double> eightScores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
const std::vector<std::uint8_t> eightLabels{1, 0, 1, 1, 0, 0, 1, 0};

ThresholdSweep eightSamples()
{
    return ThresholdSweep({eightScores, eightLabels});
}

struct Shape {
    std::size_t size;
    int distinct;
    double positiveRate;
    bool weighted;
};

void addShapes()
{
    QTest::addColumn<Shape>("shape");
    QTest::newRow("many ties") << Shape{300, 5, 0.5, false};
    QTest::newRow("few ties") << Shape{300, 100'000, 0.5, false};
    QTest::newRow("rare positives") << Shape{400, 30, 0.03, false};
    QTest::newRow("two samples") << Shape{2, 3, 0.5, false};
    QTest::newRow("one score") << Shape{30, 0, 0.5, false};
    QTest::newRow("weights, many ties") << Shape{300, 5, 0.4, true};
    QTest::newRow("weights, few ties") << Shape{300, 100'000, 0.4, true};
}

/// Ten draws of both classes.
template <class Check>
void forRandomSamples(const Shape& shape, Check check)
{
    std::mt19937 random(97);
    std::uniform_int_distribution<int> quarters(1, 12);
    int drawn = 0;
    while (drawn < 10) {
        RandomSamples samples =
            randomSamples(random, shape.size, shape.distinct, shape.positiveRate);
        if (std::count(samples.labels.begin(), samples.labels.end(), samples.labels[0]) ==
            std::ptrdiff_t(shape.size))
            continue;
        ++drawn;
        if (shape.weighted)
            for (std::size_t i = 0; i < shape.size; ++i)
                samples.weights.push_back(quarters(random) / 4.0);
        check(samples);
        if (QTest::currentTestFailed())
            return;
    }
}

}  // namespace

class TestRoc : public QObject {
    Q_OBJECT
private slots:
    void separationOfClasses_data()
    {
        QTest::addColumn<std::vector<double>>("scores");
        QTest::addColumn<std::vector<std::uint8_t>>("labels");
        QTest::addColumn<double>("eer");
        QTest::addColumn<double>("ks");
        QTest::addColumn<double>("gini");
        QTest::newRow("eight samples") << eightScores << eightLabels << 0.375 << 0.25 << 0.3125;
        QTest::newRow("rates that meet")
            << std::vector{0.9, 0.8, 0.7, 0.6, 0.55, 0.2}
            << std::vector<std::uint8_t>{1, 1, 0, 1, 0, 0} << 1.0 / 3 << 2.0 / 3 << 7.0 / 9;
        QTest::newRow("two thresholds as near")
            << std::vector{0.9, 0.5, 0.2} << std::vector<std::uint8_t>{1, 0, 1} << 0.25 << 0.5
            << 0.0;
        QTest::newRow("the wrong way round")
            << std::vector{0.1, 0.9} << std::vector<std::uint8_t>{1, 0} << 1.0 << 0.0 << -1.0;
    }
    void separationOfClasses()
    {
        QFETCH(const std::vector<double>, scores);
        QFETCH(const std::vector<std::uint8_t>, labels);
        QFETCH(const double, eer);
        QFETCH(const double, ks);
        QFETCH(const double, gini);
        const ThresholdSweep sweep({scores, labels});
        QVERIFY(std::abs(*core::equalErrorRate(sweep) - eer) < 1e-15);
        QVERIFY(std::abs(*core::kolmogorovSmirnov(sweep) - ks) < 1e-15);
        QVERIFY(std::abs(*core::giniOfRoc(sweep) - gini) < 1e-15);
    }
    void separationNeedsBothClasses()
    {
        const std::vector<double> scores{0.5, 0.7};
        const std::vector<std::uint8_t> labels{0, 0};
        const ThresholdSweep sweep({scores, labels});
        for (const auto& of : {core::equalErrorRate, core::kolmogorovSmirnov, core::giniOfRoc})
            QVERIFY(!of(sweep) && of(sweep).reason() == Undefined::NoPositives);
    }
    void init();
    void pairsOfEightSamples();
    void oneClass_data();
    void oneClass();
    void exactAucThatDoesNotFit();
    void partialAreas_data();
    void partialAreas();
    void partialAreaUpToOneIsTheWhole_data();
    void partialAreaUpToOneIsTheWhole();
    void aucIsThePairCount_data();
    void aucIsThePairCount();
    void aucStaysUnderIncreasingTransformations_data();
    void aucStaysUnderIncreasingTransformations();
    void otherClassAndDirectionAreTheSame_data();
    void otherClassAndDirectionAreTheSame();
    void rocRisesFromCornerToCorner_data();
    void rocRisesFromCornerToCorner();
    void curvesShowTheRates_data();
    void curvesShowTheRates();
    void averagePrecisionByHand();
    void stepsEncloseAveragePrecision();
    void averagePrecisionByItsDefinition_data();
    void averagePrecisionByItsDefinition();
    void detIsStraightForNormalScores();
    void detEndsWhereARateIsNothing();
    void hullOfEightSamples();
    void hullLiesAboveAndBendsDown_data();
    void hullLiesAboveAndBendsDown();
    void weightsOfOneAreNone();
};

void TestRoc::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRoc::pairsOfEightSamples()
{
    const ThresholdSweep sweep = eightSamples();
    const SamplePairs pairs = core::pairsOf(sweep);
    QVERIFY((pairs == SamplePairs{10, 1, 5}));
    QVERIFY(core::exactAuc(pairs) == core::Fraction(21, 32));
    QVERIFY(core::auc(sweep) == core::Value(0.65625));

    QVERIFY((core::pairsWith(sweep, true, 0.9) == core::WeightedPairs{4, 0, 0}));
    QVERIFY((core::pairsWith(sweep, true, 0.6) == core::WeightedPairs{2, 1, 1}));
    QVERIFY((core::pairsWith(sweep, true, 0.3) == core::WeightedPairs{1, 0, 3}));
    QVERIFY((core::pairsWith(sweep, false, 0.6) == core::WeightedPairs{2, 1, 1}));
    QVERIFY((core::pairsWith(sweep, false, 0.8) == core::WeightedPairs{1, 0, 3}));
    QVERIFY((core::pairsWith(sweep, true, 0.65) == core::WeightedPairs{3, 0, 1}));

    const core::ScoredLabels lowIsPositive{eightScores, eightLabels, 1, false};
    QVERIFY((core::pairsOf(ThresholdSweep(lowIsPositive)) == SamplePairs{5, 1, 10}));
}

void TestRoc::oneClass_data()
{
    QTest::addColumn<std::vector<std::uint8_t>>("labels");
    QTest::addColumn<Undefined>("reason");
    QTest::newRow("only positives") << std::vector<std::uint8_t>{1, 1, 1} << Undefined::NoNegatives;
    QTest::newRow("only negatives") << std::vector<std::uint8_t>{0, 0, 0} << Undefined::NoPositives;
    QTest::newRow("no samples") << std::vector<std::uint8_t>{} << Undefined::NoSamples;
}

void TestRoc::oneClass()
{
    QFETCH(const std::vector<std::uint8_t>, labels);
    QFETCH(const Undefined, reason);
    const std::vector<double> scores{0.2, 0.5, 0.5};
    const ThresholdSweep sweep({std::span(scores).first(labels.size()), labels});
    QVERIFY(core::auc(sweep) == core::Value(reason));
    QVERIFY(sweep.missingClass() == reason);
    QVERIFY(!core::exactAuc(core::pairsOf(sweep)));
    QVERIFY(!core::partialAuc(sweep, 0.5));
    const core::Value precision =
        reason == Undefined::NoNegatives ? core::Value(1) : core::Value(reason);
    QVERIFY(core::averagePrecision(sweep) == precision);
    QVERIFY(core::prTrapezoidArea(sweep) == precision);
    QCOMPARE(core::RocHull(sweep).corners().size(), labels.empty() ? 1u : 2u);
}

void TestRoc::exactAucThatDoesNotFit()
{
    const std::uint64_t half = std::uint64_t{1} << 61;
    QVERIFY(!core::exactAuc({half, 0, half}));
    // 10 million samples have no more than 2.5e13 pairs.
    const std::uint64_t pairs = 25'000'000'000'000;
    QVERIFY(core::exactAuc({pairs - 3, 1, 2}) ==
            core::Fraction(2 * 25'000'000'000'000 - 5, 2 * 25'000'000'000'000));
}

void TestRoc::partialAreas_data()
{
    QTest::addColumn<double>("maxFpr");
    QTest::addColumn<double>("area");
    // The curve goes through (0, 1/4), (1/4, 1/4), (1/4, 1/2), (1/2, 3/4), (3/4, 3/4), (3/4, 1).
    QTest::newRow("an eighth") << 0.125 << 1.0 / 32;
    QTest::newRow("up to the jump") << 0.25 << 1.0 / 16;
    QTest::newRow("half of the slope") << 0.375 << 1.0 / 16 + 9.0 / 128;
    QTest::newRow("all of the slope") << 0.5 << 1.0 / 16 + 5.0 / 32;
    QTest::newRow("the whole") << 1.0 << 21.0 / 32;
}

void TestRoc::partialAreas()
{
    QFETCH(const double, maxFpr);
    QFETCH(const double, area);
    const auto partial = core::partialAuc(eightSamples(), maxFpr);
    QVERIFY(partial);
    QVERIFY2(agree(partial->area, area, 1e-15), digits(partial->area));
    const double guessed = maxFpr * maxFpr / 2;
    const double standardised = 0.5 * (1 + (area - guessed) / (maxFpr - guessed));
    QVERIFY2(agree(partial->standardised, standardised, 1e-15), digits(partial->standardised));
}

void TestRoc::partialAreaUpToOneIsTheWhole_data()
{
    addShapes();
}

void TestRoc::partialAreaUpToOneIsTheWhole()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        const ThresholdSweep sweep(samples.view());
        const auto partial = core::partialAuc(sweep, 1);
        QVERIFY(agree(partial->area, *core::auc(sweep)));
        QVERIFY(agree(partial->standardised, *core::auc(sweep)));
        double before = 0;
        for (const double maxFpr : {0.01, 0.1, 0.3, 0.77, 1.0}) {
            const double area = core::partialAuc(sweep, maxFpr)->area;
            QVERIFY(area >= before && area <= maxFpr);
            before = area;
        }
    });
}

void TestRoc::aucIsThePairCount_data()
{
    addShapes();
}

void TestRoc::aucIsThePairCount()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        const core::WeightedPairs counted = pairsOneByOne(samples.view());
        const ThresholdSweep sweep(samples.view());
        // Weights are quarters: their products and sums are exact.
        QVERIFY(core::weightedPairsOf(sweep) == counted);
        const double expected = (counted.wins + counted.ties / 2) / counted.total();
        const double auc = *core::auc(sweep);
        QVERIFY2(auc == expected, digits(auc));
        QVERIFY(agree(trapezoids(core::RocCurve(sweep)), expected));
        core::WeightedPairs ofPositives;
        for (std::size_t i = 0; i < samples.labels.size(); ++i) {
            if (samples.labels[i] == 0)
                continue;
            const core::WeightedPairs own =
                core::pairsWith(sweep, true, samples.scores[i], samples.view().weight(i));
            ofPositives.wins += own.wins;
            ofPositives.ties += own.ties;
            ofPositives.losses += own.losses;
        }
        QVERIFY(ofPositives == counted);
        if (sweep.isWeighted())
            return;
        const SamplePairs pairs = core::pairsOf(sweep);
        QVERIFY((core::WeightedPairs{double(pairs.wins), double(pairs.ties),
                                     double(pairs.losses)} == counted));
        QVERIFY(agree(core::exactAuc(pairs)->toDouble(), expected, 1e-15));
    });
}

void TestRoc::aucStaysUnderIncreasingTransformations_data()
{
    addShapes();
}

void TestRoc::aucStaysUnderIncreasingTransformations()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        const core::Value auc = core::auc(ThresholdSweep(samples.view()));
        const auto with = [&](auto transformation) {
            RandomSamples moved = samples;
            for (double& score : moved.scores)
                score = transformation(score);
            return core::auc(ThresholdSweep(moved.view()));
        };
        QVERIFY(with([](double score) { return 3 * score - 100; }) == auc);
        QVERIFY(with([](double score) { return score * score * score; }) == auc);
        QVERIFY(with([](double score) { return score / 65536; }) == auc);
        QVERIFY(with([](double score) { return score < 0 ? score : score * 1e300; }) == auc);
    });
}

void TestRoc::otherClassAndDirectionAreTheSame_data()
{
    addShapes();
}

void TestRoc::otherClassAndDirectionAreTheSame()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        core::ScoredLabels other = samples.view();
        other.positive = 0;
        other.higherIsPositive = false;
        const ThresholdSweep sweep(samples.view());
        const ThresholdSweep otherSweep(other);
        QVERIFY(core::auc(otherSweep) == core::auc(sweep));

        core::ScoredLabels reversed = samples.view();
        reversed.higherIsPositive = false;
        const core::WeightedPairs pairs = core::weightedPairsOf(sweep);
        QVERIFY((core::weightedPairsOf(ThresholdSweep(reversed)) ==
                 core::WeightedPairs{pairs.losses, pairs.ties, pairs.wins}));
        // What one sweep accepts at its point i the other refuses at the one from its end.
        for (std::size_t i = 0; i < sweep.size(); ++i) {
            const core::ConfusionMatrix counts = sweep.counts(i);
            const core::ConfusionMatrix mirrored = otherSweep.counts(sweep.size() - 1 - i);
            QVERIFY(
                (mirrored == core::ConfusionMatrix{counts.tn, counts.fn, counts.fp, counts.tp}));
        }
    });
}

void TestRoc::rocRisesFromCornerToCorner_data()
{
    addShapes();
}

void TestRoc::rocRisesFromCornerToCorner()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        const ThresholdSweep sweep(samples.view());
        const core::RocCurve curve(sweep);
        QVERIFY((curve.at(0) == core::CurvePoint{0, 0}));
        QVERIFY((curve.at(curve.size() - 1) == core::CurvePoint{1, 1}));
        for (std::size_t i = 1; i < curve.size(); ++i)
            QVERIFY(curve.fpr(i) >= curve.fpr(i - 1) && curve.tpr(i) >= curve.tpr(i - 1) &&
                    !(curve.at(i) == curve.at(i - 1)));
    });
}

void TestRoc::curvesShowTheRates_data()
{
    addShapes();
}

void TestRoc::curvesShowTheRates()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        const ThresholdSweep sweep(samples.view());
        const core::RocCurve roc(sweep);
        const core::PrCurve pr(sweep);
        const core::GainCurve gain(sweep);
        const core::LiftCurve lift(sweep);
        const core::DetCurve det(sweep);
        QCOMPARE(lift.size() + 1, sweep.size());
        QVERIFY((pr.at(0) == core::CurvePoint{0, 1}));
        for (std::size_t i = 0; i < sweep.size(); ++i) {
            const auto rate = [&](ThresholdMetric which) {
                return core::thresholdMetricOf(which, sweep.counts(i));
            };
            QVERIFY(rate(ThresholdMetric::Fpr) == core::Value(roc.fpr(i)));
            QVERIFY(rate(ThresholdMetric::Recall) == core::Value(roc.tpr(i)));
            QVERIFY(rate(ThresholdMetric::Recall) == core::Value(pr.recall(i)));
            QVERIFY(i == 0 || rate(ThresholdMetric::Precision) == core::Value(pr.precision(i)));
            QVERIFY(rate(ThresholdMetric::Recall) == core::Value(gain.found(i)));
            QVERIFY(agree(*rate(ThresholdMetric::PredictedPositive), gain.accepted(i), 1e-15));
            if (i > 0)
                QVERIFY(agree(*rate(ThresholdMetric::Lift), lift.lift(i - 1), 1e-14));
        }
        const std::size_t last = sweep.size() - 1;
        QVERIFY(agree(pr.baseline(), pr.precision(last), 1e-15));
        QVERIFY(agree(lift.lift(lift.size() - 1), 1, 1e-15));
        for (std::size_t i = 0; i < det.size(); ++i) {
            const core::ConfusionMatrix counts = sweep.counts(det.point(i));
            QVERIFY(core::thresholdMetricOf(ThresholdMetric::Fpr, counts) ==
                    core::Value(det.fpr(i)));
            QVERIFY(core::thresholdMetricOf(ThresholdMetric::Fnr, counts) ==
                    core::Value(det.fnr(i)));
            QVERIFY(std::isfinite(det.at(i).x) && std::isfinite(det.at(i).y));
        }
    });
}

void TestRoc::averagePrecisionByHand()
{
    const ThresholdSweep eight = eightSamples();
    // 1/4 (1 + 2/3 + 3/5 + 4/7)
    QVERIFY(agree(*core::averagePrecision(eight), 149.0 / 210, 1e-15));

    const std::vector<double> equal(4, 0.5);
    const std::vector<std::uint8_t> quarter{1, 0, 0, 0};
    const ThresholdSweep tied({equal, quarter});
    QVERIFY(core::averagePrecision(tied) == core::Value(0.25));
    QVERIFY(core::prTrapezoidArea(tied) == core::Value(0.625));

    const std::vector<double> apart{4, 3, 2, 1};
    const std::vector<std::uint8_t> alternating{1, 0, 1, 0};
    const ThresholdSweep alternate({apart, alternating});
    QVERIFY(agree(*core::averagePrecision(alternate), 5.0 / 6, 1e-15));
    QVERIFY(agree(*core::prTrapezoidArea(alternate), 19.0 / 24, 1e-15));
}

/// Joined by straight lines, ties or not, weights or not.
void TestRoc::stepsEncloseAveragePrecision()
{
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        std::mt19937 random(seed);
        const RandomSamples samples = randomProbabilities(random, 5 + seed * 3, seed % 2 == 1);
        const ThresholdSweep sweep(samples.view());
        if (!(sweep.positives() > 0))
            continue;
        const core::PrSteps steps(sweep);
        const core::PrCurve points(sweep);
        QCOMPARE(steps.size(), 2 * points.size() - 1);
        double area = 0;
        for (std::size_t i = 1; i < steps.size(); ++i) {
            const auto [x, y] = steps.at(i);
            const auto [xBefore, yBefore] = steps.at(i - 1);
            QVERIFY(x == xBefore || y == yBefore);
            area += (x - xBefore) * (y + yBefore) / 2;
        }
        for (std::size_t i = 0; i < points.size(); ++i)
            QVERIFY(steps.at(2 * i) == points.at(i));
        QVERIFY(agree(area, *core::averagePrecision(sweep)));
    }
}

void TestRoc::averagePrecisionByItsDefinition_data()
{
    addShapes();
}

void TestRoc::averagePrecisionByItsDefinition()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        // Every positive brings the precision of those at least as good as it.
        const core::ScoredLabels view = samples.view();
        double sum = 0;
        double positives = 0;
        for (std::size_t i = 0; i < view.size(); ++i) {
            if (!view.isPositive(i))
                continue;
            double accepted = 0;
            double right = 0;
            for (std::size_t j = 0; j < view.size(); ++j)
                if (view.scores[j] >= view.scores[i]) {
                    accepted += view.weight(j);
                    right += view.isPositive(j) ? view.weight(j) : 0;
                }
            sum += view.weight(i) * right / accepted;
            positives += view.weight(i);
        }
        const ThresholdSweep sweep(view);
        QVERIFY(agree(*core::averagePrecision(sweep), sum / positives));
        QVERIFY(agree(*core::prTrapezoidArea(sweep), trapezoids(core::PrCurve(sweep))));
    });
}

void TestRoc::detIsStraightForNormalScores()
{
    // Positives stand where a normal variable of mean 1.5 has equal shares, negatives where one of
    // mean 0 does: fnr = Phi(t - 1.5) and fpr = 1 - Phi(t).
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    constexpr int share = 20'000;
    for (int i = 0; i < share; ++i) {
        const double deviate = core::normalDeviate((i + 0.5) / share);
        scores.insert(scores.end(), {deviate, deviate + 1.5});
        labels.insert(labels.end(), {0, 1});
    }
    const ThresholdSweep sweep({scores, labels});
    const core::DetCurve curve(sweep);
    QVERIFY(curve.size() > share);
    for (std::size_t i = 0; i < curve.size(); ++i)
        if (curve.fpr(i) > 0.01 && curve.fnr(i) > 0.01)
            QVERIFY(std::abs(curve.at(i).x + curve.at(i).y + 1.5) < 0.01);
}

void TestRoc::detEndsWhereARateIsNothing()
{
    // Accepted are 1/0, 1/1, 2/1, 3/2, 3/3, 4/3, 4/4 of four positives and four negatives.
    const ThresholdSweep sweep = eightSamples();
    const core::DetCurve curve(sweep);
    QCOMPARE(curve.size(), std::size_t{4});
    QCOMPARE(curve.point(0), std::size_t{2});
    QVERIFY(agree(curve.at(0).x, core::normalDeviate(0.25)));
    QVERIFY(agree(curve.at(0).y, core::normalDeviate(0.75)));

    const std::vector<double> scores{1, 2, 3};
    const std::vector<std::uint8_t> labels{0, 1, 1};
    const ThresholdSweep perfect({scores, labels});
    QCOMPARE(core::DetCurve(perfect).size(), std::size_t{0});
}

void TestRoc::hullOfEightSamples()
{
    // (0, 1/4) to (3/4, 1) is one line over (1/4, 1/2) and (1/2, 3/4).
    const ThresholdSweep sweep = eightSamples();
    const core::RocHull hull(sweep);
    const std::vector<std::size_t> corners(hull.corners().begin(), hull.corners().end());
    QCOMPARE(corners, (std::vector<std::size_t>{0, 1, 6, 7}));
}

void TestRoc::hullLiesAboveAndBendsDown_data()
{
    addShapes();
}

void TestRoc::hullLiesAboveAndBendsDown()
{
    QFETCH(const Shape, shape);
    forRandomSamples(shape, [](const RandomSamples& samples) {
        const ThresholdSweep sweep(samples.view());
        const core::RocHull hull(sweep);
        const auto corners = hull.corners();
        QCOMPARE(corners.front(), std::size_t{0});
        QCOMPARE(corners.back(), sweep.size() - 1);
        // Above 0 where c is right of the way from a to b. Counts and quarters: exact.
        const auto turn = [&](std::size_t a, std::size_t b, std::size_t c) {
            return (sweep.truePositives(b) - sweep.truePositives(a)) *
                       (sweep.falsePositives(c) - sweep.falsePositives(a)) -
                   (sweep.falsePositives(b) - sweep.falsePositives(a)) *
                       (sweep.truePositives(c) - sweep.truePositives(a));
        };
        for (std::size_t i = 1; i < corners.size(); ++i) {
            for (std::size_t point = 0; point < sweep.size(); ++point)
                QVERIFY(turn(corners[i - 1], corners[i], point) >= 0);
            if (i > 1)
                QVERIFY(turn(corners[i - 2], corners[i - 1], corners[i]) > 0);
        }
        const core::RocCurve curve(sweep);
        double area = 0;
        for (std::size_t i = 1; i < corners.size(); ++i)
            area += (curve.fpr(corners[i]) - curve.fpr(corners[i - 1])) *
                    (curve.tpr(corners[i]) + curve.tpr(corners[i - 1])) / 2;
        QVERIFY(area >= *core::auc(sweep) - 1e-15);
        QVERIFY(area >= 0.5 - 1e-15);
    });
}

void TestRoc::weightsOfOneAreNone()
{
    std::mt19937 random(31);
    RandomSamples samples = randomSamples(random, 400, 20, 0.3);
    const ThresholdSweep plain(samples.view());
    samples.weights.assign(samples.labels.size(), 1.0);
    const ThresholdSweep weighted(samples.view());
    QVERIFY(core::auc(plain) == core::auc(weighted));
    QVERIFY(core::averagePrecision(plain) == core::averagePrecision(weighted));
    QVERIFY(core::prTrapezoidArea(plain) == core::prTrapezoidArea(weighted));
    QVERIFY(core::partialAuc(plain, 0.2)->area == core::partialAuc(weighted, 0.2)->area);
    const auto corners = [](const core::RocHull& hull) {
        return std::vector<std::size_t>(hull.corners().begin(), hull.corners().end());
    };
    QCOMPARE(corners(core::RocHull(weighted)), corners(core::RocHull(plain)));
}

QTEST_APPLESS_MAIN(TestRoc)

}  // namespace tst_roc

#include "tst_roc.moc"
