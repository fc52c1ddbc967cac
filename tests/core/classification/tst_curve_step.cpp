// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/curve_step.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/foundation/fraction.h"
#include "tests/core/random_samples.h"

#include <QTest>

#include <cmath>
#include <random>
#include <vector>

namespace tst_curve_step {

using core::ConfusionMatrix;
using core::CurveStep;
using core::Fraction;
using core::ThresholdSweep;

namespace {

const std::vector<double> scores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
const std::vector<std::uint8_t> labels{1, 0, 1, 1, 0, 0, 1, 0};

bool isNear(const core::Value& value, const Fraction& fraction)
{
    return value && std::abs(*value - fraction.toDouble()) < 1e-15;
}

}  // namespace

class TestCurveStep : public QObject {
    Q_OBJECT

private slots:
    void eightSamples_data();
    void eightSamples();
    void lowScoresFirst();
    void weights();
    void oneClass();
    void nextPositive();
    void endsAtTheAreas();
};

/// Four positives and four negatives; those with 0.6 are one of each. Worked out by hand.
void TestCurveStep::eightSamples_data()
{
    QTest::addColumn<int>("point");
    QTest::addColumn<double>("score");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("fp");
    QTest::addColumn<double>("wins");
    QTest::addColumn<double>("ties");
    QTest::addColumn<Fraction>("auc");
    QTest::addColumn<Fraction>("term");
    QTest::addColumn<Fraction>("averagePrecision");
    const auto row = [](const char* name, int point, double score, int samples, int tp, int fp) {
        return &(QTest::newRow(name) << point << score << samples << tp << fp);
    };
    *row("0.9 is positive", 1, 0.9, 1, 1, 0)
        << 0.0 << 0.0 << Fraction(0) << Fraction(1, 4) << Fraction(1, 4);
    *row("0.8 is negative: loses to one", 2, 0.8, 1, 1, 1)
        << 1.0 << 0.0 << Fraction(1, 16) << Fraction(0) << Fraction(1, 4);
    *row("0.7 is positive: 1/4 x 2/3", 3, 0.7, 1, 2, 1)
        << 0.0 << 0.0 << Fraction(1, 16) << Fraction(1, 6) << Fraction(5, 12);
    *row("0.6 is both: two won, one tied", 4, 0.6, 2, 3, 2)
        << 2.0 << 1.0 << Fraction(7, 32) << Fraction(3, 20) << Fraction(17, 30);
    *row("0.4 is negative", 5, 0.4, 1, 3, 3)
        << 3.0 << 0.0 << Fraction(13, 32) << Fraction(0) << Fraction(17, 30);
    *row("0.3 is positive: 1/4 x 4/7", 6, 0.3, 1, 4, 3)
        << 0.0 << 0.0 << Fraction(13, 32) << Fraction(1, 7) << Fraction(149, 210);
    *row("0.1 is negative: the areas", 7, 0.1, 1, 4, 4)
        << 4.0 << 0.0 << Fraction(21, 32) << Fraction(0) << Fraction(149, 210);
}

void TestCurveStep::eightSamples()
{
    QFETCH(const int, point);
    QFETCH(const double, score);
    QFETCH(const int, samples);
    QFETCH(const int, tp);
    QFETCH(const int, fp);
    QFETCH(const double, wins);
    QFETCH(const double, ties);
    QFETCH(const Fraction, auc);
    QFETCH(const Fraction, term);
    QFETCH(const Fraction, averagePrecision);
    const ThresholdSweep sweep({scores, labels});
    const CurveStep step = core::curveStepAt(sweep, static_cast<std::size_t>(point));
    QCOMPARE(step.score, score);
    QCOMPARE(step.samples, static_cast<std::size_t>(samples));
    QCOMPARE(step.here, (ConfusionMatrix{1.0 * tp, 1.0 * fp, 4.0 - tp, 4.0 - fp}));
    QCOMPARE(step.before, sweep.counts(static_cast<std::size_t>(point) - 1));
    QCOMPARE(step.wins, wins);
    QCOMPARE(step.ties, ties);
    QCOMPARE(step.pairs(), 16.0);
    QVERIFY(isNear(step.auc, auc));
    QVERIFY(isNear(step.term, term));
    QVERIFY(isNear(step.averagePrecision, averagePrecision));
}

/// 0.1 comes in first, and is a negative.
void TestCurveStep::lowScoresFirst()
{
    const ThresholdSweep sweep({scores, labels, 1, false});
    const CurveStep step = core::curveStepAt(sweep, 2);
    QCOMPARE(step.score, 0.3);
    QCOMPARE(step.here, (ConfusionMatrix{1, 1, 3, 3}));
    QVERIFY(isNear(step.auc, Fraction(0)));
    QVERIFY(isNear(step.averagePrecision, Fraction(1, 8)));
}

/// A positive of weight 3 before a negative of weight 2: 6 of (3 + 1) x 2 pairs are won.
void TestCurveStep::weights()
{
    const std::vector<double> three{0.9, 0.5, 0.2};
    const std::vector<std::uint8_t> theirs{1, 0, 1};
    const std::vector<double> weights{3, 2, 1};
    const ThresholdSweep sweep({three, theirs, 1, true, weights});
    const CurveStep step = core::curveStepAt(sweep, 2);
    QCOMPARE(step.wins, 6.0);
    QVERIFY(isNear(step.auc, Fraction(3, 4)));
    QVERIFY(isNear(core::curveStepAt(sweep, 1).averagePrecision, Fraction(3, 4)));
    QVERIFY(isNear(core::curveStepAt(sweep, 3).term, Fraction(1, 6)));  // 1/4 x 4/6
}

void TestCurveStep::oneClass()
{
    const std::vector<double> two{0.9, 0.5};
    const std::vector<std::uint8_t> all{1, 1};
    const std::vector<std::uint8_t> none{0, 0};
    const CurveStep positive = core::curveStepAt(ThresholdSweep({two, all}), 1);
    QCOMPARE(positive.auc, core::Value(core::Undefined::NoNegatives));
    QVERIFY(isNear(positive.averagePrecision, Fraction(1, 2)));
    const CurveStep negative = core::curveStepAt(ThresholdSweep({two, none}), 2);
    QCOMPARE(negative.auc, core::Value(core::Undefined::NoPositives));
    QCOMPARE(negative.term, core::Value(core::Undefined::NoPositives));
    QCOMPARE(negative.averagePrecision, core::Value(core::Undefined::NoPositives));
}

void TestCurveStep::nextPositive()
{
    const ThresholdSweep sweep({scores, labels});
    QCOMPARE(core::nextPositivePoint(sweep, 0), std::optional<std::size_t>(1));
    QCOMPARE(core::nextPositivePoint(sweep, 1), std::optional<std::size_t>(3));
    QCOMPARE(core::nextPositivePoint(sweep, 4), std::optional<std::size_t>(6));
    QCOMPARE(core::nextPositivePoint(sweep, 6), std::nullopt);
}

/// Whatever the samples, the last step has come to the values that the panels show.
void TestCurveStep::endsAtTheAreas()
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<double> some;
        std::vector<std::uint8_t> theirs;
        for (std::size_t n = 2 + random() % 40; n-- > 0;) {
            some.push_back(static_cast<double>(random() % 12));
            theirs.push_back(static_cast<std::uint8_t>(n < 2 ? n : random() % 2));
        }
        const ThresholdSweep sweep({some, theirs});
        double area = 0;
        double precisions = 0;
        for (std::size_t point = 1; point < sweep.size(); ++point) {
            const CurveStep step = core::curveStepAt(sweep, point);
            area += (step.wins + step.ties / 2) / step.pairs();
            precisions += *step.term;
            QVERIFY(std::abs(*step.auc - area) < 1e-12);
            QVERIFY(std::abs(*step.averagePrecision - precisions) < 1e-12);
        }
        QVERIFY(std::abs(area - *core::auc(sweep)) < 1e-12);
        QVERIFY(std::abs(precisions - *core::averagePrecision(sweep)) < 1e-12);
    }
}

QTEST_GUILESS_MAIN(TestCurveStep)

}  // namespace tst_curve_step

#include "tst_curve_step.moc"
