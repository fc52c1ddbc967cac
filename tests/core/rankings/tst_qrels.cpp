// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/qrels.h"

#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_qrels {

using core::ErrorCode;
using namespace std::string_literals;

class TestQrels : public QObject {
    Q_OBJECT
private slots:
    void init();
    void accepted_data();
    void accepted();
    void refused_data();
    void refused();
    void diagnostics_data();
    void diagnostics();
    void chosen();
    void topGrade_data();
    void topGrade();
    void find();
    void readNamesTheFile();
};

void TestQrels::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestQrels::accepted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("judgments");
    QTest::newRow("TREC") << "301 0 FBIS3-10082 1\n301 0 FBIS3-10169 0\n"s
                          << "301 FBIS3-10082 1, 301 FBIS3-10169 0"s;
    QTest::newRow("file order within a query") << "1 0 b 1\n1 0 a 2\n"s
                                               << "1 b 1, 1 a 2"s;
    QTest::newRow("queries in byte order") << "9 0 a 1\n10 0 a 1\nq 0 a 1\nQ 0 a 1\n"s
                                           << "10 a 1, 9 a 1, Q a 1, q a 1"s;
    QTest::newRow("lines of a query apart") << "1 0 a 1\n2 0 a 2\n1 0 b 3\n"s
                                            << "1 a 1, 1 b 3, 2 a 2"s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"
                                        "1 0 a 1\n"s
                                     << "1 a 1"s;
    QTest::newRow("CRLF") << "1 0 a 1\r\n1 0 b 2\r\n"s
                          << "1 a 1, 1 b 2"s;
    QTest::newRow("CR alone") << "1 0 a 1\r1 0 b 2\r"s
                              << "1 a 1, 1 b 2"s;
    QTest::newRow("no final line end") << "1 0 a 1\n1 0 b 2"s
                                       << "1 a 1, 1 b 2"s;
    QTest::newRow("tabs, blanks, both") << "1\t0\ta\t1\n 1  0 \t b 2 \n"s
                                        << "1 a 1, 1 b 2"s;
    QTest::newRow("blank line") << "1 0 a 1\n\n \t\n1 0 b 2\n"s
                                << "1 a 1, 1 b 2"s;
    QTest::newRow("two # lines together") << "# x\n# y\n1 0 a 1\n"s
                                          << "1 a 1"s;
    QTest::newRow("# line at the end") << "1 0 a 1\n# end"s
                                       << "1 a 1"s;
    QTest::newRow("# within an id is text") << "1 0 a#2 1\n"s
                                            << "1 a#2 1"s;
    QTest::newRow("ids stay text") << "007 0 1E5 1\n7 0 100000 1\n"s
                                   << "007 1E5 1, 7 100000 1"s;
    QTest::newRow("ids beyond ASCII") << "prüfung 0 文档 1\n"s
                                      << "prüfung 文档 1"s;
    QTest::newRow("fractional grade") << "1 0 a 0.9\n"s
                                      << "1 a 0.9"s;
    QTest::newRow("negative grade") << "1 0 a -2\n"s
                                    << "1 a -2"s;
    QTest::newRow("grade with a sign") << "1 0 a +3\n"s
                                       << "1 a 3"s;
    QTest::newRow("scientific notation") << "1 0 a 2e0\n"s
                                         << "1 a 2"s;
    QTest::newRow("same judgment twice is merged") << "1 0 a 1\n1 0 b 0\n1 0 a 1.0\n"s
                                                   << "1 a 1, 1 b 0"s;
    QTest::newRow("same document for two queries") << "1 0 a 1\n2 0 a 2\n"s
                                                   << "1 a 1, 2 a 2"s;
    QTest::newRow("iteration Q0") << "1 Q0 a 1\n"s
                                  << "1 a 1"s;
}

void TestQrels::accepted()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, judgments);
    const auto qrels = core::parseQrels(text, "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), judgments);
}

void TestQrels::refused_data()
{
    const auto row = refusals::rowsOfLines();
    row("empty file", "", 0, ErrorCode::NothingToRead, "");
    row("comments only", "# x\n\n", 0, ErrorCode::NothingToRead, "");
    row("byte order mark only", "\xEF\xBB\xBF", 0, ErrorCode::NothingToRead, "");
    row("header", "query-id iter corpus-id score\n1 0 a 1\n", 1, ErrorCode::HeaderLine,
        "query-id iter corpus-id score");
    row("BEIR header and columns", "query-id\tcorpus-id\tscore\nq\td\t1\n", 1,
        ErrorCode::QrelsColumns, "3");
    row("three columns", "1 0 a 1\n1 a 1\n", 2, ErrorCode::QrelsColumns, "3");
    row("five columns", "1 0 a 1 x\n", 1, ErrorCode::QrelsColumns, "5");
    row("id with a blank", "1 0 a 1\n1 0 my document 1\n", 2, ErrorCode::QrelsColumns, "5");
    row("comments and blanks count as lines", "# x\r\n\r\n1 0 a 1\r\n1 0 b\r\n", 4,
        ErrorCode::QrelsColumns, "3");
    row("word grade", "1 0 a yes\n", 1, ErrorCode::BadGrade, "yes");
    row("grade with a word behind", "1 0 a 1x\n", 1, ErrorCode::BadGrade, "1x");
    row("two signs", "1 0 a +-1\n", 1, ErrorCode::BadGrade, "+-1");
    row("decimal comma", "1 0 a 2,5\n", 1, ErrorCode::DecimalComma, "2,5");
    row("grade nan", "1 0 a nan\n", 1, ErrorCode::BadGrade, "nan");
    row("grade inf", "1 0 a inf\n", 1, ErrorCode::BadGrade, "inf");
    row("grade beyond double", "1 0 a 1e400\n", 1, ErrorCode::BadGrade, "1e400");
    row("two different judgments", "1 0 a 1\n1 0 b 1\n\n1 0 a 2\n", 4, ErrorCode::DuplicateJudgment,
        "a");
    row("the first contradiction in the file", "2 0 a 1\n1 0 b 1\n2 0 a 2\n1 0 b 2\n", 3,
        ErrorCode::DuplicateJudgment, "a");
    row("NUL byte", "1 0 a 1\n1 0 b\0 1\n"s, 2, ErrorCode::BinaryData, "0x00");
    row("Latin-1", "1 0 a 1\n1 0 caf\xE9 1\n", 2, ErrorCode::NotUtf8, "0xe9");
    row("a fault before unreadable bytes comes first", "1 0 a\n\xE9\n", 1, ErrorCode::QrelsColumns,
        "3");
}

void TestQrels::refused()
{
    QFETCH(const std::string, text);
    const auto qrels = core::parseQrels(text, "file");
    QVERIFY(!qrels);
    QCOMPARE(qrels.error().file, "file"s);
    refusals::compareOfLine(qrels.error());
}

void TestQrels::diagnostics_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("nothing odd") << "1 0 a 1\n1 0 b 0\n"s
                                 << ""s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"
                                        "1 0 a 1\n1 0 b 0\n"s
                                     << "ByteOrderMark 1 at 1"s;
    QTest::newRow("byte order marks of joined files") << "\xEF\xBB\xBF"
                                                         "1 0 a 1\n\xEF\xBB\xBF"
                                                         "1 0 b 0\n"s
                                                      << "ByteOrderMark 2 at 1"s;
    QTest::newRow("byte order mark within") << "1 0 a 1\n\xEF\xBB\xBF"
                                               "1 0 b 0\n"s
                                            << "ByteOrderMark 1 at 2"s;
    QTest::newRow("blank and # lines") << "# x\n\n1 0 a 1\n\n1 0 b 0\n#y"s
                                       << "BlankLines 2 at 2; CommentLines 2 at 1 # x"s;
    QTest::newRow("ids like 007 are plain") << "007 0 01 1\n7 0 1 2\n"s
                                            << ""s;
    QTest::newRow("ids like 1E5") << "1 0 1E5 1\n1 0 2e+3 0\n"s
                                  << "SpreadsheetId 2 at 1 1E5"s;
    QTest::newRow("scientific notation") << "1 0 a 2e0\n1 0 b 0\n"s
                                         << "ScientificNumber 1 at 1 2e0"s;
    QTest::newRow("duplicate with the same grade") << "1 0 a 1\n1 0 b 0\n1 0 a 1\n1 0 a 1.0\n"s
                                                   << "RepeatedJudgment 2 at 3 a"s;
    QTest::newRow("fractional grade") << "1 0 a 0.9\n1 0 b 1.9\n"s
                                      << "FractionalGrade 2 at 1 a"s;
    QTest::newRow("negative grade") << "1 0 a 1\n1 0 b -2\n"s
                                    << "NegativeGrade 1 at 2 b"s;
    QTest::newRow("one class only") << "1 0 a 1\n2 0 b 1\n"s
                                    << "OneGrade 1"s;
    QTest::newRow("nothing relevant for a query")
        << "1 0 a 1\n2 0 b 0\n3 0 b -1\n"s
        << "NegativeGrade 1 at 3 b; NothingRelevant 2 at 2 2"s;
}

void TestQrels::diagnostics()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, expected);
    const auto qrels = core::parseQrels(text, "file");
    QVERIFY(qrels);
    QCOMPARE(flat(qrels->diagnostics), expected);
}

void TestQrels::chosen()
{
    core::QrelsReading reading;
    reading.repeated = core::RepeatedGrade::Last;
    reading.mark = core::DecimalMark::Comma;
    const auto qrels = core::parseQrels("1 0 a 2,5\n1 0 a 1\n1 0 b 0\n", "file", reading);
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), "1 a 1, 1 b 0"s);
    QCOMPARE(flat(qrels->diagnostics),
             "DecimalComma 1 at 1 2,5; KeptLastGrade 1 at 2 a; FractionalGrade 1 at 1 a"s);
}

void TestQrels::topGrade_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("topGrade");
    QTest::newRow("over all queries") << "1 0 a 1\n2 0 a 2.5\n3 0 a 2\n"s << 2.5;
    QTest::newRow("at least 0") << "1 0 a -2\n"s << 0.0;
}

void TestQrels::topGrade()
{
    QFETCH(const std::string, text);
    QFETCH(const double, topGrade);
    const auto qrels = core::parseQrels(text, "file");
    QVERIFY(qrels);
    QVERIFY(qrels->topGrade == topGrade);
}

void TestQrels::find()
{
    const auto qrels = core::parseQrels("b 0 x 1\na 0 y 1\nd 0 z 1\n", "file");
    QVERIFY(qrels);
    for (const std::string query : {"a", "b", "d"}) {
        QVERIFY(qrels->find(query));
        QCOMPARE(qrels->find(query)->query, query);
    }
    for (const std::string query : {"", "A", "c", "e"})
        QVERIFY(!qrels->find(query));
}

void TestQrels::readNamesTheFile()
{
    const auto qrels = core::readQrels("/no/such/file");
    QVERIFY(!qrels);
    QCOMPARE(qrels.error().problem, ErrorCode::CannotOpen);
    QCOMPARE(qrels.error().file, "/no/such/file"s);
    QVERIFY(!qrels.error().found.empty());
}

QTEST_APPLESS_MAIN(TestQrels)

}  // namespace tst_qrels

#include "tst_qrels.moc"
