// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/round_bins.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace tst_round_bins {

using Numbers = std::vector<double>;
using ConfusionMatrix = std::vector<std::size_t>;

class TestRoundBins : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void edges_data();
    void edges();
    void counts();
    void edgesHoldEveryNumber();
};

void TestRoundBins::edges_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<std::size_t>("most");
    QTest::addColumn<Numbers>("edges");
    const auto row = [](const char* name, const Numbers& numbers, std::size_t most,
                        const Numbers& edges) { QTest::newRow(name) << numbers << most << edges; };
    row("tenths are the numbers that one writes", {0, 1}, 10,
        {0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1});
    row("fifths", {0, 1}, 9, {0, 0.2, 0.4, 0.6, 0.8, 1});
    row("0 is an edge between the signs", {-0.31, 0.12}, 6, {-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2});
    row("large numbers", {130, 990}, 5, {0, 200, 400, 600, 800, 1000});
    row("one number", {0.25}, 10, {-0.25, 0.75});
    row("numbers that differ in the last digit", {0.25, std::nextafter(0.25, 1)}, 10,
        {-0.25, 0.75});
    row("no number", {}, 10, {0, 1});
}

void TestRoundBins::edges()
{
    QFETCH(const Numbers, numbers);
    QFETCH(const std::size_t, most);
    QFETCH(const Numbers, edges);
    const Numbers found = core::roundEdges(numbers, most);
    QVERIFY2(found == edges, qPrintable(QString::number(found.size())));
}

void TestRoundBins::counts()
{
    const Numbers edges{0, 0.1, 0.2, 0.3};
    QCOMPARE(core::countedInBins(Numbers{0, 0.05, 0.1, 0.2, 0.25, 0.3}, edges),
             (ConfusionMatrix{2, 1, 3}));
    QCOMPARE(core::countedInBins(Numbers{-7, 7}, edges), (ConfusionMatrix{1, 0, 1}));
    QCOMPARE(core::binOf(0.1, edges), std::size_t{1});
    QCOMPARE(core::binOf(0.3, edges), std::size_t{2});
}

void TestRoundBins::edgesHoldEveryNumber()
{
    std::mt19937 random(1);
    for (int round = 0; round < 500; ++round) {
        const double size = std::pow(10.0, int(random() % 13) - 6);
        std::uniform_real_distribution<double> any(-size, round % 2 == 0 ? size : 3 * size);
        Numbers numbers(2 + random() % 40);
        std::generate(numbers.begin(), numbers.end(), [&] { return any(random); });
        const std::size_t most = 2 + random() % 40;
        const Numbers edges = core::roundEdges(numbers, most);
        QVERIFY(edges.size() <= most + 1);
        QVERIFY(std::is_sorted(edges.begin(), edges.end()));
        for (const double number : numbers) {
            QVERIFY(edges.front() <= number && number <= edges.back());
            const std::size_t bin = core::binOf(number, edges);
            QVERIFY(edges[bin] <= number && number <= edges[bin + 1]);
        }
    }
}

QTEST_APPLESS_MAIN(TestRoundBins)

}  // namespace tst_round_bins

#include "tst_round_bins.moc"
