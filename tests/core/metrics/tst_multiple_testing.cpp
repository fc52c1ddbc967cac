// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/multiple_testing.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstddef>
#include <random>

namespace tst_multiple_testing {

using core::PValues;

namespace {

bool agreeAll(const PValues& ours, const PValues& expected)
{
    return std::equal(ours.begin(), ours.end(), expected.begin(), expected.end(),
                      [](const auto& a, const auto& b) {
                          return a.has_value() == b.has_value() && (!a || agree(*a, *b, 1e-14));
                      });
}

std::size_t below(const PValues& family, double alpha)
{
    return static_cast<std::size_t>(
        std::count_if(family.begin(), family.end(), [alpha](const auto& p) { return p <= alpha; }));
}

}  // namespace

class TestCorrection : public QObject {
    Q_OBJECT
private slots:
    void init();
    void byHand();
    void published();
    void withoutValue();
    void properties();
};

void TestCorrection::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestCorrection::byHand()
{
    const PValues family{0.01, 0.04, 0.03, 0.005};
    // Ascending 0.005, 0.01, 0.03, 0.04: times 4, 3, 2, 1 and 0.04 lifted to 0.06.
    QVERIFY(agreeAll(core::holm(family), {0.03, 0.06, 0.06, 0.02}));
    // Times 4, 2, 4/3, 1: 0.02, 0.02, 0.04, 0.04.
    QVERIFY(agreeAll(core::benjaminiHochberg(family), {0.02, 0.04, 0.04, 0.02}));
    const PValues large{0.9, 0.8};
    QVERIFY(agreeAll(core::holm(large), {1.0, 1.0}));
    QVERIFY(agreeAll(core::benjaminiHochberg(large), {0.9, 0.9}));
    QVERIFY(core::holm({}).empty() && core::benjaminiHochberg({}).empty());
}

void TestCorrection::published()
{
    // Benjamini & Hochberg 1995, section 3.2: at 0.05 their procedure finds four, one that bounds
    // the chance of any wrong finding finds three.
    const PValues family{0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344,
                         0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.000};
    QCOMPARE(below(core::benjaminiHochberg(family), 0.05), std::size_t{4});
    QCOMPARE(below(core::holm(family), 0.05), std::size_t{3});
}

void TestCorrection::withoutValue()
{
    const PValues family{std::nullopt, 0.01, std::nullopt, 0.02};
    QVERIFY(agreeAll(core::holm(family), {std::nullopt, 0.02, std::nullopt, 0.02}));
    QVERIFY(agreeAll(core::benjaminiHochberg(family), {std::nullopt, 0.02, std::nullopt, 0.02}));
}

void TestCorrection::properties()
{
    std::mt19937 random(1);
    for (std::size_t size = 1; size < 40; ++size) {
        PValues family(size);
        for (auto& p : family)
            p = static_cast<double>(random() % 200) / 2000;
        const PValues byHolm = core::holm(family);
        const PValues byShare = core::benjaminiHochberg(family);
        for (std::size_t i = 0; i < size; ++i) {
            QVERIFY(*family[i] <= *byShare[i] && *byShare[i] <= *byHolm[i] && *byHolm[i] <= 1);
            QVERIFY(*byHolm[i] <= std::min(1.0, *family[i] * static_cast<double>(size)));
            for (std::size_t j = 0; j < size; ++j)
                if (*family[i] <= *family[j])
                    QVERIFY(*byHolm[i] <= *byHolm[j] && *byShare[i] <= *byShare[j]);
        }
    }
}

QTEST_APPLESS_MAIN(TestCorrection)

}  // namespace tst_multiple_testing

#include "tst_multiple_testing.moc"
