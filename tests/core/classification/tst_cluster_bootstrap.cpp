// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/brier.h"
#include "core/classification/models/model_table.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/uncertainty/cluster_bootstrap.h"
#include "tests/core/classification/three_hundred.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <vector>

namespace tst_cluster_bootstrap {

using core::Undefined;
using core::Value;

namespace {

const ThreeHundred samples;

std::vector<Value> valuesOf(const core::SweptSamples& round)
{
    return {core::auc(round.sweep), core::brierScore(round.samples, core::Outside::Undefined),
            core::thresholdMetricOf(core::ThresholdMetric::Recall,
                                    round.sweep.counts(round.sweep.pointAt(0.5)))};
}

auto intervals(const core::BootstrapRules& rules, std::size_t threads)
{
    return core::clusterIntervals(samples.view(), {samples.clusters, 12}, valuesOf, rules,
                                  core::Threads(threads));
}

}  // namespace

class TestClusterBootstrap : public QObject {
    Q_OBJECT
private slots:
    void init();
    void asInR();
    void calibrationSlope();
    void inAnyNumberOfThreads();
    void undefinedRounds();
    void tableOfModels();
};

void TestClusterBootstrap::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// R 4.2: the ends of 20,000 rounds that draw 12 of the 12 clusters, set.seed(7).
void TestClusterBootstrap::asInR()
{
    constexpr double expected[3][2] = {
        {0.77357818, 0.86246037}, {0.15315455, 0.19617936}, {0.68531469, 0.78523593}};
    const auto found = intervals({10'000, 1}, 2);
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY2(std::abs(found[i]->low - expected[i][0]) < 0.002, digits(found[i]->low));
        QVERIFY2(std::abs(found[i]->high - expected[i][1]) < 0.002, digits(found[i]->high));
    }
}

/// The same for glm.fit(cbind(1, qlogis(p)), y, family = binomial()), 4000 rounds.
void TestClusterBootstrap::calibrationSlope()
{
    const core::ClassifierSettings settings;
    const auto found = core::clusterIntervals(
        samples.view(), {samples.clusters, 12},
        [&](const core::SweptSamples& round) {
            return std::vector{core::recalibration(round.sweep, settings).slope.value};
        },
        {4000, 1}, core::Threads(2));
    QVERIFY2(std::abs(found[0]->low - 0.73366806) < 0.02, digits(found[0]->low));
    QVERIFY2(std::abs(found[0]->high - 1.25851605) < 0.02, digits(found[0]->high));
}

void TestClusterBootstrap::inAnyNumberOfThreads()
{
    const auto one = intervals({150, 3}, 1);
    const auto three = intervals({150, 3}, 3);
    for (std::size_t i = 0; i < one.size(); ++i)
        QVERIFY(*one[i] == *three[i]);
}

/// With two clusters of one class each, half of the rounds have both classes, and in those the
/// positive wins.
void TestClusterBootstrap::undefinedRounds()
{
    const std::vector<double> scores{0.9, 0.2};
    const std::vector<std::uint8_t> labels{1, 0};
    const std::vector<std::uint32_t> apart{0, 1};
    const auto both = core::clusterIntervals({scores, labels}, {apart, 2}, valuesOf, {50, 1});
    QVERIFY(*both[0] == (core::Interval{1, 1}));
    const std::vector<std::uint8_t> positive{1, 1};
    const auto none = core::clusterIntervals({scores, positive}, {apart, 2}, valuesOf, {50, 1});
    QCOMPARE(none[0].error(), Undefined::NoNegatives);
}

/// In a table of models, every measure has the interval, and nothing is tested.
void TestClusterBootstrap::tableOfModels()
{
    const core::ScoredLabels view = samples.view();
    const core::ThresholdSweep sweep(view);
    core::ModelTableRules rules;
    rules.measures = {*core::modelMeasureOf("auc"), *core::modelMeasureOf("brier"),
                      *core::modelMeasureOf("recall")};
    rules.bootstrap = core::BootstrapRules{200, 5};
    rules.clusters = core::Clusters{samples.clusters, 12};
    const std::vector<core::NamedModel> models{{"a", {view, sweep}}, {"b", {view, sweep}}};
    const core::SystemTable table = core::modelTable(models, rules);
    const auto expected = intervals({200, 5}, 1);
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(*table.values[0][i].interval == *expected[i]);
    QVERIFY(!table.values[1][0].p);
    QVERIFY(!table.baseline);
}

QTEST_APPLESS_MAIN(TestClusterBootstrap)

}  // namespace tst_cluster_bootstrap

#include "tst_cluster_bootstrap.moc"
