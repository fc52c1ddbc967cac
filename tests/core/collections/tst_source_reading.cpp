// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/source_reading.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_source_reading {

using core::BadLineRule;
using core::CollectionChoices;
using core::ErrorCode;
using core::RankOrder;
using core::RaterRule;
using core::RepeatedDocument;
using namespace std::string_literals;

namespace {

const std::string quepid = "query,docid,anna,ben,carl\n";

CollectionChoices graded(const std::vector<std::string>& columns,
                         RaterRule raters = RaterRule::Refuse)
{
    CollectionChoices choices;
    choices.columns.grade = columns;
    choices.columns.raters = raters;
    return choices;
}

CollectionChoices worded(const core::GradeVocabulary& words)
{
    CollectionChoices choices;
    choices.columns.words = words;
    return choices;
}

CollectionChoices withoutBadLines()
{
    CollectionChoices choices;
    choices.badLines = BadLineRule::LeaveOut;
    return choices;
}

CollectionChoices keeping(RepeatedDocument kept, RankOrder order = RankOrder::ScoreThenIdDescending)
{
    CollectionChoices choices;
    choices.repeatedDocument = kept;
    choices.order = order;
    return choices;
}

template <class Read>
auto readAs(const std::string& text, const CollectionChoices& choices, Read read)
    -> decltype(read(std::declval<core::SourceReading&>(), std::declval<core::CollectionSource&>()))
{
    core::SourceReading reader(choices, nullptr, core::Threads());
    auto source = reader.recognised(core::SharedText(text), "file");
    if (!source)
        return source.error();
    return read(reader, *source);
}

core::Parsed<core::Qrels> judgments(const std::string& text, const CollectionChoices& choices)
{
    return readAs(text, choices,
                  [](const auto& reader, auto& source) { return reader.qrelsOf(source); });
}

core::Parsed<std::vector<core::Run>> runs(const std::string& text, const CollectionChoices& choices)
{
    return readAs(text, choices,
                  [](const auto& reader, auto& source) { return reader.runsOf(source); });
}

/// "bm25: q d 1 | dense: q e 2"
std::string flatRuns(const std::vector<core::Run>& runs)
{
    std::string text;
    for (const core::Run& run : runs)
        text += (text.empty() ? "" : " | ") + run.tag + ": " + flat(run);
    return text;
}

/// "file:3 RunColumns" is told by its number: rows name the problem.
void compare(const core::ParseError& error, ErrorCode problem, std::size_t line,
             const std::string& found, std::size_t moreLines)
{
    QCOMPARE(error.problem, problem);
    QCOMPARE(error.line, line);
    QCOMPARE(error.found, found);
    QCOMPARE(error.moreLines, moreLines);
}

}  // namespace

/// What of a file is read that leaves a choice, and why others are refused.
class TestSourceReading : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void judged_data();
    void judged();
    void retrieved_data();
    void retrieved();
    void refusedJudgments_data();
    void refusedJudgments();
    void refusedRun_data();
    void refusedRun();
    void leftOutLinesAreTold();
    void aWideTableIsReadInTime();
};

void TestSourceReading::judged_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<CollectionChoices>("choices");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const CollectionChoices& choices,
                        const std::string& content, const std::string& diagnostics = {}) {
        QTest::newRow(name) << text << choices << content << diagnostics;
    };
    const std::string gain = "query,docid,gain\nq1,d1,3\nq1,d2,1\nq1,d3,0\n";
    const std::string three = "q1 d1 3, q1 d2 1, q1 d3 0";
    row("a column by its heading", gain, graded({"gain"}), three, "ChosenColumns 1 “gain”");
    row("a column by its heading, written otherwise", gain, graded({"Gain"}), three,
        "ChosenColumns 1 “gain”");
    row("a column by its number", gain, graded({"3"}), three, "ChosenColumns 1 “3”");
    row("none of them", gain, graded({"none"}), "q1 d1 1, q1 d2 1, q1 d3 1",
        "OtherColumns 1 at 1 “gain”; NoGrades 1; OneGrade 1");
    CollectionChoices named;
    named.columns.query = {"frage"};
    named.columns.document = {"dok"};
    named.columns.grade = {"wert"};
    row("no heading that is known", "nr;wert;titel;dok;frage\n1;2;x;d1;q1\n2;0;y;d2;q1\n", named,
        "q1 d1 2, q1 d2 0", "OtherColumns 1 at 1 “nr”; ChosenColumns 1 “frage”, “dok”, “wert”");
    row("a chosen column beside a known one", "query,docid,rating,gain\nq,d,1,3\nq,e,2,0\n",
        graded({"gain"}), "q d 3, q e 0", "OtherColumns 1 at 1 “rating”; ChosenColumns 1 “gain”");
    row("MovieLens without headings", "1,31,2.5,1260759144\n1,1029,3,1260759179\n", {},
        "1 31 2.5, 1 1029 3", "FractionalGrade 1 at 1 31");
    row("R's write.table",
        "\"qid\" \"docid\" \"rel\"\n\"1\" \"q 1\" \"a\" 2\n\"2\" \"q 1\" \"b\" 0\n", {},
        "q 1 a 2, q 1 b 0");
    row("titles above the headings",
        "Judgments of March,,\n\"by A, B\",,\nquery,sku,grade\nq1,a,2\nq1,b,0\n", {},
        "q1 a 2, q1 b 0", "BlankLines 2 at 1");
    row("by number, without column names", "q1,d1,x,2\nq1,d2,y,0\n", graded({"4"}),
        "q1 d1 2, q1 d2 0", "ChosenColumns 1 “4”");
    const std::string book = quepid + "q,d,3,1,\nq,e,,,\nq,f,0,1,3\nq,g,,2,\n";
    row("queries and documents that are called as measures", R"({"q": {"d": 1, "p": 2}})", {},
        "q d 1, q p 2");
    const std::string raters = "ChosenColumns 1 “anna”, “ben”, “carl”; ";
    row("the mean of raters", book, graded({}, RaterRule::Mean),
        "q d 2, q f " + core::shortestText(4.0 / 3) + ", q g 2",
        raters + "MeanOfRaters 2 at 2 d; UnratedPairs 1 at 3 e; FractionalGrade 1 at 4 f");
    row("the median of raters", book, graded({}, RaterRule::Median), "q d 2, q f 1, q g 2",
        raters + "MedianOfRaters 2 at 2 d; UnratedPairs 1 at 3 e");
    row("the first of raters", book, graded({}, RaterRule::First), "q d 3, q f 0, q g 2",
        raters + "FirstOfRaters 2 at 2 d; UnratedPairs 1 at 3 e");
    row("some of the raters", book, graded({"ben", "carl"}, RaterRule::First),
        "q d 1, q f 1, q g 2",
        "OtherColumns 1 at 1 “anna”; ChosenColumns 1 “ben”, “carl”; FirstOfRaters 1 at 4 f; "
        "UnratedPairs 1 at 3 e");
    row("words and what they stand for", "query_id,product_id,esci_label\n1,B1,E\n1,B2,S\n1,B3,I\n",
        worded({{"E", 1}, {"S", 0.1}, {"I", 0}}), "1 B1 1, 1 B2 0.1, 1 B3 0",
        "GradeWords 3 at 2 E; FractionalGrade 1 at 3 B2");
    row("ids of queries beside their texts",
        "query,query_id,docid,rating\nred shoes,7,d,1\nhat,8,d,0\n", {}, "7 d 1, 8 d 0",
        "NothingRelevant 1 at 3 8");
    row("ids of queries behind their texts",
        "Query Text,Query ID,Doc ID,Rating\nred shoes,7,d,1\nhat,8,d,0\n", {}, "7 d 1, 8 d 0",
        "NothingRelevant 1 at 3 8");
    row("ids of topics beside queries", "query,topic_id,docid,rating\nred shoes,7,d,1\nhat,8,d,0\n",
        {}, "7 d 1, 8 d 0", "NothingRelevant 1 at 3 8");
    row("ids of questions", "question,question_id,chunk_id,rating\nred shoes,7,d,1\nhat,8,d,0\n",
        {}, "7 d 1, 8 d 0", "NothingRelevant 1 at 3 8");
    row("Markdown", "| query | doc | grade |\n|---|---|--:|\n| q1 | d1 | 2 |\n| q1 | d2 | 0 |\n",
        {}, "q1 d1 2, q1 d2 0", "BlankLines 1 at 2");
    row("words under a name that nobody knows", "query,docid,judged,n\nq,d,good,1\nq,e,bad,2\n",
        worded({{"good", 1}, {"bad", 0}}), "q d 1, q e 0",
        "OtherColumns 1 at 1 “n”; GradeWords 2 at 2 good");
    row("yes and no under a name that nobody knows", "Query,Product,OK\nq,d,Y\nq,e,N\n",
        worded({{"Y", 1}, {"N", 0}}), "q d 1, q e 0", "GradeWords 2 at 2 Y");
    row("booleans under a grade's name with a question mark",
        "Query,Product,Relevant?\nq,d,TRUE\nq,e,FALSE\n", {}, "q d 1, q e 0");
    row("booleans in a column that a person named", "query,doc,good match\nq,d,TRUE\nq,e,FALSE\n",
        graded({"good match"}), "q d 1, q e 0", "ChosenColumns 1 “good match”");
    row("yes and no that are no grades", "Query,Product,OK\nq,d,Y\nq,e,N\n", graded({"none"}),
        "q d 1, q e 1", "NoGrades 1; OneGrade 1");
    row("a table of nothing but yes", "query,doc,OK\nq,d,Y\nq,e,Y\n", {}, "q d 1, q e 1",
        "NoGrades 1; OneGrade 1");
    row("brands are no grades", "query,doc,brand\nq,d,x\nq,e,y\nq,f,x\nq,g,y\n", {},
        "q d 1, q e 1, q f 1, q g 1", "NoGrades 1; OneGrade 1");
    row("words that each query has once are no grades",
        "query,doc,season\nq,d,may\nq,e,may\nr,d,june\nr,e,june\n", {},
        "q d 1, q e 1, r d 1, r e 1", "NoGrades 1; OneGrade 1");
    row("fractions beside ranks that a person calls grades",
        "query_id,doc_id,rank,relevance\nq,d,1,0.93\nq,e,2,0.85\n", graded({"relevance"}),
        "q d 0.93, q e 0.85",
        "ChosenColumns 1 “relevance”; FractionalGrade 2 at 2 d; JudgedResults 1");
    row("half grades beside ranks", "query,docid,rank,rating\nq,d,1,2.5\nq,e,2,1\n", {},
        "q d 2.5, q e 1", "FractionalGrade 1 at 2 d; JudgedResults 1");
    row("fractions that rise with the ranks are no scores of these",
        "query,docid,rank,rating\nq,d,1,0.25\nq,e,2,0.75\n", {}, "q d 0.25, q e 0.75",
        "FractionalGrade 2 at 2 d; JudgedResults 1");
    row("words in qrels", "1 0 a Exact\n1 0 b irrelevant\n",
        worded({{"Exact", 2}, {"Irrelevant", 0}}), "1 a 2, 1 b 0", "GradeWords 2 at 1 Exact");
    row("levels of NTCIR", "1 a L2\n1 b L0\n", worded({{"L0", 0}, {"L2", 2}}), "1 a 2, 1 b 0",
        "GradeWords 2 at 1 L2");
    row("queries called as a measure of trec_eval", "P_1\td1\t1\nP_2\td1\t0\n", {},
        "P_1 d1 1, P_2 d1 0", "NoHeaderLine 1; NothingRelevant 1 at 2 P_2");
    row("times are no grades", "user,item,when\nu,a,1147880044\nu,b,1147880045\n", {},
        "u a 1, u b 1", "NoGrades 1; OneGrade 1");
    row("words are no grades", "query,docid,title\nq,d,one\nq,e,1984\nq,f,two\n", {},
        "q d 1, q e 1, q f 1", "NoGrades 1; OneGrade 1");
    row("an unknown column of numbers is told of", "query,docid,rating,clicks\nq,d,2,70\nq,e,0,1\n",
        {}, "q d 2, q e 0", "OtherColumns 1 at 1 “clicks”");
    row("Excel's first line", "sep=;\r\nquery;docid;rating\r\nq;d;2\r\nq;e;0\r\n", {},
        "q d 2, q e 0", "SeparatorLine 1 at 1 sep=;");
    row("the document before the query, by the query's name",
        "seite,query,grade\nhttp://a/1,q1,2\nhttp://a/2,q1,0\n", {},
        "q1 http://a/1 2, q1 http://a/2 0", "HeaderLine 1 at 1 seite");
    row("the document before the query, by its own name", "docid,frage,grade\nd1,f1,2\nd2,f1,0\n",
        {}, "f1 d1 2, f1 d2 0", "HeaderLine 1 at 1 docid");
    row("addresses", "query,url,rank,grade\nq,http://a,1,2\nq,http://b,2,0\n", {},
        "q http://a 2, q http://b 0", "JudgedResults 1");
    row("addresses beside ids", "query,url,docid,grade\nq,http://a,d,2\nq,http://b,e,0\n", {},
        "q d 2, q e 0", "OtherColumns 1 at 1 “url”");
    row("documents that are numbers in a row are no ranks", "1 0 1 2.5\n1 0 2 2.5\n1 0 3 0\n", {},
        "1 1 2.5, 1 2 2.5, 1 3 0", "FractionalGrade 2 at 1 1");
    row("subtopics that agree", "1 1 a 1\n1 2 a 1\n1 3 b 0\n", {}, "1 a 1, 1 b 0",
        "RepeatedSubtopic 1 at 2 a");
    row("a line that stands twice is of no subtopics", "1 1 a 1\n1 1 a 1\n1 3 b 0\n", {},
        "1 a 1, 1 b 0", "RepeatedJudgment 1 at 2 a");
    row("bad lines of LETOR", "2 qid:1 1:1 # a\n0 1:2 # b\n1 qid:1 1:2 # c\n", withoutBadLines(),
        "1 a 2, 1 c 1", "BadLines 1 at 2");
    row("bad lines of qrels", "1 0 a 1\n1 0 b\n1 0 c x\n1 0 d 0\n", withoutBadLines(),
        "1 a 1, 1 d 0", "BadLines 2 at 2");
    row("bad lines of a table", "query,docid,rating\nq,a,1\nq,b\nq,c,x\n,d,1\nq,e,0\n",
        withoutBadLines(), "q a 1, q e 0", "BadLines 3 at 3");
    row("an id with a no-break space", "1 0 a\u00a0 1\n1 0 b 0\n", {}, "1 a\u00a0 1, 1 b 0",
        "OddSpace 1 at 1 a\u00a0");
}

void TestSourceReading::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const CollectionChoices, choices);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const auto qrels = judgments(text, choices);
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestSourceReading::retrieved_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<CollectionChoices>("choices");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const CollectionChoices& choices,
                        const std::string& content, const std::string& diagnostics = {}) {
        QTest::newRow(name) << text << choices << content << diagnostics;
    };
    const std::string again = "1 Q0 a 1 2 t\n1 Q0 b 2 3 t\n1 Q0 a 3 4 t\n2 Q0 a 1 1 t\n";
    row("a document again, the first counts", again, keeping(RepeatedDocument::First),
        "t: 1 b 3, 1 a 2, 2 a 1",
        "KeptFirstResult 1 at 3 a; RankContradictsScore 1 at 1 1; UnequalDepths 1 at 4 2");
    row("a document again, the best counts", again, keeping(RepeatedDocument::Best),
        "t: 1 a 4, 1 b 3, 2 a 1",
        "KeptBestResult 1 at 3 a; RankContradictsScore 1 at 1 1; UnequalDepths 1 at 4 2");
    row("a document again, the best rank counts", again,
        keeping(RepeatedDocument::Best, RankOrder::RankColumn), "t: 1 a 2, 1 b 3, 2 a 1",
        "KeptBestResult 1 at 3 a; UnequalDepths 1 at 4 2");
    row("a document again, lines apart", "1 Q0 a 1 2 t\n2 Q0 a 1 1 t\n1 Q0 a 3 4 t\n",
        keeping(RepeatedDocument::Best), "t: 1 a 4, 2 a 1",
        "KeptBestResult 1 at 3 a; SplitQuery 1 at 3 1");
    row("a document again, in a table", "user,item,score\nu,a,1\nu,b,2\nu,a,3\nu,a,4\n",
        keeping(RepeatedDocument::First), ": u b 2, u a 1", "KeptFirstResult 2 at 4 a");
    row("bad lines of a run", "1 Q0 a 1 2 t\n1 Q0 b 2\n1 Q0 c x 1 t\n1 Q0 d 3 1 t\n",
        withoutBadLines(), "t: 1 a 2, 1 d 1", "BadLines 2 at 2");
    row("a bad first line of a run", "1 a 1\n1 Q0 b 1 2 t\n1 Q0 c 2 1 t\n1 Q0 d 3 0.5 t\n",
        withoutBadLines(), "t: 1 b 2, 1 c 1, 1 d 0.5", "BadLines 1 at 1");
    row("bytes that are no text", "1 Q0 a 1 2 t\n1 Q0 \xE9 2 1 t\n1 Q0 c 3 1 t\n",
        withoutBadLines(), "t: 1 a 2, 1 c 1", "BadLines 1 at 2");
    row("CatBoost, documents with numbers",
        "DocId\tRawFormulaVal\tGroupId\tLabel\n0\t-0.5\tq\t2\n1\t1.5\tq\t0\n", {},
        ": q 1 1.5, q 0 -0.5");
    for (const auto& [name, table] :
         {std::pair{"pandas, orient=split",
                    R"({"columns": ["query_id", "doc_id", "score"], "index": [0, 1],
                        "data": [["q", "d", 0.5], ["q", "e", 0.75]]})"},
          {"pandas, orient=table", R"({"schema": {"fields": []}, "data": [
               {"index": 0, "query_id": "q", "doc_id": "d", "score": 0.5},
               {"index": 1, "query_id": "q", "doc_id": "e", "score": 0.75}]})"},
          {"pandas, orient=columns", R"({"query_id": {"0": "q", "1": "q"},
               "doc_id": {"0": "d", "1": "e"}, "score": {"0": 0.5, "1": 0.75}})"},
          {"a table of Weights & Biases", R"({"columns": ["query_id", "doc_id", "score"],
               "data": [["q", "d", 0.5], ["q", "e", 0.75]], "ncols": 3, "nrows": 2})"}})
        row(name, table, {}, ": q e 0.75, q d 0.5");
    row("two systems that share documents",
        "1 Q0 a 1 2 bm25\n1 Q0 b 2 1 bm25\n1 Q0 a 1 9 dense\n1 Q0 c 2 8 dense\n", {},
        "bm25: 1 a 2, 1 b 1 | dense: 1 a 9, 1 c 8", "SeveralSystems 1 bm25, dense");
    row("two systems, line by line", "1 Q0 a 1 2 x\n1 Q0 a 1 9 y\n1 Q0 b 2 1 x\n1 Q0 c 2 8 y\n", {},
        "x: 1 a 2, 1 b 1 | y: 1 a 9, 1 c 8", "SeveralSystems 1 x, y");
    row("two runs of other documents, joined",
        "1 Q0 a 1 2 x\n2 Q0 b 1 1 x\n1 Q0 c 1 9 y\n2 Q0 d 1 8 y\n", {},
        "x: 1 a 2, 2 b 1 | y: 1 c 9, 2 d 8", "SeveralSystems 1 x, y");
    row("a tag for each query is one run", "1 Q0 a 1 2 r1\n1 Q0 b 2 1 r1\n2 Q0 a 1 9 r2\n", {},
        "r1: 1 a 2, 1 b 1, 2 a 9", "UnequalDepths 1 at 3 2");
    row("a tag for each source of a joint list is one run",
        "1 Q0 a 1 9 x\n1 Q0 b 2 8 y\n1 Q0 c 3 7 x\n2 Q0 a 1 9 y\n2 Q0 b 2 8 x\n2 Q0 e 3 7 y\n", {},
        "x: 1 a 9, 1 b 8, 1 c 7, 2 a 9, 2 b 8, 2 e 7");
    row("a numbered tag for each line is one run", "1 Q0 a 1 9 1\n1 Q0 b 2 8 2\n2 Q0 a 1 9 3\n", {},
        "1: 1 a 9, 1 b 8, 2 a 9", "UnequalDepths 1 at 3 2");
    row("LensKit's algorithms",
        "Algorithm,user,rank,item,score\nPop,1,1,a,5\nPop,1,2,b,4\nALS,1,1,b,0.9\nALS,1,2,c,0.5\n",
        {}, "Pop: 1 a 5, 1 b 4 | ALS: 1 b 0.9, 1 c 0.5", "SeveralSystems 1 Pop, ALS");
    row("query, document, rank and score, as ColBERT writes them",
        "1\t7\t1\t2.5\n1\t9\t2\t2.25\n2\t7\t1\t3\n", {}, ": 1 7 2.5, 1 9 2.25, 2 7 3",
        "UnequalDepths 1 at 3 2");
    row("PyTerrier", "qid,docid,docno,rank,score,query\n1,5,d1,0,2.5,x\n1,5,d2,1,2,x\n", {},
        ": 1 d1 2.5, 1 d2 2", "OtherColumns 1 at 1 “docid”");
    row("one algorithm", "Algorithm,user,rank,item,score\nPop,1,1,a,5\nPop,1,2,b,4\n", {},
        ": 1 a 5, 1 b 4");
    row("ranks beside fractions that may be grades",
        "query_id,doc_id,rank,relevance\nq,d,1,0.93\nq,e,2,0.85\n", {}, ": q d -1, q e -2",
        "OtherColumns 1 at 1 “relevance”; NoScores 1");
    row("a model of each item is no system", "user,item,score,model\nu,a,3,x\nv,b,2,y\n", {},
        ": u a 3, v b 2");
    CollectionChoices scored;
    scored.columns.score = {"bm25"};
    row("a column of scores by its heading", "query,docid,bm25\nq,d,1.5\nq,e,2.5\n", scored,
        ": q e 2.5, q d 1.5", "ChosenColumns 1 “bm25”");
    CollectionChoices both;
    both.columns.score = {"v2", "v1"};
    row("two columns of scores are two runs",
        "query,doc,label,v1,v2\nq,d,1,0.2,0.9\nq,e,0,0.8,0.1\n", both,
        "v1: q e 0.8, q d 0.2 | v2: q d 0.9, q e 0.1", "ChosenColumns 1 “v2”, “v1”");
    row("two columns of scores without documents", "qid,label,score_a,score_b\n1,1,3,4\n1,0,5,1\n",
        {}, "score_a: 1 line 2 5, 1 line 1 3 | score_b: 1 line 1 4, 1 line 2 1",
        "NoDocumentIds 2 at 2");
}

void TestSourceReading::retrieved()
{
    QFETCH(const std::string, text);
    QFETCH(const CollectionChoices, choices);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const auto all = runs(text, choices);
    QVERIFY(all);
    QCOMPARE(flatRuns(*all), content);
    QCOMPARE(flat(all->front().diagnostics), diagnostics);
}

void TestSourceReading::refusedJudgments_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<CollectionChoices>("choices");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::string>("found");
    QTest::addColumn<std::size_t>("moreLines");
    const auto row = [](const std::string& name, const std::string& text,
                        const CollectionChoices& choices, ErrorCode problem, std::size_t line,
                        const std::string& found, std::size_t moreLines = 0) {
        QTest::newRow(name.c_str()) << text << choices << problem << line << found << moreLines;
    };
    for (const char* const heading :
         {"gain", "value", "weight", "target", "relevance_label", "clicks", "y"})
        row("numbers under "s + heading,
            "query,docid,"s + heading + "\nq1,d1,3\nq1,d2,1\nq1,d3,0\n", {},
            ErrorCode::UnknownNumbers, 1, "“"s + heading + "”");
    row("columns of raters", quepid + "q,d,3,,\nq,e,,1,\n", {}, ErrorCode::UnknownNumbers, 1,
        "“anna”, “ben”");
    row("columns of raters without a rule", quepid + "q,d,3,,\n", graded({"anna", "ben"}),
        ErrorCode::SeveralRaters, 1, "“anna”, “ben”");
    std::string late = "query,docid,anna\n";
    for (int i = 0; i < 30; ++i)
        late += "q,d" + std::to_string(i) + ",\n";
    row("numbers that start far below", late + "q,e,2\n", {}, ErrorCode::UnknownNumbers, 1,
        "“anna”");
    row("numbers beside a rank", "query,docid,position,gain\nq,d,1,3\nq,e,2,0\n", {},
        ErrorCode::UnknownNumbers, 1, "“gain”");
    row("numbers under the types of RecBole",
        "user_id:token\titem_id:token\tclicks:float\n1\t2\t5\n1\t3\t0\n", {},
        ErrorCode::UnknownNumbers, 1, "“clicks:float”");
    row("numbers under a name of BEIR", "query-id\tcorpus-id\tgain\nq\td\t3\nq\te\t0\n", {},
        ErrorCode::UnknownNumbers, 1, "“gain”");
    row("a column that is not there", "query,docid,rating\nq,d,1\n", graded({"gain"}),
        ErrorCode::NoSuchColumn, 0, "gain");
    row("no heading that is known", "frage;dok;titel;wert\nq;d;x;2\nq;e;y;0\n", {},
        ErrorCode::UnknownColumns, 1, "“frage”, “dok”, “titel”, “wert”");
    row("three headings that nobody knows", "anfrage,artikel,klicks\nq1,d1,2\nq1,d2,0\n", {},
        ErrorCode::UnknownColumns, 1, "“anfrage”, “artikel”, “klicks”");
    row("a number under an unknown name beside a known one",
        "query;artikel;klicks\nq1;d1;2\nq1;d2;0\n", {}, ErrorCode::UnknownColumns, 1,
        "“query”, “artikel”, “klicks”");
    row("JSON that no tool is known to write",
        R"({"model": "m", "speed": {"10": 0.4}, "quality": 0.5})", {}, ErrorCode::UnknownJson, 0,
        "“model”, “speed”, “quality”");
    row("the same in one line longer than lines may be",
        "{\"model\": [" + std::string(std::size_t{1} << 20, ' ') + "], \"map\": 0.5}", {},
        ErrorCode::UnknownJson, 0, "“model”");  // as far as a line may reach
    row("requests of several searches",
        "{\"index\": \"products\"}\n{\"query\": {\"match\": {\"title\": \"yoga mat\"}}}\n", {},
        ErrorCode::SearchRequest, 1, "");
    row("requests of several searches below empty lines",
        "{}\n{\"query\": {\"match_all\": {}}}\n{}\n{\"query\": {\"match_all\": {}}}\n", {},
        ErrorCode::SearchRequest, 1, "");
    row("judgments by pairs, which are no texts",
        "id,query,product_title,median_relevance\n1,lamp,A,4\n2,lamp,B,1\n", {},
        ErrorCode::UnknownColumns, 1, "“id”, “query”, “product_title”, “median_relevance”");
    row("the request of a search", R"({"query": {"match_all": {}}, "size": 10})", {},
        ErrorCode::SearchRequest, 1, "");
    row("the same as lines, the second of which is cut off", "{\"loss\": 1}\n{\"loss\": ", {},
        ErrorCode::BadJson, 2, "");
    row("a bad line and more", "1 0 a 1\n1 0 b\n1 0 c x\n1 0 d 0\n1 0 e\n", {},
        ErrorCode::QrelsColumns, 2, "3", 2);
    row("nothing but bad lines", "1 0 a good\n1 0 b bad\n", withoutBadLines(), ErrorCode::BadGrade,
        1, "good", 1);
    row("a bad line of a table and more", "query,docid,rating\nq,a,1\nq,b\nq,c,x\n", {},
        ErrorCode::PairColumns, 3, "2", 1);
    row("grades in letters under a name that ends as a grade's",
        "query_id,product_id,esci_label\n1,B1,E\n1,B2,S\n1,B3,E\n", {}, ErrorCode::WordGrades, 2,
        "“E”, “S”");
    row("yes and no under a name that nobody knows",
        "Query,Product,OK\nlamp,p1,Y\nlamp,p2,N\nsofa,p3,N\n", {}, ErrorCode::WordGrades, 1,
        "“N”, “Y”");
    row("yes and no under a grade's name with a question mark",
        "Query,Product,Relevant?\nlamp,p1,Y\nlamp,p2,N\n", {}, ErrorCode::WordGrades, 2,
        "“N”, “Y”");
    row("booleans under a name that nobody knows",
        "query,doc,good match\nlamp,p1,TRUE\nlamp,p2,FALSE\n", {}, ErrorCode::WordGrades, 1,
        "“FALSE”, “TRUE”");
    row("a verdict", "query,doc,verdict\nlamp,p1,relevant\nlamp,p2,irrelevant\n", {},
        ErrorCode::WordGrades, 1, "“irrelevant”, “relevant”");
    row("nothing but no", "query,doc,OK\nlamp,p1,no\nlamp,p2,no\n", {}, ErrorCode::WordGrades, 1,
        "“no”");
    row("a few words that differ for the same query",
        "query,doc,fit\nq,d,tight\nq,e,loose\nq,f,tight\nq,g,loose\n", {}, ErrorCode::WordGrades, 1,
        "“loose”, “tight”");
    row("a word without a grade beside others", "query,doc,OK\nq,d,Y\nq,e,N\nq,f,perhaps\n",
        worded({{"Y", 1}, {"N", 0}}), ErrorCode::WordGrades, 1, "“perhaps”");
    row("two columns of words with grades", "query,doc,anna,ben\nq,d,Y,N\nq,e,N,N\n",
        worded({{"Y", 1}, {"N", 0}}), ErrorCode::UnknownNumbers, 1, "“anna”, “ben”");
    row("fractions beside ranks, which may be their scores",
        "query_id,doc_id,rank,relevance\nq1,d1,1,0.93\nq1,d2,2,0.85\nq2,d1,1,0.77\n", {},
        ErrorCode::UnknownNumbers, 1, "“relevance”");
    row("words of which some are known", "1 0 a Exact\n1 0 b Partial\n", worded({{"exact", 2}}),
        ErrorCode::WordGrades, 2, "“Partial”");
    row("grades in letters beside numbers that nobody knows",
        "query_id,product_id,esci_label,small_version\n1,B1,E,1\n1,B2,S,1\n", {},
        ErrorCode::WordGrades, 2, "“E”, “S”");
    row("grades in words of JSON",
        "{\"query_id\":\"q\",\"doc_id\":\"a\",\"relevance\":\"Exact\"}\n"
        "{\"query_id\":\"q\",\"doc_id\":\"b\",\"relevance\":\"Partial\"}\n",
        {}, ErrorCode::WordGrades, 1, "“Exact”, “Partial”");
    row("NTCIR's levels", "1 a L2\n1 b L0\n", {}, ErrorCode::WordGrades, 1, "“L0”, “L2”");
    row("what trec_eval prints", "map                   \tall\t0.3512\nP_5\tall\t0.2\n", {},
        ErrorCode::PerQueryValues, 0, "map all 0.3512");
    row("what trec_eval prints of queries", "P_5\t1\t0.25\nmap\t1\t0.2\n", {},
        ErrorCode::PerQueryValues, 0, "P_5 1 0.25");
    row("what ir_measures prints of queries", "101\tnDCG@10\t0.5123\n102\tAP\t0.25\n", {},
        ErrorCode::PerQueryValues, 0, "101 nDCG@10 0.5123");
    row("what pytrec_eval returns", R"({"101": {"map": 0.25, "ndcg": 0.5}, "102": {"map": 1}})", {},
        ErrorCode::PerQueryValues, 0, R"({"101": {"map": 0.25, "ndcg": 0.5}, "102": {"map": 1}})");
    row("values without headings", "q1,0.5,0.25\nq2,0.75,1\nq3,0.5,0\n", {},
        ErrorCode::NamelessValues, 0, "q1,0.5,0.25");
    row("values with numbered headings", "query,0,1\n301,0.5,0.25\n302,0.75,1\n", {},
        ErrorCode::NamelessValues, 0, "query,0,1");
    row("means by cutoff", R"({"ndcg": {"1": 0.25, "10": 0.5}, "recall": {"10": 0.75}})", {},
        ErrorCode::MeansAtCutoffs, 0, "1");
    row("CatBoost's pool: label, query, features", "1\t10\t0.5\t2\n0\t10\t0.25\t3\n", {},
        ErrorCode::NamelessNumbers, 0, "1 10 0.5 2");
    row("CatBoost's pool: label, features", "1\t0.5\t2\n0\t0.25\t3\n", {},
        ErrorCode::NamelessNumbers, 0, "1 0.5 2");
    row("LightGBM's leaves", "3\t0\t7\t1\t4\t2\t5\t6\n1\t2\t7\t1\t0\t2\t5\t3\n", {},
        ErrorCode::NamelessNumbers, 0, "3 0 7 1 4 2 5 6");
    row("documents as Python prints them", "[(Document(id='d1', page_content='t'), 0.83)]\n", {},
        ErrorCode::PythonText, 0, "[(Document(id='d1', page_content='t'), 0.83)]");
    row("values of JSON by measure", R"({"ndcg@10": {"101": 0.25, "102": 0.5}})", {},
        ErrorCode::PerQueryValues, 0, R"({"ndcg@10": {"101": 0.25, "102": 0.5}})");
    row("a bad line of LETOR and more", "2 qid:1 1:1\n0 1:2\nx qid:1 1:2\n", {},
        ErrorCode::NoQueryId, 2, "1:2", 1);
    row("a bad line of JSON and more",
        R"({"query_id": "q", "doc_id": "a", "relevance": 1}
{"query_id": "q", "doc_id": "b"}
{"query_id": "q", doc_id: "c"}
)",
        {}, ErrorCode::MissingField, 2, "relevance", 1);
    row("a no-break space in the first line", "1\u00a00 a 1\n1 0 b 1\n1 0 c 0\n1 0 d 0\n", {},
        ErrorCode::UnusualWhitespace, 1, "U+00A0");
    row("a no-break space between columns", "1 0 a 1\n1 0 b 0\n1 0\u00a0c 1\n", {},
        ErrorCode::UnusualWhitespace, 3, "U+00A0");
    row("a narrow one behind a grade", "query,docid,rating\nq,a,1\nq,b,2\u202f\n", {},
        ErrorCode::UnusualWhitespace, 3, "U+202F");
    row("sampled judgments of the Million Query track",
        "10 GX000-1 1 0 0.25\n10 GX000-2 -1 2 1\n11 GX001-7 0 1 0.5\n", {},
        ErrorCode::SampledJudgments, 1, "10 GX000-1 1 0 0.25");
    row("subtopics as ndeval reads them", "1 1 a 1\n1 2 a 0\n1 3 b 1\n", {}, ErrorCode::Subtopics,
        2, "a");
    row("a second grade that is none of a subtopic", "1 0 a 1\n1 0 a 0\n", {},
        ErrorCode::DuplicateJudgment, 2, "a");
    row("topics", "\n<top>\n<num> Number: 301\n", {}, ErrorCode::TrecTopics, 2, "<top>");
    row("documents", "<DOC>\n<DOCNO> a </DOCNO>\n", {}, ErrorCode::TrecTexts, 1, "<DOC>");
}

void TestSourceReading::refusedJudgments()
{
    QFETCH(const std::string, text);
    QFETCH(const CollectionChoices, choices);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::size_t, line);
    QFETCH(const std::string, found);
    QFETCH(const std::size_t, moreLines);
    const auto qrels = judgments(text, choices);
    QVERIFY(!qrels);
    compare(qrels.error(), problem, line, found, moreLines);
}

void TestSourceReading::refusedRun_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<CollectionChoices>("choices");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::string>("found");
    QTest::addColumn<std::size_t>("moreLines");
    const auto row = [](const char* name, const std::string& text, const CollectionChoices& choices,
                        ErrorCode problem, std::size_t line, const std::string& found,
                        std::size_t moreLines = 0) {
        QTest::newRow(name) << text << choices << problem << line << found << moreLines;
    };
    row("a document again, and no choice", "1 Q0 a 1 2 t\n1 Q0 a 2 1 t\n", {},
        ErrorCode::DuplicateDocument, 2, "a");
    row("a document again within one of two systems", "1 Q0 a 1 2 x\n1 Q0 a 2 1 x\n1 Q0 a 1 2 y\n",
        {}, ErrorCode::DuplicateDocument, 2, "a");
    row("a bad line and more", "1 Q0 a 1 2 t\n1 Q0 b 2\n1 Q0 c 3 0.5 t\n1 Q0 d 4\n1 Q0 e x 1 t\n",
        {}, ErrorCode::RunColumns, 2, "4", 2);
    row("a no-break space between columns", "1 Q0 a 1 2 t\n1 Q0 b 2 1.5\u00a0t\n", {},
        ErrorCode::UnusualWhitespace, 2, "U+00A0");
    row("numbers that may be scores", "query,docid,bm25\nq,d,1.5\nq,e,2.5\n", {},
        ErrorCode::UnknownNumbers, 1, "“bm25”");
    row("ranks of documents in JSON", R"({"q": {"c": 1, "a": 2, "b": 3}, "r": {"a": 1}})", {},
        ErrorCode::RanksAsScores, 0, "");
    row("preferences", "1 0 1 doc-a 2\n1 0 1 doc-b 1\n", {}, ErrorCode::Preferences, 1,
        "1 0 1 doc-a 2");
    row("a run without tags is none of preferences", "1 Q0 a 1 2.5\n1 Q0 b 2 1.5\n", {},
        ErrorCode::RunColumns, 1, "5", 1);
}

void TestSourceReading::refusedRun()
{
    QFETCH(const std::string, text);
    QFETCH(const CollectionChoices, choices);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::size_t, line);
    QFETCH(const std::string, found);
    QFETCH(const std::size_t, moreLines);
    const auto all = runs(text, choices);
    QVERIFY(!all);
    compare(all.error(), problem, line, found, moreLines);
}

void TestSourceReading::leftOutLinesAreTold()
{
    const auto qrels = judgments("1 0 a 1\n1 0 b\n1 0 c x\n1 0 d 0\n1 0\n1\n", withoutBadLines());
    QVERIFY(qrels);
    QCOMPARE(qrels->diagnostics.size(), std::size_t{1});
    const core::Diagnostic& diagnostic = qrels->diagnostics.front();
    QCOMPARE(diagnostic.count, std::size_t{4});
    QCOMPARE(diagnostic.refusals.size(), std::size_t{3});
    compare(diagnostic.refusals[0], ErrorCode::QrelsColumns, 2, "3", 0);
    compare(diagnostic.refusals[1], ErrorCode::BadGrade, 3, "x", 0);
    compare(diagnostic.refusals[2], ErrorCode::QrelsColumns, 5, "2", 0);
}

/// Work that grows with the square of the columns takes minutes here.
void TestSourceReading::aWideTableIsReadInTime()
{
    constexpr std::size_t columns = 200'000;
    std::string headings = "query-id\tcorpus-id\tscore";
    std::string row = "q1\td1\t1";
    for (std::size_t i = 3; i < columns; ++i) {
        headings += "\t";
        row += "\t";
    }
    const auto qrels = judgments(headings + "\n" + row + "\n", {});
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), "q1 d1 1"s);
}

QTEST_APPLESS_MAIN(TestSourceReading)

}  // namespace tst_source_reading

#include "tst_source_reading.moc"
