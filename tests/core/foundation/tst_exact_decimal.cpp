// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/exact_decimal.h"

#include "core/foundation/text/number_text.h"

#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <cstdint>
#include <random>
#include <string>

namespace tst_exact_decimal {

using namespace std::string_literals;

namespace {

/// Whatever is read here, std::from_chars reads with the same bits.
bool agrees(const std::string& text)
{
    double number = -1;
    const char* const end = core::readExactDecimal(text.c_str(), number);
    if (!end)
        return number == -1;
    if (end != text.c_str() + text.size())
        return true;  // something else follows
    const auto parsed = core::parsedNumber<double>(text);
    return parsed && std::bit_cast<std::uint64_t>(*parsed) == std::bit_cast<std::uint64_t>(number);
}

}  // namespace

class TestExactDecimal : public QObject {
    Q_OBJECT
private slots:
    void init();
    void reads_data();
    void reads();
    void leavesToOthers_data();
    void leavesToOthers();
    void hasTheBitsOfFromChars();
};

void TestExactDecimal::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestExactDecimal::reads_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("whole") << "12"s << 12.0;
    QTest::newRow("decimals") << "20.123456"s << 20.123456;
    QTest::newRow("negative") << "-0.1"s << -0.1;
    QTest::newRow("negative zero") << "-0"s << -0.0;
    QTest::newRow("no digit before the point") << ".5"s << 0.5;
    QTest::newRow("no digit behind the point") << "5."s << 5.0;
    QTest::newRow("2^53") << "9007199254740992"s << 9007199254740992.0;
    QTest::newRow("zeros lead") << "0000.000000000000001"s << 1e-15;
}

void TestExactDecimal::reads()
{
    QFETCH(const std::string, text);
    QFETCH(const double, number);
    double read = 7;
    QVERIFY(core::readExactDecimal(text.c_str(), read) == text.c_str() + text.size());
    QVERIFY(std::bit_cast<std::uint64_t>(read) == std::bit_cast<std::uint64_t>(number));
}

void TestExactDecimal::leavesToOthers_data()
{
    QTest::addColumn<std::string>("text");
    for (const char* text : {"", "-", ".", "-.", "+1", "inf", "nan", "x", "9007199254740993",
                             "12345678901234567890", "0.00000000000000000001"})
        QTest::newRow(*text ? text : "nothing") << std::string(text);
}

void TestExactDecimal::leavesToOthers()
{
    QFETCH(const std::string, text);
    double read = 7;
    QVERIFY(!core::readExactDecimal(text.c_str(), read));
    QVERIFY(read == 7);
}

void TestExactDecimal::hasTheBitsOfFromChars()
{
    std::mt19937_64 random(5);
    for (int i = 0; i < 200'000; ++i) {
        std::string text = random() % 4 == 0 ? "-" : "";
        for (std::uint64_t digits = random() % 12; digits > 0; --digits)
            text += static_cast<char>('0' + random() % 10);
        if (random() % 4 != 0)
            text += '.';
        for (std::uint64_t digits = random() % 12; digits > 0; --digits)
            text += static_cast<char>('0' + random() % 10);
        QVERIFY2(agrees(text), text.c_str());
    }
}

QTEST_APPLESS_MAIN(TestExactDecimal)

}  // namespace tst_exact_decimal

#include "tst_exact_decimal.moc"
