// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_curves.h"
#include "core/classification/multiclass/class_intervals.h"
#include "core/classification/multiclass/class_values.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace tst_class_scores {

using core::ClassSamples;
using core::Undefined;

namespace {

/// Twelve samples of three classes, with ties within and between classes.
ClassSamples twelve()
{
    ClassSamples samples;
    samples.classes = {"a", "b", "c"};
    samples.labels = {0, 0, 0, 1, 1, 1, 1, 0, 2, 2, 2, 1};
    samples.scores = {{.6, .5, .3, .7, .2, .1, .4, .2, .1, .3, .1, .2},
                      {.3, .3, .4, .2, .5, .6, .4, .6, .2, .3, .5, .2},
                      {.1, .2, .3, .1, .3, .3, .2, .2, .7, .4, .4, .6}};
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples.predicted.push_back(core::highestClass(samples, i));
    return samples;
}

core::Value valueOf(const core::ClassValues& values, const std::string& id)
{
    for (const core::NamedClassValue& each : values.values)
        if (each.id == id)
            return each.value;
    return Undefined::NoHit;
}

double areaBelow(const std::vector<core::CurvePoint>& points)
{
    double area = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        area += (points[i].x - points[i - 1].x) * (points[i].y + points[i - 1].y) / 2;
    return area;
}

std::vector<core::ThresholdSweep> sweepsOf(const ClassSamples& samples)
{
    std::vector<core::ThresholdSweep> sweeps;
    for (std::size_t each = 0; each < samples.classes.size(); ++each)
        sweeps.push_back(core::sweepAgainstRest(samples, each));
    return sweeps;
}

}  // namespace

class TestClassScores : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void asScikitLearn_data();
    void asScikitLearn();
    void ofEachClass();
    void weighted();
    void pairs();
    void aClassWithoutSamples();
    void scoresThatAreNoProbabilities();
    void gradesFarApartWeighMore();
    void macroCurvesHaveTheMeanArea();
    void macroRocOfTwoClasses();
    void intervalsKeepTheClasses();
    void intervalsAreTheSameOnAnyMachine();
    void intervalsOfUndefinedValues();
};

/// scikit-learn 1.2.1: roc_auc_score (multi_class ovr and ovo; labels binarised for micro),
/// average_precision_score and brier_score_loss of binarised labels, cohen_kappa_score; the
/// calibration errors by numpy, with bins closed on the right.
void TestClassScores::asScikitLearn_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* id, double expected) {
        QTest::newRow(id) << QString::fromLatin1(id) << expected;
    };
    row("macro_auc", 0.7201003086419754);
    row("weighted_auc", 0.6846064814814815);
    row("micro_auc", 0.7083333333333333);
    row("hand_till_m", 0.7347222222222222);
    row("weighted_pair_auc", 0.718576388888889);
    row("macro_average_precision", 0.6092592592592593);
    row("micro_average_precision", 0.4913148380890317);
    row("weighted_average_precision", 0.5787037037037037);
    row("kappa", 0.23404255319148937);
    row("linear_kappa", 0.38983050847457634);
    row("quadratic_kappa", 0.5662650602409638);
    row("brier", 0.5916666666666667);
    row("class_ece", 0.26666666666666666);
    row("confidence_ece", 0.125);
}

void TestClassScores::asScikitLearn()
{
    QFETCH(const QString, id);
    QFETCH(const double, expected);
    const core::Value value = valueOf(core::classValues(twelve(), {}), id.toStdString());
    QVERIFY(value);
    QVERIFY2(agree(*value, expected), digits(*value));
}

void TestClassScores::ofEachClass()
{
    const core::ClassValues values = core::classValues(twelve(), {});
    const std::array aucs{0.734375, 0.5, 0.9259259259259259};
    const std::array precisions{0.5277777777777778, 0.4666666666666667, 0.8333333333333333};
    for (std::size_t each = 0; each < aucs.size(); ++each) {
        QVERIFY(agree(*values.ofClass[each].auc, aucs[each]));
        QVERIFY(agree(*values.ofClass[each].averagePrecision, precisions[each]));
    }
}

/// scikit-learn 1.2.1 with sample_weight.
void TestClassScores::weighted()
{
    ClassSamples samples = twelve();
    samples.weights = {1, 2, 1, 3, 1, 1, 2, 1, 1, 1, 2, 1};
    const core::ClassValues values = core::classValues(samples, {});
    QVERIFY(agree(*valueOf(values, "micro_auc"), 0.6643598615916955));
    QVERIFY(agree(*valueOf(values, "macro_average_precision"), 0.5765723981900452));
    QVERIFY(agree(*valueOf(values, "quadratic_kappa"), 0.48484848484848486));
}

/// scikit-learn's roc_auc_score of the samples of two classes.
void TestClassScores::pairs()
{
    const core::ClassValues values = core::classValues(twelve(), {});
    QCOMPARE(values.ofPair.size(), std::size_t{3});
    const std::array<std::pair<double, double>, 3> expected{
        {{0.65, 0.45}, {0.875, 1.0}, {0.5666666666666667, 0.8666666666666667}}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(agree(*values.ofPair[i].byFirst, expected[i].first));
        QVERIFY(agree(*values.ofPair[i].bySecond, expected[i].second));
        QVERIFY(agree(*values.ofPair[i].auc(), (expected[i].first + expected[i].second) / 2));
    }
    QCOMPARE(values.ofPair[1].second, std::size_t{2});
}

void TestClassScores::aClassWithoutSamples()
{
    ClassSamples samples = twelve();
    samples.labels = {0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1};
    const core::ClassValues values = core::classValues(samples, {});
    QCOMPARE(values.ofPair.size(), std::size_t{1});
    QVERIFY(agree(*valueOf(values, "hand_till_m"), *values.ofPair.front().auc()));
    QCOMPARE(values.ofClass[2].averagePrecision.reason(), Undefined::NoPositives);
    samples.labels.assign(samples.labels.size(), 0);
    QVERIFY(!valueOf(core::classValues(samples, {}), "hand_till_m"));
}

void TestClassScores::scoresThatAreNoProbabilities()
{
    ClassSamples samples = twelve();
    for (std::vector<double>& scores : samples.scores)
        for (double& score : scores)
            score = 10 * score - 3;
    const core::ClassValues values = core::classValues(samples, {});
    QVERIFY(agree(*valueOf(values, "hand_till_m"), 0.7347222222222222));
    for (const char* id : {"brier", "class_ece", "confidence_ece", "log_loss"})
        QCOMPARE(valueOf(values, id).reason(), Undefined::NotAProbability);
}

/// scikit-learn 1.2.1's cohen_kappa_score with weights. One error of four: off by one, by two.
void TestClassScores::gradesFarApartWeighMore()
{
    const auto kappaOf = [](std::uint32_t predicted, core::KappaWeights weights) {
        ClassSamples samples;
        samples.classes = {"low", "middle", "high"};
        samples.labels = {0, 0, 1, 2};
        samples.predicted = {0, predicted, 1, 2};
        return *core::weightedKappa(core::ClassMatrix(samples), weights);
    };
    using core::KappaWeights;
    QVERIFY(agree(kappaOf(1, KappaWeights::Linear), 0.7142857142857143));
    QVERIFY(agree(kappaOf(1, KappaWeights::Quadratic), 0.8));
    QVERIFY(agree(kappaOf(2, KappaWeights::Linear), 0.5));
    QVERIFY(agree(kappaOf(2, KappaWeights::Quadratic), 0.38461538461538464));
}

void TestClassScores::macroCurvesHaveTheMeanArea()
{
    const auto sweeps = sweepsOf(twelve());
    // As in scikit-learn: the means of the classes' areas.
    QVERIFY(agree(areaBelow(core::macroRoc(sweeps)), 0.7201003086419754));
    QVERIFY(agree(areaBelow(core::macroPrecisionRecall(sweeps)), 0.6092592592592593));
}

/// One class perfect, one by chance: the mean rises from 1/2 at 0 to 1.
void TestClassScores::macroRocOfTwoClasses()
{
    ClassSamples samples;
    samples.classes = {"a", "b"};
    samples.labels = {0, 1};
    samples.predicted = {0, 0};
    samples.scores = {{0.9, 0.1}, {0.5, 0.5}};
    const auto points = core::macroRoc(sweepsOf(samples));
    QCOMPARE(points.size(), std::size_t{3});
    QCOMPARE(points[0].y, 0.0);
    QCOMPARE(points[1].x, 0.0);
    QCOMPARE(points[1].y, 0.5);
    QCOMPARE(points[2].x, 1.0);
    QCOMPARE(points[2].y, 1.0);
}

/// Ten samples of a class, five right: the number right in a round is binomial, at most 1 in 1.07 %
/// and at most 2 in 5.47 % of rounds, so that the ends are 2/10 and 8/10. The other class is
/// always right.
void TestClassScores::intervalsKeepTheClasses()
{
    ClassSamples samples;
    samples.classes = {"a", "b"};
    samples.labels = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1};
    samples.predicted = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
    const core::ClassValues values = core::classValues(samples, {});
    const core::ClassIntervals intervals = core::classIntervals(samples, values, {});
    QCOMPARE(intervals.ofClass[0].recall->low, 0.2);
    QCOMPARE(intervals.ofClass[0].recall->high, 0.8);
    QCOMPARE(intervals.ofClass[1].recall->low, 1.0);
    QCOMPARE(intervals.values.front().value().low, (2 + 2) / 12.0);  // accuracy
    QCOMPARE(intervals.values.front().value().high, (8 + 2) / 12.0);
}

void TestClassScores::intervalsAreTheSameOnAnyMachine()
{
    const ClassSamples samples = twelve();
    const core::ClassValues values = core::classValues(samples, {});
    const core::ClassIntervals one = core::classIntervals(samples, values, {}, {200, 7});
    const core::ClassIntervals three =
        core::classIntervals(samples, values, {}, {200, 7}, core::Threads(3));
    QCOMPARE(one.values.size(), values.values.size());
    for (std::size_t i = 0; i < values.values.size(); ++i) {
        const std::string& id = values.values[i].id;
        QVERIFY2(one.values[i] || id.ends_with("_ece"), id.c_str());
        QCOMPARE(bool(one.values[i]), bool(three.values[i]));
        if (!one.values[i])
            continue;
        QVERIFY2(!id.ends_with("_ece") || (*values.values[i].value >= one.values[i]->low &&
                                           *values.values[i].value <= one.values[i]->high),
                 id.c_str());
        QVERIFY2(*one.values[i] == *three.values[i], id.c_str());
        QVERIFY2(one.values[i]->low < one.values[i]->high, id.c_str());
    }
    QCOMPARE(one.ofPair.size(), values.ofPair.size());
}

void TestClassScores::intervalsOfUndefinedValues()
{
    ClassSamples samples = twelve();
    samples.predicted.assign(samples.size(), 0);
    const core::ClassValues values = core::classValues(samples, {});
    const core::ClassIntervals intervals = core::classIntervals(samples, values, {}, {50, 1});
    QVERIFY(!intervals.ofClass[1].precision);
    QCOMPARE(intervals.ofClass[1].precision.error(), Undefined::NonePredictedPositive);
    QVERIFY(intervals.ofClass[1].auc);
}

QTEST_APPLESS_MAIN(TestClassScores)

}  // namespace tst_class_scores

#include "tst_class_scores.moc"
