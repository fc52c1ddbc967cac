// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/pair_table.h"
#include "core/foundation/tabular/pair_layout.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_pair_table {

using core::DecimalMark;
using core::ErrorCode;
using core::PairNumber;
using core::RepeatedGrade;
using namespace std::string_literals;

namespace {

const std::string beir = "query-id\tcorpus-id\tscore\n";
const std::string csv = "query,docid,rating\n";

core::Parsed<core::Qrels> judgments(const std::string& text,
                                    RepeatedGrade repeated = RepeatedGrade::Refuse,
                                    DecimalMark mark = DecimalMark::Point)
{
    const auto layout = core::pairLayout(text);
    if (!layout)
        return core::ParseError{"file", 0, ErrorCode::UnknownFormat, {}};
    auto pairs = core::parsePairTable(text, "file", *layout, {PairNumber::Grade, mark});
    if (!pairs)
        return pairs.error();
    return core::judgmentsFrom(*std::move(pairs), "file", repeated);
}

core::Parsed<core::Run> run(const std::string& text)
{
    const core::SharedText shared(text);
    const auto layout = core::pairLayout(text);
    if (!layout)
        return core::ParseError{"file", 0, ErrorCode::UnknownFormat, {}};
    auto pairs = core::parsePairTable(shared.view(), "file", *layout, {PairNumber::Score});
    if (!pairs)
        return pairs.error();
    return core::runFrom(*std::move(pairs), shared, "file", core::RankOrder::ScoreThenIdDescending);
}

}  // namespace

class TestPairTable : public QObject {
    Q_OBJECT
private slots:
    void init();
    void judged_data();
    void judged();
    void retrieved_data();
    void retrieved();
    void refused_data();
    void refused();
    void refusedAsRun_data();
    void refusedAsRun();
    void startWithoutHeadings();
    void fewRisingScores();
    void chosenGrade_data();
    void chosenGrade();
    void chosenDecimalComma_data();
    void chosenDecimalComma();
    void noTable_data();
    void noTable();
};

void TestPairTable::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestPairTable::judged_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& diagnostics = {}) {
        QTest::newRow(name) << text << content << diagnostics;
    };
    row("BEIR", beir + "q1\td1\t2\nq1\td2\t0\n", "q1 d1 2, q1 d2 0");
    row("BEIR with other names", "query_id\tdoc_id\trelevance\nq1\td1\t2\nq1\td2\t0\n",
        "q1 d1 2, q1 d2 0");
    row("Chinese names", "查询编号,文档ID,相关性\n附近的蛋糕店,甜点屋,4\n附近的蛋糕店,面包店,0\n",
        "附近的蛋糕店 甜点屋 4, 附近的蛋糕店 面包店 0");
    row("BEIR with names that say nothing", "frage\ttext\tnote\nq1\td1\t2\nq1\td2\t0\n",
        "q1 d1 2, q1 d2 0", "HeaderLine 1 at 1 frage");
    row("one name that is usual", "frage\tdoc\tnote\nrot\tbuch\t2\nrot\tfilm\t0\n",
        "rot buch 2, rot film 0", "HeaderLine 1 at 1 frage");
    row("no header where one belongs", "q1\td1\t2\nq1\td2\t0\n", "q1 d1 2, q1 d2 0",
        "NoHeaderLine 1");
    row("header where none belongs", "query iter doc grade\nq1 0 d1 2\nq1 0 d2 0\n",
        "q1 d1 2, q1 d2 0", "HeaderLine 1 at 1 query");
    row("the query of a session", "session_id,query,docid,rating\ns1,cake,d1,2\ns2,cake,d2,0\n",
        "cake d1 2, cake d2 0", "OtherColumns 1 at 1 “session_id”");
    row("MovieLens 25M", "userId,movieId,rating,timestamp\n1,296,5.0,1147880044\n1,306,3.5,1\n",
        "1 296 5, 1 306 3.5", "FractionalGrade 1 at 3 306");
    row("MovieLens 1M", "1::1193::5::978300760\n1::661::3::978302109\n", "1 1193 5, 1 661 3");
    row("MovieLens 100K", "196\t242\t3\t881250949\n186\t302\t4\t891717742\n",
        "186 302 4, 196 242 3");
    row("RecBole",
        "user_id:token\titem_id:token\trating:float\ttimestamp:float\n"
        "1\t1193\t5\t978300760\n1\t7\t2\t978300761\n",
        "1 1193 5, 1 7 2");
    row("RecBole without ratings", "user_id:token\titem_id:token\n1\t1193\n1\t7\n",
        "1 1193 1, 1 7 1", "NoGrades 1; OneGrade 1");
    row("Quepid, quoted", "query,docid,rating\n\"red, \"\"big\"\" shoes\",d 1,3\nx,y,0\n",
        "red, \"big\" shoes d 1 3, x y 0", "NothingRelevant 1 at 3 x");
    // As its export of a case with details has it.
    row("Quepid, blank ratings",
        "Team Name,Case Name,Case ID,Query Text,Doc ID,Doc Position,Title,Rating\n"
        "t,c,1,\"red, shoes\",d1,1,A,3\nt,c,1,\"red, shoes\",d2,2,B,\nt,c,1,x,d1,1,A,0\n",
        "red, shoes d1 3, x d1 0",
        "UnratedPairs 1 at 3 d2; JudgedResults 1; NothingRelevant 1 at 4 x");
    row("Quepid, a query without ratings", "query,docid,rating\nq,d,1\nlonely\nq,e,0\n",
        "q d 1, q e 0", "EmptyQuery 1 at 3 lonely");
    row("OpenSearch without headings", "q1,d1,2\nq1,d2,1.5\n", "q1 d1 2, q1 d2 1.5",
        "FractionalGrade 1 at 2 d2");
    row("semicolons", "query;docid;rating\nq;d;2\nq;e;0\n", "q d 2, q e 0");
    row("byte order mark", "\xEF\xBB\xBF" + csv + "q,d,2\nq,e,0\n", "q d 2, q e 0",
        "ByteOrderMark 1 at 1");
    row("byte order marks of joined files", "\xEF\xBB\xBF" + csv + "q,d,2\n\xEF\xBB\xBFq,e,0\n",
        "q d 2, q e 0", "ByteOrderMark 2 at 1");
    row("byte order mark before a quote", csv + "q,d,2\n\xEF\xBB\xBF\"q\",e,0\n\nr,d,2\n",
        "q d 2, q e 0, r d 2", "ByteOrderMark 1 at 3; BlankLines 1 at 4");
    row("byte order mark alone in a line", csv + "q,d,2\n\xEF\xBB\xBF\nq,e,0\n", "q d 2, q e 0",
        "ByteOrderMark 1 at 3; BlankLines 1 at 3");
    row("byte order mark, MovieLens",
        "1::1193::5::978300760\n\xEF\xBB\xBF"
        "1::661::3::978302109\n",
        "1 1193 5, 1 661 3", "ByteOrderMark 1 at 2");
    row("CRLF", "query,docid,rating\r\nq,d,2\r\nq,e,0\r\n", "q d 2, q e 0");
    row("CR alone", "query,docid,rating\rq,d,2\rq,e,0\r", "q d 2, q e 0");
    row("mixed line ends, no final one", "query,docid,rating\r\nq,d,2\nq,e,0", "q d 2, q e 0");
    row("blanks around cells", csv + " q , d , 2 \nq,e,0\n", "q d 2, q e 0");
    row("blank lines", csv + "\n\nq,d,2\n\nq,e,0\n\n", "q d 2, q e 0", "BlankLines 4 at 2");
    row("# lines", "# from the log\n" + csv + "q,d,2\n# end\nq,e,0\n", "q d 2, q e 0",
        "CommentLines 2 at 1 # from the log");
    row("# in a row is text", csv + "#1,d,2\nq,e,0\n", "#1 d 2, q e 0", "NothingRelevant 1 at 3 q");
    row("a quote that a tab file does not close in its line",
        "q1\td1\t2\nq1\t\"d2\t0\nq1\td3\t1\nq2\td1\t1\nq2\td4\"\t0\n",
        "q1 d1 2, q1 \"d2 0, q1 d3 1, q2 d1 1, q2 d4\" 0", "NoHeaderLine 1; OpenQuote 1 at 2 \"d2");
    row("a quote that is not closed at all", csv + "q,\"d,2\nq,e,0\n", "q \"d 2, q e 0",
        "OpenQuote 1 at 2 \"d");
    row("quotes in a tab file", beir + "q1\t\"a \"\"b\"\"\"\t2\nq1\t\"d\"\t0\n",
        "q1 a \"b\" 2, q1 d 0");
    row("a quoted cell over two lines that is not read",
        "query,docid,note,rating\nq,d,\"one\ntwo\",2\nq,e,,0\n", "q d 2, q e 0");
    row("ids with spaces", csv + "red shoes,a doc,2\nq,e,1\n", "q e 1, red shoes a doc 2");
    row("ids like 007", csv + "007,01,2\n7,1,0\n7,2,1\n", "007 01 2, 7 1 0, 7 2 1");
    row("ids like 1E5", csv + "1E5,d,2\nq,1.2E+11,1\n", "1E5 d 2, q 1.2E+11 1",
        "SpreadsheetId 2 at 2 1E5");
    row("duplicate with the same grade", csv + "q,d,2\nq,e,0\nq,d,2.0\n", "q d 2, q e 0",
        "RepeatedJudgment 1 at 4 d");
    row("negative grade", csv + "q,d,2\nq,e,-1\nq,f,-2\n", "q d 2, q e -1, q f -2",
        "NegativeGrade 2 at 3 e");
    row("scientific notation", csv + "q,d,2e0\nq,e,0\n", "q d 2, q e 0",
        "ScientificNumber 1 at 2 2e0");
    row("one class only", csv + "q,d,1\nr,e,1\n", "q d 1, r e 1", "OneGrade 1");
    row("judgments of position and rating", "query,doc,rating,position\nq,d,2,1\nq,e,0,2\n",
        "q d 2, q e 0", "JudgedResults 1");
    row("a line break in a quoted query", "query,docid,rating\n\"red\nshoes\",d,2\nblue,e,1\n"s,
        "blue e 1, red\nshoes d 2", "");
    row("a fourth column of BEIR", "query-id\tcorpus-id\tscore\tnote\nq\td\t2\tx\nq\te\t0\ty\n",
        "q d 2, q e 0", "OtherColumns 1 at 1 “note”");
    row("two columns of grades", "query,docid,rating,label\nq,d,2,1\nq,e,0,1\n", "q d 2, q e 0",
        "OtherColumns 1 at 1 “label”");
    row("blanks between tabs", "yoga mat\tSKU-1\t3\nyoga pants\tSKU-2\t1\n",
        "yoga mat SKU-1 3, yoga pants SKU-2 1");
    row("blanks in documents between tabs", "q1\tApple Pie\t2\nq1\tPie\t0\n",
        "q1 Apple Pie 2, q1 Pie 0");
    row("labels of rows that name no document", "query_id,relevance,prediction\n1,2,0.5\n1,0,1\n",
        "1 line 1 2, 1 line 2 0", "NoDocumentIds 2 at 2");
    row("Home Depot",
        "\"id\",\"product_uid\",\"product_title\",\"search_term\",\"relevance\"\n"
        "2,100001,\"Angle\",\"angle bracket\",3\n3,100002,\"Deck\",\"angle bracket\",2.5\n",
        "angle bracket 100001 3, angle bracket 100002 2.5", "FractionalGrade 1 at 3 100002");
    row("German names", "Suchanfrage;Produkt;Bewertung\nrot;schuh;3\nrot;hut;0\n",
        "rot schuh 3, rot hut 0");
    row("CatBoost, with groups",
        "SampleId\tRawFormulaVal\tGroupId\tLabel\n0\t1.5\tq\t2\n1\t-0.5\tq\t0\n",
        "q line 1 2, q line 2 0", "NoDocumentIds 2 at 2");
    row("Surprise", "uid,iid,r_ui,est,details\nu,a,4,3.5,{}\nu,b,1,2.5,{}\n", "u a 4, u b 1");
    row("qrels between tabs, with blanks", "red shoes\t0\tSKU-1\t3\nred shoes\t0\tSKU-2\t0\n",
        "red shoes SKU-1 3, red shoes SKU-2 0");
    row("booleans of pandas", "query,doc,relevant\nq,a,True\nq,b,False\n", "q a 1, q b 0");
    row("qrels between commas", "q1,0,d1,3\nq1,0,d2,0\n", "q1 d1 3, q1 d2 0");
    row("further columns", "query,docid,rating,who\nq,d,2,ann\nq,e,0,ben\n", "q d 2, q e 0");
}

void TestPairTable::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const auto qrels = judgments(text);
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestPairTable::retrieved_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& diagnostics = {}) {
        QTest::newRow(name) << text << content << diagnostics;
    };
    row("scores", "user,item,score\nu,a,0.5\nu,b,1.5\n", "u b 1.5, u a 0.5");
    row("Quepid snapshot",
        "Snapshot Name,Snapshot Time,Case ID,Query Text,Doc ID,Doc Position\n"
        "s,2020-01-01,1,\"red, shoes\",d1,2\ns,2020-01-01,1,\"red, shoes\",d2,1\n",
        "red, shoes d2 -1, red, shoes d1 -2", "NoScores 1");
    row("scores without column names, tabs", "q1\td1\t0.8\nq1\td2\t0.9\n", "q1 d2 0.9, q1 d1 0.8");
    row("scores without column names, blanks", "q1 d1 2\nq1 d2 2.5\n", "q1 d2 2.5, q1 d1 2");
    row("ties", "user,item,score\nu,a,0.5\nu,b,0.5\nu,c,0.25\n", "u b 0.5, u a 0.5, u c 0.25",
        "TiedScores 1 at 2 u");
    row("infinite", "user,item,score\nu,a,-inf\nu,b,inf\n", "u b inf, u a -inf",
        "InfiniteScore 2 at 2 -inf");
    row("not a number", "user,item,score\nu,a,nan\nu,b,-2\nu,c,NaN\n", "u b -2, u c -inf, u a -inf",
        "NanScore 2 at 2 nan; TiedScores 1 at 2 u");
    row("Istella's missing value", "user,item,score\nu,a,1.79769e+308\nu,b,0\n",
        "u a 1.79769e+308, u b 0", "LargestScore 1 at 2 1.79769e+308");
    row("rank contradicts score", "user,item,score,rank\nu,a,0.5,1\nu,b,1.5,2\nv,a,1,1\nv,b,0,2\n",
        "u b 1.5, u a 0.5, v a 1, v b 0", "RankContradictsScore 1 at 2 u");
    row("fewer for one query", "user,item,score\nu,a,0.5\nu,b,0.25\nv,a,1\n",
        "u a 0.5, u b 0.25, v a 1", "UnequalDepths 1 at 4 v");
    row("ids that were unquoted live on", "user,item,score\nu,\"a \"\"b\"\"\",0.5\nu,c,0.25\n",
        "u a \"b\" 0.5, u c 0.25");
    row("neither ranks nor scores: as the rows stand",
        "query_id,doc_id\nq1,kb-a\nq2,kb-a\nq1,kb-z\nq2,kb-b\n",
        "q1 kb-a -1, q1 kb-z -2, q2 kb-a -1, q2 kb-b -2", "OrderOfRows 1");
    row("the same with a title", "query_id\tdoc_id\ttitle\nq1\tb\tBee\nq1\ta\tAnt\n",
        "q1 b -1, q1 a -2", "OrderOfRows 1");
    row("Elasticsearch's hits of Kibana",
        "@timestamp,query.keyword,_id,_score,_index\nx,q,d1,6,p\nx,q,d2,10,p\n", "q d2 10, q d1 6");
    row("Elasticsearch's hits", "query,_id,_score\nq,d1,6\nq,d2,10\n", "q d2 10, q d1 6");
    row("rows that name no document", "qid,label,score\n1,2,0.5\n1,0,1.5\n2,1,0.25\n2,0,0\n",
        "1 line 2 1.5, 1 line 1 0.5, 2 line 1 0.25, 2 line 2 0", "NoDocumentIds 4 at 2");
    row("rows that name no document, as XGBoost's", "qid,y,yhat\n1,2,0.5\n1,0,1.5\n",
        "1 line 2 1.5, 1 line 1 0.5", "NoDocumentIds 2 at 2");
    row("ranks behind tabs and blanks", "yoga mat\tA\t1\nyoga mat\tB\t2\nyoga pants\tA\t1\n",
        "yoga mat A -1, yoga mat B -2, yoga pants A -1",
        "UnequalDepths 1 at 3 yoga pants; NoScores 1");
    row("the score of a model", "qid,docno,bm25_score\nq,a,7.5\nq,b,9.25\n", "q b 9.25, q a 7.5");
    row("CatBoost, with groups",
        "SampleId\tRawFormulaVal\tGroupId\tLabel\n0\t-0.5\tq\t2\n1\t1.5\tq\t0\n",
        "q line 2 1.5, q line 1 -0.5", "NoDocumentIds 2 at 2");
    row("Surprise", "uid,iid,r_ui,est,details\nu,a,4,2.5,{}\nu,b,1,3.5,{}\n", "u b 3.5, u a 2.5");
    row("a run between tabs, with blanks",
        "red shoes\tQ0\tSKU-1\t1\t2.5\tt\nred shoes\tQ0\tSKU-2\t2\t1.5\tt\n",
        "red shoes SKU-1 2.5, red shoes SKU-2 1.5");
    row("run with column names", "query Q0 doc rank score tag\nq Q0 a 1 2.5 t\nq Q0 b 2 1.5 t\n",
        "q a 2.5, q b 1.5", "HeaderLine 1 at 1 query");
}

void TestPairTable::retrieved()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const auto results = run(text);
    QVERIFY(results);
    QCOMPARE(flat(*results), content);
    QCOMPARE(flat(results->diagnostics), diagnostics);
}

void TestPairTable::refused_data()
{
    const auto row = refusals::rowsOfLines();
    row("MS MARCO's triples",
        "1000094\t5399011\t4239068\n1000094\t5399011\t2670034\n"
        "1000327\t6479305\t3990129\n",
        0, ErrorCode::UnknownNumbers, "“3”");
    row("nothing but a header", csv, 0, ErrorCode::NothingToRead, "");
    row("a column twice", "query,docid,rating,rating\nq,d,1,2\n", 1, ErrorCode::RepeatedColumn,
        "rating");
    row("a column twice, written in two ways", "query,doc id,Doc_ID,rating\nq,d,e,2\n", 1,
        ErrorCode::RepeatedColumn, "Doc_ID");
    row("too few columns", beir + "q\td\t1\nq\te\n", 3, ErrorCode::PairColumns, "2");
    row("too many columns", "userId,movieId,rating,timestamp\n1,2,3,4\n1,2,3,4,5\n", 3,
        ErrorCode::RaggedRow, "5");
    row("blank lines count", csv + "\nq,d\n", 3, ErrorCode::PairColumns, "2");
    row("empty id", csv + "q,d,1\n,d,1\n", 3, ErrorCode::EmptyId, "");
    row("a quote that is closed two lines below", csv + "q,\"d,2\nq,e,0\nr,f\",1\n", 2,
        ErrorCode::LineBreakInId, "d,2");
    row("word grade in the second row, MovieLens", "1::1193::5::978300760\n1::661::x::978302109\n",
        2, ErrorCode::BadGrade, "x");
    row("word grade", csv + "q,d,good\n", 2, ErrorCode::BadGrade, "good");
    row("decimal comma", "query;docid;rating\nq;d;2,5\n", 2, ErrorCode::DecimalComma, "2,5");
    row("decimal comma that cuts the row", csv + "q,d,2,5\n", 2, ErrorCode::PairColumns, "4");
    row("decimal comma in the first row, tabs", "q1\td1\t1,5\nq1\td2\t2\n", 1,
        ErrorCode::DecimalComma, "1,5");
    row("decimal comma in the first row, MovieLens", "1::31::4,5::978300760\n1::32::3::978300761\n",
        1, ErrorCode::DecimalComma, "4,5");
    row("decimal commas without column names, semicolons", "q1;d1;1,5\nq1;d2;2,5\n", 1,
        ErrorCode::DecimalComma, "1,5");
    row("word grade in the first row", "q1,d1,good\nq1,d2,1\n", 1, ErrorCode::NumberOrName, "good");
    row("a column's name in a first row with ids", "q1\td1\trel\nq1\td2\t1\n", 1,
        ErrorCode::NumberOrName, "rel");
    row("word grade in the first row, MovieLens", "1::2::x::978300760\n1::661::3::978300761\n", 1,
        ErrorCode::NumberOrName, "x");
    row("names or a row of words", "rot\tbuch\tgut\nblau\tfilm\t2\n", 1, ErrorCode::NumberOrName,
        "gut");
    row("an id of the first row stands below", "anna,buch,gut\nanna,f1,2\n", 1,
        ErrorCode::NumberOrName, "gut");
    row("nan in the first row", "q1\td1\tnan\nq1\td2\t1\n", 1, ErrorCode::BadGrade, "nan");
    row("grade nan", csv + "q,d,nan\n", 2, ErrorCode::BadGrade, "nan");
    row("grade inf", csv + "q,d,inf\n", 2, ErrorCode::BadGrade, "inf");
    row("duplicate with another grade", csv + "q,d,2\nr,d,1\nq,d,1\n", 4,
        ErrorCode::DuplicateJudgment, "d");
    row("Latin-1", csv + "caf\xE9,d,1\n", 2, ErrorCode::NotUtf8, "0xe9");
    row("binary data", csv + "q\0,d,1\n"s, 2, ErrorCode::BinaryData, "0x00");
    row("a line without end", csv + "q,d,1\nq," + std::string((1 << 20) + 1, 'x') + ",1\n", 3,
        ErrorCode::LineTooLong, "1048581");
}

void TestPairTable::refused()
{
    QFETCH(const std::string, text);
    core::PairLayout layout;  // of `csv`, where the text is so bad that none is recognised
    layout.hasHeader = layout.isNamed = true;
    layout.columns = 3;
    layout.grade = 2;
    const auto recognised = core::pairLayout(text);
    auto pairs = core::parsePairTable(text, "file", recognised.value_or(layout), {});
    const auto qrels = pairs ? core::judgmentsFrom(*std::move(pairs), "file")
                             : core::Parsed<core::Qrels>(pairs.error());
    QVERIFY(!qrels);
    QCOMPARE(qrels.error().file, "file"s);
    refusals::compareOfLine(qrels.error());
}

void TestPairTable::refusedAsRun_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    QTest::newRow("score with a decimal comma")
        << "user;item;score\nu;a;1,5\n"s << std::size_t{2} << ErrorCode::DecimalComma << "1,5"s;
    QTest::newRow("rank with a fraction")
        << "user,item,rank\nu,a,1.5\n"s << std::size_t{2} << ErrorCode::BadRank << "1.5"s;
    QTest::newRow("distances called scores")
        << "user,item,rank,score\nu,a,1,0.1\nu,b,2,0.2\nv,a,1,0.3\nv,c,2,0.5\nw,b,1,0.1\nw,a,2,0.4\n"s
        << std::size_t{0} << ErrorCode::RisingScores << ""s;
    QTest::newRow("duplicate document") << "user,item,score\nu,a,1\nv,a,1\nu,a,1\n"s
                                        << std::size_t{4} << ErrorCode::DuplicateDocument << "a"s;
}

/// Fewer than three queries may rise by chance, and so may those of one document.
void TestPairTable::startWithoutHeadings()
{
    const auto start = core::tableStart("q1,d1,2\nq1,d2,0\nq2,d1,1\nq2,d2,2\n");
    QVERIFY(start);
    QCOMPARE(start->headings, (std::vector<std::string>{"1", "2", "3"}));
    QCOMPARE(start->rows.size(), std::size_t{3});
}

void TestPairTable::fewRisingScores()
{
    QVERIFY(run("user,item,rank,score\nu,a,1,0.1\nu,b,2,0.2\nv,a,1,0.3\nv,c,2,0.5\nw,a,1,1\n"));
}

void TestPairTable::refusedAsRun()
{
    QFETCH(const std::string, text);
    const auto results = run(text);
    QVERIFY(!results);
    refusals::compareOfLine(results.error());
}

void TestPairTable::chosenGrade_data()
{
    QTest::addColumn<RepeatedGrade>("repeated");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    QTest::newRow("first") << RepeatedGrade::First << "q d 1, q e 0"s
                           << "KeptFirstGrade 2 at 4 d"s;
    QTest::newRow("last") << RepeatedGrade::Last << "q d 2, q e 0"s
                          << "KeptLastGrade 2 at 4 d"s;
    QTest::newRow("highest") << RepeatedGrade::Highest << "q d 3, q e 0"s
                             << "KeptHighestGrade 2 at 4 d"s;
}

void TestPairTable::chosenGrade()
{
    QFETCH(const RepeatedGrade, repeated);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const auto qrels = judgments(csv + "q,d,1\nq,e,0\nq,d,3\nq,d,2\n", repeated);
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestPairTable::chosenDecimalComma_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    QTest::newRow("column names") << "query;docid;rating\nq;d;2,5\nq;e;1.5\nq;f;0\n"s
                                  << "q d 2.5, q e 1.5, q f 0"s
                                  << "DecimalComma 1 at 2 2,5; FractionalGrade 2 at 2 d"s;
    QTest::newRow("none, semicolons") << "q1;d1;1,5\nq1;d2;2,5\n"s
                                      << "q1 d1 1.5, q1 d2 2.5"s
                                      << "DecimalComma 2 at 1 1,5; FractionalGrade 2 at 1 d1"s;
    QTest::newRow("none, semicolons, ids with commas")
        << "red, big;d1;1,5\nred, big;d2;2\n"s
        << "red, big d1 1.5, red, big d2 2"s
        << "DecimalComma 1 at 1 1,5; FractionalGrade 1 at 1 d1"s;
    QTest::newRow("none, tabs, in the first row")
        << "q1\td1\t1,5\nq1\td2\t2\n"s
        << "q1 d1 1.5, q1 d2 2"s
        << "DecimalComma 1 at 1 1,5; FractionalGrade 1 at 1 d1"s;
}

void TestPairTable::chosenDecimalComma()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const auto qrels = judgments(text, RepeatedGrade::Refuse, DecimalMark::Comma);
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestPairTable::noTable_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("nothing") << ""s;
    QTest::newRow("prose") << "Dear reader,\nhow are you?\n"s;
    QTest::newRow("TREC qrels") << "1 0 a 1\n1 0 b 0\n"s;
    QTest::newRow("TREC run") << "1 Q0 a 1 0.5 t\n"s;
    QTest::newRow("ranks, and no query") << "rank,document,score\n1,d1,0.9\n2,d2,0.4\n"s;
    QTest::newRow("dates, and no query") << "date\tdocid\trating\n1\td1\t1\n2\td2\t0\n"s;
    QTest::newRow("pairs without documents, with a grade of many judges")
        << "id,query,product_title,median_relevance\n1,lamp,A,4\n2,lamp,B,1\n"s;
    QTest::newRow("labels and scores") << "label,score\n1,0.5\n0,0.25\n"s;
}

void TestPairTable::noTable()
{
    QFETCH(const std::string, text);
    QVERIFY(!core::pairLayout(text));
}

QTEST_APPLESS_MAIN(TestPairTable)

}  // namespace tst_pair_table

#include "tst_pair_table.moc"
