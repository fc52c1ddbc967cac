// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_weights.h"
#include "core/rankings/evaluation/pooled_runs.h"
#include "core/rankings/runs/systems_of_runs.h"

#include <QTest>

#include <cmath>
#include <string>
#include <vector>

namespace tst_pooled_runs {

using core::PooledQueries;
using core::PooledRuns;
using core::RunEvaluation;
using Ids = std::vector<std::string>;

namespace {

constexpr auto none = core::Undefined::NoRelevant;

/// A run whose queries have those values under one definition.
RunEvaluation runOf(std::vector<std::pair<std::string, core::Value>> values, Ids notInRun = {})
{
    RunEvaluation run;
    for (auto& [query, value] : values)
        run.queries.push_back({query, false, {value}, {value}});
    run.notInRun = std::move(notInRun);
    run.means = core::meansOf(run.queries, 1);
    return run;
}

PooledRuns pooled(const std::vector<RunEvaluation>& runs)
{
    std::vector<const RunEvaluation*> places;
    for (const RunEvaluation& run : runs)
        places.push_back(&run);
    return core::pooledRuns(places, 1);
}

}  // namespace

class TestPooledRuns : public QObject {
    Q_OBJECT
private slots:
    void namesWithoutSeeds_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("pattern");
        QTest::addColumn<std::string>("system");
        const auto row = [](const char* what, const char* name, const char* pattern,
                            const char* system) {
            QTest::newRow(what) << std::string(name) << std::string(pattern) << std::string(system);
        };
        row("at the end", "bm25-seed1", "-seed*", "bm25");
        row("in the middle", "bm25-seed12-rm3", "-seed*", "bm25-rm3");
        row("one sign", "ltr.f3", ".f?", "ltr");
        row("the first of two", "a-s1-s2", "-s*", "a-s2");
        row("letters of any language", "ltr-种子一", "-种子*", "ltr");
        row("another part", "bm25-fold1", "-seed*", "");
        row("nothing else", "-seed1", "-seed*", "");
        row("an empty pattern", "bm25", "", "");
        row("an empty name", "", "*", "");
    }
    void namesWithoutSeeds()
    {
        QFETCH(const std::string, name);
        QFETCH(const std::string, pattern);
        QFETCH(const std::string, system);
        const auto found = core::nameWithoutSeed(name, pattern);
        QCOMPARE(found.has_value(), !system.empty());
        QCOMPARE(found.value_or(""), system);
    }

    void systemsOfNames()
    {
        const std::vector<std::string> names{"b-s1", "a-s1", "alone", "b-s2", "a-s3"};
        const std::vector<core::SystemOfRuns> expected{{"b", {0, 3}}, {"a", {1, 4}}};
        QVERIFY(core::systemsBySeed(names, "-s?") == expected);
        QVERIFY(core::systemsBySeed(names, "").empty());
    }

    /// Means of 1/2, 3/4 and 1/4: their deviation is 1/4.
    void seedsAreAveraged()
    {
        const PooledRuns found =
            pooled({runOf({{"1", 0.25}, {"2", 0.75}}), runOf({{"1", 0.5}, {"2", 1.0}}),
                    runOf({{"1", 0.0}, {"2", 0.5}})});
        QCOMPARE(found.queries, PooledQueries::Same);
        QCOMPARE(*found.evaluation.queries[0].counted.front(), 0.25);
        QCOMPARE(*found.evaluation.queries[1].counted.front(), 0.75);
        QCOMPARE(*found.evaluation.means.front(), 0.5);
        QCOMPARE(found.deviations.front().value(), 0.25);
    }

    /// Weights of 1 and 3: means of 5/8, 7/8 and 3/8, whose deviation is 1/4.
    void weightsStay()
    {
        std::vector<RunEvaluation> runs{runOf({{"1", 0.25}, {"2", 0.75}}),
                                        runOf({{"1", 0.5}, {"2", 1.0}}),
                                        runOf({{"1", 0.0}, {"2", 0.5}}, {"3"})};
        runs[2].queries.push_back({"3", true, {core::Value(none)}, {core::Value(0.0)}});
        const core::QueryWeights weights{{{"1", 1}, {"2", 3}, {"3", 0}}};
        for (RunEvaluation& run : runs)
            core::weigh(run, weights);
        const PooledRuns found = pooled(runs);
        QVERIFY(found.evaluation.isWeighted);
        QCOMPARE(found.evaluation.queries.size(), std::size_t{2});
        QCOMPARE(found.evaluation.queries[1].weight, 3.0);
        QCOMPARE(*found.evaluation.means.front(), 0.625);
        QCOMPARE(found.deviations.front().value(), 0.25);
    }

    void foldsAreJoined()
    {
        const PooledRuns found = pooled({runOf({{"2", 0.5}, {"4", 1.0}}, {"1", "3", "5"}),
                                         runOf({{"1", 0.25}, {"3", 0.25}}, {"2", "4", "5"})});
        QCOMPARE(found.queries, PooledQueries::Disjoint);
        Ids order;
        for (const core::QueryValues& query : found.evaluation.queries)
            order.push_back(query.query);
        QCOMPARE(order, (Ids{"1", "2", "3", "4"}));
        QCOMPARE(*found.evaluation.means.front(), 0.5);
        QCOMPARE(found.evaluation.notInRun, Ids{"5"});
        QVERIFY(!found.deviations.front());
    }

    /// Where missing queries count 0, a fold has them: they count only where no run answers them.
    void missingQueriesOfFolds()
    {
        RunEvaluation first = runOf({{"1", 0.5}}, {"2", "3"});
        RunEvaluation second = runOf({{"2", 1.0}}, {"1", "3"});
        for (const char* query : {"2", "3"})
            first.queries.push_back({query, true, {core::Value(none)}, {core::Value(0.0)}});
        second.queries.insert(second.queries.begin(),
                              {"1", true, {core::Value(none)}, {core::Value(0.0)}});
        second.queries.push_back({"3", true, {core::Value(none)}, {core::Value(0.0)}});
        const PooledRuns found = pooled({first, second});
        QCOMPARE(found.queries, PooledQueries::Disjoint);
        QVERIFY(!found.evaluation.queries[0].missing && found.evaluation.queries[2].missing);
        QCOMPARE(*found.evaluation.means.front(), 0.5);  // 1/2, 1 and 0
        QCOMPARE(found.evaluation.notInRun, Ids{"3"});
    }

    void queriesOfSomeRunsOnly()
    {
        const PooledRuns found =
            pooled({runOf({{"1", 1.0}, {"2", 0.5}}), runOf({{"1", 0.5}}, {"2"})});
        QCOMPARE(found.queries, PooledQueries::Mixed);
        QCOMPARE(*found.evaluation.queries[0].counted.front(), 0.75);
        QCOMPARE(*found.evaluation.queries[1].counted.front(), 0.5);
        QVERIFY(!found.deviations.front());
    }

    void withoutAValue()
    {
        const PooledRuns found =
            pooled({runOf({{"1", none}, {"2", none}}), runOf({{"1", 0.5}, {"2", none}})});
        QCOMPARE(*found.evaluation.queries[0].counted.front(), 0.5);
        QVERIFY(!found.evaluation.queries[1].counted.front());
        QCOMPARE(found.evaluation.queries[1].counted.front().reason(), none);
        QCOMPARE(*found.evaluation.means.front(), 0.5);
        QVERIFY(!found.deviations.front());  // the first run has no mean
    }

    void oneRunIsItself()
    {
        const RunEvaluation run = runOf({{"1", 0.1}, {"2", none}, {"3", 1.0 / 3}}, {"4"});
        const PooledRuns found = pooled({run});
        QCOMPARE(found.evaluation.means, run.means);
        QCOMPARE(found.evaluation.notInRun, run.notInRun);
        for (std::size_t i = 0; i < run.queries.size(); ++i)
            QCOMPARE(found.evaluation.queries[i].counted, run.queries[i].counted);
        QVERIFY(!found.deviations.front());
    }
};

QTEST_APPLESS_MAIN(TestPooledRuns)

}  // namespace tst_pooled_runs

#include "tst_pooled_runs.moc"
