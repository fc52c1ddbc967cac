// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/differences.h"
#include "core/rankings/evaluation/paired_queries.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace tst_differences {

namespace {

/// Two runs under one definition.
core::CollectionEvaluation evaluated(const std::string& qrels, const std::string& a,
                                     const std::string& b, const char* measure,
                                     const core::EvaluationRules& rules = {})
{
    core::Collection collection;
    collection.qrels = core::parseQrels(qrels, "qrels").value();
    collection.runs = {{"a", {}, core::parseRun(a, "a").value()},
                       {"b", {}, core::parseRun(b, "b").value()}};
    const core::MeasureSpec definition = definitionOf(measure);
    return core::evaluateCollection(collection, {}, std::span(&definition, 1), rules);
}

std::vector<std::size_t> every(const core::CollectionEvaluation& evaluation)
{
    std::vector<std::size_t> queries(evaluation.queries.size());
    std::iota(queries.begin(), queries.end(), std::size_t{0});
    return queries;
}

std::vector<std::string> idsOf(const core::CollectionEvaluation& evaluation,
                               const core::Differences& differences)
{
    std::vector<std::string> ids;
    for (const core::QueryDifference& query : differences.queries)
        ids.push_back(evaluation.queries[query.query].id);
    return ids;
}

using Ids = std::vector<std::string>;

const std::string qrels = "q1 0 r 1\nq2 0 r 1\nq3 0 r 1\nq4 0 r 1\nq5 0 r 0\n";
/// RR of A: 1, 1/2, 1, nothing, no value; of B: 1/2, 1/2, not there, 1, no value; x is not judged.
const std::string runA = "q1 Q0 r 1 9 t\nq2 Q0 a 1 9 t\nq2 Q0 r 2 8 t\nq3 Q0 r 1 9 t\n"
                         "q4 Q0 a 1 9 t\nq5 Q0 r 1 9 t\nx Q0 r 1 9 t\n";
const std::string runB = "q1 Q0 a 1 9 t\nq1 Q0 r 2 8 t\nq2 Q0 a 1 9 t\nq2 Q0 r 2 8 t\n"
                         "q4 Q0 r 1 9 t\nq5 Q0 r 1 9 t\nx Q0 r 1 9 t\n";

}  // namespace

class TestDifferences : public QObject {
    Q_OBJECT
private slots:
    void weights();
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void ascend();
    void leftOutIsCountedByReason();
    void onlyTheQueriesThatAreAskedFor();
    void theOtherWayRoundIsTheOpposite();
    void sameAsThePairedQueries();
};

/// RR of A: 1, 1/2, 1; of B: 1/2, 1/2, 1, with weights 3, 1 and 0.
void TestDifferences::weights()
{
    core::Collection collection;
    collection.qrels = core::parseQrels("q1 0 r 1\nq2 0 r 1\nq3 0 r 1\n", "qrels").value();
    const std::string a = "q1 Q0 r 1 9 t\nq2 Q0 a 1 9 t\nq2 Q0 r 2 8 t\nq3 Q0 r 1 9 t\n";
    const std::string b = "q1 Q0 a 1 9 t\nq1 Q0 r 2 8 t\nq2 Q0 a 1 9 t\nq2 Q0 r 2 8 t\n"
                          "q3 Q0 r 1 9 t\n";
    collection.runs = {{"a", {}, core::parseRun(a, "a").value()},
                       {"b", {}, core::parseRun(b, "b").value()}};
    collection.weights = core::QueryWeights{{{"q1", 3}, {"q2", 1}, {"q3", 0}}};
    const core::MeasureSpec rr = definitionOf("RR");
    const auto evaluation = core::evaluateCollection(collection, {}, std::span(&rr, 1));
    const core::Differences found = core::differencesOf(evaluation, 0, 1, 0, every(evaluation));
    QCOMPARE(found.queries.size(), std::size_t{2});
    QCOMPARE(found.leftOut.weightless, std::size_t{1});
    QCOMPARE(found.leftOut.count(), std::size_t{1});
    QCOMPARE(found.meanA(), 7.0 / 8);
    QCOMPARE(found.meanB(), 0.5);
    QCOMPARE(found.meanDifference(), -3.0 / 8);
    QCOMPARE(*evaluation.runs[0].means.front(), found.meanA());
}

void TestDifferences::ascend()
{
    const auto evaluation = evaluated(qrels, runA, runB, "RR");
    const core::Differences found = core::differencesOf(evaluation, 0, 1, 0, every(evaluation));
    QCOMPARE(idsOf(evaluation, found), (Ids{"q1", "q2", "q5", "q4"}));
    QCOMPARE(found.queries[0].a, 1.0);
    QCOMPARE(found.queries[0].b, 0.5);
    QCOMPARE(found.queries[0].difference(), -0.5);
    QCOMPARE(found.queries[3].difference(), 1.0);
    QCOMPARE(found.counts, (core::WinTieLoss{1, 2, 1}));
    QCOMPARE(found.meanDifference(), 0.125);
}

void TestDifferences::leftOutIsCountedByReason()
{
    auto evaluation = evaluated(qrels, runA, runB, "RR", {.noValue = core::NoValueRule::Skip});
    const auto leftOut = [&evaluation] {
        return core::differencesOf(evaluation, 0, 1, 0, every(evaluation)).leftOut;
    };
    QCOMPARE(leftOut(), (core::LeftOut{.notJudged = 1, .notInBoth = 1, .withoutValue = 1}));
    QCOMPARE(leftOut().count(), std::size_t{3});
    evaluation = evaluated(qrels, runA, runB, "RR", {.missing = core::MissingRule::Zero});
    QCOMPARE(leftOut(), (core::LeftOut{.notJudged = 1}));
    evaluation =
        evaluated(qrels, runA, runB, "RR(nohit=skip)", {.noValue = core::NoValueRule::Skip});
    QCOMPARE(leftOut().withoutValue, std::size_t{2});  // q4 has one in B
}

void TestDifferences::onlyTheQueriesThatAreAskedFor()
{
    const auto evaluation = evaluated(qrels, runA, runB, "RR");
    const std::vector<std::size_t> asked{*evaluation.find("q4"), *evaluation.find("q1"),
                                         *evaluation.find("x")};
    const core::Differences found = core::differencesOf(evaluation, 0, 1, 0, asked);
    QCOMPARE(idsOf(evaluation, found), (Ids{"q1", "q4"}));
    QCOMPARE(found.leftOut, (core::LeftOut{.notJudged = 1}));
    QCOMPARE(core::differencesOf(evaluation, 0, 1, 0, {}), core::Differences());
}

void TestDifferences::theOtherWayRoundIsTheOpposite()
{
    const auto evaluation = evaluated(qrels, runA, runB, "RR");
    const auto there = core::differencesOf(evaluation, 0, 1, 0, every(evaluation));
    const auto back = core::differencesOf(evaluation, 1, 0, 0, every(evaluation));
    QCOMPARE(back.counts,
             (core::WinTieLoss{there.counts.lost, there.counts.tied, there.counts.won}));
    QCOMPARE(back.meanDifference(), -there.meanDifference());
    QCOMPARE(back.queries.front().difference(), -there.queries.back().difference());
    const auto self = core::differencesOf(evaluation, 0, 0, 0, every(evaluation));
    QCOMPARE(self.counts.tied, self.queries.size());
}

void TestDifferences::sameAsThePairedQueries()
{
    std::mt19937 numbers(2);
    std::string judged;
    std::array<std::string, 2> runs;
    for (int query = 0; query < 200; ++query) {
        const std::string id = std::to_string(query);
        if (query % 11 != 0)
            judged += id + " 0 r 1\n";
        for (std::string& run : runs) {
            if (numbers() % 10 == 0)
                continue;
            const unsigned rank = 1 + numbers() % 5;
            for (unsigned at = 1; at <= rank; ++at)
                run += id + " Q0 " + (at == rank ? "r" : "d" + std::to_string(at)) + " 0 " +
                       std::to_string(10 - at) + " t\n";
        }
    }
    const auto evaluation = evaluated(judged, runs[0], runs[1], "RR");
    auto found = core::differencesOf(evaluation, 0, 1, 0, every(evaluation));
    const core::RunEvaluation& a = evaluation.runs[0];
    const core::RunEvaluation& b = evaluation.runs[1];
    auto expected = core::pairedValues(a, b, core::commonQueries(a, b), 0).differences();
    std::sort(expected.begin(), expected.end());
    QCOMPARE(found.queries.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(found.queries[i].difference() == expected[i]);
    QCOMPARE(found.counts, core::winTieLoss(expected));
    QCOMPARE(found.leftOut.notInBoth + found.queries.size() + found.leftOut.notJudged,
             evaluation.queries.size());
}

QTEST_APPLESS_MAIN(TestDifferences)

}  // namespace tst_differences

#include "tst_differences.moc"
