// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/foundation/exact_total.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace tst_exact_total {

using core::ExactTotal;
using core::PairCount;

namespace {

using Terms = std::vector<double>;

constexpr double infinity = std::numeric_limits<double>::infinity();

ExactTotal totalOf(const Terms& terms)
{
    ExactTotal total;
    for (const double term : terms)
        total += term;
    return total;
}

}  // namespace

class TestExactTotal : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void roundedOnce_data();
    void roundedOnce();
    void sameInEveryOrderAndDivision();
    void asWholeNumbers();
    void digitsAgain();
    void share_data();
    void share();
    void shareOfManyPairs();
};

void TestExactTotal::roundedOnce_data()
{
    QTest::addColumn<Terms>("terms");
    QTest::addColumn<double>("expected");
    QTest::newRow("nothing") << Terms{} << 0.0;
    QTest::newRow("zeros of both signs") << Terms{0.0, -0.0} << 0.0;
    QTest::newRow("a tenth ten times") << Terms(10, 0.1) << 1.0;
    QTest::newRow("half a unit goes to the even one below") << Terms{1, 0x1p-53} << 1.0;
    QTest::newRow("half a unit goes to the even one above")
        << Terms{0x1.0000000000001p0, 0x1p-53} << 0x1.0000000000002p0;
    QTest::newRow("a little more than half a unit")
        << Terms{1, 0x1p-53, 0x1p-1074} << 0x1.0000000000001p0;
    QTest::newRow("small terms add up beside a large one")
        << Terms{0x1p-53, 1, 0x1p-53} << 0x1.0000000000001p0;
    QTest::newRow("below the normal numbers")
        << Terms{0x1p-1074, 0x1p-1074, 0x1p-1022} << 0x1.0000000000002p-1022;
    QTest::newRow("the smallest number") << Terms{0x1p-1074} << 0x1p-1074;
    QTest::newRow("the largest number")
        << Terms{std::numeric_limits<double>::max()} << std::numeric_limits<double>::max();
    QTest::newRow("beyond the largest number") << Terms{0x1p1023, 0x1p1023} << infinity;
    QTest::newRow("infinite") << Terms{1, infinity} << infinity;
    // By math.fsum of Python, which rounds once too; adding from the left gives 25283576.585650604.
    QTest::newRow("of many sizes")
        << Terms{58.414017365995825,   25283497.10089073,     0.000595467039697494,
                 0.021828867034973744, 7.470781048077433e-05, 21.04824347007208}
        << 25283576.585650608;
}

void TestExactTotal::roundedOnce()
{
    QFETCH(const Terms, terms);
    QFETCH(const double, expected);
    QCOMPARE(totalOf(terms).value(), expected);
}

void TestExactTotal::sameInEveryOrderAndDivision()
{
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        Terms terms(1 + random() % 300);
        for (double& term : terms)
            term =
                std::ldexp(static_cast<double>(random()), static_cast<int>(random() % 200) - 150);
        const ExactTotal whole = totalOf(terms);
        std::shuffle(terms.begin(), terms.end(), random);
        const auto cut = terms.begin() + static_cast<std::ptrdiff_t>(random() % terms.size());
        ExactTotal parts = totalOf({cut, terms.end()});
        parts += totalOf({terms.begin(), cut});
        QVERIFY(parts == whole);
        QVERIFY(parts.value() == whole.value());
    }
}

void TestExactTotal::asWholeNumbers()
{
    std::mt19937_64 random(2);
    ExactTotal total;
    PairCount sum = 0;
    for (int i = 0; i < 5000; ++i) {
        const std::uint64_t number = random() >> (11 + random() % 50);
        total += std::ldexp(static_cast<double>(number), -70);
        sum += number;
        // The sum fits 64 bits, and a double's conversion rounds once.
        QCOMPARE(total.value(),
                 std::ldexp(static_cast<double>(static_cast<std::uint64_t>(sum)), -70));
    }
}

void TestExactTotal::digitsAgain()
{
    const ExactTotal total = totalOf({1e-300, 3.5, 1e300});
    const auto again = ExactTotal::ofDigits(total.digits(), false);
    QVERIFY(again && *again == total);
    const std::vector<std::uint32_t> open{1, 0};
    QVERIFY(!ExactTotal::ofDigits(open, false));
    // The largest double added 2^40 times has 67 digits.
    QVERIFY(ExactTotal::ofDigits(std::vector<std::uint32_t>(67, 1), false));
    QVERIFY(!ExactTotal::ofDigits(std::vector<std::uint32_t>(68, 1), false));
    QVERIFY(!ExactTotal::ofDigits(std::vector<std::uint32_t>(69, 1), false));
    const std::vector<std::uint32_t> one{1};
    QVERIFY(!ExactTotal::ofDigits(one, true));
    QCOMPARE(ExactTotal::ofDigits({}, true)->value(), infinity);
}

void TestExactTotal::share_data()
{
    QTest::addColumn<quint64>("part");
    QTest::addColumn<quint64>("whole");
    QTest::addColumn<double>("expected");
    // By float(Fraction(part, whole)) of Python, which rounds once.
    QTest::newRow("none") << quint64{0} << quint64{7} << 0.0;
    QTest::newRow("all") << quint64{7} << quint64{7} << 1.0;
    QTest::newRow("a third") << quint64{1} << quint64{3} << 0x1.5555555555555p-2;
    QTest::newRow("half a unit goes to the even one")
        << (quint64{1} << 53) + 1 << (quint64{1} << 54) << 0.5;
    QTest::newRow("and up") << (quint64{1} << 53) + 3 << (quint64{1} << 54) << 0x1.0000000000002p-1;
    QTest::newRow("just below all")
        << quint64{4611686018427387903U} << quint64{4611686018427387904U} << 1.0;
    QTest::newRow("one of very many") << quint64{1} << (quint64{1} << 63) + 1 << 0x1p-63;
}

void TestExactTotal::share()
{
    QFETCH(const quint64, part);
    QFETCH(const quint64, whole);
    QFETCH(const double, expected);
    QCOMPARE(core::exactShare(part, whole), expected);
}

/// Three roundings would give another number than one.
void TestExactTotal::shareOfManyPairs()
{
    const core::SamplePairs pairs{898681986719979116U, 760471880379542001U, 736448688115293768U};
    // By Fraction of Python; rounding each number first gives 0.5338606456758722.
    QCOMPARE(core::shareInOrder(pairs), 0.5338606456758721);
    QCOMPARE(core::shareInOrder(pairs, 0), 0.37513818173373664);
    QCOMPARE(core::shareInOrder(pairs, 1), 0.6925831096180075);
}

QTEST_APPLESS_MAIN(TestExactTotal)

}  // namespace tst_exact_total

#include "tst_exact_total.moc"
