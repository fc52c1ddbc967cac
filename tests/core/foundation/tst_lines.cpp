// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/lines.h"
#include "core/foundation/text/utf8.h"

#include <QRegularExpression>
#include <QTest>

#include <string>
#include <vector>

namespace tst_lines {

using core::ErrorCode;
using namespace std::string_literals;

class TestLines : public QObject {
    Q_OBJECT
private slots:
    void init();
    void lines_data();
    void lines();
    void dataLinesKeepTheirNumbers();
    void refused_data();
    void refused();
    void longestLineIsRead();
    void columns_data();
    void columns();
    void invalidUtf8_data();
    void invalidUtf8();
    void cutKeepsCharactersWhole();
    void lineAtAgreesWithReader();
};

void TestLines::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestLines::lines_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<std::string>>("expected");
    using Lines = std::vector<std::string>;
    QTest::newRow("empty text has no line") << ""s << Lines{};
    QTest::newRow("LF") << "a\nb\n"s << Lines{"a", "b"};
    QTest::newRow("CRLF") << "a\r\nb\r\n"s << Lines{"a", "b"};
    QTest::newRow("CR alone") << "a\rb\r"s << Lines{"a", "b"};
    QTest::newRow("mixed") << "a\rb\nc\r\nd"s << Lines{"a", "b", "c", "d"};
    QTest::newRow("no final line end") << "a\nb"s << Lines{"a", "b"};
    QTest::newRow("blank lines count") << "\n\r\n\ra"s << Lines{"", "", "", "a"};
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"
                                        "a\n"s
                                     << Lines{"a"};
    QTest::newRow("byte order marks of joined files") << "\xEF\xBB\xBF"
                                                         "a\n\xEF\xBB\xBF"
                                                         "b\r\n\xEF\xBB\xBF\xEF\xBB\xBF"s
                                                      << Lines{"a", "b", ""};
    QTest::newRow("byte order mark within a line") << "a\xEF\xBB\xBF\n"s << Lines{"a\xEF\xBB\xBF"};
    QTest::newRow("byte order mark alone") << "\xEF\xBB\xBF"s << Lines{};
}

void TestLines::lines()
{
    QFETCH(const std::string, text);
    QFETCH(const std::vector<std::string>, expected);
    const std::string file = "file";
    core::LineReader reader(text, file);
    std::vector<std::string> found;
    while (const auto line = reader.next()) {
        found.emplace_back(line->text);
        QCOMPARE(line->number, found.size());
    }
    QVERIFY(!reader.error());
    QCOMPARE(found, expected);
}

void TestLines::dataLinesKeepTheirNumbers()
{
    const std::string file = "file";
    core::LineReader reader("# one\n\n \t\nfour\n  # five\n\t six\n#", file);
    std::vector<std::size_t> numbers;
    while (const auto line = reader.nextData())
        numbers.push_back(line->number);
    QCOMPARE(numbers, (std::vector<std::size_t>{4, 6}));
}

void TestLines::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    const std::string tooLong(core::LineReader::longest + 1, 'x');
    QTest::newRow("NUL byte") << "a\nb\0c\n"s << std::size_t{2} << ErrorCode::BinaryData << "0x00"s;
    QTest::newRow("Latin-1") << "a\r\n\r\ncaf\xE9\n"s << std::size_t{3} << ErrorCode::NotUtf8
                             << "0xe9"s;
    QTest::newRow("UTF-16") << "\xFF\xFE"
                               "a\0"s
                            << std::size_t{1} << ErrorCode::NotUtf8 << "0xff"s;
    QTest::newRow("NUL before Latin-1")
        << "\0\n\xE9"s << std::size_t{1} << ErrorCode::BinaryData << "0x00"s;
    QTest::newRow("Latin-1 before NUL")
        << "\xE9\n\0"s << std::size_t{1} << ErrorCode::NotUtf8 << "0xe9"s;
    QTest::newRow("character cut by the end")
        << "a\n\xE2\x82"s << std::size_t{2} << ErrorCode::NotUtf8 << "0xe2"s;
    QTest::newRow("long line") << "a\n" + tooLong + "\nb" << std::size_t{2}
                               << ErrorCode::LineTooLong << "1048577"s;
    QTest::newRow("long line before NUL")
        << tooLong + "\n\0"s << std::size_t{1} << ErrorCode::LineTooLong << "1048577"s;
}

void TestLines::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, line);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::string, found);
    const std::string file = "file";
    core::LineReader reader(text, file);
    std::size_t read = 0;
    while (reader.next())
        ++read;
    QCOMPARE(read, line - 1);
    QVERIFY(reader.error());
    QVERIFY((*reader.error() == core::ParseError{file, line, problem, found}));
    QVERIFY2(!reader.next(), "stays at the refused line");
}

void TestLines::longestLineIsRead()
{
    const std::string text(core::LineReader::longest, 'x');
    const std::string file = "file";
    core::LineReader reader(text, file);
    QVERIFY(reader.next());
}

void TestLines::columns_data()
{
    QTest::addColumn<std::string>("line");
    QTest::addColumn<std::size_t>("count");
    QTest::newRow("none") << ""s << std::size_t{0};
    QTest::newRow("blanks only") << " \t "s << std::size_t{0};
    QTest::newRow("blanks") << "a b"s << std::size_t{2};
    QTest::newRow("blanks and tabs together") << " a \t b\t"s << std::size_t{2};
    QTest::newRow("more than kept") << "a b c d"s << std::size_t{4};
}

void TestLines::columns()
{
    QFETCH(const std::string, line);
    QFETCH(const std::size_t, count);
    const core::Columns<2> columns(line);
    QCOMPARE(columns.count, count);
    if (count > 0) {
        QVERIFY(columns.text[0] == "a");
        QVERIFY(columns.text[1] == "b");
    }
}

void TestLines::invalidUtf8_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("at");
    constexpr std::size_t valid = std::string::npos;
    QTest::newRow("empty") << ""s << valid;
    QTest::newRow("ASCII") << "a document id, longer than eight"s << valid;
    QTest::newRow("two bytes: U+0080, U+07FF") << "\xC2\x80\xDF\xBF"s << valid;
    QTest::newRow("three bytes: U+0800, U+FFFF") << "\xE0\xA0\x80\xEF\xBF\xBF"s << valid;
    QTest::newRow("four bytes: U+10000, U+10FFFF") << "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"s << valid;
    QTest::newRow("next to the surrogates") << "\xED\x9F\xBF\xEE\x80\x80"s << valid;
    QTest::newRow("overlong two bytes") << "a\xC0\x80"s << std::size_t{1};
    QTest::newRow("overlong three bytes") << "\xE0\x9F\xBF"s << std::size_t{0};
    QTest::newRow("overlong four bytes") << "\xF0\x8F\xBF\xBF"s << std::size_t{0};
    QTest::newRow("surrogate") << "\xED\xA0\x80"s << std::size_t{0};
    QTest::newRow("above U+10FFFF") << "\xF4\x90\x80\x80"s << std::size_t{0};
    QTest::newRow("continuation alone") << "12345678\x80"s << std::size_t{8};
    QTest::newRow("third byte missing") << "1234567\xE2\x82x"s << std::size_t{7};
    QTest::newRow("fourth byte missing") << "\xF0\x90\x80"s << std::size_t{0};
}

void TestLines::invalidUtf8()
{
    QFETCH(const std::string, text);
    QFETCH(const std::size_t, at);
    QCOMPARE(core::findInvalidUtf8(text), at);
}

void TestLines::cutKeepsCharactersWhole()
{
    const std::string text = "a€𝄞";
    const std::vector<std::size_t> sizes{0, 1, 1, 1, 4, 4, 4, 4, 8, 8};
    for (std::size_t most = 0; most < sizes.size(); ++most)
        QCOMPARE(core::cutUtf8(text, most).size(), sizes[most]);
    QVERIFY(core::excerpt(text) == text);
    QVERIFY(core::excerpt(std::string(1000, 'x')) == std::string(120, 'x') + "…");
}

void TestLines::lineAtAgreesWithReader()
{
    const std::string text = "a\r\n\rb\n\nc\r\r\nd";
    const std::string file = "file";
    core::LineReader reader(text, file);
    while (const auto line = reader.next()) {
        const auto start = static_cast<std::size_t>(line->text.data() - text.data());
        QCOMPARE(core::lineAt(text, start), line->number);
        QCOMPARE(core::lineAt(text, start + line->text.size()), line->number);
    }
}

QTEST_APPLESS_MAIN(TestLines)

}  // namespace tst_lines

#include "tst_lines.moc"
