// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/threshold_metric.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <optional>
#include <random>
#include <set>
#include <string>

namespace tst_threshold_metrics {

using core::ConfusionMatrix;
using core::ThresholdMetric;
using core::Undefined;

namespace {

/// 19 positives among 14.4 billion, none of them found.
constexpr ConfusionMatrix passengers{0, 0, 19, 14'399'999'981.0};
constexpr ConfusionMatrix mixed{3, 2, 1, 2};

std::string text(const std::optional<core::Fraction>& fraction)
{
    if (!fraction)
        return {};
    return std::to_string(fraction->numerator()) + "/" + std::to_string(fraction->denominator());
}

}  // namespace

class TestThresholdMetrics : public QObject {
    Q_OBJECT
private slots:
    void init();
    void exact_data();
    void exact();
    void undefined_data();
    void undefined();
    void mcc_data();
    void mcc();
    void notWhole();
    void tableNamesEveryRateOnce();
    void hasAnExactFractionWhereItIsDefined();
};

void TestThresholdMetrics::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestThresholdMetrics::exact_data()
{
    QTest::addColumn<ThresholdMetric>("rate");
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<double>("beta");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, ThresholdMetric rate, const ConfusionMatrix& counts,
                        const char* expected, double beta = 1) {
        QTest::newRow(name) << rate << counts << beta << std::string(expected);
    };
    row("accuracy", ThresholdMetric::Accuracy, mixed, "5/8");
    row("balanced accuracy", ThresholdMetric::BalancedAccuracy, mixed, "5/8");
    row("precision", ThresholdMetric::Precision, mixed, "3/5");
    row("recall", ThresholdMetric::Recall, mixed, "3/4");
    row("specificity", ThresholdMetric::Specificity, mixed, "1/2");
    row("FPR", ThresholdMetric::Fpr, mixed, "1/2");
    row("FNR", ThresholdMetric::Fnr, mixed, "1/4");
    row("NPV", ThresholdMetric::Npv, mixed, "2/3");
    row("F1", ThresholdMetric::F, mixed, "2/3");
    row("F0.5", ThresholdMetric::F, mixed, "5/8", 0.5);
    row("F2", ThresholdMetric::F, mixed, "5/7", 2);
    row("kappa", ThresholdMetric::Kappa, mixed, "1/4");
    row("Youden", ThresholdMetric::Youden, mixed, "1/4");
    row("lift", ThresholdMetric::Lift, mixed, "6/5");
    row("share of samples", ThresholdMetric::PredictedPositive, mixed, "5/8");
    row("Jaccard", ThresholdMetric::Jaccard, mixed, "1/2");
    row("LR+", ThresholdMetric::LrPositive, mixed, "3/2");
    row("LR-", ThresholdMetric::LrNegative, mixed, "1/2");
    row("diagnostic odds ratio", ThresholdMetric::DiagnosticOddsRatio, mixed, "3/1");
    row("LR+ of none found", ThresholdMetric::LrPositive, {0, 3, 2, 4}, "0/1");
    row("LR- of all found", ThresholdMetric::LrNegative, {2, 3, 0, 4}, "0/1");
    row("odds ratio of none found", ThresholdMetric::DiagnosticOddsRatio, {0, 3, 2, 4}, "0/1");
    row("Jaccard of none found", ThresholdMetric::Jaccard, {0, 3, 2, 4}, "0/1");
    row("MCC is a root", ThresholdMetric::Mcc, mixed, "");

    row("accuracy of 14.4 billion", ThresholdMetric::Accuracy, passengers,
        "14399999981/14400000000");
    row("recall of 14.4 billion", ThresholdMetric::Recall, passengers, "0/1");
    row("specificity of 14.4 billion", ThresholdMetric::Specificity, passengers, "1/1");
    row("NPV of 14.4 billion", ThresholdMetric::Npv, passengers, "14399999981/14400000000");
    row("balanced accuracy of 14.4 billion", ThresholdMetric::BalancedAccuracy, passengers, "1/2");
    row("F1 of 14.4 billion", ThresholdMetric::F, passengers, "0/1");
    row("kappa that does not fit 64 bits", ThresholdMetric::Kappa, {5e9, 1, 1, 5e9}, "");

    row("F1 where nothing is accepted", ThresholdMetric::F, {0, 0, 3, 2}, "0/1");
    row("F1 without positives", ThresholdMetric::F, {0, 3, 0, 2}, "0/1");
    row("balanced accuracy, only positives, all accepted", ThresholdMetric::BalancedAccuracy,
        {4, 0, 0, 0}, "1/1");
    row("balanced accuracy, only negatives, none accepted", ThresholdMetric::BalancedAccuracy,
        {0, 0, 0, 4}, "1/1");
    row("kappa of none right", ThresholdMetric::Kappa, {0, 2, 2, 0}, "-1/1");
    row("Youden of none right", ThresholdMetric::Youden, {0, 2, 2, 0}, "-1/1");
}

void TestThresholdMetrics::exact()
{
    QFETCH(const ThresholdMetric, rate);
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const double, beta);
    QFETCH(const std::string, expected);
    QCOMPARE(text(core::exactThresholdMetric(rate, counts, beta)), expected);
    const core::Value value = core::thresholdMetricOf(rate, counts, beta);
    QVERIFY(value);
    if (const auto fraction = core::exactThresholdMetric(rate, counts, beta))
        QVERIFY2(agree(*value, fraction->toDouble(), 1e-15), digits(*value));
}

void TestThresholdMetrics::undefined_data()
{
    QTest::addColumn<ThresholdMetric>("rate");
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<Undefined>("reason");
    const auto row = [](const char* name, ThresholdMetric rate, const ConfusionMatrix& counts,
                        Undefined reason) { QTest::newRow(name) << rate << counts << reason; };
    for (const core::ThresholdMetricRow& rate : core::thresholdMetricTable())
        QTest::addRow("%s of nothing", std::string(rate.id).c_str())
            << rate.rate << ConfusionMatrix{} << Undefined::NoSamples;

    const ConfusionMatrix noneAccepted{0, 0, 3, 2};
    row("precision, none accepted", ThresholdMetric::Precision, noneAccepted,
        Undefined::NonePredictedPositive);
    row("lift, none accepted", ThresholdMetric::Lift, noneAccepted,
        Undefined::NonePredictedPositive);
    row("precision of 14.4 billion", ThresholdMetric::Precision, passengers,
        Undefined::NonePredictedPositive);
    row("NPV, all accepted", ThresholdMetric::Npv, {3, 2, 0, 0}, Undefined::NonePredictedNegative);

    const ConfusionMatrix noPositives{0, 3, 0, 2};
    row("recall, no positives", ThresholdMetric::Recall, noPositives, Undefined::NoPositives);
    row("FNR, no positives", ThresholdMetric::Fnr, noPositives, Undefined::NoPositives);
    row("balanced accuracy, no positives", ThresholdMetric::BalancedAccuracy, noPositives,
        Undefined::NoPositives);
    row("Youden, no positives", ThresholdMetric::Youden, noPositives, Undefined::NoPositives);
    row("lift, no positives", ThresholdMetric::Lift, noPositives, Undefined::NoPositives);
    row("F1, no positives, none accepted", ThresholdMetric::F, {0, 0, 0, 5},
        Undefined::NoPositives);

    const ConfusionMatrix noNegatives{3, 0, 2, 0};
    row("specificity, no negatives", ThresholdMetric::Specificity, noNegatives,
        Undefined::NoNegatives);
    row("FPR, no negatives", ThresholdMetric::Fpr, noNegatives, Undefined::NoNegatives);
    row("balanced accuracy, no negatives", ThresholdMetric::BalancedAccuracy, noNegatives,
        Undefined::NoNegatives);
    row("Youden, no negatives", ThresholdMetric::Youden, noNegatives, Undefined::NoNegatives);

    row("LR+, no false positive", ThresholdMetric::LrPositive, {3, 0, 1, 4}, Undefined::EmptyCell);
    row("LR-, no true negative", ThresholdMetric::LrNegative, {3, 2, 1, 0}, Undefined::EmptyCell);
    row("odds ratio, no false positive", ThresholdMetric::DiagnosticOddsRatio, {3, 0, 1, 4},
        Undefined::EmptyCell);
    row("odds ratio, no false negative", ThresholdMetric::DiagnosticOddsRatio, {3, 2, 0, 4},
        Undefined::EmptyCell);
    row("LR+, no positives", ThresholdMetric::LrPositive, noPositives, Undefined::NoPositives);
    row("LR-, no negatives", ThresholdMetric::LrNegative, noNegatives, Undefined::NoNegatives);
    row("Jaccard, no positives, none accepted", ThresholdMetric::Jaccard, {0, 0, 0, 5},
        Undefined::NoPositives);
    row("kappa, all are true positives", ThresholdMetric::Kappa, {4, 0, 0, 0},
        Undefined::ChanceIsCertain);
    row("kappa, all are true negatives", ThresholdMetric::Kappa, {0, 0, 0, 4},
        Undefined::ChanceIsCertain);
}

void TestThresholdMetrics::undefined()
{
    QFETCH(const ThresholdMetric, rate);
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const Undefined, reason);
    const core::Value value = core::thresholdMetricOf(rate, counts);
    QVERIFY(!value);
    QCOMPARE(value.reason(), reason);
    QVERIFY(!core::exactThresholdMetric(rate, counts));
}

void TestThresholdMetrics::mcc_data()
{
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<double>("expected");
    QTest::newRow("4 over the root of 240") << mixed << 4 / std::sqrt(240.0);
    QTest::newRow("all right") << ConfusionMatrix{3, 0, 0, 7} << 1.0;
    QTest::newRow("all wrong") << ConfusionMatrix{0, 3, 7, 0} << -1.0;
    QTest::newRow("no positives") << ConfusionMatrix{0, 3, 0, 7} << 0.0;
    QTest::newRow("no negatives") << ConfusionMatrix{3, 0, 7, 0} << 0.0;
    QTest::newRow("none accepted") << ConfusionMatrix{0, 0, 3, 7} << 0.0;
    QTest::newRow("all accepted") << ConfusionMatrix{3, 7, 0, 0} << 0.0;
    QTest::newRow("14.4 billion") << passengers << 0.0;
    // For k = 10^8: TP TN - FN FP = (k+1)(k-1) - k k = -1, of products beyond 2^53, and the margins
    // are 2k+1 and 2k-1, twice each.
    QTest::newRow("the difference of large products")
        << ConfusionMatrix{100'000'001, 100'000'000, 100'000'000, 99'999'999}
        << -1 / (200'000'001.0 * 199'999'999.0);
}

void TestThresholdMetrics::mcc()
{
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const double, expected);
    const core::Value value = core::thresholdMetricOf(ThresholdMetric::Mcc, counts);
    QVERIFY(value);
    QVERIFY2(agree(*value, expected, 1e-15), digits(*value));
}

void TestThresholdMetrics::notWhole()
{
    const ConfusionMatrix weighted{0.5, 0.25, 1.5, 2};
    QVERIFY(!core::exactThresholdMetric(ThresholdMetric::Recall, weighted));
    QVERIFY(core::thresholdMetricOf(ThresholdMetric::Recall, weighted) == core::Value(0.25));
    QVERIFY(!core::exactThresholdMetric(ThresholdMetric::Recall, {0x1p53 + 2, 0, 1, 1}));
}

void TestThresholdMetrics::tableNamesEveryRateOnce()
{
    std::set<std::string_view> ids;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        QVERIFY(ids.insert(row.id).second);
        QCOMPARE(&core::rowOf(row.rate), &row);
    }
    QCOMPARE(ids.size(), static_cast<std::size_t>(core::lastThresholdMetric) + 1);
}

void TestThresholdMetrics::hasAnExactFractionWhereItIsDefined()
{
    std::mt19937 random(41);
    std::uniform_int_distribution<int> count(0, 4);
    for (int round = 0; round < 2000; ++round) {
        const ConfusionMatrix counts{double(count(random)), double(count(random)),
                                     double(count(random)), double(count(random))};
        for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
            const core::Value value = core::thresholdMetricOf(row.rate, counts, 2);
            const auto fraction = core::exactThresholdMetric(row.rate, counts, 2);
            QCOMPARE(fraction.has_value(), row.isRational && value.isDefined());
            if (fraction)
                QVERIFY2(agree(*value, fraction->toDouble(), 1e-15), digits(*value));
        }
    }
}

QTEST_APPLESS_MAIN(TestThresholdMetrics)

}  // namespace tst_threshold_metrics

#include "tst_threshold_metrics.moc"
