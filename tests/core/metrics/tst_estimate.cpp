// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/estimate.h"
#include "tests/core/figures.h"

#include <QTest>

#include <cmath>
#include <vector>

namespace tst_estimate {

using core::Estimate;
using core::Interval;
using core::Undefined;

namespace {

/// The normal distribution has 97.5 % below it.
constexpr double deviate = 1.959963984540054;

bool isAbout(const core::Result<Interval, Undefined>& interval, double low, double high)
{
    return interval && agree(interval->low, low, 1e-9) && agree(interval->high, high, 1e-9);
}

}  // namespace

class TestEstimate : public QObject {
    Q_OBJECT
private slots:
    void percentiles_data();
    void percentiles();
    void aroundAValue();
    void ofTwo();
    void ofUndefined_data();
    void ofUndefined();
};

void TestEstimate::percentiles_data()
{
    QTest::addColumn<std::vector<double>>("outcomes");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    std::vector<double> falling;
    for (int i = 40; i >= 0; --i)
        falling.push_back(i);
    QTest::newRow("0 to 40") << falling << 1.0 << 39.0;
    QTest::newRow("one outcome") << std::vector<double>{7} << 7.0 << 7.0;
    QTest::newRow("between two") << std::vector<double>{10, 0} << 0.25 << 9.75;
}

void TestEstimate::percentiles()
{
    QFETCH(const std::vector<double>, outcomes);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const Interval found = core::percentileInterval(outcomes);
    QVERIFY2(agree(found.low, low, 1e-9), digits(found.low));
    QVERIFY2(agree(found.high, high, 1e-9), digits(found.high));
}

void TestEstimate::aroundAValue()
{
    QVERIFY(isAbout(core::waldInterval(3, 0.5), 3 - deviate / 2, 3 + deviate / 2));
    // A standard error that makes the factor 2.
    QVERIFY(isAbout(core::logInterval(3, std::log(2) / deviate), 1.5, 6));
}

/// Distances of 3 and 4, and of 8 and 6, add up to 5 and 10.
void TestEstimate::ofTwo()
{
    const Estimate first(0.5, Interval{0.47, 0.58});
    const Estimate second(0.3, Interval{0.24, 0.34});
    const Estimate difference = core::independentDifference(first, second);
    QVERIFY(agree(*difference.value, 0.2));
    QVERIFY(isAbout(difference.interval, 0.15, 0.3));
    const auto raised = [](const Estimate& of) {
        return Estimate(std::exp(*of.value),
                        Interval{std::exp(of.interval->low), std::exp(of.interval->high)});
    };
    const Estimate ratio = core::independentRatio(raised(first), raised(second));
    QVERIFY(agree(*ratio.value, std::exp(0.2)));
    QVERIFY(isAbout(ratio.interval, std::exp(0.15), std::exp(0.3)));
}

void TestEstimate::ofUndefined_data()
{
    QTest::addColumn<bool>("isFirst");
    QTest::newRow("first") << true;
    QTest::newRow("second") << false;
}

void TestEstimate::ofUndefined()
{
    QFETCH(const bool, isFirst);
    const Estimate whole(0.5, Interval{0.25, 0.75});
    const auto with = [&](auto calculated, const Estimate& other) {
        return isFirst ? calculated(other, whole) : calculated(whole, other);
    };
    const Estimate undefined(Undefined::NoPositives);
    const Estimate pointOnly(0.5, Undefined::NoNegatives);
    const Estimate zero(0.0, Interval{0, 0.25});
    for (auto* const calculated : {&core::independentDifference, &core::independentRatio}) {
        QVERIFY(with(calculated, undefined).value.reason() == Undefined::NoPositives);
        QVERIFY(with(calculated, undefined).interval.error() == Undefined::NoPositives);
        const Estimate ofPoint = with(calculated, pointOnly);
        QVERIFY(ofPoint.value && ofPoint.interval.error() == Undefined::NoNegatives);
    }
    QVERIFY(with(&core::independentDifference, zero).interval);
    QVERIFY(with(&core::independentRatio, zero).value.reason() == Undefined::EmptyCell);
}

QTEST_APPLESS_MAIN(TestEstimate)

}  // namespace tst_estimate

#include "tst_estimate.moc"
