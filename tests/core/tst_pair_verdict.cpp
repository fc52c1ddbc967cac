#include "core/metric/pair_verdict.h"

#include "core/metric/evaluator.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <vector>

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
            PairTally& tally = pair.verdict == PairVerdict::Concordant   ? tallies.concordant
                               : pair.verdict == PairVerdict::Discordant ? tallies.discordant
                                                                         : tallies.tied;
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
    QVERIFY(judged(PairWeight::Uniform) == (JudgedPair{verdict, 1, Fraction(1)}));
    QVERIFY(judged(PairWeight::GradeGap) == (JudgedPair{verdict, gap, Fraction::fromDecimal(gap)}));
    QVERIFY(judged(PairWeight::TopRanks).verdict == verdict);
    QVERIFY(judged(PairWeight::TopRanks).exactWeight == Fraction(7, 10));
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
            core::Definition definition;
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
#include "tst_pair_verdict.moc"
