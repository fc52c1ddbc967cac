// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/ideal_position.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

namespace tst_ideal_position {

using core::Grade;
using core::IdealOrder;
using core::IdealPool;
using core::JudgedRanking;
using core::Settings;

namespace {

using Grades = std::vector<Grade>;
using Displacements = QList<int>;

const Grade unjudged = Grade::unjudged();

Grades graded(const std::vector<double>& values)
{
    Grades grades;
    for (const double value : values)
        grades.push_back(Grade(value));
    return grades;
}

Settings idealFrom(IdealPool pool, double threshold = 1)
{
    Settings settings;
    settings.ideal = pool;
    settings.relevantFrom = threshold;
    return settings;
}

/// Of the retrieved documents, by rank.
Displacements displacementsOf(const IdealOrder& order)
{
    Displacements displacements;
    for (const core::IdealPosition& document : order.positions)
        if (const auto displacement = document.displacement())
            displacements << static_cast<int>(*displacement);
    return displacements;
}

QList<int> idealRanksOf(const IdealOrder& order)
{
    QList<int> ranks;
    for (const core::IdealPosition& document : order.positions)
        ranks << static_cast<int>(document.idealRank);
    return ranks;
}

double worth(Grade grade)
{
    return grade.earning();
}

bool isBestFirst(const Grades& grades, const std::vector<std::size_t>& order)
{
    return std::is_sorted(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return worth(grades[a]) > worth(grades[b]);
    });
}

/// By the definition: the least and the greatest rank of each document over every order of all
/// documents in which no better one stands below a worse one.
std::vector<std::pair<std::size_t, std::size_t>> intervalsByTrial(const Grades& grades)
{
    std::vector<std::pair<std::size_t, std::size_t>> intervals(grades.size(), {grades.size(), 1});
    std::vector<std::size_t> order(grades.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        if (!isBestFirst(grades, order))
            continue;
        for (std::size_t i = 0; i < order.size(); ++i) {
            auto& [first, last] = intervals[order[i]];
            first = std::min(first, i + 1);
            last = std::max(last, i + 1);
        }
    } while (std::next_permutation(order.begin(), order.end()));
    return intervals;
}

Grades randomGrades(std::mt19937& random, std::size_t length)
{
    static const Grades kinds{unjudged, Grade(-2), Grade(0), Grade(0), Grade(1), Grade(2.5)};
    Grades grades(length);
    for (Grade& grade : grades)
        grade = kinds[random() % kinds.size()];
    return grades;
}

}  // namespace

class TestIdealPosition : public QObject {
    Q_OBJECT
private slots:
    void init();
    void byHand_data();
    void byHand();
    void cakes();
    void intervalsAreThoseOfEveryIdealOrder();
    void idealOrderKeepsWhoIsInPlaceAndElseTheSystemsOrder();
    void idealListIsInPlace();
    void swappingEqualGradesChangesNothing();
    void manyDocuments();
};

void TestIdealPosition::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
}

void TestIdealPosition::byHand_data()
{
    QTest::addColumn<Grades>("ranked");
    QTest::addColumn<Grades>("notRetrieved");
    QTest::addColumn<Settings>("settings");
    QTest::addColumn<Displacements>("displacements");
    QTest::addColumn<QList<int>>("idealRanks");
    const Settings all;
    QTest::newRow("nothing") << Grades{} << Grades{} << all << Displacements{} << QList<int>{};
    QTest::newRow("one document") << graded({3}) << Grades{} << all << Displacements{0}
                                  << QList<int>{1};
    QTest::newRow("among equals those in place stay")
        << graded({2, 3, 0, 0, 0, 3}) << Grades{} << all << Displacements{-2, 0, -1, 0, 0, 4}
        << QList<int>{3, 2, 6, 4, 5, 1};
    QTest::newRow("upside down") << graded({0, 1, 2}) << Grades{} << all << Displacements{-2, 0, 2}
                                 << QList<int>{3, 2, 1};
    // Ideal 2 2 1 1 0: intervals 1-2, 3-4 and 5.
    QTest::newRow("the distance is to the interval")
        << graded({1, 1, 2, 0, 2}) << Grades{} << all << Displacements{-2, -1, 1, -1, 3}
        << QList<int>{3, 4, 1, 5, 2};
    QTest::newRow("unjudged and negative stand with grade 0")
        << Grades{unjudged, Grade(-1), Grade(0), Grade(4)} << Grades{} << all
        << Displacements{-1, 0, 0, 3} << QList<int>{4, 2, 3, 1};
    QTest::newRow("what was not retrieved pushes the rest down")
        << graded({2, 0}) << graded({3, 0}) << all << Displacements{-1, -1}
        << QList<int>{2, 3, 1, 4};
    QTest::newRow("nobody judged it: not in the pool")
        << graded({2, 0}) << Grades{unjudged, Grade(-1)} << all << Displacements{0, 0}
        << QList<int>{1, 2};
    QTest::newRow("ideal from the retrieved only")
        << graded({0, 2}) << graded({3}) << idealFrom(IdealPool::RetrievedOnly)
        << Displacements{-1, 1} << QList<int>{2, 1};
    // Ideal 3 2, then 1 and 0, which earn nothing there.
    QTest::newRow("ideal from the relevant only")
        << graded({0, 1, 2}) << graded({3, 1}) << idealFrom(IdealPool::RelevantOnly, 2)
        << Displacements{-2, -1, 1} << QList<int>{3, 4, 2, 1};
}

void TestIdealPosition::byHand()
{
    QFETCH(const Grades, ranked);
    QFETCH(const Grades, notRetrieved);
    QFETCH(const Settings, settings);
    const IdealOrder order = core::idealOrder(JudgedRanking(ranked, notRetrieved), settings);
    QTEST(displacementsOf(order), "displacements");
    QTEST(idealRanksOf(order), "idealRanks");
}

void TestIdealPosition::cakes()
{
    const IdealOrder order =
        core::idealOrder(JudgedRanking(graded({0, 4, 0, 5, 0, 3, 3, 0, 5, 4}), graded({2})), {});
    // Ideal 5 5 4 4 3 3 2 0 0 0 0: intervals 1-2, 3-4, 5-6, 7 and 8-11.
    QCOMPARE(displacementsOf(order), (Displacements{-7, -1, -5, 2, -3, 0, 1, 0, 7, 6}));
    QCOMPARE(idealRanksOf(order), (QList<int>{9, 3, 10, 1, 11, 6, 5, 8, 2, 4, 7}));
    QCOMPARE(order.bestFirst, (std::vector<std::size_t>{3, 8, 1, 9, 6, 5, 10, 7, 0, 2, 4}));
    QCOMPARE(order.tooEarly, std::size_t{4});
    QCOMPARE(order.inPlace, std::size_t{2});
    QCOMPARE(order.tooLate, std::size_t{4});
    QCOMPARE(order.notRetrieved, std::size_t{1});
    const core::IdealPosition& missing = order.positions.back();
    QCOMPARE(missing.rank, std::nullopt);
    QCOMPARE(missing.row, std::size_t{0});
    QCOMPARE(missing.displacement(), std::nullopt);
}

void TestIdealPosition::intervalsAreThoseOfEveryIdealOrder()
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        const Grades grades = randomGrades(random, random() % 7);
        const IdealOrder order = core::idealOrder(JudgedRanking(grades), {});
        const auto intervals = intervalsByTrial(grades);
        for (std::size_t i = 0; i < grades.size(); ++i) {
            QCOMPARE(order.positions[i].firstIdealRank, intervals[i].first);
            QCOMPARE(order.positions[i].lastIdealRank, intervals[i].second);
        }
    }
}

void TestIdealPosition::idealOrderKeepsWhoIsInPlaceAndElseTheSystemsOrder()
{
    std::mt19937 random(11);
    for (int round = 0; round < 200; ++round) {
        const Grades grades = randomGrades(random, random() % 30);
        const IdealOrder order = core::idealOrder(JudgedRanking(grades), {});
        QVERIFY(isBestFirst(grades, order.bestFirst));
        std::size_t before = 0;  // the last document that had to move
        for (std::size_t i = 0; i < grades.size(); ++i) {
            const std::size_t document = order.bestFirst[i];
            const core::IdealPosition& position = order.positions[document];
            QCOMPARE(position.idealRank, i + 1);
            QCOMPARE(position.displacement() == 0, position.idealRank == position.rank);
            if (position.displacement() == 0)
                continue;
            const bool isFirst = i == 0 || worth(grades[before]) != worth(grades[document]);
            QVERIFY(isFirst || before < document);
            before = document;
        }
    }
}

void TestIdealPosition::idealListIsInPlace()
{
    std::mt19937 random(13);
    for (int round = 0; round < 100; ++round) {
        Grades grades = randomGrades(random, random() % 30);
        std::sort(grades.begin(), grades.end(),
                  [](Grade a, Grade b) { return worth(a) > worth(b); });
        for (const IdealPool pool : {IdealPool::AllJudged, IdealPool::RetrievedOnly}) {
            const IdealOrder order = core::idealOrder(JudgedRanking(grades), idealFrom(pool));
            QCOMPARE(order.inPlace, grades.size());
            QCOMPARE(order.tooEarly + order.tooLate, std::size_t{0});
        }
    }
}

void TestIdealPosition::swappingEqualGradesChangesNothing()
{
    std::mt19937 random(17);
    for (int round = 0; round < 100; ++round) {
        Grades grades = randomGrades(random, 2 + random() % 20);
        const Grades others = randomGrades(random, random() % 5);
        const IdealOrder before = core::idealOrder(JudgedRanking(grades, others), {});
        const std::size_t a = random() % grades.size();
        for (std::size_t b = 0; b < grades.size(); ++b)
            if (worth(grades[a]) == worth(grades[b]))
                std::swap(grades[a], grades[b]);
        QCOMPARE(core::idealOrder(JudgedRanking(grades, others), {}), before);
    }
}

void TestIdealPosition::manyDocuments()
{
    // Best last: the grades 0, 1, 2 in blocks of 40000.
    constexpr std::ptrdiff_t block = 40000;
    Grades grades;
    for (const double grade : {0.0, 1.0, 2.0})
        grades.insert(grades.end(), block, Grade(grade));
    const IdealOrder order = core::idealOrder(JudgedRanking(grades), {});
    QCOMPARE(order.inPlace, std::size_t{block});
    QCOMPARE(order.positions.front().displacement(), -2 * block);
    QCOMPARE(order.positions.back().displacement(), 2 * block);
}

QTEST_APPLESS_MAIN(TestIdealPosition)

}  // namespace tst_ideal_position

#include "tst_ideal_position.moc"
