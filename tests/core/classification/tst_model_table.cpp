// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/model_table.h"
#include "core/classification/uncertainty/auc_bootstrap.h"
#include "core/classification/uncertainty/auc_tests.h"
#include "tests/core/figures.h"
#include "tests/core/twenty_samples.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tst_model_table {

using core::SystemTable;
using core::SystemValue;
using core::ThresholdSweep;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;

// Between each two DeLong's z follows by hand; see pairs().
const Labels labels{1, 1, 1, 0, 0};
const std::array<Scores, 3> scores{Scores{1, 3, 5, 2, 4}, Scores{3, 3, 5, 2, 4},
                                   Scores{5, 6, 7, 1, 2}};

/// Three models with their sweeps.
struct ThreeModels {
    explicit ThreeModels(const Scores& weights = {})
    {
        for (std::size_t i = 0; i < 3; ++i) {
            views[i] = {scores[i], labels, 1, true, weights};
            sweeps[i] = ThresholdSweep(views[i]);
            swept.push_back({views[i], sweeps[i]});
            named.push_back({std::string(1, static_cast<char>('A' + i)), swept.back()});
        }
    }
    ThreeModels(const ThreeModels&) = delete;

    std::array<core::ScoredLabels, 3> views;
    std::array<ThresholdSweep, 3> sweeps;
    std::vector<core::SweptSamples> swept;
    std::vector<core::NamedModel> named;
};

SystemTable tableOf(const std::vector<core::SystemMeasure>& measures,
                    const std::vector<std::vector<core::Value>>& values)
{
    SystemTable table;
    table.measures = measures;
    for (const auto& row : values) {
        table.systems.emplace_back("system");
        auto& cells = table.values.emplace_back();
        for (const core::Value value : row)
            cells.push_back({value});
    }
    return table;
}

std::vector<core::ModelMeasure> measuresOf(const std::vector<std::string_view>& ids)
{
    std::vector<core::ModelMeasure> measures;
    for (const std::string_view id : ids)
        measures.push_back(*core::modelMeasureOf(id));
    return measures;
}

}  // namespace

class TestModelTable : public QObject {
    Q_OBJECT
private slots:
    void init();
    void pairs();
    void againstOne();
    void bestOfAColumn();
    void valuesAndIntervals();
    void weightedAreasAreResampled();
    void weightedPairsAreResampled();
    void oneModelIsTestedAgainstNone();
    void everyRateHasAColumn();
    void estimatesBringTheirIntervals();
    void ownThresholds();
};

void TestModelTable::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// The shares of negatives that the positives beat, and of positives that the negatives are beaten
/// by: A 0, 1/2, 1 and 2/3, 1/3; B 1/2, 1/2, 1 and 1, 1/3; C all 1. The variances of the
/// differences are 1/18 (A, B), 1/9 (A, C) and 5/36 (B, C); z is √½, 3/2 and 2/√5, p by erfc.
/// Holm: the smallest times 3, the next times 2, the last as much as that.
void TestModelTable::pairs()
{
    const ThreeModels models;
    const auto tests = core::aucTestsOfPairs(models.swept);
    QCOMPARE(tests.size(), std::size_t{3});
    const std::array<double, 3> raw{0.4795001221869535, 0.13361440253771617, 0.37109336952269756};
    const std::array<double, 3> adjusted{2 * raw[2], 3 * raw[1], 2 * raw[2]};
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY2(agree(tests[i].comparison->pValue, raw[i], 1e-9),
                 digits(tests[i].comparison->pValue));
        QVERIFY2(agree(*tests[i].adjusted, adjusted[i], 1e-9), digits(*tests[i].adjusted));
    }
    QVERIFY(tests[1].first == 0 && tests[1].second == 2);
}

void TestModelTable::againstOne()
{
    const ThreeModels models;
    const auto tests = core::aucTestsAgainst(2, models.swept);
    QCOMPARE(tests.size(), std::size_t{2});
    QVERIFY(tests[0].first == 2 && tests[0].second == 0);
    QVERIFY(agree(tests[0].comparison->difference, -0.5));
    QVERIFY2(agree(*tests[0].adjusted, 2 * 0.13361440253771617, 1e-9), digits(*tests[0].adjusted));
    QVERIFY2(agree(*tests[1].adjusted, 0.37109336952269756, 1e-9), digits(*tests[1].adjusted));
}

void TestModelTable::bestOfAColumn()
{
    using core::Better;
    const SystemTable table =
        tableOf({{"high", Better::Higher}, {"low", Better::Lower}, {"none", Better::Neither}},
                {{0.5, 0.5, 0.5}, {0.75, 0.25, 0.75}, {0.75, core::Undefined::NoPositives, 0.9}});
    const std::array<std::array<bool, 3>, 3> expected{
        {{false, false, false}, {true, true, false}, {true, false, false}}};
    for (std::size_t system = 0; system < 3; ++system)
        for (std::size_t measure = 0; measure < 3; ++measure)
            QCOMPARE(core::isBest(table, system, measure), expected[system][measure]);
    QVERIFY(!core::isBest(tableOf({{"alone", Better::Higher}}, {{0.5}}), 0, 0));
    QVERIFY(!core::isBest(tableOf({{"all equal", Better::Higher}}, {{0.5}, {0.5}}), 1, 0));
    QVERIFY(!core::isBest(
        tableOf({{"only one", Better::Higher}}, {{0.5}, {core::Undefined::NoPositives}}), 0, 0));
}

/// At 2.5 model A accepts 3, 5 and 4: a recall of 2/3, of three positives.
void TestModelTable::valuesAndIntervals()
{
    const ThreeModels models;
    const SystemTable table = core::modelTable(
        models.named, {.measures = measuresOf({"auc", "average_precision", "recall", "mcc", "f1"}),
                       .threshold = 2.5});
    const std::vector<SystemValue>& row = table.values[0];
    QVERIFY(*row[0].value == 0.5);
    QVERIFY(row[0].interval && row[0].interval->low < 0.5 && row[0].interval->high > 0.5);
    QVERIFY(!row[0].p);
    QVERIFY2(agree(*table.values[1][0].p, 0.4795001221869535, 1e-9), digits(*table.values[1][0].p));
    QVERIFY2(agree(*table.values[2][0].p, 2 * 0.13361440253771617, 1e-9),
             digits(*table.values[2][0].p));
    // Ranked P N P N P: (1 + 2/3 + 3/5) / 3.
    QVERIFY(agree(*row[1].value, 34 / 45.0));
    QVERIFY(row[1].interval);
    QVERIFY(agree(*row[2].value, 2 / 3.0));
    QVERIFY2(std::abs(row[2].interval->low - 0.2077) < 0.00005, digits(row[2].interval->low));
    QVERIFY2(std::abs(row[2].interval->high - 0.9385) < 0.00005, digits(row[2].interval->high));
    // The delta method on Fisher's z, with a numeric gradient.
    QVERIFY2(agree(row[3].interval->low, -0.6232907638792899, 1e-6), digits(row[3].interval->low));
    QVERIFY2(agree(row[3].interval->high, 0.7882680066816083, 1e-6), digits(row[3].interval->high));
    // 2 of TP, 1 of FP and 1 of FN: log odds of ln 2, with variance 1/2 + 1/2.
    QVERIFY2(std::abs(row[4].interval->low - 0.21980) < 0.00001, digits(row[4].interval->low));
    QVERIFY(core::hasTests(table, 0) && !core::hasTests(table, 1));
    const SystemTable fast = core::modelTable(
        models.named, {.measures = measuresOf({"average_precision"}), .bootstrap = {}});
    QVERIFY(!fast.values[0][0].interval && fast.values[0][0].value == row[1].value);
}

void TestModelTable::weightedAreasAreResampled()
{
    const Scores weights{1, 2, 1, 1, 3};
    const ThreeModels models(weights);
    const SystemTable table = core::modelTable(models.named, {.measures = measuresOf({"auc"})});
    QVERIFY(table.values[0][0].interval);
    QVERIFY(core::hasTests(table, 0));
    const SystemTable fast =
        core::modelTable(models.named, {.measures = measuresOf({"auc"}), .bootstrap = {}});
    QVERIFY(!core::hasTests(fast, 0));
}

/// 100,000 rounds in Python with other random numbers: standard error 0.08964, ends -0.3333 and
/// 0.0030.
void TestModelTable::weightedPairsAreResampled()
{
    const TwentySamples samples;
    Scores second = samples.scores;
    std::rotate(second.begin(), second.begin() + 2, second.end());
    Scores weights;
    for (std::size_t i = 0; i < second.size(); ++i)
        weights.push_back(1 + static_cast<double>(i % 3));
    const core::ScoredLabels a{samples.scores, samples.labels, 1, true, weights};
    const core::ScoredLabels b{second, samples.labels, 1, true, weights};
    const core::ThresholdSweep sweepA(a);
    const core::ThresholdSweep sweepB(b);
    const auto found = core::pairedBootstrapTest({a, sweepA}, {b, sweepB}, {20'000, 1});
    QVERIFY2(agree(found->difference, -0.12571428571428578, 1e-9), digits(found->difference));
    QVERIFY2(std::abs(found->standardError - 0.0896) < 0.003, digits(found->standardError));
    QVERIFY2(std::abs(found->low - (-1 / 3.0)) < 0.01, digits(found->low));
    QVERIFY2(std::abs(found->high - 0.003) < 0.01, digits(found->high));
    QVERIFY(agree(found->z, found->difference / found->standardError));
    QVERIFY(*found ==
            *core::pairedBootstrapTest({a, sweepA}, {b, sweepB}, {20'000, 1}, core::Threads(3)));
    const auto itself = core::pairedBootstrapTest({a, sweepA}, {a, sweepA}, {50, 1});
    QVERIFY(itself->difference == 0 && itself->pValue == 1 && itself->standardError == 0);
}

void TestModelTable::oneModelIsTestedAgainstNone()
{
    const ThreeModels models;
    const SystemTable table =
        core::modelTable(std::span(models.named).first(1), {.measures = measuresOf({"auc"})});
    QVERIFY(!table.baseline && !core::hasTests(table, 0));
}

void TestModelTable::everyRateHasAColumn()
{
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        const core::ModelMeasure* measure = core::modelMeasureOf(row.id);
        QVERIFY(measure && measure->rate == row.rate);
    }
    QVERIFY(!core::modelMeasureOf("ndcg"));
}

/// At 2.5 model A finds 2 of 3 and takes in 1 of 2, and its scores are no probabilities.
void TestModelTable::estimatesBringTheirIntervals()
{
    const ThreeModels models;
    core::ModelTableRules rules{
        .measures = measuresOf({"lr_positive", "calibration_slope", "recall"}), .threshold = 2.5};
    const auto row = core::modelTable(models.named, rules).values[0];
    QVERIFY(agree(*row[0].value, 4 / 3.0));
    QVERIFY(row[0].interval && row[0].interval->low < 1 && row[0].interval->high > 2);
    QVERIFY(row[1].value == core::Value(core::Undefined::NotAProbability) && !row[1].interval);
    rules.ofShares = core::RateIntervalMethod::ClopperPearson;
    const auto exact = core::modelTable(models.named, rules).values[0];
    QVERIFY(exact[2].interval->low < row[2].interval->low);
    const Scores chances{0.9, 0.3, 0.5, 0.4, 0.2};
    const core::ScoredLabels view{chances, labels};
    const ThresholdSweep sweep(view);
    const std::vector<core::NamedModel> one{{"one", {view, sweep}}};
    const auto found =
        core::modelTable(one,
                         {.measures = measuresOf({"observed_to_expected", "calibration_slope"})})
            .values[0];
    QVERIFY(agree(*found[0].value, 3 / 2.3));
    QVERIFY(found[0].interval && found[1].interval);
}

/// At 4 model A finds 1 of 3, and at 5 model C finds all.
void TestModelTable::ownThresholds()
{
    const ThreeModels models;
    const core::ModelTableRules rules{
        .measures = measuresOf({"recall"}), .threshold = 100, .ofModels = {4, 3, 5}};
    const SystemTable table = core::modelTable(models.named, rules);
    QVERIFY(agree(*table.values[0][0].value, 1 / 3.0));
    QVERIFY(agree(*table.values[1][0].value, 1));
    QVERIFY(agree(*table.values[2][0].value, 1));
    QVERIFY(table.values[2][0].interval->low > table.values[0][0].interval->low);
}

QTEST_APPLESS_MAIN(TestModelTable)

}  // namespace tst_model_table

#include "tst_model_table.moc"
