// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/list_overlap.h"
#include "tests/core/cut_lists.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tst_list_overlap {

using core::ListOverlap;
using core::RankBiasedOverlap;
using nlohmann::json;
using Ids = std::vector<std::string>;

namespace {

std::vector<core::TwoRanks> compared(const Ids& a, const Ids& b)
{
    const auto listOf = [](const Ids& ids) {
        core::RankedList list;
        for (const std::string& id : ids)
            list.ranked.push_back({id, {}, {}, {}, {}});
        return list;
    };
    return core::compareLists(listOf(a), listOf(b));
}

/// Documents of equal scores stand together: {{"a"}, {"b", "c"}}.
using Ties = std::vector<Ids>;

Ids inOneOrder(const Ties& ties)
{
    Ids all;
    for (const Ids& tie : ties)
        all.insert(all.end(), tie.begin(), tie.end());
    return all;
}

std::vector<core::TiedRanks> ranksOf(const Ties& ties)
{
    std::vector<core::TiedRanks> ranks;
    for (const Ids& tie : ties) {
        const std::size_t first = ranks.size() + 1;
        ranks.insert(ranks.end(), tie.size(), {first, first + tie.size() - 1});
    }
    return ranks;
}

RankBiasedOverlap overlapOf(const Ties& a, const Ties& b, double p, core::OverlapTies rule)
{
    return core::rankBiasedOverlap(compared(inOneOrder(a), inOneOrder(b)), p, rule, ranksOf(a),
                                   ranksOf(b));
}

/// Every order in which the ties may be broken.
std::vector<Ids> everyOrder(const Ties& ties)
{
    std::vector<Ids> orders{{}};
    for (Ids tie : ties) {
        std::sort(tie.begin(), tie.end());
        std::vector<Ids> longer;
        do {
            for (const Ids& order : orders) {
                longer.push_back(order);
                longer.back().insert(longer.back().end(), tie.begin(), tie.end());
            }
        } while (std::next_permutation(tie.begin(), tie.end()));
        orders = std::move(longer);
    }
    return orders;
}

}  // namespace

class TestListOverlap : public QObject {
    Q_OBJECT
private slots:
    void init();
    void sets();
    void emptySets();
    void rankBiased_data();
    void rankBiased();
    void emptyLists();
    void swappingSides();
    void sharedDocumentsAreOrdered();
    void tiesByHand_data();
    void tiesByHand();
    void publishedTies_data();
    void publishedTies();
    void everyWayToBreakTies_data();
    void everyWayToBreakTies();
    void aListIsLikeItself();
    void ranksAreTiedByScores();
};

void TestListOverlap::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestListOverlap::sets()
{
    const auto documents = compared({"a", "b", "c", "d"}, {"c", "a", "x"});
    const ListOverlap all{2, 2, 1};
    QVERIFY(core::listOverlap(documents, 10) == all);
    QVERIFY(all.jaccard() == 2.0 / 5 && all.overlap() == 2.0 / 3);
    const ListOverlap topTwo{1, 1, 1};
    QVERIFY(core::listOverlap(documents, 2) == topTwo);
    QVERIFY(topTwo.jaccard() == 1.0 / 3 && topTwo.overlap() == 1.0 / 2);
    const ListOverlap top{0, 1, 1};
    QVERIFY(core::listOverlap(documents, 1) == top);
    QVERIFY(top.jaccard() == 0.0 && top.overlap() == 0.0);
}

void TestListOverlap::emptySets()
{
    QVERIFY(!core::listOverlap({}, 10).jaccard());
    const ListOverlap half = core::listOverlap(compared({"a"}, {}), 10);
    QVERIFY(half.jaccard() == 0.0 && !half.overlap());
}

void TestListOverlap::rankBiased_data()
{
    QTest::addColumn<json>("item");
    std::ifstream file(TEST_DATA "/ranking/rbo.json");
    const json cases = json::parse(file)["cases"];
    QCOMPARE(cases.size(), std::size_t{12});
    for (const json& item : cases)
        QTest::newRow(item["name"].get<std::string>().c_str()) << item;
}

void TestListOverlap::rankBiased()
{
    QFETCH(const json, item);
    const auto documents = compared(item["a"], item["b"]);
    for (const auto& persistence : item["expected"].items()) {
        const std::string name = persistence.key();
        const json& expected = persistence.value();
        const auto ours = core::rankBiasedOverlap(documents, std::stod(name.substr(1)));
        const auto check = [&](const char* key, double value) {
            const double theirs = expected[key];
            QVERIFY2(std::abs(value - theirs) < 1e-12,
                     (name + " " + key).c_str() + (": " + digits(value)));
        };
        check("rbo_min", ours.min);
        check("rbo_residual", ours.residual);
        check("rbo_ext", ours.extrapolated);
        check("rbo_cut_at_longer_list", overlapOfCutLists(documents, std::stod(name.substr(1))));
        QVERIFY(ours.extrapolated >= ours.min - 1e-12);
        QVERIFY(ours.extrapolated <= ours.min + ours.residual + 1e-12);
    }
}

void TestListOverlap::emptyLists()
{
    const RankBiasedOverlap unknown{0, 1, 0};
    QVERIFY(core::rankBiasedOverlap({}, 0.9) == unknown);
    // One list empty: what it may yet bring is all of it.
    const auto half = core::rankBiasedOverlap(compared({"a", "b"}, {}), 0.9);
    QVERIFY(half.min == 0 && half.extrapolated == 0);
    QVERIFY(agree(half.residual, 1, 1e-12));
}

void TestListOverlap::swappingSides()
{
    const Ids a{"b", "a", "d", "x"};
    const Ids b{"a", "b", "c", "d", "e", "f"};
    QVERIFY(core::rankBiasedOverlap(compared(a, b), 0.8) ==
            core::rankBiasedOverlap(compared(b, a), 0.8));
    const ListOverlap forth = core::listOverlap(compared(a, b), 3);
    const ListOverlap back = core::listOverlap(compared(b, a), 3);
    QVERIFY(forth.jaccard() == back.jaccard() && forth.overlap() == back.overlap());
}

/// a, b, c stand in both: of three pairs (a, b) is turned round. In B's order b, a, c the share of
/// those above that A puts above too is 0 for a and 1 for c.
void TestListOverlap::sharedDocumentsAreOrdered()
{
    const auto documents = compared({"a", "b", "x", "c"}, {"b", "y", "a", "c"});
    const core::SharedOrder all = core::sharedOrder(documents, 10);
    QCOMPARE(all.documents, std::size_t{3});
    QVERIFY(agree(*all.tauB, 1.0 / 3));
    QVERIFY(agree(*all.tauAp, 0));
    const core::SharedOrder top = core::sharedOrder(documents, 3);
    QCOMPARE(top.documents, std::size_t{2});
    QCOMPARE(*top.tauB, -1.0);
    QVERIFY(!core::sharedOrder(documents, 2).tauB);
}

/// a and b tied against a, b, and p = 1/2, where what follows adds nothing new. Expected of a and b
/// at depth 1 is 1/2 each, so A_1 is 1/2; tied at rank 1 both stand there, over the mean of 2 and
/// 1; and of squares 1/4 + 1/4 and 1 the roots make 1/2 over √(1/2). A_2 and all beyond are 1.
void TestListOverlap::tiesByHand_data()
{
    QTest::addColumn<core::OverlapTies>("rule");
    QTest::addColumn<double>("first");
    QTest::newRow("average") << core::OverlapTies::Average << 1.0 / 2;
    QTest::newRow("same rank") << core::OverlapTies::SameRank << 1 / 1.5;
    QTest::newRow("corrected") << core::OverlapTies::Corrected << 0.5 / std::sqrt(0.5);
}

void TestListOverlap::tiesByHand()
{
    QFETCH(const core::OverlapTies, rule);
    QFETCH(const double, first);
    const RankBiasedOverlap ours = overlapOf({{"a", "b"}}, {{"a"}, {"b"}}, 0.5, rule);
    // Depths weigh 1/2, 1/4, …: 1/2 is left for those beyond the first.
    QVERIFY(agree(ours.extrapolated, first / 2 + 1.0 / 2));
    QVERIFY(agree(ours.min + ours.residual, ours.extrapolated));
}

/// The example of the authors' program (github.com/julian-urbano/sigir2024-rbo), p = 0.95.
void TestListOverlap::publishedTies_data()
{
    QTest::addColumn<core::OverlapTies>("rule");
    QTest::addColumn<double>("extrapolated");
    QTest::addColumn<double>("min");
    QTest::newRow("RBO-a") << core::OverlapTies::Average << 0.6922853 << 0.3310519;
    QTest::newRow("RBO-w") << core::OverlapTies::SameRank << 0.7068257 << 0.3429684;
    QTest::newRow("RBO-b") << core::OverlapTies::Corrected << 0.7207131 << 0.3509163;
}

void TestListOverlap::publishedTies()
{
    QFETCH(const core::OverlapTies, rule);
    QFETCH(const double, extrapolated);
    QFETCH(const double, min);
    const Ties x{{"red"}, {"blue", "green"}, {"yellow"}, {"pink"}};
    const Ties y{{"blue", "red"}, {"white"}, {"yellow", "black", "purple"}, {"green"}};
    for (const RankBiasedOverlap& ours :
         {overlapOf(x, y, 0.95, rule), overlapOf(y, x, 0.95, rule)}) {
        QVERIFY2(std::abs(ours.extrapolated - extrapolated) < 5e-8, digits(ours.extrapolated));
        QVERIFY2(std::abs(ours.min - min) < 5e-8, digits(ours.min));
        QVERIFY2(std::abs(ours.residual - 0.5620173) < 5e-8, digits(ours.residual));
    }
}

void TestListOverlap::everyWayToBreakTies_data()
{
    QTest::addColumn<Ties>("a");
    QTest::addColumn<Ties>("b");
    QTest::addColumn<bool>("isExtrapolated");
    QTest::newRow("of one length") << Ties{{"a", "b", "c"}, {"d"}, {"e", "f"}}
                                   << Ties{{"d"}, {"a", "x"}, {"c", "e", "y"}} << true;
    QTest::newRow("all tied") << Ties{{"a", "b", "c", "d"}} << Ties{{"c", "x", "a", "y"}} << true;
    QTest::newRow("the longer one ends a tie where the shorter one ends")
        << Ties{{"a"}, {"b", "c"}} << Ties{{"c", "x"}, {"y"}, {"a"}, {"z"}} << true;
    QTest::newRow("a tie of the longer one across the end of the shorter one")
        << Ties{{"a", "b"}, {"c"}} << Ties{{"a"}, {"c", "x", "y", "b"}, {"z"}} << false;
    QTest::newRow("nothing shared") << Ties{{"a", "b"}} << Ties{{"x", "y"}, {"z"}} << true;
}

/// The mean over every pair of orders, each as a list without ties.
void TestListOverlap::everyWayToBreakTies()
{
    QFETCH(const Ties, a);
    QFETCH(const Ties, b);
    QFETCH(const bool, isExtrapolated);
    for (const double p : {0.5, 0.9, 0.98}) {
        RankBiasedOverlap mean;
        const std::vector<Ids> ofA = everyOrder(a);
        const std::vector<Ids> ofB = everyOrder(b);
        const auto pairs = static_cast<double>(ofA.size() * ofB.size());
        for (const Ids& one : ofA)
            for (const Ids& other : ofB) {
                const auto each = core::rankBiasedOverlap(compared(one, other), p);
                mean.min += each.min / pairs;
                mean.extrapolated += each.extrapolated / pairs;
            }
        const auto ours = overlapOf(a, b, p, core::OverlapTies::Average);
        QVERIFY2(std::abs(ours.min - mean.min) < 1e-13, digits(ours.min));
        if (isExtrapolated)
            QVERIFY2(std::abs(ours.extrapolated - mean.extrapolated) < 1e-13,
                     digits(ours.extrapolated));
        else
            QVERIFY(ours.extrapolated < mean.extrapolated);
        QVERIFY(ours.extrapolated <= ours.min + ours.residual + 1e-13);
    }
}

void TestListOverlap::aListIsLikeItself()
{
    const Ties list{{"a", "b", "c"}, {"d"}, {"e", "f"}};
    const auto alike = [&list](core::OverlapTies rule) {
        return overlapOf(list, list, 0.9, rule).extrapolated;
    };
    QVERIFY(agree(alike(core::OverlapTies::Corrected), 1));
    QVERIFY(agree(alike(core::OverlapTies::SameRank), 1));
    // A_1 = 3·1/9, A_2 = 3·4/9 / 2 and A_5 = (4 + 2·1/4) / 5 fall short of 1.
    QVERIFY(agree(alike(core::OverlapTies::Average),
                  1 - 0.1 * (2.0 / 3 + 0.9 / 3 + std::pow(0.9, 4) / 10)));
}

void TestListOverlap::ranksAreTiedByScores()
{
    core::RankedList list;
    for (const std::optional<double> score :
         std::vector<std::optional<double>>{2.5, 2.5, 2.5, 1.0, {}, {}, 0.5, 0.5})
        list.ranked.push_back({std::to_string(list.ranked.size()), {}, score, {}, {}});
    const auto ranks = core::tiedRanks(list);
    const std::vector<core::TiedRanks> expected{{1, 3}, {1, 3}, {1, 3}, {4, 4},
                                                {5, 5}, {6, 6}, {7, 8}, {7, 8}};
    QVERIFY(ranks == expected);
    QCOMPARE(core::tiedDocuments(ranks), std::size_t{5});
}

QTEST_APPLESS_MAIN(TestListOverlap)

}  // namespace tst_list_overlap

#include "tst_list_overlap.moc"
