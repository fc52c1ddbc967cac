// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/ideal_orders.h"
#include "core/metrics/ranking_order/pair_verdict.h"

#include "core/rankings/evaluation/evaluator.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <vector>

namespace tst_pair_verdict {

using core::Fraction;
using core::Grade;
using core::JudgedPair;
using core::PairTallies;
using core::PairTally;
using core::PairVerdict;
using core::PairWeight;

namespace {

constexpr std::array weightings{PairWeight::Uniform, PairWeight::TopRanks, PairWeight::GradeGap};

/// Every list of up to `longest` documents over the grades unjudged, 0, 1 and 2.5.
std::vector<std::vector<Grade>> everyList(std::size_t longest)
{
    const std::array grades{Grade::unjudged(), Grade(0), Grade(1), Grade(2.5)};
    std::vector<std::vector<Grade>> lists{{}};
    for (std::size_t first = 0, length = 1; length <= longest; ++length) {
        const std::size_t end = lists.size();
        for (; first < end; ++first) {
            for (const Grade grade : grades) {
                lists.push_back(lists[first]);
                lists.back().push_back(grade);
            }
        }
    }
    return lists;
}

PairTallies byPairs(const std::vector<Grade>& ranking, PairWeight weight)
{
    PairTallies tallies;
    for (std::size_t u = 0; u < ranking.size(); ++u) {
        for (std::size_t v = u + 1; v < ranking.size(); ++v) {
            const JudgedPair pair = core::judgePair(u + 1, ranking[u], v + 1, ranking[v], weight);
            PairTally& tally = tallies.of(pair.verdict);
            ++tally.count;
            tally.weight += pair.weight;
        }
    }
    return tallies;
}

}  // namespace

class TestPairVerdict : public QObject {
    Q_OBJECT
private slots:
    void init();
    void onePair_data();
    void onePair();
    void cakes();
    void pairsAddUpToTheKernel();
    void talliesAreTheSumsOfThePairs();
    void walkedPairsAreCounted();
    void idealOrders_data();
    void idealOrders();
    void bestOfAllIsTheMeasure();
    void longListOfOneGrade();
};

void TestPairVerdict::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TestPairVerdict::onePair_data()
{
    QTest::addColumn<double>("upper");
    QTest::addColumn<double>("lower");
    QTest::addColumn<PairVerdict>("verdict");
    QTest::addColumn<double>("gap");
    QTest::newRow("better above") << 4.0 << 0.0 << PairVerdict::Concordant << 4.0;
    QTest::newRow("better below") << 1.0 << 3.5 << PairVerdict::Discordant << 2.5;
    QTest::newRow("equal") << 3.0 << 3.0 << PairVerdict::Tied << 0.0;
    QTest::newRow("a negative grade stands as 0") << -2.0 << 0.0 << PairVerdict::Tied << 0.0;
    QTest::newRow("and below a positive one") << -2.0 << 1.0 << PairVerdict::Discordant << 1.0;
}

void TestPairVerdict::onePair()
{
    QFETCH(const double, upper);
    QFETCH(const double, lower);
    QFETCH(const PairVerdict, verdict);
    QFETCH(const double, gap);
    const auto judged = [&](PairWeight weight) {
        return core::judgePair(2, Grade(upper), 5, Grade(lower), weight);
    };
    QVERIFY(judged(PairWeight::Uniform) == (JudgedPair{verdict, 1}));
    QVERIFY(judged(PairWeight::GradeGap) == (JudgedPair{verdict, gap}));
    QVERIFY(judged(PairWeight::TopRanks).verdict == verdict);
    QVERIFY(agree(judged(PairWeight::TopRanks).weight, 0.7));
}

void TestPairVerdict::cakes()
{
    std::vector<Grade> grades;
    for (const double grade : {0, 4, 0, 5, 0, 3, 3, 0, 5, 4})
        grades.emplace_back(grade);
    // Four grades of 0 and two each of 3, 4 and 5: 6 + 1 + 1 + 1 ties. RC = 22/45.
    const PairTallies tallies = core::tallyPairs(grades, PairWeight::Uniform);
    QCOMPARE(tallies.count(), std::size_t{45});
    QCOMPARE(tallies.concordant.count, std::size_t{13});
    QCOMPARE(tallies.tied.count, std::size_t{9});
    QCOMPARE(tallies.discordant.count, std::size_t{23});
    QCOMPARE(tallies.discordant.weight, 23.0);
}

void TestPairVerdict::pairsAddUpToTheKernel()
{
    for (const std::vector<Grade>& list : everyList(6)) {
        const core::JudgedRanking query(list);
        for (const PairWeight weight : weightings) {
            core::MeasureSpec definition;
            definition.measure = core::Measure::Rc;
            definition.settings.pairWeight = weight;
            const core::Quotient quotient = core::Evaluator(definition).quotient(query);
            const PairTallies pairs = byPairs(list, weight);
            const double inOrder = pairs.concordant.weight + pairs.tied.weight;
            QVERIFY(agree(quotient.earned, inOrder));
            QVERIFY(agree(quotient.attainable, inOrder + pairs.discordant.weight));
        }
    }
}

void TestPairVerdict::talliesAreTheSumsOfThePairs()
{
    for (const std::vector<Grade>& list : everyList(6)) {
        for (const PairWeight weight : weightings) {
            const PairTallies tallies = core::tallyPairs(list, weight);
            const PairTallies pairs = byPairs(list, weight);
            for (const auto tally :
                 {&PairTallies::concordant, &PairTallies::tied, &PairTallies::discordant}) {
                QCOMPARE((tallies.*tally).count, (pairs.*tally).count);
                QVERIFY(agree((tallies.*tally).weight, (pairs.*tally).weight));
            }
        }
    }
}

void TestPairVerdict::walkedPairsAreCounted()
{
    const std::vector<Grade> ranking{Grade(1), Grade(0), Grade(1), Grade(2)};
    const auto upTo = [&](std::size_t upper, std::size_t lower) {
        return core::tallyPairsUpTo(ranking, upper, lower, PairWeight::Uniform);
    };
    QCOMPARE(upTo(0, 1), PairTallies());
    QCOMPARE(upTo(1, 2), (PairTallies{{1, 1}, {}, {}}));
    QCOMPARE(upTo(0, 3), (PairTallies{{1, 1}, {}, {}}));
    QCOMPARE(upTo(1, 3), (PairTallies{{1, 1}, {1, 1}, {}}));
    QCOMPARE(upTo(2, 3), (PairTallies{{1, 1}, {1, 1}, {1, 1}}));
    QCOMPARE(upTo(3, 4), core::tallyPairs(ranking, PairWeight::Uniform));
}

/// "1 3 2 2/3, …": the orders as ranks, each with its share.
void TestPairVerdict::idealOrders_data()
{
    QTest::addColumn<std::vector<double>>("grades");
    QTest::addColumn<PairWeight>("weight");
    QTest::addColumn<double>("count");
    QTest::addColumn<std::vector<std::size_t>>("ranks");  // of the closest
    QTest::addColumn<std::vector<Fraction>>("shares");
    using Ranks = std::vector<std::size_t>;
    using Shares = std::vector<Fraction>;
    QTest::newRow("published: 2/3 against 1/3")
        << std::vector<double>{1, 0, 1} << PairWeight::Uniform << 2.0 << Ranks{1, 3, 2}
        << Shares{{2, 3}, {1, 3}};
    // Weights 3/2, 4/3 and 5/6.
    QTest::newRow("pairs at the top weigh more")
        << std::vector<double>{1, 0, 1} << PairWeight::TopRanks << 2.0 << Ranks{1, 3, 2}
        << Shares{{17, 22}, {9, 22}};
    QTest::newRow("one order") << std::vector<double>{1, 2, 3} << PairWeight::Uniform << 1.0
                               << Ranks{3, 2, 1} << Shares{Fraction(0)};
    QTest::newRow("two ties turn on their own")
        << std::vector<double>{0, 2, 0, 2} << PairWeight::Uniform << 4.0 << Ranks{2, 4, 1, 3}
        << Shares{{1, 2}, {1, 3}, {1, 3}, {1, 6}};
    QTest::newRow("more than are listed") << std::vector<double>{1, 1, 1, 1} << PairWeight::Uniform
                                          << 24.0 << Ranks{1, 2, 3, 4} << Shares{};
}

void TestPairVerdict::idealOrders()
{
    QFETCH(const std::vector<double>, grades);
    QFETCH(const PairWeight, weight);
    QFETCH(const double, count);
    QFETCH(const std::vector<std::size_t>, ranks);
    QFETCH(const std::vector<Fraction>, shares);
    const std::vector<Grade> ranking(grades.begin(), grades.end());
    const core::IdealOrders orders = core::idealOrders(ranking, weight, 6);
    QCOMPARE(orders.count, count);
    QCOMPARE(orders.each.size(), shares.size());
    QCOMPARE(orders.closest, ranks);
    if (!shares.empty())
        QCOMPARE(orders.each.front().ranks, ranks);
    for (std::size_t i = 0; i < shares.size(); ++i)
        QVERIFY(agree(*orders.each[i].share, shares[i].toDouble()));
}

/// And the order with every tie turned around is the worst.
void TestPairVerdict::bestOfAllIsTheMeasure()
{
    for (const PairWeight weight : weightings)
        for (const std::vector<Grade>& ranking : everyList(5)) {
            const core::IdealOrders orders = core::idealOrders(ranking, weight, 1000);
            core::MeasureSpec rc = definitionOf("RC");
            rc.settings.pairWeight = weight;
            const core::Value value = core::Evaluator(rc).value(core::JudgedRanking(ranking, {}));
            QCOMPARE(orders.best.isDefined(), value.isDefined());
            QCOMPARE(static_cast<double>(orders.each.size()), orders.count);
            if (!value)
                continue;
            QVERIFY(agree(*orders.best, *value));
            QVERIFY(agree(*orders.each.front().share, *value));
            QVERIFY(std::abs(*orders.each.back().share - *orders.worst) < 1e-12);
        }
}

void TestPairVerdict::longListOfOneGrade()
{
    const std::vector<Grade> list(100000, Grade(3));
    const PairTallies tallies = core::tallyPairs(list, PairWeight::TopRanks);
    QCOMPARE(tallies.tied.count, std::size_t{100000} * 99999 / 2);
    QCOMPARE(tallies.concordant.count + tallies.discordant.count, std::size_t{0});
    // Every rank u stands in 99999 pairs, each of which it adds 1/u to.
    double harmonic = 0;
    for (std::size_t rank = list.size(); rank > 0; --rank)
        harmonic += 1.0 / static_cast<double>(rank);
    QVERIFY(agree(tallies.tied.weight, 99999 * harmonic, 1e-9));
}

QTEST_APPLESS_MAIN(TestPairVerdict)

}  // namespace tst_pair_verdict

#include "tst_pair_verdict.moc"
