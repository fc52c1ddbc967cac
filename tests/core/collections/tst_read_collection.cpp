// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/present_files.h"
#include "core/collections/import/read_collection.h"
#include "core/collections/import/separate_files.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/file/text_stream.h"
#include "core/metrics/measures/measure_table.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"
#include "tests/gzipped.h"
#include "tests/refusing_system.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sys/stat.h>

namespace tst_read_collection {

using core::CollectionChoices;
using core::ErrorCode;
using namespace std::string_literals;

namespace {

using Files = std::vector<std::pair<std::string, std::string>>;  // name and content

constexpr auto trecQrels = "q1 0 d1 1\nq1 0 d2 0\nq2 0 d3 2\n";
constexpr auto trecRun = "q1 Q0 d2 1 2.5 bm25\nq1 Q0 d1 2 1.5 bm25\nq2 Q0 d3 1 0.5 bm25\n"
                         "q2 Q0 d4 2 0.25 bm25\n";

/// Files in a folder that goes away.
class Folder {
public:
    explicit Folder(const Files& files)
    {
        for (const auto& [name, content] : files) {
            QDir().mkpath(QFileInfo(QString::fromStdString(path(name))).path());
            m_isWritten = !core::writeText(path(name), content) && m_isWritten;
            m_paths.push_back(path(name));
        }
    }
    bool isWritten() const { return m_isWritten; }
    std::string path(const std::string& name) const
    {
        return (m_folder.path() + QLatin1Char('/')).toStdString() + name;
    }
    const std::vector<std::string>& paths() const { return m_paths; }

private:
    QTemporaryDir m_folder;
    std::vector<std::string> m_paths;
    bool m_isWritten = true;
};

/// What was read, a line for each part.
std::string described(const core::Collection& collection)
{
    std::string text = "qrels: " + flat(collection.qrels) + "\n";
    for (const core::NamedRun& run : collection.runs)
        text += run.name + ": " + flat(run.lists) + "\n";
    if (collection.queryTexts && collection.documentTexts)
        if (const auto query = collection.queryTexts->find("1"))
            text += "query 1: " + query->text + "\ndocument 1: " +
                    collection.documentTexts->find("1").value_or(core::ItemText()).text + "\n";
    for (const core::CollectionFile& file : collection.files) {
        text += file.format + ", " + std::to_string(file.lines);
        if (!file.diagnostics.empty())
            text += ", " + flat(file.diagnostics);
        text += "\n";
    }
    return text;
}

}  // namespace

class TestReadCollection : public QObject {
    Q_OBJECT
private slots:
    void init();
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void judgmentsOfAFolder();
    void folderThatMayNotBeListed();
    void beirFolder();
    void splitOfAFolder_data();
    void splitOfAFolder();
    void namesAreUnique_data();
    void namesAreUnique();
    void titlesInATable();
    void judgmentsPerSubtopic_data();
    void judgmentsPerSubtopic();
    void judgmentsPerSubtopicWithoutTheOthers();
    void textsOfQueriesInATable();
    void runsAreAdded();
    void groupsOfQueries();
    void valuesOfOthers();
    void valuesOfOthersInSeveralFiles();
    void namesOfFormatsAreForPeople();
    void textsWhoseIdsCoincide_data();
    void textsWhoseIdsCoincide();
    void manyRunsAndABadOne();
    void aFolderAndABadFile();
    void numbersBesideGrades();
    void foldersInAFolder();
    void whatIsNotHeld_data();
    void whatIsNotHeld();
    void whatIsThereOfASession_data();
    void whatIsThereOfASession();
    void tellsHowFarItIs_data();
    void tellsHowFarItIs();
    void stops();
    void stopsWhileDecompressing();
};

void TestReadCollection::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestReadCollection::accepted_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<std::string>("description");
    QTest::newRow("TREC, in any order") << Files{{"run.txt", trecRun}, {"qrels.txt", trecQrels}}
                                        << "qrels: q1 d1 1, q1 d2 0, q2 d3 2\n"
                                           "bm25: q1 d2 2.5, q1 d1 1.5, q2 d3 0.5, q2 d4 0.25\n"
                                           "TREC run, 4\n"
                                           "TREC qrels, 3\n"s;
    QTest::newRow("line ends of three kinds in one file")
        << Files{{"qrels.txt", "q1 0 d1 1\nq1 0 d2 0\rq2 0 d3 2\r\nq2 0 d4 0"}}
        << "qrels: q1 d1 1, q1 d2 0, q2 d3 2, q2 d4 0\n"
           "TREC qrels, 4\n"s;
    QTest::newRow("judgments without a run") << Files{{"qrels.txt", trecQrels}}
                                             << "qrels: q1 d1 1, q1 d2 0, q2 d3 2\n"
                                                "TREC qrels, 3\n"s;
    QTest::newRow("dictionaries: whole numbers are judgments, fractions a run")
        << Files{{"run.json", R"({"q1": {"d2": 0.5, "d1": 1.25}})"},
                 {"qrels.json", R"({"q1": {"d1": 2, "d2": 0}})"}}
        << "qrels: q1 d1 2, q1 d2 0\n"
           "run: q1 d1 1.25, q1 d2 0.5\n"
           "JSON run, 1\n"
           "JSON qrels, 1\n"s;
    QTest::newRow("a dictionary of whole numbers beside judgments is a run")
        << Files{{"scores.json", R"({"q1": {"d2": 3, "d1": 7}})"}, {"qrels.txt", trecQrels}}
        << "qrels: q1 d1 1, q1 d2 0, q2 d3 2\n"
           "scores: q1 d1 7, q1 d2 3\n"
           "JSON run, 1, TakenAsRun 1\n"
           "TREC qrels, 3\n"s;
    QTest::newRow("of two dictionaries of whole numbers the first is the judgments")
        << Files{{"a.json", R"({"q1": {"d2": 3, "d1": 0}})"},
                 {"b.json", R"({"q1": {"d2": 5, "d1": 9}})"}}
        << "qrels: q1 d2 3, q1 d1 0\n"
           "b: q1 d1 9, q1 d2 5\n"
           "JSON qrels, 1, TakenAsJudgments 1\n"
           "JSON run, 1, TakenAsRun 1\n"s;
    QTest::newRow("three columns with fractions beside judgments are a run")
        << Files{{"scores.tsv", "q1\td2\t0.75\nq1\td1\t0.5\n"}, {"qrels.txt", trecQrels}}
        << "qrels: q1 d1 1, q1 d2 0, q2 d3 2\n"
           "scores: q1 d2 0.75, q1 d1 0.5\n"
           "table of ratings, 2, TakenAsRun 1\n"
           "TREC qrels, 3\n"s;
    QTest::newRow("judgments in two files")
        << Files{{"a.txt", trecQrels}, {"b.txt", "q2 0 d3 2\nq2 0 d4 0\nq3 0 d1 1\n"}}
        << "qrels: q1 d1 1, q1 d2 0, q2 d3 2, q2 d4 0, q3 d1 1\n"
           "TREC qrels, 3\n"
           "TREC qrels, 3, JoinedJudgments 1 a\n"s;
    QTest::newRow("ratings and positions in two files")
        << Files{{"a.csv", "query,doc,rating,position\nq,d,2,1\nq,e,0,2\n"},
                 {"b.csv", "query,doc,rating,position\nq,f,1,1\nq,d,2,2\n"}}
        << "qrels: q d 2, q e 0, q f 1\n"
           "a: q d -1, q e -2\n"
           "b: q f -1, q d -2\n"
           "table of ratings, 3, JudgedResults 1; NoScores 1\n"
           "table of ratings, 3, JudgedResults 1; NoScores 1; JoinedJudgments 1 a\n"s;
    QTest::newRow("pairs alone beside judgments are a run in the order of their rows")
        << Files{{"run.csv", "query_id,doc_id\nq1,d9\nq1,d1\n"}, {"qrels.txt", trecQrels}}
        << "qrels: q1 d1 1, q1 d2 0, q2 d3 2\n"
           "run: q1 d9 -1, q1 d1 -2\n"
           "table of results, 3, OrderOfRows 1\n"
           "TREC qrels, 3\n"s;
    QTest::newRow("BEIR qrels") << Files{{"test.tsv",
                                          "query-id\tcorpus-id\tscore\nq1\td1\t2\nq1\td2\t0\n"}}
                                << "qrels: q1 d1 2, q1 d2 0\nBEIR qrels, 3\n"s;
    QTest::newRow("BEIR names where the ids of queries and documents coincide")
        << Files{{"corpus.jsonl", R"({"_id": "1", "text": "a document"})"
                                  "\n"
                                  R"({"_id": "2", "text": "another"})"},
                 {"queries.jsonl", R"({"_id": "1", "text": "a query"})"
                                   "\n"
                                   R"({"_id": "2", "text": "another query"})"},
                 {"test.tsv", "query-id\tcorpus-id\tscore\n1\t2\t1\n2\t1\t1\n"}}
        << "qrels: 1 2 1, 2 1 1\n"
           "query 1: a query\n"
           "document 1: a document\n"
           "JSON texts of documents, 2\n"
           "JSON texts of queries, 2\n"
           "BEIR qrels, 3, OneGrade 1\n"s;
    QTest::newRow("the same of one id, and a query that retrieves itself")
        << Files{{"corpus.jsonl", R"({"_id": "1", "text": "a document"})"},
                 {"queries.jsonl", R"({"_id": "1", "text": "a query"})"},
                 {"run.txt", "1 Q0 1 1 2.5 bm25\n"},
                 {"test.tsv", "query-id\tcorpus-id\tscore\n1\t1\t1\n"}}
        << "qrels: 1 1 1\n"
           "bm25: 1 1 2.5\n"
           "query 1: a query\n"
           "document 1: a document\n"
           "JSON texts of documents, 1\n"
           "JSON texts of queries, 1\n"
           "TREC run, 1, QueryAsDocument 1 1\n"
           "BEIR qrels, 2\n"s;
    QTest::newRow("texts of other names, by what is found in them")
        << Files{{"a.jsonl", R"({"_id": "d1", "text": "a document"})"},
                 {"b.jsonl", R"({"_id": "q1", "text": "a query"})"},
                 {"qrels.txt", "q1 0 d1 1\nq1 0 d2 0\n"}}
        << "qrels: q1 d1 1, q1 d2 0\n"
           "JSON texts of documents, 1\n"
           "JSON texts of queries, 1\n"
           "TREC qrels, 2\n"s;
    QTest::newRow("LightGBM's lines, sizes and predictions")
        << Files{{"rank.test", "2 10:0.89 11:0.75\n0 10:0.76\n1 11:0.5\n0\n"},
                 {"rank.test.query", "2\n2\n"},
                 {"LightGBM_predict_result.txt", "0.25\n0.75\n-1.5\n-2\n"}}
        << "qrels: 1 line 1 2, 1 line 2 0, 2 line 1 1, 2 line 2 0\n"
           "LightGBM_predict_result: 1 line 2 0.75, 1 line 1 0.25, 2 line 1 -1.5, 2 line 2 -2\n"
           "LETOR, 4, NoDocumentIds 4 at 1; GroupSizesBeside 1 rank.test.query\n"
           "sizes of queries, 2\n"
           "predictions, 4, NoDocumentIds 4 at 1\n"s;
    QTest::newRow("JSON lines as judgments and as a run")
        << Files{{"run.jsonl", "{\"query_id\": \"q1\", \"doc_id\": \"d2\", \"score\": 0.5}\n"
                               "{\"query_id\": \"q1\", \"doc_id\": \"d1\", \"score\": 1.5}\n"},
                 {"qrels.jsonl", "{\"query_id\": \"q1\", \"doc_id\": \"d1\", \"relevance\": 1}\n"
                                 "{\"relevance\": 0, \"doc_id\": \"d2\", \"query_id\": \"q1\"}\n"}}
        << "qrels: q1 d1 1, q1 d2 0\n"
           "run: q1 d1 1.5, q1 d2 0.5\n"
           "JSON results, 2\n"
           "JSON judgments, 2\n"s;
    QTest::newRow("LETOR with predictions")
        << Files{{"scores.txt", "0.25\n0.75\n"},
                 {"test.letor", "2 qid:1 1:0.5 #docid = a\n0 qid:1 1:0.75 #docid = b\n"}}
        << "qrels: 1 a 2, 1 b 0\n"
           "scores: 1 b 0.75, 1 a 0.25\n"
           "predictions, 2\n"
           "LETOR, 2\n"s;
}

void TestReadCollection::accepted()
{
    QFETCH(const Files, files);
    QFETCH(const std::string, description);
    const Folder folder(files);
    QVERIFY(folder.isWritten());
    const auto collection = core::readCollection(folder.paths());
    QVERIFY(collection);
    const std::string found = described(*collection);
    QVERIFY2(found == description, found.c_str());
}

void TestReadCollection::refused_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<std::size_t>("file");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const Files& files, std::size_t file, ErrorCode problem,
                        const std::string& found) {
        QTest::newRow(name) << files << file << problem << found;
    };
    row("a run alone", {{"run.txt", trecRun}}, 0, ErrorCode::NoJudgments, "");
    row("judgments that contradict", {{"a.txt", trecQrels}, {"b.txt", "q2 0 d3 1\nq2 0 d4 0\n"}}, 1,
        ErrorCode::ContraryJudgments, "“d3” for “q2” (2, 1)");
    row("two tables of pairs alone", {{"a.csv", "query,doc\nq,a\n"}, {"b.csv", "query,doc\nq,b\n"}},
        1, ErrorCode::SecondJudgments, "");
    row("predictions alone", {{"q", trecQrels}, {"p", "0.5\n0.25\n"}}, 1,
        ErrorCode::PredictionsAlone, "");
    row("too few predictions", {{"l", "1 qid:1 1:1 # a\n0 qid:1 1:2 # b\n"}, {"p", "0.5\n"}}, 1,
        ErrorCode::PredictionCount, "1/2");
    row("lines of features without the sizes of their queries",
        {{"rank.test", "1 1:0.5\n0 1:0.25\n"}}, 0, ErrorCode::NoGroupSizes, "rank.test");
    row("sizes that are too few",
        {{"rank.test", "1 1:0.5\n0 1:0.25\n"}, {"rank.test.group", "1\n"}}, 1,
        ErrorCode::GroupSizeSum, "1/2");
    row("sizes that are too many",
        {{"rank.test", "1 1:0.5\n0 1:0.25\n"}, {"rank.test.group", "3\n"}}, 1,
        ErrorCode::GroupSizeSum, "3/2");
    row("a size in words", {{"rank.test", "1 1:0.5\n0 1:0.25\n"}, {"rank.test.query", "1\ntwo\n"}},
        1, ErrorCode::BadGroupSize, "two");
    row("an archive", {{"q", trecQrels}, {"x.zip", "PK\x03\x04\x14\0\0\0"s}}, 1,
        ErrorCode::ForeignFormat, "zip");
    row("nothing we know", {{"q", trecQrels}, {"x", "Dear reader,\nhow are you?\n"}}, 1,
        ErrorCode::UnknownFormat, "Dear reader,");
    row("an empty file", {{"q", trecQrels}, {"x", "\n\n"}}, 1, ErrorCode::NothingToRead, "");
    row("truncated gzip", {{"q", trecQrels}, {"x", "\x1f\x8b\x08\x00\x00"s}}, 1,
        ErrorCode::DamagedCompression, "gzip");
    row("binary data",
        {{"q", trecQrels},
         {"x", "\x7f"
               "ELF\0\0\1\2"s}},
        1, ErrorCode::BinaryData, "0x00");
    row("numbers of models beside grades, and no run",
        {{"scored.csv", "query,doc,label,lgb_v1,lgb_v2\nq,d,1,0.5,1.5\nq,e,0,0.25,2\n"}}, 0,
        ErrorCode::PossibleScores, "“lgb_v1”, “lgb_v2”");
    row("values per query", {{"q", trecQrels}, {"v", "map\tq1\t0.25\nmap\tall\t0.25\n"}}, 1,
        ErrorCode::PerQueryValues, "map q1 0.25");
    row("a bad run behind good judgments",
        {{"q", trecQrels}, {"r", "q1 Q0 d1 1 x t\nq1 Q0 d2 2 1 t\n"}}, 1, ErrorCode::BadScore, "x");
}

void TestReadCollection::refused()
{
    QFETCH(const Files, files);
    QFETCH(const std::size_t, file);
    const Folder folder(files);
    QVERIFY(folder.isWritten());
    const auto collection = core::readCollection(folder.paths());
    QVERIFY(!collection);
    QCOMPARE(collection.error().file, folder.paths()[file]);
    refusals::compare(collection.error());
}

void TestReadCollection::titlesInATable()
{
    const Folder folder(Files{{"details.csv", "Query Text,Doc ID,Doc Position,Title,Rating\n"
                                              "yoga mat,K1,1,\"Mat, red\",2\nyoga mat,K2,2,,0\n"}});
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection(folder.paths());
    QVERIFY(read);
    QVERIFY(read->documentTexts);
    QVERIFY(read->documentTexts->find("K1") == (core::ItemText{"Mat, red", ""}));
}

void TestReadCollection::judgmentsPerSubtopic_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<double>("grade");
    const std::string subtopics = "1 1 a 1\n1 2 a 0\n1 2 b 1\n";
    const std::string run = "1 Q0 a 1 2 r\n1 Q0 b 2 1 r\n";
    QTest::newRow("beside judgments")
        << Files{{"s", subtopics}, {"q", "1 0 a 3\n"}, {"r", run}} << 3.0;
    QTest::newRow("the highest grade without others") << Files{{"r", run}, {"s", subtopics}} << 1.0;
    QTest::newRow("after judgments in JSON")
        << Files{{"q", R"({"1": {"a": 2}})"}, {"r", run}, {"s", subtopics}} << 2.0;
}

void TestReadCollection::judgmentsPerSubtopic()
{
    QFETCH(const Files, files);
    QFETCH(const double, grade);
    const Folder folder(files);
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection(folder.paths());
    QVERIFY(read);
    QCOMPARE(read->runs.size(), std::size_t{1});
    QCOMPARE(read->qrels.find("1")->judgments.front().grade.value(), grade);
    const std::vector<core::SubtopicJudgments> expected{
        {"1", {"1", "2"}, {{"a", {0}}, {"b", {1}}}}};
    QVERIFY(read->subtopics && *read->subtopics == expected);
    QCOMPARE(read->files.size(), files.size());

    const Folder more(Files{{"t", "2 1 a 1\n2 2 b 1\n"}});
    const auto both = core::addRuns(*read, more.paths());
    QVERIFY(both);
    QCOMPARE(both->subtopics->size(), std::size_t{2});
    QVERIFY((core::addRuns(*both, more.paths()).error() ==
             core::ParseError{more.path("t"), 0, ErrorCode::SecondJudgments, {}}));
}

/// They do not stand in for judgments that a session names and that are missing.
void TestReadCollection::judgmentsPerSubtopicWithoutTheOthers()
{
    const Folder folder({{"r", trecRun}, {"s", "q1 1 d1 1\nq1 2 d2 1\n"}});
    QVERIFY(folder.isWritten());
    const auto read =
        core::readPresentFiles({{folder.path("missing"), folder.path("r"), folder.path("s")}, true},
                               {}, {}, [](const core::ParseError&) { return true; });
    QVERIFY(read);
    QVERIFY(read->collection.qrels.queries.empty());
    QVERIFY(read->collection.subtopics);
}

void TestReadCollection::textsOfQueriesInATable()
{
    const Folder folder(Files{{"run.csv", "query,query_id,docno,score\nred shoes,q1,K1,2\n"},
                              {"qrels", "q1 0 K1 1\n"}});
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection(folder.paths());
    QVERIFY(read);
    QVERIFY(read->queryTexts);
    QVERIFY(read->queryTexts->find("q1") == (core::ItemText{"", "red shoes"}));
}

void TestReadCollection::judgmentsOfAFolder()
{
    const Folder folder({{"one/q", trecQrels}, {"one/run", trecRun}});
    const Folder two({{"a", trecQrels}, {"b", trecQrels}});
    QVERIFY(folder.isWritten() && two.isWritten());
    QVERIFY(core::readJudgments(folder.path("one")));
    QVERIFY((core::readJudgments(two.path("")).error() ==
             core::ParseError{two.path("b"), 0, ErrorCode::SecondJudgments, {}}));
}

void TestReadCollection::folderThatMayNotBeListed()
{
    const Folder folder(Files{{"qrels.txt", trecQrels}});
    QVERIFY(chmod(folder.path("").c_str(), 0311) == 0);
    std::optional<core::ParseError> error;
    {
        const refusing_system::AsOrdinaryUser user;
        if (user.holds())
            error = core::filesOf({folder.path("")}, {}).error();
    }
    QVERIFY(chmod(folder.path("").c_str(), 0755) == 0);
    if (!error)
        QSKIP("root may list any folder");
    QVERIFY((error ==
             core::ParseError{folder.path(""), 0, ErrorCode::CannotOpen, "Permission denied"}));
}

void TestReadCollection::beirFolder()
{
    const Folder folder(
        {{"nf/corpus.jsonl", R"({"_id": "d1", "title": "Kéfir", "text": "Milk."})"
                             "\n"
                             R"({"_id": "d2", "title": "", "text": "a \"b\""})"
                             "\n"},
         {"nf/queries.jsonl", R"({"_id": "q1", "text": "what is kefir"})"},
         {"nf/qrels/test.tsv", "query-id\tcorpus-id\tscore\nq1\td1\t2\nq9\td2\t1\n"},
         {"run.txt", "q1 Q0 d1 1 2.5 bm25\nq1 Q0 q1 2 1.5 bm25\n"}});
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection({folder.path("nf"), folder.path("run.txt")});
    QVERIFY(read);
    QCOMPARE(read->name, "nf"s);
    QCOMPARE(read->qrelsPath, folder.path("nf"));
    QCOMPARE(described(*read), "qrels: q1 d1 2, q9 d2 1\n"
                               "bm25: q1 d1 2.5, q1 q1 1.5\n"
                               "BEIR qrels, 3\n"
                               "JSON texts of queries, 1, QueriesWithoutText 1 q9\n"
                               "JSON texts of documents, 2\n"
                               "TREC run, 2, QueryAsDocument 1 at 1 q1\n"s);
    QVERIFY(read->queryTexts && read->documentTexts);
    QVERIFY(read->queryTexts->find("q1") == (core::ItemText{"", "what is kefir"}));
    QVERIFY(!read->queryTexts->find("q9"));
    QVERIFY(read->documentTexts->find("d1") == (core::ItemText{"Kéfir", "Milk."}));
    QVERIFY(read->documentTexts->find("d2") == (core::ItemText{"", "a \"b\""}));
    QVERIFY(!read->documentTexts->find("d3"));
}

void TestReadCollection::splitOfAFolder_data()
{
    QTest::addColumn<std::vector<std::string>>("splits");
    QTest::addColumn<std::string>("expected");
    QTest::addColumn<std::string>("diagnostic");
    using Splits = std::vector<std::string>;
    QTest::newRow("test before dev") << Splits{"dev", "test", "train"} << ""s
                                     << "SplitChosen 1 test (of dev, test, train)"s;
    QTest::newRow("dev before train") << Splits{"train", "dev"} << ""s
                                      << "SplitChosen 1 dev (of dev, train)"s;
    QTest::newRow("the only one") << Splits{"validation"} << ""s
                                  << ""s;
    QTest::newRow("as chosen") << Splits{"dev", "test"} << "dev"s
                               << "SplitChosen 1 dev (of dev, test)"s;
}

void TestReadCollection::splitOfAFolder()
{
    QFETCH(const std::vector<std::string>, splits);
    QFETCH(const std::string, expected);
    QFETCH(const std::string, diagnostic);
    Files files;
    for (const std::string& split : splits)
        files.emplace_back("set/qrels/" + split + ".tsv",
                           "query-id\tcorpus-id\tscore\nq1\td1\t2\nq2\td1\t1\n");
    const Folder folder(files);
    QVERIFY(folder.isWritten());
    CollectionChoices choices;
    if (!expected.empty())
        choices.split = expected;
    const auto read = core::readCollection({folder.path("set")}, choices);
    QVERIFY(read);
    QCOMPARE(flat(read->files.front().diagnostics), diagnostic);
    choices.split = "holdout";
    const auto missing = core::readCollection({folder.path("set")}, choices);
    QVERIFY(!missing);
    QCOMPARE(missing.error().problem, ErrorCode::NoSuchSplit);
}

void TestReadCollection::namesAreUnique_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<std::vector<std::string>>("names");
    const auto row = [](const char* name, Files files, const std::vector<std::string>& names) {
        files.insert(files.begin(), {"q", trecQrels});
        QTest::newRow(name) << files << names;
    };
    const std::string tagged = "q1 Q0 d1 1 2.5 ";
    const std::string one = tagged + "one\n";
    const std::string both = one + tagged + "two\n";
    row("tags that differ", {{"a.run", one}, {"b.run", tagged + "two\n"}}, {"one", "two"});
    row("one tag", {{"a.run", one}, {"b.run", one}, {"c.run", trecRun}},
        {"a.run", "b.run", "bm25"});
    row("one tag, and files of one name", {{"x/run.txt", one}, {"y/run.txt", one}},
        {"x/run", "y/run"});
    row("files of one name in folders of one name", {{"x/a/r.run", one}, {"y/a/r.run", one}},
        {"a/r.run", "a/r.run 2"});
    row("one of two in a file", {{"a.run", both}, {"b.run", one}}, {"a.run:one", "two", "b.run"});
    row("a file's name that is a tag",
        {{"a.run", one}, {"b.run", tagged + "a.run\n"}, {"c.run", one}},
        {"a.run", "b.run", "c.run"});
    row("no tag", {{"a.run", one}, {"b.json", R"({"q1": {"d1": 0.5}})"}}, {"one", "b"});
}

void TestReadCollection::namesAreUnique()
{
    QFETCH(const Files, files);
    QFETCH(const std::vector<std::string>, names);
    const Folder folder(files);
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection(folder.paths());
    QVERIFY(read);
    // However many are read at once, they are called the same.
    auto added = core::readCollection({folder.path("q")});
    for (std::size_t file = 1; added && file < files.size(); ++file)
        added = core::addRuns(*added, {folder.path(files[file].first)});
    QVERIFY(added);
    for (const core::Collection& collection : {*read, *added}) {
        std::vector<std::string> found;
        for (const core::NamedRun& run : collection.runs)
            found.push_back(run.name);
        QCOMPARE(found, names);
    }
}

void TestReadCollection::runsAreAdded()
{
    const Folder folder({{"q", trecQrels}, {"a", trecRun}, {"b.json", R"({"q1": {"d1": 1}})"}});
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection({folder.path("q"), folder.path("a")});
    QVERIFY(read);
    const auto more = core::addRuns(*read, {folder.path("b.json")});
    QVERIFY(more);
    QCOMPARE(described(*more), "qrels: q1 d1 1, q1 d2 0, q2 d3 2\n"
                               "bm25: q1 d2 2.5, q1 d1 1.5, q2 d3 0.5, q2 d4 0.25\n"
                               "b: q1 d1 1\n"
                               "TREC qrels, 3\n"
                               "TREC run, 4\n"
                               "JSON run, 1, TakenAsRun 1\n"s);
    const auto refused = core::addRuns(*read, {folder.path("q")});
    QVERIFY(!refused);
    QCOMPARE(refused.error().problem, ErrorCode::SecondJudgments);
}

void TestReadCollection::valuesOfOthers()
{
    const Folder folder({{"v.csv", "query,bm25,dense\nq1,0.5,1\nq2,0.25,0\nq10,,0.5\n"},
                         {"g.csv", "query,length\nq1,short\nq2,short\n"},
                         {"t.tsv", "q1\tcheap red shoes\nq2\tgreen tea\nq10\tyoga mat\n"},
                         {"r", trecRun}});
    QVERIFY(folder.isWritten());
    const auto read =
        core::readCollection({folder.path("v.csv"), folder.path("g.csv"), folder.path("t.tsv")});
    QVERIFY(read);
    QVERIFY(read->values);
    QCOMPARE(read->name, "v"s);
    QVERIFY(read->qrels.queries.empty());
    QCOMPARE(read->runs.size(), std::size_t(2));
    QCOMPARE(read->runs[1].name, "dense"s);
    QCOMPARE(read->runs[1].lists.documentCount(), std::size_t(0));
    QCOMPARE(read->groups.size(), std::size_t(1));
    QVERIFY(read->queryTexts);
    QCOMPARE(read->queryTexts->find("q2").value_or(core::ItemText()).text, "green tea"s);
    QCOMPARE(read->files.front().format, "values per query"s);
    const auto measures = core::measuresOpened(*read, {});
    QCOMPARE(core::toText(measures.front()), "value"s);
    QVERIFY(!core::endsAtOne(measures.front()));
    const auto found = core::evaluateCollection(*read, {}, measures);
    QCOMPARE(*found.runs[0].means.front(), 0.375);
    QCOMPARE(*found.runs[1].means.front(), 0.5);
    QCOMPARE(found.queries.size(), std::size_t(3));
    QCOMPARE(found.queries[2].id, "q10"s);
    QVERIFY(found.queries[2].isJudged);
    QVERIFY(!found.difference(2, 0, 1, 0));
    core::EvaluationRules zero;
    zero.missing = core::MissingRule::Zero;
    QCOMPARE(*core::evaluateCollection(*read, {}, measures, zero).runs[0].means.front(), 0.25);
    // A measure that the file does not have is not 0.
    const std::vector<core::MeasureSpec> other{{core::Measure::P, 5, {}}};
    QVERIFY(!core::evaluateCollection(*read, {}, other, zero).runs[0].means.front());
    const auto more = core::addRuns(*read, {folder.path("r")});
    QVERIFY(!more);
    QCOMPARE(more.error().problem, ErrorCode::NotWithValues);
    QCOMPARE(more.error().file, folder.path("r"));
}

void TestReadCollection::valuesOfOthersInSeveralFiles()
{
    const Folder folder(
        {{"a.eval", "num_ret\tq1\t10\nmap\tq1\t0.5\nP_5\tq1\t0.25\nmap\tall\t0.5\n"},
         {"b.eval", "map\tq1\t0.75\nnum_ret\tq1\t9\nmap\tall\t0.75\n"},
         {"c.eval", "P_10\tq1\t0.75\nP_10\tall\t0.75\n"},
         {"d.json", R"({"q1": {"ndcg_cut_10": 0.5}, "q2": {"ndcg_cut_10": 1}})"}});
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection({folder.path("a.eval"), folder.path("b.eval")});
    QVERIFY(read);
    QVERIFY(read->values);
    QCOMPARE(read->runs.size(), std::size_t(2));
    QCOMPARE(read->runs[1].path, folder.path("b.eval"));
    // Counts do not rate runs, so they are shown only if asked for.
    const auto measures = core::measuresOpened(*read, {});
    QCOMPARE(measures.size(), std::size_t(1));
    QCOMPARE(measures.front().measure, core::Measure::Ap);
    const std::vector<core::MeasureSpec> count{{core::Measure::Retrieved, {}, {}}};
    QCOMPARE(core::measuresOpened(*read, count), count);
    const auto none = core::readCollection({folder.path("a.eval"), folder.path("c.eval")});
    QVERIFY(!none);
    QCOMPARE(none.error().problem, ErrorCode::NoCommonMeasure);
    const auto json = core::readCollection({folder.path("d.json")});
    QVERIFY(json);
    QVERIFY(json->values);
    QCOMPARE(core::toText(core::measuresOpened(*json, {}).front()), "nDCG@10"s);
    // Of no other collection.
    core::MeasureSpec given;
    given.given = "value";
    const std::vector<core::MeasureSpec> asked{given, measures.front()};
    QCOMPARE(core::measuresOpened(core::Collection(), asked), measures);
}

void TestReadCollection::groupsOfQueries()
{
    const Folder folder({{"q", trecQrels},
                         {"a", trecRun},
                         {"g.csv", "query,length\nq1,short\nq2,short\n"},
                         {"h.tsv", "topic\tlength\tyear\nq1\tlong\t2024\nq2\t\t2024\n"},
                         {"same.csv", "query,size\nq2,short\nq3,short\n"},
                         {"commas", "q1,new\nq2,new\n"},
                         {"few", "q1\tnew\nq2\tnew\nq3\t\"o\tld\"\n"},
                         {"bad.csv", "query,size\nq2,short\n,short\n"}});
    QVERIFY(folder.isWritten());
    const auto read =
        core::readCollection({folder.path("q"), folder.path("g.csv"), folder.path("a")});
    QVERIFY(read);
    using Groups = std::vector<core::QueryGroup>;
    QCOMPARE(read->groups, (Groups{{"short", {"q1", "q2"}}}));
    QCOMPARE(read->files[1].format, "query groups"s);
    QCOMPARE(read->runs.size(), std::size_t(1));
    const auto more = core::addRuns(*read, {folder.path("h.tsv"), folder.path("same.csv")});
    QVERIFY(more);
    QCOMPARE(more->groups, (Groups{{"short", {"q1", "q2", "q3"}},
                                   {"length=long", {"q1"}},
                                   {"year=2024", {"q1", "q2"}}}));
    for (const char* const bare : {"commas", "few"}) {
        const auto withBare = core::addRuns(*read, {folder.path(bare)});
        QVERIFY2(withBare, bare);
        QCOMPARE(withBare->groups.at(1), (core::QueryGroup{"new", {"q1", "q2"}}));
    }
    const auto refused = core::addRuns(*read, {folder.path("bad.csv")});
    QVERIFY(!refused);
    QCOMPARE(refused.error().problem, ErrorCode::EmptyId);
    QCOMPARE(refused.error().line, std::size_t(3));
}

/// However a file's format is called, in whatever language, its lines can be scored later.
void TestReadCollection::namesOfFormatsAreForPeople()
{
    const Folder folder({{"l.letor", "2 qid:1 1:0.5 # a\n0 qid:1 1:0.75 # b\n"},
                         {"p.txt", "0.25\n0.75\n"},
                         {"q.txt", trecQrels}});
    QVERIFY(folder.isWritten());
    auto read = core::readCollection({folder.path("l.letor")});
    QVERIFY(read);
    QVERIFY(read->files[0].hasFeatures);
    read->files[0].format = "Merkmale je Dokument";
    const auto predicted = core::addRuns(*read, {folder.path("p.txt")});
    QVERIFY(predicted);
    QCOMPARE(predicted->runs.size(), std::size_t{1});
    core::CollectionChoices choices;
    choices.features = {1};
    const auto scored = core::addRuns(*read, {}, choices);
    QVERIFY(scored);
    QCOMPARE(scored->runs[0].name, "feature 1"s);
    auto other = core::readCollection({folder.path("q.txt")});
    QVERIFY(other);
    QVERIFY(!other->files[0].hasFeatures);
    other->files[0].format = "LETOR";
    const auto refused = core::addRuns(*other, {folder.path("p.txt")});
    QVERIFY(!refused);
    QCOMPARE(refused.error().problem, ErrorCode::PredictionsAlone);
}

void TestReadCollection::textsWhoseIdsCoincide_data()
{
    QTest::addColumn<std::string>("queries");
    QTest::addColumn<std::string>("documents");
    QTest::newRow("of a BEIR folder") << "queries.jsonl"s
                                      << "corpus.jsonl"s;
    QTest::newRow("by other names: the corpus is the larger") << "topics.jsonl"s
                                                              << "docs.jsonl"s;
}

/// As in Vaswani, Cranfield, CISI and MED, queries and documents are each numbered from 1.
void TestReadCollection::textsWhoseIdsCoincide()
{
    QFETCH(const std::string, queries);
    QFETCH(const std::string, documents);
    const auto texts = [](int count, const std::string& word) {
        std::string lines;
        for (int i = 1; i <= count; ++i)
            lines += R"({"_id": ")" + std::to_string(i) + R"(", "text": ")" + word + "\"}\n";
        return lines;
    };
    const Folder folder(
        {{"q", "1 0 2 1\n2 0 1 1\n"}, {queries, texts(2, "asked")}, {documents, texts(5, "told")}});
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection(folder.paths());
    QVERIFY(read);
    QVERIFY(read->queryTexts && read->documentTexts);
    QCOMPARE(read->queryTexts->find("1")->text, "asked"s);
    QCOMPARE(read->documentTexts->find("1")->text, "told"s);
    QCOMPARE(read->documentTexts->find("5")->text, "told"s);
}

void TestReadCollection::manyRunsAndABadOne()
{
    constexpr int runs = 60;
    Files files{{"q", trecQrels}};
    for (int run = 1; run <= runs; ++run)
        files.push_back({std::to_string(run), run == 7 ? "q1 Q0 d1 1 high t\nq1 Q0\n" : trecRun});
    files.push_back({"texts", "{\"_id\": \"q1\", \"text\": \"cake\"}\n"});
    const Folder folder(files);
    QVERIFY(folder.isWritten());
    const auto refused = core::readCollection(folder.paths());
    QVERIFY(!refused);
    QCOMPARE(refused.error().file, folder.path("7"));
    const auto mayLack = [](const core::ParseError&) { return true; };
    const auto read = core::readPresentFiles({folder.paths()}, {}, {}, mayLack);
    QVERIFY(read);
    QCOMPARE(read->collection.runs.size(), std::size_t{runs - 1});
    QCOMPARE(read->collection.files.size(), std::size_t{runs + 1});
    QVERIFY(read->collection.queryTexts);
    QCOMPARE(read->unread.files.size(), std::size_t{1});
    QCOMPARE(read->unread.files[0].path, folder.path("7"));
    QCOMPARE(read->unread.files[0].why->line, refused.error().line);
    QVERIFY(read->unread.named.empty());
    core::FilesRequested more{{folder.path("7")}};
    more.base = &read->collection;
    const auto alone = core::readPresentFiles(more, {}, {}, mayLack);
    QVERIFY(!alone);
    QCOMPARE(alone.error().file, folder.path("7"));
}

/// Of a folder as of several files: the others are read, and it is named.
void TestReadCollection::aFolderAndABadFile()
{
    const Folder folder({{"shop/q", trecQrels},
                         {"shop/bm25.run", trecRun},
                         {"shop/scores.npy", "\x93NUMPY\x01\x00v\x00{'descr': '<f8'}\n"},
                         {"shop/request.ndjson", "{\"index\": \"products\"}\n{\"query\": {}}\n"}});
    QVERIFY(folder.isWritten());
    const auto mayLack = [](const core::ParseError&) { return true; };
    const auto read = core::readPresentFiles({{folder.path("shop")}}, {}, {}, mayLack);
    QVERIFY(read);
    QCOMPARE(read->collection.runs.size(), std::size_t{1});
    QCOMPARE(read->collection.qrels.queries.size(), std::size_t{2});
    std::vector<std::string> unread;
    for (const core::UnreadFile& file : read->unread.files)
        unread.push_back(file.path);
    std::ranges::sort(unread);
    QCOMPARE(unread,
             (std::vector{folder.path("shop/request.ndjson"), folder.path("shop/scores.npy")}));
    // Read again without another file, the folder says so once.
    const Folder more(Files{{"bad.qrels", "q1 0 d1 1\nq1 0 d9 high\nq2 0 d3 2\n"}});
    const auto again =
        core::readPresentFiles({{folder.path("shop"), more.path("bad.qrels")}}, {}, {}, mayLack);
    QVERIFY(again);
    QCOMPARE(again->unread.files.size(), std::size_t{3});
    const auto strict = core::readPresentFiles({{folder.path("shop")}}, {}, {},
                                               [](const core::ParseError&) { return false; });
    QVERIFY(!strict);
}

/// Next to a run, they are columns that are not read.
void TestReadCollection::numbersBesideGrades()
{
    const std::string table = "query,doc,label,price\nq1,d1,1,9.99\nq1,d2,0,5.5\n";
    const Folder folder({{"judged.csv", table}, {"run.txt", trecRun}});
    QVERIFY(folder.isWritten());
    const auto read = core::readCollection(folder.paths());
    QVERIFY(read);
    QCOMPARE(read->runs.size(), std::size_t{1});
    core::CollectionChoices choices;
    choices.columns.grade = {"label"};
    const auto chosen = core::readCollection({folder.path("judged.csv")}, choices);
    QVERIFY(chosen);
    QVERIFY(chosen->runs.empty());
    choices.columns.score = {"price"};
    const auto scored = core::readCollection({folder.path("judged.csv")}, choices);
    QVERIFY(scored);
    QCOMPARE(scored->runs.size(), std::size_t{1});
}

/// A folder of answers is a run; others are named.
void TestReadCollection::foldersInAFolder()
{
    const auto answer = [](const std::string& id) {
        return R"({"took": 1, "hits": {"hits": [{"_id": ")" + id + R"(", "_score": 2}]}})";
    };
    const Folder folder({{"shop/q", trecQrels},
                         {"shop/bm25/q1.json", answer("d1")},
                         {"shop/bm25/q2.json", answer("d3")},
                         {"shop/plots/a.svg", "<svg/>"}});
    QVERIFY(folder.isWritten());
    const auto mayLack = [](const core::ParseError&) { return true; };
    const auto read = core::readPresentFiles({{folder.path("shop")}}, {}, {}, mayLack);
    QVERIFY(read);
    QCOMPARE(read->collection.runs.size(), std::size_t{1});
    QCOMPARE(read->collection.runs.front().name, "bm25"s);
    QCOMPARE(read->unread.files.size(), std::size_t{1});
    QCOMPARE(read->unread.files.front().path, folder.path("shop/plots"));
    QVERIFY(read->unread.files.front().why->problem == ErrorCode::InnerFolder);
    const auto none = core::readPresentFiles({{folder.path("shop/plots")}}, {}, {}, mayLack);
    QVERIFY(!none);
}

/// The collection is the same however much of it is held.
void TestReadCollection::whatIsNotHeld_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char* name, const char* file, const std::string& content) {
        QTest::newRow(name) << QByteArray(file) << QByteArray::fromStdString(content);
    };
    row("lines of TREC", "r", trecRun);
    row("lines of TREC, compressed", "r.gz", gzipped(trecRun));
    row("queries that stand apart", "r", "q1 Q0 d1 1 2 t\nq2 Q0 d1 1 2 t\nq1 Q0 d2 2 1 t\n");
    row("two systems", "r", "q1 Q0 d1 1 2 t\nq2 Q0 d1 1 2 t\nq1 Q0 d1 1 2 u\nq2 Q0 d1 1 2 u\n");
    row("MS MARCO", "r", "q1\td1\t1\nq1\td2\t2\nq2\td1\t1\n");
    row("JSON", "r.json", "{\"q1\": {\"d1\": 0.5, \"d2\": 1.5}}");
    row("a refused line", "r", "q1 Q0 d1 1 2 t\nq1 Q0 d2 2 high t\n");
}

void TestReadCollection::whatIsNotHeld()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, content);
    const Folder folder(
        {{"q", "q1 0 d1 1\nq2 0 d1 0\n"}, {name.toStdString(), content.toStdString()}});
    QVERIFY(folder.isWritten());
    const auto held = core::readCollection(folder.paths());
    const auto onDisk = core::readCollection(folder.paths(), {}, nullptr, core::Threads(),
                                             core::ScorePrecision::Double, 0);
    QCOMPARE(onDisk.hasValue(), held.hasValue());
    if (!held) {
        QCOMPARE(onDisk.error().line, held.error().line);
        QCOMPARE(int(onDisk.error().problem), int(held.error().problem));
        return;
    }
    QCOMPARE(described(*onDisk), described(*held));
    const auto more =
        core::addRuns(*onDisk, {folder.path(name.toStdString())}, {}, nullptr, core::Threads(), 0);
    QVERIFY(more);
    QCOMPARE(more->runs.size(), 2 * held->runs.size());
}

void TestReadCollection::whatIsThereOfASession_data()
{
    using Names = QStringList;
    QTest::addColumn<Names>("missing");
    QTest::addColumn<int>("editedRun");  // -1: none
    QTest::addColumn<QString>("runs");
    QTest::addColumn<QString>("unread");
    QTest::addColumn<QString>("named");
    QTest::newRow("everything") << Names{} << 1 << "a b c"
                                << ""
                                << "";
    QTest::newRow("a run moved: the others are read, it goes behind them")
        << Names{"a"} << -1 << "b c"
        << "a"
        << "q b c a";
    QTest::newRow("the last run moved: an edited list of the first stays its own")
        << Names{"c"} << 0 << "a b"
        << "c"
        << "q a b c";
    QTest::newRow("a run moved: lists edited behind it wait, so that they are no other run's")
        << Names{"b"} << 2 << "a"
        << "b c"
        << "q a b c";
    QTest::newRow("the judgments moved: an edited list stays with its run")
        << Names{"q"} << 2 << "a b c"
        << "q"
        << "a b c q";
    QTest::newRow("all moved") << Names{"q", "a", "b", "c"} << -1 << ""
                               << "q a b c"
                               << "q a b c";
    QTest::newRow("a run that cannot be read") << Names{"c="} << -1 << "a b"
                                               << "c"
                                               << "q a b c";
    QTest::newRow("a pipe in the place of a run") << Names{"c|"} << -1 << "a b"
                                                  << "c"
                                                  << "q a b c";
}

void TestReadCollection::whatIsThereOfASession()
{
    QFETCH(const QStringList, missing);
    QFETCH(const int, editedRun);
    QFETCH(const QString, runs);
    QFETCH(const QString, unread);
    QFETCH(const QString, named);
    const Folder folder({{"q", trecQrels}, {"a", trecRun}, {"b", trecRun}, {"c", trecRun}});
    QVERIFY(folder.isWritten());
    for (const QString& name : missing) {
        const QByteArray path =
            QFile::encodeName(QString::fromStdString(folder.path(name.left(1).toStdString())));
        QVERIFY(QFile::remove(QFile::decodeName(path)));
        if (name.endsWith('='))
            QVERIFY(!core::writeText(path.toStdString(), "q1 Q0 d1 1 x t\nq1 Q0 d2 2 1 t\n"));
        if (name.endsWith('|'))
            QCOMPARE(mkfifo(path.constData(), 0600), 0);
    }
    core::QueryEdits edits;
    if (editedRun >= 0)
        edits["q1"].lists[static_cast<std::size_t>(editedRun)] = {{"d1", 1}};
    const auto mayLack = [](const core::ParseError&) { return true; };
    const auto read = core::readPresentFiles({folder.paths(), true}, {}, edits, mayLack);
    QVERIFY(read);
    const auto namesOf = [](const auto& all, const auto& pathOf) {
        QStringList names;
        for (const auto& one : all)
            names << QFileInfo(QString::fromStdString(pathOf(one))).fileName();
        return names.join(' ');
    };
    QCOMPARE(namesOf(read->collection.runs, [](const core::NamedRun& run) { return run.path; }),
             runs);
    QCOMPARE(namesOf(read->unread.files, [](const core::UnreadFile& file) { return file.path; }),
             unread);
    QCOMPARE(namesOf(read->unread.named, [](const std::string& path) { return path; }), named);
}

void TestReadCollection::tellsHowFarItIs_data()
{
    QTest::addColumn<Files>("files");
    QTest::addColumn<std::size_t>("total");
    const std::string qrels = trecQrels;
    const std::string run = trecRun;
    QTest::newRow("read and parsed")
        << Files{{"q", qrels}, {"a", run}} << 2 * (qrels.size() + run.size());
    const std::string packed = gzipped(run);
    QTest::newRow("read, decompressed, and the longer text parsed")
        << Files{{"q", qrels}, {"a", packed}} << 2 * qrels.size() + 2 * packed.size() + run.size();
    const auto json = R"({"q1": {"d1": 1.5}})"s;
    QTest::newRow("JSON") << Files{{"q", qrels}, {"a", json}} << 2 * (qrels.size() + json.size());
}

/// Files are small here, and what they say of themselves holds from the start.
void TestReadCollection::tellsHowFarItIs()
{
    QFETCH(const Files, files);
    QFETCH(const std::size_t, total);
    const Folder folder(files);
    QVERIFY(folder.isWritten());
    core::Loading loading;
    QVERIFY(core::readCollection(folder.paths(), {}, &loading));
    QCOMPARE(loading.total(), total);
    QCOMPARE(loading.done(), total);
}

void TestReadCollection::stopsWhileDecompressing()
{
    const std::string packed = gzipped(std::string(std::size_t{64} << 20, ' '));
    std::stop_source stop;
    core::Loading loading(stop.get_token());
    QCOMPARE(core::textIn(packed, "a", &loading)->size(), std::size_t{64} << 20);
    QCOMPARE(loading.done(), packed.size());
    stop.request_stop();
    const auto stopped = core::textIn(packed, "a", &loading);
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().problem, ErrorCode::Stopped);
}

void TestReadCollection::stops()
{
    const Folder folder({{"q", trecQrels}, {"a", trecRun}});
    QVERIFY(folder.isWritten());
    std::stop_source stop;
    stop.request_stop();
    core::Loading loading(stop.get_token());
    const auto read = core::readCollection(folder.paths(), {}, &loading);
    QVERIFY(!read);
    QCOMPARE(read.error().problem, ErrorCode::Stopped);
}

QTEST_APPLESS_MAIN(TestReadCollection)

}  // namespace tst_read_collection

#include "tst_read_collection.moc"
