// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "tests/core/classification_cases.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <string>

namespace tst_classification_golden {

using core::ThresholdMetric;
using nlohmann::json;

// Figures of tests/data/classification that follow from thresholds; those that follow from scores
// as probabilities are in tst_probability_golden.

namespace {

QByteArray compared(const std::string& name, core::Value ours, const json& theirs)
{
    return QByteArray::fromStdString(name + " " + theirs.dump()) + ", ours " +
           (ours ? digits(*ours) : QByteArray("undefined"));
}

/// Ours agrees where theirs is a plain number, and is undefined where it is not.
bool agrees(core::Value ours, const json& theirs)
{
    if (isRefusedOrWarned(theirs))
        return !ours.isDefined();
    return ours.isDefined() && agree(*ours, theirs.get<double>());
}

/// scikit-learn writes nan where a class is missing: ours is undefined at every point.
bool agreesEverywhere(const core::ThresholdSweep& sweep, ThresholdMetric rate, const json& theirs)
{
    if (theirs.size() != sweep.size())
        return false;
    for (std::size_t i = 0; i < sweep.size(); ++i) {
        const core::Value ours = core::thresholdMetricOf(rate, sweep.counts(i));
        if (theirs[i] == "nan" ? ours.isDefined() : !agrees(ours, theirs[i]))
            return false;
    }
    return true;
}

/// Whether the point lies on the line through two others, in counts.
bool isBetween(const core::ThresholdSweep& sweep, std::size_t from, std::size_t point,
               std::size_t to)
{
    const auto rise = [&](std::size_t a, std::size_t b) {
        return sweep.truePositives(b) - sweep.truePositives(a);
    };
    const auto run = [&](std::size_t a, std::size_t b) {
        return sweep.falsePositives(b) - sweep.falsePositives(a);
    };
    return rise(from, point) * run(from, to) == run(from, point) * rise(from, to);
}

}  // namespace

class TestClassificationGolden : public QObject {
    Q_OBJECT
private slots:
    void init();
    void atThreshold_data();
    void atThreshold();
    void rocCurve_data();
    void rocCurve();
    void rocCurveDropped_data();
    void rocCurveDropped();
    void precisionRecallCurve_data();
    void precisionRecallCurve();
    void areas_data();
    void areas();
};

void TestClassificationGolden::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestClassificationGolden::atThreshold_data()
{
    addClassificationCases();
}

void TestClassificationGolden::atThreshold()
{
    QFETCH(const ClassificationCase, item);
    const core::ThresholdSweep sweep(item.samples());
    QVERIFY(!item.expected["at_threshold"].empty());
    for (const json& expected : item.expected["at_threshold"]) {
        const core::ConfusionMatrix counts =
            sweep.counts(sweep.pointAt(expected["threshold"].get<double>()));
        QVERIFY((counts == core::ConfusionMatrix{expected["tp"], expected["fp"], expected["fn"],
                                                 expected["tn"]}));
        const auto check = [&](const char* name, ThresholdMetric rate, double beta = 1) {
            const core::Value ours = core::thresholdMetricOf(rate, counts, beta);
            QVERIFY2(agrees(ours, expected[name]), compared(name, ours, expected[name]));
        };
        for (const ThresholdMetric rate :
             {ThresholdMetric::Accuracy, ThresholdMetric::BalancedAccuracy,
              ThresholdMetric::Precision, ThresholdMetric::Recall, ThresholdMetric::Specificity,
              ThresholdMetric::F, ThresholdMetric::Mcc})
            check(std::string(core::rowOf(rate).id).c_str(), rate);
        check("f0.5", ThresholdMetric::F, 0.5);
        check("f2", ThresholdMetric::F, 2);
    }
}

void TestClassificationGolden::rocCurve_data()
{
    addClassificationCases();
}

void TestClassificationGolden::rocCurve()
{
    QFETCH(const ClassificationCase, item);
    const json& expected = item.expected["roc_curve_all_points"];
    const core::ThresholdSweep sweep(item.samples());
    QCOMPARE(sweep.size(), expected["threshold"].size());
    QVERIFY(expected["threshold"][0].is_null());
    for (std::size_t i = 1; i < sweep.size(); ++i)
        QVERIFY(sweep.threshold(i) == expected["threshold"][i].get<double>());
    QVERIFY(agreesEverywhere(sweep, ThresholdMetric::Fpr, expected["fpr"]));
    QVERIFY(agreesEverywhere(sweep, ThresholdMetric::Recall, expected["tpr"]));
    QCOMPARE(sweep.missingClass().has_value(), isRefusedOrWarned(expected));
    if (sweep.missingClass())
        return;
    const core::RocCurve curve(sweep);
    for (std::size_t i = 0; i < curve.size(); ++i)
        QVERIFY(agree(curve.fpr(i), expected["fpr"][i].get<double>()) &&
                agree(curve.tpr(i), expected["tpr"][i].get<double>()));
}

void TestClassificationGolden::rocCurveDropped_data()
{
    addClassificationCases();
}

/// scikit-learn drops points whose neighbours are equally far in both counts: they lie on the line
/// between those that it keeps.
void TestClassificationGolden::rocCurveDropped()
{
    QFETCH(const ClassificationCase, item);
    const json& thresholds = item.expected["roc_curve_dropped"]["threshold"];
    const core::ThresholdSweep sweep(item.samples());
    std::size_t before = 0;
    for (std::size_t kept = 1; kept < thresholds.size(); ++kept) {
        const double threshold = thresholds[kept];
        const std::size_t point = sweep.pointAt(threshold);
        QVERIFY(sweep.threshold(point) == threshold);
        for (std::size_t dropped = before + 1; dropped < point; ++dropped)
            QVERIFY(isBetween(sweep, before, dropped, point));
        before = point;
    }
    QCOMPARE(before, sweep.size() - 1);
}

void TestClassificationGolden::precisionRecallCurve_data()
{
    addClassificationCases();
}

void TestClassificationGolden::precisionRecallCurve()
{
    QFETCH(const ClassificationCase, item);
    const json& expected = item.expected["precision_recall_curve"];
    const core::ThresholdSweep sweep(item.samples());
    const std::size_t last = sweep.size() - 1;
    QCOMPARE(expected["threshold"].size(), last);
    QCOMPARE(expected["precision"].size(), sweep.size());
    if (isRefusedOrWarned(expected)) {
        QVERIFY(sweep.missingClass() == core::Undefined::NoPositives);
        return;
    }
    // Theirs begins with the lowest threshold.
    const core::PrCurve curve(sweep);
    for (std::size_t i = 0; i < curve.size(); ++i) {
        QVERIFY(agree(curve.precision(last - i), expected["precision"][i].get<double>()));
        QVERIFY(agree(curve.recall(last - i), expected["recall"][i].get<double>()));
        QVERIFY(i == last || sweep.threshold(last - i) == expected["threshold"][i].get<double>());
    }
}

void TestClassificationGolden::areas_data()
{
    addClassificationCases();
}

void TestClassificationGolden::areas()
{
    QFETCH(const ClassificationCase, item);
    const core::ThresholdSweep sweep(item.samples());
    const auto check = [&](const char* name, core::Value ours) {
        QVERIFY2(agrees(ours, item.expected[name]), compared(name, ours, item.expected[name]));
    };
    check("roc_auc", core::auc(sweep));
    check("average_precision", core::averagePrecision(sweep));
    // Below a curve that was drawn with a warning, the area comes without one.
    if (isRefusedOrWarned(item.expected["precision_recall_curve"]))
        QVERIFY(core::prTrapezoidArea(sweep) == core::Value(core::Undefined::NoPositives));
    else
        check("pr_auc_trapezoid", core::prTrapezoidArea(sweep));
}

QTEST_APPLESS_MAIN(TestClassificationGolden)

}  // namespace tst_classification_golden

#include "tst_classification_golden.moc"
