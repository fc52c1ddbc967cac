// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/lead.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>
#include <string>
#include <vector>

namespace tst_lead {

using core::LetterRule;
using core::Rivalry;
using core::Unranked;

namespace {

/// The values of a run; NaN: the run does not answer the query.
using Values = std::vector<double>;
constexpr double none = std::numeric_limits<double>::quiet_NaN();

core::RunEvaluation runOf(const Values& values)
{
    core::RunEvaluation run;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string query = std::to_string(100 + i);
        if (values[i] != values[i])
            run.notInRun.push_back(query);
        else
            run.queries.push_back({query, false, {values[i]}, {values[i]}});
    }
    run.means = core::meansOf(run.queries, 1);
    return run;
}

/// Several runs; `otherwise` if unjudged documents are treated in the other way.
struct Runs {
    std::vector<Values> runs;
    std::vector<Values> otherwise = {};
    std::string measure = "AP";
    core::MissingRule missing = core::MissingRule::Skip;
    LetterRule letters = LetterRule::Tukey;
    bool areByOutcome = false;
};

core::Lead leadOf(const Runs& given)
{
    std::vector<core::RunEvaluation> evaluations;
    evaluations.reserve(given.runs.size() + given.otherwise.size());
    std::vector<const core::RunEvaluation*> runs;
    std::vector<const core::RunEvaluation*> otherwise;
    for (const Values& values : given.runs)
        runs.push_back(&evaluations.emplace_back(runOf(values)));
    for (const Values& values : given.otherwise)
        otherwise.push_back(&evaluations.emplace_back(runOf(values)));
    core::EvaluationRules rules;
    rules.missing = given.missing;
    core::LeaderboardRules tests;
    tests.letters = given.letters;
    const core::MeasureSpec measure = definitionOf(given.measure);
    return *core::leadOf({.runs = runs,
                          .otherwise = otherwise,
                          .measure = measure,
                          .rules = rules,
                          .areChosenByOutcome = given.areByOutcome},
                         tests);
}

/// Student's ten patients (Biometrika 6, 1908) under two drugs.
const Values first{0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
const Values second{1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

/// The values with half an hour more and less by turns, which lowers the mean by 0.01.
Values shaken(Values values)
{
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] += i % 2 == 0 ? 0.49 : -0.51;
    return values;
}

Values withoutLast(Values values, std::size_t count)
{
    for (std::size_t i = values.size() - count; i < values.size(); ++i)
        values[i] = none;
    return values;
}

}  // namespace

class TestLead : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void decided();
    void rivals_data();
    void rivals();
    void unranked_data();
    void unranked();
    void pairsAreAdjustedTogether();
};

/// p by the studentised range of scipy 1.10, from the residuals of runs and queries in numpy.
void TestLead::decided()
{
    const core::Lead lead = leadOf({{first, second, shaken(first)}});
    QVERIFY(!lead.unranked && lead.isDecided());
    QCOMPARE(lead.best, std::size_t{1});
    QCOMPARE(lead.queries, std::size_t{10});
    QCOMPARE(lead.rivals.size(), std::size_t{2});
    QVERIFY2(agree(lead.rivals[0].difference, 1.58, 1e-12), digits(lead.rivals[0].difference));
    QVERIFY2(agree(lead.rivals[1].difference, 1.59, 1e-12), digits(lead.rivals[1].difference));
    QVERIFY2(agree(*lead.rivals[0].p, 0.00047601074743, 1e-5), digits(*lead.rivals[0].p));
    QVERIFY2(agree(*lead.rivals[1].p, 0.00044616892212, 1e-5), digits(*lead.rivals[1].p));
}

void TestLead::rivals_data()
{
    QTest::addColumn<Runs>("runs");
    QTest::addColumn<std::size_t>("best");
    QTest::addColumn<std::vector<Rivalry>>("rivalries");  // best first
    const auto row = [](const char* name, Runs runs, std::size_t best,
                        std::vector<Rivalry> rivalries) {
        QTest::newRow(name) << std::move(runs) << best << std::move(rivalries);
    };
    row("two of three cannot be told apart", {{first, second, shaken(second)}}, 1,
        {Rivalry::NotShown, Rivalry::Behind});
    row("three equal runs", {{first, first, first}}, 0, {Rivalry::NotShown, Rivalry::NotShown});
    row("without unjudged documents, the last is as good",
        {{first, second, shaken(first)}, {first, second, shaken(second)}}, 1,
        {Rivalry::Behind, Rivalry::Unjudged});
    row("without unjudged documents, another leads",
        {{first, second, shaken(second)}, {second, first, shaken(second)}}, 1,
        {Rivalry::Unjudged, Rivalry::Unjudged});
    row("the leader does not answer three queries",
        {{first, withoutLast(second, 3), shaken(first)}}, 1,
        {Rivalry::Unanswered, Rivalry::Unanswered});
    row("they count 0 anyway", {{first, second, shaken(first)}, {}, "AP", core::MissingRule::Zero},
        1, {Rivalry::Behind, Rivalry::Behind});
    row("paired tests instead of Tukey’s",
        {{first, second, shaken(second)}, {}, "AP", core::MissingRule::Skip, LetterRule::Holm}, 1,
        {Rivalry::NotShown, Rivalry::Behind});
}

void TestLead::rivals()
{
    QFETCH(const Runs, runs);
    const core::Lead lead = leadOf(runs);
    QVERIFY(!lead.unranked);
    QTEST(lead.best, "best");
    std::vector<Rivalry> rivalries;
    for (const core::Rival& rival : lead.rivals)
        rivalries.push_back(rival.rivalry);
    QTEST(rivalries, "rivalries");
}

void TestLead::unranked_data()
{
    QTest::addColumn<Runs>("runs");
    QTest::addColumn<Unranked>("why");
    const std::vector<Values> runs{first, second, shaken(first)};
    QTest::newRow("a measure that counts") << Runs{runs, {}, "Judged@10"} << Unranked::NotRated;
    QTest::newRow("queries chosen by their values")
        << Runs{runs, {}, "AP", core::MissingRule::Skip, LetterRule::Tukey, true}
        << Unranked::ChosenByOutcome;
    QTest::newRow("five queries") << Runs{{withoutLast(first, 5), withoutLast(second, 5),
                                           withoutLast(first, 5)}}
                                  << Unranked::TooFewQueries;
    QTest::newRow("five queries in common")
        << Runs{{first, withoutLast(second, 5), shaken(first)}} << Unranked::TooFewQueries;
}

void TestLead::unranked()
{
    QFETCH(const Runs, runs);
    const core::Lead lead = leadOf(runs);
    QVERIFY(lead.unranked);
    QTEST(*lead.unranked, "why");
    QVERIFY(!lead.isDecided() && lead.rivals.empty());
}

/// Holm multiplies the smallest of three p values by 3: 0.00283289 is the t test's of Student's
/// patients, and the third run is far from both.
void TestLead::pairsAreAdjustedTogether()
{
    Values far = first;
    for (std::size_t i = 0; i < far.size(); ++i)
        far[i] += i % 2 == 0 ? 30 : -30;
    const core::Lead lead =
        leadOf({{first, second, far}, {}, "AP", core::MissingRule::Skip, LetterRule::Holm});
    QCOMPARE(lead.best, std::size_t{1});
    for (const core::Rival& rival : lead.rivals)
        if (rival.run == 0)
            QVERIFY2(agree(*rival.p, 3 * 0.00283289, 1e-5), digits(*rival.p));
}

QTEST_APPLESS_MAIN(TestLead)

}  // namespace tst_lead

#include "tst_lead.moc"
