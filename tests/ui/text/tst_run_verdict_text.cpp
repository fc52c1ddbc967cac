// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_weights.h"
#include "core/collections/comparison/verdict_facts.h"
#include "core/collections/judges/grade_rule.h"
#include "core/rankings/bounds/grade_scale.h"
#include "ui/text/verdict/run_verdict_text.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace tst_run_verdict_text {

using namespace Qt::StringLiterals;
using core::Conclusion;

namespace {

/// Two runs with a trap. Under DCG@1 a query's value is the grade of the document on top.
struct Trap {
    std::vector<double> one;  ///< by query: the grade of the document of the first run
    std::vector<double> two;
    std::string aboveTwo = {};     ///< an unjudged document above it in the second run
    std::size_t answeredByB = 99;  ///< the second run answers only so many queries
    bool isSameDocument = false;   ///< both runs retrieve the first one's
    std::string measure = "DCG@1";
    core::MissingRule missing = core::MissingRule::Skip;
    core::VerdictRules rules = {};
    std::optional<double> adjusted = {};  ///< p over three comparisons
    std::vector<double> weights = {};     ///< by query; empty: all are equal
};

/// Student's ten patients (Biometrika 6, 1908) under two drugs, plus 2.
const std::vector<double> first{2.7, 0.4, 1.8, 0.8, 1.9, 5.4, 5.7, 2.8, 2.0, 4.0};
const std::vector<double> second{3.9, 2.8, 3.1, 2.1, 1.9, 6.4, 7.5, 3.6, 6.6, 5.4};

core::VerdictFacts factsOf(const Trap& trap)
{
    std::string judgments;
    std::string ofA;
    std::string ofB;
    for (std::size_t i = 0; i < trap.one.size(); ++i) {
        const std::string query = std::to_string(10 + i);
        judgments += query + " 0 one " + std::to_string(trap.one[i]) + '\n' + query + " 0 two " +
                     std::to_string(trap.two[i]) + '\n';
        ofA += query + " Q0 one 1 1 a\n";
        if (i >= trap.answeredByB)
            continue;
        if (!trap.aboveTwo.empty())
            ofB += query + " Q0 " + trap.aboveTwo + " 1 2 b\n";
        ofB += query + " Q0 " + (trap.isSameDocument ? "one" : "two") + " 2 1 b\n";
    }
    const core::Qrels qrels = *core::parseQrels(judgments, "qrels");
    const core::RunLists a(*core::parseRun(ofA, "a"));
    const core::RunLists b(*core::parseRun(ofB, "b"));
    const std::array measures{*core::parseMeasureSpec(trap.measure)};
    core::EvaluationRules rules;
    rules.missing = trap.missing;
    core::RunEvaluation inA = core::evaluateRun(qrels, a, measures, rules);
    core::RunEvaluation inB = core::evaluateRun(qrels, b, measures, rules);
    if (!trap.weights.empty()) {
        core::QueryWeights weights;
        for (std::size_t i = 0; i < trap.weights.size(); ++i)
            weights.weights[std::to_string(10 + i)] = trap.weights[i];
        core::weigh(inA, weights);
        core::weigh(inB, weights);
    }
    const core::VerdictInput input{inA, inB, 0, measures.front(), rules};
    core::VerdictFacts facts = core::verdictFacts(input, trap.rules);
    core::addShares(facts, input, core::runJudging(qrels, a, measures, rules),
                    core::runJudging(qrels, b, measures, rules));
    core::addLists(facts, input, qrels, a, b, core::openGrades(qrels));
    facts.adjustedP = trap.adjusted;
    facts.family = 3;
    return facts;
}

core::VerdictRules rulesOf(core::PairedTest test)
{
    core::VerdictRules rules;
    rules.test = test;
    return rules;
}

core::VerdictRules byOutcome()
{
    core::VerdictRules rules;
    rules.areChosenByOutcome = true;
    return rules;
}

core::VerdictRules within(double margin)
{
    core::VerdictRules rules;
    rules.margin = margin;
    return rules;
}

/// Ten queries that everybody asks, for which the second run is worse, and thirty rare ones, for
/// which it is better.
Trap turnedByWeights()
{
    Trap trap;
    for (int i = 0; i < 40; ++i) {
        const double noise = 0.01 * (i % 5);
        trap.one.push_back(2);
        trap.two.push_back(i < 10 ? 1.7 - noise : 2.2 + noise);
        trap.weights.push_back(i < 10 ? 50 : 1);
    }
    return trap;
}

const QString allJudged = u"Judged@1 is 100% for “second” and 100% for “first”. "_s;

QString power(const QString& difference)
{
    return u"The smallest difference that these queries could detect is %1 (80% power, "
           u"given the observed spread)."_s.arg(difference);
}

const QString student = u"The difference is +1.5800 (95% CI +0.7001 to +2.4599, paired t test, p "
                        u"= 0.003, 10 queries). "_s;

}  // namespace

/// Small collections that lead a hasty reader to a wrong decision.
class TestRunVerdictText : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void traps_data();
    void traps();
    void judgesWhoContradict();
    void noConclusionCallsRunsEqual();
};

// Intervals and p of t come from the density of Student's t, integrated numerically (scipy has the
// same for Student's patients, see tst_compare); the smallest differences are the standard
// deviations times the effect sizes found in the same way as those in tst_verdict.
void TestRunVerdictText::traps_data()
{
    QTest::addColumn<Trap>("trap");
    QTest::addColumn<Conclusion>("conclusion");
    QTest::addColumn<QString>("text");
    QTest::newRow("no trap") << Trap{first, second} << Conclusion::Better
                             << u"“second” is better than “first” in DCG@1. "_s + student +
                                    allJudged + power(u"1.2251"_s);
    QTest::newRow("few queries")
        << Trap{{first.begin(), first.begin() + 4}, {second.begin(), second.begin() + 4}}
        << Conclusion::TooFewQueries
        << u"Not enough data to compare “second” with “first” in DCG@1. The difference "
           u"is +1.5500 (95% CI +0.6452 to +2.4548, paired t test, p = 0.012, 4 "
           u"queries). With fewer than 6 queries, no test is significant unless it "
           u"assumes normally distributed differences. "_s +
               allJudged + power(u"1.2100"_s);
    QTest::newRow("a new run that nobody judged")
        << Trap{first, second, "extra"} << Conclusion::Unjudged
        << u"Whether “second” is better than “first” in DCG@1 is undecided: it depends on "
           u"unjudged documents. The difference is −2.7500 (95% CI −4.0298 to "
           u"−1.4702, paired t test, p < 0.001, 10 queries). Judged@1 is 0% for "
           u"“second” and 100% for “first”. In the worst case, grades of 10 unjudged "
           u"documents could change which run has the higher mean. Among judged "
           u"documents only (condensed lists), the difference is +1.5800 (p = 0.003). "
           u"With unjudged documents graded like the judged documents at their rank, "
           u"the difference is +0.7944. "_s +
               power(u"1.7819"_s);
    QTest::newRow("missing queries")
        << Trap{first, second, {}, 7} << Conclusion::Unanswered
        << u"Whether “second” is better than “first” in DCG@1 is undecided: it depends on "
           u"queries that are missing from one of them. The difference is +1.2857 (95% CI +0.6052 "
           u"to "
           u"+1.9662, paired t test, p = 0.004, 7 queries). 3 queries of “first” are missing "
           u"from “second”. Queries missing from one run are skipped. If they "
           u"counted as 0, the difference would be +0.0200 (p = 0.977). "_s +
               allJudged + power(u"0.9364"_s);
    QTest::newRow("zero results that count 0")
        << Trap{first, second, {}, 7, false, "DCG@1", core::MissingRule::Zero}
        << Conclusion::NotShown
        << u"Not enough evidence that “second” is better or worse than “first” in DCG@1. "
           u"The difference is +0.0200 (95% CI −1.5374 to +1.5774, paired t test, p "
           u"= 0.977, 10 queries). This does not show that the runs are equally "
           u"good. 3 queries of “first” are missing from “second”. Queries "
           u"without results count as 0. "_s +
               allJudged + power(u"2.1683"_s);
    QTest::newRow("a difference by chance")
        << Trap{{1, 2, 1, 2, 1, 1, 2, 1}, {2, 1, 2, 1, 2, 2, 1, 2}} << Conclusion::NotShown
        << u"Not enough evidence that “second” is better or worse than “first” in DCG@1. "
           u"The difference is +0.2500 (95% CI −0.6154 to +1.1154, paired t test, p "
           u"= 0.516, 8 queries). This does not show that the runs are equally good. "_s +
               allJudged + power(u"1.1966"_s);
    QTest::newRow("one query decides")
        << Trap{{1, 1, 1, 1, 1, 1, 1, 1}, {6, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9}}
        << Conclusion::NotShown
        << u"Not enough evidence that “second” is better or worse than “first” in DCG@1. "
           u"The difference is +0.5375 (95% CI −0.9699 to +2.0449, paired t test, p "
           u"= 0.427, 8 queries). This does not show that the runs are equally good. "_s +
               allJudged + power(u"2.0845"_s) +

               u" Query 10 alone decides the sign: without it, the difference is −0.1000."_s;
    QTest::newRow("all ties")
        << Trap{first, second, {}, 99, true} << Conclusion::Equal
        << u"“second” and “first” have the same DCG@1 for each of the 10 queries. This "
           u"does not show that the runs are equally good. "_s +
               allJudged.trimmed();
    QTest::newRow("every query differs alike")
        << Trap{{1, 1, 1, 1, 1, 1}, {2, 2, 2, 2, 2, 2}} << Conclusion::TooFewQueries
        << u"Not enough data to compare “second” with “first” in DCG@1. The difference "
           u"is +1.0000 (6 queries). Every query differs by the same amount, so the "
           u"spread is 0. "_s +
               allJudged.trimmed();
    QTest::newRow("a measure that counts judgments")
        << Trap{first, second, "new", 99, false, "Judged@1"} << Conclusion::NotRated
        << u"No verdict on “second” and “first”: Judged@1 does not measure how good a "
           u"run is, so it is not tested."_s;
    QTest::newRow("queries chosen by their differences")
        << Trap{first, second, {}, 99, false, "DCG@1", core::MissingRule::Skip, byOutcome()}
        << Conclusion::ChosenByOutcome
        << u"No verdict on “second” and “first”: the queries were selected by their own "
           u"results, so a test would be circular."_s;
    QTest::newRow("the interval and the test disagree")
        << Trap{{1, 1, 1, 1, 1, 1, 1},   {1.1, 1.1, 1.1, 1.1, 1.1, 1.1, 4}, {}, 99, false, "DCG@1",
                core::MissingRule::Skip, rulesOf(core::PairedTest::Sign)}
        << Conclusion::Contradictory
        << u"Whether “second” is better than “first” in DCG@1 is undecided: the interval and the "
           u"test disagree. The difference is +0.5143 (95% CI −0.4994 to +1.5280, sign test, p = "
           u"0.016, 7 queries). The interval assumes that the mean difference is normally "
           u"distributed, but the sign test does not. "_s +
               allJudged + power(u"1.3949"_s);
    QTest::newRow("a difference that does not matter")
        << Trap{first, second, {}, 99, false, "DCG@1", core::MissingRule::Skip, within(3)}
        << Conclusion::Negligible
        << u"“second” is as good as “first” in DCG@1, to within 3. "_s + student + allJudged +
               power(u"1.2251"_s);
    // The weighted t test and interval from their formulas in Python, p by Simpson's rule.
    QTest::newRow("weights that turn the winner")
        << turnedByWeights() << Conclusion::Worse
        << u"“second” is worse than “first” in DCG@1 weighted by traffic. The difference is "
           u"−0.2894 "
           u"(95% CI −0.3150 to −0.2639, paired t test, p < 0.001, 40 queries). Weighted by "
           u"traffic, these queries carry as much information as 11.2 equally weighted ones. "
           u"Without weights, "
           u"the "
           u"difference is +0.0850 (p = 0.029). "_s +
               allJudged + power(u"0.0357"_s);
    QTest::newRow("p adjusted elsewhere")
        << Trap{first, second, {}, 99, false, "DCG@1", core::MissingRule::Skip, {}, 0.09}
        << Conclusion::Better
        << u"“second” is better than “first” in DCG@1. "_s + student + allJudged +
               power(u"1.2251"_s) +
               u" Adjusted for 3 comparisons, p = 0.090. The interval and the p value "
               u"above are not adjusted."_s;
}

void TestRunVerdictText::traps()
{
    QFETCH(const Trap, trap);
    QFETCH(const QString, text);
    const core::VerdictFacts facts = factsOf(trap);
    QTEST(core::conclusionOf(facts), "conclusion");
    const ui::VerdictNames names{u"first"_s, u"second"_s, QString::fromStdString(trap.measure)};
    QCOMPARE(ui::verdictText(facts, names, {}), text);
    QVERIFY(text.startsWith(ui::verdictSentence(facts, names, {})));
}

/// Of two judges who contradict each other, either alone would name a winner. Without a majority,
/// the lower grade counts, and nothing is left of the difference.
void TestRunVerdictText::judgesWhoContradict()
{
    const ui::VerdictNames names{u"first"_s, u"second"_s, u"DCG@1"_s};
    const auto said = [&names](const std::vector<double>& one, const std::vector<double>& two) {
        return ui::verdictSentence(factsOf({one, two}), names, {});
    };
    QCOMPARE(said(first, second), u"“second” is better than “first” in DCG@1."_s);
    QCOMPARE(said(second, first), u"“second” is worse than “first” in DCG@1."_s);
    std::array<std::string, 2> judged;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const std::string query = std::to_string(10 + i);
        const std::string ofFirst = std::to_string(first[i]) + '\n';
        const std::string ofSecond = std::to_string(second[i]) + '\n';
        judged[0] += query + " 0 one " + ofFirst + query + " 0 two " + ofSecond;
        judged[1] += query + " 0 one " + ofSecond + query + " 0 two " + ofFirst;
    }
    const core::JudgePanel panel =
        core::judgePanel(std::array{core::Judge{"anna", *core::parseQrels(judged[0], "anna")},
                                    core::Judge{"ben", *core::parseQrels(judged[1], "ben")}});
    // The fifth patient slept as long under both drugs.
    QCOMPARE(core::disagreements(panel).size(), 2 * first.size() - 2);
    std::vector<double> one;
    std::vector<double> two;
    const core::ChosenGrades chosen = core::chosenGrades(panel, {});
    for (const core::QueryJudgments& query : chosen.qrels.queries) {
        one.push_back(query.judgments[0].grade.value());
        two.push_back(query.judgments[1].grade.value());
    }
    QCOMPARE(chosen.tied.size(), 2 * first.size() - 2);
    QCOMPARE(said(one, two),
             u"“second” and “first” have the same DCG@1 for each of the 10 queries."_s);
}

/// Only a margin, or equal values of these very queries, allow words like that.
void TestRunVerdictText::noConclusionCallsRunsEqual()
{
    const core::VerdictFacts facts = factsOf({{1, 2, 1, 2, 1, 1, 2, 1}, {2, 1, 2, 1, 2, 2, 1, 2}});
    const QString sentence = ui::verdictSentence(facts, {u"a"_s, u"b"_s, u"DCG@1"_s}, {});
    for (const QString& word : {u"equal"_s, u"same"_s, u"as good"_s, u"no difference"_s})
        QVERIFY2(!sentence.contains(word), qPrintable(sentence));
}

QTEST_GUILESS_MAIN(TestRunVerdictText)

}  // namespace tst_run_verdict_text

#include "tst_run_verdict_text.moc"
