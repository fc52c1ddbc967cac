// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/cost_curve.h"
#include "core/classification/thresholds/expected_cost.h"
#include "core/classification/thresholds/net_benefit.h"
#include "core/classification/thresholds/operating_point.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace tst_decision_charts {

using core::ConfusionMatrix;
using core::CostCurve;
using core::Outside;
using core::RocHull;
using core::ThresholdSweep;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

// ROC (0, 0) (0, 1/3) (1/3, 1/3) (1/3, 2/3) (1/3, 1) (2/3, 1) (1, 1); its hull leaves out the
// points on and below the lines (0, 1/3) – (1/3, 1) – (1, 1).
const Scores sixScores{0.9, 0.8, 0.7, 0.6, 0.3, 0.2};
const Labels sixLabels{1, 0, 1, 1, 0, 0};

}  // namespace

class TestDecisionCharts : public QObject {
    Q_OBJECT
private slots:
    void init();
    void envelopeOfSixSamples();
    void costOfALine();
    void probabilityCost_data();
    void probabilityCost();
    void envelopeIsTheLeastOfAllLines_data();
    void envelopeIsTheLeastOfAllLines();
    void envelopeIsTheExpectedCost();
    void perfectAndWorthless();
    void netBenefitOfSixSamples_data();
    void netBenefitOfSixSamples();
    void netBenefitUndefined();
    void acceptedAtProbability_data();
    void acceptedAtProbability();
    void clippedScores();
    void thresholdsFallWhereCountsChange();
    void manyScoresHaveAGrid();
    void usefulThresholds();
};

void TestDecisionCharts::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestDecisionCharts::envelopeOfSixSamples()
{
    const ThresholdSweep sweep({sixScores, sixLabels});
    const RocHull hull(sweep);
    QCOMPARE(hull.corners().size(), std::size_t{4});
    const CostCurve curve(sweep, hull);
    // x, 2x/3, (1 - x)/3 and 1 - x: the second and third cross at 1/3, 2/9.
    const auto& envelope = curve.envelope();
    QCOMPARE(envelope.size(), std::size_t{5});
    QVERIFY(envelope[0] == (core::CurvePoint{0, 0}));
    QVERIFY(envelope[1] == (core::CurvePoint{0, 0}));
    QVERIFY(agree(envelope[2].x, 1.0 / 3) && agree(envelope[2].y, 2.0 / 9));
    QVERIFY(agree(envelope[3].x, 1) && envelope[3].y == 0);
    QVERIFY(envelope[4] == (core::CurvePoint{1, 0}));
    QVERIFY2(agree(curve.area(), 1.0 / 9), digits(curve.area()));
    QVERIFY(agree(curve.middle(1).x, 1.0 / 6) && agree(curve.middle(1).y, 1.0 / 9));
}

void TestDecisionCharts::costOfALine()
{
    // FPR 1/4, FNR 1/5.
    const ConfusionMatrix counts{8, 2, 2, 6};
    QVERIFY(core::normalisedCost(counts, 0) == 0.25);
    QVERIFY(agree(core::normalisedCost(counts, 1), 0.2));
    QVERIFY(agree(core::normalisedCost(counts, 0.4), 0.23));
}

void TestDecisionCharts::probabilityCost_data()
{
    QTest::addColumn<double>("falsePositive");
    QTest::addColumn<double>("falseNegative");
    QTest::addColumn<double>("prior");  // below 0: none
    QTest::addColumn<double>("expected");
    QTest::newRow("equal costs: the prevalence") << 1.0 << 1.0 << -1.0 << 0.3;
    QTest::newRow("equal costs: the prior") << 2.0 << 2.0 << 0.1 << 0.1;
    QTest::newRow("a miss costs four times as much") << 1.0 << 4.0 << 0.2 << 0.5;
    QTest::newRow("misses are free") << 1.0 << 0.0 << -1.0 << 0.0;
    QTest::newRow("false alarms are free") << 0.0 << 1.0 << -1.0 << 1.0;
}

void TestDecisionCharts::probabilityCost()
{
    QFETCH(const double, falsePositive);
    QFETCH(const double, falseNegative);
    QFETCH(const double, prior);
    QFETCH(const double, expected);
    core::Costs costs{falsePositive, falseNegative};
    if (prior >= 0)
        costs.prior = prior;
    QVERIFY(agree(*core::probabilityCost(costs, 0.3), expected));
    QVERIFY(!core::probabilityCost({0, 0}, 0.3));
}

void TestDecisionCharts::envelopeIsTheLeastOfAllLines_data()
{
    QTest::addColumn<bool>("isWeighted");
    QTest::newRow("each counts 1") << false;
    QTest::newRow("weights") << true;
}

void TestDecisionCharts::envelopeIsTheLeastOfAllLines()
{
    QFETCH(const bool, isWeighted);
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        std::mt19937 random(seed);
        const RandomSamples samples = randomProbabilities(random, 30, isWeighted);
        const ThresholdSweep sweep(samples.view());
        if (sweep.missingClass())
            continue;
        const CostCurve curve(sweep, RocHull(sweep));
        for (const core::CurvePoint& place : curve.envelope()) {
            double least = 1;
            for (std::size_t point = 0; point < sweep.size(); ++point)
                least = std::min(least, core::normalisedCost(sweep.counts(point), place.x));
            QVERIFY2(std::abs(place.y - least) < 1e-12, digits(place.y - least));
        }
        const auto& envelope = curve.envelope();
        QVERIFY(std::is_sorted(envelope.begin(), envelope.end(),
                               [](const auto& a, const auto& b) { return a.x < b.x; }));
    }
}

/// At the PC of costs and prior the envelope is the least expected cost, over the most that
/// decisions could cost there.
void TestDecisionCharts::envelopeIsTheExpectedCost()
{
    const ThresholdSweep sweep({sixScores, sixLabels});
    const RocHull hull(sweep);
    const core::Costs costs{1, 3, 0.2};
    const core::OperatingPoint best = core::leastCost(sweep, hull, costs);
    const double pc = *core::probabilityCost(costs, 0.5);
    const double most = 0.2 * 3 + 0.8 * 1;
    QVERIFY(agree(core::normalisedCost(sweep.counts(best.point), pc), *best.value / most));
}

void TestDecisionCharts::perfectAndWorthless()
{
    const Scores scores{0.9, 0.1};
    const Labels right{1, 0};
    const Labels wrong{0, 1};
    const ThresholdSweep perfect({scores, right});
    QVERIFY(CostCurve(perfect, RocHull(perfect)).area() == 0);
    // Only accepting none or all is left: a triangle up to 1/2.
    const ThresholdSweep worthless({scores, wrong});
    QVERIFY(agree(CostCurve(worthless, RocHull(worthless)).area(), 0.25));
}

void TestDecisionCharts::netBenefitOfSixSamples_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<double>("model");
    QTest::addColumn<double>("all");
    QTest::newRow("0: the share of positives") << 0.0 << 1.0 / 2 << 1.0 / 2;
    QTest::newRow("1/4: 3 right, 2 wrong") << 0.25 << 7.0 / 18 << 1.0 / 3;
    QTest::newRow("1/2: 3 right, 1 wrong") << 0.5 << 1.0 / 3 << 0.0;
    QTest::newRow("13/20: 2 right, 1 wrong") << 0.65 << 1.0 / 42 << -3.0 / 7;
    QTest::newRow("3/4: 1 right, 1 wrong") << 0.75 << -1.0 / 3 << -1.0;
    QTest::newRow("19/20: none") << 0.95 << 0.0 << -9.0;
}

void TestDecisionCharts::netBenefitOfSixSamples()
{
    QFETCH(const double, threshold);
    QFETCH(const double, model);
    QFETCH(const double, all);
    const ThresholdSweep sweep({sixScores, sixLabels});
    const auto accepted = core::countsAtProbability(sweep, threshold, Outside::Undefined);
    QVERIFY(std::abs(*core::netBenefit(accepted, threshold) - model) < 1e-12);
    const auto everybody = sweep.counts(sweep.size() - 1);
    QVERIFY(std::abs(*core::netBenefit(everybody, threshold) - all) < 1e-12);
}

void TestDecisionCharts::netBenefitUndefined()
{
    QVERIFY(core::netBenefit({}, 0.5) == core::Value(Undefined::NoSamples));
    QVERIFY(core::netBenefit({1, 1, 0, 0}, 1) == core::Value(Undefined::NotAProbability));
    QVERIFY(core::netBenefit({1, 1, 0, 0}, -0.1) == core::Value(Undefined::NotAProbability));
    QVERIFY(core::netBenefit({0, 0, 1, 1}, 1) == core::Value(0.0));
}

void TestDecisionCharts::acceptedAtProbability_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<bool>("higherIsPositive");
    QTest::addColumn<double>("accepted");
    QTest::newRow("a score on the threshold is accepted") << 0.6 << true << 4.0;
    QTest::newRow("between two scores") << 0.61 << true << 3.0;
    QTest::newRow("0 accepts all") << 0.0 << true << 6.0;
    QTest::newRow("low scores are positive: 1 minus the score") << 0.75 << false << 1.0;
    QTest::newRow("low scores are positive: 0 accepts all") << 0.0 << false << 6.0;
}

void TestDecisionCharts::acceptedAtProbability()
{
    QFETCH(const double, threshold);
    QFETCH(const bool, higherIsPositive);
    QFETCH(const double, accepted);
    const ThresholdSweep sweep({sixScores, sixLabels, 1, higherIsPositive});
    QCOMPARE(core::countsAtProbability(sweep, threshold, Outside::Undefined).predictedPositive(),
             accepted);
}

void TestDecisionCharts::clippedScores()
{
    const Scores scores{-0.5, 0.4, 1.7};
    const Labels labels{0, 1, 1};
    const ThresholdSweep sweep({scores, labels});
    const auto accepted = [&](double threshold) {
        return core::countsAtProbability(sweep, threshold, Outside::Clip).predictedPositive();
    };
    QCOMPARE(accepted(0), 3.0);
    QCOMPARE(accepted(0.01), 2.0);
    QCOMPARE(accepted(1), 1.0);
}

void TestDecisionCharts::thresholdsFallWhereCountsChange()
{
    const ThresholdSweep sweep({sixScores, sixLabels});
    const auto thresholds = core::decisionThresholds(sweep, Outside::Undefined, 0.85, 1000);
    QVERIFY(thresholds.front() == 0 && thresholds.back() == 0.85);
    QVERIFY(std::is_sorted(thresholds.begin(), thresholds.end()));
    for (const double score : {0.8, 0.7, 0.6, 0.3, 0.2}) {
        const auto found = std::find(thresholds.begin(), thresholds.end(), score);
        QVERIFY(found != thresholds.end());
        QVERIFY(*(found + 1) == std::nextafter(score, 1.0));
    }
}

void TestDecisionCharts::manyScoresHaveAGrid()
{
    std::mt19937 random(1);
    std::vector<double> scores;
    std::vector<std::uint8_t> labels;
    for (int i = 0; i < 2000; ++i) {
        scores.push_back(static_cast<double>(random()) / 4294967296.0);
        labels.push_back(random() % 2);
    }
    const ThresholdSweep sweep({scores, labels});
    QCOMPARE(core::decisionThresholds(sweep, Outside::Undefined, 0.99, 4000).size(),
             std::size_t{2001});
}

void TestDecisionCharts::usefulThresholds()
{
    // Above all from where the lowest negative is left out, above none up to where 3 right and 1
    // wrong outweigh each other beyond 0.6, and 1 right alone up to its score.
    const ThresholdSweep sweep({sixScores, sixLabels});
    const auto ranges = core::usefulThresholds(sweep, 0.99, Outside::Undefined);
    QCOMPARE(ranges.size(), std::size_t{2});
    QVERIFY(ranges[0] == (core::Interval{0.2, 2.0 / 3}));
    QVERIFY(ranges[1] == (core::Interval{0.8, 0.9}));
    QVERIFY(core::usefulThresholds(sweep, 0.85, Outside::Undefined).back().high == 0.85);
    // As the net benefits themselves say, at every threshold of a fine grid.
    for (const double threshold : core::decisionThresholds(sweep, Outside::Undefined, 0.99, 1000)) {
        const auto isIn = [threshold](const core::Interval& range) {
            return threshold > range.low && threshold <= range.high;
        };
        const double own = *core::netBenefit(
            core::countsAtProbability(sweep, threshold, Outside::Undefined), threshold);
        const double all = *core::netBenefit(sweep.counts(sweep.size() - 1), threshold);
        QCOMPARE(own > std::max(0.0, all) + 1e-12, std::ranges::any_of(ranges, isIn));
    }
    const Labels upsideDown{0, 0, 0, 1, 1, 1};
    const ThresholdSweep wrong({sixScores, upsideDown});
    QVERIFY(core::usefulThresholds(wrong, 0.99, Outside::Undefined).empty());
}

QTEST_APPLESS_MAIN(TestDecisionCharts)

}  // namespace tst_decision_charts

#include "tst_decision_charts.moc"
