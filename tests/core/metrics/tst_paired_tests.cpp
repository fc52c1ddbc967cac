// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/paired_bootstrap.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/randomisation.h"
#include "core/metrics/statistics/sign_test.h"
#include "core/metrics/statistics/wilcoxon.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <numeric>
#include <random>
#include <stop_token>
#include <vector>

#include <nlohmann/json.hpp>

namespace tst_paired_tests {

using core::RandomRounds;
using core::Threads;
using core::Untested;
using nlohmann::json;
using Differences = std::vector<double>;

namespace {

QByteArray told(double ours, double expected)
{
    return digits(ours) + ", expected " + digits(expected);
}

Differences negated(Differences differences)
{
    for (double& difference : differences)
        difference = -difference;
    return differences;
}

/// Calls work(signed differences) for every sign pattern.
template <class Work>
void everySigns(const Differences& differences, Work work)
{
    for (std::size_t pattern = 0; pattern < std::size_t{1} << differences.size(); ++pattern) {
        Differences turned = differences;
        for (std::size_t i = 0; i < turned.size(); ++i)
            if ((pattern >> i & 1) != 0)
                turned[i] = -turned[i];
        work(turned);
    }
}

Differences randomDifferences(std::mt19937& random, std::size_t count)
{
    Differences differences(count);
    for (double& difference : differences)
        difference = static_cast<double>(random() % 2001) / 1000 - 0.98;
    return differences;
}

}  // namespace

class TestPairedTests : public QObject {
    Q_OBJECT
private slots:
    void init();
    void agreesWithScipy_data();
    void agreesWithScipy();
    void signTestByHand_data();
    void signTestByHand();
    void wilcoxonTable_data();
    void wilcoxonTable();
    void wilcoxonIsEveryPattern_data();
    void wilcoxonIsEveryPattern();
    void roundingTies();
    void epsilon();
    void untested_data();
    void untested();
    void noDifference();
    void bootstrapForgetsTheScale();
    void bootstrapStops();
    void randomisationIsEveryPattern();
    void drawnRandomisationIsNearTheNormal();
    void bootstrapByEnumeration();
    void bootstrapIntervalIsNearTheT();
    void intervalByTable();
    void swappingSides();
    void anyNumberOfThreads();
    void roundsAreAsDocumented();
    void theTwisterIsTheStandards();
    void stops();
};

void TestPairedTests::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestPairedTests::agreesWithScipy_data()
{
    QTest::addColumn<json>("item");
    std::ifstream file(TEST_DATA "/statistics/paired.json");
    const json cases = json::parse(file)["cases"];
    QCOMPARE(cases.size(), std::size_t{14});
    for (const json& item : cases)
        QTest::newRow(item["name"].get<std::string>().c_str()) << item;
}

void TestPairedTests::agreesWithScipy()
{
    QFETCH(const json, item);
    const Differences differences = item["differences"];
    const json& expected = item["expected"];
    const auto check = [&](const char* name, double ours) {
        const double theirs = expected[name];
        QVERIFY2(agree(ours, theirs, 1e-11), name + (": " + told(ours, theirs)));
    };
    const auto t = core::pairedT(differences);
    QVERIFY(t);
    check("mean", t->mean);
    check("t", t->t);
    check("t_p", t->p);
    check("effect_size", t->effectSize);
    for (const char* level : {"0.9", "0.95", "0.99"}) {
        const auto ours = core::confidenceInterval(*t, 1 - std::stod(level));
        const std::vector<double> theirs = expected[std::string("interval_") + level];
        // scipy's quantile is right to nine digits.
        const double near = 2e-9 * (theirs[1] - theirs[0]);
        QVERIFY2(std::abs(ours.low - theirs[0]) < near, told(ours.low, theirs[0]));
        QVERIFY2(std::abs(ours.high - theirs[1]) < near, told(ours.high, theirs[1]));
    }
    const core::SignedRanks ranks = core::wilcoxon(differences);
    check("wilcoxon_statistic", std::min(ranks.positive, ranks.negative));
    check("wilcoxon_p", ranks.p);
    QCOMPARE(ranks.isExact, expected["wilcoxon_exact"].get<bool>());
    const core::WinTieLoss counts = core::winTieLoss(differences);
    const core::WinTieLoss theirCounts{expected["won"], expected["tied"], expected["lost"]};
    QVERIFY(counts == theirCounts);
    check("sign_p", core::signTest(counts));
    if (!expected.contains("randomisation_p"))
        return;
    const auto randomisation = core::randomisationTest(differences);
    QVERIFY(randomisation.isExact());
    check("randomisation_p", randomisation.p);
}

void TestPairedTests::signTestByHand_data()
{
    QTest::addColumn<std::size_t>("won");
    QTest::addColumn<std::size_t>("lost");
    QTest::addColumn<double>("p");
    QTest::newRow("nothing either way") << std::size_t{0} << std::size_t{0} << 1.0;
    QTest::newRow("1 : 0") << std::size_t{1} << std::size_t{0} << 1.0;
    QTest::newRow("5 : 0 is 2/32") << std::size_t{5} << std::size_t{0} << 0.0625;
    QTest::newRow("1 : 7 is 18/256") << std::size_t{1} << std::size_t{7} << 18.0 / 256;
    QTest::newRow("8 : 2 is 112/1024") << std::size_t{8} << std::size_t{2} << 112.0 / 1024;
    QTest::newRow("4 : 4") << std::size_t{4} << std::size_t{4} << 1.0;
}

void TestPairedTests::signTestByHand()
{
    QFETCH(const std::size_t, won);
    QFETCH(const std::size_t, lost);
    QFETCH(const double, p);
    const double ours = core::signTest({won, 3, lost});
    QVERIFY2(agree(ours, p), told(ours, p));
}

void TestPairedTests::wilcoxonTable_data()
{
    // Critical values for a two-sided test at 0.05 (Wilcoxon 1945; Conover 1999, table A12): the
    // largest W at which p does not exceed 0.05.
    QTest::addColumn<std::size_t>("count");
    QTest::addColumn<std::size_t>("critical");
    const std::pair<std::size_t, std::size_t> table[]{
        {6, 0}, {7, 2}, {8, 3}, {9, 5}, {10, 8}, {11, 10}, {12, 13}, {15, 25}, {20, 52}, {25, 89}};
    for (const auto& [count, critical] : table)
        QTest::addRow("%zu differences", count) << count << critical;
}

void TestPairedTests::wilcoxonTable()
{
    QFETCH(const std::size_t, count);
    QFETCH(const std::size_t, critical);
    const auto withRankSum = [&](std::size_t sum) {
        Differences differences(count);
        for (std::size_t rank = count; rank > 0; --rank) {
            const bool isPositive = rank <= sum;
            sum -= isPositive ? rank : 0;
            differences[rank - 1] = isPositive ? double(rank) : -double(rank);
        }
        return core::wilcoxon(differences);
    };
    QVERIFY(withRankSum(critical).positive == double(critical));
    QVERIFY(withRankSum(critical).p <= 0.05);
    QVERIFY(withRankSum(critical + 1).p > 0.05);
}

void TestPairedTests::wilcoxonIsEveryPattern_data()
{
    QTest::addColumn<Differences>("differences");
    QTest::addColumn<double>("p");
    const double unknown = -1;
    QTest::newRow("no equal sizes")
        << Differences{0.3, -0.1, 0.7, 0.2, -0.9, 1.1, 0.6, 0.5} << unknown;
    QTest::newRow("five the same: 2 of 32") << Differences(5, 0.5) << 0.0625;
    QTest::newRow("three the same: 2 of 8") << Differences(3, 0.5) << 0.25;
    QTest::newRow("one of two turned") << Differences{0.5, -0.5} << 1.0;
    // 1.5 of 10 is reached from either side by a lone 1.5, of two, and by nothing at all.
    QTest::newRow("two equal sizes of four: 6 of 16") << Differences{0.1, -0.1, 0.2, 0.3} << 0.375;
    QTest::newRow("precision of three ranks")
        << Differences{1.0 / 3, 1.0 / 3, -1.0 / 3, 2.0 / 3, 1.0 / 3, -2.0 / 3, 1, 1.0 / 3, 2.0 / 3}
        << unknown;
    QTest::newRow("equal sizes in the middle")
        << Differences{0.1, 0.2, -0.2, 0.2, 0.4, -0.5, 0.6} << unknown;
}

void TestPairedTests::wilcoxonIsEveryPattern()
{
    QFETCH(const Differences, differences);
    QFETCH(const double, p);
    const core::SignedRanks test = core::wilcoxon(differences);
    const double limit = std::min(test.positive, test.negative);
    std::size_t far = 0;
    std::size_t all = 0;
    everySigns(differences, [&](const Differences& turned) {
        const core::SignedRanks one = core::wilcoxon(turned);
        far += std::min(one.positive, one.negative) <= limit ? 1 : 0;
        ++all;
    });
    QVERIFY(test.isExact && test.p == double(far) / double(all));
    if (p >= 0)
        QCOMPARE(test.p, p);
}

void TestPairedTests::roundingTies()
{
    // 0.3 - 0.2 and 0.2 - 0.1 are no equal doubles, but equal differences.
    const Differences differences{0.3 - 0.2, 0.1 - 0.2, 0.5};
    QVERIFY(differences[0] != -differences[1]);
    const core::SignedRanks test = core::wilcoxon(differences);
    QVERIFY(test.hasTies && test.isExact);
    QVERIFY(test.positive == 4.5 && test.negative == 1.5);
    // The same for sums: of the eight patterns, ±0.5 ±0.1 ±0.1, four reach 0.5.
    QVERIFY(core::randomisationTest(differences).p == 0.75);
}

void TestPairedTests::epsilon()
{
    const Differences differences{0.1, -0.1, 0.2, -0.3, 0, 0.05};
    const core::WinTieLoss strict{3, 1, 2};
    const core::WinTieLoss loose{1, 4, 1};
    QVERIFY(core::winTieLoss(differences) == strict);
    QVERIFY(core::winTieLoss(differences, 0.1) == loose);
    QCOMPARE(core::wilcoxon(differences).count, std::size_t{5});
    QCOMPARE(core::wilcoxon(differences, 0.1).count, std::size_t{2});
}

void TestPairedTests::untested_data()
{
    QTest::addColumn<Differences>("differences");
    QTest::addColumn<Untested>("reason");
    QTest::newRow("no query") << Differences{} << Untested::NoQueries;
    QTest::newRow("a single query") << Differences{0.5} << Untested::OneQuery;
    QTest::newRow("a single query without a difference") << Differences{0} << Untested::OneQuery;
    QTest::newRow("the same each time") << Differences{0.1, 0.1, 0.1} << Untested::OneSpread;
    QTest::newRow("no difference") << Differences{0, 0} << Untested::OneSpread;
    QTest::newRow("the same but for rounding")
        << Differences{0.3 - 0.2, 0.2 - 0.1} << Untested::OneSpread;
}

void TestPairedTests::untested()
{
    QFETCH(const Differences, differences);
    const auto t = core::pairedT(differences);
    QVERIFY(!t);
    QTEST(t.error(), "reason");
    const auto bootstrap = core::pairedBootstrap(differences, 0.05);
    QVERIFY(!bootstrap);
    QTEST(bootstrap.error(), "reason");
}

void TestPairedTests::noDifference()
{
    for (const Differences& differences : {Differences{}, Differences{0, 0, 0}}) {
        const core::SignedRanks ranks = core::wilcoxon(differences);
        QVERIFY(ranks.p == 1 && ranks.isExact);
        QVERIFY(core::signTest(core::winTieLoss(differences)) == 1);
        QVERIFY(core::randomisationTest(differences).p == 1);
    }
}

/// A power of two rounds nothing.
void TestPairedTests::bootstrapForgetsTheScale()
{
    const Differences differences{0.5, 0.1, -0.2, 0.4, 0.3, -0.1};
    const auto expected = core::pairedBootstrap(differences, 0.05);
    for (const int power : {-60, -20, 20, 60}) {
        Differences scaled = differences;
        for (double& difference : scaled)
            difference = std::ldexp(difference, power);
        QCOMPARE(core::pairedBootstrap(scaled, 0.05)->p, expected->p);
    }
}

void TestPairedTests::bootstrapStops()
{
    std::stop_source source;
    source.request_stop();
    // So many rounds would outlast the test's time limit.
    const Differences differences{0.5, 0.1, -0.2, 0.4, 0.3, -0.1};
    QVERIFY(core::pairedBootstrap(differences, 0.05, {30'000'000, 1}, core::Threads(),
                                  source.get_token()));
}

void TestPairedTests::randomisationIsEveryPattern()
{
    std::mt19937 random(1);
    for (std::size_t count = 1; count <= 12; ++count) {
        const Differences differences = randomDifferences(random, count);
        const auto sumOf = [](const Differences& numbers) {
            return std::abs(std::accumulate(numbers.begin(), numbers.end(), 0.0));
        };
        const double limit = sumOf(differences) - 1e-9;
        std::size_t far = 0;
        everySigns(differences,
                   [&](const Differences& turned) { far += sumOf(turned) >= limit ? 1 : 0; });
        const auto test = core::randomisationTest(differences);
        QVERIFY(test.isExact());
        QVERIFY(test.p == std::ldexp(double(far), -int(count)));
    }
}

void TestPairedTests::drawnRandomisationIsNearTheNormal()
{
    // Of 400 differences of one size, 220 positive: the sum's distribution is binomial, and 220 or
    // more, or 180 or fewer, heads have the exact sign test's probability.
    Differences differences(400, 1.0);
    std::fill(differences.begin(), differences.begin() + 180, -1.0);
    const double exact = core::signTest(core::winTieLoss(differences));
    const auto drawn = core::randomisationTest(differences, {40000, 3});
    QCOMPARE(drawn.rounds, std::size_t{40000});
    // Four standard deviations of a share drawn 40,000 times.
    QVERIFY2(std::abs(drawn.p - exact) < 4 * std::sqrt(exact / 40000), told(drawn.p, exact));
}

void TestPairedTests::bootstrapByEnumeration()
{
    // Two of 0 and 1: the mean is 0, 1/2 or 1 with 1/4, 1/2, 1/4, and is 1/2 away from 1/2 half of
    // the time.
    const auto drawn = core::pairedBootstrap(Differences{0, 1}, 0.05, {20000, 3}).value();
    QVERIFY(drawn.interval.low == 0 && drawn.interval.high == 1);
    QVERIFY2(std::abs(drawn.p - 0.5) < 0.015, digits(drawn.p));
    const auto half = core::pairedBootstrap(Differences{0, 1}, 0.6, {20000, 3}).value();
    QVERIFY(half.interval.low == 0.5 && half.interval.high == 0.5);
}

void TestPairedTests::bootstrapIntervalIsNearTheT()
{
    std::mt19937 random(4);
    const Differences differences = randomDifferences(random, 500);
    const auto t = core::pairedT(differences);
    const core::Interval computed = core::confidenceInterval(*t, 0.05);
    const auto drawn = core::pairedBootstrap(differences, 0.05, {5000, 1}).value();
    const double standardError = t->mean / t->t;
    QVERIFY(std::abs(drawn.interval.low - computed.low) < standardError / 5);
    QVERIFY(std::abs(drawn.interval.high - computed.high) < standardError / 5);
    QVERIFY(std::abs(drawn.p - t->p) < 0.03);
}

void TestPairedTests::intervalByTable()
{
    // Nine degrees of freedom: 2.2621571627982053 and, at 99 %, 3.2498355415921263.
    core::PairedT test;
    test.mean = 1;
    test.deviation = std::sqrt(10.0);
    test.count = 10;
    const core::Interval interval = core::confidenceInterval(test, 0.05);
    QVERIFY(agree(interval.low, 1 - 2.2621571627982053, 1e-14));
    QVERIFY(agree(interval.high, 1 + 2.2621571627982053, 1e-14));
    QVERIFY(agree(core::confidenceInterval(test, 0.01).high, 1 + 3.2498355415921263, 1e-14));
}

void TestPairedTests::swappingSides()
{
    std::mt19937 random(5);
    for (const std::size_t count : {2, 7, 24, 60}) {
        const Differences forth = randomDifferences(random, count);
        const Differences back = negated(forth);
        const auto t = core::pairedT(forth);
        QVERIFY(t->p >= 0 && t->p <= 1);
        QVERIFY(core::pairedT(back)->p == t->p && core::pairedT(back)->t == -t->t);
        const auto interval = core::confidenceInterval(*t, 0.05);
        const core::Interval turned{-interval.high, -interval.low};
        QVERIFY(core::confidenceInterval(*core::pairedT(back), 0.05) == turned);
        const auto ranks = core::wilcoxon(forth);
        QVERIFY(ranks.p > 0 && ranks.p <= 1);
        QVERIFY(core::wilcoxon(back).p == ranks.p);
        QVERIFY(core::wilcoxon(back).positive == ranks.negative);
        QVERIFY(ranks.positive + ranks.negative == double(ranks.count * (ranks.count + 1)) / 2);
        const double sign = core::signTest(core::winTieLoss(forth));
        QVERIFY(sign > 0 && sign <= 1 && core::signTest(core::winTieLoss(back)) == sign);
        const auto randomisation = core::randomisationTest(forth);
        QVERIFY(randomisation.p > 0 && randomisation.p <= 1);
        QVERIFY(core::randomisationTest(back) == randomisation);
        const auto bootstrap = core::pairedBootstrap(forth, 0.05, {500, 2}).value();
        QVERIFY(bootstrap.p > 0 && bootstrap.p <= 1);
        QVERIFY(core::pairedBootstrap(back, 0.05, {500, 2}).value().p == bootstrap.p);
    }
}

void TestPairedTests::anyNumberOfThreads()
{
    std::mt19937 random(6);
    const Differences differences = randomDifferences(random, 70);
    const RandomRounds rounds{1001, 5};
    const auto randomisation = core::randomisationTest(differences, rounds);
    const auto bootstrap = core::pairedBootstrap(differences, 0.1, rounds).value();
    for (const std::size_t threads : {2, 3, 8}) {
        QVERIFY(core::randomisationTest(differences, rounds, Threads(threads)) == randomisation);
        QVERIFY(core::pairedBootstrap(differences, 0.1, rounds, Threads(threads)).value() ==
                bootstrap);
    }
    QVERIFY(!(core::pairedBootstrap(differences, 0.1, {1001, 6}).value() == bootstrap));
}

/// Round by round, as the docstrings say it.
void TestPairedTests::roundsAreAsDocumented()
{
    std::mt19937 source(8);
    for (const std::size_t count : {31, 32, 33, 64, 100}) {
        const Differences differences = randomDifferences(source, count);
        const double whole = std::accumulate(differences.begin(), differences.end(), 0.0);
        std::size_t far = 0;
        std::vector<double> means;
        constexpr std::size_t rounds = 517;  // no whole blocks
        for (std::uint32_t block = 0; block * 256 < rounds; ++block) {
            std::seed_seq seeds{9u, block};
            std::mt19937 coins(seeds);
            std::mt19937 places(seeds);
            for (std::size_t round = block * 256; round < std::min(rounds, (block + 1) * 256ul);
                 ++round) {
                double sum = 0;
                std::uint32_t word = 0;
                for (std::size_t i = 0; i < count; ++i) {
                    word = i % 32 == 0 ? static_cast<std::uint32_t>(coins()) : word / 2;
                    sum += word % 2 == 1 ? differences[i] : -differences[i];
                }
                far += std::abs(sum) >= std::abs(whole) - 1e-9 ? 1 : 0;
                double mean = 0;
                for (std::size_t i = 0; i < count; ++i)
                    mean += differences[(std::uint64_t{places()} * count) >> 32];
                means.push_back(mean / double(count));
            }
        }
        const auto randomisation = core::randomisationTest(differences, {rounds, 9});
        QVERIFY(randomisation.p == double(far + 1) / double(rounds + 1));
        std::sort(means.begin(), means.end());
        // 516 rounds between the ends: a quarter of them is a whole number.
        const auto bootstrap = core::pairedBootstrap(differences, 0.5, {rounds, 9}).value();
        QVERIFY(bootstrap.interval.low == means[129] && bootstrap.interval.high == means[387]);
    }
}

void TestPairedTests::theTwisterIsTheStandards()
{
    for (const std::uint32_t seed : {0u, 1u, 5489u}) {
        std::seed_seq seeds{seed, 7u};
        std::mt19937 standard(seeds);
        core::MersenneTwister own(seeds);
        for (int i = 0; i < 3000; ++i)
            QCOMPARE(own(), static_cast<std::uint32_t>(standard()));
    }
}

void TestPairedTests::stops()
{
    std::stop_source source;
    source.request_stop();
    const Differences differences(100000, 0.5);
    // A million rounds would outlast the test's time limit.
    const RandomRounds rounds{1000000, 1};
    const auto thrownAway =
        core::randomisationTest(differences, rounds, Threads(2), source.get_token());
    QCOMPARE(thrownAway.rounds, rounds.count);
}

QTEST_APPLESS_MAIN(TestPairedTests)

}  // namespace tst_paired_tests

#include "tst_paired_tests.moc"
