// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_records.h"
#include "core/collections/formats/json_results.h"
#include "core/collections/import/format_table.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_collection_format {

using core::CollectionFormat;
using namespace std::string_literals;

class TestCollectionFormat : public QObject {
    Q_OBJECT
private slots:
    void init();
    void formats_data();
    void formats();
    void scoredByLines_data();
    void scoredByLines();
};

void TestCollectionFormat::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestCollectionFormat::formats_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<CollectionFormat>("format");
    QTest::addColumn<std::string>("name");
    const auto row = [](const char* name, const std::string& text, CollectionFormat format,
                        const std::string& called) {
        QTest::newRow(name) << text << format << called;
    };
    using enum CollectionFormat;
    row("TREC qrels", "301 0 FBIS3-10082 1\n301 0 FBIS3-10169 0\n", TrecQrels, "TREC qrels");
    row("TREC qrels, one line", "301 0 FBIS3-10082 1\n", TrecQrels, "TREC qrels");
    row("TREC qrels, tabs and byte order mark",
        "\xEF\xBB\xBF"
        "301\t0\tA\t1\r\n301\t0\tB\t0\r\n",
        TrecQrels, "TREC qrels");
    row("TREC qrels, fractions", "1 0 a 0.5\n1 0 b 1\n", TrecQrels, "TREC qrels");
    row("TREC qrels with a bad line", "1 0 a 1\n1 a 1\n", TrecQrels, "TREC qrels");
    row("TREC qrels with column names", "query-id iter corpus-id score\n1 0 a 1\n", PairTable,
        "TREC qrels with column names");
    row("TREC run", "301 Q0 FBIS4-45469 1 8.2531 bm25\n", TrecRun, "TREC run");
    row("TREC run without a tag", "301 Q0 a 1 8.25\n301 Q0 b 2 8.25\n", TrecRun, "TREC run");
    row("TREC run with a document id of two words", "301 Q0 my doc 1 8.25 t\n", TrecRun,
        "TREC run");
    row("TREC run with column names", "qid Q0 docno rank score tag\n1 Q0 a 1 2.5 t\n", PairTable,
        "TREC run with column names");
    row("MS MARCO run", "1124703\t8766037\t1\n1124703\t8766038\t2\n1124704\t7\t1\n", MsMarcoRun,
        "MS MARCO run");
    row("BEIR qrels", "query-id\tcorpus-id\tscore\nPLAIN-2\tMED-2427\t2\n", PairTable,
        "BEIR qrels");
    row("BEIR qrels without header", "PLAIN-2\tMED-2427\t2\nPLAIN-2\tMED-2428\t1\n", PairTable,
        "BEIR qrels");
    row("three columns with blanks", "q1 d1 0\nq1 d2 2\n", PairTable, "BEIR qrels");
    row("three columns with fractions", "q1\td1\t0.9\nq1\td2\t0.8\n", PairTable,
        "table of ratings");
    row("JSON dictionary", R"({"q1": {"d12": 2}})", JsonDictionary, "JSON dictionary");
    row("JSON dictionary that starts with NaN", R"({"q1": {"d1": NaN, "d2": 1}})", JsonDictionary,
        "JSON dictionary");
    row("JSON dictionary that starts with a text", R"({"q1": {"d1": "2.5"}})", JsonDictionary,
        "JSON dictionary");
    row("empty JSON dictionary", "{}", JsonDictionary, "JSON dictionary");
    row("corpus whose metadata come first",
        R"({"metadata": {"year": 1999}, "_id": "d", "text": "x"})", JsonTexts, "JSON texts");
    row("Elasticsearch, with options first",
        R"({"indices_options": {"ignore_unavailable": true},
            "requests": [{"id": "q", "ratings": []}]})",
        RatedRequests, "Elasticsearch ratings");
    row("corpus", R"({"_id": "d", "title": "", "text": "x"})", JsonTexts, "JSON texts");
    row("queries whose first has no text",
        "{\"_id\": \"q1\"}\n{\"_id\": \"q2\", \"text\": \"x\"}\n", JsonTexts, "JSON texts");
    row("queries whose first text is null", R"({"_id": "q1", "text": null})", JsonTexts,
        "JSON texts");
    row("query groups", "query,length\n1,short\n2,long\n3,short\n", QueryGroups, "query groups");
    row("groups in several columns", "qid\tlength\tyear\n1\tshort\t2024\n2\tlong\t2024\n",
        QueryGroups, "query groups");
    row("groups without a heading", "1\tshort\n2\tlong\n3\tshort\n4\tlong\n", QueryGroups,
        "query groups");
    row("judgments under headings that nobody knows",
        "query,recipe,gain\n1,pie,2\n1,cake,0\n2,pie,0\n2,cake,1\n", Unknown, "unknown");
    row("queries with texts of one word", "1\tshort\n2\tlong\n3\tshort\n4\twide\n", TabTexts,
        "tab-separated texts");
    row("queries whose texts come again", "query\ttext\n1\tcake\n2\tcake\n", TabTexts,
        "tab-separated texts");
    row("items below a heading", "user,items\nu1,a\nu2,a\n", ItemLists, "lists of items");
    row("a catalogue", "sku,title\nK-1,Red shoes\nK-2,Yoga mat\n", TableTexts, "table of texts");
    row("queries with their texts", "query_id,query\nq1,red shoes\nq2,yoga mat\n", TableTexts,
        "table of texts");
    row("a catalogue of many columns",
        "sku;name;description;price\nA;Shoe;Red and warm;12.5\nB;Mat;For yoga;9\n", TableTexts,
        "table of texts");
    row("tabs between blanks", "yoga mat\tSKU-1\t3\nyoga pants\tSKU-2\t1\n", PairTable,
        "table of ratings");
    row("TREC qrels with blanks and tabs", "q1 0\td1\t1\nq1 0\td2\t0\n", TrecQrels, "TREC qrels");
    row("labels and scores without documents", "qid,label,score\n1,2,0.5\n1,0,1.5\n", PairTable,
        "table of queries, labels and scores");
    row("queries of MS MARCO", "1\twhat is kefir\n2\tx\n", TabTexts, "tab-separated texts");
    row("MSLR", "2 qid:10032 1:0.0567 2:0.0000\n", Letor, "LETOR");
    row("Quepid's LETOR", "# 1:title\n3 qid:1 # d1 star wars\n", Letor, "LETOR");
    row("predictions", "0.5\n-1e-3\n", Predictions, "predictions");
    row("RecBole", "user_id:token\titem_id:token\trating:float\n1\t1193\t5\n", PairTable,
        "RecBole interactions");
    row("MovieLens 25M", "userId,movieId,rating,timestamp\n1,296,5.0,1147880044\n", PairTable,
        "MovieLens ratings");
    row("MovieLens 1M", "1::1193::5::978300760\n", PairTable, "MovieLens ratings");
    row("MovieLens 100K", "196\t242\t3\t881250949\n", PairTable, "MovieLens ratings");
    row("milliseconds", "196\t242\t3\t881250949000\n", PairTable, "MovieLens ratings");
    row("microseconds", "196\t242\t3\t881250949000000\n", PairTable, "MovieLens ratings");
    row("nanoseconds", "196\t242\t3\t881250949000000000\n", PairTable, "MovieLens ratings");
    row("MovieLens 1M with a word in the second row",
        "1::1193::5::978300760\n1::661::x::978302109\n", PairTable, "MovieLens ratings");
    row("three columns with a short second row", "q1\td1\t1\nq1\td2\nq1\td3\t0\n", PairTable,
        "BEIR qrels");
    row("lists of three numbered items", "u1,10 20 30\nu2,11 21 31\n", ItemLists, "lists of items");
    row("lists of four numbered items", "u1,10 20 30 1\nu2,11 21 31 2\n", ItemLists,
        "lists of items");
    row("lists of six numbered items", "u1,1 2 3 4 5 6\nu2,1 2 3 4 5 7\n", ItemLists,
        "lists of items");
    row("TREC run with tabs and decimal commas", "q1\tQ0\td1\t1\t2,5\tmy tag\n", TrecRun,
        "TREC run");
    row("lists of items, one for each", "user,items\nu1,\nu2,a\n", ItemLists, "lists of items");
    row("Quepid", "query,docid,rating\nstar wars,d1,3\n", PairTable, "table of ratings");
    row("Quepid snapshot",
        "Snapshot Name,Snapshot Time,Case ID,Query Text,Doc ID,Doc Position\ns,t,1,q,d,1\n",
        PairTable, "table of results");
    row("OpenSearch without headings", "q,d,1\nq,e,0\n", PairTable, "table of ratings");
    row("lists of items", "customer_id,article_ids\nu1,a b c\n", ItemLists, "lists of items");
    row("Elasticsearch", R"({"requests": [{"id": "q", "ratings": []}]})", RatedRequests,
        "Elasticsearch ratings");
    row("RRE", R"({"topics": [{"query_groups": []}]})", RatedTopics, "RRE ratings");
    row("a classifier's table whose heading has two words", "sick,random forest\n1,0.5\n0,NaN\n",
        Unknown, "unknown");
    row("RRE with its text in one line, as an id field",
        R"({"id_field": "id", "index": "i", "template": "t.json", "queries": [{"placeholders":
            {"$query": "dog"}, "relevant_documents": {"3.0": ["d1"]}}]})",
        RatedTopics, "RRE ratings");
    row("Quepid ratings", R"({"queries": [{"query": "dog", "ratings": {"d1": 3.0}}]})",
        RatedQueries, "Quepid ratings");
    row("Sentence Transformers, beside the query's text",
        R"({"query_id": "q", "query": "a", "results": [{"corpus_id": "d", "score": 0.5}]})",
        JsonResults, "JSON results");
    row("hits of Elasticsearch, one per line",
        R"({"query_id": "q", "query": "a", "_index": "p", "_id": "d", "_score": 0.5})", JsonRecords,
        "JSON results");
    row("answers with judgments",
        R"({"details": {"q": {"hits": [{"hit": {"_id": "d", "_score": 1}, "rating": 2}]}}})",
        JsonResults, "JSON results with judgments");
    row("what is relevant, beside texts",
        R"({"queries": {"q": "a"}, "corpus": {"d": "b"}, "relevant_docs": {"q": ["d"]}})",
        JsonResults, "JSON judgments");
    row("queries that say what is relevant", R"({"id": "q", "query": "a", "gold_ids": ["d"]})",
        JsonTexts, "JSON texts");
    row("lists of ids as JSON", R"({"q1": ["d1", "d2"]})", JsonIdLists, "JSON lists of ids");
    row("MTEB", R"({"mteb_model_meta": {"model_name": "m"}, "default": {"test": {}}})",
        MtebPredictions, "MTEB predictions");
    row("lists in cells", "query,retrieved_ids,expected_ids\nq,['a'],\"['a', 'b']\"\n", ListTable,
        "table of lists");
    row("objects in objects", R"({"metrics": {"ndcg": {"10": 0.4}}})", Unknown, "unknown");
    row("OpenSearch judgments",
        R"({"id": "j", "name": "n", "judgmentRatings": [{"query": "red dress", "ratings": []}]})",
        RatedDocuments, "OpenSearch judgments");
    row("judgments as objects, one per line",
        "{\"query_id\": \"q1\", \"doc_id\": \"d1\", \"relevance\": 1}\n", JsonRecords,
        "JSON judgments");
    row("a run as objects in an array",
        R"([{"qid": "q1", "docid": "d1", "score": 0.5, "text": "any"}])", JsonRecords,
        "JSON results");
    row("BEIR's qrels as objects", R"({"query-id": "q1", "corpus-id": "d1", "score": 1})",
        JsonRecords, "JSON judgments");
    row("LightGBM", "2 10:0.89 11:0.75\n0 10:0.76\n0\n", UngroupedLetor, "LETOR");
    row("LightGBM, a first line without features", "0\n1 1:0.5 # x\n", UngroupedLetor, "LETOR");
    row("prose", "Dear reader,\nhow are you?\n", Unknown, "unknown");
    row("nothing", "", Unknown, "unknown");
    row("comments alone", "# x\n", Unknown, "unknown");
    row("binary data",
        "\x7f"
        "ELF\0\0"s,
        Unknown, "unknown");
    row("a session", R"({"format": "rankscope-session"})", Unknown, "unknown");
}

void TestCollectionFormat::formats()
{
    QFETCH(const std::string, text);
    QFETCH(const CollectionFormat, format);
    QFETCH(const std::string, name);
    const CollectionFormat found = core::collectionFormat(text);
    QCOMPARE(found, format);
    const auto layout = found == CollectionFormat::PairTable     ? core::pairLayout(text)
                        : found == CollectionFormat::JsonRecords ? core::recordLayout(text)
                        : found == CollectionFormat::JsonResults ? core::jsonResultsLayout(text)
                                                                 : std::nullopt;
    QCOMPARE(std::string(core::formatName(found, layout)), name);
}

void TestCollectionFormat::scoredByLines_data()
{
    QTest::addColumn<std::string>("beginning");
    QTest::addColumn<bool>("isScored");
    const auto row = [](const char* name, const std::string& beginning, bool isScored) {
        QTest::newRow(name) << beginning << isScored;
    };
    row("TREC run", "301 Q0 FBIS4-45469 1 8.2531 bm25\n", true);
    row("MS MARCO run", "1\t7\t1\n1\t8\t2\n", true);
    row("three columns without names", "q1\td1\t3\nq1\td2\t1\n", true);
    row("what is no run is for its reader to refuse", "Dear reader,\n", true);
    row("three columns with names", "query-id\tcorpus-id\tscore\nq1\td1\t3\n", false);
    row("table with scores", "query,docid,score\nq,d,0.5\n", false);
    row("lists of items", "u1,a b c\nu2,b\n", false);
    row("JSON dictionary", R"({"q1": {"d1": 0.5}})", false);
    row("JSON lines", R"({"query_id": "q", "doc_id": "d", "score": 0.5})", false);
    row("objects in an array", R"([{"qid": "q1", "docid": "d1", "score": 0.5}])", false);
    row("Quepid ratings", R"({"queries": [{"query": "dog", "ratings": {"d1": 3.0}}]})", false);
    row("OpenSearch judgments", R"({"judgmentRatings": []})", false);
    row("JSON of another kind", R"({"x": 1})", false);
    row("an array of another kind", "[1, 2]\n", false);
    row("predictions", "0.5\n-1e-3\n", false);
    row("LETOR", "2 qid:10032 1:0.0567 2:0.0000\n", false);
    row("LETOR without queries", "2 10:0.89 11:0.75\n0 10:0.76\n", false);
}

void TestCollectionFormat::scoredByLines()
{
    QFETCH(const std::string, beginning);
    QFETCH(const bool, isScored);
    QCOMPARE(core::isScoredByLines(beginning, {}), isScored);
}

QTEST_APPLESS_MAIN(TestCollectionFormat)

}  // namespace tst_collection_format

#include "tst_collection_format.moc"
