// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/file_evaluation.h"
#include "core/rankings/runs/document_lists.h"

#include "tests/compressed.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <cstddef>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tst_file_evaluation {

using core::ErrorCode;
using core::RankOrder;
using namespace std::string_literals;

namespace {

const std::vector<core::MeasureSpec>& definitions()
{
    static const std::vector<core::MeasureSpec> all{definitionOf("nDCG@10"), definitionOf("AP"),
                                                    definitionOf("RR"),      definitionOf("P@10"),
                                                    definitionOf("bpref"),   definitionOf("RBP")};
    return all;
}

constexpr int queries = 24;

std::string qrelsText()
{
    std::string text;
    for (int query = 0; query < queries; query += 2)
        for (int document = 0; document < 30; ++document)
            text += std::to_string(query) + " 0 d" + std::to_string(document * 37 % 500) + " " +
                    std::to_string(document % 4) + "\n";
    return text;
}

std::vector<std::string> linesOf(int query, std::mt19937& random)
{
    std::vector<std::string> lines;
    const int depth = 20 + static_cast<int>(random() % 100);
    for (int rank = 0; rank < depth; ++rank)
        lines.push_back(std::to_string(query) + " Q0 d" + std::to_string(rank * 7 % 500) + " " +
                        std::to_string(rank) + " " + std::to_string(50 - rank / 3) + "." +
                        std::to_string(random() % 10) + " tag\n");
    return lines;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

// std::shuffle differs from one library to the next.
void shuffle(std::vector<std::string>& lines, std::mt19937& random)
{
    for (std::size_t i = lines.size(); i > 1; --i)
        std::swap(lines[i - 1], lines[random() % i]);
}

std::string together()
{
    std::mt19937 random(1);
    std::string text;
    for (int query = 0; query < queries; ++query)
        text += joined(linesOf(query, random));
    return text;
}

std::string shuffledInside()
{
    std::mt19937 random(1);
    std::mt19937 order(2);
    std::string text;
    for (int query = 0; query < queries; ++query) {
        auto lines = linesOf(query, random);
        shuffle(lines, order);
        text += joined(lines);
    }
    return text;
}

std::string shuffledAll()
{
    std::mt19937 random(1);
    std::vector<std::string> all;
    for (int query = 0; query < queries; ++query)
        for (std::string& line : linesOf(query, random))
            all.push_back(std::move(line));
    shuffle(all, random);
    return joined(all);
}

bool isSame(const core::RunEvaluation& a, const core::RunEvaluation& b)
{
    if (a.queries.size() != b.queries.size())
        return false;
    for (std::size_t i = 0; i < a.queries.size(); ++i)
        if (a.queries[i].query != b.queries[i].query ||
            a.queries[i].values != b.queries[i].values ||
            a.queries[i].counted != b.queries[i].counted ||
            a.queries[i].missing != b.queries[i].missing)
            return false;
    return a.means == b.means && a.notInRun == b.notInRun && a.notJudged == b.notJudged;
}

core::Parsed<core::FileEvaluation> scored(const std::string& content, std::size_t threads,
                                          std::size_t blockSize,
                                          RankOrder order = RankOrder::ScoreThenIdDescending)
{
    const auto qrels = core::parseQrels(qrelsText(), "qrels");
    return core::evaluateContent(*qrels, core::SharedText(content), "run", order, {}, definitions(),
                                 {}, core::Threads(threads), nullptr, blockSize);
}

}  // namespace

class TestFileEvaluation : public QObject {
    Q_OBJECT
private slots:
    void init();
    void isWhatReadingAndScoringSay_data();
    void isWhatReadingAndScoringSay();
    void orderOfLinesDoesNotMatter();
    void idsOfAnyLength_data();
    void idsOfAnyLength();
    void oneListAQuery_data() { idsOfAnyLength_data(); }
    void oneListAQuery();
    void idsOfOtherEncodings();
    void damagedGzip();
    void everyCompressionSaysTheSame();
    void whatIsNoText_data();
    void whatIsNoText();
    void longLineInGzip();
    void nothingJudged();
    void stopped();
};

void TestFileEvaluation::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestFileEvaluation::isWhatReadingAndScoringSay_data()
{
    QTest::addColumn<std::string>("text");
    const std::string run = together();
    QTest::newRow("queries together") << run;
    QTest::newRow("lines shuffled inside a query") << shuffledInside();
    QTest::newRow("all lines shuffled") << shuffledAll();
    QTest::newRow("one query comes back") << run + "0 Q0 late 999 0.5 tag\n";
    QTest::newRow("a document comes back") << run + "0 Q0 d0 999 0.5 tag\n";
    QTest::newRow("no final line end") << run.substr(0, run.size() - 1);
    QTest::newRow("byte order mark, comments, blanks") << "\xEF\xBB\xBF# x\n\n" + run + "# y\n \n";
    QTest::newRow("empty") << ""s;
    QTest::newRow("comments only") << std::string(500, '#') + "\n\n";
    QTest::newRow("header") << "query Q0 document rank score tag\n" + run;
    QTest::newRow("wrong line in the middle") << run + "1 Q0 a b c d\n" + run;
    QTest::newRow("NaN") << run + "99 Q0 a 1 nan t\n";
    QTest::newRow("NUL byte") << run + "99 Q0 \0 1 1 t\n"s + run;
    QTest::newRow("Latin-1") << run + "99 Q0 caf\xE9 1 1 t\n" + run;
    QTest::newRow("ids beyond ASCII")
        << run + "99 Q0 caf\xC3\xA9 1 1 t\n99 Q0 na\xC3\xAFve 2 0 t\n";
    QTest::newRow("MS MARCO") << "0\td37\t2\n0\td0\t1\n0\td74\t3\n2\td0\t1\n"s;
    QTest::newRow("MS MARCO, all lines shuffled")
        << "0\td37\t2\n2\td0\t1\n0\td0\t1\n2\td5\t2\n0\td74\t3\n4\td0\t1\n2\td6\t3\n"
           "4\td37\t2\n0\td111\t4\n2\td7\t4\n6\td0\t1\n4\td74\t3\n6\td37\t2\n"s;
    QTest::newRow("blank lines first, MS MARCO shuffled")
        << std::string(1500, '\n') + "0\td37\t2\n2\td0\t1\n0\td0\t1\n"s;
    QTest::newRow("a heading, all lines shuffled, a document comes back")
        << "query Q0 document rank score tag\n" + shuffledAll() + "0 Q0 d0 999 0.5 tag\n";
    QTest::newRow("blanks before the lines, an id of two words")
        << "  0 Q0 d37 1 2 t\n  0 Q0 d0 2 1 t\n  2 Q0 d 5 1 1 t\n"s;
    QTest::newRow("a document comes back in another block")
        << "1 Q0 d0 1 9 t\n1 Q0 x1 2 8 t\n1 Q0 x2 3 7 t\n1 Q0 x3 4 6 t\n1 Q0 x4 5 5 t\n"
           "1 Q0 x5 6 4 t\n1 Q0 d0 7 3 t\n1 Q0 x6 8 2 t\n"s;
    QTest::newRow("queries without judgments, the later ones first")
        << "b Q0 x 1 1 t\n0 Q0 d0 1 1 t\na Q0 x 1 1 t\n"s;
    QTest::newRow("odd numbers") << "0 Q0 d0 +1 1e3 t\n0 Q0 d37 -2 -.5 t\n0 Q0 d74 007 inf t\n"
                                    "0 Q0 d5 3 12345678901234567890.5 t\n0 Q0 d6 9 5. t\n"s;
    std::string returns = run;
    for (char& c : returns)
        c = c == '\n' ? '\r' : c;
    QTest::newRow("CR alone") << returns;
    QTest::newRow("line beyond 1 MiB") << run + "99 Q0 a 1 1 " + std::string(1 << 20, 't') + "\n";
    QTest::newRow("NUL byte behind 1 MiB of a line")
        << run + "99 Q0 a 1 1 " + std::string(1 << 20, 't') + "\0\n"s + run;
    QTest::newRow("NUL byte within 1 MiB of a longer line")
        << run + "99 Q0 a 1 1 \0"s + std::string(1 << 20, 't') + "\n" + run;
}

/// One definition of a run's lines and of its order, whichever way it is read.
void TestFileEvaluation::isWhatReadingAndScoringSay()
{
    QFETCH(const std::string, text);
    const auto qrels = core::parseQrels(qrelsText(), "qrels");
    for (const RankOrder order :
         {RankOrder::ScoreThenIdDescending, RankOrder::ScoreThenFile, RankOrder::RankColumn}) {
        const auto run = core::parseRun(text, "run", order);
        const auto whole =
            run ? core::evaluateRun(*qrels, *run, definitions()) : core::RunEvaluation();
        for (const std::string& content : {text, gzipped(text)}) {
            for (const auto& [threads, blockSize] :
                 {std::pair{1u, 64u}, std::pair{2u, 1000u}, std::pair{7u, 300u},
                  std::pair{2u, 1u << 20}}) {
                const auto streamed = scored(content, threads, blockSize, order);
                QCOMPARE(streamed.hasValue(), run.hasValue());
                if (!run) {
                    QCOMPARE(streamed.error().line, run.error().line);
                    QCOMPARE(streamed.error().problem, run.error().problem);
                    QCOMPARE(streamed.error().found, run.error().found);
                    QCOMPARE(streamed.error().query, run.error().query);
                    continue;
                }
                QCOMPARE(streamed->tag, run->tag);
                QCOMPARE(streamed->diagnostics, run->diagnostics);
                QVERIFY(isSame(streamed->evaluation, whole));
            }
        }
    }
}

void TestFileEvaluation::orderOfLinesDoesNotMatter()
{
    const auto sorted = scored(together(), 2, 1000);
    const auto inside = scored(shuffledInside(), 2, 1000);
    const auto all = scored(shuffledAll(), 2, 1000);
    QVERIFY(sorted && inside && all);
    QVERIFY(isSame(sorted->evaluation, inside->evaluation));
    QVERIFY(isSame(sorted->evaluation, all->evaluation));
}

void TestFileEvaluation::idsOfAnyLength_data()
{
    QTest::addColumn<std::vector<std::string>>("ids");
    using Ids = std::vector<std::string>;
    const auto row = [](const char* name, const Ids& ids) { QTest::newRow(name) << ids; };
    for (const std::size_t length : {1, 2, 3, 4, 5, 7, 8, 9, 16, 40, 300}) {
        Ids ids;
        for (const char last : {'a', 'b', 'c'}) {
            ids.push_back(std::string(length - 1, 'x') + last);
            if (length > 1)
                ids.push_back(last + std::string(length - 1, 'y'));
        }
        row(qPrintable(QStringLiteral("%1 bytes").arg(length)), ids);
    }
    Ids bits;
    for (std::size_t byte = 0; byte < 8; ++byte)
        for (int bit = 0; bit < 3; ++bit)
            bits.push_back(std::string("ABABABAB").replace(byte, 1, 1, char('A' ^ (4 << bit))));
    row("one byte apart", bits);
    Ids many;
    for (int i = 0; i < 20'000; ++i)
        many.push_back("q" + std::to_string(i * 7919 % 20'011));
    row("20,000 queries", many);
}

/// Lines that stand apart make the queries that they make together.
void TestFileEvaluation::idsOfAnyLength()
{
    QFETCH(const std::vector<std::string>, ids);
    std::vector<std::string> lines;
    std::string judgments;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        judgments += ids[i] + " 0 d" + std::to_string(i % 4) + " 1\n";
        for (int document = 0; document < 4; ++document)
            lines.push_back(ids[i] + " Q0 d" + std::to_string(document) + " 1 " +
                            std::to_string(document + 1) + " t\n");
    }
    std::ranges::sort(lines);
    const std::string sorted = joined(lines);
    std::mt19937 random(4);
    shuffle(lines, random);
    const auto qrels = core::parseQrels(judgments, "qrels");
    QVERIFY(qrels);
    const auto rates = [&](const std::string& text) {
        return core::evaluateContent(
            *qrels, core::SharedText(text), "run", RankOrder::ScoreThenIdDescending, {},
            std::vector{definitionOf("RR")}, {}, core::Threads(2), nullptr, 64);
    };
    const auto together = rates(sorted);
    const auto apart = rates(joined(lines));
    QVERIFY(together && apart);
    QVERIFY(isSame(together->evaluation, apart->evaluation));
    QCOMPARE(apart->evaluation.queries.size(), ids.size());
    QVERIFY(apart->evaluation.notJudged.empty() && apart->evaluation.notInRun.empty());
}

/// Two that differ in the top bit of the eighth byte, as no two in UTF-8 do.
void TestFileEvaluation::idsOfOtherEncodings()
{
    core::DocumentLists lists;
    QVERIFY(lists.listOf("1234567A") != lists.listOf("1234567\xC1"));
}

/// Lists are counted as their queries come, and a query has one.
void TestFileEvaluation::oneListAQuery()
{
    QFETCH(const std::vector<std::string>, ids);
    core::DocumentLists lists;
    for (int time = 0; time < 2; ++time)
        for (std::size_t i = 0; i < ids.size(); ++i)
            QCOMPARE(lists.listOf(ids[i]), i);
}

/// Whatever else is wrong: half a file says nothing.
void TestFileEvaluation::damagedGzip()
{
    for (const std::string& text : {together(), shuffledAll(), together() + "1 Q0\n"}) {
        const std::string whole = gzipped(text);
        for (const std::string& content :
             {whole.substr(0, whole.size() / 2), whole.substr(0, whole.size() - 1), whole + "x"}) {
            const auto run = scored(content, 2, 1000);
            QVERIFY(!run);
            QCOMPARE(run.error().problem, ErrorCode::DamagedCompression);
        }
    }
}

void TestFileEvaluation::everyCompressionSaysTheSame()
{
    for (const std::string& text : {together(), shuffledAll()}) {
        const auto plain = scored(text, 2, 1000);
        QVERIFY(plain);
        for (const std::string& content : {xzPacked(text), zstdPacked(text), bzip2Packed(text)}) {
            const auto packed = scored(content, 2, 1000);
            QVERIFY(packed);
            QVERIFY(packed->diagnostics == plain->diagnostics);
            QVERIFY(isSame(packed->evaluation, plain->evaluation));
        }
    }
}

void TestFileEvaluation::whatIsNoText_data()
{
    QTest::addColumn<std::string>("content");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("compressed twice") << gzipped(gzipped(together())) << ErrorCode::CompressedTwice;
    QTest::newRow("zip") << "PK\x03\x04" + together() << ErrorCode::ForeignFormat;
    QTest::newRow("grows too far")
        << gzipped(together() + std::string(1 << 20, '\n')) << ErrorCode::ExpandsTooFar;
}

void TestFileEvaluation::whatIsNoText()
{
    QFETCH(const std::string, content);
    QFETCH(const ErrorCode, problem);
    const auto qrels = core::parseQrels(qrelsText(), "qrels");
    const auto run =
        core::evaluateContent(*qrels, core::SharedText(content), "run", RankOrder::File, {},
                              definitions(), {}, core::Threads(2), nullptr, 1000, {10, 1 << 19});
    QVERIFY(!run);
    QCOMPARE(run.error().problem, problem);
    QCOMPARE(run.error().file, "run"s);
}

void TestFileEvaluation::longLineInGzip()
{
    const auto run = scored(gzipped("0 Q0 a 1 1 t\n" + std::string(64 << 20, 'x')), 2, 1000);
    QVERIFY(!run);
    QCOMPARE(run.error().problem, ErrorCode::LineTooLong);
    QCOMPARE(run.error().line, std::size_t{2});
    QCOMPARE(run.error().found, std::to_string(64 << 20));
}

void TestFileEvaluation::nothingJudged()
{
    const auto run = scored("b Q0 x 1 1 t\na Q0 x 1 1 t\n", 2, 1000);
    QVERIFY(run);
    QVERIFY(run->evaluation.queries.empty());
    QCOMPARE(run->evaluation.notJudged, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(run->evaluation.notInRun.size(), std::size_t{queries / 2});
}

void TestFileEvaluation::stopped()
{
    std::stop_source source;
    source.request_stop();
    core::Loading loading(source.get_token());
    const auto qrels = core::parseQrels(qrelsText(), "qrels");
    const auto run =
        core::evaluateContent(*qrels, core::SharedText(together()), "run", RankOrder::File, {},
                              definitions(), {}, core::Threads(2), &loading);
    QVERIFY(!run);
    QCOMPARE(run.error().problem, ErrorCode::Stopped);
}

QTEST_APPLESS_MAIN(TestFileEvaluation)

}  // namespace tst_file_evaluation

#include "tst_file_evaluation.moc"
