// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/fraction.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace tst_fraction {

using core::Fraction;

namespace {

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();

std::string text(const Fraction& fraction)
{
    if (!fraction.exact())
        return "inexact";
    return std::to_string(fraction.numerator()) + "/" + std::to_string(fraction.denominator());
}

}  // namespace

class TestFraction : public QObject {
    Q_OBJECT
private slots:
    void init();
    void reduced_data();
    void reduced();
    void arithmetic_data();
    void arithmetic();
    void agreesWithWideArithmetic();
    void inexactStays();
    void fromDecimal_data();
    void fromDecimal();
    void toDouble_data();
    void toDouble();
};

void TestFraction::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestFraction::reduced_data()
{
    QTest::addColumn<Fraction>("fraction");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const Fraction& fraction, const char* expected) {
        QTest::newRow(name) << fraction << std::string(expected);
    };
    row("default", Fraction(), "0/1");
    row("whole", Fraction(-7), "-7/1");
    row("common divisor", Fraction(2033 * 6, 4410 * 6), "2033/4410");
    row("zero", Fraction(0, -5), "0/1");
    row("sign of the denominator", Fraction(3, -6), "-1/2");
    row("both signs", Fraction(-3, -6), "1/2");
    row("largest", Fraction(most, most), "1/1");
    row("no denominator", Fraction(1, 0), "inexact");
    row("no opposite above", Fraction(least, 2), "inexact");
    row("no opposite below", Fraction(1, least), "inexact");
}

void TestFraction::reduced()
{
    QFETCH(const Fraction, fraction);
    QFETCH(const std::string, expected);
    QCOMPARE(text(fraction), expected);
}

void TestFraction::arithmetic_data()
{
    QTest::addColumn<Fraction>("result");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const Fraction& result, const char* expected) {
        QTest::newRow(name) << result << std::string(expected);
    };
    row("sum", Fraction(1, 6) + Fraction(1, 10), "4/15");
    row("sum is 0", Fraction(1, 6) + Fraction(-1, 6), "0/1");
    row("difference", Fraction(1, 2) - Fraction(2, 3), "-1/6");
    row("product", Fraction(2, 3) * Fraction(9, 4), "3/2");
    row("quotient", Fraction(2, 3) / Fraction(-4, 9), "-3/2");
    row("divided by 0", Fraction(1) / Fraction(0), "inexact");
    row("0 divided by 0", Fraction(0) / Fraction(0), "inexact");
    row("sum beyond 64 bits", Fraction(most) + Fraction(1), "inexact");
    row("sum back within 64 bits", Fraction(most) + Fraction(-1), "9223372036854775806/1");
    row("product beyond 64 bits", Fraction(most) * Fraction(2), "inexact");
    row("product that cancels first", Fraction(most, 3) * Fraction(3, most), "1/1");
    row("denominators beyond 64 bits", Fraction(1, most) + Fraction(1, most - 1), "inexact");
    row("equal large denominators", Fraction(1, most) + Fraction(2, most), "3/9223372036854775807");
}

void TestFraction::arithmetic()
{
    QFETCH(const Fraction, result);
    QFETCH(const std::string, expected);
    QCOMPARE(text(result), expected);
}

void TestFraction::agreesWithWideArithmetic()
{
    // Small enough that nothing overflows in plain 64-bit arithmetic.
    for (std::int64_t a = -12; a <= 12; ++a) {
        for (std::int64_t b = 1; b <= 12; ++b) {
            for (std::int64_t c = -12; c <= 12; ++c) {
                for (std::int64_t d = 1; d <= 12; ++d) {
                    const Fraction left(a, b);
                    const Fraction right(c, d);
                    QVERIFY(left + right == Fraction(a * d + b * c, b * d));
                    QVERIFY(left - right == Fraction(a * d - b * c, b * d));
                    QVERIFY(left * right == Fraction(a * c, b * d));
                    if (c != 0)
                        QVERIFY(left / right == Fraction(a * d, b * c));
                }
            }
        }
    }
}

void TestFraction::inexactStays()
{
    const Fraction lost = Fraction::inexact();
    QVERIFY(!lost.exact());
    for (const Fraction& result : {lost + Fraction(1), Fraction(1) + lost, lost - lost,
                                   lost * Fraction(0), Fraction(0) / lost, lost / Fraction(1)})
        QVERIFY(!result.exact());
    QVERIFY(std::isnan(lost.toDouble()));
}

void TestFraction::fromDecimal_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("0") << 0.0 << std::string("0/1");
    QTest::newRow("-0") << -0.0 << std::string("0/1");
    QTest::newRow("whole") << 42.0 << std::string("42/1");
    QTest::newRow("as written, not the binary number") << 0.8 << std::string("4/5");
    QTest::newRow("negative") << -2.75 << std::string("-11/4");
    QTest::newRow("small") << 1e-5 << std::string("1/100000");
    QTest::newRow("all digits") << 0.1 + 0.2 << std::string("7500000000000001/25000000000000000");
    QTest::newRow("large") << 1e18 << std::string("1000000000000000000/1");
    QTest::newRow("too large") << 1e19 << std::string("inexact");
    QTest::newRow("too small") << 1e-19 << std::string("inexact");
    QTest::newRow("least") << 5e-324 << std::string("inexact");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << std::string("inexact");
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << std::string("inexact");
}

void TestFraction::fromDecimal()
{
    QFETCH(const double, value);
    QFETCH(const std::string, expected);
    QCOMPARE(text(Fraction::fromDecimal(value)), expected);
}

void TestFraction::toDouble_data()
{
    QTest::addColumn<Fraction>("fraction");
    QTest::addColumn<double>("expected");
    QTest::newRow("2033/4410") << Fraction(2033, 4410) << 0.4609977324263039;
    QTest::newRow("negative") << Fraction(-1, 3) << -0.3333333333333333;
    // Closer to the middle between two doubles than 64 bits can tell.
    QTest::newRow("4065/4099") << Fraction(4065, 4099) << 0.9917052939741401;
    QTest::newRow("4072/4103") << Fraction(4072, 4103) << 0.9924445527662685;
    QTest::newRow("2^53/2731") << Fraction(std::int64_t{1} << 53, 2731) << 3298132279290.0005;
    QTest::newRow("-2^53/2731") << Fraction(-(std::int64_t{1} << 53), 2731) << -3298132279290.0005;
    QTest::newRow("beyond 2^53") << Fraction(most, 2) << 4611686018427387904.0;
}

void TestFraction::toDouble()
{
    QFETCH(const Fraction, fraction);
    QFETCH(const double, expected);
    QVERIFY2(fraction.toDouble() == expected, QByteArray::number(fraction.toDouble(), 'g', 17));
}

QTEST_APPLESS_MAIN(TestFraction)

}  // namespace tst_fraction

#include "tst_fraction.moc"
