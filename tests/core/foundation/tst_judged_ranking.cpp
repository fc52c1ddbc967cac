// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/judged_ranking.h"
#include "core/foundation/ranked_list.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <vector>

namespace tst_judged_ranking {

using core::Grade;
using core::JudgedRanking;

namespace {

using Grades = std::vector<Grade>;

Grades listOf(std::span<const Grade> grades)
{
    return {grades.begin(), grades.end()};
}

const Grade unjudged = Grade::unjudged();

}  // namespace

class TestJudgedRanking : public QObject {
    Q_OBJECT
private slots:
    void init();
    void gradeStates_data();
    void gradeStates();
    void idealsAreBestFirst_data();
    void idealsAreBestFirst();
    void relevantAndNonrelevant_data();
    void relevantAndNonrelevant();
    void topGrade();
    void moreGradesThanAScaleHas();
    void emptyByDefault();
    void fromRankedList();
    void namesOfTheirOwn_data();
    void namesOfTheirOwn();
};

void TestJudgedRanking::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestJudgedRanking::gradeStates_data()
{
    QTest::addColumn<Grade>("grade");
    QTest::addColumn<bool>("hasValue");
    QTest::addColumn<bool>("isJudged");
    QTest::addColumn<bool>("isRelevantFrom1");
    QTest::addColumn<double>("earning");
    QTest::newRow("unjudged") << unjudged << false << false << false << 0.0;
    QTest::newRow("negative") << Grade(-2) << true << false << false << 0.0;
    QTest::newRow("0") << Grade(0) << true << true << false << 0.0;
    QTest::newRow("below the threshold") << Grade(0.9) << true << true << false << 0.9;
    QTest::newRow("at the threshold") << Grade(1) << true << true << true << 1.0;
    QTest::newRow("above the threshold") << Grade(2.5) << true << true << true << 2.5;
}

void TestJudgedRanking::gradeStates()
{
    QFETCH(const Grade, grade);
    QTEST(grade.hasValue(), "hasValue");
    QTEST(grade.isJudged(), "isJudged");
    QTEST(grade.isRelevant(1), "isRelevantFrom1");
    QTEST(grade.earning(), "earning");
    QVERIFY(grade == Grade(grade));
    QVERIFY(grade != Grade(7));
    QVERIFY((grade == Grade::unjudged()) == !grade.hasValue());
}

void TestJudgedRanking::idealsAreBestFirst_data()
{
    QTest::addColumn<Grades>("ranked");
    QTest::addColumn<Grades>("notRetrieved");
    QTest::addColumn<Grades>("judged");
    QTest::addColumn<Grades>("retrieved");
    QTest::newRow("retrieved and not")
        << Grades{Grade(0), Grade(2), Grade(1)} << Grades{Grade(3), Grade(1)}
        << Grades{Grade(3), Grade(2), Grade(1), Grade(1), Grade(0)}
        << Grades{Grade(2), Grade(1), Grade(0)};
    QTest::newRow("unjudged and negative are not in an ideal")
        << Grades{unjudged, Grade(1), Grade(-1)} << Grades{unjudged, Grade(-3), Grade(0)}
        << Grades{Grade(1), Grade(0)} << Grades{Grade(1)};
    QTest::newRow("gains that an int would cut to 0")
        << Grades{Grade(0.1), Grade(0.9), Grade(0.5)} << Grades{}
        << Grades{Grade(0.9), Grade(0.5), Grade(0.1)} << Grades{Grade(0.9), Grade(0.5), Grade(0.1)};
    QTest::newRow("nothing judged")
        << Grades{unjudged, unjudged} << Grades{} << Grades{} << Grades{};
}

void TestJudgedRanking::idealsAreBestFirst()
{
    QFETCH(const Grades, ranked);
    QFETCH(const Grades, notRetrieved);
    const JudgedRanking query(ranked, notRetrieved);
    QCOMPARE(listOf(query.ranked()), ranked);
    QCOMPARE(listOf(query.notRetrieved()), notRetrieved);
    QTEST(listOf(query.judgedBestFirst()), "judged");
    QTEST(listOf(query.retrievedBestFirst()), "retrieved");
}

void TestJudgedRanking::relevantAndNonrelevant_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<std::size_t>("relevant");
    QTest::addColumn<std::size_t>("nonrelevant");
    QTest::newRow("1") << 1.0 << std::size_t{4} << std::size_t{2};
    QTest::newRow("between grades") << 1.5 << std::size_t{2} << std::size_t{4};
    QTest::newRow("a grade") << 2.0 << std::size_t{2} << std::size_t{4};
    QTest::newRow("above all") << 9.0 << std::size_t{0} << std::size_t{6};
    QTest::newRow("small") << 0.25 << std::size_t{5} << std::size_t{1};
}

void TestJudgedRanking::relevantAndNonrelevant()
{
    QFETCH(const double, threshold);
    const JudgedRanking query({Grade(1), unjudged, Grade(0.5), Grade(2), Grade(-1)},
                              {Grade(0), Grade(3), Grade(1), unjudged, Grade(-2)});
    QTEST(query.relevant(threshold), "relevant");
    QTEST(query.nonrelevant(threshold), "nonrelevant");
}

void TestJudgedRanking::topGrade()
{
    QVERIFY(JudgedRanking({Grade(1)}, {Grade(3)}).topGrade() == 3);
    QVERIFY(JudgedRanking({Grade(1)}, {Grade(3)}, 4.0).topGrade() == 4);
    QVERIFY(JudgedRanking({unjudged, Grade(-1)}).topGrade() == 0);
}

void TestJudgedRanking::moreGradesThanAScaleHas()
{
    Grades ranked;
    Grades rest;
    for (int i = 0; i < 500; ++i)
        (i % 2 ? ranked : rest).push_back(Grade(i * 7 % 500 / 10.0));
    const JudgedRanking query(ranked, rest);
    const Grades judged = listOf(query.judgedBestFirst());
    QCOMPARE(judged.size(), std::size_t{500});
    for (std::size_t i = 0; i < judged.size(); ++i)
        QVERIFY(judged[i] == Grade(static_cast<double>(499 - i) / 10.0));
    const Grades retrieved = listOf(query.retrievedBestFirst());
    QCOMPARE(retrieved.size(), ranked.size());
    QVERIFY(std::is_sorted(retrieved.begin(), retrieved.end(),
                           [](Grade a, Grade b) { return a.value() > b.value(); }));
}

void TestJudgedRanking::emptyByDefault()
{
    const JudgedRanking query;
    QVERIFY(query.ranked().empty() && query.judgedBestFirst().empty());
    QCOMPARE(query.relevant(1), std::size_t{0});
    QVERIFY(query.topGrade() == 0);
}

void TestJudgedRanking::fromRankedList()
{
    core::RankedList list;
    list.ranked = {{"a", {}, {}, Grade(2), {}}, {"b", {}, {}, unjudged, {}}};
    list.notRetrieved = {{"c", {}, {}, Grade(1), {}}};
    const JudgedRanking query = core::judgedRanking(list, 5.0);
    QCOMPARE(listOf(query.ranked()), (Grades{Grade(2), unjudged}));
    QCOMPARE(listOf(query.notRetrieved()), Grades{Grade(1)});
    QVERIFY(query.topGrade() == 5);
}

void TestJudgedRanking::namesOfTheirOwn_data()
{
    QTest::addColumn<QStringList>("ranked");
    QTest::addColumn<QString>("notRetrieved");
    QTest::addColumn<bool>("hasOwn");
    QTest::newRow("numbered") << QStringList{"d1", "d2"} << "d3" << false;
    QTest::newRow("numbered and moved") << QStringList{"d3", "d1"} << "d2" << false;
    QTest::newRow("a name") << QStringList{"d1", "Fruit cake"} << "d3" << true;
    QTest::newRow("a name that was not retrieved") << QStringList{"d1", "d2"} << "x" << true;
    QTest::newRow("a number beyond the list") << QStringList{"d1", "d77"} << "d3" << true;
}

void TestJudgedRanking::namesOfTheirOwn()
{
    QFETCH(const QStringList, ranked);
    QFETCH(const QString, notRetrieved);
    QFETCH(const bool, hasOwn);
    core::RankedList list;
    for (const QString& name : ranked)
        list.ranked.push_back({name.toStdString(), {}, {}, Grade(1), {}});
    list.notRetrieved = {{notRetrieved.toStdString(), {}, {}, Grade(1), {}}};
    QCOMPARE(core::hasOwnNames(list), hasOwn);
}

QTEST_APPLESS_MAIN(TestJudgedRanking)

}  // namespace tst_judged_ranking

#include "tst_judged_ranking.moc"
