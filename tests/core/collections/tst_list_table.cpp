// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/list_table.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_list_table {

using core::ErrorCode;
using core::PairNumber;
using namespace std::string_literals;

class TestListTable : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void read_data();
    void read();
    void isNone_data();
    void isNone();
    void refused_data();
    void refused();
    void judgmentsAreNoRun();
};

void TestListTable::read_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("results");
    QTest::addColumn<std::string>("judgments");
    const auto row = [](const char* name, const std::string& text, const std::string& results,
                        const std::string& judgments) {
        QTest::newRow(name) << text << results << judgments;
    };
    row("as pandas writes lists",
        "question,retrieved_contexts,ground_truth_ids,answer\n"
        "red shoes,\"['d2', 'd1']\",\"['d1']\",\"one\nand two\"\nhat,\"['d3']\",\"['d3', "
        "'d4']\",x\n",
        "hat d3 -1, red shoes d2 -1, red shoes d1 -2", "hat d3 1, hat d4 1, red shoes d1 1");
    row("as JSON", "query\tretrieved_ids\texpected_ids\nq\t[\"d2\", 7]\t[\"d\\u0031\"]\n",
        "q d2 -1, q 7 -2", "q d1 1");
    row("between bars", "qid,retrieved_ids,relevant_ids\nq1,d2|d1,d1\nq2,d3 | d4,\n",
        "q1 d2 -1, q1 d1 -2, q2 d3 -1, q2 d4 -2", "q1 d1 1");
    row("NumPy's arrays", "user_id,recommended_items,relevant_items\nu,\"['a' 'b'\n 'c']\",['b']\n",
        "u a -1, u b -2, u c -3", "u b 1");
    row("quotes in Python's texts",
        "query,retrieved_ids,expected_ids\nq,\"[\"\"it's\"\", 'a\\'b']\",\"['a\\'b']\"\n",
        "q it's -1, q a'b -2", "q a'b 1");
    row("results, and their number",
        "query,hits,results,expected_ids\nq,12,\"['d2', 'd1']\",['d1']\n", "q d2 -1, q d1 -2",
        "q d1 1");
    row("means beside the lists, as LlamaIndex has them",
        "query,expected_ids,retrieved_ids,hit_rate,mrr\na,['n1'],\"['n2', 'n1']\",1.0,0.5\n",
        "a n2 -1, a n1 -2", "a n1 1");
}

void TestListTable::read()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, results);
    QFETCH(const std::string, judgments);
    const auto layout = core::listTableLayout(text);
    QVERIFY(layout && layout->grade && layout->rank);
    auto ranked = core::parseListTable(text, "file", PairNumber::Score);
    QVERIFY(ranked);
    const auto run = core::runFrom(*std::move(ranked), core::SharedText(text), "file",
                                   core::RankOrder::ScoreThenIdDescending);
    QVERIFY(run);
    QCOMPARE(flat(*run), results);
    QVERIFY(flat(run->diagnostics).find("ListOrder 1") != std::string::npos);
    auto graded = core::parseListTable(text, "file", PairNumber::Grade);
    QVERIFY(graded);
    const auto qrels = core::judgmentsFrom(*std::move(graded), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), judgments);
    QVERIFY(flat(qrels->diagnostics).find("NoGrades 1") != std::string::npos);
}

void TestListTable::isNone_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("lists of items") << "user_id,item_ids\nu1,a b\n"s;
    QTest::newRow("no lists") << "query,retrieved_ids,expected_ids\nq,d1,d1\n"s;
    QTest::newRow("a table of pairs") << "query,target_id,score\nq,d1,0.5\n"s;
    QTest::newRow("the number of results") << "query,hits,results\nq,12,10\n"s;
    QTest::newRow("no query") << "retrieved_ids,expected_ids\n\"['a', 'b']\",['a']\n"s;
    QTest::newRow("one cell") << "retrieved_ids\n"s;
    QTest::newRow("nothing") << ""s;
}

void TestListTable::isNone()
{
    QFETCH(const std::string, text);
    QVERIFY(!core::listTableLayout(text));
}

void TestListTable::refused_data()
{
    const auto row = refusals::rowsOfLines();
    row("a short row", "query,retrieved_ids,expected_ids\nq,['a'],['a']\nr,['a']\n", 3,
        ErrorCode::RaggedRow, "2");
    row("a list that does not end", "query,retrieved_ids\nq,['a']\nr,\"['a, 'b\"\n", 3,
        ErrorCode::WrongType, "retrieved_ids");
    row("a list that ends in a backslash", "query,retrieved_ids\nq,['a']\nr,\"['a', 'b\\\"\n", 3,
        ErrorCode::WrongType, "retrieved_ids");
    row("no query", "query,retrieved_ids\nq,['a']\n,['a']\n", 3, ErrorCode::EmptyId, "query");
}

void TestListTable::refused()
{
    QFETCH(const std::string, text);
    const auto pairs = core::parseListTable(text, "file", PairNumber::Score);
    QVERIFY(!pairs);
    refusals::compareOfLine(pairs.error());
}

void TestListTable::judgmentsAreNoRun()
{
    const auto pairs =
        core::parseListTable("query,expected_ids\nq,\"['a', 'b']\"\n", "file", PairNumber::Score);
    QVERIFY(!pairs);
    QCOMPARE(pairs.error().problem, core::ErrorCode::NotARun);
    QCOMPARE(pairs.error().found, "table of lists"s);
}

QTEST_APPLESS_MAIN(TestListTable)

}  // namespace tst_list_table

#include "tst_list_table.moc"
