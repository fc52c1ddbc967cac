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
    void badPlaces_data();
    void badPlaces();
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
    row("blanks around an id and a text", " 1 \t x \n", TextLines::Tabs, "1", "", "x");
    row("blanks around everything", R"( { "_id" : "a" , "text" : "x" } )", TextLines::Json, "a", "",
        "x");
    row("other names in a later line",
        "{\"_id\":\"a\",\"text\":\"x\"}\n{\"id\":\"b\",\"name\":\"t\",\"body\":\"y\"}",
        TextLines::Json, "b", "t", "y");
    row("a query in a later line",
        "{\"_id\":\"a\",\"text\":\"x\"}\n{\"qid\":\"b\",\"query\":\"y\"}", TextLines::Json, "b", "",
        "y");
    row("an id in a later line that is none in the first",
        "{\"_id\":\"a\",\"docid\":\"z\",\"text\":\"x\"}\n"
        "{\"docid\":\"z\",\"_id\":\"b\",\"text\":\"y\"}",
        TextLines::Json, "b", "", "y");
    row("a field without a name", R"({"": "z", "_id": "a", "text": "x"})", TextLines::Json, "a", "",
        "x");
    row("fields twice", R"({"_id": "a", "_id": "b", "text": "x", "text": "y"})", TextLines::Json,
        "a", "", "x");
    row("null is no id", R"({"_id": null, "id": "a", "text": "x"})", TextLines::Json, "a", "", "x");
    row("a negative number as id", R"({"_id": -7, "text": "x"})", TextLines::Json, "-7", "", "x");
    row("a number as text", R"({"_id": "a", "text": 12.5})", TextLines::Json, "a", "", "12.5");
    row("a list is no text", R"({"_id": "a", "title": "t", "text": ["x"]})", TextLines::Json, "a",
        "t", "");
    row("an address as id", R"({"url": "http://a", "title": "t", "text": "x"})", TextLines::Json,
        "http://a", "t", "x");
    row("a query beside a document", R"({"query": "x", "product": "p1"})", TextLines::Json, "p1",
        "", "x");
    row("the surest text first", R"({"_id": "a", "body": "b", "abstract": "c"})", TextLines::Json,
        "a", "", "b");
    row("the surest text last", R"({"_id": "a", "abstract": "c", "body": "b"})", TextLines::Json,
        "a", "", "b");
    row("a text before a query", R"({"_id": "a", "query": "q", "text": "x"})", TextLines::Json, "a",
        "", "x");
    row("the surest title", R"({"_id": "a", "name": "n", "title": "t", "text": "x"})",
        TextLines::Json, "a", "t", "x");
    row("a bulk request whose documents have ids of their own",
        "{\"index\": {\"_index\": \"products\", \"_id\": \"K-1\"}}\n"
        "{\"id\": \"7\", \"title\": \"Mat\"}\n",
        TextLines::Json, "K-1", "Mat", "");
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
    QTest::newRow("a blank text") << R"({"_id":"a","title":" ","text":"  "})"s << TextLines::Json
                                  << "EmptyText 1 at 1 a"s;
    QTest::newRow("a blank title")
        << R"({"_id":"a","title":" ","text":"x"})"s << TextLines::Json << ""s;
    QTest::newRow("two ids twice, in order")
        << "1\ta\n2\tb\n1\tc\n2\td\n"s << TextLines::Tabs << "RepeatedText 2 at 3 1"s;
    QTest::newRow("two ids twice, the second first")
        << "1\ta\n2\tb\n2\tc\n1\td\n"s << TextLines::Tabs << "RepeatedText 2 at 3 2"s;
    QTest::newRow("the same id, written in two ways")
        << "{\"_id\":\"a\",\"text\":\"x\"}\n{\"_id\":\"\\u0061\",\"text\":\"y\"}"s
        << TextLines::Json << "RepeatedText 1 at 2 a"s;
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
    row("no field", "{}", TextLines::Json, 1, ErrorCode::MissingField);
    row("a comma at the end", R"({"_id":"a","text":"x",})", TextLines::Json, 1, ErrorCode::BadJson);
    row("no colon", R"({"_id" "a"})", TextLines::Json, 1, ErrorCode::BadJson);
    row("a number cut short", R"({"_id":-})", TextLines::Json, 1, ErrorCode::BadJson);
    row("a list", "[1]", TextLines::Json, 1, ErrorCode::BadJson);
    row("no action", "{\"delete\": {\"_id\": \"a\"}}\n{\"title\": \"Mat\"}", TextLines::Json, 1,
        ErrorCode::MissingField);
    row("an action without an id", "{\"index\": {\"_id\": 7}}\n{\"title\": \"Mat\"}",
        TextLines::Json, 1, ErrorCode::MissingField);
    row("an empty id before a tab", " \ta\n", TextLines::Tabs, 1, ErrorCode::EmptyId);
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

void TestLineTexts::badPlaces_data()
{
    QTest::addColumn<std::string>("line");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const char* line, const char* found) {
        QTest::newRow(name) << std::string(line) << std::string(found);
    };
    row("between two fields", R"({"_id":"a" "text":"x"})", R"("text":"x"})");
    row("behind the object", R"({"_id":"a"} , 1)", ", 1");
    row("its end is missing", R"({"_id":"a")", "");
    row("twenty characters of it", R"({"_id":"a" 123456789012345678901234})",
        "12345678901234567890");
}

/// What stands where the line stops being JSON.
void TestLineTexts::badPlaces()
{
    QFETCH(const std::string, line);
    core::DiagnosticCounts counts;
    const auto texts =
        core::parseLineTexts(core::SharedText(line), "file", TextLines::Json, counts);
    QVERIFY(!texts);
    QCOMPARE(texts.error().problem, ErrorCode::BadJson);
    QTEST(texts.error().found, "found");
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
    QTest::newRow("nothing") << ""s << false << false;
    QTest::newRow("an id alone") << R"({"_id":"a"})"s << true << false;
    QTest::newRow("a text alone") << R"({"text":"x"})"s << false << false;
    QTest::newRow("a number of goods alone") << R"({"sku":"K"})"s << false << false;
    QTest::newRow("a number of goods and a title") << R"({"sku":"K","name":"n"})"s << true << false;
    QTest::newRow("a number of goods and a text")
        << R"({"sku":"K","description":"d"})"s << true << false;
    QTest::newRow("an object cut short") << R"({"_id":"a")"s << false << false;
    QTest::newRow("a list of numbers") << "[1]"s << false << false;
    QTest::newRow("a bulk request") << R"({"index":{"_index":"p","_id":"a"}})"s << true << false;
    QTest::newRow("a request that creates") << R"({"create":{"_id":"a"}})"s << true << false;
    QTest::newRow("a request that updates") << R"({"update":{"_id":"a"}})"s << false << false;
    QTest::newRow("a request with a number") << R"({"index":{"_id":7}})"s << false << false;
    QTest::newRow("an id of two words") << "1 2\tx\n"s << false << false;
    QTest::newRow("no id before the tab") << "\tx\n"s << false << false;
    QTest::newRow("two tabs") << "1\ta\tb\n"s << false << false;
    QTest::newRow("nothing behind the tab") << "1\t\n"s << false << true;
    QTest::newRow("a number in the second line") << "1\ta\n2\t2.5\n"s << false << false;
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
