// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run.h"
#include "core/rankings/runs/run_text.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace tst_run {

using core::ErrorCode;
using core::RankOrder;
using namespace std::string_literals;

namespace {

/// Every document in rank order, as `query document, …`.
std::string ranked(const core::Run& run)
{
    std::string text;
    for (const core::QueryResults& query : run.queries)
        for (const core::RetrievedDocument& document : query.documents)
            text += (text.empty() ? "" : ", ") + query.query + " " + std::string(document.document);
    return text;
}

/// A line of a run as trec_eval holds it when it sorts.
struct Result {
    std::string document;
    float score = 0;
};

/// trec_eval's comparison: the score, then the id, both falling.
int compareLikeTrec(const void* first, const void* second)
{
    const auto& a = *static_cast<const Result* const*>(first);
    const auto& b = *static_cast<const Result* const*>(second);
    if (a->score > b->score)
        return -1;
    if (a->score < b->score)
        return 1;
    return b->document.compare(a->document);
}

/// What C's own qsort makes of results that stand there by their ids, as trec_eval has them.
std::vector<std::string> sortedByC(const std::vector<Result>& byId)
{
    std::vector<const Result*> results;
    for (const Result& result : byId)
        results.push_back(&result);
    std::qsort(results.data(), results.size(), sizeof(Result*), compareLikeTrec);
    std::vector<std::string> ids;
    for (const Result* result : results)
        ids.push_back(result->document);
    return ids;
}

}  // namespace

class TestRun : public QObject {
    Q_OBJECT
private slots:
    void init();
    void accepted_data();
    void accepted();
    void scores_data();
    void scores();
    void orders_data();
    void orders();
    void columnsAreKept();
    void decimalComma_data();
    void decimalComma();
    void decimalCommaChangesNothingElse();
    void refusedWithDecimalComma_data();
    void refusedWithDecimalComma();
    void refused_data();
    void refused();
    void diagnostics_data();
    void diagnostics();
    void equalRanksAreTold();
    void nanIsLast();
    void nanStandsWhereTrecEvalLeavesIt();
    void nanLikeTrecIsADocument();
    void threadsReadTheSame_data();
    void threadsReadTheSame();
    void everydayLinesSayWhatOthersSay_data();
    void everydayLinesSayWhatOthersSay();
    void linesApartSayTheSame_data();
    void linesApartSayTheSame();
    void stopped();
    void find();
    void asText();
};

void TestRun::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRun::accepted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("ranking");
    QTest::newRow("TREC") << "301 Q0 FBIS4-45469 1 8.2531 bm25\n301 Q0 FBIS4-1 2 8.1 bm25\n"s
                          << "301 FBIS4-45469, 301 FBIS4-1"s;
    QTest::newRow("queries in byte order") << "9 Q0 a 1 1 t\n10 Q0 b 1 1 t\n"s
                                           << "10 b, 9 a"s;
    QTest::newRow("lines of a query apart") << "1 Q0 a 1 3 t\n2 Q0 b 1 3 t\n1 Q0 c 2 4 t\n"s
                                            << "1 c, 1 a, 2 b"s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"
                                        "1 Q0 a 1 1 t\n"s
                                     << "1 a"s;
    QTest::newRow("CRLF") << "1 Q0 a 1 2 t\r\n1 Q0 b 2 1 t\r\n"s
                          << "1 a, 1 b"s;
    QTest::newRow("CR alone") << "1 Q0 a 1 2 t\r1 Q0 b 2 1 t"s
                              << "1 a, 1 b"s;
    QTest::newRow("no final line end") << "1 Q0 a 1 2 t\n1 Q0 b 2 1 t"s
                                       << "1 a, 1 b"s;
    QTest::newRow("tabs, blanks, both") << "1\tQ0\ta\t1\t2\tt\n 1  Q0 \t b 2 1 t \n"s
                                        << "1 a, 1 b"s;
    QTest::newRow("blank and # lines") << "# x\n# y\n\n1 Q0 a 1 2 t\n\n#"s
                                       << "1 a"s;
    // Under AddressSanitizer: nothing behind the text is read.
    QTest::newRow("64 bytes, the last line short")
        << "1 Q0 a-document-with-a-long-id 1 2 " + std::string(15, 't') + "\n1 Q0 b 2 1 t\n"
        << "1 a-document-with-a-long-id, 1 b"s;
    QTest::newRow("columns after the tag") << "1 Q0 a 1 2 t more and more\n"s
                                           << "1 a"s;
    QTest::newRow("ids stay text") << "007 Q0 1E5 1 1 t\n"s
                                   << "007 1E5"s;
    QTest::newRow("rank contradicts score") << "1 Q0 a 1 1 t\n1 Q0 b 2 2 t\n"s
                                            << "1 b, 1 a"s;
    QTest::newRow("equal ranks") << "1 Q0 a 1 2 t\n1 Q0 b 1 1 t\n"s
                                 << "1 a, 1 b"s;
    QTest::newRow("negative rank") << "1 Q0 a -1 2 t\n"s
                                   << "1 a"s;
    QTest::newRow("MS MARCO: sorted by rank") << "9\tb\t2\n9\ta\t1\n8\tc\t1\n"s
                                              << "8 c, 9 a, 9 b"s;
    QTest::newRow("ranks from 0, lines in no order")
        << "1 Q0 c 2 1 t\n1 Q0 a 0 3 t\n1 Q0 d 3 0 t\n1 Q0 b 1 2 t\n"s
        << "1 a, 1 b, 1 c, 1 d"s;
    QTest::newRow("ranks of lines in no order contradict the scores")
        << "1 Q0 c 2 1 t\n1 Q0 a 3 3 t\n1 Q0 d 1 0 t\n1 Q0 b 4 2 t\n"s
        << "1 a, 1 b, 1 c, 1 d"s;
    QTest::newRow("same document for two queries") << "1 Q0 a 1 1 t\n2 Q0 a 1 1 t\n"s
                                                   << "1 a, 2 a"s;
}

void TestRun::accepted()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, ranking);
    const auto run = core::parseRun(text, "file");
    QVERIFY(run);
    QCOMPARE(ranked(*run), ranking);
}

void TestRun::scores_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("score");
    constexpr double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("64 bits") << "0.1234567890123456789"s << 0.1234567890123456789;
    QTest::newRow("scientific notation") << "-1.5E-3"s << -1.5e-3;
    QTest::newRow("sign") << "+2"s << 2.0;
    QTest::newRow("inf") << "inf"s << infinity;
    QTest::newRow("-Infinity") << "-Infinity"s << -infinity;
    QTest::newRow("subnormal") << "1e-320"s << 1e-320;
    QTest::newRow("the value Istella has for missing") << "1.79769e+308"s << 1.79769e308;
}

void TestRun::scores()
{
    QFETCH(const std::string, text);
    QFETCH(const double, score);
    const auto run = core::parseRun("1 Q0 a 1 " + text + " t\n", "file");
    QVERIFY(run);
    QVERIFY(run->queries[0].documents[0].score == score);
}

void TestRun::orders_data()
{
    QTest::addColumn<RankOrder>("order");
    QTest::addColumn<std::string>("ranking");
    QTest::newRow("score, then id descending")
        << RankOrder::ScoreThenIdDescending << "1 top, 1 c, 1 b, 1 a, 1 B, 1 low"s;
    QTest::newRow("score, then id ascending")
        << RankOrder::ScoreThenIdAscending << "1 top, 1 B, 1 a, 1 b, 1 c, 1 low"s;
    QTest::newRow("score, then file")
        << RankOrder::ScoreThenFile << "1 top, 1 b, 1 a, 1 c, 1 B, 1 low"s;
    QTest::newRow("rank column, then file")
        << RankOrder::RankColumn << "1 low, 1 top, 1 a, 1 c, 1 B, 1 b"s;
    QTest::newRow("file") << RankOrder::File << "1 low, 1 b, 1 a, 1 c, 1 top, 1 B"s;
}

void TestRun::orders()
{
    QFETCH(const RankOrder, order);
    QFETCH(const std::string, ranking);
    const auto run = core::parseRun("1 Q0 low 1 -1 t\n"
                                    "1 Q0 b 6 0.5 t\n"
                                    "1 Q0 a 3 0.5 t\n"
                                    "1 Q0 c 3 5e-1 t\n"
                                    "1 Q0 top 2 2 t\n"
                                    "1 Q0 B 5 .5 t\n",
                                    "file", order);
    QVERIFY(run);
    QCOMPARE(ranked(*run), ranking);
}

void TestRun::columnsAreKept()
{
    const auto run = core::parseRun("1 Q0 a 7 2.5 first x\n2 Q0 a 8 1 second\n", "file");
    QVERIFY(run);
    QCOMPARE(run->tag, "first"s);
    QVERIFY((run->queries[0].documents[0] == core::RetrievedDocument{"a", 2.5, 7}));
}

void TestRun::decimalComma_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("ranking");
    QTest::addColumn<std::string>("diagnostics");
    QTest::newRow("order and findings")
        << "# x\n1 Q0 a 2 2,5 t\n\n1 Q0 b 1 2,9 t more\n1 Q0 c 3 -1,5e-1 t\n"s
        << "1 b, 1 a, 1 c"s
        << "BlankLines 1 at 3; CommentLines 1 at 1 # x; ExtraColumns 1 at 4 1 Q0 b 1 2,9 t more; "
           "ScientificNumber 1 at 5 -1,5e-1; DecimalComma 3 at 2 2,5"s;
    QTest::newRow("points and commas")
        << "1 Q0 a 1 2.5 t\n1 Q0 b 2 2,75 t\n"s
        << "1 b, 1 a"s
        << "DecimalComma 1 at 2 2,75; RankContradictsScore 1 at 1 1"s;
    QTest::newRow("lines of a query apart") << "1 Q0 a 1 3,5 t\n2 Q0 b 1 3,5 t\n1 Q0 c 2 4,5 t\n"s
                                            << "1 c, 1 a, 2 b"s
                                            << "DecimalComma 3 at 1 3,5; RankContradictsScore 1 at "
                                               "1 1; UnequalDepths 1 at 2 2; SplitQuery 1 at 3 1"s;
    QTest::newRow("no comma stands there") << "1 Q0 a 1 2.5 t\n"s
                                           << "1 a"s
                                           << ""s;
}

void TestRun::decimalComma()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, ranking);
    QFETCH(const std::string, diagnostics);
    const auto run = core::parseRun(text, "file", RankOrder::ScoreThenIdDescending,
                                    {.mark = core::DecimalMark::Comma});
    QVERIFY(run);
    QCOMPARE(ranked(*run), ranking);
    QCOMPARE(flat(run->diagnostics), diagnostics);
    QCOMPARE(run->tag, "t"s);
}

void TestRun::decimalCommaChangesNothingElse()
{
    const auto text =
        "1 Q0 a 1 2.5 t\n2 Q0 a 1 inf t\n1 Q0 b 2 2.5 t\n1 Q0 c 3 7e-1 t\n2 Q0 b 2 -1 t\n"s;
    const auto comma = core::parseRun(text, "file", RankOrder::ScoreThenIdDescending,
                                      {.mark = core::DecimalMark::Comma});
    const auto point = core::parseRun(text, "file");
    QVERIFY(comma && point);
    QVERIFY(comma->queries == point->queries);
    QVERIFY(comma->diagnostics == point->diagnostics);
    QCOMPARE(comma->tag, point->tag);
}

void TestRun::refusedWithDecimalComma_data()
{
    QTest::addColumn<std::string>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("two commas") << "1 Q0 a 1 2,5,1 t\n"s << ErrorCode::BadScore;
    QTest::newRow("comma and point") << "1 Q0 a 1 2,500.1 t\n"s << ErrorCode::BadScore;
    QTest::newRow("rank with a comma") << "1 Q0 a 1,5 2 t\n"s << ErrorCode::BadRank;
    QTest::newRow("rank in words") << "1 Q0 a first 2,5 t\n"s << ErrorCode::BadRank;
    QTest::newRow("no tag") << "1 Q0 a 1 2,5\n"s << ErrorCode::RunColumns;
    QTest::newRow("header") << "aa bb cc dd ee ff\n"s << ErrorCode::HeaderLine;
}

void TestRun::refusedWithDecimalComma()
{
    QFETCH(const std::string, line);
    QFETCH(const ErrorCode, problem);
    const auto run =
        core::parseRun(line + "1 Q0 b 2 1,5 t\n", "file", RankOrder::ScoreThenIdDescending,
                       {.mark = core::DecimalMark::Comma});
    QVERIFY(!run);
    QCOMPARE(run.error().problem, problem);
    QCOMPARE(run.error().line, std::size_t{1});
}

void TestRun::refused_data()
{
    const auto row = refusals::rowsOfLines();
    row("empty file", "", 0, ErrorCode::NothingToRead, "");
    row("comments only", "# x\n\n", 0, ErrorCode::NothingToRead, "");
    row("header", "# x\nquery Q0 document rank score tag\n1 Q0 a 1 1 t\n", 2, ErrorCode::HeaderLine,
        "query Q0 document rank score tag");
    row("words further down are no header", "1 Q0 a 1 1 t\n1 Q0 b rank score t\n", 2,
        ErrorCode::BadRank, "rank");
    row("MS MARCO: a header", "qid\tpid\trank\n1\t7\t1\n", 1, ErrorCode::HeaderLine,
        "qid\tpid\trank");
    row("MS MARCO: a line of TREC", "1\t7\t1\n1 Q0 8 2 0.5 t\n", 2, ErrorCode::RankedRunColumns,
        "6");
    row("MS MARCO: no rank", "1\t7\t1\n1\t8\n", 2, ErrorCode::RankedRunColumns, "2");
    row("MS MARCO: rank word", "1\t7\t1\n1\t8\tlast\n", 2, ErrorCode::BadRank, "last");
    row("MS MARCO lines in a run of TREC", "1 Q0 8 2 0.5 t\n1\t7\t1\n", 2, ErrorCode::RunColumns,
        "3");
    row("line beyond 1 MiB", "1 Q0 a 1 1 t\n1 Q0 b 1 1 " + std::string(1 << 20, 't') + "\n", 2,
        ErrorCode::LineTooLong, "1048587");
    row("comment beyond 1 MiB", "#" + std::string(1 << 20, 't'), 1, ErrorCode::LineTooLong,
        "1048577");
    row("NUL byte far behind in a long line", "#" + std::string(1 << 21, 't') + "\0"s, 1,
        ErrorCode::LineTooLong, "2097154");
    row("NUL byte early in a long line", "#\0"s + std::string(1 << 21, 't'), 1,
        ErrorCode::BinaryData, "0x00");
    row("document twice above a word", "1 Q0 a 1 1 t\n1 Q0 a 2 1 t\n1 Q0 b 3 word t\n", 2,
        ErrorCode::DuplicateDocument, "a");
    row("document twice below a word", "1 Q0 a 1 1 t\n1 Q0 b 3 word t\n1 Q0 a 2 1 t\n", 2,
        ErrorCode::BadScore, "word");
    row("no tag", "1 Q0 a 1 1\n", 1, ErrorCode::RunColumns, "5");
    row("qrels", "1 0 a 1\n", 1, ErrorCode::RunColumns, "4");
    row("id with a blank", "1 Q0 a 1 1 t\n1 Q0 my paper 2 0.5 t\n", 2, ErrorCode::BadRank, "paper");
    row("id with a blank and a number", "1 Q0 a 1 9 t\n1 Q0 d 3 2 8 t\n", 2,
        ErrorCode::MovedColumns, "7");
    row("id with a blank and a decimal comma", "1 Q0 a 1 9 t\n1 Q0 d 3 2 8,5 t\n", 2,
        ErrorCode::MovedColumns, "7");
    row("id with a blank and a number in the first line", "1 Q0 d 3 1 9 t\n1 Q0 a 2 8 t\n", 2,
        ErrorCode::MovedColumns, "6");
    row("id of three words", "1 Q0 a 1 9 t\n1 Q0 d 3 4 2 8 t\n", 2, ErrorCode::MovedColumns, "8");
    row("id with a blank, and a tag with one", "1 Q0 a 1 9 t u\n1 Q0 d 3 2 8 t u\n", 2,
        ErrorCode::MovedColumns, "8");
    row("id with a blank and a number far behind",
        "1 Q0 a 1 9 t\n" + std::string(1 << 21, '\n') + "1 Q0 d 3 2 8 t\n1 Q0 b 3 word t\n",
        (1 << 21) + 2, ErrorCode::MovedColumns, "7");
    row("comments and blanks count as lines", "# x\r\n\r\n1 Q0 a 1 1 t\r\n1 Q0\r\n", 4,
        ErrorCode::RunColumns, "2");
    row("decimal comma", "1 Q0 a 1 2,5 t\n", 1, ErrorCode::DecimalComma, "2,5");
    row("score word", "1 Q0 a 1 high t\n", 1, ErrorCode::BadScore, "high");
    row("score beyond double", "1 Q0 a 1 1e400 t\n", 1, ErrorCode::BadScore, "1e400");
    row("hexadecimal score", "1 Q0 a 1 0x1p3 t\n", 1, ErrorCode::BadScore, "0x1p3");
    row("two signs", "1 Q0 a 1 +-1 t\n", 1, ErrorCode::BadScore, "+-1");
    row("fractional rank", "1 Q0 a 1.5 1 t\n", 1, ErrorCode::BadRank, "1.5");
    row("rank beyond 64 bits", "1 Q0 a 9223372036854775808 1 t\n", 1, ErrorCode::BadRank,
        "9223372036854775808");
    row("document twice", "1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n\n1 Q0 a 3 0.5 t\n", 4,
        ErrorCode::DuplicateDocument, "a");
    row("document twice with the same score", "1 Q0 a 1 2 t\n1 Q0 a 1 2 t\n", 2,
        ErrorCode::DuplicateDocument, "a");
    row("the first duplicate in the file",
        "2 Q0 a 1 2 t\n1 Q0 b 1 2 t\n2 Q0 a 1 2 t\n1 Q0 b 1 2 t\n", 3, ErrorCode::DuplicateDocument,
        "a");
    row("NUL byte", "1 Q0 a 1 1 t\n1 Q0 b\0 1 1 t\n"s, 2, ErrorCode::BinaryData, "0x00");
    row("Latin-1", "1 Q0 caf\xE9 1 1 t\n", 1, ErrorCode::NotUtf8, "0xe9");
    row("long finds are cut", "1 Q0 a 1 " + std::string(200, 'x') + " t\n", 1, ErrorCode::BadScore,
        std::string(120, 'x') + "…");
}

void TestRun::refused()
{
    QFETCH(const std::string, text);
    const auto run = core::parseRun(text, "file");
    QVERIFY(!run);
    QCOMPARE(run.error().file, "file"s);
    refusals::compareOfLine(run.error());
}

void TestRun::diagnostics_data()
{
    using core::Diagnostic;
    using enum core::Warning;
    QTest::addColumn<std::string>("text");
    QTest::addColumn<core::Diagnostics>("diagnostics");
    const auto row = [](const char* name, const std::string& text, core::Diagnostics diagnostics) {
        QTest::newRow(name) << text << std::move(diagnostics);
    };
    row("nothing odd", "1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n", {});
    row("byte order marks of joined files",
        "\xEF\xBB\xBF"
        "1 Q0 a 1 2 t\n\xEF\xBB\xBF\xEF\xBB\xBF"
        "1 Q0 b 2 1 t\n",
        {{ByteOrderMark, 3, 1, ""}});
    row("a line of a byte order mark alone", "1 Q0 a 1 2 t\n\xEF\xBB\xBF\n",
        {{ByteOrderMark, 1, 2, ""}, {BlankLines, 1, 2, ""}});
    row("byte order mark",
        "\xEF\xBB\xBF"
        "1 Q0 a 1 1 t\n",
        {{ByteOrderMark, 1, 1, ""}});
    row("blank lines", "\n1 Q0 a 1 1 t\n \t\n", {{BlankLines, 2, 1, ""}});
    row("comment lines", "1 Q0 a 1 1 t\n # x\n#\n", {{CommentLines, 2, 2, "# x"}});
    row("columns after the tag", "1 Q0 a 1 1 t u\n", {{ExtraColumns, 1, 1, "1 Q0 a 1 1 t u"}});
    row("columns after some tags", "1 Q0 a 1 2 t\n1 Q0 b 2 1 t 7\n1 Q0 c 3 0 u 7\n",
        {{ExtraColumns, 2, 2, "1 Q0 b 2 1 t 7"}});
    row("numbers for tags", "1 Q0 a 1 3 1\n1 Q0 b 2 2 2 note\n1 Q0 c 3 1 t 2 3\n",
        {{ExtraColumns, 2, 2, "1 Q0 b 2 2 2 note"}});
    row("a number for a tag in every line", "1 Q0 a 1 2 5 x\n1 Q0 b 2 1 5\n",
        {{ExtraColumns, 1, 1, "1 Q0 a 1 2 5 x"}});
    row("scientific notation", "1 Q0 a 1 2e-3 t\n", {{ScientificNumber, 1, 1, "2e-3"}});
    row("infinite scores", "1 Q0 a 1 inf t\n1 Q0 b 2 -inf t\n", {{InfiniteScore, 2, 1, "inf"}});
    row("not a number", "1 Q0 a 1 NaN t\n1 Q0 b 2 -3 t\n1 Q0 c 3 -nan t\n",
        {{NanScore, 2, 1, "NaN"}, {TiedScores, 1, 1, "1"}, {RankContradictsScore, 1, 1, "1"}});
    row("the largest double", "1 Q0 a 1 1 t\n1 Q0 b 2 -1.79769e+308 t\n",
        {{LargestScore, 1, 2, "-1.79769e+308"}});
    row("ties", "1 Q0 a 1 3 t\n2 Q0 a 1 1 t\n2 Q0 b 2 1.0 t\n2 Q0 c 3 1 t\n1 Q0 b 2 2 t\n",
        {{TiedScores, 2, 2, "2"}, {UnequalDepths, 1, 1, "1"}, {SplitQuery, 1, 5, "1"}});
    row("ranks contradict the scores", "1 Q0 a 1 1 t\n1 Q0 b 2 2 t\n",
        {{RankContradictsScore, 1, 1, "1"}});
    row("equal ranks contradict nothing", "1 Q0 a 0 1 t\n1 Q0 b 0 2 t\n", {});
    row("ranks of equal scores contradict nothing", "1 Q0 a 1 1 t\n1 Q0 b 2 1 t\n",
        {{TiedScores, 1, 1, "1"}});
    row("shorter queries", "1 Q0 a 1 1 t\n2 Q0 a 1 2 t\n2 Q0 b 2 1 t\n3 Q0 a 1 1 t\n",
        {{UnequalDepths, 2, 1, "1"}});
    row("queries apart", "1 Q0 a 1 3 t\n2 Q0 a 1 3 t\n\n1 Q0 b 2 2 t\n2 Q0 b 2 2 t\n",
        {{BlankLines, 1, 3, ""}, {SplitQuery, 2, 4, "1"}});
    row("a comment parts no query", "1 Q0 a 1 3 t\n#\n1 Q0 b 2 2 t\n", {{CommentLines, 1, 2, "#"}});
    row("MS MARCO", "1\t7\t1\n1\t8\t2\n", {{NoScores, 1, 0, ""}});
    const std::string others =
        "1 Q0 edge5 2 3 t\n1 Q0 15 3 2 t\n1 Q0 0xE5 4 1 t\n1 Q0 1E5123 5 0 t\n";
    row("ids of spreadsheets among everyday lines",
        "1 Q0 1E5 1 4 t\n" + others +
            "1 Q0 1,25e+11 6 -1 t\n"
            "1 Q0 9.78E-12 7 -2 t\n1 Q0 2E+123 8 -3 t\n",
        {{SpreadsheetId, 4, 1, "1E5"}});
    row("an id of a spreadsheet in a line with two blanks", "1 Q0 a 1 4 t\n1  Q0 1E5 2 3 t\n",
        {{SpreadsheetId, 1, 2, "1E5"}});
    row("a query of a spreadsheet counts once",
        "2E3 Q0 a 1 4 t\n3 Q0 c 1 4 t\n2E3 Q0 b 2 3 t\n3 Q0 d 2 3 t\n",
        {{SpreadsheetId, 1, 1, "2E3"}, {SplitQuery, 2, 3, "2E3"}});
}

void TestRun::diagnostics()
{
    QFETCH(const std::string, text);
    QFETCH(const core::Diagnostics, diagnostics);
    const auto run = core::parseRun(text, "file");
    QVERIFY(run);
    QCOMPARE(run->diagnostics, diagnostics);
}

void TestRun::equalRanksAreTold()
{
    const std::string text = "1 Q0 b 2 3 t\n1 Q0 a 1 1 t\n1 Q0 c 2 2 t\n2 Q0 a 0 1 t\n"
                             "2 Q0 b 0 2 t\n2 Q0 c 0 3 t\n";
    const auto run = core::parseRun(text, "file", RankOrder::RankColumn);
    QVERIFY(run);
    QCOMPARE(run->diagnostics, (core::Diagnostics{{core::Warning::TiedRanks, 3, 1, "1"}}));
    QCOMPARE(run->queries[1].documents[2].document, "c"s);
    QCOMPARE(core::parseRun(text, "file", RankOrder::File)->diagnostics, core::Diagnostics{});
}

void TestRun::threadsReadTheSame_data()
{
    QTest::addColumn<std::string>("text");
    std::string together;
    std::string apart;
    for (int query = 0; query < 400; ++query)
        for (int rank = 0; rank < 200; ++rank) {
            const auto line = [rank](int of) {
                return std::to_string(of) + " Q0 document-" + std::to_string(rank * 7919 % 1000) +
                       " " + std::to_string(rank) + " " + std::to_string(200 - rank / 2) + " t\n";
            };
            together += line(query);
            apart += line((query + rank) % 400);
        }
    QTest::newRow("queries together") << together;
    QTest::newRow("queries apart") << apart;
    QTest::newRow("a wrong line near the end") << together + "399 Q0 x y 1 t\n" + together;
    QTest::newRow("a document twice, then a wrong line")
        << together + "399 Q0 document-0 1 1 t\n" + apart + "1 Q0\n";
    QTest::newRow("one line end") << std::string(3 << 20, ' ') + "1 Q0 a 1 1 t";
    QTest::newRow("CR alone") << [&together] {
        std::string text = together;
        std::replace(text.begin(), text.end(), '\n', '\r');
        return text;
    }();
}

void TestRun::threadsReadTheSame()
{
    QFETCH(const std::string, text);
    const auto one = core::parseRun(text, "file");
    for (const std::size_t threads : {2u, 7u}) {
        const auto run = core::parseRun(text, "file", RankOrder::ScoreThenIdDescending, {},
                                        core::Threads(threads));
        QCOMPARE(run.hasValue(), one.hasValue());
        if (!run) {
            QVERIFY(run.error() == one.error());
            continue;
        }
        QVERIFY(run->queries == one->queries);
        QCOMPARE(run->diagnostics, one->diagnostics);
        QCOMPARE(run->lastTag, one->lastTag);
    }
}

void TestRun::everydayLinesSayWhatOthersSay_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::newRow("tabs") << " "s
                          << "\t"s;
    QTest::newRow("two blanks") << " "s
                                << "  "s;
    QTest::newRow("a blank before the line end") << "\n"s
                                                 << " \n"s;
    QTest::newRow("CRLF") << "\n"s
                          << "\r\n"s;
}

/// Single blanks and line feeds are read another way.
void TestRun::everydayLinesSayWhatOthersSay()
{
    QFETCH(const std::string, from);
    QFETCH(const std::string, to);
    std::mt19937 random(6);
    const auto digits = [&random](std::size_t most) {
        std::string text;
        for (std::size_t left = 1 + random() % most; left > 0; --left)
            text += static_cast<char>('0' + random() % 10);
        return text;
    };
    std::string everyday;
    for (int line = 0; line < 20'000; ++line) {
        everyday += std::string(1 + line / 1000 % 12, 'q') + std::to_string(line / 1000) + " Q0 d" +
                    digits(20) + std::to_string(line) + ' ' + digits(7) +
                    (random() % 2 ? " -" : " ") + digits(9);
        if (random() % 8 != 0)
            everyday += '.' + digits(9);
        everyday += " tag\n";
    }
    std::string other;
    for (const char c : everyday)
        other += c == from[0] ? to : std::string(1, c);

    const auto expected = core::parseRun(everyday, "file");
    const auto run = core::parseRun(other, "file");
    QVERIFY(expected && run);
    QVERIFY(run->queries == expected->queries);
    QCOMPARE(run->lastTag, expected->lastTag);
    QCOMPARE(run->diagnostics, expected->diagnostics);
    const core::QueryResults& first = expected->queries.front();
    QCOMPARE(first.documents.size(), std::size_t{1000});
}

void TestRun::linesApartSayTheSame_data()
{
    QTest::addColumn<std::string>("query");
    QTest::addColumn<std::string>("document");
    QTest::addColumn<long long>("rankStep");
    QTest::newRow("short ids") << ""s
                               << "d"s << 1LL;
    QTest::newRow("query ids of up to eight bytes") << "quer"s
                                                    << "d"s << 1LL;
    QTest::newRow("query ids that differ behind eight bytes") << "long-query-"s
                                                              << "d"s << 1LL;
    QTest::newRow("documents of 199 to 202 bytes") << "q"s << std::string(198, 'd') << 1LL;
    QTest::newRow("documents of 1,000 bytes") << "q"s << std::string(1000, 'd') << 1LL;
    QTest::newRow("ranks beyond 65,535") << "q"s
                                         << "d"s << 1000LL;
    QTest::newRow("ranks below 0") << "q"s
                                   << "d"s << -1LL;
}

/// Lines in no order are gathered by query in another way than lines that stand together.
void TestRun::linesApartSayTheSame()
{
    QFETCH(const std::string, query);
    QFETCH(const std::string, document);
    QFETCH(const long long, rankStep);
    std::vector<std::string> lines;
    for (int q = 0; q < 400; ++q)
        for (int rank = 1; rank <= 1 + q % 90; ++rank)
            lines.push_back(query + std::to_string(q) + " Q0 " + document +
                            std::to_string(rank * 7919 % 10000) + " " +
                            std::to_string(rank * rankStep) + " " + std::to_string(-rank / 3) +
                            ".25 t\n");
    const auto joined = [&lines] {
        std::string text;
        for (const std::string& line : lines)
            text += line;
        return text;
    };
    const auto together = core::parseRun(joined(), "file");
    std::mt19937 random(5);
    for (std::size_t i = lines.size(); i > 1; --i)
        std::swap(lines[i - 1], lines[random() % i]);
    for (const std::size_t threads : {1u, 3u}) {
        const auto apart = core::parseRun(joined(), "file", RankOrder::ScoreThenIdDescending, {},
                                          core::Threads(threads));
        QVERIFY(together && apart);
        QVERIFY(together->queries == apart->queries);
    }
}

void TestRun::stopped()
{
    std::stop_source source;
    source.request_stop();
    core::Loading loading(source.get_token());
    const auto run =
        core::parseRun("1 Q0 a 1 1 t\n", "file", RankOrder::File, {}, core::Threads(2), &loading);
    QVERIFY(!run);
    QVERIFY((run.error() == core::ParseError{"file", 0, ErrorCode::Stopped, {}}));
}

void TestRun::find()
{
    const auto run = core::parseRun("b Q0 x 1 1 t\na Q0 y 1 1 t\n", "file");
    QVERIFY(run);
    QVERIFY(run->find("a") == &run->queries[0]);
    QVERIFY(run->find("b") == &run->queries[1]);
    QVERIFY(!run->find("c"));
}

void TestRun::nanIsLast()
{
    const std::string text = "1 Q0 a 1 nan t\n1 Q0 b 2 -5 t\n1 Q0 c 3 -inf t\n1 Q0 d 4 2 t\n";
    const auto run = core::parseRun(text, "file", RankOrder::ScoreThenFile);
    QVERIFY(run);
    QCOMPARE(ranked(*run), "1 d, 1 b, 1 a, 1 c"s);
}

void TestRun::nanStandsWhereTrecEvalLeavesIt()
{
    std::mt19937 random(14);
    for (std::size_t size = 1; size < 70; ++size) {
        std::vector<Result> byId;
        for (std::size_t i = 0; i < size; ++i) {
            const unsigned drawn = random() % 6;
            byId.push_back({"d" + std::to_string(1000 + i),
                            drawn == 0 ? std::nanf("") : static_cast<float>(drawn)});
        }
        std::vector<Result> inFile = byId;
        std::shuffle(inFile.begin(), inFile.end(), random);
        std::string text;
        for (const Result& result : inFile)
            text += "1 Q0 " + result.document + " 1 " +
                    (std::isnan(result.score) ? "nan"s : std::to_string(result.score)) + " t\n";
        const auto run = core::parseRun(text, "file", RankOrder::ScoreThenIdDescending,
                                        {core::NumberReading::LikeC, core::ScorePrecision::Float});
        QVERIFY(run);
        std::vector<std::string> ids;
        for (const core::RetrievedDocument& document : run->queries.front().documents)
            ids.emplace_back(document.document);
        QCOMPARE(ids, sortedByC(byId));
    }
}

void TestRun::nanLikeTrecIsADocument()
{
    const auto run = core::parseRun("1 Q0 a 1 nan t\n1 Q0 b 2 1 t\n2 Q0 a 1 1 t\n", "file",
                                    RankOrder::ScoreThenIdDescending,
                                    {core::NumberReading::LikeC, core::ScorePrecision::Float});
    QVERIFY(run);
    QVERIFY2(flat(run->diagnostics).find("UnequalDepths 1 at 3 2") != std::string::npos,
             flat(run->diagnostics).c_str());
}

/// Ranks are numbered from 1, and scores read back the same.
void TestRun::asText()
{
    const auto run = core::parseRun("b Q0 y 7 0.1 u\na Q0 x 9 4 u\nb Q0 z 8 2 u\n", "run");
    QVERIFY(run);
    const auto text = core::runText(*run, "tag", "file");
    QVERIFY(text);
    QCOMPARE(*text, "a Q0 x 1 4 tag\nb Q0 z 1 2 tag\nb Q0 y 2 0.1 tag\n"s);
    core::Run spaced = *run;
    spaced.queries[1].documents[0].document = "d 1";
    QCOMPARE(core::runText(spaced, "tag", "file").error().problem, ErrorCode::IdNotForTrec);
    spaced = *run;
    spaced.queries[0].query = "a b";
    QCOMPARE(core::runText(spaced, "tag", "file").error().problem, ErrorCode::IdNotForTrec);
}

QTEST_APPLESS_MAIN(TestRun)

}  // namespace tst_run

#include "tst_run.moc"
