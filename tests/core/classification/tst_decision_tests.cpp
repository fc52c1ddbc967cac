// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/decision_tests.h"
#include "core/classification/uncertainty/net_benefit_interval.h"
#include "core/metrics/statistics/mcnemar.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <cstdint>
#include <vector>

namespace tst_decision_tests {

class TestDecisionTests : public QObject {
    Q_OBJECT
private slots:
    void init();
    void asFagerland_data();
    void asFagerland();
    void asDTComPair();
    void withoutOverlapTwoProportions();
    void undefined();
    void netBenefits();
    void netBenefitsAtManyThresholds();
};

void TestDecisionTests::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestDecisionTests::asFagerland_data()
{
    QTest::addColumn<int>("onlyFirst");
    QTest::addColumn<int>("onlySecond");
    QTest::addColumn<double>("exact");
    QTest::addColumn<double>("mid");
    QTest::newRow("airway hyper-responsiveness, p 0.070 and 0.039")
        << 1 << 7 << 18 / 256.0 << 10 / 256.0;
    QTest::newRow("complete response, p 0.052 and 0.035")
        << 6 << 16 << 220112 / 4194304.0 << 145499 / 4194304.0;
    QTest::newRow("the same, exchanged") << 16 << 6 << 220112 / 4194304.0 << 145499 / 4194304.0;
    QTest::newRow("an equal split") << 3 << 3 << 1.0 << 1.0;
    QTest::newRow("no discordant pair") << 0 << 0 << 1.0 << 1.0;
    QTest::newRow("on one side only") << 0 << 5 << 1 / 16.0 << 1 / 32.0;
}

void TestDecisionTests::asFagerland()
{
    QFETCH(const int, onlyFirst);
    QFETCH(const int, onlySecond);
    QFETCH(const double, exact);
    QFETCH(const double, mid);
    const core::McNemarP p =
        core::mcNemar(static_cast<std::size_t>(onlyFirst), static_cast<std::size_t>(onlySecond));
    QVERIFY2(agree(p.exact, exact, 1e-9), digits(p.exact));
    QVERIFY2(agree(p.mid, mid, 1e-9), digits(p.mid));
}

/// Two models that predict positive from 0.5 on, with the counts of Paired1 in R's DTComPair, whose
/// documentation has the figures of pv.wgs().
void TestDecisionTests::asDTComPair()
{
    std::vector<double> first;
    std::vector<double> second;
    std::vector<std::uint8_t> labels;
    const auto add = [&](int count, double byFirst, double bySecond, std::uint8_t label) {
        for (int i = 0; i < count; ++i) {
            first.push_back(byFirst);
            second.push_back(bySecond);
            labels.push_back(label);
        }
    };
    add(319, 1, 1, 1);
    add(78, 1, 0, 1);
    add(22, 0, 1, 1);
    add(32, 0, 0, 1);
    add(31, 1, 1, 0);
    add(53, 1, 0, 0);
    add(22, 0, 1, 0);
    add(155, 0, 0, 0);
    const auto outcomes = core::pairedOutcomes({first, labels}, 0.5, {second, labels}, 0.5);
    const auto tests = core::decisionTests(outcomes, false);
    QCOMPARE(tests.size(), std::size_t{5});
    const auto& precision = tests[3];
    QCOMPARE(precision.rate, core::ThresholdMetric::Precision);
    QVERIFY2(agree(*precision.difference, 0.04011841, 1e-6), digits(*precision.difference));
    QVERIFY2(agree(*precision.pValue, 0.01939120, 1e-6), digits(*precision.pValue));
    QVERIFY(!precision.exactP);
    const auto& npv = tests[4];
    QCOMPARE(npv.rate, core::ThresholdMetric::Npv);
    QVERIFY2(agree(*npv.difference, -0.1121457, 1e-6), digits(*npv.difference));
    QVERIFY2(agree(*npv.pValue, 4.775012e-05, 1e-6), digits(*npv.pValue));
    QVERIFY2(agree(*tests[0].difference, (341 + 208 - 397 - 177) / 712.0),
             digits(*tests[0].difference));
    QVERIFY2(agree(*tests[1].difference, -56 / 451.0), digits(*tests[1].difference));
    QVERIFY2(agree(*tests[2].difference, 31 / 261.0), digits(*tests[2].difference));
    QCOMPARE(*tests[1].pValue, core::mcNemar(78, 22).mid);
    QCOMPARE(**tests[2].exactP, core::mcNemar(22, 53).exact);
    QCOMPARE(*tests[0].pValue, core::mcNemar(78 + 22, 22 + 53).mid);
}

/// Decisions that share no sample are two independent shares: Pearson's chi-squared test of 30 of
/// 40 against 10 of 20, 15/4 = 3.75.
void TestDecisionTests::withoutOverlapTwoProportions()
{
    const core::Value p = core::samePrecisionP({0, 30, 10, 5}, {0, 10, 10, 5});
    QVERIFY2(agree(*p, std::erfc(std::sqrt(3.75 / 2))), digits(*p));
}

void TestDecisionTests::undefined()
{
    const std::vector<double> none{0.1, 0.2};
    const std::vector<double> all{0.9, 0.8};
    const std::vector<std::uint8_t> labels{0, 1};
    const auto outcomes = core::pairedOutcomes({none, labels}, 0.5, {all, labels}, 0.5);
    const auto tests = core::decisionTests(outcomes, false);
    QCOMPARE(tests[3].pValue.reason(), core::Undefined::NonePredictedPositive);
    QCOMPARE(tests[4].difference.reason(), core::Undefined::NonePredictedNegative);
    QCOMPARE(*tests[1].difference, 1.0);
    const auto weighted = core::decisionTests(outcomes, true);
    QCOMPARE(weighted[0].pValue.reason(), core::Undefined::Weighted);
    QCOMPARE(weighted[0].exactP->reason(), core::Undefined::Weighted);
}

/// 10 samples at 1/5, so that a false positive costs 1/4. The first model finds 3 of 4 positives
/// with 2 false ones, the second 2 with none: means of -1 once and 1/4 twice.
void TestDecisionTests::netBenefits()
{
    const core::Estimate first = core::netBenefitEstimate({3, 2, 1, 4}, 0.2, false);
    QVERIFY2(agree(*first.value, 0.25), digits(*first.value));
    const double half = 1.959963984540054 * std::sqrt((3.125 / 10 - 0.0625) / 10);
    QVERIFY2(agree(first.interval->low, 0.25 - half, 1e-9), digits(first.interval->low));
    QVERIFY2(agree(first.interval->high, 0.25 + half, 1e-9), digits(first.interval->high));
    const core::PairedOutcomes outcomes{{2, 1, 0, 1}, {0, 2, 0, 4}};
    const core::Estimate difference = core::netBenefitDifference(outcomes, 0.2);
    QVERIFY2(agree(*difference.value, -0.05), digits(*difference.value));
    const double halfDifference = 1.959963984540054 * std::sqrt((1.125 / 10 - 0.0025) / 10);
    QVERIFY2(agree(difference.interval->high, -0.05 + halfDifference, 1e-9),
             digits(difference.interval->high));
    QCOMPARE(core::netBenefitEstimate({3, 2, 1, 4}, 0.2, true).interval.error(),
             core::Undefined::Weighted);
    QCOMPARE(core::netBenefitEstimate({3, 2, 1, 4}, 1, false).value.reason(),
             core::Undefined::NotAProbability);
    QCOMPARE(core::netBenefitDifference(outcomes, 1).value.reason(),
             core::Undefined::NotAProbability);
}

/// Two positives and two negatives; the second model finds both positives at 0.5, the first one and
/// a negative. Elsewhere, as for one threshold.
void TestDecisionTests::netBenefitsAtManyThresholds()
{
    const std::vector<std::uint8_t> labels{1, 1, 0, 0};
    const std::vector<double> first{0.9, 0.3, 0.6, 0.1};
    const std::vector<double> second{0.5, 0.8, 0.2, 0.2};
    const core::ScoredLabels one{first, labels};
    const core::ScoredLabels other{second, labels};
    const core::ThresholdSweep ofOne(one);
    const core::ThresholdSweep ofOther(other);
    const std::vector<double> thresholds{0, 0.1, 0.2, 0.25, 0.3, 0.5, 0.55, 0.85, 0.95};
    const auto found = core::netBenefitDifferences({one, ofOne}, {other, ofOther}, thresholds,
                                                   core::Outside::Undefined);
    QCOMPARE(found.size(), thresholds.size());
    QVERIFY(agree(*found[5].value, (1 + 1) / 4.0));
    QVERIFY(agree(*found[7].value, -1 / 4.0));
    for (std::size_t i = 0; i < thresholds.size(); ++i) {
        const auto alone = core::netBenefitDifference(
            core::pairedOutcomes(one, thresholds[i], other, thresholds[i]), thresholds[i]);
        QVERIFY2(agree(*found[i].value, *alone.value), digits(thresholds[i]));
        QVERIFY(agree(found[i].interval->low, alone.interval->low));
    }
}

QTEST_APPLESS_MAIN(TestDecisionTests)

}  // namespace tst_decision_tests

#include "tst_decision_tests.moc"
