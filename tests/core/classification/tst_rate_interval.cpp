// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/uncertainty/decision_counts.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <vector>

namespace tst_rate_interval {

using core::ConfusionMatrix;
using core::RateIntervalMethod;
using core::ThresholdMetric;
using core::Undefined;

class TestRateInterval : public QObject {
    Q_OBJECT
private slots:
    void init();
    void dividesByItsOwnSamples_data();
    void dividesByItsOwnSamples();
    void ratesOfSeveralShares_data();
    void ratesOfSeveralShares();
    void exactIntervalsOnRequest();
    void ratiosByTheLogMethod_data();
    void ratiosByTheLogMethod();
    void ratiosOfWeightsUseTheEffectiveSize();
    void intervalsOfF();
    void ratiosWithAnEmptyCellHaveNone();
    void weightsCountByTheirEffectiveNumber();
    void equalWeightsChangeNothing();
    void undefinedAsTheRate();
    void decisionsInWholeSamples();
};

void TestRateInterval::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// 81 of 263 and 15 of 148: Newcombe 1998, table I.
void TestRateInterval::dividesByItsOwnSamples_data()
{
    QTest::addColumn<ThresholdMetric>("rate");
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("precision") << ThresholdMetric::Precision << ConfusionMatrix{81, 182, 5, 6}
                               << 0.2553 << 0.3662;
    QTest::newRow("recall") << ThresholdMetric::Recall << ConfusionMatrix{81, 5, 182, 6} << 0.2553
                            << 0.3662;
    QTest::newRow("FNR") << ThresholdMetric::Fnr << ConfusionMatrix{182, 5, 81, 6} << 0.2553
                         << 0.3662;
    QTest::newRow("specificity") << ThresholdMetric::Specificity << ConfusionMatrix{5, 133, 6, 15}
                                 << 0.0624 << 0.1605;
    QTest::newRow("FPR") << ThresholdMetric::Fpr << ConfusionMatrix{5, 15, 6, 133} << 0.0624
                         << 0.1605;
    QTest::newRow("NPV") << ThresholdMetric::Npv << ConfusionMatrix{5, 6, 133, 15} << 0.0624
                         << 0.1605;
    QTest::newRow("accuracy") << ThresholdMetric::Accuracy << ConfusionMatrix{10, 100, 33, 5}
                              << 0.0624 << 0.1605;
    QTest::newRow("share of samples") << ThresholdMetric::PredictedPositive
                                      << ConfusionMatrix{5, 10, 100, 33} << 0.0624 << 0.1605;
    QTest::newRow("Jaccard") << ThresholdMetric::Jaccard << ConfusionMatrix{15, 33, 100, 6}
                             << 0.0624 << 0.1605;
}

void TestRateInterval::dividesByItsOwnSamples()
{
    QFETCH(const ThresholdMetric, rate);
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const double, low);
    QFETCH(const double, high);
    QVERIFY(core::isShare(rate));
    const auto interval = core::rateInterval(rate, counts, counts);
    QVERIFY2(std::abs(interval->low - low) <= 0.00005, digits(interval->low));
    QVERIFY2(std::abs(interval->high - high) <= 0.00005, digits(interval->high));
}

/// Python: the delta method with a numerical gradient, on math.atanh; of lift, on math.log. In
/// 4,000 draws of 100 samples with shares of .18, .15, .12 and .55, 95.3 % of the intervals contain
/// J, 95.1 % kappa and 95.1 % MCC.
void TestRateInterval::ratesOfSeveralShares_data()
{
    QTest::addColumn<ThresholdMetric>("rate");
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const ConfusionMatrix many{252, 171, 48, 529};
    const ConfusionMatrix below{81, 182, 5, 6};
    QTest::newRow("J") << ThresholdMetric::Youden << many << 0.5408991920 << 0.6454903679;
    QTest::newRow("kappa") << ThresholdMetric::Kappa << many << 0.4788350197 << 0.5835797785;
    QTest::newRow("MCC") << ThresholdMetric::Mcc << many << 0.4997542493 << 0.6012972365;
    QTest::newRow("balanced accuracy")
        << ThresholdMetric::BalancedAccuracy << many << 0.7704495960 << 0.8227451839;
    QTest::newRow("lift") << ThresholdMetric::Lift << many << 1.8532541965 << 2.1278589931;
    QTest::newRow("J below 0") << ThresholdMetric::Youden << below << -0.0815607665 << 0.0292726669;
    QTest::newRow("kappa below 0")
        << ThresholdMetric::Kappa << below << -0.0525630807 << 0.0189486516;
    QTest::newRow("MCC below 0") << ThresholdMetric::Mcc << below << -0.1880754440 << 0.0660936255;
}

void TestRateInterval::ratesOfSeveralShares()
{
    QFETCH(const ThresholdMetric, rate);
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const double, low);
    QFETCH(const double, high);
    QVERIFY(!core::isShare(rate));
    const auto interval = core::rateInterval(rate, counts, counts);
    QVERIFY2(std::abs(interval->low - low) < 1e-8, digits(interval->low));
    QVERIFY2(std::abs(interval->high - high) < 1e-8, digits(interval->high));
    const ConfusionMatrix perfect{3, 0, 0, 4};
    if (rate != ThresholdMetric::Lift)
        QCOMPARE(core::rateInterval(rate, perfect, perfect).error(), Undefined::EmptyCell);
}

/// R 4.2: the delta method for multinomial counts with a numerical gradient of log(F/(1 - F)). In
/// 20,000 draws of 100 samples with these shares, 95.4 % of the intervals contain F1.
void TestRateInterval::intervalsOfF()
{
    constexpr ConfusionMatrix counts{40, 10, 5, 45};
    const auto interval = [&](double beta) {
        return core::rateInterval(ThresholdMetric::F, counts, counts, RateIntervalMethod::Wilson,
                                  beta);
    };
    QVERIFY2(agree(interval(1)->low, 0.7466014321, 1e-8), digits(interval(1)->low));
    QVERIFY2(agree(interval(1)->high, 0.9061396164, 1e-8), digits(interval(1)->high));
    QVERIFY2(agree(interval(2)->low, 0.7692654304, 1e-8), digits(interval(2)->low));
    QVERIFY2(agree(interval(2)->high, 0.9302198842, 1e-8), digits(interval(2)->high));
    constexpr ConfusionMatrix noneFound{0, 3, 4, 5};
    constexpr ConfusionMatrix perfect{3, 0, 0, 5};
    for (const ConfusionMatrix& edge : {noneFound, perfect})
        QCOMPARE(core::rateInterval(ThresholdMetric::F, edge, edge).error(), Undefined::EmptyCell);
}

/// The same samples by Newcombe's method 5.
void TestRateInterval::exactIntervalsOnRequest()
{
    const ConfusionMatrix counts{81, 133, 182, 15};
    const auto method = RateIntervalMethod::ClopperPearson;
    const auto recall = core::rateInterval(ThresholdMetric::Recall, counts, counts, method);
    QVERIFY2(std::abs(recall->low - 0.2527) <= 0.00005, digits(recall->low));
    QVERIFY2(std::abs(recall->high - 0.3676) <= 0.00005, digits(recall->high));
    const auto specificity =
        core::rateInterval(ThresholdMetric::Specificity, counts, counts, method);
    QVERIFY2(std::abs(specificity->low - 0.0578) <= 0.00005, digits(specificity->low));
    QVERIFY2(std::abs(specificity->high - 0.1617) <= 0.00005, digits(specificity->high));
    QVERIFY(core::intervalMethod(ThresholdMetric::Recall, method) == method);
    QVERIFY(core::intervalMethod(ThresholdMetric::LrPositive, method) == RateIntervalMethod::Log);
}

/// The example of epi.tests in R's epiR (Scott et al. 2008), which prints 3.75 (3.32, 4.24), 0.13
/// (0.11, 0.16) and 28.69 (21.52, 38.24); more digits by scipy 1.10:
/// lr * numpy.exp([-z, z] * numpy.sqrt(1/tp - 1/(tp + fn) + 1/fp - 1/(fp + tn))), and so on.
void TestRateInterval::ratiosByTheLogMethod_data()
{
    QTest::addColumn<ThresholdMetric>("rate");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("LR+") << ThresholdMetric::LrPositive << 3.75372617906952 << 3.3206884355074813
                         << 4.243234648805134;
    QTest::newRow("LR-") << ThresholdMetric::LrNegative << 0.1308551747311828 << 0.10506432351192249
                         << 0.16297708091163113;
    QTest::newRow("odds ratio") << ThresholdMetric::DiagnosticOddsRatio << 28.686111854428688
                                << 21.518191656635157 << 38.241736408693725;
}

void TestRateInterval::ratiosByTheLogMethod()
{
    QFETCH(const ThresholdMetric, rate);
    QFETCH(const double, value);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const ConfusionMatrix counts{670, 202, 74, 640};
    QVERIFY(agree(*core::thresholdMetricOf(rate, counts), value));
    const auto interval = core::rateInterval(rate, counts, counts);
    QVERIFY2(agree(interval->low, low), digits(interval->low));
    QVERIFY2(agree(interval->high, high), digits(interval->high));
}

/// Weights of 2 are no more samples.
void TestRateInterval::ratiosOfWeightsUseTheEffectiveSize()
{
    const ConfusionMatrix plain{670, 202, 74, 640};
    const ConfusionMatrix doubled{1340, 404, 148, 1280};
    const ConfusionMatrix squares{2680, 808, 296, 2560};
    for (const ThresholdMetric rate : {ThresholdMetric::LrPositive, ThresholdMetric::LrNegative,
                                       ThresholdMetric::DiagnosticOddsRatio}) {
        const auto expected = core::rateInterval(rate, plain, plain);
        const auto found = core::rateInterval(rate, doubled, squares);
        QVERIFY2(agree(found->low, expected->low), digits(found->low));
        QVERIFY2(agree(found->high, expected->high), digits(found->high));
    }
}

void TestRateInterval::ratiosWithAnEmptyCellHaveNone()
{
    const auto reason = [](ThresholdMetric rate, const ConfusionMatrix& counts) {
        return core::rateInterval(rate, counts, counts).error();
    };
    const ConfusionMatrix noneFound{0, 3, 2, 4};
    QCOMPARE(reason(ThresholdMetric::LrPositive, noneFound), Undefined::EmptyCell);
    QCOMPARE(reason(ThresholdMetric::DiagnosticOddsRatio, noneFound), Undefined::EmptyCell);
    QVERIFY(core::rateInterval(ThresholdMetric::LrNegative, noneFound, noneFound));
    QCOMPARE(reason(ThresholdMetric::LrNegative, {2, 3, 0, 4}), Undefined::EmptyCell);
    QCOMPARE(reason(ThresholdMetric::LrPositive, {2, 0, 1, 4}), Undefined::EmptyCell);
    QCOMPARE(reason(ThresholdMetric::LrPositive, {2, 0, 1, 0}), Undefined::NoNegatives);
}

/// Positives of weights 1, 1 and 2, of which the last two are found: recall 3/4, of 16/6 samples.
void TestRateInterval::weightsCountByTheirEffectiveNumber()
{
    const std::vector<double> scores{0.1, 0.8, 0.9, 0.9, 0.2};
    const std::vector<std::uint8_t> labels{1, 1, 1, 0, 0};
    const std::vector<double> weights{1, 1, 2, 3, 5};
    const core::ScoredLabels samples{scores, labels, 1, true, weights};
    const core::ThresholdSweep sweep(samples);
    const ConfusionMatrix counts = sweep.counts(sweep.pointAt(0.5));
    const ConfusionMatrix squares = core::squaredWeights(samples, 0.5, counts);
    QVERIFY(squares == (ConfusionMatrix{5, 9, 1, 25}));
    const auto interval = core::rateInterval(ThresholdMetric::Recall, counts, squares);
    QVERIFY2(agree(interval->low, 0.23850187716594407), digits(interval->low));
    QVERIFY2(agree(interval->high, 0.966370222476688), digits(interval->high));
}

void TestRateInterval::equalWeightsChangeNothing()
{
    const std::vector<double> scores{0.1, 0.8, 0.9, 0.9};
    const std::vector<std::uint8_t> labels{1, 1, 1, 0};
    const std::vector<double> weights(4, 2.5);
    const ConfusionMatrix twoAndAHalf{5, 2.5, 2.5, 0};
    const ConfusionMatrix squares =
        core::squaredWeights({scores, labels, 1, true, weights}, 0.5, twoAndAHalf);
    const ConfusionMatrix plain{2, 1, 1, 0};
    const auto weighted = core::rateInterval(ThresholdMetric::Recall, twoAndAHalf, squares);
    const auto unweighted = core::rateInterval(ThresholdMetric::Recall, plain, plain);
    QVERIFY(agree(weighted->low, unweighted->low) && agree(weighted->high, unweighted->high));
}

void TestRateInterval::undefinedAsTheRate()
{
    const ConfusionMatrix none{0, 0, 3, 4};
    QCOMPARE(core::rateInterval(ThresholdMetric::Precision, none, none).error(),
             Undefined::NonePredictedPositive);
}

/// 81 of 263 lies in 0.2553 to 0.3662: Newcombe 1998, table I.
void TestRateInterval::decisionsInWholeSamples()
{
    constexpr double slack = 0.00005;
    core::Costs costs;
    costs.falseNegative = 10;
    const ConfusionMatrix found{81, 15, 182, 133};
    const core::DecisionCounts byRecall = core::decisionCounts(found, found, costs);
    QVERIFY(byRecall.flagged.value == core::Value(96.0));
    QVERIFY(std::abs(byRecall.found.interval->low - 0.2553 * 263) < slack * 263);
    QVERIFY(std::abs(byRecall.missed.interval->low - (1 - 0.3662) * 263) < slack * 263);
    QVERIFY(std::abs(*byRecall.cost - (15 + 10 * 182)) < 1e-9);
    const ConfusionMatrix hits{81, 182, 5, 6};
    const core::DecisionCounts byPrecision = core::decisionCounts(hits, hits, costs);
    QVERIFY(byPrecision.alarmsPerHit.value == core::Value(182.0 / 81));
    QVERIFY(std::abs(byPrecision.alarmsPerHit.interval->low - (1 / 0.3662 - 1)) < 0.001);
    QVERIFY(std::abs(byPrecision.alarmsPerHit.interval->high - (1 / 0.2553 - 1)) < 0.001);
    const ConfusionMatrix none{0, 0, 3, 4};
    QVERIFY(core::decisionCounts(none, none, costs).alarmsPerHit.value ==
            core::Value(Undefined::NonePredictedPositive));
}

QTEST_APPLESS_MAIN(TestRateInterval)

}  // namespace tst_rate_interval

#include "tst_rate_interval.moc"
