// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/sampled_hit.h"

#include <QTest>

#include <cmath>
#include <cstdint>

namespace tst_sampled_hit {

class TestSampledHit : public QObject {
    Q_OBJECT

private slots:
    /// Sums of binomial coefficients over Fractions of Python 3.11 (math.comb).
    void chances_data()
    {
        QTest::addColumn<core::SampledRanking>("ranking");
        QTest::addColumn<std::uint32_t>("cutoff");
        QTest::addColumn<double>("chance");
        const auto row = [](const char* name, core::SampledRanking ranking, std::uint32_t cutoff,
                            double chance) { QTest::newRow(name) << ranking << cutoff << chance; };
        // Krichene and Rendle 2020: nearly always a hit.
        row("rank 50 of 1,000", {49, 999, 99}, 10, 0.982410788416759);
        row("rank 100 of 1,000", {99, 999, 99}, 10, 0.47138802567989146);
        row("rank 400 of 1,000", {399, 999, 99}, 10, 7.413287844018511e-13);
        row("half of them drawn", {49, 999, 499}, 10, 2.9121349897202954e-06);
        row("four million others", {500'000, 4'000'000, 1'000}, 100, 0.006135300355093395);
        row("two of five, none above", {2, 5, 2}, 1, 0.3);
        row("three of nine", {3, 9, 3}, 2, 65.0 / 84);
        row("half of sixty", {30, 60, 30}, 15, 18228161097893.0 / 45768026921386);
        row("nobody above", {0, 10, 4}, 1, 1);
        row("all above, too few drawn to miss", {10, 10, 4}, 5, 1);
        row("all above", {10, 10, 4}, 4, 0);
        row("all drawn, rank within", {3, 9, 9}, 4, 1);
        row("all drawn, rank behind", {3, 9, 9}, 3, 0);
        row("nobody drawn", {3, 9, 0}, 1, 1);
        row("nobody there", {0, 0, 0}, 1, 1);
    }
    void chances()
    {
        QFETCH(const core::SampledRanking, ranking);
        QFETCH(const std::uint32_t, cutoff);
        QFETCH(const double, chance);
        const double found = core::hitChance(ranking, cutoff);
        QVERIFY2(std::abs(found - chance) <= 1e-12 * chance + 1e-18,
                 qPrintable(QString::number(found, 'g', 17)));
        if (const auto exact = core::exactHitChance(ranking, cutoff))
            QVERIFY(std::abs(exact->toDouble() - chance) <= 1e-12);
    }

    void fractions()
    {
        QVERIFY(core::exactHitChance({2, 5, 2}, 1) == core::Fraction(3, 10));
        QVERIFY(core::exactHitChance({3, 9, 3}, 2) == core::Fraction(65, 84));
        QVERIFY(core::exactHitChance({3, 9, 9}, 3) == core::Fraction(0));
        QVERIFY(!core::exactHitChance({49, 999, 99}, 10));  // beyond 64 bits
        QVERIFY(core::meanSampledRank({49, 999, 99}) == core::Fraction(5850, 999));
        QVERIFY(core::meanSampledRank({49, 999, 999}) == core::Fraction(50));
        QVERIFY(core::meanSampledRank({0, 0, 0}) == core::Fraction(1));
    }

    /// Against one stranger a hit at 1 is what the AUC is: the share of others that rank below.
    void oneStrangerIsTheAuc()
    {
        for (std::uint32_t above = 0; above <= 12; ++above)
            QVERIFY(core::exactHitChance({above, 12, 1}, 1) == core::Fraction(12 - above, 12));
    }
};

QTEST_GUILESS_MAIN(TestSampledHit)

}  // namespace tst_sampled_hit

#include "tst_sampled_hit.moc"
