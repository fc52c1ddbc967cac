// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_results.h"
#include "core/collections/formats/mteb_predictions.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/format_table.h"
#include "core/collections/import/refusal_cause.h"
#include "core/collections/import/source_reading.h"
#include "core/foundation/threads.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <string>

namespace tst_json_results {

using core::ErrorCode;
using core::PairNumber;
using namespace std::string_literals;

namespace {

/// One line of what stands in a file, as a run and as judgments; what it does not hold is empty.
struct Content {
    std::string run;
    std::string runDiagnostics;
    std::string judgments;
    std::string judgmentDiagnostics;
};

core::Parsed<core::Pairs> read(const std::string& text, PairNumber requested)
{
    return core::areMtebPredictions(text) ? core::parseMtebPredictions(text, "file")
                                          : core::parseJsonResults(text, "file", requested, "q001");
}

core::Parsed<core::Run> runOf(const std::string& text)
{
    auto pairs = read(text, PairNumber::Score);
    if (!pairs)
        return pairs.error();
    return core::runFrom(*std::move(pairs), core::SharedText(text), "file",
                         core::RankOrder::ScoreThenIdDescending);
}

core::Parsed<core::Qrels> judgmentsOf(const std::string& text)
{
    auto pairs = read(text, PairNumber::Grade);
    if (!pairs)
        return pairs.error();
    return core::judgmentsFrom(*std::move(pairs), "file");
}

void addColumns()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("told");
}

}  // namespace

/// The layouts are those of the tools' own documentation, or of their sources where rows say so.
class TestJsonResults : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void retrieved_data();
    void retrieved();
    void judged_data();
    void judged();
    void isNone_data();
    void isNone();
    void withoutIds_data();
    void withoutIds();
    void refused_data();
    void refused();
    void badQueriesAreLeftOut();
    void answersOfAFolder_data();
    void answersOfAFolder();
    void cutOffBeginning();
};

void TestJsonResults::retrieved_data()
{
    addColumns();
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& told = {}) {
        QTest::newRow(name) << text << content << told;
    };
    row("Sentence Transformers, InformationRetrievalEvaluator(write_predictions=True)",
        R"({"query_id": "q1", "query": "a", "results": [{"corpus_id": "d3", "score": 0.81},
            {"corpus_id": "d1", "score": 0.77}]}
{"query_id": 2, "query": "b", "results": [{"corpus_id": "d2", "score": 0.9}]})",
        "2 d2 0.9, q1 d3 0.81, q1 d1 0.77", "UnequalDepths 1 at 3 2");
    row("MTEB, prediction_folder",
        R"({"mteb_model_meta": {"model_name": "m", "revision": "x"},
            "default": {"test": {"q1": {"d1": 0.5, "d2": 0.75}}}})",
        "q1 d2 0.75, q1 d1 0.5");
    row("MTEB, two splits",
        R"({"mteb_model_meta": {}, "default": {"dev": {"a": {"d": 1.5}}, "test": {"b": {"d": 2}}}})",
        "a d 1.5, b d 2");
    row("DPR, dense_retriever.py",
        R"([{"question": "who?", "answers": ["x"], "ctxs": [
            {"id": "wiki:1", "title": "t", "text": "u", "score": "81.5", "has_answer": false},
            {"id": "wiki:2", "title": "t", "text": "u", "score": "80.25", "has_answer": true}]}])",
        "who? wiki:1 81.5, who? wiki:2 80.25");
    row("Pyserini, convert_trec_run_to_dpr_retrieval_run",
        R"({"7": {"question": "who?", "answers": ["x"], "contexts": [
            {"docid": "1", "score": "0.5", "text": "u", "has_answer": true}]}})",
        "7 1 0.5");
    row("RankLLM's requests",
        R"([{"query": {"text": "how", "qid": "264014"}, "candidates": [
            {"docid": "48", "score": 14.5, "doc": {"contents": "x"}}]}])",
        "264014 48 14.5");
    row("lists of ids", R"({"q1": ["d3", "d1"], "q2": ["d2", 7]})",
        "q1 d3 -1, q1 d1 -2, q2 d2 -1, q2 7 -2", "ListOrder 1");
    row("a list of ids twice", R"({"q1": ["d3"], "q1": ["d1"]})", "q1 d3 -1, q1 d1 -2",
        "ListOrder 1; RepeatedQuery 1 at 1 q1");
    row("hits whose ranks contradict the list",
        R"({"query_id": "a", "hits": [{"doc_id": "d1", "rank": 2}, {"doc_id": "d2", "rank": 1}]})",
        "a d2 -1, a d1 -2", "ListOrder 1");
    row("a list of ids under a name of hits", R"({"query": "a", "results": ["d2", "d1"]})",
        "a d2 -1, a d1 -2", "ListOrder 1");
    row("Weaviate",
        R"({"data": {"Get": {"Product": [
            {"title": "t", "_additional": {"id": "d2", "distance": 0.1}},
            {"title": "u", "_additional": {"id": "d1", "distance": 0.2}}]}}})",
        "q001 d2 -1, q001 d1 -2", "ListOrder 1; QueryOfFile 1 q001");
    row("Chroma",
        R"({"ids": [["d2", "d1"], ["d3"]], "embeddings": null, "documents": [["t", "u"], ["v"]],
            "distances": [[0.1, 0.2], [0.3]]})",
        "1 d2 -1, 1 d1 -2, 2 d3 -1", "UnequalDepths 1 at 1 2; ListOrder 1; NumberedQueries 2");
    row("Chroma, distances left out, queries named beside it",
        R"({"query_ids": ["q1", "q2"], "ids": [["d2", "d1"], ["d3"]], "distances": null,
            "included": ["documents", "metadatas", "uris"], "documents": [["t", "u"], ["v"]]})",
        "q1 d2 -1, q1 d1 -2, q2 d3 -1", "UnequalDepths 1 q2; ListOrder 1");
    row("Chroma, one query", R"({"ids": [["d2", "d1"]], "documents": [["t", "u"]]})",
        "q001 d2 -1, q001 d1 -2", "ListOrder 1; QueryOfFile 1 q001");
    row("Chroma, a line for each query",
        R"({"query_id": "q1", "ids": [["d2", "d1"]], "distances": [[0.1, 0.2]]}
{"query_id": "q2", "ids": [["d3"]], "distances": [[0.3]]})",
        "q1 d2 -1, q1 d1 -2, q2 d3 -1", "UnequalDepths 1 at 2 q2; ListOrder 1");
    row("Milvus, MilvusClient.search: a distance is no score",
        R"([[{"id": "d2", "distance": 0.1, "entity": {}}, {"id": "d1", "distance": 0.2}],
            [{"id": 7, "distance": 0.3, "entity": {"title": "t"}}]])",
        "1 d2 -1, 1 d1 -2, 2 7 -1", "UnequalDepths 1 at 2 2; ListOrder 1; NumberedQueries 2");
    row("Milvus, REST",
        R"({"code": 0, "cost": 0, "data": [{"distance": 0.9, "id": "d2"}, {"distance": 0.7, "id": "d1"}]})",
        "q001 d2 -1, q001 d1 -2", "ListOrder 1; QueryOfFile 1 q001");
    row("Qdrant, a batch of searches",
        R"({"result": [[{"id": "d2", "score": 0.9}], [{"id": "d1", "score": 0.8}]], "status": "ok"})",
        "1 d2 0.9, 2 d1 0.8", "NumberedQueries 2");
    row("Qdrant, a batch of queries",
        R"({"result": [{"points": [{"id": "d2", "score": 0.9}]},
                       {"points": [{"id": "d1", "score": 0.8}]}], "status": "ok"})",
        "1 d2 0.9, 2 d1 0.8", "NumberedQueries 2");
    row("a list of hits",
        R"([{"_id": "d2", "title": "t", "score": 0.9}, {"_id": "d1", "score": 0.8}])",
        "q001 d2 0.9, q001 d1 0.8", "QueryOfFile 1 q001");
    row("hits with fields of their documents",
        R"({"hits": [{"id": "d1", "topic": "news", "_rankingScore": 0.5}], "query": "red"})",
        "red d1 0.5");
    row("LangChain, passages of sources",
        R"({"query": "a", "result": "x", "source_documents": [
            {"page_content": "one long text", "metadata": {"source": "d2", "page": 1}},
            {"page_content": "two", "metadata": {"source": "d1"}},
            {"page_content": "three", "metadata": {"source": "d2"}}]})",
        "a d2 -1, a d1 -2", "ListOrder 1; RepeatedPassage 1 at 1 d2");
    row("LangChain, create_retrieval_chain",
        R"({"input": "a", "context": [{"id": null, "page_content": "t", "metadata": {"source": "d2"}}],
            "answer": "x"})",
        "a d2 -1", "ListOrder 1");
    row("Amazon Personalize, batch output",
        R"({"input": {"userId": "u1"}, "output": {"recommendedItems": ["d2", "d1"], "scores": [0.2, 0.1]}})",
        "u1 d2 -1, u1 d1 -2", "ListOrder 1");
    row("DeepEval, test cases",
        R"({"testCases": [{"input": "a", "actualOutput": "x", "retrievalContext": [
            "one long text here", "another text"], "context": ["another text"]}]})",
        "a one long text here -1, a another text -2", "ListOrder 1; TextsAsIds 1");
    row("Azure AI Search",
        R"({"@odata.context": "x", "value": [{"@search.score": 2.5, "id": "d1", "title": "t"},
            {"@search.score": 1.5, "id": "d2", "title": "u"}]})",
        "q001 d1 2.5, q001 d2 1.5", "QueryOfFile 1 q001");
    row("Azure AI Search, ranked by meaning",
        R"({"value": [{"@search.score": 1, "@search.rerankerScore": 2.5, "id": "d1"},
            {"@search.score": 9, "@search.rerankerScore": 1.5, "id": "d2"}]})",
        "q001 d1 2.5, q001 d2 1.5", "QueryOfFile 1 q001");
    row("Vertex AI Vector Search",
        R"({"nearestNeighbors": [{"id": "q1", "neighbors": [
            {"datapoint": {"datapointId": "d2"}, "distance": 0.5},
            {"datapoint": {"datapointId": "d1"}, "distance": 0.75}]}]})",
        "q1 d2 -1, q1 d1 -2", "ListOrder 1");
    row("lists of scored documents", R"({"q1": [{"docid": "d1", "score": 2.5}]})", "q1 d1 2.5");
    row("scores by document", R"({"query_id": "q1", "results": {"d1": 0.5, "d2": 0.75}})",
        "q1 d2 0.75, q1 d1 0.5");
    row("Elasticsearch, _search",
        R"({"took": 5, "timed_out": false, "hits": {"total": {"value": 2, "relation": "eq"},
            "max_score": 7.5, "hits": [
            {"_index": "p", "_id": "d1", "_score": 7.5, "_source": {"title": "x", "id": 3}},
            {"_index": "p", "_id": "d2", "_score": 6.0, "_source": {"title": "y"}}]}})",
        "q001 d1 7.5, q001 d2 6", "QueryOfFile 1 q001");
    row("Elasticsearch, sorted by a field",
        R"({"hits": {"hits": [{"_id": "d9", "_score": null, "sort": [1]},
                              {"_id": "d1", "_score": null, "sort": [2]}]}})",
        "q001 d9 -1, q001 d1 -2", "ListOrder 1; QueryOfFile 1 q001");
    row("Elasticsearch, sorted by a field, with scores",
        R"({"hits": {"hits": [{"_id": "d9", "_score": 1.5, "sort": [1]},
                              {"_id": "d1", "_score": 2.5, "sort": [2]}]}})",
        "q001 d1 2.5, q001 d9 1.5", "RankContradictsScore 1 at 1 q001; QueryOfFile 1 q001");
    row("Elasticsearch, _msearch",
        R"({"took": 9, "responses": [
            {"hits": {"hits": [{"_id": "d1", "_score": 1.5}]}, "status": 200},
            {"hits": {"hits": []}, "status": 200},
            {"hits": {"hits": [{"_id": "d2", "_score": 0.5}]}, "status": 200}]})",
        "1 d1 1.5, 3 d2 0.5", "EmptyQuery 1 at 3 2; NumberedQueries 3");
    row("Elasticsearch, answers by line",
        R"({"query_id": "q1", "query": "red", "response": {"hits": {"hits": [
            {"_index": "p", "_id": "d1", "_score": 7.5}]}}})",
        "q1 d1 7.5");
    row("Elasticsearch, _rank_eval",
        R"({"metric_score": 0.5, "details": {"JFK": {"metric_score": 0.5,
            "unrated_docs": [{"_index": "p", "_id": "d9"}], "hits": [
            {"hit": {"_index": "p", "_id": "d9", "_score": 7.5}, "rating": null},
            {"hit": {"_index": "p", "_id": "d1", "_score": 6.0}, "rating": 2}],
            "metric_details": {}}}, "failures": {}})",
        "JFK d9 7.5, JFK d1 6");
    row("OpenSearch, search-relevance-evaluation-result",
        R"({"took": 59, "hits": {"total": {"value": 1}, "max_score": 1.0, "hits": [
            {"_index": "search-relevance-evaluation-result", "_id": "10c60fee", "_score": 1.0,
             "_source": {"id": "10c60fee", "searchConfigurationId": "4f90", "searchText": "tv",
             "judgmentIds": ["d3d9"], "documentIds": ["B07Q7VGW4Q", "B00GXD4NWE"],
             "metrics": [{"metric": "NDCG@8", "value": 0.0}]}}]}})",
        "tv B07Q7VGW4Q -1, tv B00GXD4NWE -2", "ListOrder 1");
    row("Solr",
        R"({"responseHeader": {"status": 0, "params": {"q": "reset password", "fl": "id,score"}},
            "response": {"numFound": 2, "start": 0, "docs": [{"id": "d1", "score": 7.5},
                                                             {"id": "d2", "score": 6.0}]}})",
        "reset password d1 7.5, reset password d2 6");
    row("Solr without scores", R"({"responseHeader": {"status": 0},
            "response": {"numFound": 1, "docs": [{"id": "d1", "title": "x"}]}})",
        "q001 d1 -1", "ListOrder 1; QueryOfFile 1 q001");
    row("Solr, groups in their order", R"({"responseHeader": {"params": {"q": "red"}}, "grouped":
            {"brand": {"matches": 3, "groups": [
            {"doclist": {"docs": [{"id": "d2", "score": 2}, {"id": "d3", "score": 0.5}]}},
            {"doclist": {"docs": [{"id": "d1", "score": 1}]}}]}}})",
        "red d2 -1, red d3 -2, red d1 -3", "ListOrder 1");
    row("Solr, groups as one list", R"({"responseHeader": {"params": {"q": "red"}}, "grouped":
            {"brand": {"doclist": {"docs": [{"id": "d2", "score": 2}, {"id": "d1", "score": 1}]}}}})",
        "red d2 2, red d1 1");
    row("LangChain, pairs of passages and scores",
        R"([[{"id": "d2", "page_content": "t"}, 0.75], [{"id": "d1", "page_content": "u"}, 0.5]])",
        "q001 d2 0.75, q001 d1 0.5", "QueryOfFile 1 q001");
    row("LangChain, pairs of passages and distances",
        R"([[{"id": "d2", "page_content": "t"}, 0.25], [{"id": "d1", "page_content": "u"}, 0.5]])",
        "q001 d2 -1, q001 d1 -2", "ListOrder 1; QueryOfFile 1 q001");
    row("pairs of ids and scores by query", R"({"q1": [["d2", 0.75], ["d1", 0.5]]})",
        "q1 d2 0.75, q1 d1 0.5");
    row("Pyserini, hits that repeat their query",
        R"({"qid": "q1", "hits": [{"qid": "q1", "docid": "d2", "rank": 1, "score": 0.5}]})",
        "q1 d2 0.5");
    row("Phoenix, spans of retrievers",
        R"({"input.value": "a", "retrieval.documents": [{"document.id": "d2", "document.score": 0.5}]})",
        "a d2 0.5");
    row("Weaviate's client",
        R"({"query": "a", "objects": [{"uuid": "d2", "metadata": {"score": 0.5}}]})", "a d2 0.5");
    row("RedisVL", R"({"q1": [{"id": "d2", "vector_distance": "0.1"}]})", "q1 d2 -1",
        "ListOrder 1");
    row("pairs of ids and scores in a field",
        R"({"query": "a", "results": [["d2", 0.75], ["d1", 0.5]]})", "a d2 0.75, a d1 0.5");
    row("Vespa, a group among its documents",
        R"({"root": {"id": "toplevel", "relevance": 1.0, "fields": {"totalCount": 2}, "children": [
            {"id": "group:root:0", "relevance": 1.0, "children": []},
            {"id": "id:ns:music::a", "relevance": 0.75, "source": "c", "fields": {"year": 1}},
            {"id": "id:ns:music::b", "relevance": 0.25}]}})",
        "q001 id:ns:music::a 0.75, q001 id:ns:music::b 0.25", "QueryOfFile 1 q001");
    row("Vespa, summaries whose ids are the index's",
        R"({"root": {"id": "toplevel", "relevance": 1.0, "fields": {"totalCount": 2}, "children": [
            {"id": "index:shop/0/aa", "relevance": 0.75,
             "fields": {"documentid": "id:shop:p::d2"}},
            {"id": "index:shop/0/ab", "relevance": 0.25,
             "fields": {"documentid": "id:shop:p::d1"}}]}})",
        "q001 id:shop:p::d2 0.75, q001 id:shop:p::d1 0.25", "QueryOfFile 1 q001");
    // 2^53 + 1 is 2^53 as a double, as is the score below it.
    row("Typesense, scores that no double tells apart",
        R"({"hits": [{"document": {"id": "a"}, "text_match": 9007199254740993},
                     {"document": {"id": "b"}, "text_match": 9007199254740992}],
            "request_params": {"q": "lamp"}})",
        "lamp a 9.007199254740992e+15, lamp b 9.007199254740991e+15");
    row("Ragas, ids before texts",
        R"({"user_input": "a", "retrieved_contexts": ["one long text here", "another text"],
            "retrieved_context_ids": ["d2", "d1"], "reference_context_ids": ["d1"]})",
        "a d2 -1, a d1 -2", "ListOrder 1");
    row("Ragas, texts alone",
        R"({"user_input": "a", "retrieved_contexts": ["one long text here", "another text"],
            "reference_contexts": ["another text"], "reference": "an answer"})",
        "a one long text here -1, a another text -2", "ListOrder 1; TextsAsIds 1");
    row("Ragas, a text again",
        R"({"user_input": "a", "retrieved_contexts": ["one long text here", "another text",
            "one long text here", "more"],
            "reference_contexts": ["another text"]})",
        "a one long text here -1, a another text -2, a more -3",
        "ListOrder 1; TextsAsIds 1; RepeatedPassage 1 at 1 one long text here");
    row("hits of texts alone",
        R"({"query": "a", "results": [{"text": "one long text", "score": 2.5}]})",
        "a one long text 2.5", "TextsAsIds 1");
    row("LlamaIndex, RetrievalEvalResult",
        R"([{"query": "a", "expected_ids": ["n1"], "retrieved_ids": ["n2", "n1"], "mode": "text"}])",
        "a n2 -1, a n1 -2", "ListOrder 1");
    row("LlamaIndex, nodes with scores",
        R"({"query": "a", "source_nodes": [{"node": {"id_": "n1", "text": "t"}, "score": 0.5}]})",
        "a n1 0.5");
    row("LangChain's documents",
        R"({"question": "a", "retrieved_documents": [
            {"page_content": "x y", "metadata": {"id": "c1"}}]})",
        "a c1 -1", "ListOrder 1");
    row("a table by its columns, as pandas writes it",
        R"({"question": {"0": "a", "1": "b"}, "retrieved_ids": {"0": ["d2", "d1"], "1": ["d3"]},
            "expected_ids": {"0": ["d1"], "1": ["d3"]}})",
        "a d2 -1, a d1 -2, b d3 -1", "UnequalDepths 1 b; ListOrder 1");
    row("a table by its columns, as lists",
        R"({"question": ["a", "b"], "retrieved_ids": [["d2", "d1"], ["d3"]]})",
        "a d2 -1, a d1 -2, b d3 -1", "UnequalDepths 1 b; ListOrder 1");
    row("a list in a field, beside means",
        R"({"summary": {"mrr": 0.5}, "per_query": [{"query_id": "q", "retrieved_ids": ["d2"]}]})",
        "q d2 -1", "ListOrder 1");
    row("byte order mark", "\xEF\xBB\xBF{\"q1\": [\"d\"]}", "q1 d -1",
        "ByteOrderMark 1 at 1; ListOrder 1");
}

void TestJsonResults::retrieved()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, told);
    const auto run = runOf(text);
    QVERIFY(run);
    QCOMPARE(flat(*run), content);
    QCOMPARE(flat(run->diagnostics), told);
}

void TestJsonResults::judged_data()
{
    addColumns();
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& told = {}) {
        QTest::newRow(name) << text << content << told;
    };
    row("lists of ids", R"({"q1": ["d3", "d1"], "q2": []})", "q1 d3 1, q1 d1 1",
        "NoGrades 1; OneGrade 1; EmptyQuery 1 at 1 q2");
    row("DPR",
        R"([{"question": "who?", "answers": ["x"], "ctxs": [
            {"id": "1", "text": "u", "score": "81.5", "has_answer": false},
            {"id": "2", "text": "u", "score": "80.25", "has_answer": true}]}])",
        "who? 1 0, who? 2 1", "JudgedResults 1");
    row("Elasticsearch, _rank_eval",
        R"({"details": {"JFK": {"hits": [
            {"hit": {"_id": "d9", "_score": 7.5}, "rating": null},
            {"hit": {"_id": "d1", "_score": 6.0}, "rating": 2},
            {"hit": {"_id": "d2", "_score": 5.0}, "rating": 0}]}}})",
        "JFK d1 2, JFK d2 0", "UnratedPairs 1 at 1 d9; JudgedResults 1");
    row("Ragas, nothing expected of one",
        "{\"user_input\": \"a\", \"retrieved_context_ids\": [\"x\"], "
        "\"reference_context_ids\": null}\n"
        "{\"user_input\": \"b\", \"retrieved_context_ids\": [\"z\"], "
        "\"reference_context_ids\": [\"z\", 7]}\n",
        "b z 1, b 7 1", "NoGrades 1; OneGrade 1; EmptyQuery 1 at 1 a");
    row("LlamaIndex, a dataset",
        R"({"queries": {"q1": "a", "q2": "b"}, "corpus": {"n1": "t", "n2": "u"},
            "relevant_docs": {"q1": ["n1"], "q2": ["n2", "n1"]}, "mode": "text"})",
        "q1 n1 1, q2 n2 1, q2 n1 1", "NoGrades 1; OneGrade 1");
    row("grades by id", R"({"query": "a", "retrieved_ids": ["d1"], "relevant_docs": {"d1": 3}})",
        "a d1 3");
    row("grades in objects", R"({"query": "a", "retrieved": [{"id": "d1", "score": 1}],
            "relevant_documents": [{"id": "d1", "relevance": 2}, {"id": "d2", "relevance": 0}]})",
        "a d1 2, a d2 0");
    row("one expected id", R"({"query": "a", "retrieved_ids": ["d2"], "expected_id": "d1"})",
        "a d1 1", "NoGrades 1");
}

void TestJsonResults::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, told);
    const auto qrels = judgmentsOf(text);
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), told);
}

void TestJsonResults::isNone_data()
{
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const std::string& text) { QTest::newRow(name) << text; };
    row("a dictionary", R"({"q1": {"d1": 2}})");
    row("samples by their columns", R"({"y_true": [0, 1, 1, 0], "y_score": [0.1, 0.4, 0.8, 0.2]})");
    row("labels by their columns", R"({"label": ["a", "b"], "pred": ["c", "d"]})");
    row("inputs by their columns", R"({"input": ["a", "b"], "reply": ["c", "d"]})");
    row("pairs by their columns", R"({"query_id": ["q1", "q2"], "doc_id": ["d1", "d2"]})");
    row("titles of results", R"({"query": "a", "results": ["the first of all titles"]})");
    row("a corpus", R"({"_id": "d1", "text": "a", "children": [{"id": "d2"}]})");
    row("questions of MS MARCO",
        R"({"query_id": 1, "query": "a", "passages": [{"is_selected": 1, "passage_text": "b"}]})");
    row("training data of MIRACL",
        R"({"query_id": "1", "query": "a", "positive_passages": [{"docid": "1", "text": "b"}]})");
    row("an experiment of OpenSearch", R"({"took": 2, "hits": {"hits": [{"_id": "c", "_score": 1,
            "_source": {"querySetId": "8", "results": {"tv": {"26": ["B07"]}}}}]}})");
    row("a session", R"({"format": "rankscope-session", "query": "q", "results": [
            {"id": "d", "score": 1}]})");
    row("Chroma, get() instead of query()", R"({"ids": ["d1", "d2"], "documents": ["t", "u"]})");
    row("Cohere's reranker, which knows only places",
        R"({"id": "0773", "results": [{"index": 3, "relevance_score": 0.9}], "meta": {}})");
    row("pairs in no order", R"([["d1", 0.25], ["d2", 0.75], ["d3", 0.5]])");
    row("metrics with scores", R"({"metricsData": [{"name": "precision", "score": 0.5}]})");
    row("records of pandas, orient=table",
        R"({"schema": {}, "data": [{"index": 0, "query_id": "q1", "doc_id": "d2", "score": 0.9}]})");
    row("other JSON", R"({"model": "x", "metrics": {"ndcg": {"10": 0.4}}, "layers": [1, 2]})");
    row("no JSON", "{\"q1\": [");
    row("brackets", std::string(100'000, '['));
}

void TestJsonResults::isNone()
{
    QFETCH(const std::string, text);
    QVERIFY(!core::jsonResultsLayout(text));
    QVERIFY(!core::areJsonIdLists(text));
    QVERIFY(!core::areMtebPredictions(text));
}

void TestJsonResults::withoutIds_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("fields");
    const auto row = [](const char* name, const std::string& text, const std::string& fields) {
        QTest::newRow(name) << text << fields;
    };
    row("Cohere", R"({"results": [{"index": 3, "relevance_score": 0.9}]})",
        "“index”, “relevance_score”");
    row("Cohere, a line for each query",
        R"({"query_id": "q1", "results": [{"index": 3, "relevance_score": 0.9}]})",
        "“index”, “relevance_score”");
    row("Voyage", R"({"object": "list", "data": [{"relevance_score": 0.4, "index": 0}]})",
        "“index”, “relevance_score”");
    row("Text Embeddings Inference", R"([{"index": 1, "score": 0.9}])", "“index”, “score”");
    row("Azure AI Search, a key of its own",
        R"({"value": [{"@search.score": 4.5, "hotelId": "d2"}]})", "“@search.score”, “hotelId”");
    row("Bedrock", R"({"retrievalResults": [{"content": {"text": "t"}, "score": 0.7}]})",
        "“content”, “score”");
    row("metrics with scores", R"({"metricsData": [{"name": "precision", "score": 0.5}]})", "");
}

void TestJsonResults::withoutIds()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, fields);
    const auto error = core::unknownJson(text, "file");
    QVERIFY(error);
    QCOMPARE(error->problem == ErrorCode::HitsWithoutIds, !fields.empty());
    if (!fields.empty())
        QCOMPARE(error->found, fields);
    QCOMPARE(core::collectionFormat(text), core::CollectionFormat::Unknown);
}

void TestJsonResults::refused_data()
{
    const auto row = refusals::rowsOfLines();
    row("cut off", "{\"q1\": [\"d1\"],\n\"q2\": [\"d", 2, ErrorCode::JsonText, "");
    row("lines, the last of which is cut off",
        "{\"query\": \"a\", \"retrieved_ids\": [\"d\"]}\n{\"query\": \"b\", \"retr", 2,
        ErrorCode::JsonText, "");
    row("something behind it", "[{\"query\": \"a\", \"retrieved_ids\": [\"d\"]}]\n]", 2,
        ErrorCode::JsonEnd, "]");
    row("no query in a line",
        "{\"query\": \"a\", \"retrieved_ids\": [\"d\"]}\n{\"retrieved_ids\": [\"d\"]}\n", 2,
        ErrorCode::MissingField, "query");
    row("no results in a line",
        "{\"query\": \"a\", \"retrieved_ids\": [\"d\"]}\n{\"query\": \"b\"}\n", 2,
        ErrorCode::MissingField, "retrieved_ids");
    row("an answer that failed",
        R"({"responses": [{"hits": {"hits": [{"_id": "d", "_score": 1}]}}, {"error": {}}]})", 1,
        ErrorCode::MissingField, "responses[1].hits.hits");
    row("a score in words",
        R"({"query_id": "q", "results": [{"corpus_id": "d", "score": "good"}]})", 1,
        ErrorCode::WrongType, "results[0].score");
    row("a score that is missing", R"({"query_id": "q", "results": [
            {"corpus_id": "d", "score": 1}, {"corpus_id": "e"}]})",
        1, ErrorCode::MissingField, "results[1].score");
    row("a document without id",
        R"({"query_id": "q", "results": [{"corpus_id": "d", "score": 1}, {"score": 1}]})", 1,
        ErrorCode::MissingField, "results[1].corpus_id");
    row("a document twice", R"({"q1": ["d1", "d2"], "q2": ["d1", "d3", "d1"]})", 1,
        ErrorCode::DuplicateDocument, "d1");
    row("two lists of results", R"({"query": "a", "retrieved_ids": ["x"], "reranked_ids": ["y"]})",
        0, ErrorCode::SeveralSystems, "“reranked_ids”, “retrieved_ids”");
    row("MTEB, a query in two languages",
        R"({"mteb_model_meta": {}, "de": {"test": {"0": {"d": 1}}}, "en": {"test": {"0": {"d": 2}}}})",
        0, ErrorCode::SeveralSystems, "“de/test”, “en/test”");
    row("judgments alone", R"({"queries": {"q": "a"}, "relevant_docs": {"q": ["d"]}})", 0,
        ErrorCode::NotARun, "JSON judgments");
}

void TestJsonResults::refused()
{
    QFETCH(const std::string, text);
    const auto run = runOf(text);
    QVERIFY(!run);
    refusals::compareOfLine(run.error());
}

void TestJsonResults::badQueriesAreLeftOut()
{
    const std::string text = "{\"query\": \"a\", \"retrieved_ids\": [\"d1\"]}\n"
                             "{\"query\": \"b\", \"retrieved_ids\": [\"d1\", false]}\n"
                             "{\"query\": \"c\", \"retrieved_ids\": [\"d2\"]}\n";
    auto pairs = core::parseJsonResults(text, "file", PairNumber::Score, {}, nullptr,
                                        core::BadLineRule::LeaveOut);
    QVERIFY(pairs);
    const auto run = core::runFrom(*std::move(pairs), core::SharedText(text), "file",
                                   core::RankOrder::ScoreThenIdDescending);
    QVERIFY(run);
    QCOMPARE(flat(*run), "a d1 -1, c d2 -1"s);
    QVERIFY(flat(run->diagnostics).find("BadLines 1 at 2") != std::string::npos);
}

void TestJsonResults::answersOfAFolder_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<std::string>("content");
    const QByteArray hits = R"({"hits": {"hits": [{"_id": "d1", "_score": 1}]}})";
    QTest::newRow("called by their files")
        << hits << QByteArray(R"({"hits": {"hits": [{"_id": "d2", "_score": 2}]}})")
        << "q1 d1 1, q2 d2 2"s;
    QTest::newRow("one without results")
        << hits << QByteArray(R"({"hits": {"hits": []}})") << "q1 d1 1"s;
    QTest::newRow("of Chroma") << QByteArray(R"({"ids": [["d1"]], "distances": [[0.5]]})")
                               << QByteArray(R"({"ids": [["d2", "d3"]], "distances": [[0, 1]]})")
                               << "q1 d1 -1, q2 d2 -1, q2 d3 -2"s;
    QTest::newRow("of Qdrant") << QByteArray(R"({"result": [{"id": "d1", "score": 2}]})")
                               << QByteArray(R"({"result": [{"id": "d2", "score": 1}]})")
                               << "q1 d1 2, q2 d2 1"s;
    QTest::newRow("passages of LangChain")
        << QByteArray(R"([{"page_content": "t", "metadata": {"source": "d1"}}])")
        << QByteArray(R"([{"page_content": "u", "metadata": {"source": "d2"}}])")
        << "q1 d1 -1, q2 d2 -1"s;
}

void TestJsonResults::answersOfAFolder()
{
    QFETCH(const QByteArray, first);
    QFETCH(const QByteArray, second);
    QFETCH(const std::string, content);
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& text) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("q1.json", first));
    QVERIFY(write("q2.json", second));
    const std::string path = folder.path().toStdString();
    const auto files = core::filesOf({path}, {});
    QVERIFY(files);
    QCOMPARE(files->size(), std::size_t{1});
    const core::CollectionChoices choices;
    const core::SourceReading reader(choices, nullptr, core::Threads());
    auto source = reader.load(files->front().path);
    QVERIFY(source);
    QCOMPARE(flat(source->diagnostics), "AnswersOfFolder 1"s);
    const auto runs = reader.runsOf(*source);
    QVERIFY(runs);
    QCOMPARE(flat(runs->front()), content);
}

/// Roles follow from the beginning of a file: a first query may be longer than that.
void TestJsonResults::cutOffBeginning()
{
    std::string text = R"([{"question": "a", "ctxs": [)";
    for (int i = 0; i < 5'000; ++i)
        text += R"({"id": ")" + std::to_string(i) +
                R"(", "text": "a \"word\" in } a ] text, of a document", "score": 1.5,
                   "has_answer": true}, )";
    const auto layout = core::jsonResultsLayout(text);
    QVERIFY(layout);
    QVERIFY(layout->grade && layout->score);
}

QTEST_APPLESS_MAIN(TestJsonResults)

}  // namespace tst_json_results

#include "tst_json_results.moc"
