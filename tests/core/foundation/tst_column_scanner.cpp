// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/column_scanner.h"

#include <QRegularExpression>
#include <QTest>

#include <random>
#include <string>
#include <vector>

namespace tst_column_scanner {

using namespace std::string_literals;

namespace {

/// Where the blanks stand that a scan finds, one after the other.
std::vector<std::size_t> found(const std::string& text)
{
    core::ColumnScanner scan(text.data(), text.data() + text.size());
    std::vector<std::size_t> places;
    while (const char* const* blank = scan.next<1>())
        places.push_back(static_cast<std::size_t>(*blank - text.data()));
    return places;
}

std::vector<std::size_t> blanksOf(const std::string& text)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (static_cast<unsigned char>(text[i]) <= ' ')
            places.push_back(i);
    return places;
}

/// Words with one blank behind each; as long as whole pieces of 64 bytes.
std::string words(std::mt19937& random, std::size_t longest, std::size_t pieces)
{
    std::string text;
    while (text.size() < 64 * pieces) {
        for (std::size_t left = 1 + random() % longest; left > 0; --left)
            text += static_cast<char>('!' + random() % ('~' - '!' + 1));
        text += " \t\n\r\x01"[random() % 5];
    }
    text.resize(64 * pieces);
    return text;
}

}  // namespace

class TestColumnScanner : public QObject {
    Q_OBJECT
private slots:
    void init();
    void findsEveryBlank_data();
    void findsEveryBlank();
    void stopsBefore_data();
    void stopsBefore();
    void severalAreTakenTogetherOrNotAtAll();
};

void TestColumnScanner::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestColumnScanner::findsEveryBlank_data()
{
    QTest::addColumn<std::size_t>("longest");
    QTest::newRow("one letter in a word") << std::size_t{1};
    QTest::newRow("short words") << std::size_t{6};
    QTest::newRow("long words") << std::size_t{40};
    QTest::newRow("words longer than a piece") << std::size_t{500};
}

void TestColumnScanner::findsEveryBlank()
{
    QFETCH(const std::size_t, longest);
    std::mt19937 random(3);
    for (std::size_t pieces = 1; pieces < 100; ++pieces) {
        const std::string text = words(random, longest, pieces);
        QCOMPARE(found(text), blanksOf(text));
    }
}

void TestColumnScanner::stopsBefore_data()
{
    QTest::addColumn<std::string>("odd");
    QTest::newRow("a NUL byte") << "\0"s;
    QTest::newRow("a byte that is not ASCII") << "\xe9"s;
    QTest::newRow("the last byte there is") << "\xff"s;
    QTest::newRow("two blanks") << "  "s;
    QTest::newRow("an empty line") << "\n\n"s;
    QTest::newRow("a control character and a blank") << "\x1b "s;
}

/// What is found before is right, and the piece of 64 bytes that holds the warning is left out.
void TestColumnScanner::stopsBefore()
{
    QFETCH(const std::string, odd);
    std::mt19937 random(4);
    for (std::size_t place = 1; place + odd.size() < 64 * 40; place += 7) {
        std::string text;
        while (text.size() < place)
            text += text.size() % 5 == 4 && text.size() + 1 < place ? ' ' : 'x';
        text += odd;
        text += words(random, 9, 41).substr(text.size());
        // Two blanks may stand on both sides of a border: then the second one is the warning.
        const std::size_t piece = (place + odd.size() - 1) / 64;
        std::vector<std::size_t> before = blanksOf(text.substr(0, 64 * piece));
        if (odd.size() == 1)
            before = blanksOf(text.substr(0, 64 * (place / 64)));
        QCOMPARE(found(text), before);
    }
    QVERIFY(found(odd + std::string(200, 'x')).empty());
}

void TestColumnScanner::severalAreTakenTogetherOrNotAtAll()
{
    std::string text;
    for (int i = 0; i < 64; ++i)
        text += "abc ";
    core::ColumnScanner scan(text.data(), text.data() + text.size());
    std::size_t lines = 0;
    for (; const char* const* blanks = scan.next<6>(); ++lines)
        for (std::size_t i = 0; i < 6; ++i)
            QCOMPARE(blanks[i] - text.data(), static_cast<std::ptrdiff_t>(24 * lines + 4 * i + 3));
    QCOMPARE(lines, 10);  // of 64 blanks
    for (std::size_t i = 60; i < 64; ++i)
        QCOMPARE(*scan.next<1>() - text.data(), static_cast<std::ptrdiff_t>(4 * i + 3));
    QVERIFY(!scan.next<1>());
}

QTEST_APPLESS_MAIN(TestColumnScanner)

}  // namespace tst_column_scanner

#include "tst_column_scanner.moc"
