// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/wilson_interval.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>

namespace tst_wilson_interval {

class TestWilsonInterval : public QObject {
    Q_OBJECT
private slots:
    void init();
    void published_data();
    void published();
    void endsAreThoseThatAScoreTestWouldNotReject();
    void noneOrAllReachTheEnd();
    void equalWeightsAreAllEffective();
    void unequalWeightsTellLess();
};

void TestWilsonInterval::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestWilsonInterval::published_data()
{
    QTest::addColumn<double>("successes");
    QTest::addColumn<double>("trials");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("Newcombe 1998, 81 of 263") << 81.0 << 263.0 << 0.2553 << 0.3662;
    QTest::newRow("Newcombe 1998, 15 of 148") << 15.0 << 148.0 << 0.0624 << 0.1605;
    QTest::newRow("Newcombe 1998, 0 of 20") << 0.0 << 20.0 << 0.0 << 0.1611;
    QTest::newRow("Newcombe 1998, 1 of 29") << 1.0 << 29.0 << 0.0061 << 0.1718;
    QTest::newRow("the mirror of 1 of 29") << 28.0 << 29.0 << 0.8282 << 0.9939;
}

void TestWilsonInterval::published()
{
    QFETCH(const double, successes);
    QFETCH(const double, trials);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const core::Interval ours = core::wilsonInterval(successes / trials, trials, 0.05);
    QVERIFY2(std::abs(ours.low - low) <= 0.00005, digits(ours.low));
    QVERIFY2(std::abs(ours.high - high) <= 0.00005, digits(ours.high));
}

/// The definition: at both ends the share stands 1.96 standard errors away.
void TestWilsonInterval::endsAreThoseThatAScoreTestWouldNotReject()
{
    for (const double trials : {1.0, 7.5, 300.0, 1e9})
        for (const double share : {1e-6, 0.2, 0.5, 0.93}) {
            const core::Interval ours = core::wilsonInterval(share, trials, 0.05);
            for (const double end : {ours.low, ours.high}) {
                const double z = std::abs(share - end) / std::sqrt(end * (1 - end) / trials);
                QVERIFY2(std::abs(z - 1.959963984540054) < 1e-6, digits(z));
            }
        }
}

void TestWilsonInterval::noneOrAllReachTheEnd()
{
    for (const double trials : {1.0, 3.0, 20.0, 1e6}) {
        // By hand: z² ÷ (n + z²).
        const double far = 3.8414588206941254 / (trials + 3.8414588206941254);
        const core::Interval none = core::wilsonInterval(0, trials, 0.05);
        QVERIFY(none.low == 0);
        QVERIFY2(std::abs(none.high - far) < 1e-15, digits(none.high));
        const core::Interval all = core::wilsonInterval(1, trials, 0.05);
        QVERIFY2(std::abs(all.low - (1 - far)) < 1e-15, digits(all.low));
        QVERIFY(all.high == 1);
    }
}

void TestWilsonInterval::equalWeightsAreAllEffective()
{
    QCOMPARE(core::effectiveSize(12 * 2.5, 12 * 2.5 * 2.5), 12.0);
}

void TestWilsonInterval::unequalWeightsTellLess()
{
    // Of the weights 1, 1 and 4: 36 ÷ 18.
    QCOMPARE(core::effectiveSize(6, 18), 2.0);
}

QTEST_APPLESS_MAIN(TestWilsonInterval)

}  // namespace tst_wilson_interval

#include "tst_wilson_interval.moc"
