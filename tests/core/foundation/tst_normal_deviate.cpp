// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/normal_deviate.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <limits>

namespace tst_normal_deviate {

class TestNormalDeviate : public QObject {
    Q_OBJECT
private slots:
    void init();
    void published_data();
    void published();
    void undoesTheDistribution();
    void ends();
};

void TestNormalDeviate::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestNormalDeviate::published_data()
{
    QTest::addColumn<double>("probability");
    QTest::addColumn<double>("deviate");
    QTest::newRow("Wichura 1988, 0.25") << 0.25 << -0.67448975019608174320;
    QTest::newRow("Wichura 1988, 0.001") << 0.001 << -3.0902323061678135415;
    QTest::newRow("Wichura 1988, 1e-20") << 1e-20 << -9.262340089798408;
    QTest::newRow("97.5 percent") << 0.975 << 1.9599639845400542355;
    QTest::newRow("the middle") << 0.5 << 0.0;
}

void TestNormalDeviate::published()
{
    QFETCH(const double, probability);
    QFETCH(const double, deviate);
    const double ours = core::normalDeviate(probability);
    QVERIFY2(agree(ours, deviate, 1e-14), digits(ours));
}

void TestNormalDeviate::undoesTheDistribution()
{
    for (double deviate = -8; deviate <= 0; deviate += 0.01) {
        const double probability = std::erfc(-deviate / std::sqrt(2.0)) / 2;
        QVERIFY(std::abs(core::normalDeviate(probability) - deviate) < 1e-13);
    }
    for (double probability = 0.01; probability < 0.5; probability += 0.01)
        QVERIFY(agree(core::normalDeviate(1 - probability), -core::normalDeviate(probability)));
}

void TestNormalDeviate::ends()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    QVERIFY(core::normalDeviate(0) == -infinity);
    QVERIFY(core::normalDeviate(1) == infinity);
}

QTEST_APPLESS_MAIN(TestNormalDeviate)

}  // namespace tst_normal_deviate

#include "tst_normal_deviate.moc"
