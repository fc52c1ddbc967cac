// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/predictive_values.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

namespace tst_predictive_values {

using core::ConfusionMatrix;
using core::predictiveValuesAt;
using core::Undefined;

class TestPredictiveValues : public QObject {
    Q_OBJECT
private slots:
    void init();
    void byHand();
    void atTheSamplesOwnPrevalence();
    void intervals();
    void certainValuesHaveNone();
    void undefined();
};

void TestPredictiveValues::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// Sensitivity and specificity 9/10, one in a hundred ill: 9 of 9 + 99 are, 1/12.
void TestPredictiveValues::byHand()
{
    const ConfusionMatrix counts{90, 10, 10, 90};
    const auto values = predictiveValuesAt(0.01, counts, counts);
    QVERIFY2(agree(*values.positive.value, 1 / 12.0), digits(*values.positive.value));
    QVERIFY2(agree(*values.negative.value, 891 / 892.0), digits(*values.negative.value));
}

void TestPredictiveValues::atTheSamplesOwnPrevalence()
{
    const ConfusionMatrix counts{670, 202, 74, 640};
    const auto values = predictiveValuesAt(744 / 1586.0, counts, counts);
    QVERIFY(agree(*values.positive.value, 670 / 872.0));
    QVERIFY(agree(*values.negative.value, 640 / 714.0));
}

/// epiR's example (see tst_rate_interval); numpy: o = 0.1/0.9, f = o * lr / (1 + o * lr) for LR+
/// and its ends, 1 - f for LR-.
void TestPredictiveValues::intervals()
{
    const ConfusionMatrix counts{670, 202, 74, 640};
    const auto values = predictiveValuesAt(0.1, counts, counts);
    QVERIFY(agree(*values.positive.value, 0.2943238804381625));
    QVERIFY2(agree(values.positive.interval->low, 0.26952133826689895),
             digits(values.positive.interval->low));
    QVERIFY2(agree(values.positive.interval->high, 0.32040772223181735),
             digits(values.positive.interval->high));
    QVERIFY(agree(*values.negative.value, 0.9856689026134909));
    QVERIFY2(agree(values.negative.interval->low, 0.9822135230206844),
             digits(values.negative.interval->low));
    QVERIFY2(agree(values.negative.interval->high, 0.9884608916775453),
             digits(values.negative.interval->high));
}

void TestPredictiveValues::certainValuesHaveNone()
{
    const ConfusionMatrix counts{5, 0, 2, 7};
    const auto values = predictiveValuesAt(0.3, counts, counts);
    QVERIFY(values.positive.value == core::Value(1.0));
    QCOMPARE(values.positive.interval.error(), Undefined::EmptyCell);
    QVERIFY(values.negative.interval);
}

void TestPredictiveValues::undefined()
{
    const ConfusionMatrix none{0, 0, 3, 4};
    QCOMPARE(predictiveValuesAt(0.3, none, none).positive.value.reason(),
             Undefined::NonePredictedPositive);
    const ConfusionMatrix all{3, 4, 0, 0};
    QCOMPARE(predictiveValuesAt(0.3, all, all).negative.value.reason(),
             Undefined::NonePredictedNegative);
    const ConfusionMatrix positives{3, 0, 1, 0};
    QCOMPARE(predictiveValuesAt(0.3, positives, positives).positive.value.reason(),
             Undefined::NoNegatives);
}

QTEST_APPLESS_MAIN(TestPredictiveValues)

}  // namespace tst_predictive_values

#include "tst_predictive_values.moc"
