// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/radix_sort.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <span>
#include <stdexcept>
#include <vector>

namespace tst_radix_sort {

namespace {

struct Item {
    std::uint64_t key;
    std::size_t place;  ///< before sorting

    bool operator==(const Item&) const = default;
};

using KeyAt = std::function<std::uint64_t(std::size_t place, std::mt19937_64& random)>;

std::vector<Item> itemsOf(std::size_t size, const KeyAt& keyAt)
{
    std::mt19937_64 random(size);
    std::vector<Item> items;
    for (std::size_t place = 0; place < size; ++place)
        items.push_back({keyAt(place, random), place});
    return items;
}

}  // namespace

class TestRadixSort : public QObject {
    Q_OBJECT
private slots:
    void init();
    void sortsStably_data();
    void sortsStably();
    void threadsDoEveryPieceOnce_data();
    void threadsDoEveryPieceOnce();
    void threadsPassOnWhatWasThrown();
};

void TestRadixSort::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRadixSort::sortsStably_data()
{
    QTest::addColumn<KeyAt>("keyAt");
    using Random = std::mt19937_64;
    QTest::newRow("every bit by chance")
        << KeyAt([](std::size_t, Random& random) { return random(); });
    QTest::newRow("few keys, far apart")
        << KeyAt([](std::size_t, Random& random) { return (random() % 5) << 61; });
    QTest::newRow("few keys, close together")
        << KeyAt([](std::size_t, Random& random) { return random() % 5; });
    QTest::newRow("one key") << KeyAt([](std::size_t, Random&) { return std::uint64_t{77}; });
    QTest::newRow("in order") << KeyAt(
        [](std::size_t place, Random&) { return std::uint64_t{place} << 20; });
    QTest::newRow("in the opposite order")
        << KeyAt([](std::size_t place, Random&) { return ~std::uint64_t{place}; });
    QTest::newRow("all but one close together") << KeyAt([](std::size_t place, Random& random) {
        return place == 3 ? ~std::uint64_t{0} : random() % 1'000'000;
    });
    QTest::newRow("alike in the high bits, apart in the low") << KeyAt(
        [](std::size_t, Random& random) { return (random() % 3) << 60 | random() % 100'000; });
    QTest::newRow("high and low bits, none between") << KeyAt(
        [](std::size_t, Random& random) { return (random() % 4096) << 52 | random() % 4; });
}

void TestRadixSort::sortsStably()
{
    QFETCH(const KeyAt, keyAt);
    const auto keyOf = [](const Item& item) { return item.key; };
    // On either side of where another way begins.
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{1}, std::size_t{16}, std::size_t{17},
          core::radix::fewItems - 1, core::radix::fewItems, std::size_t{5000},
          core::radix::cachedItems, core::radix::cachedItems + 1, std::size_t{150'000}}) {
        const std::vector<Item> items = itemsOf(size, keyAt);
        std::vector<Item> expected = items;
        std::stable_sort(expected.begin(), expected.end(),
                         [](const Item& a, const Item& b) { return a.key < b.key; });
        for (const std::size_t threads : {1, 2, 5}) {
            std::vector<Item> sorted = items;
            std::vector<Item> room(size);
            core::radixSort(std::span(sorted), std::span(room), keyOf, core::Threads(threads));
            QVERIFY(sorted == expected);
        }
    }
}

void TestRadixSort::threadsDoEveryPieceOnce_data()
{
    QTest::addColumn<std::size_t>("threads");
    QTest::addColumn<std::size_t>("pieces");
    QTest::newRow("alone") << std::size_t{1} << std::size_t{100};
    QTest::newRow("more pieces than threads") << std::size_t{3} << std::size_t{100};
    QTest::newRow("more threads than pieces") << std::size_t{8} << std::size_t{2};
    QTest::newRow("nothing to do") << std::size_t{8} << std::size_t{0};
    QTest::newRow("no thread counts as one") << std::size_t{0} << std::size_t{4};
}

void TestRadixSort::threadsDoEveryPieceOnce()
{
    QFETCH(const std::size_t, threads);
    QFETCH(const std::size_t, pieces);
    std::vector<int> done(pieces);
    core::Threads(threads).run(pieces, [&](std::size_t piece) { ++done[piece]; });
    QCOMPARE(done, std::vector<int>(pieces, 1));
}

void TestRadixSort::threadsPassOnWhatWasThrown()
{
    const auto fail = [](std::size_t piece) {
        if (piece == 7)
            throw std::runtime_error("7");
    };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, core::Threads(1).run(10, fail));
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, core::Threads(4).run(10, fail));
}

QTEST_APPLESS_MAIN(TestRadixSort)

}  // namespace tst_radix_sort

#include "tst_radix_sort.moc"
