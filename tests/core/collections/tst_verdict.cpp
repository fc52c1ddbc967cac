// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_groups.h"
#include "core/collections/comparison/gate.h"
#include "core/collections/comparison/verdict_facts.h"
#include "core/metrics/statistics/paired_power.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <optional>
#include <stop_token>
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

/// The first of ten queries has the id 100; B leads by these differences.
core::VerdictFacts factsOfDifferences(const std::vector<double>& differences,
                                      const std::vector<double>& weights = {})
{
    core::RunEvaluation a = runOf(std::vector<double>(differences.size(), 0));
    core::RunEvaluation b = runOf(differences);
    for (core::RunEvaluation* run : {&a, &b}) {
        run->isWeighted = !weights.empty();
        for (std::size_t i = 0; i < weights.size(); ++i)
            run->queries[i].weight = weights[i];
    }
    const core::MeasureSpec measure = definitionOf("AP");
    const core::EvaluationRules evaluation;
    return core::verdictFacts({a, b, 0, measure, evaluation}, {});
}

using Ids = std::vector<std::string>;

/// A run that answers some queries, each with the value 1.
core::RunEvaluation answering(const Ids& answered, const Ids& notInRun)
{
    core::RunEvaluation run;
    for (const std::string& id : answered)
        run.queries.push_back({id, false, {1.0}, {1.0}});
    run.notInRun = notInRun;
    run.means = core::meansOf(run.queries, 1);
    return run;
}

/// Ten queries, of which B is significantly better: from here, one fact at a time changes.
core::VerdictFacts better()
{
    core::VerdictFacts facts;
    facts.compared.queries = 10;
    facts.compared.meanA = 0.25;
    facts.compared.meanB = 0.5;
    facts.compared.interval = core::Interval{0.125, 0.375};
    for (core::TestedP& tested : facts.compared.tests)
        tested.p = 0.01;
    return facts;
}

using Change = void (*)(core::VerdictFacts& facts);

void setP(core::RunComparison& compared, std::optional<double> p)
{
    for (core::TestedP& tested : compared.tests)
        tested.p = p;
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
    void conclusions_data();
    void conclusions();
    void adjusted_data();
    void adjusted();
    void unjudgedShares_data();
    void unjudgedShares();
    void decisive_data();
    void decisive();
    void unanswered_data();
    void unanswered();
    void unansweredCountsZero();
    void detectableOfStudent();
    void equalQueries();
    void completeQueries();
    void lists_data();
    void lists();
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

void TestVerdict::conclusions_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<Conclusion>("conclusion");
    const auto row = [](const char* name, Change change, Conclusion conclusion) {
        QTest::newRow(name) << change << conclusion;
    };
    using Facts = core::VerdictFacts;
    using enum Conclusion;
    row(
        "as it is", [](Facts&) {}, Better);
    row(
        "A is higher", [](Facts& facts) { facts.compared.meanA = 0.75; }, Worse);
    row(
        "means alike", [](Facts& facts) { facts.compared.meanA = 0.5; }, NotShown);
    row(
        "p is alpha", [](Facts& facts) { setP(facts.compared, 0.05); }, NotShown);
    row(
        "p just below alpha", [](Facts& facts) { setP(facts.compared, 0.0499); }, Better);
    row(
        "no p", [](Facts& facts) { setP(facts.compared, std::nullopt); }, TooFewQueries);
    row(
        "five queries", [](Facts& facts) { facts.compared.queries = 5; }, TooFewQueries);
    row(
        "six queries", [](Facts& facts) { facts.compared.queries = 6; }, Better);
    row(
        "worth less than six",
        [](Facts& facts) {
            facts.compared.isWeighted = true;
            facts.compared.effective = 5.9;
        },
        TooFewQueries);
    row(
        "worth six",
        [](Facts& facts) {
            facts.compared.isWeighted = true;
            facts.compared.effective = 6;
        },
        Better);
    row(
        "all equal, without a p",
        [](Facts& facts) {
            facts.areAllEqual = true;
            setP(facts.compared, std::nullopt);
        },
        Equal);
    row(
        "five equal queries",
        [](Facts& facts) {
            facts.areAllEqual = true;
            facts.compared.queries = 5;
        },
        TooFewQueries);
    row(
        "no rating", [](Facts& facts) { facts.isRating = false; }, NotRated);
    row(
        "chosen", [](Facts& facts) { facts.rules.areChosenByOutcome = true; }, ChosenByOutcome);
    row(
        "a margin around it", [](Facts& facts) { facts.rules.margin = 0.376; }, Negligible);
    row(
        "a margin up to its end", [](Facts& facts) { facts.rules.margin = 0.375; }, Better);
    row(
        "a margin down to its end",
        [](Facts& facts) {
            facts.compared.meanA = 0.75;
            facts.compared.interval = core::Interval{-0.375, -0.125};
            facts.rules.margin = 0.375;
        },
        Worse);
    row(
        "a margin, without an interval",
        [](Facts& facts) {
            facts.compared.interval.reset();
            facts.rules.margin = 1;
        },
        Better);
    row(
        "another test agrees with the interval",
        [](Facts& facts) { facts.rules.test = core::PairedTest::Sign; }, Better);
    row(
        "another test sees nothing",
        [](Facts& facts) {
            facts.rules.test = core::PairedTest::Sign;
            setP(facts.compared, 0.05);
        },
        Contradictory);
    row(
        "another test sees what the interval does not: it begins at 0",
        [](Facts& facts) {
            facts.rules.test = core::PairedTest::Sign;
            facts.compared.interval = core::Interval{0, 0.375};
        },
        Contradictory);
    row(
        "another test sees what the interval does not: it ends at 0",
        [](Facts& facts) {
            facts.rules.test = core::PairedTest::Sign;
            facts.compared.interval = core::Interval{-0.375, 0};
        },
        Contradictory);
    row(
        "another test and a negative interval agree",
        [](Facts& facts) {
            facts.rules.test = core::PairedTest::Sign;
            facts.compared.meanA = 0.75;
            facts.compared.interval = core::Interval{-0.375, -0.125};
        },
        Worse);
    row(
        "unanswered queries as 0: the same",
        [](Facts& facts) { facts.unansweredAsZero = facts.compared; }, Better);
    row(
        "unanswered queries as 0: nothing shown",
        [](Facts& facts) { setP(facts.unansweredAsZero.emplace(facts.compared), 0.05); },
        Conclusion::Unanswered);
    row(
        "unanswered queries as 0: the other way",
        [](Facts& facts) { facts.unansweredAsZero.emplace(facts.compared).meanA = 1; },
        Conclusion::Unanswered);
    row(
        "unanswered queries as 0: no queries",
        [](Facts& facts) { facts.unansweredAsZero.emplace(facts.compared).queries = 0; },
        Conclusion::Unanswered);
    row(
        "unanswered before unjudged",
        [](Facts& facts) {
            setP(facts.unansweredAsZero.emplace(facts.compared), 0.5);
            setP(facts.otherwiseJudged.emplace(facts.compared), 0.5);
        },
        Conclusion::Unanswered);
}

void TestVerdict::conclusions()
{
    QFETCH(const Change, change);
    core::VerdictFacts facts = better();
    change(facts);
    QTEST(core::conclusionOf(facts), "conclusion");
}

void TestVerdict::adjusted_data()
{
    QTest::addColumn<double>("p");
    QTest::addColumn<double>("adjusted");
    QTest::addColumn<bool>("isOnlyUnadjusted");
    QTest::newRow("adjusted to alpha") << 0.01 << 0.05 << true;
    QTest::newRow("adjusted to less than alpha") << 0.01 << 0.0499 << false;
    QTest::newRow("alpha before") << 0.05 << 0.06 << false;
}

void TestVerdict::adjusted()
{
    QFETCH(const double, p);
    QFETCH(const double, adjusted);
    core::VerdictFacts facts = better();
    setP(facts.compared, p);
    QVERIFY(!facts.isSignificantOnlyUnadjusted());
    facts.adjustedP = adjusted;
    QTEST(facts.isSignificantOnlyUnadjusted(), "isOnlyUnadjusted");
    setP(facts.compared, std::nullopt);
    QVERIFY(!facts.isSignificantOnlyUnadjusted());
}

void TestVerdict::unjudgedShares_data()
{
    using Share = std::optional<double>;
    QTest::addColumn<Share>("a");
    QTest::addColumn<Share>("b");
    QTest::addColumn<bool>("areSome");
    QTest::newRow("unknown") << Share() << Share() << false;
    QTest::newRow("all judged") << Share(1) << Share(1) << false;
    QTest::newRow("some of A") << Share(0.99) << Share(1) << true;
    QTest::newRow("some of B") << Share(1) << Share(0.99) << true;
    QTest::newRow("some of A, B unknown") << Share(0.99) << Share() << true;
}

void TestVerdict::unjudgedShares()
{
    core::VerdictFacts facts = better();
    QFETCH(const std::optional<double>, a);
    QFETCH(const std::optional<double>, b);
    facts.judgedA = a;
    facts.judgedB = b;
    QTEST(facts.areSomeUnjudged(), "areSome");
}

void TestVerdict::decisive_data()
{
    using Numbers = std::vector<double>;
    QTest::addColumn<Numbers>("differences");
    QTest::addColumn<Numbers>("weights");
    QTest::addColumn<std::string>("query");
    QTest::addColumn<double>("without");
    const auto row = [](const char* name, const Numbers& differences, const Numbers& weights,
                        const char* query, double without) {
        QTest::newRow(name) << differences << weights << std::string(query) << without;
    };
    row("the first of three", {0.5, -0.125, -0.125}, {}, "100", -0.125);
    row("the last of three", {0.125, 0.125, -0.5}, {}, "102", 0.125);
    row("one of two", {0.5, -0.125}, {}, "100", -0.125);
    row("each of two decides", {0.5, 0.5, -0.75}, {}, "", 0);
    row("none decides", {0.5, 0.25}, {}, "", 0);
    row("nothing is left without it", {0.5, 0}, {}, "", 0);
    row("the mean is 0", {0.5, -0.5}, {}, "", 0);
    row("a mean that only rounding gives", {0.5, -0.5 - std::ldexp(1, -41)}, {}, "", 0);
    row("a mean beyond rounding", {0.5, -0.5 - std::ldexp(1, -39)}, {}, "101", 0.5);
    row("only query", {0.5}, {}, "", 0);
    row("a heavy query", {1, -0.5}, {1, 3}, "101", 1);
    row("heavy queries that are left", {1, -0.5, -0.5}, {3, 2, 2}, "100", -0.5);
}

/// The sums are exact: powers of 2.
void TestVerdict::decisive()
{
    QFETCH(const std::vector<double>, differences);
    QFETCH(const std::vector<double>, weights);
    const core::VerdictFacts facts = factsOfDifferences(differences, weights);
    QTEST(facts.decisive, "query");
    QFETCH(const double, without);
    QVERIFY2(agree(facts.withoutDecisive, without), digits(facts.withoutDecisive));
    QCOMPARE(facts.unweighted.has_value(), !weights.empty());
}

void TestVerdict::unanswered_data()
{
    QTest::addColumn<Ids>("inA");
    QTest::addColumn<Ids>("notInA");
    QTest::addColumn<Ids>("inB");
    QTest::addColumn<Ids>("notInB");
    QTest::addColumn<std::vector<std::size_t>>("counts");  // only in A, only in B, in neither
    QTest::addColumn<bool>("isComparedAsZero");
    using Counts = std::vector<std::size_t>;
    QTest::newRow("one only in A, two only in B, one in neither")
        << Ids{"1", "2"} << Ids{"3", "4", "5"} << Ids{"1", "3", "5"} << Ids{"2", "4"}
        << Counts{1, 2, 1} << true;
    QTest::newRow("one only in each")
        << Ids{"1", "2"} << Ids{"3"} << Ids{"1", "3"} << Ids{"2"} << Counts{1, 1, 0} << true;
    QTest::newRow("only in A") << Ids{"1", "2"} << Ids{} << Ids{"1"} << Ids{"2"} << Counts{1, 0, 0}
                               << true;
    QTest::newRow("only in B") << Ids{"1"} << Ids{"2"} << Ids{"1", "2"} << Ids{} << Counts{0, 1, 0}
                               << true;
    QTest::newRow("in neither") << Ids{"1"} << Ids{"2"} << Ids{"1"} << Ids{"2"} << Counts{0, 0, 1}
                                << false;
    QTest::newRow("all in both") << Ids{"1"} << Ids{} << Ids{"1"} << Ids{} << Counts{0, 0, 0}
                                 << false;
}

void TestVerdict::unanswered()
{
    QFETCH(const Ids, inA);
    QFETCH(const Ids, notInA);
    QFETCH(const Ids, inB);
    QFETCH(const Ids, notInB);
    QFETCH(const std::vector<std::size_t>, counts);
    const core::RunEvaluation a = answering(inA, notInA);
    const core::RunEvaluation b = answering(inB, notInB);
    const core::MeasureSpec measure = definitionOf("AP");
    core::EvaluationRules evaluation;
    const auto facts = core::verdictFacts({a, b, 0, measure, evaluation}, {});
    QCOMPARE(facts.unanswered.onlyInA, counts[0]);
    QCOMPARE(facts.unanswered.onlyInB, counts[1]);
    QCOMPARE(facts.unanswered.inNeither, counts[2]);
    QTEST(facts.unansweredAsZero.has_value(), "isComparedAsZero");
    evaluation.missing = core::MissingRule::Zero;
    QVERIFY(!core::verdictFacts({a, b, 0, measure, evaluation}, {}).unansweredAsZero);
}

/// Over the queries that either answers: 1 and 0 for A, 1 and 1 for B.
void TestVerdict::unansweredCountsZero()
{
    const core::RunEvaluation a = answering({"1"}, {"2", "3"});
    const core::RunEvaluation b = answering({"1", "2"}, {"3"});
    const core::MeasureSpec measure = definitionOf("AP");
    const core::EvaluationRules evaluation;
    const auto facts = core::verdictFacts({a, b, 0, measure, evaluation}, {});
    QVERIFY(facts.unansweredAsZero);
    QCOMPARE(facts.unansweredAsZero->queries, std::size_t{2});
    QCOMPARE(facts.unansweredAsZero->meanA, 0.5);
    QCOMPARE(facts.unansweredAsZero->meanB, 1.0);
    QCOMPARE(facts.compared.queries, std::size_t{1});
}

/// The squares of Student's differences sum to 38.58, those around their mean of 1.58 to 13.616.
void TestVerdict::detectableOfStudent()
{
    const double expected = std::sqrt(13.616 / 9) * 0.9960013715;
    const core::VerdictFacts plain = factsOf(first, second);
    QVERIFY(agree(*plain.detectable, expected, 1e-8));
    // Equal weights change nothing.
    std::vector<double> differences;
    for (std::size_t i = 0; i < first.size(); ++i)
        differences.push_back(second[i] - first[i]);
    const auto weighted = factsOfDifferences(differences, std::vector<double>(10, 2.0));
    QVERIFY(weighted.compared.isWeighted && !weighted.unweighted->isWeighted);
    QVERIFY(agree(*weighted.detectable, expected, 1e-8));
}

void TestVerdict::equalQueries()
{
    QVERIFY(factsOfDifferences({0, 0}).areAllEqual);
    QVERIFY(!factsOfDifferences({0, 0.5}).areAllEqual);
    QVERIFY(!factsOfDifferences({}).areAllEqual);
    QVERIFY(!factsOfDifferences({0, 0}).detectable);
}

void TestVerdict::completeQueries()
{
    const core::RunEvaluation a = answering({"1", "2", "3"}, {});
    const core::RunEvaluation b = answering({"1", "2", "3"}, {});
    const core::MeasureSpec measure = definitionOf("AP@5");
    const core::EvaluationRules evaluation;
    const core::VerdictInput input{a, b, 0, measure, evaluation};
    const core::RunJudging ofA{{0.5}, a, {{"1", "2"}}};
    const core::RunJudging ofB{{1.0}, b, {{"2", "3"}}};
    core::VerdictFacts facts = core::verdictFacts(input, {});
    core::addShares(facts, input, ofA, ofB);
    QVERIFY(facts.cutoff == 5 && facts.judgedA == 0.5 && facts.judgedB == 1.0);
    QCOMPARE(facts.completeQueries, std::size_t{1});
    QCOMPARE(facts.otherwiseJudged->queries, std::size_t{3});
    // Without the lists of one run, or with all documents judged, there is less to add.
    core::VerdictFacts fewer = core::verdictFacts(input, {});
    core::addShares(fewer, input, {{1.0}, a, {}}, ofB);
    QCOMPARE(fewer.completeQueries, std::size_t{0});
    QVERIFY(!fewer.otherwiseJudged);
    core::addShares(fewer, input, {{0.5}, {}, {}}, ofB);
    QVERIFY(!fewer.otherwiseJudged);
}

void TestVerdict::lists_data()
{
    QTest::addColumn<std::string>("b");
    QTest::addColumn<bool>("judgedOnly");
    QTest::addColumn<bool>("isStopped");
    QTest::addColumn<bool>("areBoundsKnown");
    QTest::newRow("an unjudged document") << std::string("x") << false << false << true;
    QTest::newRow("all judged") << std::string("d2") << false << false << false;
    QTest::newRow("unjudged ones are removed") << std::string("x") << true << false << false;
    QTest::newRow("stopped") << std::string("x") << false << true << false;
}

/// B retrieves one document for the first query, and nothing for the second.
void TestVerdict::lists()
{
    QFETCH(const std::string, b);
    QFETCH(const bool, judgedOnly);
    QFETCH(const bool, isStopped);
    const core::Qrels qrels =
        core::parseQrels("q1 0 d1 1\nq1 0 d2 0\nq2 0 d1 1\n", "qrels").value();
    const auto listsOf = [](const std::string& text) {
        return core::RunLists(
            core::parseRun(text, "run", core::RankOrder::ScoreThenIdDescending).value());
    };
    const core::RunLists ofA = listsOf("q1 Q0 d1 1 1 a\nq2 Q0 d1 1 1 a\n");
    const core::RunLists ofB = listsOf("q1 Q0 " + b + " 1 1 b\n");
    const std::vector<core::MeasureSpec> measures{definitionOf("P@1")};
    core::EvaluationRules rules;
    rules.judgedOnly = judgedOnly;
    const core::RunEvaluation allOfA = core::evaluateRun(qrels, ofA, measures, rules);
    const core::RunEvaluation allOfB = core::evaluateRun(qrels, ofB, measures, rules);
    const core::VerdictInput input{allOfA, allOfB, 0, measures.front(), rules};
    core::VerdictFacts facts = core::verdictFacts(input, {});
    core::addShares(facts, input, core::runJudging(qrels, ofA, measures, rules),
                    core::runJudging(qrels, ofB, measures, rules));
    facts.unanswered = {};
    std::stop_source stop;
    if (isStopped)
        stop.request_stop();
    core::addLists(facts, input, qrels, ofA, ofB, {0, 1}, core::Threads(), stop.get_token());
    QCOMPARE(facts.unanswered.onlyInA, std::size_t{1});
    QCOMPARE(facts.unanswered.onlyInB, std::size_t{0});
    QTEST(facts.bounds.has_value(), "areBoundsKnown");
    QVERIFY(facts.bounds ? facts.bounds->open == 1 : !facts.likely);
}

QTEST_APPLESS_MAIN(TestVerdict)

}  // namespace tst_verdict

#include "tst_verdict.moc"
