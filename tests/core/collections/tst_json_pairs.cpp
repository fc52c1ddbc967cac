// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_pairs.h"
#include "core/foundation/json/json_scanner.h"
#include "tests/core/flat_diagnostics.h"
#include "tests/core/flat_pairs.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_json_pairs {

using core::ErrorCode;
using namespace std::string_literals;

class TestJsonPairs : public QObject {
    Q_OBJECT
private slots:
    void init();
    void judged_data();
    void judged();
    void retrieved();
    void refused_data();
    void refused();
    void infiniteScores();
    void queryOfProblem_data();
    void queryOfProblem();
    void isWhole_data();
    void isWhole();
    void isDictionary_data();
    void isDictionary();
    void unescaped_data();
    void unescaped();
};

void TestJsonPairs::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestJsonPairs::judged_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("content");
    QTest::addColumn<std::string>("diagnostics");
    const auto row = [](const char* name, const std::string& text, const std::string& content,
                        const std::string& diagnostics = {}) {
        QTest::newRow(name) << text << content << diagnostics;
    };
    row("one line", R"({"q1": {"d12": 2, "d7": 0}})", "q1 d12 2, q1 d7 0");
    row("several lines", "{\n  \"q1\": {\r\n    \"d\": 2,\n\"e\":0\n}\n}\n", "q1 d 2, q1 e 0");
    row("byte order mark", "\xEF\xBB\xBF{\"q\":{\"d\":1,\"e\":0}}", "q d 1, q e 0",
        "ByteOrderMark 1 at 1");
    row("escaped ids", R"({"q\"1": {"caf\u00e9": 1, "\ud83d\ude00": 0}})", "q\"1 café 1, q\"1 😀 0");
    row("ids with spaces, and like numbers", R"({"red shoes": {"007": 1, "1E5": 0}})",
        "red shoes 007 1, red shoes 1E5 0", "SpreadsheetId 1 at 1 1E5");
    row("a query without documents", "{\"a\": {},\n\"b\": {\"d\": 1, \"e\": 0}}", "b d 1, b e 0",
        "EmptyQuery 1 at 1 a");
    row("a query listed twice", R"({"a": {"d": 1}, "b": {"d": 1}, "a": {"e": 0}})",
        "a d 1, a e 0, b d 1", "RepeatedQuery 1 at 1 a");
    row("a query listed twice, the second directly below",
        "{\"a\": {\"e\": 0},\n\"a\": {\"d\": 1}}", "a e 0, a d 1", "RepeatedQuery 1 at 2 a");
    row("a query listed twice, first without documents", R"({"a": {}, "a": {"d": 1, "e": 0}})",
        "a d 1, a e 0", "EmptyQuery 1 at 1 a; RepeatedQuery 1 at 1 a");
    row("a query listed twice, once with an escape", R"({"a": {"d": 1}, "\u0061": {"e": 0}})",
        "a d 1, a e 0", "RepeatedQuery 1 at 1 a");
    row("duplicate with the same grade", "{\"a\": {\"d\": 1, \"e\": 0,\n\"d\": 1.0}}",
        "a d 1, a e 0", "RepeatedJudgment 1 at 2 d");
    row("fractional and negative grades", "{\"a\": {\"d\": 0.5,\n\"e\": -1}}", "a d 0.5, a e -1",
        "FractionalGrade 1 at 1 d; NegativeGrade 1 at 2 e");
    row("scientific notation", R"({"a": {"d": 1e0, "e": 0}})", "a d 1, a e 0",
        "ScientificNumber 1 at 1 1e0");
    row("one class only", R"({"a": {"d": 0, "e": 0}})", "a d 0, a e 0",
        "OneGrade 1; NothingRelevant 1 at 1 a");
}

void TestJsonPairs::judged()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, content);
    QFETCH(const std::string, diagnostics);
    auto dictionary = core::parseJsonDictionary(text, "file");
    QVERIFY(dictionary);
    const auto qrels = core::judgmentsFrom(std::move(dictionary->pairs), "file");
    QVERIFY(qrels);
    QCOMPARE(flat(*qrels), content);
    QCOMPARE(flat(qrels->diagnostics), diagnostics);
}

void TestJsonPairs::retrieved()
{
    core::SharedText text(R"({"q": {"a": 0.5, "b\n": 2.5, "c": 0.5}, "r": {"a": 1}})"s);
    auto dictionary = core::parseJsonDictionary(text.view(), "file");
    QVERIFY(dictionary);
    const auto run = core::runFrom(std::move(dictionary->pairs), text, "file",
                                   core::RankOrder::ScoreThenIdDescending);
    text = {};
    QVERIFY(run);
    QCOMPARE(flat(*run), "q b\n 2.5, q c 0.5, q a 0.5, r a 1"s);
    QCOMPARE(flat(run->diagnostics), "TiedScores 1 at 1 q; UnequalDepths 1 at 1 r"s);
}

void TestJsonPairs::refused_data()
{
    const auto row = refusals::rowsOfLines();
    row("no document at all", "{}", 0, ErrorCode::NothingToRead, "");
    row("an array", "[1]", 1, ErrorCode::BadJson, "[1]");
    row("cut short", "{\"q\":\n{\"d\": 1", 2, ErrorCode::BadJson, "");
    row("a comma too many", "{\"q\": {\"d\": 1,}}", 1, ErrorCode::BadJson, "}}");
    row("something behind", "{\"q\": {\"d\": 1}} x", 1, ErrorCode::BadJson, "x");
    row("a number with a leading zero", "{\"q\": {\"d\": 01}}", 1, ErrorCode::BadJson, "1}}");
    row("a word", "{\"q\": {\"d\": None}}", 1, ErrorCode::NotANumber, "\"d\": None");
    row("a word further down", "{\"q\": {\"d\": 1,\n\"e\": None}}", 2, ErrorCode::NotANumber,
        "\"e\": None");
    row("Infinity as a grade", "{\"q\": {\"d\": 1,\n\"e\": Infinity}}", 2, ErrorCode::InfiniteGrade,
        "e");
    row("true", "{\"q\": {\"d\": true}}", 1, ErrorCode::NotANumber, "\"d\": true");
    row("a dictionary too deep", "{\"q\": {\"d\": {}}}", 1, ErrorCode::NotANumber, "\"d\": {");
    row("no word", "{\"q\": {\"d\": ?}}", 1, ErrorCode::BadJson, "?}}");
    row("a list of documents", "{\"q\": [\"d\"]}", 1, ErrorCode::WrongType, "q");
    row("word grade", "{\"q\":\n{\"d\": \"good\"}}", 2, ErrorCode::NotANumber, "\"d\": \"good\"");
    row("decimal comma", "{\"q\": {\"d\": \"2,5\"}}", 1, ErrorCode::NotANumber, "\"d\": \"2,5\"");
    row("null", "{\"q\": {\"d\": null}}", 1, ErrorCode::NotANumber, "\"d\": null");
    row("too large for a number", "{\"q\": {\"d\": 1e400}}", 1, ErrorCode::BadValue, "q.d");
    row("empty id", "{\"q\": {\"\": 1}}", 1, ErrorCode::EmptyId, "");
    row("duplicate with another grade", "{\"q\": {\"d\": 1,\n\"d\": 2}}", 2,
        ErrorCode::DuplicateJudgment, "d");
    row("Latin-1", "{\"q\": {\n\"caf\xE9\": 1}}", 2, ErrorCode::NotUtf8, "0xe9");
    row("binary data", "{\"q\": \0"s, 1, ErrorCode::BinaryData, "0x00");
}

void TestJsonPairs::refused()
{
    QFETCH(const std::string, text);
    auto dictionary = core::parseJsonDictionary(text, "file");
    const auto qrels = dictionary ? core::judgmentsFrom(std::move(dictionary->pairs), "file")
                                  : core::Parsed<core::Qrels>(dictionary.error());
    QVERIFY(!qrels);
    refusals::compareOfLine(qrels.error());
}

/// As Python's json.dump() writes them.
void TestJsonPairs::infiniteScores()
{
    const core::SharedText text(R"({"q": {"a": -Infinity, "b": Infinity, "c": 1, "d": NaN}})"s);
    auto dictionary = core::parseJsonDictionary(text.view(), "file");
    QVERIFY(dictionary);
    QVERIFY(!dictionary->isWhole);
    const auto run = core::runFrom(std::move(dictionary->pairs), text, "file",
                                   core::RankOrder::ScoreThenIdDescending);
    QVERIFY(run);
    QCOMPARE(flat(*run), "q b inf, q c 1, q d -inf, q a -inf"s);
    QCOMPARE(flat(run->diagnostics),
             "InfiniteScore 2 at 1 a; NanScore 1 at 1 d; TiedScores 1 at 1 q"s);
}

void TestJsonPairs::queryOfProblem_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("problem");
    QTest::newRow("another grade")
        << R"({"p": {"d": 1}, "q": {"d": 1, "d": 2}})"s << ErrorCode::DuplicateJudgment;
    QTest::newRow("no number") << R"({"p": {"d": 1}, "q": {"d": None}})"s << ErrorCode::NotANumber;
    QTest::newRow("infinite grade")
        << R"({"p": {"d": 1}, "q": {"d": Infinity}})"s << ErrorCode::InfiniteGrade;
}

/// The line alone does not tell it: such a file often has one.
void TestJsonPairs::queryOfProblem()
{
    QFETCH(const std::string, text);
    QFETCH(const ErrorCode, problem);
    auto dictionary = core::parseJsonDictionary(text, "file");
    const auto qrels = dictionary ? core::judgmentsFrom(std::move(dictionary->pairs), "file")
                                  : core::Parsed<core::Qrels>(dictionary.error());
    QVERIFY(!qrels);
    QCOMPARE(qrels.error().problem, problem);
    QCOMPARE(qrels.error().query, "q"s);
}

void TestJsonPairs::isWhole_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("whole numbers") << R"({"q": {"d": 2, "e": -1}})"s << true;
    QTest::newRow("one with a point") << R"({"q": {"d": 2, "e": 1.0}})"s << false;
    QTest::newRow("one with an exponent") << R"({"q": {"d": 2e1}})"s << false;
}

void TestJsonPairs::isWhole()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, isWhole);
    const auto dictionary = core::parseJsonDictionary(text, "file");
    QVERIFY(dictionary);
    QCOMPARE(dictionary->isWhole, isWhole);
}

void TestJsonPairs::isDictionary_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("is");
    QTest::newRow("dictionary") << R"( {"q": {"d": 1}})"s << true;
    QTest::newRow("first query empty") << R"({"q": {}})"s << true;
    QTest::newRow("session") << R"({"format": "rankscope-session"})"s << false;
    QTest::newRow("line of a corpus") << R"({"_id": "d", "text": "x"})"s << false;
    QTest::newRow("object of objects of texts") << R"({"metadata": {"url": "x"}})"s << false;
    QTest::newRow("array") << "[]"s << false;
}

void TestJsonPairs::isDictionary()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, is);
    QCOMPARE(core::isJsonDictionary(text), is);
}

void TestJsonPairs::unescaped_data()
{
    QTest::addColumn<std::string>("raw");
    QTest::addColumn<std::string>("text");
    QTest::newRow("nothing to do") << "a b"s
                                   << "a b"s;
    QTest::newRow("short ones") << R"(\"\\\/\b\f\n\r\t)"s
                                << "\"\\/\b\f\n\r\t"s;
    QTest::newRow("two bytes") << R"(caf\u00E9)"s
                               << "café"s;
    QTest::newRow("three bytes") << R"(\u6587\u6863)"s
                                 << "文档"s;
    QTest::newRow("a pair") << R"(\uD83D\uDE00!)"s
                            << "😀!"s;
    QTest::newRow("half a pair at the end") << R"(\uD83D)"s
                                            << "\uFFFD"s;
    QTest::newRow("half a pair before a letter") << R"(\uD83D\u0041)"s
                                                 << "\uFFFD"
                                                    "A"s;
    QTest::newRow("the second half first") << R"(\uDE00)"s
                                           << "\uFFFD"s;
}

void TestJsonPairs::unescaped()
{
    QFETCH(const std::string, raw);
    QFETCH(const std::string, text);
    QCOMPARE(core::unescaped(raw), text);
}

QTEST_APPLESS_MAIN(TestJsonPairs)

}  // namespace tst_json_pairs

#include "tst_json_pairs.moc"
