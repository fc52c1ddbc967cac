// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/studentised_range.h"
#include "core/metrics/statistics/tukey.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

namespace tst_tukey {

using core::TukeyHsd;
using core::Untested;
using Values = std::vector<std::vector<double>>;

namespace {

constexpr double alpha = 0.05;

/// Times of 22 baseball players on three ways to first base: Hollander & Wolfe, "Nonparametric
/// statistical methods", 1973, p. 140, as R's friedman.test has them.
const Values roundingTimes{{5.40, 5.85, 5.20, 5.55, 5.90, 5.45, 5.40, 5.45, 5.25, 5.85, 5.25,
                            5.65, 5.60, 5.05, 5.50, 5.45, 5.55, 5.45, 5.50, 5.65, 5.70, 6.30},
                           {5.50, 5.70, 5.60, 5.50, 5.85, 5.55, 5.40, 5.50, 5.15, 5.80, 5.20,
                            5.55, 5.35, 5.00, 5.50, 5.55, 5.55, 5.50, 5.45, 5.60, 5.65, 6.30},
                           {5.55, 5.75, 5.50, 5.40, 5.70, 5.60, 5.35, 5.35, 5.00, 5.70, 5.10,
                            5.45, 5.45, 4.95, 5.40, 5.50, 5.35, 5.55, 5.25, 5.40, 5.55, 6.25}};

/// Six systems that answer ten queries.
const Values sixSystems{{0.518, 0.298, 0.060, 0.054, 0.321, 0.504, 0.421, 0.766, 0.125, 0.427},
                        {0.681, 0.217, 0.095, 0.091, 0.275, 0.592, 0.310, 0.738, 0.038, 0.427},
                        {0.688, 0.379, 0.197, 0.043, 0.204, 0.486, 0.342, 0.672, 0.173, 0.322},
                        {0.748, 0.518, 0.181, 0.230, 0.371, 0.773, 0.348, 0.760, 0.195, 0.444},
                        {0.781, 0.567, 0.337, 0.270, 0.441, 0.674, 0.423, 0.833, 0.456, 0.553},
                        {0.982, 0.463, 0.445, 0.405, 0.424, 0.831, 0.567, 0.977, 0.506, 0.651}};

Values randomValues(std::mt19937& random, std::size_t systems, std::size_t queries)
{
    Values values(systems, std::vector<double>(queries));
    for (auto& system : values)
        for (double& value : system)
            value = static_cast<double>(random() % 1001) / 1000;
    return values;
}

struct PairOfR {
    std::size_t one = 0;
    std::size_t other = 0;
    double p = 0;
};

/// R's ptukey gives eight digits after the point, and ten of larger numbers.
void comparePs(const TukeyHsd& ours, const std::vector<PairOfR>& pairs)
{
    for (std::size_t one = 0; one < ours.p.size(); ++one)
        QVERIFY(ours.p[one][one] == 1);
    for (const auto& [one, other, p] : pairs) {
        QVERIFY2(std::abs(ours.p[one - 1][other - 1] - p) < 2e-9,
                 digits(ours.p[one - 1][other - 1]));
        QVERIFY(ours.p[other - 1][one - 1] == ours.p[one - 1][other - 1]);
    }
}

}  // namespace

class TestTukey : public QObject {
    Q_OBJECT
private slots:
    void init();
    void roundingTimesOfR();
    void sixSystemsOfR();
    void ofTwoIsThePairedT();
    void pAndReachAgree();
    void neitherScaleNorShiftMatter();
    void orderDoesNotMatter();
    void anyNumberOfThreads();
    void untested_data();
    void untested();
};

void TestTukey::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

/// TukeyHSD(aov(y ~ system + query), "system") of R 4.2.2.
void TestTukey::roundingTimesOfR()
{
    const TukeyHsd ours = core::tukeyHsd(roundingTimes, alpha).value();
    QCOMPARE(ours.queries, std::size_t{22});
    QCOMPARE(ours.freedom, 42.0);
    QVERIFY2(agree(ours.meanSquare, 0.00745129870129871), digits(ours.meanSquare));
    QVERIFY2(agree(ours.reach, 0.0632317834893722, 1e-9), digits(ours.reach));
    comparePs(
        ours,
        {{2, 1, 0.93506521172634405}, {3, 1, 0.00664746708630182}, {3, 2, 0.01673817672003231}});
}

void TestTukey::sixSystemsOfR()
{
    const TukeyHsd ours = core::tukeyHsd(sixSystems, alpha).value();
    QCOMPARE(ours.freedom, 45.0);
    QVERIFY2(agree(ours.meanSquare, 0.00483048), digits(ours.meanSquare));
    QVERIFY2(agree(ours.reach, 0.0924996141650898, 1e-9), digits(ours.reach));
    comparePs(ours, {{2, 1, 9.99998735491362e-01},
                     {3, 1, 9.99999986988774e-01},
                     {4, 1, 1.44153120354815e-02},
                     {5, 1, 5.84896130906287e-06},
                     {6, 1, 2.87462942338834e-10},
                     {3, 2, 9.99993236555637e-01},
                     {4, 2, 1.10376978972643e-02},
                     {5, 2, 4.21516996351734e-06},
                     {4, 3, 1.60170648771869e-02},
                     {5, 3, 6.66679450689323e-06},
                     {5, 4, 1.55705468786609e-01},
                     {6, 4, 3.24466034617998e-05},
                     {6, 5, 5.36353563677547e-02}});
}

void TestTukey::ofTwoIsThePairedT()
{
    std::mt19937 random(1);
    for (const std::size_t queries : {2, 3, 8, 50, 400})
        for (int round = 0; round < 5; ++round) {
            const Values values = randomValues(random, 2, queries);
            std::vector<double> differences;
            for (std::size_t query = 0; query < queries; ++query)
                differences.push_back(values[1][query] - values[0][query]);
            const core::PairedT t = core::pairedT(differences).value();
            const TukeyHsd ours = core::tukeyHsd(values, alpha).value();
            QVERIFY2(agree(ours.p[0][1], t.p, 1e-9), digits(ours.p[0][1]) + ' ' + digits(t.p));
            QVERIFY(agree(ours.freedom, static_cast<double>(queries - 1)));
            const core::Interval interval = core::confidenceInterval(t, alpha);
            QVERIFY(agree(2 * ours.reach, interval.high - interval.low, 1e-9));
        }
}

void TestTukey::pAndReachAgree()
{
    std::mt19937 random(2);
    for (const std::size_t systems : {2, 7, 30}) {
        const Values values = randomValues(random, systems, 25);
        const TukeyHsd ours = core::tukeyHsd(values, 0.3).value();
        const auto mean = [&](std::size_t system) {
            return std::accumulate(values[system].begin(), values[system].end(), 0.0) / 25;
        };
        for (std::size_t one = 0; one < systems; ++one)
            for (std::size_t other = 0; other < systems; ++other)
                QCOMPARE(ours.p[one][other]<0.3, std::abs(mean(one) - mean(other))> ours.reach);
    }
}

void TestTukey::neitherScaleNorShiftMatter()
{
    std::mt19937 random(3);
    const Values values = randomValues(random, 5, 12);
    Values moved = values;
    for (auto& system : moved)
        for (std::size_t query = 0; query < system.size(); ++query)
            system[query] = 8 * system[query] + static_cast<double>(query);
    const TukeyHsd ours = core::tukeyHsd(values, alpha).value();
    const TukeyHsd others = core::tukeyHsd(moved, alpha).value();
    QVERIFY(agree(8 * ours.reach, others.reach, 1e-9));
    for (std::size_t one = 0; one < values.size(); ++one)
        for (std::size_t other = 0; other < values.size(); ++other)
            QVERIFY(agree(ours.p[one][other], others.p[one][other], 1e-9));
}

void TestTukey::orderDoesNotMatter()
{
    constexpr std::array<std::size_t, 6> order{3, 0, 5, 1, 4, 2};
    Values turned;
    for (const std::size_t system : order) {
        turned.push_back(sixSystems[system]);
        std::reverse(turned.back().begin(), turned.back().end());
    }
    const TukeyHsd ours = core::tukeyHsd(sixSystems, alpha).value();
    const TukeyHsd others = core::tukeyHsd(turned, alpha).value();
    for (std::size_t one = 0; one < order.size(); ++one)
        for (std::size_t other = 0; other < order.size(); ++other)
            QVERIFY(agree(others.p[one][other], ours.p[order[one]][order[other]], 1e-9));
}

void TestTukey::anyNumberOfThreads()
{
    std::mt19937 random(4);
    const Values values = randomValues(random, 9, 15);
    const auto alone = core::tukeyHsd(values, alpha).value().p;
    for (const std::size_t threads : {2, 5})
        QVERIFY(core::tukeyHsd(values, alpha, core::Threads(threads)).value().p == alone);
}

void TestTukey::untested_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<Untested>("reason");
    QTest::newRow("no query") << Values{{}, {}} << Untested::NoQueries;
    QTest::newRow("one query") << Values{{0.1}, {0.3}} << Untested::OneQuery;
    QTest::newRow("the same system twice") << Values{{0.1, 0.7}, {0.1, 0.7}} << Untested::OneSpread;
    QTest::newRow("better by as much in each query")
        << Values{{0.1, 0.7, 0.2}, {0.2, 0.8, 0.3}, {0.4, 1.0, 0.5}} << Untested::OneSpread;
}

void TestTukey::untested()
{
    QFETCH(const Values, values);
    QFETCH(const Untested, reason);
    QCOMPARE(core::tukeyHsd(values, alpha).error(), reason);
}

QTEST_APPLESS_MAIN(TestTukey)

}  // namespace tst_tukey

#include "tst_tukey.moc"
