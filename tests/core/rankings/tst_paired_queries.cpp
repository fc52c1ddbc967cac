// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/run_comparison.h"
#include "core/rankings/evaluation/paired_queries.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tst_paired_queries {

using core::EvaluationRules;
using core::PairedQueries;
using core::PairedQuery;
using Ids = std::vector<std::string>;

namespace {

constexpr auto judgments = "q1 0 x 1\n"
                           "q2 0 x 1\n"
                           "q3 0 x 1\n"
                           "q4 0 x 0\n"
                           "q5 0 x 1\n";
// RR of q1 to q4 is 1, 1/2, missing, none; q5 only here.
constexpr auto runA = "q1 Q0 x 1 9 a\n"
                      "q2 Q0 y 1 9 a\nq2 Q0 x 2 8 a\n"
                      "q4 Q0 x 1 9 a\n"
                      "q5 Q0 x 1 9 a\n";
// 1/2, 1, 1, none.
constexpr auto runB = "q1 Q0 y 1 9 b\nq1 Q0 x 2 8 b\n"
                      "q2 Q0 x 1 9 b\n"
                      "q3 Q0 x 1 9 b\n"
                      "q4 Q0 x 1 9 b\n";

std::pair<core::RunEvaluation, core::RunEvaluation> evaluated(const EvaluationRules& rules)
{
    const auto qrels = core::parseQrels(judgments, "qrels");
    const std::vector<core::MeasureSpec> definitions{definitionOf("P@1"), definitionOf("RR")};
    const auto evaluate = [&](const char* text) {
        return core::evaluateRun(*qrels, *core::parseRun(text, "run"), definitions, rules);
    };
    return {evaluate(runA), evaluate(runB)};
}

PairedQueries paired(const EvaluationRules& rules)
{
    const auto [a, b] = evaluated(rules);
    return core::pairQueries(a, b, 1);
}

}  // namespace

class TestPairedQueries : public QObject {
    Q_OBJECT
private slots:
    void init();
    void missingLeftOut();
    void valuesAreThoseOfThePairs();
    void missingCountsZero();
    void withoutValueLeftOut();
    void meansAreThoseOfTheEvaluations();
};

void TestPairedQueries::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestPairedQueries::missingLeftOut()
{
    const PairedQueries queries = paired({});
    const std::vector<PairedQuery> pairs{{"q1", 1, 0.5}, {"q2", 0.5, 1}, {"q4", 0, 0}};
    QVERIFY(queries.pairs == pairs);
    QVERIFY(queries.onlyA == Ids{"q5"} && queries.onlyB == Ids{"q3"});
    QVERIFY(queries.withoutValue.empty());
}

void TestPairedQueries::valuesAreThoseOfThePairs()
{
    const auto [a, b] = evaluated({});
    const core::PairedValues values = core::pairedValues(a, b, core::commonQueries(a, b), 1);
    const std::vector<double> ofA{1, 0.5, 0};
    const std::vector<double> ofB{0.5, 1, 0};
    const std::vector<double> differences{-0.5, 0.5, 0};
    QVERIFY(values.a == ofA && values.b == ofB);
    QVERIFY(values.differences() == differences);
}

void TestPairedQueries::missingCountsZero()
{
    EvaluationRules rules;
    rules.missing = core::MissingRule::Zero;
    const PairedQueries queries = paired(rules);
    const std::vector<PairedQuery> pairs{
        {"q1", 1, 0.5}, {"q2", 0.5, 1}, {"q3", 0, 1}, {"q4", 0, 0}, {"q5", 1, 0}};
    QVERIFY(queries.pairs == pairs);
    QVERIFY(queries.onlyA.empty() && queries.onlyB.empty());
}

void TestPairedQueries::withoutValueLeftOut()
{
    EvaluationRules rules;
    rules.noValue = core::NoValueRule::Skip;
    const PairedQueries queries = paired(rules);
    QCOMPARE(queries.pairs.size(), std::size_t{2});
    QVERIFY(queries.withoutValue == Ids{"q4"});
}

/// To the last bit: a comparison shows no other mean than the evaluation of a run.
void TestPairedQueries::meansAreThoseOfTheEvaluations()
{
    std::mt19937 random(8);
    std::uniform_real_distribution<double> share;
    core::RunEvaluation a;
    core::RunEvaluation b;
    for (int query = 0; query < 5000; ++query)
        for (core::RunEvaluation* evaluation : {&a, &b}) {
            const core::Value value = share(random);
            evaluation->queries.push_back({std::to_string(10000 + query), false, {value}, {value}});
        }
    core::ComparisonRules rules;
    rules.rounds.count = 1;
    const auto comparison = core::compareRuns(std::vector{a, b}, 1, rules).front();
    QCOMPARE(comparison.queries, std::size_t{5000});
    QVERIFY(core::Value(comparison.meanA) == core::meansOf(a.queries, 1)[0]);
    QVERIFY(core::Value(comparison.meanB) == core::meansOf(b.queries, 1)[0]);
}

QTEST_APPLESS_MAIN(TestPairedQueries)

}  // namespace tst_paired_queries

#include "tst_paired_queries.moc"
