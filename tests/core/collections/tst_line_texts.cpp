// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/line_texts.h"
#include "tests/core/flat_diagnostics.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

namespace tst_line_texts {

using core::ErrorCode;
using core::TextLines;
using namespace std::string_literals;

class TestLineTexts : public QObject {
    Q_OBJECT
private slots:
    void init();
    void found_data();
    void found();
    void anActionWithoutDocument();
    void aBadDocumentOfABulkRequest();
    void diagnostics_data();
    void diagnostics();
    void refused_data();
    void refused();
    void recognised_data();
    void recognised();
    void many();
};

void TestLineTexts::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestLineTexts::found_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<TextLines>("form");
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::string>("title");
    QTest::addColumn<std::string>("said");
    const auto row = [](const char* name, const std::string& text, TextLines form,
                        const std::string& id, const std::string& title, const std::string& said) {
        QTest::newRow(name) << text << form << id << title << said;
    };
    row("BEIR",
        R"({"_id": "MED-1", "title": "Milk", "text": "It is white.", "metadata": {"a": [1]}})",
        TextLines::Json, "MED-1", "Milk", "It is white.");
    row("no title", R"({"_id": "q", "text": "what is kefir"})", TextLines::Json, "q", "",
        "what is kefir");
    row("Pyserini", R"({"id": "7", "contents": "x"})", TextLines::Json, "7", "", "x");
    row("a catalogue", R"({"sku": "K-1", "name": "Mat", "description": "For yoga.", "price": 9})",
        TextLines::Json, "K-1", "Mat", "For yoga.");
    row("queries", R"({"query_id": "q1", "query": "yoga mat"})", TextLines::Json, "q1", "",
        "yoga mat");
    row("a usual id before others", R"({"url": "http://a", "_id": "7", "text": "x"})",
        TextLines::Json, "7", "", "x");
    row("fields in another order", R"({"text": "x", "title": "t", "_id": "7"})", TextLines::Json,
        "7", "t", "x");
    row("a number as id", R"({"_id": 7, "text": "x"})", TextLines::Json, "7", "", "x");
    row("escaped", R"({"_id": "caf\u00e9", "text": "a\n\"b\""})", TextLines::Json, "café", "",
        "a\n\"b\"");
    row("the second line", "{\"_id\":\"a\",\"text\":\"x\"}\r\n\r\n{\"_id\":\"b\",\"text\":\"y\"}",
        TextLines::Json, "b", "", "y");
    row("byte order mark", "\xEF\xBB\xBF{\"_id\":\"a\",\"text\":\"x\"}", TextLines::Json, "a", "",
        "x");
    row("the first of two", "{\"_id\":\"a\",\"text\":\"x\"}\n{\"_id\":\"\\u0061\",\"text\":\"y\"}",
        TextLines::Json, "a", "", "x");
    row("a bulk request",
        "{\"index\": {\"_index\": \"products\", \"_id\": \"K-1\"}}\n"
        "{\"title\": \"Mat\", \"description\": \"For yoga.\"}\n"
        "{\"create\": {\"_id\": \"K-2\"}}\n{\"title\": \"Ball\", \"description\": \"Round.\"}\n",
        TextLines::Json, "K-2", "Ball", "Round.");
    row("a bulk request with blank lines",
        "\n{\"index\": {\"_id\": \"K-1\"}}\n\n{\"name\": \"Mat\"}\n", TextLines::Json, "K-1", "Mat",
        "");
    row("MS MARCO", "1\twhat is kefir\n2\ta\tb\n", TextLines::Tabs, "2", "", "a\tb");
}

void TestLineTexts::found()
{
    QFETCH(const std::string, text);
    QFETCH(const TextLines, form);
    QFETCH(const std::string, id);
    QFETCH(const std::string, title);
    QFETCH(const std::string, said);
    core::DiagnosticCounts counts;
    const auto texts = core::parseLineTexts(core::SharedText(text), "file", form, counts);
    QVERIFY(texts);
    QVERIFY((*texts)->find(id) == (core::ItemText{title, said}));
    QVERIFY(!(*texts)->find(id + "x"));
    QVERIFY(!(*texts)->find(""));
}

void TestLineTexts::anActionWithoutDocument()
{
    core::DiagnosticCounts counts;
    const auto texts = core::parseLineTexts(
        core::SharedText("{\"index\": {\"_id\": \"a\"}}\n{\"title\": \"Mat\"}\n"
                         "{\"index\": {\"_id\": \"b\"}}\n"s),
        "file", TextLines::Json, counts);
    QVERIFY(texts);
    QCOMPARE((*texts)->size(), std::size_t{1});
    QVERIFY(counts.diagnostics() == (core::Diagnostics{{core::Warning::EmptyText, 1, 3, "b", {}}}));
}

/// The document after it keeps its own id.
void TestLineTexts::aBadDocumentOfABulkRequest()
{
    core::DiagnosticCounts counts;
    const auto texts = core::parseLineTexts(
        core::SharedText("{\"index\": {\"_id\": \"a\"}}\n{\"title\": \n"
                         "{\"index\": {\"_id\": \"b\"}}\n{\"title\": \"Ball\"}\n"s),
        "file", TextLines::Json, counts, nullptr, core::BadLineRule::LeaveOut);
    QVERIFY(texts);
    QCOMPARE((*texts)->size(), std::size_t{1});
    QVERIFY(!(*texts)->find("a"));
    QVERIFY((*texts)->find("b") == (core::ItemText{"Ball", ""}));
}

void TestLineTexts::diagnostics_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<TextLines>("form");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("nothing odd") << R"({"_id":"a","text":"x"})"s << TextLines::Json << ""s;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF{\"_id\":\"a\",\"text\":\"x\"}"s
                                     << TextLines::Json << "ByteOrderMark 1 at 1"s;
    QTest::newRow("blank lines") << "\n{\"_id\":\"a\",\"text\":\"x\"}\n\n"s << TextLines::Json
                                 << "BlankLines 2 at 1"s;
    QTest::newRow("without text") << "{\"_id\":\"a\",\"text\":\"x\"}\n{\"_id\":\"b\"}\n"s
                                  << TextLines::Json << "EmptyText 1 at 2 b"s;
    QTest::newRow("a title is a text")
        << R"({"_id":"a","title":"x","text":""})"s << TextLines::Json << ""s;
    QTest::newRow("twice") << "{\"_id\":\"a\",\"text\":\"x\"}\n{\"_id\":\"a\",\"text\":\"y\"}\n"
                              "{\"_id\":\"a\",\"text\":\"z\"}\n"s
                           << TextLines::Json << "RepeatedText 2 at 2 a"s;
    QTest::newRow("# lines and empty texts, tabs")
        << "# x\n1\ta\n2\t\n"s << TextLines::Tabs << "CommentLines 1 at 1 # x; EmptyText 1 at 3 2"s;
}

void TestLineTexts::diagnostics()
{
    QFETCH(const std::string, text);
    QFETCH(const TextLines, form);
    QFETCH(const std::string, expected);
    core::DiagnosticCounts counts;
    QVERIFY(core::parseLineTexts(core::SharedText(text), "file", form, counts));
    QCOMPARE(flat(counts.diagnostics()), expected);
}

void TestLineTexts::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<TextLines>("form");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    const auto row = [](const char* name, const std::string& text, TextLines form, std::size_t line,
                        ErrorCode problem) {
        QTest::newRow(name) << text << form << line << problem;
    };
    row("nothing", "\n", TextLines::Json, 0, ErrorCode::NothingToRead);
    row("no id", "{\"_id\":\"a\",\"text\":\"x\"}\n{\"text\":\"y\"}", TextLines::Json, 2,
        ErrorCode::MissingField);
    row("empty id", R"({"_id":"","text":"y"})", TextLines::Json, 1, ErrorCode::EmptyId);
    row("cut short", "{\"_id\":\"a\",\"text\":\"x\"}\n{\"_id\":\"b\",\"te", TextLines::Json, 2,
        ErrorCode::BadJson);
    row("an object over several lines", "{\"_id\":\"a\",\n\"text\":\"x\"}", TextLines::Json, 1,
        ErrorCode::BadJson);
    row("something behind", R"({"_id":"a","text":"x"} x)", TextLines::Json, 1, ErrorCode::BadJson);
    row("no tab", "1\ta\n2\n", TextLines::Tabs, 2, ErrorCode::TableColumns);
    row("Latin-1", "1\ta\n2\tcaf\xE9\n", TextLines::Tabs, 2, ErrorCode::NotUtf8);
    row("binary data", "1\ta\n2\tb\0\n"s, TextLines::Tabs, 2, ErrorCode::BinaryData);
    row("a line without end", "1\ta\n2\t" + std::string(1 << 20, 'x'), TextLines::Tabs, 2,
        ErrorCode::LineTooLong);
}

void TestLineTexts::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const TextLines, form);
    QFETCH(const std::size_t, line);
    QFETCH(const ErrorCode, problem);
    core::DiagnosticCounts counts;
    const auto texts = core::parseLineTexts(core::SharedText(text), "file", form, counts);
    QVERIFY(!texts);
    QCOMPARE(texts.error().line, line);
    QCOMPARE(texts.error().problem, problem);
}

void TestLineTexts::recognised_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("json");
    QTest::addColumn<bool>("tabs");
    QTest::newRow("BEIR") << R"({"_id":"a","text":"x"})"s << true << false;
    QTest::newRow("a dictionary") << R"({"id": {"text": 1}})"s << false << false;
    QTest::newRow("MS MARCO") << "1\twhat is kefir\n2\tx\n"s << false << true;
    QTest::newRow("two columns of numbers") << "1\t2\n"s << false << false;
    QTest::newRow("prose") << "Dear reader\n"s << false << false;
}

void TestLineTexts::recognised()
{
    QFETCH(const std::string, text);
    QFETCH(const bool, json);
    QFETCH(const bool, tabs);
    QCOMPARE(core::areJsonTexts(text), json);
    QCOMPARE(core::areTabTexts(text), tabs);
}

void TestLineTexts::many()
{
    constexpr int count = 20'000;
    std::string text;
    for (int i = 0; i < count; ++i)
        text +=
            "{\"_id\":\"d" + std::to_string(i) + "\",\"text\":\"t" + std::to_string(i) + "\"}\n";
    core::DiagnosticCounts counts;
    const auto texts =
        core::parseLineTexts(core::SharedText(text), "file", TextLines::Json, counts);
    QVERIFY(texts);
    QCOMPARE((*texts)->size(), std::size_t{count});
    for (int i = 0; i < count; ++i)
        QVERIFY((*texts)->find("d" + std::to_string(i)) ==
                (core::ItemText{"", "t" + std::to_string(i)}));
}

QTEST_APPLESS_MAIN(TestLineTexts)

}  // namespace tst_line_texts

#include "tst_line_texts.moc"
