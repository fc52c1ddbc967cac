// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/rate.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <optional>
#include <random>
#include <set>
#include <string>

namespace tst_rates {

using core::Counts;
using core::Rate;
using core::Undefined;

namespace {

/// 19 positives among 14.4 billion, none of them found.
constexpr Counts passengers{0, 0, 19, 14'399'999'981.0};
constexpr Counts mixed{3, 2, 1, 2};

std::string text(const std::optional<core::Fraction>& fraction)
{
    if (!fraction)
        return {};
    return std::to_string(fraction->numerator()) + "/" + std::to_string(fraction->denominator());
}

}  // namespace

class TestRates : public QObject {
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

void TestRates::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRates::exact_data()
{
    QTest::addColumn<Rate>("rate");
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<double>("beta");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Rate rate, const Counts& counts, const char* expected,
                        double beta = 1) {
        QTest::newRow(name) << rate << counts << beta << std::string(expected);
    };
    row("accuracy", Rate::Accuracy, mixed, "5/8");
    row("balanced accuracy", Rate::BalancedAccuracy, mixed, "5/8");
    row("precision", Rate::Precision, mixed, "3/5");
    row("recall", Rate::Recall, mixed, "3/4");
    row("specificity", Rate::Specificity, mixed, "1/2");
    row("FPR", Rate::Fpr, mixed, "1/2");
    row("FNR", Rate::Fnr, mixed, "1/4");
    row("NPV", Rate::Npv, mixed, "2/3");
    row("F1", Rate::F, mixed, "2/3");
    row("F0.5", Rate::F, mixed, "5/8", 0.5);
    row("F2", Rate::F, mixed, "5/7", 2);
    row("kappa", Rate::Kappa, mixed, "1/4");
    row("Youden", Rate::Youden, mixed, "1/4");
    row("lift", Rate::Lift, mixed, "6/5");
    row("share accepted", Rate::PredictedPositive, mixed, "5/8");
    row("MCC is a root", Rate::Mcc, mixed, "");

    row("accuracy of 14.4 billion", Rate::Accuracy, passengers, "14399999981/14400000000");
    row("recall of 14.4 billion", Rate::Recall, passengers, "0/1");
    row("specificity of 14.4 billion", Rate::Specificity, passengers, "1/1");
    row("NPV of 14.4 billion", Rate::Npv, passengers, "14399999981/14400000000");
    row("balanced accuracy of 14.4 billion", Rate::BalancedAccuracy, passengers, "1/2");
    row("F1 of 14.4 billion", Rate::F, passengers, "0/1");
    row("kappa that does not fit 64 bits", Rate::Kappa, {5e9, 1, 1, 5e9}, "");

    row("F1 where nothing is accepted", Rate::F, {0, 0, 3, 2}, "0/1");
    row("F1 without positives", Rate::F, {0, 3, 0, 2}, "0/1");
    row("balanced accuracy, only positives, all accepted", Rate::BalancedAccuracy, {4, 0, 0, 0},
        "1/1");
    row("balanced accuracy, only negatives, none accepted", Rate::BalancedAccuracy, {0, 0, 0, 4},
        "1/1");
    row("kappa of none right", Rate::Kappa, {0, 2, 2, 0}, "-1/1");
    row("Youden of none right", Rate::Youden, {0, 2, 2, 0}, "-1/1");
}

void TestRates::exact()
{
    QFETCH(const Rate, rate);
    QFETCH(const Counts, counts);
    QFETCH(const double, beta);
    QFETCH(const std::string, expected);
    QCOMPARE(text(core::exactRate(rate, counts, beta)), expected);
    const core::Value value = core::rateOf(rate, counts, beta);
    QVERIFY(value);
    if (const auto fraction = core::exactRate(rate, counts, beta))
        QVERIFY2(agree(*value, fraction->toDouble(), 1e-15), digits(*value));
}

void TestRates::undefined_data()
{
    QTest::addColumn<Rate>("rate");
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<Undefined>("reason");
    const auto row = [](const char* name, Rate rate, const Counts& counts, Undefined reason) {
        QTest::newRow(name) << rate << counts << reason;
    };
    for (const core::RateRow& rate : core::rateTable())
        QTest::addRow("%s of nothing", std::string(rate.id).c_str())
            << rate.rate << Counts{} << Undefined::NoSamples;

    const Counts noneAccepted{0, 0, 3, 2};
    row("precision, none accepted", Rate::Precision, noneAccepted,
        Undefined::NonePredictedPositive);
    row("lift, none accepted", Rate::Lift, noneAccepted, Undefined::NonePredictedPositive);
    row("precision of 14.4 billion", Rate::Precision, passengers, Undefined::NonePredictedPositive);
    row("NPV, all accepted", Rate::Npv, {3, 2, 0, 0}, Undefined::NonePredictedNegative);

    const Counts noPositives{0, 3, 0, 2};
    row("recall, no positives", Rate::Recall, noPositives, Undefined::NoPositives);
    row("FNR, no positives", Rate::Fnr, noPositives, Undefined::NoPositives);
    row("balanced accuracy, no positives", Rate::BalancedAccuracy, noPositives,
        Undefined::NoPositives);
    row("Youden, no positives", Rate::Youden, noPositives, Undefined::NoPositives);
    row("lift, no positives", Rate::Lift, noPositives, Undefined::NoPositives);
    row("F1, no positives, none accepted", Rate::F, {0, 0, 0, 5}, Undefined::NoPositives);

    const Counts noNegatives{3, 0, 2, 0};
    row("specificity, no negatives", Rate::Specificity, noNegatives, Undefined::NoNegatives);
    row("FPR, no negatives", Rate::Fpr, noNegatives, Undefined::NoNegatives);
    row("balanced accuracy, no negatives", Rate::BalancedAccuracy, noNegatives,
        Undefined::NoNegatives);
    row("Youden, no negatives", Rate::Youden, noNegatives, Undefined::NoNegatives);

    row("kappa, all are true positives", Rate::Kappa, {4, 0, 0, 0}, Undefined::ChanceIsCertain);
    row("kappa, all are true negatives", Rate::Kappa, {0, 0, 0, 4}, Undefined::ChanceIsCertain);
}

void TestRates::undefined()
{
    QFETCH(const Rate, rate);
    QFETCH(const Counts, counts);
    QFETCH(const Undefined, reason);
    const core::Value value = core::rateOf(rate, counts);
    QVERIFY(!value);
    QCOMPARE(value.reason(), reason);
    QVERIFY(!core::exactRate(rate, counts));
}

void TestRates::mcc_data()
{
    QTest::addColumn<Counts>("counts");
    QTest::addColumn<double>("expected");
    QTest::newRow("4 over the root of 240") << mixed << 4 / std::sqrt(240.0);
    QTest::newRow("all right") << Counts{3, 0, 0, 7} << 1.0;
    QTest::newRow("all wrong") << Counts{0, 3, 7, 0} << -1.0;
    QTest::newRow("no positives") << Counts{0, 3, 0, 7} << 0.0;
    QTest::newRow("no negatives") << Counts{3, 0, 7, 0} << 0.0;
    QTest::newRow("none accepted") << Counts{0, 0, 3, 7} << 0.0;
    QTest::newRow("all accepted") << Counts{3, 7, 0, 0} << 0.0;
    QTest::newRow("14.4 billion") << passengers << 0.0;
    // For k = 10^8: TP TN - FN FP = (k+1)(k-1) - k k = -1, of products beyond 2^53, and the margins
    // are 2k+1 and 2k-1, twice each.
    QTest::newRow("the difference of large products")
        << Counts{100'000'001, 100'000'000, 100'000'000, 99'999'999}
        << -1 / (200'000'001.0 * 199'999'999.0);
}

void TestRates::mcc()
{
    QFETCH(const Counts, counts);
    QFETCH(const double, expected);
    const core::Value value = core::rateOf(Rate::Mcc, counts);
    QVERIFY(value);
    QVERIFY2(agree(*value, expected, 1e-15), digits(*value));
}

void TestRates::notWhole()
{
    const Counts weighted{0.5, 0.25, 1.5, 2};
    QVERIFY(!core::exactRate(Rate::Recall, weighted));
    QVERIFY(core::rateOf(Rate::Recall, weighted) == core::Value(0.25));
    QVERIFY(!core::exactRate(Rate::Recall, {0x1p53 + 2, 0, 1, 1}));
}

void TestRates::tableNamesEveryRateOnce()
{
    std::set<std::string_view> ids;
    for (const core::RateRow& row : core::rateTable()) {
        QVERIFY(ids.insert(row.id).second);
        QCOMPARE(&core::rowOf(row.rate), &row);
    }
    QCOMPARE(ids.size(), static_cast<std::size_t>(Rate::PredictedPositive) + 1);
}

void TestRates::hasAnExactFractionWhereItIsDefined()
{
    std::mt19937 random(41);
    std::uniform_int_distribution<int> count(0, 4);
    for (int round = 0; round < 2000; ++round) {
        const Counts counts{double(count(random)), double(count(random)), double(count(random)),
                            double(count(random))};
        for (const core::RateRow& row : core::rateTable()) {
            const core::Value value = core::rateOf(row.rate, counts, 2);
            const auto fraction = core::exactRate(row.rate, counts, 2);
            QCOMPARE(fraction.has_value(), row.isRational && value.isDefined());
            if (fraction)
                QVERIFY2(agree(*value, fraction->toDouble(), 1e-15), digits(*value));
        }
    }
}

QTEST_APPLESS_MAIN(TestRates)

}  // namespace tst_rates

#include "tst_rates.moc"
