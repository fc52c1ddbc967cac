// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/precision_recall/precision_recall.h"
#include "tests/core/figures.h"
#include "tests/read_files.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace tst_precision_recall {

namespace {

using Ranks = std::vector<std::size_t>;

/// A count over another one: the quotient is rounded once.
struct Ratio {
    int of;
    int all;

    double value() const { return static_cast<double>(of) / all; }
};
using Ratios = std::vector<Ratio>;

/// Relevant documents at these ranks of a list, and as many as are missing from it.
core::JudgedRanking listOf(const Ranks& relevant, std::size_t length, std::size_t missed)
{
    std::vector<core::Grade> grades(length, core::Grade(0));
    for (const std::size_t rank : relevant)
        grades[rank - 1] = core::Grade(1);
    return core::JudgedRanking(grades, std::vector<core::Grade>(missed, core::Grade(1)));
}

/// The two queries that Baeza-Yates and Ribeiro-Neto work out: 15 documents with 5 of 10 relevant
/// ones, and with all 3.
const Ranks first{1, 3, 6, 10, 15};
const Ranks second{3, 8, 15};

}  // namespace

class TestPrecisionRecall : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void ranks();
    void levels_data();
    void levels();
    void levelsNameTheirRank();
    void levelsAreTheGreatestPrecisionAhead();
    void levelsAreTrecEvals();
    void roundingIsARule();
    void undefined();
};

void TestPrecisionRecall::ranks()
{
    const auto found = core::precisionRecall(listOf(first, 15, 5), {});
    QVERIFY(found);
    QCOMPARE(found->ranks.size(), std::size_t{15});
    const std::vector<std::pair<std::size_t, Ratio>> precisions{
        {1, {1, 1}}, {2, {1, 2}}, {3, {2, 3}}, {6, {3, 6}}, {10, {4, 10}}, {15, {5, 15}}};
    const std::vector<Ratio> recalls{{1, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}};
    for (std::size_t i = 0; i < precisions.size(); ++i) {
        const auto& [rank, precision] = precisions[i];
        QVERIFY(found->ranks[rank - 1].x == recalls[i].value());
        QVERIFY(found->ranks[rank - 1].y == precision.value());
    }
}

void TestPrecisionRecall::levels_data()
{
    QTest::addColumn<Ranks>("relevant");
    QTest::addColumn<std::size_t>("length");
    QTest::addColumn<std::size_t>("missed");
    QTest::addColumn<Ratios>("precisions");  // at recall 0, 0.1, … 1
    const Ratio third{1, 3};
    const Ratio quarter{2, 8};
    const Ratio fifth{3, 15};
    const Ratio none{0, 1};
    QTest::newRow("Baeza-Yates & Ribeiro-Neto 1999, section 3.2.1, 10 relevant documents")
        << first << std::size_t{15} << std::size_t{5}
        << Ratios{{1, 1}, {1, 1}, {2, 3}, {3, 6}, {4, 10}, {5, 15}, none, none, none, none, none};
    // The book has 1/5 at recall 0.7, too. By trec_eval's rule, floor(0.7 * 3 + 0.9) = 2 documents
    // reach it, as 0.7 * 3 is below 2.1.
    QTest::newRow("Baeza-Yates & Ribeiro-Neto 1999, section 3.2.1, 3 relevant documents")
        << second << std::size_t{15} << std::size_t{0}
        << Ratios{third,   third,   third, third, quarter, quarter,
                  quarter, quarter, fifth, fifth, fifth};
    QTest::newRow("a later rank with a better precision counts from the start")
        << Ranks{2, 3, 4} << std::size_t{4} << std::size_t{0} << Ratios(11, Ratio{3, 4});
    QTest::newRow("nothing relevant is retrieved")
        << Ranks{} << std::size_t{3} << std::size_t{2} << Ratios(11, none);
}

void TestPrecisionRecall::levels()
{
    QFETCH(const Ranks, relevant);
    QFETCH(const std::size_t, length);
    QFETCH(const std::size_t, missed);
    QFETCH(const Ratios, precisions);
    const auto found = core::precisionRecall(listOf(relevant, length, missed), {});
    QVERIFY(found);
    for (std::size_t i = 0; i < core::recallPoints; ++i) {
        const core::CurvePoint point = found->levels[i].point;
        QVERIFY(point.x == static_cast<double>(i) / 10);
        QVERIFY2(point.y == precisions[i].value(), digits(point.x));
    }
}

void TestPrecisionRecall::levelsNameTheirRank()
{
    const auto found = core::precisionRecall(listOf(first, 15, 5), {});
    QVERIFY(found);
    const Ranks expected{1, 1, 3, 6, 10, 15, 0, 0, 0, 0, 0};
    for (std::size_t i = 0; i < core::recallPoints; ++i)
        QCOMPARE(found->levels[i].rank, expected[i]);
}

/// The textbook's definition, over the raw points.
void TestPrecisionRecall::levelsAreTheGreatestPrecisionAhead()
{
    const auto found = core::precisionRecall(listOf({2, 3, 7, 8, 20}, 30, 3), {});
    QVERIFY(found);
    for (const core::PrecisionRecall::Level& level : found->levels) {
        double greatest = 0;
        for (const core::CurvePoint& rank : found->ranks)
            if (rank.x >= level.point.x)
                greatest = std::max(greatest, rank.y);
        QVERIFY2(level.point.y == greatest, digits(level.point.x));
    }
}

void TestPrecisionRecall::levelsAreTrecEvals()
{
    const QString path = QStringLiteral(TEST_DATA "/trec/06-medium/");
    const auto qrels = core::readQrels((path + "qrels.txt").toStdString());
    QVERIFY(qrels);
    const core::Run run = readRun((path + "run.txt").toStdString());
    QFile expected(path + "expected.tsv");
    QVERIFY(expected.open(QIODevice::ReadOnly));
    std::size_t compared = 0;
    while (!expected.atEnd()) {
        const QList<QByteArray> columns = expected.readLine().trimmed().split('\t');
        const std::string query = columns.value(1).toStdString();
        if (!columns[0].startsWith("iprec_at_recall_") || query == "all")
            continue;
        const auto judgments =
            std::ranges::find(qrels->queries, query, &core::QueryJudgments::query);
        QVERIFY2(judgments != qrels->queries.end(), columns[1]);
        const auto list = core::rankedList(&*judgments, run.find(query));
        const auto found = core::precisionRecall(core::judgedRanking(list), {});
        const auto level =
            static_cast<std::size_t>(std::lround(columns[0].mid(16).toDouble() * 10));
        // trec_eval prints 0 where there is nothing to find.
        const double ours = found ? found->levels[level].point.y : 0;
        const QByteArray line = columns[0] + ' ' + columns[1];
        QVERIFY2(agree(ours, columns[2].toDouble()), line.constData());
        ++compared;
    }
    QVERIFY(compared >= 11 * core::recallPoints);
}

/// 0.4 of 3 documents is 1.2: one for trec_eval 10, two for trec_eval 9.
void TestPrecisionRecall::roundingIsARule()
{
    core::Settings nearest;
    nearest.recallRounding = core::RecallRounding::Nearest;
    const auto query = listOf({1, 9}, 9, 1);
    QVERIFY(core::precisionRecall(query, nearest)->levels[4].point.y == 1.0);
    const Ratio expected{2, 9};
    QVERIFY(core::precisionRecall(query, {})->levels[4].point.y == expected.value());
}

void TestPrecisionRecall::undefined()
{
    const auto none = core::precisionRecall(listOf({}, 3, 0), {});
    QVERIFY(!none);
    QCOMPARE(none.error(), core::Undefined::NoRelevant);
    const auto empty = core::precisionRecall(listOf({}, 0, 2), {});
    QVERIFY(!empty);
    QCOMPARE(empty.error(), core::Undefined::NothingRetrieved);
}

QTEST_APPLESS_MAIN(TestPrecisionRecall)

}  // namespace tst_precision_recall

#include "tst_precision_recall.moc"
