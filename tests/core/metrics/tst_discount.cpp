// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/discount.h"
#include "tests/core/figures.h"

#include <QTest>

#include <cmath>

namespace tst_discount {

using core::Discount;
using core::Discounts;

class TestDiscount : public QObject {
    Q_OBJECT
private slots:
    void divisors_data();
    void divisors();
    void tables();
};

void TestDiscount::divisors_data()
{
    QTest::addColumn<Discount>("discount");
    QTest::addColumn<double>("base");
    QTest::addColumn<std::size_t>("rank");
    QTest::addColumn<double>("divisor");
    const auto row = [](const char* name, Discount discount, double base, std::size_t rank,
                        double divisor) {
        QTest::newRow(name) << discount << base << rank << divisor;
    };
    row("log2 at 1", Discount::Log2, 2, 1, 1);
    row("log2 at 3", Discount::Log2, 2, 3, 2);
    row("log2 at 7", Discount::Log2, 9, 7, 3);
    row("base 2 at 1", Discount::JarvelinKekalainen, 2, 1, 1);
    row("base 2 at 2", Discount::JarvelinKekalainen, 2, 2, 1);
    row("base 2 at 8", Discount::JarvelinKekalainen, 2, 8, 3);
    row("base 3 at 2", Discount::JarvelinKekalainen, 3, 2, 1);
    row("base 3 at 3", Discount::JarvelinKekalainen, 3, 3, 1);
    row("base 3 at 9", Discount::JarvelinKekalainen, 3, 9, 2);
    row("1/rank", Discount::Reciprocal, 2, 5, 5);
    row("ln at 1", Discount::Ln, 2, 1, std::log(2));
    row("late at 2", Discount::Late, 2, 2, 2);
    row("late at 6", Discount::Late, 2, 6, 3);
    row("none", Discount::None, 2, 9, 1);
}

void TestDiscount::divisors()
{
    QFETCH(const Discount, discount);
    QFETCH(const double, base);
    QFETCH(const std::size_t, rank);
    QFETCH(const double, divisor);
    const double found = core::discountDivisor(discount, base, rank);
    QVERIFY2(agree(found, divisor), digits(found));
    core::Settings settings;
    settings.discount = discount;
    settings.discountBase = base;
    QVERIFY(Discounts(settings, rank).divisor(rank) == found);
    QVERIFY(agree(core::discountWeight(found) * divisor, 1));
}

void TestDiscount::tables()
{
    const core::Settings usual;
    QVERIFY(Discounts(usual, 1).cover(usual, 1000));
    QVERIFY(!Discounts(usual, 1000).cover(usual, 1001));
    QVERIFY(Discounts(usual, 1001).cover(usual, 1001));
    QVERIFY(!Discounts().cover(usual, 1));
    QVERIFY(Discounts().cover(usual, 0));
    core::Settings other;
    other.discount = Discount::Late;
    QVERIFY(!Discounts(usual, 5).cover(other, 5));
    QVERIFY(Discounts(other, 5).cover(other, 5) && !Discounts(other, 5).cover(other, 6));
    QVERIFY(!(Discounts(usual, 5) == Discounts(other, 5)));
    core::Settings based;
    based.discountBase = 3;
    QVERIFY(!Discounts(usual, 5).cover(based, 5));
    QVERIFY(!(Discounts(usual, 5) == Discounts(based, 5)));
    QVERIFY(Discounts(usual, 5) == Discounts(usual, 2000));
}

QTEST_APPLESS_MAIN(TestDiscount)

}  // namespace tst_discount

#include "tst_discount.moc"
