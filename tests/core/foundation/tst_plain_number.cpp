// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/plain_number.h"

#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <cstdint>
#include <random>
#include <string>

namespace tst_plain_number {

using namespace std::string_literals;

namespace {

/// What stands behind a number in a line of a run.
const auto behind = " bm25 7\n"s;

bool readDecimal(const std::string& text, double& number)
{
    const std::string line = text + behind;
    return core::readPlainDecimal(line.data(), line.data() + text.size(), number);
}

bool readWhole(const std::string& text, std::uint64_t& number)
{
    const std::string line = text + behind;
    return core::readPlainWhole(line.data(), line.data() + text.size(), number);
}

std::string digits(std::mt19937_64& random, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += static_cast<char>('0' + random() % 10);
    return text;
}

}  // namespace

class TestPlainNumber : public QObject {
    Q_OBJECT
private slots:
    void init();
    void readsDecimals_data();
    void readsDecimals();
    void leavesToOthers_data();
    void leavesToOthers();
    void everyLengthHasTheBitsOfFromChars();
    void aWrongCharacterIsSeenAtEveryPlace();
    void wholeNumbers();
};

void TestPlainNumber::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestPlainNumber::readsDecimals_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("one digit") << "7"s << 7.0;
    QTest::newRow("eight digits") << "12345678"s << 12345678.0;
    QTest::newRow("one before the point") << "9.715895"s << 9.715895;
    QTest::newRow("two before the point") << "25.721504"s << 25.721504;
    QTest::newRow("three before the point") << "101.5"s << 101.5;
    QTest::newRow("eight before the point") << "12345678.5"s << 12345678.5;
    QTest::newRow("eight before and behind") << "12345678.12345678"s << 12345678.12345678;
    QTest::newRow("one before, eight behind") << "1.12345678"s << 1.12345678;
    QTest::newRow("negative") << "-25.721504"s << -25.721504;
    QTest::newRow("negative zero") << "-0.0"s << -0.0;
    QTest::newRow("zeros lead") << "00.01"s << 0.01;
}

void TestPlainNumber::readsDecimals()
{
    QFETCH(const std::string, text);
    QFETCH(const double, number);
    double read = 7.5;
    QVERIFY(readDecimal(text, read));
    QCOMPARE(std::bit_cast<std::uint64_t>(read), std::bit_cast<std::uint64_t>(number));
}

void TestPlainNumber::leavesToOthers_data()
{
    QTest::addColumn<std::string>("text");
    for (const char* text : {"",
                             "-",
                             ".",
                             "-.",
                             "+1",
                             ".5",
                             "5.",
                             "12.",
                             "1..5",
                             "1.2.3",
                             "12.3.4",
                             "1-2",
                             "--1",
                             "1.-2",
                             "inf",
                             "nan",
                             "0x1p3",
                             "1e5",
                             "1.5e-3",
                             "2.5,1",
                             "123456789",
                             "123456789.5",
                             "1.123456789",
                             "1,5",
                             "1 5",
                             "\xc2\xb1"
                             "1"})
        QTest::newRow(*text ? text : "nothing") << std::string(text);
}

void TestPlainNumber::leavesToOthers()
{
    QFETCH(const std::string, text);
    double read = 7.5;
    QVERIFY(!readDecimal(text, read));
    QCOMPARE(read, 7.5);
}

void TestPlainNumber::everyLengthHasTheBitsOfFromChars()
{
    std::mt19937_64 random(11);
    for (std::size_t before = 1; before <= 8; ++before)
        for (std::size_t decimals = 0; decimals <= 8; ++decimals)
            for (int i = 0; i < 500; ++i) {
                std::string text = random() % 2 == 0 ? "-" : "";
                text += digits(random, before);
                if (decimals > 0)
                    text += '.' + digits(random, decimals);
                double read = 0;
                if (before + decimals == 16 && !readDecimal(text, read))
                    continue;  // may be above 2^53
                QVERIFY2(readDecimal(text, read), text.c_str());
                QVERIFY2(std::bit_cast<std::uint64_t>(read) ==
                             std::bit_cast<std::uint64_t>(*core::parsedNumber<double>(text)),
                         text.c_str());
            }
}

void TestPlainNumber::aWrongCharacterIsSeenAtEveryPlace()
{
    const auto number = "12345678.12345678"s;
    for (std::size_t from = 0; from < 8; ++from)
        for (std::size_t size = 10 - from; from + size <= number.size(); ++size)
            for (std::size_t place = 0; place < size; ++place)
                for (int byte = 1; byte < 256; ++byte) {
                    std::string text = number.substr(from, size);
                    const auto wrong = static_cast<char>(byte);
                    if (text[place] == '.' || (wrong >= '0' && wrong <= '9') || wrong == '.' ||
                        (wrong == '-' && place == 0))
                        continue;
                    text[place] = wrong;
                    double read = 0;
                    QVERIFY2(!readDecimal(text, read), text.c_str());
                }
}

void TestPlainNumber::wholeNumbers()
{
    std::mt19937_64 random(12);
    for (std::size_t size = 1; size <= 8; ++size)
        for (int i = 0; i < 500; ++i) {
            const std::string text = digits(random, size);
            std::uint64_t read = 0;
            QVERIFY2(readWhole(text, read), text.c_str());
            QCOMPARE(read, *core::parsedNumber<std::uint64_t>(text));
        }
    for (const char* text : {"", "-1", "1.5", "123456789", "12a", " 1"}) {
        std::uint64_t read = 7;
        QVERIFY2(!readWhole(text, read), text);
        QCOMPARE(read, 7);
    }
}

QTEST_APPLESS_MAIN(TestPlainNumber)

}  // namespace tst_plain_number

#include "tst_plain_number.moc"
