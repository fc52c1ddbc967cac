// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_groups.h"
#include "core/collections/comparison/gate.h"
#include "core/collections/comparison/verdict_facts.h"
#include "core/metrics/statistics/paired_power.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <string>
#include <vector>

namespace tst_verdict {

using core::Conclusion;

namespace {

core::RunEvaluation runOf(const std::vector<double>& values)
{
    core::RunEvaluation run;
    for (std::size_t i = 0; i < values.size(); ++i)
        run.queries.push_back({std::to_string(100 + i), false, {values[i]}, {values[i]}});
    run.means = core::meansOf(run.queries, 1);
    return run;
}

core::VerdictFacts factsOf(const std::vector<double>& a, const std::vector<double>& b,
                           const core::VerdictRules& rules = {})
{
    const core::RunEvaluation ofA = runOf(a);
    const core::RunEvaluation ofB = runOf(b);
    const core::MeasureSpec measure = definitionOf("AP");
    const core::EvaluationRules evaluation;
    return core::verdictFacts({ofA, ofB, 0, measure, evaluation}, rules);
}

/// Student's ten patients (Biometrika 6, 1908) under two drugs.
const std::vector<double> first{0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
const std::vector<double> second{1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

}  // namespace

class TestVerdict : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void detectable_data();
    void detectable();
    void fewest_data();
    void fewest();
    void sidesSwapped();
    void bothTreatmentsHaveToAgree();
    void reversible_data();
    void reversible();
    void rating_data();
    void rating();
    void outcome_data();
    void outcome();
};

void TestVerdict::detectable_data()
{
    QTest::addColumn<std::size_t>("queries");
    QTest::addColumn<double>("effect");
    // From the noncentral t distribution of scipy 1.10 (stats.nct).
    QTest::newRow("6 queries") << std::size_t{6} << 1.4345447820;
    QTest::newRow("10 queries") << std::size_t{10} << 0.9960013715;
    QTest::newRow("25 queries") << std::size_t{25} << 0.5840266716;
    QTest::newRow("30 queries") << std::size_t{30} << 0.5292356151;
    QTest::newRow("120 queries") << std::size_t{120} << 0.2578353924;
}

void TestVerdict::detectable()
{
    QFETCH(const std::size_t, queries);
    QFETCH(const double, effect);
    const double found = core::detectableEffect(queries, 0.05, 0.8);
    QVERIFY2(std::abs(found - effect) < 1e-8, qPrintable(QString::number(found, 'g', 12)));
    QVERIFY(std::abs(core::pairedPower(found, queries, 0.05) - 0.8) < 1e-9);
    // As many queries are needed for what as many can show.
    QCOMPARE(*core::queriesNeeded(found * (1 + 1e-9), 0.05, 0.8), queries);
}

void TestVerdict::fewest_data()
{
    QTest::addColumn<double>("alpha");
    QTest::addColumn<std::size_t>("queries");
    // All n signs alike: p is 2 / 2^n.
    QTest::newRow("2/64 is the first below 5 %") << 0.05 << std::size_t{6};
    QTest::newRow("2/256 is the first below 1 %") << 0.01 << std::size_t{8};
    QTest::newRow("2/4 is not below a half") << 0.5 << std::size_t{3};
}

void TestVerdict::fewest()
{
    QFETCH(const double, alpha);
    QTEST(core::fewestQueries(alpha), "queries");
}

void TestVerdict::sidesSwapped()
{
    const core::VerdictFacts forth = factsOf(first, second);
    const core::VerdictFacts back = factsOf(second, first);
    QCOMPARE(core::conclusionOf(forth), Conclusion::Better);
    QCOMPARE(core::conclusionOf(back), Conclusion::Worse);
    QVERIFY(forth.p() == back.p());
    QVERIFY(agree(*forth.detectable, *back.detectable, 1e-12));
}

void TestVerdict::bothTreatmentsHaveToAgree()
{
    core::VerdictFacts facts = factsOf(first, second);
    const core::RunComparison better = facts.compared;
    facts.otherwiseJudged = better;
    QCOMPARE(core::conclusionOf(facts), Conclusion::Better);
    facts.otherwiseJudged = factsOf(second, first).compared;
    QCOMPARE(core::conclusionOf(facts), Conclusion::Unjudged);
    facts.otherwiseJudged = factsOf(first, first).compared;
    QCOMPARE(core::conclusionOf(facts), Conclusion::Unjudged);
    // Nothing is shown as it is, and with the others removed B would be better.
    facts = factsOf(first, first);
    facts.otherwiseJudged = better;
    QCOMPARE(core::conclusionOf(facts), Conclusion::Unjudged);
}

void TestVerdict::reversible_data()
{
    QTest::addColumn<double>("judgedB");
    QTest::addColumn<bool>("areBoundsKnown");
    QTest::addColumn<double>("min");
    QTest::addColumn<bool>("isReversible");
    QTest::newRow("everything is judged") << 1.0 << false << 0.0 << false;
    QTest::newRow("nothing known of the bounds") << 0.9 << false << 0.0 << true;
    QTest::newRow("B is higher in the worst case") << 0.9 << true << 0.1 << false;
    QTest::newRow("A may be higher") << 0.9 << true << -0.1 << true;
}

void TestVerdict::reversible()
{
    QFETCH(const double, judgedB);
    QFETCH(const bool, areBoundsKnown);
    QFETCH(const double, min);
    core::VerdictFacts facts = factsOf(first, second);
    facts.judgedA = 1.0;
    facts.judgedB = judgedB;
    if (areBoundsKnown)
        facts.bounds = core::DifferenceBounds{{core::Extent{min, 3}, {}}, 5};
    QTEST(facts.couldBeReversed(), "isReversible");
}

void TestVerdict::rating_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<bool>("isRating");
    for (const char* measure : {"nDCG@10", "AP", "RR", "bpref", "RBP", "infAP", "F1@5"})
        QTest::newRow(measure) << QString::fromLatin1(measure) << true;
    for (const char* measure : {"Judged@10", "Judged(counts=holes)@10", "IDCG@10"})
        QTest::newRow(measure) << QString::fromLatin1(measure) << false;
}

void TestVerdict::rating()
{
    QFETCH(const QString, measure);
    QTEST(core::isRatingOfRuns(definitionOf(measure.toStdString())), "isRating");
}

void TestVerdict::outcome_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<bool>("isByOutcome");
    QTest::newRow("a word of the text") << QStringLiteral("cake") << false;
    QTest::newRow("the number of judgments") << QStringLiteral("judgments > 3") << false;
    QTest::newRow("the difference") << QStringLiteral("delta < 0") << true;
    QTest::newRow("the value of a run") << QStringLiteral("cake and A < 0.2") << true;
    QTest::newRow("another measure") << QStringLiteral("judged@10 < 1") << true;
    QTest::newRow("queries that a run does not answer") << QStringLiteral("missing") << true;
    QTest::newRow("those that it answers") << QStringLiteral("cake and not missing") << true;
    QTest::newRow("a word in quotes") << QStringLiteral("\"missing\"") << false;
    QTest::newRow("queries without judgments") << QStringLiteral("unjudged") << false;
    QTest::newRow("a group of missing queries") << QStringLiteral("group:gaps") << true;
    QTest::newRow("a group of words") << QStringLiteral("group:long") << false;
    QTest::newRow("a group of values") << QStringLiteral("group:Hard") << true;
    QTest::newRow("a group of such a group") << QStringLiteral("group:both") << true;
    QTest::newRow("a group of a file") << QStringLiteral("group:typos") << false;
}

void TestVerdict::outcome()
{
    QFETCH(const QString, filter);
    const std::vector<core::SavedGroup> saved{{"long", "birthday"},
                                              {"hard", "B < 0.1"},
                                              {"gaps", "missing"},
                                              {"both", "group:long or group:hard"}};
    const auto parsed = core::parseQueryFilter(filter.toStdString());
    QVERIFY(parsed);
    QTEST(core::choosesByOutcome(*parsed, saved), "isByOutcome");
}

QTEST_APPLESS_MAIN(TestVerdict)

}  // namespace tst_verdict

#include "tst_verdict.moc"
