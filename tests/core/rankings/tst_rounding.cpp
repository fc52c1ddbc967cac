// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/rounding.h"
#include "tests/core/figures.h"

#include <QTest>

#include <string>

namespace tst_rounding {

using core::Rounding;

class TestRounding : public QObject {
    Q_OBJECT
private slots:
    void rounded_data();
    void rounded();
    void undefinedStays();
};

void TestRounding::rounded_data()
{
    QTest::addColumn<std::string>("measure");
    QTest::addColumn<Rounding>("rounding");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* name, const char* measure, Rounding rounding, double value,
                        double expected) {
        QTest::newRow(name) << std::string(measure) << rounding << value << expected;
    };
    using enum Rounding;
    row("not at all", "nDCG", None, 1.0 / 3, 1.0 / 3);
    row("five decimals", "nDCG", FiveDecimals, 2.0 / 3, 0.66667);
    row("five decimals, down", "nDCG", FiveDecimals, 1.0 / 3, 0.33333);
    row("five decimals, a half below an odd digit", "nDCG", FiveDecimals, 3.0 / 64, 0.04688);
    row("five decimals, a half below an even digit", "nDCG", FiveDecimals, 1.0 / 64, 0.01562);
    row("two decimals, a half", "nDCG", TwoDecimals, 0.125, 0.13);
    row("two decimals, below a half", "nDCG", TwoDecimals, 0.124, 0.12);
    row("two decimals that there are already", "nDCG", TwoDecimals, 0.29, 0.29);
    row("RRE: nDCG is cut off", "nDCG@10", Rre, 0.999, 0.99);
    row("RRE: nDCG of two decimals", "nDCG@10", Rre, 0.29, 0.29);
    row("RRE: P@k to the nearest", "P@10", Rre, 0.125, 0.13);
    row("RRE: P@k to the nearest, down", "P@10", Rre, 1.0 / 3, 0.33);
    row("RRE: P upwards", "P", Rre, 1.0 / 3, 0.3334);
    row("RRE: P of two decimals", "P", Rre, 0.29, 0.29);
    row("RRE: RR to the nearest", "RR", Rre, 1.0 / 6, 0.17);
    row("RRE: recall upwards", "Recall@10", Rre, 0.60001, 0.6001);
    row("RRE: AP not at all", "AP", Rre, 1.0 / 3, 1.0 / 3);
    row("RRE: 1 stays", "nDCG", Rre, 1, 1);
    row("RRE: 0 stays", "P", Rre, 0, 0);
}

void TestRounding::rounded()
{
    QFETCH(const std::string, measure);
    QFETCH(const Rounding, rounding);
    QFETCH(const double, value);
    QFETCH(const double, expected);
    const core::Value found = core::rounded(value, definitionOf(measure), rounding);
    QVERIFY(found);
    QVERIFY2(agree(*found, expected), digits(*found));
}

void TestRounding::undefinedStays()
{
    for (const Rounding rounding :
         {Rounding::None, Rounding::FiveDecimals, Rounding::TwoDecimals, Rounding::Rre})
        QVERIFY(core::rounded(core::Undefined::NoSamples, definitionOf("P"), rounding).reason() ==
                core::Undefined::NoSamples);
}

QTEST_APPLESS_MAIN(TestRounding)

}  // namespace tst_rounding

#include "tst_rounding.moc"
