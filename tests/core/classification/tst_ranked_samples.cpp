// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/ranked_samples.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_ranked_samples {

using core::Grade;

namespace {

core::Samples fourSamples()
{
    core::Samples samples;
    samples.labels = {0, 1, 1, 0};
    samples.models = {{"ctr", {0.2, 0.9, 0.2, 0.5}}};
    samples.ids = {"a", "b", "c", "d"};
    return samples;
}

std::string idsOf(const core::RankedList& list)
{
    std::string ids;
    for (const core::RankedItem& document : list.ranked)
        ids += document.id;
    return ids;
}

}  // namespace

class TestRankedSamples : public QObject {
    Q_OBJECT
private slots:
    void ranksByScore_data();
    void ranksByScore();
    void namesByNumber();
    void listComesBack();
    void leavesOutWhatSaysNothing();
};

void TestRankedSamples::ranksByScore_data()
{
    QTest::addColumn<bool>("higherIsPositive");
    QTest::addColumn<int>("positive");
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("grades");
    QTest::newRow("the highest first, ties in their order") << true << 1 << "bdac"
                                                            << "1001";
    QTest::newRow("the lowest first where low is positive") << false << 1 << "acdb"
                                                            << "0101";
    QTest::newRow("the other class is positive") << true << 0 << "bdac"
                                                 << "0110";
}

void TestRankedSamples::ranksByScore()
{
    QFETCH(const bool, higherIsPositive);
    QFETCH(const int, positive);
    QFETCH(const QString, order);
    QFETCH(const QString, grades);
    const core::Samples samples = fourSamples();
    const core::RankedList list = core::rankedList(
        samples,
        core::scoredLabels(samples, 0, static_cast<std::uint8_t>(positive), higherIsPositive));
    QCOMPARE(QString::fromStdString(idsOf(list)), order);
    QString shown;
    for (const core::RankedItem& document : list.ranked)
        shown += QString::number(document.grade.value());
    QCOMPARE(shown, grades);
    QCOMPARE(list.ranked[higherIsPositive ? 0 : 3].score, std::optional(0.9));
}

void TestRankedSamples::namesByNumber()
{
    core::Samples samples = fourSamples();
    samples.ids.clear();
    QCOMPARE(idsOf(core::rankedList(samples, core::scoredLabels(samples, 0, 1, true))), "2413");
}

void TestRankedSamples::listComesBack()
{
    const core::Samples samples = fourSamples();
    const core::RankedList list =
        core::rankedList(samples, core::scoredLabels(samples, 0, 1, true));
    const core::ListSamples back = core::samplesOf(list, 1);
    QCOMPARE(back.unjudged, std::size_t{0});
    QCOMPARE(back.unscored, std::size_t{0});
    QCOMPARE(back.samples.labels, (std::vector<std::uint8_t>{1, 0, 0, 1}));
    QCOMPARE(back.samples.models.front().values, (std::vector<double>{0.9, 0.5, 0.2, 0.2}));
    QCOMPARE(back.samples.ids, (std::vector<std::string>{"b", "d", "a", "c"}));
}

void TestRankedSamples::leavesOutWhatSaysNothing()
{
    core::RankedList list;
    list.ranked = {{"d1", "Village Bakery", 3.5, Grade(2), {}},
                   {"d2", "", 2.5, Grade(), {}},
                   {"d3", "", {}, Grade(0), {}},
                   {"d4", "", 1.5, Grade(1), {}}};
    list.notRetrieved = {{"d5", "", {}, Grade(3), {}}};
    const core::ListSamples made = core::samplesOf(list, 2);
    QCOMPARE(made.samples.ids, (std::vector<std::string>{"Village Bakery", "d4"}));
    QCOMPARE(made.samples.labels, (std::vector<std::uint8_t>{1, 0}));
    QCOMPARE(made.unjudged, std::size_t{1});
    QCOMPARE(made.unscored, std::size_t{2});
}

QTEST_APPLESS_MAIN(TestRankedSamples)

}  // namespace tst_ranked_samples

#include "tst_ranked_samples.moc"
