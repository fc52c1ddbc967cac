// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/run_comparison.h"
#include "core/collections/comparison/run_judging.h"

#include "core/metrics/statistics/multiple_testing.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace tst_run_comparison {

using core::ComparisonRules;
using core::PairedTest;
using core::RunComparison;
using core::RunEvaluation;
using core::Threads;

namespace {

/// A run with a value per query and definition.
RunEvaluation randomRun(std::mt19937& random, std::size_t queries, std::size_t definitions)
{
    RunEvaluation run;
    for (std::size_t i = 0; i < queries; ++i) {
        core::QueryValues query;
        query.query = std::to_string(1000 + i);
        for (std::size_t definition = 0; definition < definitions; ++definition)
            query.counted.push_back(static_cast<double>(random() % 1001) / 1000);
        query.values = query.counted;
        run.queries.push_back(query);
    }
    return run;
}

std::vector<RunEvaluation> randomRuns(std::size_t runs)
{
    std::mt19937 random(1);
    std::vector<RunEvaluation> evaluations;
    for (std::size_t run = 0; run < runs; ++run)
        evaluations.push_back(randomRun(random, 40, 2));
    return evaluations;
}

const ComparisonRules few{0.05, 0, {600, 1}};

}  // namespace

class TestRunComparison : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyPair();
    void oneFamilyPerTest();
    void anyNumberOfThreads();
    void nothingInCommon();
    void judgedShares();
    void primaryIsItsOwnFamily();
    void countsAreInNoFamily();
    void chosenByOutcome();
};

void TestRunComparison::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRunComparison::everyPair()
{
    const auto comparisons = core::compareRuns(randomRuns(4), 2, few);
    QCOMPARE(comparisons.size(), std::size_t{12});
    std::string order;
    for (const RunComparison& comparison : comparisons) {
        order += std::to_string(comparison.a) + std::to_string(comparison.b) +
                 std::to_string(comparison.definition) + ' ';
        QCOMPARE(comparison.queries, std::size_t{40});
        const auto& counts = comparison.counts;
        QCOMPARE(counts.won + counts.tied + counts.lost, comparison.queries);
        QVERIFY(agree(comparison.difference(), comparison.t->mean, 1e-9));
    }
    QCOMPARE(order, std::string("010 011 020 021 030 031 120 121 130 131 230 231 "));
}

void TestRunComparison::oneFamilyPerTest()
{
    const auto comparisons = core::compareRuns(randomRuns(3), 2, few);
    for (std::size_t test = 0; test < core::pairedTests; ++test) {
        core::PValues family;
        for (const RunComparison& comparison : comparisons)
            family.push_back(comparison.tests[test].p);
        const auto byHolm = core::holm(family);
        const auto byShare = core::benjaminiHochberg(family);
        for (std::size_t i = 0; i < comparisons.size(); ++i) {
            QVERIFY(family[i].has_value());
            QVERIFY(comparisons[i].tests[test].holm == byHolm[i]);
            QVERIFY(comparisons[i].tests[test].benjaminiHochberg == byShare[i]);
        }
    }
}

/// The p values of a test, raw or adjusted, of the comparisons of some definitions.
static core::PValues pOf(const std::vector<RunComparison>& comparisons,
                         const std::vector<std::size_t>& definitions,
                         std::optional<double> core::TestedP::*p)
{
    core::PValues values;
    for (const RunComparison& comparison : comparisons)
        if (std::ranges::find(definitions, comparison.definition) != definitions.end())
            values.push_back(comparison.test(PairedTest::T).*p);
    return values;
}

void TestRunComparison::primaryIsItsOwnFamily()
{
    std::mt19937 random(2);
    const std::vector pair{randomRun(random, 40, 3), randomRun(random, 40, 3)};
    ComparisonRules rules = few;
    rules.primary = 1;
    const auto found = core::compareRuns(pair, 3, rules);
    const auto raw = &core::TestedP::p;
    QCOMPARE(pOf(found, {1}, &core::TestedP::holm), pOf(found, {1}, raw));
    QCOMPARE(pOf(found, {0, 2}, &core::TestedP::holm), core::holm(pOf(found, {0, 2}, raw)));
    QCOMPARE(core::familySize(found, rules.primary, 1, PairedTest::T), std::size_t{1});
    QCOMPARE(core::familySize(found, rules.primary, 2, PairedTest::T), std::size_t{2});
    QCOMPARE(core::familySize(found, std::nullopt, 2, PairedTest::T), std::size_t{3});
    // Another one is chosen later.
    auto changed = found;
    core::adjustOverFamily(changed, 0);
    QCOMPARE(pOf(changed, {0}, &core::TestedP::holm), pOf(changed, {0}, raw));
}

/// A column of Judged@10 must not change the p of the others.
void TestRunComparison::countsAreInNoFamily()
{
    std::mt19937 random(3);
    const std::vector pair{randomRun(random, 40, 3), randomRun(random, 40, 3)};
    ComparisonRules rules = few;
    rules.untested = {1};
    const auto found = core::compareRuns(pair, 3, rules);
    QCOMPARE(pOf(found, {0, 2}, &core::TestedP::holm),
             core::holm(pOf(found, {0, 2}, &core::TestedP::p)));
    const RunComparison& count = found[1];
    QCOMPARE(count.queries, std::size_t{40});
    QVERIFY(!count.interval && !count.t);
    QVERIFY(count.t.error() == core::Untested::NotRated);
    QCOMPARE(count.counts.won + count.counts.tied + count.counts.lost, std::size_t{40});
    for (const core::TestedP& tested : count.tests)
        QVERIFY(!tested.p && !tested.holm && !tested.benjaminiHochberg);
}

void TestRunComparison::chosenByOutcome()
{
    ComparisonRules rules = few;
    rules.areChosenByOutcome = true;
    for (const RunComparison& comparison : core::compareRuns(randomRuns(2), 2, rules)) {
        QVERIFY(comparison.meanA > 0 && comparison.meanB > 0);
        QVERIFY(!comparison.interval && !comparison.test(PairedTest::Randomisation).p);
        QVERIFY(comparison.t.error() == core::Untested::ChosenByOutcome);
    }
}

void TestRunComparison::anyNumberOfThreads()
{
    const auto runs = randomRuns(3);
    const auto alone = core::compareRuns(runs, 2, few);
    for (const std::size_t threads : {2, 5}) {
        const auto together = core::compareRuns(runs, 2, few, Threads(threads));
        for (std::size_t i = 0; i < alone.size(); ++i) {
            QVERIFY(together[i].tests == alone[i].tests);
            QVERIFY(*together[i].bootstrap == *alone[i].bootstrap);
        }
    }
}

void TestRunComparison::nothingInCommon()
{
    auto runs = randomRuns(2);
    for (core::QueryValues& query : runs[1].queries)
        query.query += "x";
    const auto comparisons = core::compareRuns(runs, 2, few);
    QCOMPARE(comparisons.size(), std::size_t{2});
    QCOMPARE(comparisons[0].queries, std::size_t{0});
    QCOMPARE(comparisons[0].t.error(), core::Untested::NoQueries);
    QVERIFY(!comparisons[0].interval && !comparisons[0].bootstrap);
    QVERIFY(!comparisons[0].test(PairedTest::Sign).p && !comparisons[0].test(PairedTest::T).holm);
}

/// Each query has a judged document and x: half is judged, whether x is removed or not. Without x,
/// b is first.
void TestRunComparison::judgedShares()
{
    const auto qrels = core::parseQrels("1 0 a 1\n2 0 b 1\n3 0 a 1\n", "qrels").value();
    const core::RunLists run(
        core::parseRun("1 Q0 a 1 2 t\n1 Q0 x 2 1 t\n2 Q0 x 1 2 t\n2 Q0 b 2 1 t\n", "run",
                       core::RankOrder::File)
            .value());
    const std::vector measures{definitionOf("RR@2"), definitionOf("P@2"), definitionOf("RR@1")};
    for (const bool judgedOnly : {false, true}) {
        core::EvaluationRules rules;
        rules.judgedOnly = judgedOnly;
        const core::RunJudging judging = core::runJudging(qrels, run, measures, rules);
        QVERIFY((judging.shares == std::vector<std::optional<double>>{0.5, 0.5, 0.5}));
        QCOMPARE(*judging.otherwise->means[0], judgedOnly ? 0.75 : 1.0);
        QCOMPARE(*judging.otherwise->means[1], 0.5);
        QCOMPARE(*judging.otherwise->means[2], judgedOnly ? 0.5 : 1.0);
    }
}

QTEST_APPLESS_MAIN(TestRunComparison)

}  // namespace tst_run_comparison

#include "tst_run_comparison.moc"
