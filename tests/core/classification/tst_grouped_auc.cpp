// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "tests/core/figures.h"
#include "tests/core/random_samples.h"

#include <QRegularExpression>

#include <random>
#include <vector>

namespace tst_grouped_auc {

using core::groupedAuc;
using core::GroupWeights;
using core::Undefined;

namespace {

using Scores = std::vector<double>;
using Labels = std::vector<std::uint8_t>;
using Groups = std::vector<std::uint32_t>;

constexpr GroupWeights everyWeights[]{GroupWeights::Equal, GroupWeights::Positives,
                                      GroupWeights::Samples};

}  // namespace

class TestGroupedAuc : public QObject {
    Q_OBJECT
private slots:
    void init();
    void threeUsers();
    void weightsCountWithinAndBetween();
    void nothingLeft_data();
    void nothingLeft();
    void oneGroupIsTheWhole();
    void eachGroupAlone();
};

void TestGroupedAuc::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestGroupedAuc::threeUsers()
{
    // User 0: of 2 × 1 pairs one in order, 1/2. User 1: 1 × 1 in order, 1. User 2: no positive.
    // User 3: nothing. User 4: 1 × 2 pairs, a tie and a win, 3/4.
    const Groups groups{0, 1, 0, 2, 0, 1, 2, 4, 4, 4};
    const Scores scores{0.9, 0.2, 0.5, 0.1, 0.3, 0.1, 0.7, 0.4, 0.4, 0.2};
    const Labels labels{1, 1, 0, 0, 1, 0, 0, 1, 0, 0};
    const core::GroupedAuc result = groupedAuc({scores, labels}, groups, 5);
    const std::vector<core::Value> ofGroup{0.5, 1.0, Undefined::NoPositives, Undefined::NoSamples,
                                           0.75};
    for (std::size_t group = 0; group < 5; ++group)
        QVERIFY(result.ofGroup[group].auc == ofGroup[group]);
    QCOMPARE(result.counted, std::size_t{3});
    QCOMPARE(result.withoutPositives, std::size_t{1});
    QCOMPARE(result.withoutNegatives, std::size_t{0});
    QVERIFY(agree(*result.mean(GroupWeights::Equal), 3 / 4.0));
    // (2 × 1/2 + 1 × 1 + 1 × 3/4) / 4 and (3 × 1/2 + 2 × 1 + 3 × 3/4) / 8.
    QVERIFY(agree(*result.mean(GroupWeights::Positives), 11 / 16.0));
    QVERIFY(agree(*result.mean(GroupWeights::Samples), 23 / 32.0));
    QVERIFY(*result.ofGroup[4].term(GroupWeights::Samples) == 3 * 0.75);
    QVERIFY(result.sumOfTerms(GroupWeights::Samples) == 23 / 4.0);
    QVERIFY(result.sumOfWeights(GroupWeights::Samples) == 8);
}

void TestGroupedAuc::weightsCountWithinAndBetween()
{
    // Group 0: the positive beats the negative of weight 3 of 4 in all, 3/4. Group 1: 0.
    const Groups groups{0, 1, 0, 0, 1};
    const Scores scores{0.5, 0.1, 0.4, 0.6, 0.2};
    const Labels labels{1, 1, 0, 0, 0};
    const std::vector<double> weights{2, 6, 3, 1, 4};
    const core::GroupedAuc result = groupedAuc({scores, labels, 1, true, weights}, groups, 2);
    QVERIFY(agree(*result.ofGroup[0].auc, 0.75));
    QVERIFY(agree(*result.mean(GroupWeights::Equal), 0.375));
    QVERIFY(agree(*result.mean(GroupWeights::Positives), 0.75 * 2 / 8));
    QVERIFY(agree(*result.mean(GroupWeights::Samples), 0.75 * 6 / 16));
}

void TestGroupedAuc::nothingLeft_data()
{
    QTest::addColumn<Labels>("labels");
    QTest::addColumn<Groups>("groups");
    QTest::addColumn<std::size_t>("leftOut");
    QTest::newRow("no samples") << Labels{} << Groups{} << std::size_t{0};
    QTest::newRow("groups of one class each")
        << Labels{1, 0, 1} << Groups{0, 1, 0} << std::size_t{1};
}

void TestGroupedAuc::nothingLeft()
{
    QFETCH(const Labels, labels);
    QFETCH(const Groups, groups);
    const Scores scores(labels.size(), 0.5);
    const core::GroupedAuc result = groupedAuc({scores, labels}, groups, 2);
    QCOMPARE(result.counted, std::size_t{0});
    QFETCH(const std::size_t, leftOut);
    QCOMPARE(result.withoutPositives, leftOut);
    QCOMPARE(result.withoutNegatives, leftOut);
    for (const GroupWeights weights : everyWeights)
        QCOMPARE(result.mean(weights).reason(), Undefined::NoMixedGroup);
}

void TestGroupedAuc::oneGroupIsTheWhole()
{
    std::mt19937 random(1);
    const RandomSamples samples = randomSamples(random, 200, 30, 0.4);
    const core::GroupedAuc result = groupedAuc(samples.view(), Groups(200, 0), 1);
    const double whole = *core::auc(core::ThresholdSweep(samples.view()));
    for (const GroupWeights weights : everyWeights)
        QVERIFY(agree(*result.mean(weights), whole));
}

void TestGroupedAuc::eachGroupAlone()
{
    std::mt19937 random(2);
    constexpr std::uint32_t groupCount = 12;
    for (const bool higherIsPositive : {true, false}) {
        const RandomSamples samples = randomProbabilities(random, 100, true);
        core::ScoredLabels view = samples.view();
        view.higherIsPositive = higherIsPositive;
        Groups groups(view.size());
        for (std::uint32_t& group : groups)
            group = random() % groupCount;
        const core::GroupedAuc result = groupedAuc(view, groups, groupCount);
        for (std::uint32_t group = 0; group < groupCount; ++group) {
            RandomSamples own;
            for (std::size_t i = 0; i < view.size(); ++i) {
                if (groups[i] != group)
                    continue;
                own.scores.push_back(samples.scores[i]);
                own.labels.push_back(samples.labels[i]);
                own.weights.push_back(samples.weights[i]);
            }
            core::ScoredLabels alone = own.view();
            alone.higherIsPositive = higherIsPositive;
            QVERIFY(result.ofGroup[group].auc == core::auc(core::ThresholdSweep(alone)));
        }
    }
}

QTEST_APPLESS_MAIN(TestGroupedAuc)

}  // namespace tst_grouped_auc

#include "tst_grouped_auc.moc"
