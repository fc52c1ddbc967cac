#include "core/io/run.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>
#include <string>

using core::Problem;
using core::RankOrder;
using namespace std::string_literals;

namespace {

/// Every document in rank order, as `query document, …`.
std::string flat(const core::Run& run)
{
    std::string text;
    for (const core::QueryResults& query : run.queries)
        for (const core::RetrievedDocument& document : query.documents)
            text += (text.empty() ? "" : ", ") + query.query + " " + std::string(document.document);
    return text;
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
    void refused_data();
    void refused();
    void find();
    void readNamesTheFile();
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
    QTest::newRow("same document for two queries") << "1 Q0 a 1 1 t\n2 Q0 a 1 1 t\n"s
                                                   << "1 a, 2 a"s;
}

void TestRun::accepted()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, ranking);
    const auto run = core::parseRun(text, "file");
    QVERIFY(run);
    QCOMPARE(flat(*run), ranking);
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
    QCOMPARE(flat(*run), ranking);
}

void TestRun::columnsAreKept()
{
    const auto run = core::parseRun("1 Q0 a 7 2.5 first x\n2 Q0 a 8 1 second\n", "file");
    QVERIFY(run);
    QCOMPARE(run->tag, "first"s);
    QVERIFY((run->queries[0].documents[0] == core::RetrievedDocument{"a", 2.5, 7}));
}

void TestRun::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const std::string& text, std::size_t line,
                        Problem problem, const std::string& found) {
        QTest::newRow(name) << text << line << problem << found;
    };
    row("empty file", "", 0, Problem::NothingToRead, "");
    row("comments only", "# x\n\n", 0, Problem::NothingToRead, "");
    row("header", "# x\nquery Q0 document rank score tag\n1 Q0 a 1 1 t\n", 2, Problem::HeaderLine,
        "query Q0 document rank score tag");
    row("words further down are no header", "1 Q0 a 1 1 t\n1 Q0 b rank score t\n", 2,
        Problem::BadRank, "rank");
    row("MS MARCO: three columns", "1124703\t8766037\t1\n", 1, Problem::RunColumns, "3");
    row("no tag", "1 Q0 a 1 1\n", 1, Problem::RunColumns, "5");
    row("qrels", "1 0 a 1\n", 1, Problem::RunColumns, "4");
    row("id with a blank", "1 Q0 a 1 1 t\n1 Q0 my paper 2 0.5 t\n", 2, Problem::BadRank, "paper");
    row("comments and blanks count as lines", "# x\r\n\r\n1 Q0 a 1 1 t\r\n1 Q0\r\n", 4,
        Problem::RunColumns, "2");
    row("score nan", "1 Q0 a 1 1 t\n1 Q0 b 2 nan t\n", 2, Problem::BadScore, "nan");
    row("score -NaN", "1 Q0 a 1 -NaN t\n", 1, Problem::BadScore, "-NaN");
    row("decimal comma", "1 Q0 a 1 2,5 t\n", 1, Problem::BadScore, "2,5");
    row("score word", "1 Q0 a 1 high t\n", 1, Problem::BadScore, "high");
    row("score beyond double", "1 Q0 a 1 1e400 t\n", 1, Problem::BadScore, "1e400");
    row("hexadecimal score", "1 Q0 a 1 0x1p3 t\n", 1, Problem::BadScore, "0x1p3");
    row("two signs", "1 Q0 a 1 +-1 t\n", 1, Problem::BadScore, "+-1");
    row("fractional rank", "1 Q0 a 1.5 1 t\n", 1, Problem::BadRank, "1.5");
    row("rank beyond 64 bits", "1 Q0 a 9223372036854775808 1 t\n", 1, Problem::BadRank,
        "9223372036854775808");
    row("document twice", "1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n\n1 Q0 a 3 0.5 t\n", 4,
        Problem::DuplicateDocument, "a");
    row("document twice with the same score", "1 Q0 a 1 2 t\n1 Q0 a 1 2 t\n", 2,
        Problem::DuplicateDocument, "a");
    row("the first duplicate in the file",
        "2 Q0 a 1 2 t\n1 Q0 b 1 2 t\n2 Q0 a 1 2 t\n1 Q0 b 1 2 t\n", 3, Problem::DuplicateDocument,
        "a");
    row("NUL byte", "1 Q0 a 1 1 t\n1 Q0 b\0 1 1 t\n"s, 2, Problem::BinaryData, "0x00");
    row("Latin-1", "1 Q0 caf\xE9 1 1 t\n", 1, Problem::NotUtf8, "0xe9");
    row("long finds are cut", "1 Q0 a 1 " + std::string(200, 'x') + " t\n", 1, Problem::BadScore,
        std::string(120, 'x') + "…");
}

void TestRun::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const Problem, problem);
    QFETCH(const std::string, found);
    const auto run = core::parseRun(text, "file");
    QVERIFY(!run);
    QCOMPARE(run.error().file, "file"s);
    QCOMPARE(run.error().line, line);
    QCOMPARE(run.error().problem, problem);
    QCOMPARE(run.error().found, found);
}

void TestRun::find()
{
    const auto run = core::parseRun("b Q0 x 1 1 t\na Q0 y 1 1 t\n", "file");
    QVERIFY(run);
    QVERIFY(run->find("a") == &run->queries[0]);
    QVERIFY(run->find("b") == &run->queries[1]);
    QVERIFY(!run->find("c"));
}

void TestRun::readNamesTheFile()
{
    const auto run = core::readRun("/no/such/file");
    QVERIFY(!run);
    QCOMPARE(run.error().problem, Problem::CannotOpen);
    QCOMPARE(run.error().file, "/no/such/file"s);
}

QTEST_APPLESS_MAIN(TestRun)
#include "tst_run.moc"
