// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/half_width.h"
#include "core/foundation/text/unusual_whitespace.h"
#include "core/foundation/text/utf8.h"

#include <QTest>

#include <string>

namespace tst_half_width {

using namespace std::string_literals;

/// What keyboards of Chinese and Japanese write, and blanks that look like a space.
class TestHalfWidth : public QObject {
    Q_OBJECT
private slots:
    void signs_data();
    void signs();
    void blanks_data();
    void blanks();
    void appended_data();
    void appended();
    void invalid_data();
    void invalid();
    void cut_data();
    void cut();
};

void TestHalfWidth::signs_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("nothing", "", "");
    row("ASCII", "a b", "a b");
    row("the first sign, U+FF01", "\xEF\xBC\x81", "!");
    row("the last sign, U+FF5E", "\xEF\xBD\x9E", "~");
    row("the last of the first block, U+FF3F", "\xEF\xBC\xBF", "_");
    row("the first of the second block, U+FF40", "\xEF\xBD\x80", "`");
    row("before the first sign, U+FF00", "\xEF\xBC\x80", "\xEF\xBC\x80");
    row("behind the last sign, U+FF5F", "\xEF\xBD\x9F", "\xEF\xBD\x9F");
    row("the block before, U+FEFF", "\xEF\xBB\xBF", "\xEF\xBB\xBF");
    row("the block behind, U+FF81", "\xEF\xBE\x81", "\xEF\xBE\x81");
    row("digits and letters", "０９ＡＺａｚ", "09AZaz");
    row("a list comma and a full stop", "一、二。", "一,二.");
    row("cut short", "\xEF\xBC", "\xEF\xBC");
    row("no last byte below", "\xEF\xBC\x7F", "\xEF\xBC\x7F");
    row("no last byte above", "\xEF\xBC\xC0", "\xEF\xBC\xC0");
    row("between letters", "a＝b", "a=b");
}

void TestHalfWidth::signs()
{
    QFETCH(const std::string, text);
    QTEST(core::halfWidth(text), "expected");
}

void TestHalfWidth::blanks_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");  // empty: none
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << text << std::string(expected);
    };
    row("none", "a b\tc", "");
    row("letters of two, three and four bytes", "é中😀", "");
    row("no-break space", "a\xC2\xA0"s + "b", "U+00A0");
    row("the character behind it", "\xC2\xA1", "");
    row("Ogham", "\xE1\x9A\x80", "U+1680");
    row("the first of the block", "\xE2\x80\x80", "U+2000");
    row("the last of the block", "\xE2\x80\x8B", "U+200B");
    row("behind the block", "\xE2\x80\x8C", "");
    row("before the block", "\xE1\xBF\xBF", "");
    row("narrow", "\xE2\x80\xAF", "U+202F");
    row("mathematical", "\xE2\x81\x9F", "U+205F");
    row("word joiner", "\xE2\x81\xA0", "U+2060");
    row("full width", "\xE3\x80\x80", "U+3000");
    row("byte order mark", "\xEF\xBB\xBF", "U+FEFF");
    row("behind letters", "é中\xE3\x80\x80", "U+3000");
    row("the first of two", "\xE3\x80\x80\xC2\xA0", "U+3000");
    row("four bytes that would read as U+3000", "\xF3\x80\x80\x80", "");
}

void TestHalfWidth::blanks()
{
    QFETCH(const std::string, text);
    QTEST(core::unusualWhitespaceIn(text).value_or(""), "expected");
}

/// RFC 3629.
void TestHalfWidth::appended_data()
{
    QTest::addColumn<char32_t>("code");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("U+007F") << char32_t{0x7F} << "\x7F"s;
    QTest::newRow("U+0080") << char32_t{0x80} << "\xC2\x80"s;
    QTest::newRow("U+07FF") << char32_t{0x7FF} << "\xDF\xBF"s;
    QTest::newRow("U+0800") << char32_t{0x800} << "\xE0\xA0\x80"s;
    QTest::newRow("U+FFFF") << char32_t{0xFFFF} << "\xEF\xBF\xBF"s;
    QTest::newRow("U+10000") << char32_t{0x10000} << "\xF0\x90\x80\x80"s;
    QTest::newRow("U+10FFFF") << char32_t{0x10FFFF} << "\xF4\x8F\xBF\xBF"s;
}

void TestHalfWidth::appended()
{
    QFETCH(const char32_t, code);
    std::string text = "a";
    core::appendUtf8(text, code);
    QFETCH(const std::string, expected);
    QCOMPARE(text, "a" + expected);
    QCOMPARE(core::findInvalidUtf8(text), std::string::npos);
}

void TestHalfWidth::invalid_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("at");  // -1: nowhere
    const auto row = [](const char* name, const std::string& text, int at) {
        QTest::newRow(name) << text << at;
    };
    row("nothing", "", -1);
    row("eight bytes of ASCII", "abcdefgh", -1);
    row("nine bytes, the last one invalid", "abcdefgh\x80", 8);
    row("the eighth of eight", "abcdefg\xFF", 7);
    row("a byte that follows", "a\xBF", 1);
    row("overlong, two bytes", "\xC1\xBF", 0);
    row("the first lead of two bytes", "\xC2\x80", -1);
    row("the last lead of two bytes", "\xDF\xBF", -1);
    row("two bytes, the second too low", "\xDF\x7F", 0);
    row("two bytes, the second too high", "\xDF\xC0", 0);
    row("two bytes cut short", "\xDF", 0);
    row("overlong, three bytes", "\xE0\x9F\xBF", 0);
    row("the first of three bytes", "\xE0\xA0\x80", -1);
    row("before the surrogates", "\xED\x9F\xBF", -1);
    row("a surrogate", "\xED\xA0\x80", 0);
    row("behind the surrogates", "\xEE\x80\x80", -1);
    row("before them, high in its block", "\xEC\xBF\xBF", -1);
    row("three bytes cut short", "\xEF\xBF", 0);
    row("three bytes, the third wrong", "\xE1\x80\x7F", 0);
    row("overlong, four bytes", "\xF0\x8F\xBF\xBF", 0);
    row("the first of four bytes", "\xF0\x90\x80\x80", -1);
    row("low in the next block", "\xF1\x80\x80\x80", -1);
    row("the last character", "\xF4\x8F\xBF\xBF", -1);
    row("behind the last character", "\xF4\x90\x80\x80", 0);
    row("no lead", "\xF5\x80\x80\x80", 0);
    row("four bytes, the fourth wrong", "\xF1\x80\x80\xC0", 0);
    row("four bytes cut short", "\xF1\x80\x80", 0);
    row("behind characters of all lengths", "aé中😀\xFF", 10);
}

void TestHalfWidth::invalid()
{
    QFETCH(const std::string, text);
    const std::size_t found = core::findInvalidUtf8(text);
    QTEST(found == std::string::npos ? -1 : static_cast<int>(found), "at");
}

void TestHalfWidth::cut_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("most");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, std::size_t most,
                        const std::string& expected) {
        QTest::newRow(name) << text << most << expected;
    };
    row("as long as it may be", "abc", 3, "abc");
    row("one byte longer", "abcd", 3, "abc");
    row("a character of three bytes that fits", "a中b", 4, "a中");
    row("one that would be cut", "a中b", 3, "a");
    row("one that would be cut behind its first byte", "a中b", 2, "a");
    row("no room for the first", "中", 2, "");
    row("no room at all", "a", 0, "");
    row("only bytes that follow", "\x80\x80", 1, "");
}

void TestHalfWidth::cut()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, most);
    QTEST(std::string(core::cutUtf8(text, most)), "expected");
}

QTEST_APPLESS_MAIN(TestHalfWidth)

}  // namespace tst_half_width

#include "tst_half_width.moc"
