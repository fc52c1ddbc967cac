// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_parts.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_json_parts {

using core::PartsOf;
using Names = std::vector<std::string>;

class TestJsonParts : public QObject {
    Q_OBJECT
private slots:
    void parts_data();
    void parts();
    void places();
    void firstValue_data();
    void firstValue();
    void firstFields_data();
    void firstFields();
};

void TestJsonParts::parts_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<PartsOf>("of");
    QTest::addColumn<Names>("container");
    QTest::addColumn<Names>("expected");
    QTest::addColumn<bool>("isEnd");
    const auto row = [](const char* name, const char* text, PartsOf of, const Names& container,
                        const Names& expected, bool isEnd) {
        QTest::newRow(name) << std::string(text) << of << container << expected << isEnd;
    };
    using enum PartsOf;
    row("no values", "", Text, {}, {}, true);
    row("white space", " \n", Text, {}, {}, true);
    row("values", "1 {\"a\":2}\n[3]\n", Text, {}, {"1", "{\"a\":2}", "[3]"}, true);
    row("a value and a word", "1 x", Text, {}, {"1"}, false);
    row("an array", R"([1, "a" , {}])", List, {}, {"1", "\"a\"", "{}"}, true);
    row("an empty array", "[ ]", List, {}, {}, true);
    row("a comma at the end", "[1,]", List, {}, {"1"}, false);
    row("no comma", "[1 2]", List, {}, {"1"}, false);
    row("no end", "[1", List, {}, {"1"}, false);
    row("something behind the array", "[1] 2", List, {}, {"1"}, false);
    row("no array", "{\"a\": 1}", List, {}, {}, false);
    row("an array with the end of an object", "[1}", List, {}, {"1"}, false);
    row("an object", R"({"a": 1, "b": [2]})", Object, {}, {"a=1", "b=[2]"}, true);
    row("an escaped key", R"({"\u0061": 1})", Object, {}, {"a=1"}, true);
    row("an empty object", "{}", Object, {}, {}, true);
    row("no colon", R"({"a" 1})", Object, {}, {}, false);
    row("a key that is no text", "{1: 2}", Object, {}, {}, false);
    row("no object", "[1]", Object, {}, {}, false);
    row("in fields", R"({"took": 3, "hits": {"total": {"x": 1}, "hits": [1, 2]}, "x": 4})", List,
        {"hits", "hits"}, {"1", "2"}, true);
    row("an object in a field", R"({"a": {"b": 1}})", Object, {"a"}, {"b=1"}, true);
    row("an escaped field", R"({"\u0061": [1]})", List, {"a"}, {"1"}, true);
    row("values behind a field", R"({"a": 1})", Text, {"a"}, {"1"}, false);
    row("no such field", R"({"a": [1]})", List, {"b"}, {}, false);
    row("a field of another type", R"({"a": 1})", List, {"a"}, {}, false);
    row("a field behind what is not JSON", R"({"b": x, "a": [1]})", List, {"a"}, {}, false);
    row("no object with fields", "[1]", List, {"a"}, {}, false);
}

void TestJsonParts::parts()
{
    QFETCH(const std::string, text);
    QFETCH(const PartsOf, of);
    QFETCH(const Names, container);
    core::JsonParts parts(text, of, container);
    Names found;
    for (core::JsonPart part; parts.next(part);)
        found.push_back((of == PartsOf::Object ? part.key + "=" : "") + std::string(part.text));
    QTEST(found, "expected");
    QTEST(parts.isEnd(), "isEnd");
    core::JsonPart more;
    QVERIFY(!parts.next(more));
}

void TestJsonParts::places()
{
    const std::string text = R"([ 1,  "b"])";
    core::JsonParts parts(text, PartsOf::List, {});
    core::JsonPart part;
    QVERIFY(parts.next(part) && part.start == 2 && parts.position() == 3);
    QVERIFY(parts.next(part) && part.start == 6 && parts.position() == 9);
    QVERIFY(!parts.next(part));
    QVERIFY(parts.isEnd());
    QCOMPARE(parts.position(), text.size());
}

void TestJsonParts::firstValue_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << std::string(text) << std::string(expected);
    };
    row("nothing", "", "");
    row("the first of two", " {\"a\":1} {\"b\":2}", "{\"a\":1}");
    row("a field cut short", R"({"a":1,"b":)", R"({"a":1})");
    row("a number that may go on", "[1,2,3", "[1,2]");
    row("in several", R"([{"a":1},{"b":[2,3)", R"([{"a":1},{"b":[2]}])");
    row("signs in a text", R"({"a":"x,y{)", "{}");
    row("an escaped quote in a text", R"({"a":"x\",y","b":1)", R"({"a":"x\",y"})");
    row("an escaped backslash before the end of a text", R"({"a":"x\\","b":1)", R"({"a":"x\\"})");
    row("behind a comma", "[{},", "[{}]");
    row("behind the end of an object", "[{}", "[{}]");
    row("the start of an array", "[", "[]");
    row("the start of an object in an array", "[{", "[{}]");
    row("a word", "x", "");
    row("the end of an array", "]", "");
    row("a comma", ",", "");
}

void TestJsonParts::firstValue()
{
    QFETCH(const std::string, text);
    QTEST(core::firstJsonValue(text), "expected");
}

void TestJsonParts::firstFields_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Names>("expected");
    const auto row = [](const char* name, const char* text, const Names& expected) {
        QTest::newRow(name) << std::string(text) << expected;
    };
    row("of an object", R"({"a":1,"b":2} {"c":3})", {"a", "b"});
    row("of the first object in an array", R"([{"a":1,"b":2},{"c":3}])", {"a", "b"});
    row("before the cut", R"({"a":1,"b":)", {"a"});
    row("an array of numbers", "[1]", {});
    row("an empty array", "[]", {});
    row("a number", "1", {});
    row("no JSON", "x", {});
}

void TestJsonParts::firstFields()
{
    QFETCH(const std::string, text);
    QTEST(core::firstJsonFields(text), "expected");
}

QTEST_APPLESS_MAIN(TestJsonParts)

}  // namespace tst_json_parts

#include "tst_json_parts.moc"
