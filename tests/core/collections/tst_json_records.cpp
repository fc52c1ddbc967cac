// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_records.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_json_records {

using core::ErrorCode;
using core::PairNumber;
using namespace std::string_literals;

class TestJsonRecords : public QObject {
    Q_OBJECT
private slots:
    void init();
    void judged_data();
    void judged();
    void retrieved_data();
    void retrieved();
    void refused_data();
    void refused();
    void openArray();
    void badLinesAreLeftOut();
    void isNone_data();
    void isNone();
};

void TestJsonRecords::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestJsonRecords::judged_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::newRow("one per line") << R"({"query_id": "q1", "doc_id": "d1", "relevance": 2}
{"query_id": "q1", "doc_id": "d2", "relevance": 0}
)"s
                                  << "q1 d1 2, q1 d2 0"s;
    QTest::newRow("in an array, spread over lines") << R"([
  {
    "qid": 7,
    "docid": "d1",
    "rating": "1.5"
  },
  {"qid": 7, "docid": "d2", "rating": 0}
])"s
                                                    << "7 d1 1.5, 7 d2 0"s;
    QTest::newRow("fields in another order, and others")
        << R"({"query_id": "q", "doc_id": "a", "relevance": 1, "meta": {"doc_id": "x"}}
{"note": "a \"b\"", "relevance": 3, "doc_id": "caf\u00e9", "query_id": "q"})"s
        << "q a 1, q caf\u00e9 3"s;
    QTest::newRow("a grade that is nothing")
        << R"([{"qid": "q", "docid": "a", "rating": 2}, {"qid": "q", "docid": "b", "rating": null}])"s
        << "q a 2"s;
    QTest::newRow("BEIR's names") << R"({"query-id": "q1", "corpus-id": "d1", "score": 1.0})"s
                                  << "q1 d1 1"s;
    QTest::newRow("a score beside the grade")
        << R"({"query_id": "q", "doc_id": "a", "score": 9.5, "relevance": 1})"s
        << "q a 1"s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"s + R"({"qid":"q","docno":"a","label":1})"
                                     << "q a 1"s;
}

void TestJsonRecords::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    const auto layout = core::recordLayout(text);
    QVERIFY(layout);
    auto pairs = core::parseJsonRecords(text, "file", *layout, PairNumber::Grade);
    QVERIFY(pairs);
    const auto qrels = core::judgmentsFrom(*std::move(pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
}

void TestJsonRecords::retrieved_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::newRow("scores") << R"({"query_id": "q", "doc_id": "a", "score": 0.25}
{"query_id": "q", "doc_id": "b", "score": 1e-1})"s
                            << "q a 0.25, q b 0.1"s;
    QTest::newRow("hits of Elasticsearch")
        << R"({"query_id": "q", "_index": "p", "_id": "a", "_score": 0.5, "title": "x"})"s
        << "q a 0.5"s;
    QTest::newRow("what Python writes") << R"({"query_id": "q", "doc_id": "a", "score": NaN}
{"query_id": "q", "doc_id": "b", "score": -5}
{"query_id": "q", "doc_id": "c", "score": Infinity})"s
                                        << "q c inf, q b -5, q a -inf"s;
    QTest::newRow("ranks") << R"([{"query": "star wars", "doc": "a", "rank": 2},
{"query": "star wars", "doc": "b", "rank": 1}])"s
                           << "star wars b -1, star wars a -2"s;
}

void TestJsonRecords::retrieved()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    const core::SharedText shared(text);
    const auto layout = core::recordLayout(text);
    QVERIFY(layout && layout->hasOrder());
    auto pairs = core::parseJsonRecords(shared.view(), "file", *layout, PairNumber::Score);
    QVERIFY(pairs);
    const auto run =
        core::runFrom(*std::move(pairs), shared, "file", core::RankOrder::ScoreThenIdDescending);
    QVERIFY(run);
    QCOMPARE(flat(*run), content);
}

void TestJsonRecords::refused_data()
{
    QTest::addColumn<std::string>("second");  // object; the first is sound
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    QTest::newRow("no document") << R"({"query_id": "q", "relevance": 1})"s
                                 << ErrorCode::MissingField << "doc_id"s;
    QTest::newRow("a grade given as a word")
        << R"({"query_id": "q", "doc_id": "b", "relevance": "good"})"s << ErrorCode::BadGrade
        << "good"s;
    QTest::newRow("an empty id") << R"({"query_id": "q", "doc_id": "", "relevance": 1})"s
                                 << ErrorCode::EmptyId << ""s;
    QTest::newRow("nested ids") << R"({"query_id": ["q"], "doc_id": "b", "relevance": 1})"s
                                << ErrorCode::EmptyId << ""s;
    QTest::newRow("no JSON") << R"({"query_id": "q", doc_id: "b"})"s << ErrorCode::BadJson
                             << R"(doc_id: "b"})"s;
    QTest::newRow("something else behind") << "end"s << ErrorCode::BadJson << "end"s;
}

void TestJsonRecords::refused()
{
    QFETCH(const std::string, second);
    const std::string text =
        "{\"query_id\": \"q\", \"doc_id\": \"a\", \"relevance\": 1}\n" + second;
    const auto layout = core::recordLayout(text);
    QVERIFY(layout);
    const auto pairs = core::parseJsonRecords(text, "file", *layout, PairNumber::Grade);
    QVERIFY(!pairs);
    QCOMPARE(pairs.error().line, std::size_t{2});
    refusals::compare(pairs.error());
}

void TestJsonRecords::openArray()
{
    const std::string text = R"([{"query_id": "q", "doc_id": "a", "relevance": 1})";
    const auto layout = core::recordLayout(text);
    QVERIFY(layout);
    const auto pairs = core::parseJsonRecords(text, "file", *layout, PairNumber::Grade);
    QVERIFY(!pairs);
    QCOMPARE(pairs.error().problem, ErrorCode::BadJson);
    QVERIFY(core::parseJsonRecords(text + "]", "file", *layout, PairNumber::Grade));
}

void TestJsonRecords::badLinesAreLeftOut()
{
    const std::string text = R"({"query_id": "q", "doc_id": "a", "relevance": 1}
{"query_id": "q", "doc_id": "b"}
{"query_id": "q", "doc_id": "c", "relevance": "good"}
{"query_id": "q", doc_id: "d", "relevance": 1}
{"query_id": "q", "doc_id": "e", "relevance": 0}
{"query_id": "q", "doc_id": "f", "rel)";
    const auto layout = core::recordLayout(text);
    QVERIFY(layout);
    auto pairs = core::parseJsonRecords(text, "file", *layout, PairNumber::Grade, nullptr,
                                        core::BadLineRule::LeaveOut);
    QVERIFY(pairs);
    const auto qrels = core::judgmentsFrom(*std::move(pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), "q a 1, q e 0"s);
    const core::Diagnostic& told = qrels->diagnostics.front();
    QCOMPARE(told.warning, core::Warning::BadLines);
    QCOMPARE(told.count, std::size_t{4});
    QCOMPARE(told.refusals.size(), std::size_t{3});
    QCOMPARE(told.refusals[0].problem, ErrorCode::MissingField);
    QCOMPARE(told.refusals[1].problem, ErrorCode::BadGrade);
    QCOMPARE(told.refusals[2].problem, ErrorCode::BadJson);
    QCOMPARE(told.refusals[2].line, std::size_t{4});
}

void TestJsonRecords::isNone_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("a corpus") << R"({"_id": "d", "title": "", "text": "x", "metadata": {}})"s;
    QTest::newRow("queries") << R"({"query_id": "q", "query": "x"})"s;
    QTest::newRow("a pair without a number") << R"({"qid": "q", "pid": "d", "query": "x"})"s;
    QTest::newRow("a dictionary") << R"({"q1": {"d1": 2}})"s;
    QTest::newRow("an empty array") << "[]"s;
    QTest::newRow("a comma behind the last one") << "[{},]"s;
}

void TestJsonRecords::isNone()
{
    QFETCH(const std::string, text);
    QVERIFY(!core::recordLayout(text));
}

QTEST_APPLESS_MAIN(TestJsonRecords)

}  // namespace tst_json_records

#include "tst_json_records.moc"
