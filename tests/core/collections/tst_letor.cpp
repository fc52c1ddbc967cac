// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/letor.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_letor {

using core::DecimalMark;
using core::ErrorCode;
using core::LetorNumber;
using namespace std::string_literals;

namespace {

core::Parsed<core::Run> run(const std::string& text, const LetorNumber& expected)
{
    const core::SharedText shared(text);
    auto pairs = core::parseLetor(shared.view(), "file", expected);
    if (!pairs)
        return pairs.error();
    return core::runFrom(*std::move(pairs), shared, "file", core::RankOrder::ScoreThenIdDescending);
}

}  // namespace

class TestLetor : public QObject {
    Q_OBJECT
private slots:
    void init();
    void judged_data();
    void judged();
    void scoredByFeature_data();
    void scoredByFeature();
    void scoredByPredictions();
    void refused_data();
    void refused();
    void predictions_data();
    void predictions();
    void badPredictions_data();
    void badPredictions();
    void badLinesAreLeftOut_data();
    void badLinesAreLeftOut();
    void documentOfABadPredictionIsNotInTheRun();
    void nothingButBadLines();
};

void TestLetor::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestLetor::judged_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& diagnostics = {}) {
        QTest::newRow(name) << text << content << diagnostics;
    };
    row("LETOR 4",
        "2 qid:10032 1:0.0567 46:0.0769 #docid = GX029-35-5894638 inc = 1 prob = 0.1\n"
        "0 qid:10032 1:0.5 46:0.07 #docid = GX030-77-6315042 inc = 0.7 prob = 0.3\n",
        "10032 GX029-35-5894638 2, 10032 GX030-77-6315042 0");
    row("docid without blanks", "2 qid:1 1:1 #docid=GX1\n0 qid:1 1:2 #docid=GX2 inc=1\n",
        "1 GX1 2, 1 GX2 0");
    row("SVMrank's comments name the document", "3 qid:1 1:1 2:1 # 1A\n0 qid:1 1:0 2:0 # 1B\n",
        "1 1A 3, 1 1B 0");
    row("Quepid, without features", "3 qid:1 # d1 star wars\n0 qid:1 # d2 star wars\n",
        "1 d1 3, 1 d2 0");
    row("MSLR has no documents", "2 qid:1 1:0.5\n0 qid:1 1:0.25\n1 qid:2 1:3\n",
        "1 line 1 2, 1 line 2 0, 2 line 1 1", "NoDocumentIds 3 at 1");
    row("tabs, CRLF, no final line end", "2\tqid:1\t1:1\t# a\r\n0 qid:1 1:2 # b", "1 a 2, 1 b 0");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "2 qid:1 1:1 # a\n0 qid:1 1:2 # b\n",
        "1 a 2, 1 b 0", "ByteOrderMark 1 at 1");
    row("blank and # lines", "# 1:tf\n# 2:idf\n\n2 qid:1 1:1 # a\n0 qid:1 1:2 # b\n",
        "1 a 2, 1 b 0", "BlankLines 1 at 3; CommentLines 2 at 1 # 1:tf");
    row("lines of a query apart", "2 qid:1 1:1 # a\n1 qid:2 1:1 # a\n0 qid:1 1:2 # b\n",
        "1 a 2, 1 b 0, 2 a 1", "SplitQuery 1 at 3 1");
    row("ids like 007 and 1E5", "2 qid:007 1:1 # 1E5\n0 qid:007 1:2 # 7\n", "007 1E5 2, 007 7 0",
        "SpreadsheetId 1 at 1 1E5");
    row("semi-supervised", "-1 qid:1 1:1 # a\n1 qid:1 1:1 # b\n", "1 a -1, 1 b 1",
        "NegativeGrade 1 at 1 a");
    row("fractional grade", "0.5 qid:1 1:1 # a\n1e0 qid:1 1:1 # b\n", "1 a 0.5, 1 b 1",
        "ScientificNumber 1 at 2 1e0; FractionalGrade 1 at 1 a");
    row("index 0", "2 qid:1 0:1 # a\n0 qid:1 1:1 # b\n", "1 a 2, 1 b 0", "FeatureZero 1 at 1 0:1");
    row("features that do not ascend", "2 qid:1 1:1 # a\n0 qid:1 3:1 2:0.5 # b\n", "1 a 2, 1 b 0",
        "UnorderedFeatures 1 at 2 3:1 2:0.5");
    row("NULL features", "2 qid:1 1:NULL # a\n0 qid:1 1:1 # b\n", "1 a 2, 1 b 0");
    row("duplicate with the same grade", "2 qid:1 1:1 # a\n2 qid:1 1:1 # a\n0 qid:1 1:1 # b\n",
        "1 a 2, 1 b 0", "RepeatedJudgment 1 at 2 a");
}

void TestLetor::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    QVERIFY(core::isLetor(text));
    auto pairs = core::parseLetor(text, "file");
    QVERIFY(pairs);
    const auto qrels = core::judgmentsFrom(*std::move(pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestLetor::scoredByFeature_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    QTest::newRow("feature 2") << "2 qid:1 1:1 2:0.5 # a\n0 qid:1 1:0 2:0.75 # b\n"s
                               << "1 b 0.75, 1 a 0.5"s
                               << ""s;
    QTest::newRow("a line without it") << "2 qid:1 1:1 2:-1 # a\n1 qid:1 1:0 # b\n"s
                                       << "1 b 0, 1 a -1"s
                                       << "MissingFeature 1 at 2"s;
    QTest::newRow("NULL") << "2 qid:1 2:NULL # a\n0 qid:1 2:-7 # b\n"s
                          << "1 b -7, 1 a -inf"s
                          << "NullFeature 1 at 1"s;
    QTest::newRow("NaN") << "2 qid:1 2:nan # a\n0 qid:1 2:-7 # b\n"s
                         << "1 b -7, 1 a -inf"s
                         << "NanScore 1 at 1 nan"s;
    QTest::newRow("Istella's missing value") << "2 qid:1 2:1.79769e+308 # a\n0 qid:1 2:0 # b\n"s
                                             << "1 a 1.79769e+308, 1 b 0"s
                                             << "LargestScore 1 at 1 1.79769e+308"s;
    QTest::newRow("ties") << "2 qid:1 2:1 # a\n0 qid:1 2:1 # b\n"s
                          << "1 b 1, 1 a 1"s
                          << "TiedScores 1 at 1 1"s;
}

void TestLetor::scoredByFeature()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    const auto results = run(text, {2, {}});
    QVERIFY(results);
    QCOMPARE(flat(*results), content);
    QCOMPARE(flat(results->diagnostics), diagnostics);
}

void TestLetor::scoredByPredictions()
{
    const std::vector<double> scores{0.25, 0.75, 0.5};
    const auto results = run("2 qid:1 1:1 # a\n\n0 qid:1 1:1 # b\n1 qid:2 1:1\n",
                             {{}, std::span<const double>(scores)});
    QVERIFY(results);
    QCOMPARE(flat(*results), "1 b 0.75, 1 a 0.25, 2 line 1 0.5"s);
}

void TestLetor::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<LetorNumber>("expected");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const std::string& text, const LetorNumber& expected,
                        std::size_t line, ErrorCode problem, const std::string& found) {
        QTest::newRow(name) << text << expected << line << problem << found;
    };
    row("nothing", "# x\n", {}, 0, ErrorCode::NothingToRead, "");
    row("no query", "1 qid:1 1:1 # a\n1 1:0.5\n", {}, 2, ErrorCode::NoQueryId, "1:0.5");
    row("empty query", "1 qid: 1:1\n", {}, 1, ErrorCode::NoQueryId, "qid:");
    row("word grade", "good qid:1 1:1\n", {}, 1, ErrorCode::BadGrade, "good");
    row("grade with a decimal comma", "0,5 qid:1 1:1\n", {}, 1, ErrorCode::DecimalComma, "0,5");
    row("a feature If undefined", "1 qid:1 1:\n", {}, 1, ErrorCode::BadFeature, "1:");
    row("a feature without an index", "1 qid:1 0.5\n", {}, 1, ErrorCode::BadFeature, "0.5");
    row("chosen feature is no number", "1 qid:1 2:x\n", {2, {}}, 1, ErrorCode::BadScore, "x");
    row("chosen feature has a decimal comma", "1 qid:1 2:0,5\n", {2, {}}, 1,
        ErrorCode::DecimalComma, "0,5");
    row("a feature twice", "1 qid:1 1:1 # a\n0 qid:1 1:0.9 1:0.1 # b\n", {1, {}}, 2,
        ErrorCode::RepeatedFeature, "1");
    row("a feature twice, another between", "1 qid:1 7:1 8:1 7:2\n", {}, 1,
        ErrorCode::RepeatedFeature, "7");
    row("no such feature", "1 qid:1 1:1\n", {2, {}}, 0, ErrorCode::NoSuchFeature, "2");
    row("duplicate document", "1 qid:1 2:1 # a\n1 qid:1 2:1 # a\n", {2, {}}, 2,
        ErrorCode::DuplicateDocument, "a");
    row("Latin-1", "1 qid:caf\xE9 2:1\n", {2, {}}, 1, ErrorCode::NotUtf8, "0xe9");
    row("binary data", "1 qid:1 2:1\n\0"s, {2, {}}, 2, ErrorCode::BinaryData, "0x00");
    static const std::vector<double> one{0.5};
    row("too few predictions", "1 qid:1 2:1 # a\n1 qid:1 2:1 # b\n",
        {{}, std::span<const double>(one)}, 0, ErrorCode::PredictionCount, "1/2");
}

void TestLetor::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const LetorNumber, expected);
    const auto results = run(text, expected);
    QVERIFY(!results);
    refusals::compareOfLine(results.error());
}

void TestLetor::predictions_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::addColumn<std::string>("diagnostics");
    using Numbers = std::vector<double>;
    QTest::newRow("LightGBM") << "0.5\n-1.25\n"s << Numbers{0.5, -1.25} << ""s;
    QTest::newRow("blank and # lines, no final line end")
        << "# x\n0.5\n\n1"s << Numbers{0.5, 1} << "BlankLines 1 at 3; CommentLines 1 at 1 # x"s;
    QTest::newRow("scientific notation")
        << "5e-1\n1\n"s << Numbers{0.5, 1} << "ScientificNumber 1 at 1 5e-1"s;
}

void TestLetor::predictions()
{
    QFETCH(const std::string, text);
    QFETCH(const std::vector<double>, numbers);
    QFETCH(const std::string, diagnostics);
    QVERIFY(core::arePredictions(text));
    core::DiagnosticCounts counts;
    const auto read = core::parsePredictions(text, "file", counts);
    QVERIFY(read);
    QVERIFY(*read == numbers);
    QCOMPARE(flat(counts.diagnostics()), diagnostics);
}

void TestLetor::badPredictions_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("nothing") << "\n"s << std::size_t{0} << ErrorCode::NothingToRead;
    QTest::newRow("two numbers") << "1\n2 3\n"s << std::size_t{2} << ErrorCode::BadPrediction;
    QTest::newRow("decimal comma") << "1\n2,5\n"s << std::size_t{2} << ErrorCode::DecimalComma;
}

void TestLetor::badPredictions()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const ErrorCode, problem);
    core::DiagnosticCounts counts;
    const auto read = core::parsePredictions(text, "file", counts);
    QVERIFY(!read);
    QCOMPARE(read.error().line, line);
    QCOMPARE(read.error().problem, problem);
}

void TestLetor::badLinesAreLeftOut_data()
{
    QTest::addColumn<std::string>("bad");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("no query") << "0 1:0.5 # b"s << ErrorCode::NoQueryId;
    QTest::newRow("a grade given as a word") << "good qid:1 1:0.5 # b"s << ErrorCode::BadGrade;
    QTest::newRow("no feature") << "0 qid:1 1=0.5 # b"s << ErrorCode::BadFeature;
    QTest::newRow("a feature twice") << "0 qid:1 1:0.5 1:2 # b"s << ErrorCode::RepeatedFeature;
}

void TestLetor::badLinesAreLeftOut()
{
    QFETCH(const std::string, bad);
    QFETCH(const ErrorCode, problem);
    const core::SharedText text("2 qid:1 1:1 # a\n" + bad + "\n1 qid:1 1:2 # c\n");
    const std::vector<double> predictions{3, 2, 4};
    for (const core::LetorNumber& expected :
         {core::LetorNumber{1, {}}, core::LetorNumber{{}, std::span(predictions)}}) {
        auto pairs = core::parseLetor(text.view(), "file", expected, core::DecimalMark::Point,
                                      nullptr, core::BadLineRule::LeaveOut);
        QVERIFY(pairs);
        const auto results =
            core::runFrom(*std::move(pairs), text, "file", core::RankOrder::ScoreThenIdDescending);
        QVERIFY(results);
        QCOMPARE(flat(*results), expected.feature ? "1 c 2, 1 a 1"s : "1 c 4, 1 a 3"s);
        QCOMPARE(results->diagnostics.front().warning, core::Warning::BadLines);
        QCOMPARE(results->diagnostics.front().refusals.front().problem, problem);
        QCOMPARE(results->diagnostics.front().line, std::size_t{2});
    }
}

void TestLetor::documentOfABadPredictionIsNotInTheRun()
{
    core::DiagnosticCounts counts;
    const auto predictions =
        core::parsePredictions("0.5\nx\n0.75\n", "file", counts, core::DecimalMark::Point, nullptr,
                               core::BadLineRule::LeaveOut);
    QVERIFY(predictions);
    QCOMPARE(flat(counts.diagnostics()), "BadLines 1 at 2"s);
    const core::SharedText text("2 qid:1 1:1\n1 qid:1 1:1\n0 qid:1 1:1\n"s);
    auto pairs = core::parseLetor(text.view(), "file", {{}, std::span(*predictions)});
    QVERIFY(pairs);
    const auto results =
        core::runFrom(*std::move(pairs), text, "file", core::RankOrder::ScoreThenIdDescending);
    QVERIFY(results);
    QCOMPARE(flat(*results), "1 line 3 0.75, 1 line 1 0.5"s);
}

void TestLetor::nothingButBadLines()
{
    const auto pairs =
        core::parseLetor("x qid:1 1:1\ny qid:1 1:2\n", "file", {}, core::DecimalMark::Point,
                         nullptr, core::BadLineRule::LeaveOut);
    QVERIFY(!pairs);
    QCOMPARE(pairs.error().problem, ErrorCode::BadGrade);
    QCOMPARE(pairs.error().moreLines, std::size_t{1});
}

QTEST_APPLESS_MAIN(TestLetor)

}  // namespace tst_letor

#include "tst_letor.moc"
