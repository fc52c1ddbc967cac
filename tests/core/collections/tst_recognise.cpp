// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/collection_source.h"
#include "core/collections/import/recognise.h"
#include "core/foundation/file/encoding.h"

#include <QRegularExpression>
#include <QTest>

#include <string>
#include <variant>

namespace tst_recognise {

using core::CollectionFormat;
using core::FileKind;
using core::SourceRole;
using namespace std::string_literals;

class TestRecognise : public QObject {
    Q_OBJECT
private slots:
    void init();
    void kinds_data();
    void kinds();
    void openedAlone_data();
    void openedAlone();
    void roles_data();
    void roles();
};

void TestRecognise::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRecognise::kinds_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<FileKind>("kind");
    QTest::addColumn<CollectionFormat>("format");  // where the kind is Collection
    const auto row = [](const char* name, const std::string& text,
                        std::variant<FileKind, CollectionFormat> is) {
        const auto* kind = std::get_if<FileKind>(&is);
        const auto* format = std::get_if<CollectionFormat>(&is);
        QTest::newRow(name) << text << (kind ? *kind : FileKind::Collection)
                            << (format ? *format : CollectionFormat::Unknown);
    };
    row("session", R"({"format":"rankscope-session","version":1})", FileKind::Session);
    row("session of samples", "\n{ \"version\": 1, \"format\" :\n \"rankscope-classifier\"}",
        FileKind::SampleSession);
    row("session of a collection",
        R"({"version":1,"files":["format"],"format":"rankscope-collection"})",
        FileKind::CollectionSession);
    row("session whose query names the other format",
        R"({"format":"rankscope-session","query":"\"format\":\"rankscope-classifier\""})",
        FileKind::Session);

    row("lists behind names as wide as a run",
        "the second user of it: 0 1\nthe third user of it: 1 0\n", FileKind::Grades);
    row("LETOR, of few features", "2 qid:1 1:0.5 2:3 #docid = G1\n0 qid:1 1:0.7\n1 qid:2 1:1\n",
        CollectionFormat::Letor);
    row("a list in every line, behind words", "用户A：[1, 0]\n查询 2：[✓, ✗, ✗, ✓]\n",
        FileKind::Grades);
    row("headings alone", "label,score\n", FileKind::Samples);
    row("headings of judgments alone", "query,docid,rating\n", FileKind::Grades);
    row("comma, headings", "label,score\n1,0.9\n0,0.2\n", FileKind::Samples);
    row("byte order mark and CRLF", "\xEF\xBB\xBFlabel,score\r\n1,0.9\r\n", FileKind::Samples);
    row("semicolon and decimal comma", "y_true;y_score\n1;0,9\n0;0,2\n", FileKind::Samples);
    row("tab, headings", "label\tscore\n1\t0.9\n", FileKind::Samples);
    row("tab, four columns", "id\tlabel\tscore\tgroup\na\t1\t0.9\tq\nb\t0\t0.8\tq\n",
        FileKind::Samples);
    row("tab, four columns, scores called as the models",
        "id\tclicked\ta\tb\n"
        "u1\t0\t0.9\t0.25\nu2\t1\t0.8\t0.5\n",
        FileKind::Samples);
    row("tab, four columns, labels in words",
        "id\tsold\ta\tb\nu1\tno\t0.9\t0.25\nu2\tyes\t0.8\t1\n", FileKind::Samples);
    row("qrels with headings and half grades",
        "query\titer\tdoc\tgrade\nq1\t0\td1\t0.5\nq1\t0\td2\t1\n", CollectionFormat::PairTable);
    row("a first row that lacks the label", "a,b\n0.5\n0.9,yes\n0.2,no\n", FileKind::Samples);
    row("headings that say nothing", "a,b\nspam,0.25\nham,0.5\n", FileKind::Samples);
    row("no headings", "1,0.9\n0,0.25\n", FileKind::Samples);
    row("no headings, words", "0.9,yes\n0.25,no\n", FileKind::Samples);
    row("three columns without headings", "a,1,0.9\nb,0,0.25\n", FileKind::Samples);

    row("decimal commas under names that say nothing", "sick;random forest\nyes;0,76\nno;0,5\n",
        FileKind::Samples);
    row("NA among the labels",
        "\"\",\"sick\",\"rf\"\n\"1\",NA,0.5\n\"2\",\"Yes\",0.25\n\"3\",\"No\",0.5\n",
        FileKind::Samples);
    row("samples in Latin-1", "sick,score,caf\xE9\n1,0.5,a\n0,0.25,\xFC\n", FileKind::Samples);
    row("NaN among the scores", "sick,random forest\n1,0.5\n0,NaN\n1,0.25\n", FileKind::Samples);
    row("digits beside a share", "digit,forest\n0,0.5\n1,0.25\n2,0.75\n0,0.5\n1,0.125\n2,0.25\n",
        FileKind::Samples);
    row("three classes beside logits", "species,score\na,-2\nb,3\nc,4\na,1\nb,2\nc,-1\n",
        FileKind::Samples);
    row("samples below titles", "Report of March,,\n,,\nid,label,score\na,1,0.5\nb,0,0.25\n",
        FileKind::Samples);
    row("samples below types",
        "age\tlabel\tscore\ncontinuous\tdiscrete\tcontinuous\n\tclass\tmeta\n7\t1\t0.5\n8\t0\t0."
        "25\n",
        FileKind::Samples);
    row("samples below sep=", "sep=;\nid;label;score\na;1;0.5\nb;0;0.25\n", FileKind::Samples);
    row("ratings of two queries, decimal commas",
        "query;docid;rating\nq1;d1;2,5\nq1;d2;0,5\nq2;d1;1\n", FileKind::Grades);
    row("three classes beside two models",
        "species,a,b\na,0.5,0.1\nb,0.25,0.2\nc,0.75,0.1\na,0.5,0.5\nb,0.1,0.2\nc,0.3,0.1\n",
        FileKind::Samples);
    row("named samples of three classes",
        "id,species,p\n1,a,0.5\n2,b,0.25\n3,c,0.75\n4,a,0.5\n5,b,0.1\n6,c,0.3\n",
        FileKind::Samples);
    row("ratings under names that say nothing",
        "anfrage,artikel,punkte\nq1,a,0.5\nq1,b,1\nq2,a,0.5\nq2,c,0\nq3,a,0.25\nq3,b,1\n",
        FileKind::Grades);
    row("the same with decimal commas",
        "anfrage;artikel;punkte\nq1;a;0,5\nq1;b;1\nq2;a;0,5\nq2;c;0\n", FileKind::Grades);
    row("two titles and their ratings", "Shop,Rating\nTea House,4\nCake Corner,5\n",
        FileKind::Grades);
    row("two rows of usual labels", "sick,forest\nyes,4\nno,5\n", FileKind::Samples);
    row("two rows of scores", "sex,score\nm,4\nf,5\n", FileKind::Samples);
    row("ratings of two queries", "anfrage,artikel,punkte\nbrot,a,1\nbrot,b,0\ntee,a,2\ntee,c,3\n",
        FileKind::Grades);
    row("ratings beside a remark that is always the same",
        "anfrage,artikel,punkte,bemerkung\nbrot,a,1,x\nbrot,b,0,x\ntee,c,2,x\nreis,a,2,x\n",
        FileKind::Grades);
    row("two words and whole scores of patients",
        "patient,befund,punkte\np1,krank,5\np2,gesund,2\np3,krank,3\n", FileKind::Samples);
    row("the labels of a pipeline, which may be predictions",
        "text,label,score\na,neg,.9\nb,neg,.6\nc,pos,.8\nd,pos,.7\ne,neg,.9\nf,pos,.6\ng,pos,.8\n"
        "h,neg,.7\ni,pos,.5\nj,neg,.95\n",
        FileKind::Samples);
    row("two words and logits", "a,b\nspam,-2.5\nham,1.5\n", FileKind::Samples);
    row("two words that come again", "shop,rating\na,4\nb,5\na,3\n", FileKind::Samples);
    row("ratings of one team and one case",
        "Team Name,Case ID,Query Text,Doc ID,Rating\nT,7,a,d1,1\nT,7,b,d1,0\n", FileKind::Grades);
    row("several raters, one of whom gave two grades",
        "query,docid,rater1,rater2,rater3\nq1,a,3,2,1\nq1,b,0,0,1\nq2,c,1,1,1\nq2,d,2,3,2\n",
        FileKind::Grades);
    row("clicks on documents for queries", "query,doc,click,ctr\nq,a,0,0.5\nq,b,1,0.25\n",
        FileKind::Samples);
    row("scored queries without documents",
        "qid,label,score\nq1,1,0.9\nq1,0,0.4\nq2,1,0.7\nq2,0,0.2\n", CollectionFormat::PairTable);
    row("scored users without documents",
        "user_id,label,score\nu1,1,0.9\nu1,0,0.4\nu2,1,0.7\nu2,0,0.2\n", FileKind::Samples);
    row("judgments with PyTerrier's names",
        "qid,docno,label,iteration\nt1,a,2,0\nt1,b,0,0\nt2,a,1,0\nt2,c,0,0\n",
        CollectionFormat::PairTable);
    row("samples as JSON records", "[{\"label\":1,\"score\":0.9},{\"label\":0,\"score\":0.2}]",
        FileKind::Samples);
    row("ratings beside scores",
        "query,docid,rating,score\nq,a,0,0.5\nq,b,1,0.25\nq,c,2,0.5\nr,a,0,0.5\nr,b,1,0.75\n"
        "r,c,2,0.5\n",
        FileKind::Grades);

    std::string onlyMap;
    for (int query = 1; query <= 60; ++query)
        onlyMap += "map\t" + std::to_string(query) + "\t0.25\n";
    row("what trec_eval prints of one measure", onlyMap + "map\tall\t0.25\n",
        FileKind::PerQueryValues);
    row("what trec_eval prints", "map  \tall\t0.3512\nP_5  \tall\t0.2\n", FileKind::PerQueryValues);
    row("grades that trec_eval prints in order", "map\tq1\t0.5\nrelstring_10\tq1\t'0110\n",
        FileKind::PerQueryValues);
    row("what trec_eval -q prints, before the means", "map\tq1\t0.25\nndcg_cut_10\tq1\t0.5\n",
        FileKind::PerQueryValues);
    row("text that trec_eval prints", "runid\tall\tbm25\nmap\tall\t0.25\n",
        FileKind::PerQueryValues);
    row("what the eval command prints", "nDCG@10\tq1\t0.5\nnDCG@10\tall\t0.5\n",
        FileKind::PerQueryValues);
    row("values of measures by query", "query,nDCG@10,map\nq1,0.5,0.25\nq2,1,0\n",
        FileKind::PerQueryValues);
    row("values of a measure by query and run",
        "measure,query,bm25,hybrid\nAP,q1,0.5,0.25\nAP,q2,1,0\n", FileKind::PerQueryValues);
    row("values by query and run, without a measure", "query,bm25,hybrid\nq1,0.5,0.25\nq2,1,0\n",
        FileKind::PerQueryValues);
    row("values above 1 by query and run, as of DCG", "query,bm25,hybrid\nq1,1.5,0.25\nq2,1,3.5\n",
        FileKind::PerQueryValues);
    row("values below an index without a name", ",bm25,hybrid\nq1,0.5,0.25\nq2,1,0\n",
        FileKind::PerQueryValues);
    row("counts of queries are no values", "query,visits,ctr\nq1,51,0.5\nq2,42,0.25\n",
        FileKind::Samples);
    row("JSON of values by measure and run", R"({"map":{"a":{"q1":0.5},"b":{"q1":0.25}}})",
        FileKind::PerQueryValues);
    row("a leaderboard of JSON",
        R"({"systems":[{"name":"a","measures":{"map":{"mean":0.5,"queries":{"q1":0.5}}}}]})",
        FileKind::PerQueryValues);
    row("a document for each query", "query,docid,rating\nq1,d1,0.5\nq2,d2,1\n", FileKind::Grades);
    row("scores and labels of queries", "query,label,score\nq1,1,0.5\nq2,0,0.25\n",
        CollectionFormat::PairTable);
    row("what ir_measures prints of queries", "101\tnDCG@10\t0.5123\n102\tnDCG@10\t0.25\n",
        FileKind::PerQueryValues);
    row("a query called map", "map d1 1\nmap d2 0\n", FileKind::Grades);
    row("grades", "3 2 3 0 0 1", FileKind::Grades);
    row("probabilities of classes 0, 1 and 2, as pandas writes them",
        ",0,1,2,y_true\n0,0.5,0.25,0.25,1\n1,0.25,0.5,0.25,2\n2,0.25,0.5,0.25,0\n",
        FileKind::Samples);
    row("grades with commas", "3,2,3,0,0,1,2,2,3,0", FileKind::Grades);
    row("grades of two columns", "1,0\n0,1\n", FileKind::Grades);
    row("halves", "1,0.5,2.5\n", FileKind::Grades);
    row("grades of several lines", "3,2.5,1\n0,1,2\n", FileKind::Grades);
    row("a column of grades", "1\n0\n1\n", FileKind::Grades);
    row("named grades", "a:1, b:0, c:1", FileKind::Grades);
    row("lists behind the names of queries", "q1: 0 1 0\nq2: 1 0 0 | 1\n", FileKind::Grades);
    row("lists of which one has a name", "q1: 0 1 0\n1 0 0 1\n", FileKind::Grades);
    row("judgments of queries that end in a colon", "q1: 0 d1 1\nq2: 0 d2 1\n",
        CollectionFormat::TrecQrels);
    row("grades and those not retrieved", "1,0 | 2", FileKind::Grades);
    row("document table of three columns", "id\tgrade\tscore\na\t1\t0.5\nb\t0\t0.25\n",
        FileKind::Grades);
    row("qrels", "q1 0 d1 1\nq1 0 d2 0\n", CollectionFormat::TrecQrels);
    row("qrels with tabs", "q1\t0\td1\t1\nq1\t0\td2\t0\n", CollectionFormat::TrecQrels);
    row("qrels with headings", "query\titer\tdoc\trel\nq1\t0\td1\t1\nq1\t0\td2\t0\n",
        CollectionFormat::PairTable);
    row("qrels with CR alone", "q1 0 d1 1\rq1 0 d2 0\r", CollectionFormat::TrecQrels);
    row("qrels in Latin-1", "a 0 d\xE9 1\nb 0 d 0\n", CollectionFormat::TrecQrels);
    row("run below a comment in Latin-1", "# caf\xE9\n1 Q0 a 1 1 t\n", CollectionFormat::TrecRun);
    row("qrels with CR alone, a grade given as a word", "q1 0 d1 a\rq1 0 d2 0\r",
        CollectionFormat::TrecQrels);
    row("qrels with CR alone below a comment", "# judged by hand\rq1 0 d1 1\rq1 0 d2 0\r",
        CollectionFormat::TrecQrels);
    row("qrels of joined files with byte order marks",
        "\xEF\xBB\xBFq1 0 d1 1\n\xEF\xBB\xBFq1 0 d2 0\n", CollectionFormat::TrecQrels);
    row("run with CR alone", "q1 Q0 d1 1 0.5 tag\rq1 Q0 d2 2 0.25 tag\r",
        CollectionFormat::TrecRun);
    row("grades with CR alone", "1\r0\r1\r", FileKind::Grades);
    row("four grades, the third unjudged", "3 2 U 1", FileKind::Grades);
    row("four grades, the third a mistake", "3 2 x 1", FileKind::Grades);
    row("letters in the place of zeros", "1 0 o 1", FileKind::Grades);
    row("two lists of four grades", "3 2 1 0\n3 2 0 1\n", FileKind::Grades);
    row("two lists of five grades, one a mistake", "3 2 x 1 0\n3 2 0 1 1\n", FileKind::Grades);
    row("a single judgment", "1 0 d1 2\n", CollectionFormat::TrecQrels);
    row("documents that are small numbers", "1 0 1 1\n1 0 2 0\n2 0 1 1\n",
        CollectionFormat::TrecQrels);
    row("subtopics of documents with names", "1 1 d1 1\n1 2 d1 0\n", CollectionFormat::TrecQrels);
    row("a single line of a run", "1 Q0 7 1 2 t\n", CollectionFormat::TrecRun);
    row("run", "q1 Q0 d1 1 0.5 tag\nq1 Q0 d2 2 0.25 tag\n", CollectionFormat::TrecRun);
    row("run with tabs", "q1\tQ0\td1\t1\t0.5\ttag\nq1\tQ0\td2\t2\t0.25\ttag\n",
        CollectionFormat::TrecRun);
    row("nothing", "", FileKind::Grades);
    row("a list as it is copied, with all its columns",
        "rank\tid\ttitle\tgrade\tscore\n1\td1\tBread\t0\t12.5\n2\td2\t\t1\t3\n", FileKind::Grades);
    row("lists of five and of two", "3 2 3 0 1\n2 1\n", FileKind::Grades);
    row("six named grades", "a:1 b:0 c:1 d:0 e:2 f:0\n", FileKind::Grades);
    row("prose", "A list of grades has\nfive words in every line of it\n", FileKind::Grades);
    row("LETOR", "2 qid:1 1:0.5 2:1\n0 qid:1 1:0.25 2:3\n", CollectionFormat::Letor);
    row("ratings with times", "196\t242\t3\t881250949\n186\t302\t3\t891717742\n",
        CollectionFormat::PairTable);
    row("topics of as many words, numbers among them",
        "1\tquery about topic 1 and it\n2\tquery about topic 2 and it\n",
        CollectionFormat::TabTexts);
    row("topics of five words", "1\tbest cheap red wine glasses\n2\thow to bake a cake\n",
        CollectionFormat::TabTexts);
    row("topics of three words", "1\tcheap red wine\n2\tbake a cake\n", CollectionFormat::TabTexts);
    row("a run whose last line is cut", "q1 Q0 d1 1 0.5 tag\nq1 Q0\n", CollectionFormat::TrecRun);
}

void TestRecognise::kinds()
{
    QFETCH(const std::string, text);
    QFETCH(const FileKind, kind);
    QFETCH(const CollectionFormat, format);
    QCOMPARE(core::recognise(text), kind);
    if (kind == FileKind::Collection)
        QCOMPARE(core::collectionFormat(core::utf8FromLatin1(text)), format);
}

void TestRecognise::openedAlone_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<CollectionFormat>("format");
    const auto row = [](const char* name, const std::string& text, CollectionFormat format) {
        QTest::newRow(name) << text << format;
    };
    using enum CollectionFormat;
    row("a column of grades, no predictions", "1\n0\n1\n", Unknown);
    row("a list with titles, no texts", "3\tBread\n0\tScones\n", Unknown);
    row("titles of several words before grades", "Bread and butter\t3\nScones\t0\n", Unknown);
    row("a list as it is copied", "rank\tid\ttitle\tgrade\tscore\n1\td1\tBread Only\t0\t12.5\n",
        Unknown);
    row("grades of one width, no run", "3 2 1 0 5\n3 2 0 1 4\n", Unknown);
    row("samples", "label,score\n1,0.9\n0,0.2\n", Unknown);
    row("a session", R"({"format":"rankscope-session","version":1})", Unknown);
    row("a JSON run", R"({"q1": {"d1": 0.5}})", JsonDictionary);
    row("an answer of a search engine whose documents have a format",
        R"({"hits": {"hits": [{"_id": "d", "_score": 1, "_source": {"format": "pdf"}}]}})",
        JsonResults);
    row("results in an array",
        R"([{"question": "a", "ctxs": [{"id": "d", "score": 1, "has_answer": true}]}])",
        JsonResults);
    row("lists of ids by query", R"({"q1": ["d1", "d2"]})", JsonIdLists);
    row("lists in cells, beside means",
        "query,expected_ids,retrieved_ids,hit_rate,mrr\na,['n'],\"['m', 'n']\",1.0,0.5\n"
        "b,['n'],\"['m', 'o']\",0.0,0.0\n",
        ListTable);
    row("a table", "query,docid,rating\nq,d,3\n", PairTable);
    row("judgments between commas", "q1,0,d1,3\nq1,0,d2,1\n", PairTable);
    row("words in the place of their grades", "q1,0,d1,spam\nq1,0,d2,ham\n", Unknown);
    row("a run", "q1 Q0 d1 1 0.5 tag\n", TrecRun);
}

void TestRecognise::openedAlone()
{
    QFETCH(const std::string, text);
    QFETCH(const CollectionFormat, format);
    QCOMPARE(core::formatOfFileAlone(text), format);
}

void TestRecognise::roles_data()
{
    QTest::addColumn<std::string>("beginning");
    QTest::addColumn<SourceRole>("role");
    const auto row = [](const char* name, const std::string& beginning, SourceRole role) {
        QTest::newRow(name) << beginning << role;
    };
    row("a run of TREC's", "q1 Q0 d1 1 0.5 tag\n", SourceRole::Run);
    row("a run of MS MARCO's", "1\t7\t1\n1\t8\t2\n", SourceRole::Run);
    row("a JSON run", R"({"q1": {"d1": 0.5}})", SourceRole::Run);
    row("a JSON run, cut", R"({"q1": {"d1": 12, "d2": 0.5}, "q2": {"d)", SourceRole::Run);
    row("a dictionary of whole numbers", R"({"q1": {"d1": 2, "d2": 0}})", SourceRole::Either);
    row("JSON lines with scores", R"({"query_id": "q", "doc_id": "d", "score": 0.5})",
        SourceRole::Run);
    row("JSON lines with grades", R"({"query_id": "q", "doc_id": "d", "relevance": 1})",
        SourceRole::Judgments);
    row("a table with scores", "query,docid,score\nq,d,0.5\n", SourceRole::Run);
    row("a table with positions", "Query Text,Doc ID,Doc Position\nq,d,1\n", SourceRole::Run);
    row("a table with ratings", "query,docid,rating\nq,d,3\n", SourceRole::Judgments);
    row("a table with both", "query,docid,rating,score\nq,d,3,0.5\n", SourceRole::Either);
    row("numbers without a name, with fractions", "q1\td1\t0.75\nq1\td2\t0.5\n",
        SourceRole::Either);
    row("JSON with scores and grades",
        R"([{"question": "a", "ctxs": [{"id": "d", "score": 1, "has_answer": true}, {"id)",
        SourceRole::Either);
    row("JSON with results alone",
        R"({"query_id": "q", "results": [{"corpus_id": "d", "score": 1}]})", SourceRole::Run);
    row("JSON with what is relevant alone",
        R"({"queries": {"q": "a"}, "relevant_docs": {"q": ["d"]}})", SourceRole::Judgments);
    row("lists of items", "u1,a b c\nu2,b\n", SourceRole::Either);
    row("predictions", "0.5\n-1.25\n", SourceRole::Predictions);
    row("texts", R"({"_id": "d", "text": "x"})", SourceRole::Texts);
    row("LETOR without queries", "2 10:0.89 11:0.75\n0 10:0.76\n", SourceRole::Judgments);
    row("nothing known", "Dear reader,\nhow are you?\n", SourceRole::Judgments);
    row("judgments of TREC's", "1 0 d1 1\n2 0 d1 0\n", SourceRole::Judgments);
    row("judgments per subtopic", "1 1 d1 1\n1 2 d1 0\n", SourceRole::Subtopics);
    row("judgments per subtopic, one for each query", "1 1 d1 1\n2 2 d1 0\n",
        SourceRole::Judgments);
    std::string long1;
    while (long1.size() < std::size_t{1} << 16)
        long1 += "1 1 d1 1\n1 2 d1 0\n";
    row("judgments per subtopic, cut", long1 + "1 2 d", SourceRole::Subtopics);
}

void TestRecognise::roles()
{
    QFETCH(const std::string, beginning);
    QFETCH(const SourceRole, role);
    QCOMPARE(core::roleOfBeginning(beginning), role);
}

QTEST_APPLESS_MAIN(TestRecognise)

}  // namespace tst_recognise

#include "tst_recognise.moc"
