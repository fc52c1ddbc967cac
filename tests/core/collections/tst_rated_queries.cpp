// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/rated_queries.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_rated_queries {

using core::ErrorCode;
using namespace std::string_literals;

class TestRatedQueries : public QObject {
    Q_OBJECT
private slots:
    void init();
    void judged_data();
    void judged();
    void severalRaters_data();
    void severalRaters();
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
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& diagnostics) {
        QTest::newRow(name) << text << content << diagnostics;
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
    // As its archetype for Solr has it.
    row("RRE, queries of a group", R"({"topics": [{"query_groups": [{"name": "Brand search",
            "queries": [
                {"template": "only_q.json", "placeholders": {"$query": "fender"}},
                {"template": "filter.json", "placeholders": {"$query": "Fender", "$lang": "eng"}}],
            "relevant_documents": {"1": {"gain": 3}, "2": {"gain": 2}}}]}]})",
        "Fender 1 3, Fender 2 2, fender 1 3, fender 2 2", "");
    row("RRE, one query under two templates", R"({"query_groups": [{"name": "g", "queries": [
            {"template": "a", "placeholders": {"$query": "jazz"}},
            {"template": "b", "placeholders": {"$query": "jazz"}}],
            "relevant_documents": {"3": ["d"], "0": ["e"]}}]})",
        "jazz e 0, jazz d 3", "");
    row("RRE, a placeholder of another name and documents as objects",
        R"({"query_placeholder": "query", "query_groups": [{"name": "g",
            "queries": [{"placeholders": {"query": "what is rre"}}],
            "relevant_documents": [{"document_id": "doc1", "gain": 2},
                                   {"document_id": "doc5", "gain": 0}]}]})",
        "what is rre doc1 2, what is rre doc5 0", "");
    row("RRE, a query with documents of its own", R"({"query_groups": [{"name": "g",
            "queries": [{"placeholders": {"$q": "a"}, "relevant_documents": {"1": ["x"]}},
                        {"placeholders": {"$q": "b"}}],
            "relevant_documents": {"0": ["y"]}}]})",
        "a x 1, b y 0", "NothingRelevant 1 b");
    row("Quepid's export for RRE", R"({"id_field": "id", "index": "Movies", "template":
            "template.json", "queries": [{"placeholders": {"$query": "star wars"},
            "relevant_documents": {"1.0": ["11", "1895"], "3.0": ["140607"]}}]})",
        "star wars 11 1, star wars 1895 1, star wars 140607 3", "");
    row("Quepid ratings",
        R"({"queries": [{"query": "dog", "ratings": {"d1": 3.0, "d2": 0.0}},
                        {"query": "cat", "ratings": {}}]})",
        "dog d1 3, dog d2 0", "EmptyQuery 1 cat");
    row("Quepid, a case",
        R"({"case_id": 1, "queries": [{"query_text": "dog", "options": {}, "ratings":
            [{"doc_id": "d1", "rating": 3.0, "user_email": "a@b"}, {"doc_id": "d2", "rating": null}]}]})",
        "dog d1 3", "UnratedPairs 1 d2");
    row("Quepid, a book",
        R"({"name": "b", "show_rank": false, "scorer": {"name": "P@10"}, "query_doc_pairs": [
            {"query_text": "dog", "doc_id": "d1", "position": 1, "document_fields": "{}", "judgements":
             [{"rating": 3.0, "unrateable": false, "judge_later": false, "user_email": "a@b"}]},
            {"query_text": "dog", "doc_id": "d2", "position": 2, "judgements":
             [{"rating": null, "unrateable": true, "user_email": "a@b"}]},
            {"query_text": "dog", "doc_id": "d3", "judgements": []}]})",
        "dog d1 3", "UnratedPairs 2 d2");
    row("OpenSearch", R"({"name": "Imported Judgments", "type": "IMPORT_JUDGMENT",
            "judgmentRatings": [{"query": "red dress", "ratings": [
                {"docId": "B077ZJXCTS", "rating": "3.000"}, {"docId": "B071S6LTJJ", "rating": 0.5}]}]})",
        "red dress B077ZJXCTS 3, red dress B071S6LTJJ 0.5", "FractionalGrade 1 B071S6LTJJ");
    row("OpenSearch, by query",
        R"({"judgmentRatings": {"red dress": [{"docId": "B1", "rating": "0.000"}],
                                "blue": [{"docId": "B2", "rating": "1"}]}})",
        "blue B2 1, red dress B1 0", "NothingRelevant 1 red dress");
    row("OpenSearch, as it answers", R"({"took": 1, "hits": {"total": {"value": 1}, "hits": [
            {"_id": "x", "_source": {"judgmentRatings": [
                {"query": "q", "ratings": [{"docId": "d", "rating": "2.0"}]}]}}]}})",
        "q d 2", "");
    row("duplicate with the same grade",
        R"({"query_groups": [{"name": "q", "relevant_documents": {"3": ["d", "d"], "1": ["e"]}}]})",
        "q e 1, q d 3", "RepeatedJudgment 1 d");
    row("negative grade, byte order mark",
        "\xEF\xBB\xBF"
        R"({"query_groups": [{"name": "q",
            "relevant_documents": {"3": ["d"], "-1": ["e"]}}]})",
        "q e -1, q d 3", "ByteOrderMark 1 at 1; NegativeGrade 1 e");
}

void TestRatedQueries::severalRaters_data()
{
    QTest::addColumn<core::RaterRule>("rule");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    QTest::newRow("mean") << core::RaterRule::Mean << "dog d1 2, dog d2 1"s
                          << "MeanOfRaters 1 d1"s;
    QTest::newRow("median") << core::RaterRule::Median << "dog d1 3, dog d2 1"s
                            << "MedianOfRaters 1 d1"s;
    QTest::newRow("first") << core::RaterRule::First << "dog d1 0, dog d2 1"s
                           << "FirstOfRaters 1 d1"s;
    QTest::newRow("no rule") << core::RaterRule::Refuse << std::string() << "“a@b”, “c@d”, “e@f”"s;
}

void TestRatedQueries::severalRaters()
{
    QFETCH(const core::RaterRule, rule);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    auto pairs = core::parseRatedQueries(
        R"({"query_doc_pairs": [
            {"query_text": "dog", "doc_id": "d1", "judgements":
             [{"rating": 0, "user_email": "a@b"}, {"rating": 3, "user_email": "c@d"},
              {"rating": 3, "user_email": "e@f"}]},
            {"query_text": "dog", "doc_id": "d2", "judgements": [{"rating": 1}, {"rating": null}]}]})",
        "file", rule);
    if (rule == core::RaterRule::Refuse) {
        QVERIFY(!pairs);
        QCOMPARE(pairs.error().problem, ErrorCode::SeveralRaters);
        QCOMPARE(pairs.error().found, diagnostics);
        return;
    }
    QVERIFY(pairs);
    const auto qrels = core::judgmentsFrom(*std::move(pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestRatedQueries::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    auto pairs = core::parseRatedQueries(text, "file");
    QVERIFY(pairs);
    const auto qrels = core::judgmentsFrom(*std::move(pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestRatedQueries::refused_data()
{
    const auto row = refusals::rows();
    row("no JSON", "{", ErrorCode::JsonName, "");
    row("no queries", R"({"topics": [{}]})", ErrorCode::MissingField, "topics[0].query_groups");
    row("no documents", R"({"query_groups": []})", ErrorCode::NothingToRead, "");
    row("a topic without name", R"({"query_groups": [{"relevant_documents": []}]})",
        ErrorCode::MissingField, "query_groups[0].name");
    row("a request without id", R"({"requests": [{"ratings": []}]})", ErrorCode::MissingField,
        "requests[0].id");
    row("a rating in words",
        R"({"requests": [{"id": "q", "ratings": [{"_id": "d", "rating": "good"}]}]})",
        ErrorCode::WrongType, "requests[0].ratings[0].rating");
    row("no rating", R"({"requests": [{"id": "q", "ratings": [{"_id": "d"}]}]})",
        ErrorCode::MissingField, "requests[0].ratings[0].rating");
    row("a query of RRE without text",
        R"({"queries": [{"template": "t", "relevant_documents": []}]})", ErrorCode::MissingField,
        "queries[0].placeholders.$query");
    row("ratings of OpenSearch in words",
        R"({"judgmentRatings": {"q": [{"docId": "d", "rating": "x"}]}})", ErrorCode::WrongType,
        "judgmentRatings.q[0].rating");
    row("word grade", R"({"query_groups": [{"name": "q", "relevant_documents": {"good": ["d"]}}]})",
        ErrorCode::BadValue, "query_groups[0].relevant_documents.good");
    row("a gain in words",
        R"({"query_groups": [{"name": "q", "relevant_documents": {"d": {"gain": "good"}}}]})",
        ErrorCode::WrongType, "query_groups[0].relevant_documents.d.gain");
    row("a query of Quepid without text", R"({"queries": [{"ratings": {"d": 1}}]})",
        ErrorCode::MissingField, "queries[0].query");
    row("a placeholder that is not there",
        R"({"query_placeholder": "text", "queries": [{"placeholders": {"a": "b", "query": "c"},
            "relevant_documents": {"1": ["d"]}}]})",
        ErrorCode::MissingField, "queries[0].placeholders.$query");
    row("duplicate with another grade",
        R"({"query_groups": [{"name": "q", "relevant_documents": {"3": ["d"], "1": ["d"]}}]})",
        ErrorCode::DuplicateJudgment, "d");
    row("the same grade twice",
        R"({"query_groups": [{"name": "q", "relevant_documents": {"3": ["d"], "3": ["e"]}}]})",
        ErrorCode::DuplicateField, "query_groups[0].relevant_documents.3");
    row("Latin-1", "{\"query_groups\": \"caf\xE9\"}", ErrorCode::NotUtf8, "0xe9");
}

void TestRatedQueries::refused()
{
    QFETCH(const std::string, text);
    auto pairs = core::parseRatedQueries(text, "file");
    const auto qrels = pairs ? core::judgmentsFrom(*std::move(pairs), "file")
                             : core::Parsed<core::Qrels>(pairs.error());
    QVERIFY(!qrels);
    refusals::compare(qrels.error());
}

QTEST_APPLESS_MAIN(TestRatedQueries)

}  // namespace tst_rated_queries

#include "tst_rated_queries.moc"
