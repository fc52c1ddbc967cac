// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cstdint>
#include <string>
#include <vector>

namespace tst_published_classification {

// Worked examples from an introduction to classification metrics on the web, computed anew in
// double precision by a program of its own.

using core::ConfusionMatrix;
using core::ThresholdMetric;

class TestPublishedClassification : public QObject {
    Q_OBJECT
private slots:
    void init();
    void rates_data();
    void rates();
    void areas_data();
    void areas();
};

void TestPublishedClassification::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestPublishedClassification::rates_data()
{
    QTest::addColumn<ConfusionMatrix>("counts");
    QTest::addColumn<ThresholdMetric>("rate");
    QTest::addColumn<core::Value>("expected");
    const auto row = [](const char* name, const ConfusionMatrix& counts, ThresholdMetric rate,
                        core::Value expected) {
        QTest::addRow("%s, %s", name, std::string(core::rowOf(rate).id).c_str())
            << counts << rate << expected;
    };
    const ConfusionMatrix harmless{0, 0, 19, 14'399'999'981.0};
    row("accuracy-paradox", harmless, ThresholdMetric::Accuracy, 0.9999999986805556);
    row("accuracy-paradox", harmless, ThresholdMetric::Recall, 0.0);
    row("accuracy-paradox", harmless, ThresholdMetric::Precision,
        core::Undefined::NonePredictedPositive);

    // The formulas at TP 6, FP 2, FN 3, TN 9.
    const ConfusionMatrix some{6, 2, 3, 9};
    row("rates-from-counts", some, ThresholdMetric::Accuracy, 15.0 / 20);
    row("rates-from-counts", some, ThresholdMetric::Precision, 6.0 / 8);
    row("rates-from-counts", some, ThresholdMetric::Recall, 6.0 / 9);
    row("rates-from-counts", some, ThresholdMetric::Fpr, 2.0 / 11);
    row("rates-from-counts", some, ThresholdMetric::F, 12.0 / 17);
}

void TestPublishedClassification::rates()
{
    QFETCH(const ConfusionMatrix, counts);
    QFETCH(const ThresholdMetric, rate);
    QFETCH(const core::Value, expected);
    const core::Value ours = core::thresholdMetricOf(rate, counts);
    if (expected)
        QVERIFY2(ours && agree(*ours, *expected), digits(ours.valueOr(-1)));
    else
        QVERIFY(ours == expected);
}

void TestPublishedClassification::areas_data()
{
    QTest::addColumn<std::vector<std::uint8_t>>("labels");
    QTest::addColumn<std::vector<double>>("scores");
    QTest::addColumn<double>("expected");
    using Labels = std::vector<std::uint8_t>;
    using Scores = std::vector<double>;
    QTest::newRow("auc-equal-logloss-not, A") << Labels{1, 0} << Scores{0.51, 0.49} << 1.0;
    QTest::newRow("auc-equal-logloss-not, B") << Labels{1, 0} << Scores{0.99, 0.01} << 1.0;
    QTest::newRow("auc-high-logloss-high")
        << Labels{1, 1, 0, 0, 0, 0, 0, 0} << Scores{0.9, 0.9, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4} << 1.0;
}

void TestPublishedClassification::areas()
{
    QFETCH(const std::vector<std::uint8_t>, labels);
    QFETCH(const std::vector<double>, scores);
    QFETCH(const double, expected);
    QVERIFY(core::auc(core::ThresholdSweep({scores, labels})) == core::Value(expected));
}

QTEST_APPLESS_MAIN(TestPublishedClassification)

}  // namespace tst_published_classification

#include "tst_published_classification.moc"
