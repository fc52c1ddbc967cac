// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/list_comparison.h"

#include <QTest>

#include <random>

namespace tst_list_comparison {

namespace {

/// One document to a letter.
core::RankedList listOf(const std::string& ids)
{
    core::RankedList list;
    for (const char id : ids) {
        list.ranked.emplace_back();
        list.ranked.back().id = std::string(1, id);
    }
    return list;
}

/// "1>3" rank 1 in A and 3 in B, "2>" only in A, ">1" only in B.
QString flat(const std::vector<core::TwoRanks>& documents)
{
    QStringList texts;
    const auto text = [](std::optional<std::size_t> rank) {
        return rank ? QString::number(*rank) : QString();
    };
    for (const core::TwoRanks& document : documents)
        texts << text(document.inA) + QLatin1Char('>') + text(document.inB);
    return texts.join(QLatin1Char(' '));
}

}  // namespace

class TestListComparison : public QObject {
    Q_OBJECT
private slots:
    void compares_data();
    void compares();
    void shifts();
    void agreesWithLookingUp();
};

void TestListComparison::compares_data()
{
    QTest::addColumn<std::string>("a");
    QTest::addColumn<std::string>("b");
    QTest::addColumn<QString>("ranks");
    const auto row = [](const char* name, const char* a, const char* b, const char* ranks) {
        QTest::newRow(name) << std::string(a) << std::string(b) << QString::fromLatin1(ranks);
    };
    row("the same", "xyz", "xyz", "1>1 2>2 3>3");
    row("another order", "xyz", "zxy", "1>2 2>3 3>1");
    row("one is missing in B", "xyz", "xz", "1>1 2> 3>2");
    row("one is added in B", "xz", "xyz", "1>1 2>3 >2");
    row("nothing in common", "xy", "ba", "1> 2> >1 >2");
    row("B is empty", "xy", "", "1> 2>");
    row("A is empty", "", "yx", ">1 >2");
}

void TestListComparison::compares()
{
    QFETCH(const std::string, a);
    QFETCH(const std::string, b);
    QFETCH(const QString, ranks);
    QCOMPARE(flat(core::compareLists(listOf(a), listOf(b))), ranks);
}

void TestListComparison::shifts()
{
    QVERIFY((core::TwoRanks{5, 2}).shift() == 3);
    QVERIFY((core::TwoRanks{2, 5}).shift() == -3);
    QVERIFY((core::TwoRanks{2, 2}).shift() == 0);
    QVERIFY(!(core::TwoRanks{2, std::nullopt}).shift());
    QVERIFY(!(core::TwoRanks{std::nullopt, 2}).shift());
}

void TestListComparison::agreesWithLookingUp()
{
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        std::string all = "abcdefghij";
        std::shuffle(all.begin(), all.end(), random);
        const std::string a = all.substr(0, random() % 11);
        if (random() % 2 == 0)
            std::shuffle(all.begin(), all.end(), random);
        const std::string b = all.substr(0, random() % 11);
        std::vector<core::TwoRanks> expected;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::size_t found = b.find(a[i]);
            expected.push_back({i + 1, std::nullopt});
            if (found != std::string::npos)
                expected.back().inB = found + 1;
        }
        for (std::size_t i = 0; i < b.size(); ++i)
            if (a.find(b[i]) == std::string::npos)
                expected.push_back({std::nullopt, i + 1});
        QVERIFY(core::compareLists(listOf(a), listOf(b)) == expected);
    }
}

QTEST_APPLESS_MAIN(TestListComparison)

}  // namespace tst_list_comparison

#include "tst_list_comparison.moc"
