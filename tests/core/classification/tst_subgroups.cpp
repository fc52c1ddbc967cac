// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/subgroups.h"
#include "tests/core/classification/three_hundred.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace tst_subgroups {

using core::Estimate;
using core::Undefined;

namespace {

const ThreeHundred samples;

core::Subgroups found(bool leavesOut = false)
{
    core::SubgroupRules rules;
    rules.leavesOut = leavesOut;
    return core::subgroupsOf(samples.view(), samples.groups, 3, rules);
}

std::size_t placeOf(std::string_view id)
{
    const auto measures = core::subgroupMeasures();
    return static_cast<std::size_t>(std::ranges::find(measures, id, &core::SubgroupMeasure::id) -
                                    measures.begin());
}

/// R's vcov() of a glm has the weights of the iteration before the last.
bool isLike(double a, double b)
{
    return agree(a, b, 1e-7);
}

void verify(const Estimate& estimate, double value, double low, double high)
{
    QVERIFY2(isLike(*estimate.value, value), digits(*estimate.value));
    QVERIFY2(isLike(estimate.interval->low, low), digits(estimate.interval->low));
    QVERIFY2(isLike(estimate.interval->high, high), digits(estimate.interval->high));
}

}  // namespace

class TestSubgroups : public QObject {
    Q_OBJECT
private slots:
    void init();
    void values_data();
    void values();
    void contrasts_data();
    void contrasts();
    void newcombe();
    void interactions_data();
    void interactions();
    void leftOut();
    void fewSamples();
    void weighted();
    void aloneAgainstNothing();
};

void TestSubgroups::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// R 4.2: pROC 1.18's ci.auc(), Wald's interval of glm(y ~ qlogis(p), binomial), and O:E with the
/// standard error sqrt((1 - q)/O) of its logarithm.
void TestSubgroups::values_data()
{
    QTest::addColumn<std::size_t>("group");
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const auto row = [](std::size_t group, const char* id, double value, double low, double high) {
        QTest::addRow("%s of group %d", id, static_cast<int>(group))
            << group << QString::fromLatin1(id) << value << low << high;
    };
    row(0, "auc", 0.812900641026, 0.729900725619, 0.895900556432);
    row(1, "auc", 0.876485568761, 0.809875619945, 0.943095517576);
    row(2, "auc", 0.813802083333, 0.732845429682, 0.894758736984);
    row(0, "calibration_slope", 0.94274449079, 0.536465677995, 1.34902330359);
    row(1, "calibration_slope", 1.34988954968, 0.801586060306, 1.89819303905);
    row(2, "calibration_slope", 0.904840150367, 0.504057266135, 1.3056230346);
    row(0, "observed_to_expected", 0.977268234829, 0.79692585511, 1.19842165577);
    row(1, "observed_to_expected", 0.764005465548, 0.594798281216, 0.981348416464);
    row(2, "observed_to_expected", 1.29610696028, 1.11892435529, 1.50134657857);
}

void TestSubgroups::values()
{
    QFETCH(std::size_t, group);
    QFETCH(QString, id);
    QFETCH(double, value);
    QFETCH(double, low);
    QFETCH(double, high);
    const std::size_t place = placeOf(id.toStdString());
    verify(found().ofGroup[group].values[place], value, low, high);
}

/// R 4.2: unpaired differences with the variances of both sides added, DeLong's by pROC 1.18.
void TestSubgroups::contrasts_data()
{
    values_data();
}

void TestSubgroups::contrasts()
{
    QFETCH(std::size_t, group);
    QFETCH(QString, id);
    constexpr double expected[3][3][3] = {{{-0.00817779034691, -0.109089045251, 0.092733464557},
                                           {0.07088491941, -0.0185091388193, 0.160278977639},
                                           {-0.0256002014484, -0.122768134357, 0.0715677314599}},
                                          {{-0.0171825380966, -0.515535756365, 0.481170680172},
                                           {0.462354965423, -0.151204394675, 1.07591432552},
                                           {-0.182735947745, -0.695718515693, 0.330246620202}},
                                          {{0.949641291583, 0.743220499285, 1.21339304223},
                                           {0.671882407072, 0.508372480474, 0.887982702195},
                                           {1.48983529799, 1.19926824722, 1.85080295446}}};
    const std::size_t place = placeOf(id.toStdString());
    const auto& [value, low, high] = expected[place][group];
    verify(found().ofGroup[group].contrasts[place], value, low, high);
}

/// Newcombe's hybrid score interval of 35 of 48 against 75 of 102, from R's prop.test().
void TestSubgroups::newcombe()
{
    verify(found().ofGroup[0].contrasts[placeOf("recall")], -0.00612745098039, -0.164639533795,
           0.134281018117);
}

/// R 4.2: Cochran's Q; Wald's test of the interaction in glm(y ~ qlogis(p) * factor(g), binomial);
/// chisq.test(correct = FALSE).
void TestSubgroups::interactions_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("statistic");
    QTest::addColumn<double>("p");
    QTest::newRow("AUC") << "auc" << 1.96370510383 << 0.374616459183;
    QTest::newRow("slope") << "calibration_slope" << 1.84473587202 << 0.397576489888;
    QTest::newRow("O:E") << "observed_to_expected" << 14.1686695687 << 0.000838132140501;
    QTest::newRow("recall") << "recall" << 3.53945499402 << 0.170379411399;
    QTest::newRow("specificity") << "specificity" << 1.94744771358 << 0.377674012292;
    QTest::newRow("precision") << "precision" << 7.63986954399 << 0.0219292312476;
    QTest::newRow("NPV") << "npv" << 11.1109019608 << 0.00386632443984;
}

void TestSubgroups::interactions()
{
    QFETCH(QString, id);
    QFETCH(double, statistic);
    QFETCH(double, p);
    const core::InteractionTest test = found().tests[placeOf(id.toStdString())];
    QCOMPARE(test.groups, std::size_t{3});
    QVERIFY2(isLike(*test.statistic, statistic), digits(*test.statistic));
    QVERIFY2(isLike(*test.pValue, p), digits(*test.pValue));
}

/// The difference is that of the subgroup and the samples without it.
void TestSubgroups::leftOut()
{
    const core::Subgroups subgroups = found(true);
    QCOMPARE(subgroups.without.size(), std::size_t{3});
    QCOMPARE(subgroups.without[1].samples, std::size_t{200});
    QCOMPARE(subgroups.without[1].counts.positives(), 112.0);
    const double others = *subgroups.without[0].values[placeOf("auc")].value;
    QVERIFY(isLike(others, 0.812900641026 + 0.00817779034691));
    QVERIFY(found().without.empty());
}

void TestSubgroups::fewSamples()
{
    const std::vector<double> scores{0.9, 0.6, 0.4, 0.2, 0.8};
    const std::vector<std::uint8_t> labels{1, 0, 1, 0, 1};
    const std::vector<std::uint32_t> groups{0, 0, 0, 0, 1};
    const core::Subgroups few = core::subgroupsOf({scores, labels}, groups, 2, {});
    QVERIFY(few.ofGroup[0].isSmall());
    QVERIFY(!found().ofGroup[0].isSmall());
    const std::size_t place = placeOf("auc");
    QCOMPARE(few.ofGroup[1].values[place].value.reason(), Undefined::NoNegatives);
    QCOMPARE(few.ofGroup[1].contrasts[place].value.reason(), Undefined::NoNegatives);
    QCOMPARE(few.tests[place].groups, std::size_t{1});
    QVERIFY(!few.tests[place].pValue);
}

void TestSubgroups::weighted()
{
    const std::vector<double> weights(300, 2);
    core::ScoredLabels view = samples.view();
    view.weights = weights;
    const core::Subgroups subgroups = core::subgroupsOf(view, samples.groups, 3, {});
    const Estimate auc = subgroups.ofGroup[0].values[placeOf("auc")];
    QVERIFY(isLike(*auc.value, 0.812900641026));
    QCOMPARE(auc.interval.error(), Undefined::Weighted);
    QCOMPARE(subgroups.tests[placeOf("recall")].pValue.reason(), Undefined::Weighted);
}

/// A single subgroup is compared with nothing.
void TestSubgroups::aloneAgainstNothing()
{
    const std::vector<std::uint32_t> one(300, 0);
    const core::Subgroups subgroups = core::subgroupsOf(samples.view(), one, 1, {});
    QVERIFY(subgroups.ofGroup[0].contrasts.empty());
    QVERIFY(!subgroups.tests[0].pValue);
    QCOMPARE(*subgroups.ofGroup[0].values[0].value, *subgroups.all.values[0].value);
}

QTEST_APPLESS_MAIN(TestSubgroups)

}  // namespace tst_subgroups

#include "tst_subgroups.moc"
