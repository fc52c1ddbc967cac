// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/clopper_pearson.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>

namespace tst_clopper_pearson {

class TestClopperPearson : public QObject {
    Q_OBJECT
private slots:
    void init();
    void published_data();
    void published();
    void allOrNoneByHand();
    void betweenWholeNumbers();
};

void TestClopperPearson::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestClopperPearson::published_data()
{
    QTest::addColumn<double>("successes");
    QTest::addColumn<double>("trials");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("Newcombe 1998, 81 of 263") << 81.0 << 263.0 << 0.2527 << 0.3676;
    QTest::newRow("Newcombe 1998, 15 of 148") << 15.0 << 148.0 << 0.0578 << 0.1617;
    QTest::newRow("Newcombe 1998, 0 of 20") << 0.0 << 20.0 << 0.0 << 0.1684;
    QTest::newRow("Newcombe 1998, 1 of 29") << 1.0 << 29.0 << 0.0009 << 0.1776;
}

void TestClopperPearson::published()
{
    QFETCH(const double, successes);
    QFETCH(const double, trials);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const core::Interval ours = core::clopperPearsonInterval(successes / trials, trials, 0.05);
    QVERIFY2(std::abs(ours.low - low) <= 0.00005, digits(ours.low));
    QVERIFY2(std::abs(ours.high - high) <= 0.00005, digits(ours.high));
}

/// All n succeed with probability share^n, which is 0.025 at the low end.
void TestClopperPearson::allOrNoneByHand()
{
    for (const double trials : {1.0, 3.0, 20.0, 1e6}) {
        const double far = std::pow(0.025, 1 / trials);
        const core::Interval all = core::clopperPearsonInterval(1, trials, 0.05);
        QVERIFY2(std::abs(all.low - far) < 1e-12, digits(all.low));
        QVERIFY(all.high == 1);
        const core::Interval none = core::clopperPearsonInterval(0, trials, 0.05);
        QVERIFY(none.low == 0);
        QVERIFY2(std::abs(none.high - (1 - far)) < 1e-12, digits(none.high));
    }
}

/// 3/4 of 16/6 effective samples; scipy 1.10: beta.ppf(0.025, 2, 10/6), beta.ppf(0.975, 3, 4/6).
void TestClopperPearson::betweenWholeNumbers()
{
    const core::Interval ours = core::clopperPearsonInterval(0.75, 16.0 / 6, 0.05);
    QVERIFY2(std::abs(ours.low - 0.10876559991579256) < 1e-9, digits(ours.low));
    QVERIFY2(std::abs(ours.high - 0.9988050448545206) < 1e-9, digits(ours.high));
}

QTEST_APPLESS_MAIN(TestClopperPearson)

}  // namespace tst_clopper_pearson

#include "tst_clopper_pearson.moc"
