#include "core/io/rated_queries.h"
#include "tests/core/flat_findings.h"
#include "tests/core/flat_pairs.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

using core::Problem;
using namespace std::string_literals;

class TestRatedQueries : public QObject {
    Q_OBJECT
private slots:
    void init();
    void judged_data();
    void judged();
    void refused_data();
    void refused();
};

void TestRatedQueries::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRatedQueries::judged_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("findings");
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& findings) {
        QTest::newRow(name) << text << content << findings;
    };
    row("Elasticsearch",
        R"({"requests": [{"id": "JFK", "request": {}, "ratings": [
            {"_index": "i", "_id": "d1", "rating": 3}, {"_index": "i", "_id": 2, "rating": 0}]}],
            "metric": {"precision": {}}})",
        "JFK d1 3, JFK 2 0", "");
    row("Elasticsearch, a request without ratings",
        R"({"requests": [{"id": "a", "ratings": []},
                         {"id": "b", "ratings": [{"_id": "d", "rating": 1}]}]})",
        "b d 1", "EmptyQuery 1 a");
    row("RRE by grade",
        R"({"topics": [{"query_groups": [{"name": "q", "queries": [],
            "relevant_documents": {"3": ["d1", "d2"], "0": ["d3"]}}]}]})",
        "q d3 0, q d1 3, q d2 3", "");
    row("RRE by document", R"({"query_groups": [{"name": "q",
            "relevant_documents": {"d1": {"gain": 3}, "d2": {"gain": 0.5}}}]})",
        "q d1 3, q d2 0.5", "FractionalGrade 1 d2");
    // RRE evaluates each query of a group by the group's documents.
    row("RRE, several queries of a group",
        R"({"query_groups": [{"name": "Brand search", "queries": [
            {"template": "t.json", "placeholders": {"$query": "fender"}},
            {"placeholders": {"$query": "FENDER", "$lang": "en"}},
            {"placeholders": {"$query": "fender"}}, {"template": "t.json"}],
            "relevant_documents": {"3": ["d1"], "2": ["d2"]}}]})",
        "FENDER d2 2, FENDER d1 3, fender d2 2, fender d1 3", "");
    row("RRE without grades",
        R"({"query_groups": [{"name": "q", "relevant_documents": ["d1", "d2"]}]})",
        "q d1 1, q d2 1", "NoGrades 1; OneGrade 1");
    row("duplicate with the same grade",
        R"({"query_groups": [{"name": "q", "relevant_documents": {"3": ["d", "d"], "1": ["e"]}}]})",
        "q e 1, q d 3", "RepeatedJudgment 1 d");
    row("negative grade, byte order mark",
        "\xEF\xBB\xBF"
        R"({"query_groups": [{"name": "q",
            "relevant_documents": {"3": ["d"], "-1": ["e"]}}]})",
        "q e -1, q d 3", "ByteOrderMark 1 at 1; NegativeGrade 1 e");
}

void TestRatedQueries::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, findings);
    auto pairs = core::parseRatedQueries(text, "file");
    QVERIFY(pairs);
    const auto qrels = core::judgmentsFrom(*std::move(pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->findings), findings);
}

void TestRatedQueries::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const std::string& text, Problem problem,
                        const std::string& found) {
        QTest::newRow(name) << text << problem << found;
    };
    row("no JSON", "{", Problem::BadJson,
        "syntax error while parsing object key - unexpected end of input; expected string literal");
    row("no queries", R"({"topics": [{}]})", Problem::MissingField, "topics[0].query_groups");
    row("no documents", R"({"query_groups": []})", Problem::NothingToRead, "");
    row("a topic without name", R"({"query_groups": [{"relevant_documents": []}]})",
        Problem::MissingField, "query_groups[0].name");
    row("a request without id", R"({"requests": [{"ratings": []}]})", Problem::MissingField,
        "requests[0].id");
    row("a rating in words",
        R"({"requests": [{"id": "q", "ratings": [{"_id": "d", "rating": "3"}]}]})",
        Problem::WrongType, "requests[0].ratings[0].rating");
    row("no rating", R"({"requests": [{"id": "q", "ratings": [{"_id": "d"}]}]})",
        Problem::MissingField, "requests[0].ratings[0].rating");
    row("word grade", R"({"query_groups": [{"name": "q", "relevant_documents": {"good": ["d"]}}]})",
        Problem::BadValue, "query_groups[0].relevant_documents.good");
    row("duplicate with another grade",
        R"({"query_groups": [{"name": "q", "relevant_documents": {"3": ["d"], "1": ["d"]}}]})",
        Problem::DuplicateJudgment, "d");
    row("the same grade twice",
        R"({"query_groups": [{"name": "q", "relevant_documents": {"3": ["d"], "3": ["e"]}}]})",
        Problem::DuplicateField, "query_groups[0].relevant_documents.3");
    row("Latin-1", "{\"query_groups\": \"caf\xE9\"}", Problem::NotUtf8, "0xe9");
}

void TestRatedQueries::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const Problem, problem);
    QFETCH(const std::string, found);
    auto pairs = core::parseRatedQueries(text, "file");
    const auto qrels = pairs ? core::judgmentsFrom(*std::move(pairs), "file")
                             : core::Parsed<core::Qrels>(pairs.error());
    QVERIFY(!qrels);
    QCOMPARE(qrels.error().problem, problem);
    QCOMPARE(qrels.error().found, found);
}

QTEST_APPLESS_MAIN(TestRatedQueries)
#include "tst_rated_queries.moc"
