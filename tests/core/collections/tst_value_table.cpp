// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/run_comparison.h"
#include "core/collections/formats/per_query_values.h"
#include "core/collections/formats/value_tables.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace tst_value_table {

namespace {

using core::ErrorCode;

/// "a: q1=0.5 | q2=-; b: …" for the measures in brackets.
std::string toldAs(const core::ValueTable& table)
{
    std::ostringstream text;
    text << '[';
    for (const std::string& measure : table.measures)
        text << (&measure == table.measures.data() ? "" : " ") << measure;
    text << ']';
    for (const core::SystemValues& system : table.systems) {
        text << ' ' << system.name << ':';
        for (const auto& [query, values] : system.queries) {
            text << ' ' << query << '=';
            for (std::size_t i = 0; i < values.size(); ++i)
                text << (i == 0 ? "" : "|")
                     << (values[i] ? std::to_string(*values[i]).substr(0, 4) : std::string("-"));
        }
    }
    return text.str();
}

/// What the reader refused.
std::string foundIn(const core::Parsed<core::ValueTable>& table)
{
    return table ? std::string() : table.error().found;
}

}  // namespace

class TestValueTable : public QObject {
    Q_OBJECT
private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void readsWhatTrecEvalPrints();
    void joins();
    void missing_data();
    void missing();
    void titlesAbove();
    void testsAreThoseOfRuns();
};

void TestValueTable::reads_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    const char* const two = "[] a: q1=0.50 q2=0.25 b: q1=0.75 q2=1.00";
    row("a column per system", "query,a,b\nq1,0.5,0.75\nq2,0.25,1\n", two);
    row("a numbered index and texts are not read",
        ",query,text,a,b\n0,q1,yoga mat,0.5,0.75\n1,q2,socks,0.25,1\n", two);
    row("an index without a name has the queries", ",a,b\nq1,0.5,0.75\nq2,0.25,1\n", two);
    row("semicolons, and a mean over all queries",
        "qid;a;b\nq1;0.5;0.75\nq2;0.25;1\nall;0.375;0.875\n", two);
    row("a difference of two columns is no system",
        "query,a,b,b - a\nq1,0.5,0.75,0.25\nq2,0.25,1,0.75\n", two);
    row("an empty cell and NaN are no values", "query,a,b\nq1,0.5,\nq2,NaN,1\n",
        "[] a: q1=0.50 q2=- b: q1=- q2=1.00");
    row("a column per measure", "query,nDCG@10,AP\nq1,0.5,0.75\nq2,0.25,1\n",
        "[nDCG@10 AP] file: q1=0.50|0.75 q2=0.25|1.00");
    row("gdeval: systems and a column per measure",
        "runid,topic,ndcg@20,err@20\nx,1,0.5,0.25\nx,2,1,0.5\nx,amean,0.75,0.375\n",
        "[ndcg@20 err@20] x: 1=0.50|0.25 2=1.00|0.50");
    row("PyTerrier's rows", "name,qid,measure,value\na,q1,map,0.5\na,q2,map,0.25\nb,q1,map,0.75\n",
        "[map] a: q1=0.50 q2=0.25 b: q1=0.75");
    row("rows without a measure", "query,system,value\nq1,a,0.5\nq1,b,0.75\n",
        "[] a: q1=0.50 b: q1=0.75");
    row("compare's own table", "measure,query,a,b,b - a\nAP,q1,0.5,0.75,0.25\nRR,q1,1,0.5,-0.5\n",
        "[AP RR] a: q1=0.50|1.00 b: q1=0.75|0.50");
    row("trec_eval", "runid\tall\tbm25\nmap    \tq1\t0.5000\nP_5\tq1\t0.2000\nmap\tall\t0.5000\n",
        "[map P_5] bm25: q1=0.50|0.20");
    row("trec_eval's quoted grades", "map\tq1\t0.5\nrelstring_10\tq1\t'0110\nmap\tall\t0.5\n",
        "[map] file: q1=0.50");
    row("ir_measures", "q1\tP@5\t0.2000\nq2\tP@5\t0.4000\nall\tP@5\t0.3000\n",
        "[P@5] file: q1=0.20 q2=0.40");
    row("eval of several runs",
        "a.run\tAP\tq1\t0.5\na.run\tAP\tall\t0.5\nb.run\tAP\tq1\t0.75\nb.run\tAP\tall\t0.75\n",
        "[AP] a.run: q1=0.50 b.run: q1=0.75");
    row("JSON of systems", R"({"a": {"q1": 0.5, "q2": 0.25}, "b": {"q1": 0.75, "q2": 1}})", two);
    row("JSON of queries counted from 1", R"({"ndcg": {"1": 0.5, "2": 0.25}})",
        "[ndcg] file: 1=0.50 2=0.25");
    row("JSON of ranx", R"({"ndcg@10": {"q1": 0.5}, "map": {"q1": 0.75}})",
        "[ndcg@10 map] file: q1=0.50|0.75");
    row("JSON of pytrec_eval",
        R"({"q1": {"map": 0.5, "P_5": 0.2}, "q2": {"map": null, "P_5": 0.4}})",
        "[map P_5] file: q1=0.50|0.20 q2=-|0.40");
    row("JSON of pytrec_eval by system",
        R"({"a": {"q1": {"map": 0.5}}, "b": {"q1": {"map": 0.75}}})",
        "[map] a: q1=0.50 b: q1=0.75");
    const char* const leaderboard = "[map ndcg] a: q1=0.50|0.20 b: q1=0.75|0.40";
    row("JSON of measures by system",
        R"({"a": {"map": {"q1": 0.5}, "ndcg": {"q1": 0.2}}, "b": {"map": {"q1": 0.75}, "ndcg": {"q1": 0.4}}})",
        leaderboard);
    row("JSON of systems by measure",
        R"({"map": {"a": {"q1": 0.5, "q2": 1}, "b": {"q1": 0.75, "q2": 1}}})",
        "[map] a: q1=0.50 q2=1.00 b: q1=0.75 q2=1.00");
    row("JSON of queries by measure, with more queries than systems",
        R"({"map": {"q1": {"a": 0.5, "b": 1}, "q2": {"a": 0, "b": 1}, "q3": {"a": 1, "b": 0}}})",
        "[map] a: q1=0.50 q2=0.00 q3=1.00 b: q1=1.00 q2=1.00 q3=0.00");
    row("JSON of a leaderboard: a list of names, means beside the queries",
        R"({"task": "shop", "systems": [)"
        R"({"name": "a", "size": 3, "measures": {"map": {"mean": 0.5, "queries": {"q1": 0.5}},)"
        R"( "ndcg": {"mean": 0.2, "queries": {"q1": 0.2}}}},)"
        R"({"name": "b", "size": 5, "measures": {"map": {"mean": 0.75, "queries": {"q1": 0.75}},)"
        R"( "ndcg": {"mean": 0.4, "queries": {"q1": 0.4}}}}]})",
        leaderboard);
    row("JSON within an object",
        R"({"results": {"a": {"map": {"q1": 0.5}}, "b": {"map": {"q1": 0.75}}}})",
        "[map] a: q1=0.50 b: q1=0.75");
    row("JSON of the only measure, by a name of its own",
        R"({"a": {"bleu": {"q1": 0.5, "q2": 1}}, "b": {"bleu": {"q1": 0.75, "q2": 1}}})",
        "[bleu] a: q1=0.50 q2=1.00 b: q1=0.75 q2=1.00");
    row("JSON records",
        R"([{"query": "q1", "system": "a", "value": 0.5}, {"query": "q1", "system": "b", "value": 1}])",
        "[] a: q1=0.50 b: q1=1.00");
}

void TestValueTable::reads()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, expected);
    const auto table = core::parseValueTable(text, "folder/file.csv");
    QVERIFY2(table, foundIn(table).c_str());
    QCOMPARE(toldAs(*table), expected);
}

void TestValueTable::refuses_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::size_t>("line");
    const auto row = [](const char* name, const char* text, ErrorCode problem, std::size_t line) {
        QTest::newRow(name) << std::string(text) << problem << line;
    };
    row("a word among the numbers", "query,a,b\nq1,0.5,0.75\nq2,high,1\n", ErrorCode::BadQueryValue,
        3);
    row("an infinite value", "query,a,b\nq1,0.5,0.75\nq2,inf,1\n", ErrorCode::BadQueryValue, 3);
    row("a query twice", "query,a,b\nq1,0.5,0.75\nq1,0.25,1\n", ErrorCode::RepeatedId, 3);
    row("a query without an id", "query,a,b\n,0.5,0.75\n", ErrorCode::EmptyId, 2);
    row("a system twice", "query,a,a\nq1,0.5,0.75\n", ErrorCode::RepeatedColumn, 1);
    row("a short row", "query,a,b\nq1,0.5\n", ErrorCode::TableColumns, 2);
    row("no queries", "x,y\n1,0.5\n", ErrorCode::NoQueryValues, 0);
    row("no numbers", "query,text\nq1,mat\n", ErrorCode::NoQueryValues, 0);
    row("two levels of unknown names",
        R"({"a": {"x": {"q1": 1, "q2": 1}, "y": {"q1": 1, "q2": 1}}})", ErrorCode::NoQueryValues,
        0);
    row("means by cutoff", R"({"ndcg": {"1": 0.25, "10": 0.5}})", ErrorCode::MeansAtCutoffs, 0);
    row("means by cutoff, of several systems",
        R"({"a": {"ndcg": {"@10": 0.25}}, "b": {"ndcg": {"@10": 0.5}}})", ErrorCode::MeansAtCutoffs,
        0);
    row("BEIR's means", R"({"ndcg": {"NDCG@1": 0.25, "NDCG@10": 0.5}})", ErrorCode::MeansAtCutoffs,
        0);
    row("means alone", R"({"metrics": ["map"], "a": {"map": 0.5}})", ErrorCode::NoQueryValues, 0);
}

void TestValueTable::refuses()
{
    QFETCH(const std::string, text);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::size_t, line);
    const auto table = core::parseValueTable(text, "file.csv");
    QVERIFY(!table);
    QVERIFY2(table.error().problem == problem, foundIn(table).c_str());
    QCOMPARE(table.error().line, line);
}

void TestValueTable::readsWhatTrecEvalPrints()
{
    std::ifstream file(TEST_DATA "/trec/02-graded/expected.tsv");
    std::stringstream text;
    text << file.rdbuf();
    const auto table = core::parseValueTable(text.str(), "expected.tsv");
    QVERIFY2(table, foundIn(table).c_str());
    QVERIFY(table->overall > 0);
    QCOMPARE(table->systems.size(), std::size_t{1});
    QVERIFY(!table->systems.front().queries.contains("all"));
    const auto map = std::ranges::find(table->measures, "map");
    QVERIFY(map != table->measures.end());
    // trec_eval's own mean is that of the queries.
    std::istringstream lines(text.str());
    double theirs = -1;
    for (std::string measure, query, value; lines >> measure >> query >> value;)
        if (measure == "map" && query == "all")
            theirs = std::stod(value);
    const std::array place{static_cast<std::size_t>(map - table->measures.begin())};
    const auto ours = core::evaluationsOf(*table, place, core::MissingRule::Skip);
    QVERIFY(std::abs(*ours.front().means.front() - theirs) < 1e-4);
}

void TestValueTable::joins()
{
    auto a = core::parseValueTable("map\tq1\t0.5\nP_5\tq1\t0.2\nmap\tall\t0.5\n", "runs/one.txt");
    auto b =
        core::parseValueTable("bpref\tq1\t0.1\nmap\tq1\t0.75\nmap\tall\t0.75\n", "more/one.txt");
    QVERIFY(a && b);
    const core::ValueTable joined = core::joinedValues({*a, *b});
    QCOMPARE(joined.measures, std::vector<std::string>{"map"});
    QCOMPARE(joined.systems.size(), std::size_t{2});
    QVERIFY(joined.systems[0].name != joined.systems[1].name);
    QCOMPARE(*joined.systems[1].queries.at("q1").front(), 0.75);
}

void TestValueTable::missing_data()
{
    QTest::addColumn<bool>("isZero");
    QTest::addColumn<double>("mean");
    QTest::newRow("skipped") << false << 0.5;
    QTest::newRow("0") << true << 0.25;
}

void TestValueTable::missing()
{
    QFETCH(const bool, isZero);
    QFETCH(const double, mean);
    const auto table = core::parseValueTable(
        R"({"a": {"q1": 0.25, "q2": 0.5}, "b": {"q1": 0.5}, "c": {"q1": 0.5, "q2": null}})", "f");
    QVERIFY(table);
    const std::array measures{std::size_t{0}};
    const auto found = core::evaluationsOf(
        *table, measures, isZero ? core::MissingRule::Zero : core::MissingRule::Skip);
    QCOMPARE(found[1].notInRun, std::vector<std::string>{"q2"});
    QVERIFY(found[2].notInRun.empty());
    QCOMPARE(*found[1].means.front(), mean);
    QCOMPARE(*found[2].means.front(), mean);
}

void TestValueTable::titlesAbove()
{
    for (const std::string above : {"sep=,\n", "Results of May\n\n"}) {
        const std::string text = above + "query,a,b\nq1,0.75,0.25\nq2,0.25,0.75\nq3,0.2,0.7\n";
        QVERIFY(core::perQueryForm(text) == core::PerQueryForm::Columns);
        const auto table = core::parseValueTable(text, "may.csv");
        QVERIFY(table);
        QCOMPARE(table->systems.size(), std::size_t{2});
    }
}

void TestValueTable::testsAreThoseOfRuns()
{
    // Student's ten patients (Biometrika 6, 1908); p as in tests/data/statistics.
    constexpr std::array first{0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
    constexpr std::array second{1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};
    std::string text = "query,dextro,laevo\n";
    for (std::size_t i = 0; i < first.size(); ++i)
        text += std::to_string(i) + ',' + std::to_string(first[i]) + ',' +
                std::to_string(second[i]) + '\n';
    const auto table = core::parseValueTable(text, "sleep.csv");
    QVERIFY(table);
    const std::array measures{std::size_t{0}};
    const auto found =
        core::compareRuns(core::evaluationsOf(*table, measures, core::MissingRule::Skip), 1);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(std::abs(found.front().difference() - 1.58) < 1e-12);
    QVERIFY(std::abs(*found.front().test(core::PairedTest::T).p - 0.00283289019738427) < 1e-13);
    QVERIFY(std::abs(*found.front().test(core::PairedTest::Wilcoxon).p - 2.0 / 512) < 1e-15);
    QVERIFY(std::abs(found.front().interval->low - 0.7001142367) < 1e-9);
}

QTEST_APPLESS_MAIN(TestValueTable)

}  // namespace tst_value_table

#include "tst_value_table.moc"
