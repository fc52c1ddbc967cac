// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/chosen_queries.h"

#include <QTest>

#include <array>

namespace tst_chosen_queries {

using core::Value;

class TestChosenQueries : public QObject {
    Q_OBJECT
private slots:
    void valuesAndMeansAreOfTheChosenAlone_data();
    void valuesAndMeansAreOfTheChosenAlone();
};

namespace {

/// Reciprocal ranks of run 0: q1 1, q2 1/2, q10 1/4; run 1 has q2 alone, at 1.
core::CollectionEvaluation threeQueries(core::MissingRule missing)
{
    core::Collection collection;
    collection.qrels = *core::parseQrels("q1 0 d 1\nq2 0 d 1\nq10 0 d 1\n", "qrels");
    collection.runs.push_back({"a", "a.run",
                               *core::parseRun("q1 Q0 d 1 9 a\nq2 Q0 x 1 9 a\nq2 Q0 d 2 8 a\n"
                                               "q10 Q0 x 1 9 a\nq10 Q0 y 2 8 a\nq10 Q0 z 3 7 a\n"
                                               "q10 Q0 d 4 6 a\n",
                                               "a")});
    collection.runs.push_back({"b", "b.run", *core::parseRun("q2 Q0 d 1 9 b\n", "b")});
    core::EvaluationRules rules;
    rules.missing = missing;
    const std::array definitions{*core::parseMeasureSpec("RR"), *core::parseMeasureSpec("P@1")};
    return core::evaluateCollection(collection, {}, definitions, rules);
}

}  // namespace

void TestChosenQueries::valuesAndMeansAreOfTheChosenAlone_data()
{
    using Places = std::vector<std::size_t>;
    QTest::addColumn<core::MissingRule>("missing");
    QTest::addColumn<std::size_t>("run");
    QTest::addColumn<std::vector<std::size_t>>("queries");
    QTest::addColumn<QStringList>("ids");
    QTest::addColumn<double>("mean");
    // In natural order the queries are q1, q2, q10; in byte order q1, q10, q2.
    QTest::newRow("some, in byte order") << core::MissingRule::Skip << std::size_t{0}
                                         << Places{1, 2} << QStringList{"q10", "q2"} << 0.375;
    QTest::newRow("all in any order")
        << core::MissingRule::Skip << std::size_t{0} << Places{2, 0, 1}
        << QStringList{"q1", "q10", "q2"} << 1.75 / 3;
    QTest::newRow("one that the run lacks")
        << core::MissingRule::Skip << std::size_t{1} << Places{0, 1} << QStringList{"q2"} << 1.0;
    QTest::newRow("one that the run lacks counts 0")
        << core::MissingRule::Zero << std::size_t{1} << Places{0, 1} << QStringList{"q1", "q2"}
        << 0.5;
}

void TestChosenQueries::valuesAndMeansAreOfTheChosenAlone()
{
    QFETCH(const core::MissingRule, missing);
    QFETCH(const std::size_t, run);
    QFETCH(const std::vector<std::size_t>, queries);
    QFETCH(const QStringList, ids);
    QFETCH(const double, mean);
    const core::RunEvaluation chosen = core::evaluationOver(threeQueries(missing), run, queries);
    QStringList found;
    for (const core::QueryValues& query : chosen.queries)
        found << QString::fromStdString(query.query);
    QCOMPARE(found, ids);
    QCOMPARE(chosen.means.size(), std::size_t{2});
    QVERIFY(chosen.means[0]);
    QCOMPARE(*chosen.means[0], mean);
}

QTEST_APPLESS_MAIN(TestChosenQueries)

}  // namespace tst_chosen_queries

#include "tst_chosen_queries.moc"
