// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_groups.h"
#include "core/collections/collection/query_weights.h"
#include "core/collections/comparison/gate.h"
#include "core/collections/comparison/leaderboard.h"
#include "core/collections/comparison/verdict_facts.h"
#include "tests/core/figures.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tst_query_weights {

namespace {

using core::ErrorCode;
using Weights = std::map<std::string, double, std::less<>>;

core::RunEvaluation runOf(const std::vector<double>& values)
{
    core::RunEvaluation run;
    for (std::size_t i = 0; i < values.size(); ++i)
        run.queries.push_back({std::to_string(100 + i), false, {values[i]}, {values[i]}});
    run.means = core::meansOf(run.queries, 1);
    return run;
}

/// Ten queries that everybody asks, for which B is worse, and thirty rare ones, for which it is
/// better.
struct Turned {
    std::vector<double> a;
    std::vector<double> b;
    core::QueryWeights weights;

    Turned()
    {
        for (int i = 0; i < 40; ++i) {
            const double noise = 0.01 * (i % 5);
            a.push_back(0.5);
            b.push_back(i < 10 ? 0.3 - noise : 0.7 + noise);
            weights.weights[std::to_string(100 + i)] = i < 10 ? 50 : 1;
        }
    }
};

core::VerdictFacts factsOf(const core::RunEvaluation& a, const core::RunEvaluation& b)
{
    const core::MeasureSpec measure = definitionOf("AP");
    const core::EvaluationRules evaluation;
    return core::verdictFacts({a, b, 0, measure, evaluation}, {});
}

}  // namespace

class TestQueryWeights : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void weighs();
    void columnsThatCanBeWeights();
    void queriesWithoutAWeight();
    void groupsOfAColumn();
    void weightsTurnTheWinner();
    void fewHeavyQueriesAreTooFew();
    void theGateIsWeighted();
    void lettersHaveNoTukey();
};

void TestQueryWeights::reads_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("column");
    QTest::addColumn<Weights>("expected");
    const Weights two{{"q1", 12}, {"q2", 0.5}};
    const auto row = [](const char* name, const char* text, const char* column,
                        const Weights& expected) {
        QTest::newRow(name) << std::string(text) << std::string(column) << expected;
    };
    row("tabs without a heading", "q1\t12\nq2\t0.5\n", "", two);
    row("a heading", "query,weight\nq1,12\nq2,0.5\n", "", two);
    row("traffic, among other columns", "query;text;traffic\nq1;mat;12\nq2;sock;0.5\n", "", two);
    row("weights before queries", "visits,query\n12,q1\n0.5,q2\n", "", two);
    row("a named column", "query,orders,weight\nq1,12,1\nq2,0.5,2\n", "orders", two);
    row("a numbered column", "query,orders,weight\nq1,12,1\nq2,0.5,2\n", "2", two);
    row("0 is a weight, an empty cell is none", "q1\t0\nq2\t\nq3\t1\n", "", {{"q1", 0}, {"q3", 1}});
}

void TestQueryWeights::reads()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, column);
    QFETCH(const Weights, expected);
    const auto read = core::parseQueryWeights(
        text, "w.csv", column.empty() ? std::nullopt : std::optional(column));
    QVERIFY2(read, read ? "" : read.error().found.c_str());
    QVERIFY(read->weights == expected);
}

void TestQueryWeights::refuses_data()
{
    const auto row = refusals::rowsOfLines();
    row("a negative weight", "q1\t1\nq2\t-1\n", 2, ErrorCode::BadWeight, "-1");
    row("an infinite weight", "q1\tinf\n", 1, ErrorCode::BadWeight, "inf");
    row("a word", "query,weight\nq1,much\n", 2, ErrorCode::BadWeight, "much");
    row("a query twice", "q1\t1\nq1\t2\n", 2, ErrorCode::RepeatedId, "q1");
    row("no query", "q1\t1\n\t2\n", 2, ErrorCode::EmptyId, "");
    row("only weights of 0", "q1\t0\nq2\t0\n", 0, ErrorCode::NoWeight, "");
    row("three columns without a known heading", "query,a,b\nq1,1,2\n", 0,
        ErrorCode::NoWeightColumn, "");
}

void TestQueryWeights::refuses()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    const auto read = core::parseQueryWeights(text, "w.csv");
    QVERIFY(!read);
    QCOMPARE(read.error().line, line);
    refusals::compare(read.error());
    const auto named = core::parseQueryWeights("query,weight\nq1,1\n", "w.csv", "visits");
    QVERIFY(!named && named.error().problem == ErrorCode::NoSuchColumn);
}

void TestQueryWeights::weighs()
{
    core::RunEvaluation run = runOf({0.25, 0.5, 1});
    run.notInRun = {"103", "104"};
    const core::WeightedQueries found = core::weigh(
        run, {{{"100", 3}, {"101", 1}, {"102", 0}, {"103", 2}, {"104", 0}, {"900", 2}}});
    QVERIFY(found.without.empty());
    QCOMPARE(found.zero, std::size_t{2});
    QCOMPARE(found.unjudged, std::size_t{1});
    QCOMPARE(found.unjudgedShare, 0.25);
    QCOMPARE(run.queries.size(), std::size_t{2});
    QCOMPARE(run.notInRun, std::vector<std::string>{"103"});
    QCOMPARE(*run.means.front(), (3 * 0.25 + 0.5) / 4);
}

/// The heading "price" has a number below 0, "length" a word, "unseen" only zeros.
void TestQueryWeights::columnsThatCanBeWeights()
{
    const auto columns = [](std::string_view text) { return core::weightColumns(text); };
    QCOMPARE(columns("query,length,visits,price,unseen,clicks\n"
                     "1,short,120,3,0,\n2,4,0.5,-1,0,7\n"),
             (std::vector<std::string>{"visits", "clicks"}));
    QVERIFY(columns("1,120\n2,3\n").empty());
    QVERIFY(columns("query,docid,grade\n1,a,2\n1,b,0\n").empty());
    QVERIFY(columns("query,visits\n1,120,3\n").empty());
    const auto read = core::parseQueryWeights("query,visits\n1,120\n", "data/queries.csv", {});
    QVERIFY(read);
    QCOMPARE(read->source, std::string("queries.csv:visits"));
}

void TestQueryWeights::queriesWithoutAWeight()
{
    core::RunEvaluation run = runOf({0.25, 0.5});
    run.notInRun = {"102"};
    const core::WeightedQueries found = core::weigh(run, {{{"100", 3}}});
    QCOMPARE(found.without, (std::vector<std::string>{"101", "102"}));
    QCOMPARE(core::withoutWeight({{{"100", 3}}}, {"100", "101"}), std::vector<std::string>{"101"});
    QVERIFY(!run.isWeighted);
    QCOMPARE(*run.means.front(), 0.375);
}

void TestQueryWeights::groupsOfAColumn()
{
    const std::string text = "text,query,length,traffic\nyoga mat,q1,short,12\nsock,q2,short,3\n"
                             "a very warm sock,q3,long,1\n";
    const auto groups = core::parseQueryGroups(text, "q.csv", "length");
    QVERIFY(groups);
    const std::vector<core::QueryGroup> expected{{"short", {"q1", "q2"}}, {"long", {"q3"}}};
    QVERIFY(*groups == expected);
    const auto missing = core::parseQueryGroups(text, "q.csv", "year");
    QVERIFY(!missing && missing.error().problem == ErrorCode::NoSuchColumn);
}

void TestQueryWeights::weightsTurnTheWinner()
{
    const Turned turned;
    core::RunEvaluation a = runOf(turned.a);
    core::RunEvaluation b = runOf(turned.b);
    QVERIFY(core::conclusionOf(factsOf(a, b)) == core::Conclusion::Better);
    core::weigh(a, turned.weights);
    core::weigh(b, turned.weights);
    const core::VerdictFacts facts = factsOf(a, b);
    QVERIFY(core::conclusionOf(facts) == core::Conclusion::Worse);
    // (10 × 50 × -0.22 + 30 × 0.22) / 530
    QVERIFY(agree(facts.compared.difference(), (-500 * 0.22 + 30 * 0.22) / 530, 1e-12));
    QVERIFY(agree(facts.compared.worth(), 530.0 * 530 / (10 * 2500 + 30), 1e-12));
    QVERIFY(facts.unweighted);
    QVERIFY(agree(facts.unweighted->difference(), 0.11, 1e-12));
    QVERIFY(!facts.compared.test(core::PairedTest::T).holm);
    const auto all = core::compareRuns(std::vector{a, b}, 1);
    QVERIFY(!all.front().test(core::PairedTest::Wilcoxon).p);
    QVERIFY(!all.front().test(core::PairedTest::Sign).p);
    QVERIFY(*all.front().test(core::PairedTest::Randomisation).p < 0.05);
    QVERIFY(all.front().bootstrap->interval.high < 0);
    QCOMPARE(all.front().counts.won, std::size_t{30});
}

void TestQueryWeights::fewHeavyQueriesAreTooFew()
{
    Turned turned;
    for (auto& [query, weight] : turned.weights.weights)
        weight = query < "103" ? 1000 : 1;
    core::RunEvaluation a = runOf(turned.a);
    core::RunEvaluation b = runOf(turned.b);
    core::weigh(a, turned.weights);
    core::weigh(b, turned.weights);
    QVERIFY(core::conclusionOf(factsOf(a, b)) == core::Conclusion::TooFewQueries);
}

void TestQueryWeights::theGateIsWeighted()
{
    const Turned turned;
    core::RunEvaluation a = runOf(turned.a);
    core::RunEvaluation b = runOf(turned.b);
    const std::vector<core::GateRule> rules{{.measure = definitionOf("AP"), .maxDrop = 0.01}};
    QVERIFY(core::checkGate(rules, b, &a, {}).front().verdict == core::GateVerdict::Held);
    core::weigh(a, turned.weights);
    core::weigh(b, turned.weights);
    const auto checks = core::checkGate(rules, b, &a, {});
    QVERIFY(checks.front().verdict == core::GateVerdict::Broken);
    QVERIFY(agree(*checks.front().mean, 0.5 + (-500 * 0.22 + 30 * 0.22) / 530, 1e-12));
    // A query that only the baseline answers keeps its weight.
    core::RunEvaluation shorter = b;
    shorter.notInRun = {shorter.queries.front().query};
    shorter.queries.erase(shorter.queries.begin());
    const core::RunEvaluation filled = core::withUnanswered(shorter, a);
    QCOMPARE(filled.queries.front().weight, 50.0);
}

void TestQueryWeights::lettersHaveNoTukey()
{
    const Turned turned;
    std::vector<core::RunEvaluation> runs{runOf(turned.a), runOf(turned.b), runOf(turned.a)};
    for (core::RunEvaluation& run : runs)
        core::weigh(run, turned.weights);
    const std::vector<const core::RunEvaluation*> places{&runs[0], &runs[1], &runs[2]};
    const core::Leaderboard board = core::leaderboard(places, 1);
    QVERIFY(board.tukey.front().error() == core::Untested::Unweightable);
    QCOMPARE(board.standings[1].front().rank, std::size_t{3});
    QVERIFY(board.standings[1].front().interval);
}

QTEST_APPLESS_MAIN(TestQueryWeights)

}  // namespace tst_query_weights

#include "tst_query_weights.moc"
