// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_scanner.h"

#include <QTest>

#include <string>
#include <string_view>

namespace tst_json_scanner {

using core::JsonScanner;
using namespace std::string_literals;

class TestJsonScanner : public QObject {
    Q_OBJECT
private slots:
    void decoded_data();
    void decoded();
    void strings_data();
    void strings();
    void numbers_data();
    void numbers();
    void values_data();
    void values();
    void signs();
    void words();
    void nothingBehindTheEndIsRead();
};

/// RFC 8259, section 7, and the UTF-8 of RFC 3629.
void TestJsonScanner::decoded_data()
{
    QTest::addColumn<std::string>("raw");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* raw, const std::string& expected) {
        QTest::newRow(name) << std::string(raw) << expected;
    };
    row("nothing", "", "");
    row("no escapes", "plain", "plain");
    row("backspace", R"(a\bz)", "a\bz");
    row("form feed", R"(a\fz)", "a\fz");
    row("line feed", R"(a\nz)", "a\nz");
    row("carriage return", R"(a\rz)", "a\rz");
    row("tab", R"(a\tz)", "a\tz");
    row("quote, backslash, slash", R"(\"\\\/)", "\"\\/");
    row("an escape at the start and at the end", R"(\n\n)", "\n\n");
    row("all digits", R"(\u0123\u4567\u89aB\uCdEf)",
        "\xC4\xA3\xE4\x95\xA7\xE8\xA6\xAB\xEC\xB7\xAF");
    row("f in both cases", R"(\u00fF)", "\xC3\xBF");
    row("NUL", R"(\u0000)", std::string(1, '\0'));
    row("the last character below the surrogates", R"(\uD7FF)", "\xED\x9F\xBF");
    row("the first character above the surrogates", R"(\uE000)", "\xEE\x80\x80");
    row("the first pair", R"(\uD800\uDC00)", "\xF0\x90\x80\x80");
    row("a pair with the last half", R"(\uD800\uDFFF)", "\xF0\x90\x8F\xBF");
    row("the last first half", R"(\uDBFF\uDC00)", "\xF4\x8F\xB0\x80");
    row("the last pair", R"(\uDBFF\uDFFF)", "\xF4\x8F\xBF\xBF");
    row("a pair and more", R"(\uD83D\uDE00x)", "\xF0\x9F\x98\x80x");
    row("a first half at the end", R"(\uD800)", "\xEF\xBF\xBD");
    row("a first half before a letter", R"(\uD83Dx)", "\xEF\xBF\xBDx");
    row("a first half before another escape", R"(\uD83D\n)", "\xEF\xBF\xBD\n");
    row("two first halves", R"(\uD800\uDBFF)", "\xEF\xBF\xBD\xEF\xBF\xBD");
    row("a first half before a character above", R"(\uD800\uE000)", "\xEF\xBF\xBD\xEE\x80\x80");
    row("second halves alone", R"(\uDC00\uDFFF)", "\xEF\xBF\xBD\xEF\xBF\xBD");
    row("a second half before a second half", R"(\uDC00\uDC00)", "\xEF\xBF\xBD\xEF\xBF\xBD");
}

void TestJsonScanner::decoded()
{
    QFETCH(const std::string, raw);
    QTEST(core::unescaped(raw), "expected");
    const std::string text = '"' + raw + '"';
    JsonScanner scanner(text);
    const auto string = scanner.string();
    QVERIFY(string);
    QCOMPARE(std::string(string->raw), raw);
    QCOMPARE(string->hasEscapes, raw.find('\\') != std::string::npos);
    QTEST(core::said(*string), "expected");
    QCOMPARE(scanner.position(), text.size());
}

void TestJsonScanner::strings_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("raw");  // "none" if it is no string
    QTest::addColumn<std::size_t>("end");
    const auto row = [](const char* name, const std::string& text, const char* raw,
                        std::size_t end) {
        QTest::newRow(name) << text << std::string(raw) << end;
    };
    row("empty", R"("")", "", 2);
    row("behind every kind of white space", " \t\n\r\"a\"", "a", 7);
    row("its end only", R"("a" , "b")", "a", 3);
    row("an escaped quote", R"("a\"b")", R"(a\"b)", 6);
    row("an escaped backslash before the end", R"("a\\"b")", R"(a\\)", 5);
    row("four digits, then the end", R"("\u1234")", R"(\u1234)", 8);
    row("a space, the first that needs no escape", "\" \"", " ", 3);
    row("DEL", "\"\x7F\"", "\x7F", 3);
    row("the last control character", "\"\x1F\"", "none", 0);
    row("a raw line feed", "\"a\nb\"", "none", 0);
    row("UTF-8", "\"\xC3\xA9\"", "\xC3\xA9", 4);
    row("no quote", "abc", "none", 0);
    row("a quote alone", "\"", "none", 0);
    row("no end", "\"abc", "none", 0);
    row("a vertical tab is no white space", "\v\"a\"", "none", 0);
    row("white space is passed even so", "  x", "none", 2);
}

void TestJsonScanner::strings()
{
    QFETCH(const std::string, text);
    JsonScanner scanner(text);
    const auto string = scanner.string();
    QTEST(std::string(string ? string->raw : "none"), "raw");
    QTEST(scanner.position(), "end");
}

/// RFC 8259, section 6.
void TestJsonScanner::numbers_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("number");  // empty if it is none
    const auto row = [](const char* text, const char* number) {
        QTest::newRow(text) << std::string(text) << std::string(number);
    };
    row("0", "0");
    row("9", "9");
    row("-0", "-0");
    row("-7", "-7");
    row("01", "0");
    row("10", "10");
    row("1.5", "1.5");
    row("0.0", "0.0");
    row("-0.25e1", "-0.25e1");
    row("1e5", "1e5");
    row("1E5", "1E5");
    row("1e+05", "1e+05");
    row("1e-5", "1e-5");
    row("12,", "12");
    row("1.2.3", "1.2");
    row("1e2e3", "1e2");
    row("", "");
    row("-", "");
    row("+1", "");
    row(".5", "");
    row("1.", "");
    row("1.e3", "");
    row("1e", "");
    row("1e+", "");
    row("1e-x", "");
    row("--1", "");
    row("-.5", "");
    row("/", "");
    row(":", "");
}

void TestJsonScanner::numbers()
{
    QFETCH(const std::string, text);
    const std::string padded = "  " + text;
    JsonScanner scanner(padded);
    const auto number = scanner.number();
    const std::string found(number.value_or(""));
    QTEST(found, "number");
    QCOMPARE(scanner.position(), 2 + found.size());
}

void TestJsonScanner::values_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("end");  // -1 if it is no value
    const auto row = [](const char* text, int end) {
        QTest::newRow(text) << std::string(text) << end;
    };
    const auto nested = [](const char* name, std::size_t levels, const char* open,
                           const char* inner, char close, bool isRead) {
        std::string text;
        for (std::size_t i = 0; i < levels; ++i)
            text += open;
        text += inner + std::string(levels, close);
        QTest::newRow(name) << text << (isRead ? static_cast<int>(text.size()) : -1);
    };
    row("1", 1);
    row("\"a\"", 3);
    row("true", 4);
    row("false", 5);
    row("null", 4);
    row("NaN", 3);
    row("Infinity", 8);
    row("-Infinity", 9);
    row("[]", 2);
    row("{}", 2);
    row(" [ ] ", 4);
    row("[1]x", 3);
    row("[1, 2]", 6);
    row("[[], {}]", 8);
    row("[[1], [2]]", 10);
    row("[{\"a\": []}, 1]", 14);
    row("{\"a\": 1}", 8);
    row("{\"a\": {\"b\": [1]}, \"c\": 2}", 25);
    row("{\"a\": 1, \"a\": 2}", 16);
    row("", -1);
    row("nul", -1);
    row("-Inf", -1);
    row("]", -1);
    row("}", -1);
    row("[", -1);
    row("[1", -1);
    row("[1,", -1);
    row("[1,]", -1);
    row("[,1]", -1);
    row("[1 2]", -1);
    row("[1}", -1);
    row("{\"a\": 1]", -1);
    row("{\"a\": 1,}", -1);
    row("{\"a\"}", -1);
    row("{\"a\" 1}", -1);
    row("{\"a\": }", -1);
    row("{1: 2}", -1);
    row("{a: 2}", -1);
    row("{\"a\": 1 \"b\": 2}", -1);
    row("[\"a]", -1);
    const std::size_t deepest = JsonScanner::deepest;
    nested("the deepest arrays", deepest, "[", "", ']', true);
    nested("an array too deep", deepest + 1, "[", "", ']', false);
    nested("the deepest objects", deepest, "{\"a\":", "1", '}', true);
    nested("an object too deep", deepest + 1, "{\"a\":", "1", '}', false);
}

void TestJsonScanner::values()
{
    QFETCH(const std::string, text);
    QFETCH(const int, end);
    JsonScanner scanner(text);
    QCOMPARE(scanner.skipValue(), end >= 0);
    if (end >= 0)
        QCOMPARE(scanner.position(), static_cast<std::size_t>(end));
}

void TestJsonScanner::signs()
{
    const std::string text = " \t\r\n:\0,"s;
    JsonScanner scanner(text);
    QVERIFY(!scanner.take(','));
    QCOMPARE(scanner.peek(), ':');
    QCOMPARE(scanner.position(), std::size_t{4});
    QVERIFY(scanner.take(':'));
    QVERIFY(scanner.take('\0'));
    QVERIFY(scanner.take(','));
    QCOMPARE(scanner.peek(), '\0');
    QVERIFY(!scanner.take('\0'));
    QCOMPARE(scanner.position(), text.size());
    scanner.moveTo(4);
    QVERIFY(scanner.take(':'));
}

void TestJsonScanner::words()
{
    JsonScanner scanner(" truest");
    QVERIFY(!scanner.takeWord("false"));
    QCOMPARE(scanner.position(), std::size_t{1});
    QVERIFY(scanner.takeWord("true"));
    QCOMPARE(scanner.position(), std::size_t{5});
    QVERIFY(!scanner.takeWord("str"));
    QVERIFY(scanner.takeWord("st"));
    QVERIFY(!scanner.takeWord("t"));
}

void TestJsonScanner::nothingBehindTheEndIsRead()
{
    const std::string_view text = R"("a\u0041b" 1234 true)";
    for (const std::size_t length : {1, 2, 3, 4, 5, 6, 7, 8, 9}) {
        JsonScanner scanner(text.substr(0, length));
        QVERIFY2(!scanner.string(), qPrintable(QString::number(length)));
        QCOMPARE(scanner.position(), std::size_t{0});
    }
    QVERIFY(JsonScanner(text.substr(0, 10)).string());
    JsonScanner number(text.substr(11, 2));
    QCOMPARE(std::string(number.number().value_or("")), std::string("12"));
    QVERIFY(!JsonScanner(text.substr(16, 3)).takeWord("true"));
    QVERIFY(!JsonScanner(text.substr(16, 3)).skipValue());
}

QTEST_APPLESS_MAIN(TestJsonScanner)

}  // namespace tst_json_scanner

#include "tst_json_scanner.moc"
