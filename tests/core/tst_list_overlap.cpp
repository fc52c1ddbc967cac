#include "core/statistics/list_overlap.h"
#include "tests/core/cut_lists.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <fstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

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

QTEST_APPLESS_MAIN(TestListOverlap)
#include "tst_list_overlap.moc"
