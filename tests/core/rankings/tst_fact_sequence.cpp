// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/fact_sequence.h"

#include <QRegularExpression>
#include <QTest>

#include <random>
#include <string>
#include <vector>

namespace tst_fact_sequence {

using core::Column;
using core::Fact;

namespace {

core::Explanation explained(const std::string& definition, const core::JudgedRanking& query)
{
    return core::Evaluator(core::parseMeasureSpec(definition).value()).explain(query);
}

core::JudgedRanking cakes()
{
    std::vector<core::Grade> grades;
    for (const double grade : {0, 4, 0, 5, 0, 3, 3, 0, 5, 4})
        grades.emplace_back(grade);
    return core::JudgedRanking(std::move(grades), {core::Grade(2)});
}

core::JudgedRanking randomRanking(std::mt19937& random)
{
    const auto grades = [&random](std::size_t most) {
        std::vector<core::Grade> list(random() % (most + 1));
        for (core::Grade& grade : list)
            grade = random() % 5 == 0 ? core::Grade::unjudged()
                                      : core::Grade(static_cast<double>(random() % 5) - 1);
        return list;
    };
    return core::JudgedRanking(grades(12), grades(4));
}

/// "2 Grade Weight | …": the walk as a person would note it down.
QString walkOf(const core::FactSequence& facts)
{
    static const std::vector<const char*> names{"rank", "grade",   "gain",   "weight", "seen",
                                                "term", "sum",     "grade*", "gain*",  "term*",
                                                "sum*", "divisor", "value"};
    QStringList walk;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const Fact fact = facts.at(i);
        switch (fact.kind) {
        case Fact::Kind::Cell:
            walk << QStringLiteral("%1%2").arg(fact.rank).arg(
                QLatin1String(names[static_cast<std::size_t>(fact.column)]));
            break;
        case Fact::Kind::Pair:
            walk << QStringLiteral("%1+%2").arg(fact.upper).arg(fact.rank);
            break;
        case Fact::Kind::Earned:
            walk << QStringLiteral("earned");
            break;
        case Fact::Kind::Attainable:
            walk << QStringLiteral("attainable");
            break;
        case Fact::Kind::Result:
            walk << QStringLiteral("result");
            break;
        }
    }
    return walk.join(QLatin1Char(' '));
}

}  // namespace

class TestFactSequence : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void walk_data();
    void walk();
    void summands_data();
    void summands();
    void everyDefinition_data();
    void everyDefinition();
    void placeSurvivesAnEdit_data();
    void placeSurvivesAnEdit();
    void nothing();
    void lastValueIsTheResult();
};

void TestFactSequence::walk_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("facts");
    QTest::newRow("nDCG: a rank without gain keeps the discount that the ideal needs")
        << "nDCG@2"
        << "1grade 1weight 1grade* 1term* 1sum* 1value "
           "2grade 2weight 2term 2sum 2grade* 2term* 2sum* earned attainable result";
    QTest::newRow("DCG: a rank without gain is its grade")
        << "DCG@2"
        << "1grade 2grade 2weight 2term 2sum result";
    QTest::newRow("CG") << "CG@2"
                        << "1grade 2grade 2term 2sum result";
    QTest::newRow("AP: nothing but hits changes the value")
        << "AP@3"
        << "1grade 2grade 2seen 2term 2sum 2value 3grade earned attainable result";
    QTest::newRow("RR: nothing after the hit") << "RR@3"
                                               << "1grade 2grade 2gain 2term 2value 3grade result";
    QTest::newRow("P falls without a hit")
        << "P@3"
        << "1grade 1divisor 1value 2grade 2term 2sum 2divisor 2value 3grade 3divisor "
           "earned attainable result";
    QTest::newRow("recall does not")
        << "Recall@3"
        << "1grade 2grade 2term 2sum 2value 3grade earned attainable result";
    QTest::newRow("Q: each relevant document and each gain is news")
        << "Q@2"
        << "1grade 1divisor 1value 2grade 2weight 2seen 2term 2sum 2divisor "
           "earned attainable result";
    QTest::newRow("11-point average")
        << "11pt_avg@3"
        << "1grade 2grade 2seen 2term 2sum 2value 3grade earned attainable result";
    QTest::newRow("bpref counts what is not relevant")
        << "Bpref@2"
        << "1grade 1seen 2grade 2seen 2term 2sum earned attainable result";
    QTest::newRow("RC begins with a document without pairs")
        << "RC@2"
        << "1grade 2grade 1+2 2seen 2term 2sum 2divisor earned attainable result";
    QTest::newRow("RC: each rank meets all above it")
        << "RC@3"
        << "1grade 2grade 1+2 2seen 2term 2sum 2divisor 2value 3grade 1+3 2+3 3seen 3term 3sum "
           "3divisor earned attainable result";
}

void TestFactSequence::walk()
{
    QFETCH(const QString, definition);
    QFETCH(const QString, facts);
    QCOMPARE(walkOf(core::FactSequence(explained(definition.toStdString(), cakes()))), facts);
}

void TestFactSequence::summands_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("ends");
    QTest::newRow("gain, discount and product are one, the ideal's another")
        << "nDCG@2"
        << "1weight 1sum* 1value 2sum 2sum* earned attainable result";
    QTest::newRow("pairs and what they add up to are one") << "RC@3"
                                                           << "1grade 2sum 2value 3sum 3divisor "
                                                              "earned attainable result";
}

/// The last facts of the summands, one after the other.
void TestFactSequence::summands()
{
    QFETCH(const QString, definition);
    QFETCH(const QString, ends);
    const core::FactSequence facts(explained(definition.toStdString(), cakes()));
    const QStringList walk = walkOf(facts).split(QLatin1Char(' '));
    QStringList found;
    for (std::size_t index = 0; index < facts.size(); ++index) {
        const std::size_t last = facts.lastOfSummand(index);
        QCOMPARE(facts.firstOfSummand(last), index);
        found << walk[static_cast<qsizetype>(last)];
        index = last;
    }
    QCOMPARE(found.join(QLatin1Char(' ')), ends);
}

void TestFactSequence::everyDefinition_data()
{
    QTest::addColumn<QString>("definition");
    for (const core::MeasureRow& row : core::measureTable())
        for (const char* cutoff : {"", "@1", "@5", "@30"}) {
            const QString text =
                QString::fromUtf8(row.name.data(), row.name.size()) + QLatin1String(cutoff);
            QTest::newRow(qPrintable(text)) << text;
        }
    QTest::newRow("exponential gain") << "nDCG(gain=exp)@5";
    QTest::newRow("graded RBP") << "RBP(gain=graded)@5";
}

/// The walk goes down the ranks and to the right, ends with the result, shows every cell once it is
/// through, and a cell that is a fact is known from that fact on, not before.
void TestFactSequence::everyDefinition()
{
    QFETCH(const QString, definition);
    std::mt19937 random(20261121);
    for (int round = 0; round < 60; ++round) {
        const core::Explanation explanation =
            explained(definition.toStdString(), randomRanking(random));
        const core::FactSequence facts(explanation);
        std::size_t counted = 0;
        while (counted < explanation.ranks.size() && explanation.ranks[counted].counted)
            ++counted;
        QCOMPARE(facts.countedRanks(), counted);
        QVERIFY(facts.at(facts.size() - 1).kind == Fact::Kind::Result);
        std::size_t index = 0;
        for (std::size_t rank = 1; rank <= counted; ++rank) {
            std::size_t before = 0;
            bool isFirst = true;
            while (facts.at(index).isOfRank() && facts.at(index).rank == rank) {
                const Fact fact = facts.at(index);
                if (fact.kind == Fact::Kind::Pair) {
                    QCOMPARE(facts.indexOfPair(fact.upper, rank), index);
                    QCOMPARE(facts.nearest(fact), index++);
                    continue;
                }
                const auto column = static_cast<std::size_t>(fact.column);
                QVERIFY(isFirst || column > before);
                QCOMPARE(facts.indexOf(rank, fact.column), index);
                QCOMPARE(facts.nearest(fact), index);
                before = column;
                isFirst = false;
                ++index;
            }
            QVERIFY2(!isFirst, "a rank without a fact");
            QCOMPARE(facts.lastOf(rank), index - 1);
            for (const Column column : explanation.columns) {
                const std::size_t known = facts.indexOf(rank, column);
                QVERIFY(known < index || known + 1 == facts.size());
            }
        }
        QVERIFY(!facts.at(index).isOfRank());
        QCOMPARE(facts.indexOf(counted + 1, Column::Sum), facts.size() - 1);
    }
}

void TestFactSequence::placeSurvivesAnEdit_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<Fact>("fact");
    QTest::addColumn<QString>("after");
    QTest::addColumn<Fact>("found");
    const Fact sumOfSix{Fact::Kind::Cell, 6, Column::Sum};
    QTest::newRow("same cell") << "DCG@10" << sumOfSix << "DCG@8" << sumOfSix;
    QTest::newRow("another measure without that cell")
        << "DCG@10" << sumOfSix << "RR@10" << Fact{Fact::Kind::Cell, 6, Column::Grade};
    QTest::newRow("the rank is past the new cutoff")
        << "DCG@10" << sumOfSix << "DCG@4" << Fact{Fact::Kind::Cell, 4, Column::Sum};
    QTest::newRow("the result stays the result")
        << "nDCG@10" << Fact{Fact::Kind::Result, 0, Column::Rank} << "DCG@4"
        << Fact{Fact::Kind::Result, 0, Column::Rank};
    QTest::newRow("a closing fact that the other measure lacks")
        << "nDCG@10" << Fact{Fact::Kind::Earned, 0, Column::Rank} << "DCG@4"
        << Fact{Fact::Kind::Result, 0, Column::Rank};
}

void TestFactSequence::placeSurvivesAnEdit()
{
    QFETCH(const QString, before);
    QFETCH(const Fact, fact);
    QFETCH(const QString, after);
    QFETCH(const Fact, found);
    const core::FactSequence old(explained(before.toStdString(), cakes()));
    QVERIFY(old.at(old.nearest(fact)) == fact);
    const core::FactSequence facts(explained(after.toStdString(), cakes()));
    QVERIFY(facts.at(facts.nearest(fact)) == found);
}

void TestFactSequence::nothing()
{
    const core::FactSequence facts;
    QCOMPARE(facts.size(), std::size_t{1});
    QVERIFY(facts.at(0).kind == Fact::Kind::Result);
    QCOMPARE(facts.nearest({Fact::Kind::Cell, 3, Column::Sum}), std::size_t{0});
}

void TestFactSequence::lastValueIsTheResult()
{
    const core::FactSequence facts(explained("nDCG@2", cakes()));
    QCOMPARE(facts.indexOf(2, Column::Value), facts.size() - 1);
    QVERIFY(facts.indexOf(1, Column::Value) < facts.size() - 1);
}

QTEST_GUILESS_MAIN(TestFactSequence)

}  // namespace tst_fact_sequence

#include "tst_fact_sequence.moc"
