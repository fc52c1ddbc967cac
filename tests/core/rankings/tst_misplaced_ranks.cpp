// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/what_if/misplaced_ranks.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace tst_misplaced_ranks {

using core::BestChanges;
using core::ChangeLimits;
using core::JudgedRanking;
using core::NoValueRule;

namespace {

/// What a row expects: a rank, the rank to swap it with, and the cost as a fraction.
struct Cost {
    std::size_t rank;
    std::size_t better;
    double above;
    double below;
};

JudgedRanking listOf(const std::vector<double>& grades)
{
    return JudgedRanking(std::vector<core::Grade>(grades.begin(), grades.end()), {});
}

BestChanges changesOf(const JudgedRanking& list, const char* definition,
                      const ChangeLimits& limits = {})
{
    return *core::bestChanges(list, definitionOf(definition), limits);
}

}  // namespace

class TestMisplacedRanks : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void costs_data();
    void costs();
    void undefinedCountsByRule();
    void saysWhetherThereAreMore();
    void everyRankOfARandomList();
};

// All costs by hand, as fractions.
void TestMisplacedRanks::costs_data()
{
    QTest::addColumn<std::vector<double>>("grades");
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<std::vector<Cost>>("costs");
    using Graded = std::vector<double>;
    // 0 1 0 1 is (1/2 + 2/4) / 2 = 1/2. Swaps: 1 and 2 gives (1 + 1/2) / 2 = 3/4, 1 and 4 gives
    // (1 + 1) / 2 = 1, 3 and 4 gives (1/2 + 2/3) / 2 = 7/12.
    QTest::newRow("AP of 0 1 0 1: 1/2 and 1/12")
        << Graded{0, 1, 0, 1} << QByteArray("AP") << std::vector<Cost>{{1, 4, 1, 2}, {3, 4, 1, 12}};
    QTest::newRow("RR of 0 0 1: 2/3 and 1/6")
        << Graded{0, 0, 1} << QByteArray("RR") << std::vector<Cost>{{1, 3, 2, 3}, {2, 3, 1, 6}};
    QTest::newRow("P@2 of 0 0 1 1: 1/2 for each of the first two")
        << Graded{0, 0, 1, 1} << QByteArray("P@2") << std::vector<Cost>{{1, 3, 1, 2}, {2, 3, 1, 2}};
    QTest::newRow("RBP with p = 1/2 of 0 1: (1/2 - 1/4)")
        << Graded{0, 1} << QByteArray("RBP(p=0.5)") << std::vector<Cost>{{1, 2, 1, 4}};
    QTest::newRow("order is nothing to P@4")
        << Graded{0, 1, 0, 1} << QByteArray("P@4") << std::vector<Cost>{};
    QTest::newRow("best order") << Graded{2, 1, 0} << QByteArray("nDCG") << std::vector<Cost>{};
    QTest::newRow("below the cutoff")
        << Graded{1, 0, 1} << QByteArray("P@1") << std::vector<Cost>{};
}

void TestMisplacedRanks::costs()
{
    QFETCH(const std::vector<double>, grades);
    QFETCH(const QByteArray, definition);
    QFETCH(const std::vector<Cost>, costs);
    const BestChanges best = changesOf(listOf(grades), definition.constData());
    const core::MisplacedRanks found = core::misplacedRanks(best, NoValueRule::Zero);
    QCOMPARE(found.ranks.size(), costs.size());
    for (std::size_t i = 0; i < costs.size(); ++i) {
        QCOMPARE(found.ranks[i].rank, costs[i].rank);
        QCOMPARE(found.ranks[i].better, costs[i].better);
        QVERIFY(agree(*found.ranks[i].value - *best.before, costs[i].above / costs[i].below));
    }
    QVERIFY(found.isAll);
}

/// Without a relevant document, no order has a value.
void TestMisplacedRanks::undefinedCountsByRule()
{
    const BestChanges best = changesOf(listOf({0, 0}), "nDCG");
    for (const NoValueRule rule : {NoValueRule::Zero, NoValueRule::Skip}) {
        const core::MisplacedRanks found = core::misplacedRanks(best, rule);
        QVERIFY(found.ranks.empty());
        QVERIFY(found.isAll);
    }
}

/// One swap is kept of the four that raise P@2.
void TestMisplacedRanks::saysWhetherThereAreMore()
{
    const JudgedRanking list = listOf({0, 0, 1, 1});
    ChangeLimits few;
    few.perKind = 1;
    const core::MisplacedRanks found =
        core::misplacedRanks(changesOf(list, "P@2", few), NoValueRule::Zero);
    QCOMPARE(found.ranks.size(), std::size_t{1});
    QVERIFY(!found.isAll);
}

/// The value of every swap, from the measure's own evaluator.
void TestMisplacedRanks::everyRankOfARandomList()
{
    const std::vector<double> grades{0, 3, 1, 0, 2, 3, 0, 1, 2, 2, 0, 3};
    const JudgedRanking list = listOf(grades);
    for (const char* definition : {"nDCG@10", "AP", "DCG@5", "RR", "RC"}) {
        const core::Evaluator evaluator(definitionOf(definition), grades.size());
        const BestChanges best = changesOf(list, definition);
        const core::MisplacedRanks found = core::misplacedRanks(best, NoValueRule::Zero);
        for (std::size_t rank = 1; rank <= grades.size(); ++rank) {
            double most = *best.before;
            for (std::size_t lower = rank + 1; lower <= grades.size(); ++lower)
                most = std::max(
                    most, evaluator.value(core::applied(core::Swap{rank, lower}, list)).valueOr(0));
            const auto one = std::ranges::find(found.ranks, rank, &core::MisplacedRank::rank);
            QCOMPARE(one != found.ranks.end(), most > *best.before + 1e-12);
            if (one != found.ranks.end())
                QVERIFY(agree(*one->value, most));
        }
        QVERIFY(std::ranges::is_sorted(found.ranks, std::ranges::greater(),
                                       [](const core::MisplacedRank& one) { return *one.value; }));
    }
}

QTEST_APPLESS_MAIN(TestMisplacedRanks)

}  // namespace tst_misplaced_ranks

#include "tst_misplaced_ranks.moc"
