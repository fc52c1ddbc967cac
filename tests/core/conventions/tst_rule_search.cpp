// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/disambiguating_measure.h"
#include "core/conventions/convention_search/order_under_rules.h"
#include "core/conventions/convention_search/rule_search.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/list_under_rules.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tst_rule_search {

namespace {

using Numbers = std::vector<double>;
using Names = std::vector<std::string>;

core::RankedList listOf(const Numbers& ranked, const Numbers& notRetrieved)
{
    core::RankedList list{"q", {}, {}};
    std::size_t place = 0;
    const auto add = [&place](const Numbers& grades, std::vector<core::RankedItem>& documents) {
        for (const double grade : grades)
            documents.push_back({"d" + std::to_string(++place), {}, {}, core::Grade(grade), {}});
    };
    add(ranked, list.ranked);
    add(notRetrieved, list.notRetrieved);
    return list;
}

core::RuleQuestion questionOf(const Names& told, std::size_t mostChanges = 3)
{
    core::RuleQuestion question;
    for (std::size_t i = 0; i < told.size(); i += 2) {
        question.told.push_back({definitionOf(told[i]), *core::typedNumber(told[i + 1])});
        question.settings.push_back(question.told.back().definition.settings);
    }
    question.mostChanges = mostChanges;
    return question;
}

core::RuleAnswer answerTo(const Numbers& ranked, const Numbers& notRetrieved, const Names& told,
                          std::size_t mostChanges = 3)
{
    const core::RuledInput input(listOf(ranked, notRetrieved));
    return core::findRules(input, questionOf(told, mostChanges));
}

/// "gain=exp ideal=retrieved".
std::string textOf(const core::RuleHit& hit)
{
    std::string text;
    for (const core::RuleChange& change : hit.changes)
        text +=
            (text.empty() ? "" : " ") + std::string(core::rowOf(change.axis).id) + "=" + change.to;
    return text;
}

std::set<std::string> textsOf(const core::RuleAnswer& answer)
{
    std::set<std::string> texts;
    for (const core::RuleHit& hit : answer.hits)
        texts.insert(textOf(hit));
    return texts;
}

bool names(const core::RuleAnswer& answer, const std::string& changes, const std::string& library)
{
    return std::any_of(answer.hits.begin(), answer.hits.end(), [&](const core::RuleHit& hit) {
        return textOf(hit) == changes && std::find(hit.libraries.begin(), hit.libraries.end(),
                                                   library) != hit.libraries.end();
    });
}

const Numbers cakes{1, 4, 2, 5, 1, 3, 3, 1, 5, 4};

}  // namespace

class TestRuleSearch : public QObject {
    Q_OBJECT
private slots:
    void init();
    void typedNumbers_data();
    void typedNumbers();
    void published_data();
    void published();
    void noRuleFits();
    void noPoolGivesBoth();
    void librariesAreNamed_data();
    void librariesAreNamed();
    void wholeGrades();
    void smallNumbersDiffer();
    void wideNumbersFitEveryValue();
    void cutDigitsAreAChange();
    void cutDigitsBesideTheMostChanges();
    void anotherNumberSeparates();
    void numberThatSettles();
    void nothingSettles();
    void effectsAddUp();
    void effectsAreMeansOverOrders();
    void everyValueIsReadBack();
    void librariesAreStepsAway();
    void averages_data();
    void averages();
    void ties_data();
    void ties();
    void sameForAnyThreads();
    void scoresOfFewDigits();
    void stops();
};

void TestRuleSearch::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRuleSearch::typedNumbers_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("computed");
    QTest::addColumn<bool>("rounded");
    QTest::addColumn<bool>("cut");
    const auto row = [](const char* about, const char* text, double computed, bool rounded,
                        bool cut) {
        QTest::addRow("%s, %s", text, about) << std::string(text) << computed << rounded << cut;
    };
    row("below half a unit", "0.97", 0.9651, true, false);
    row("half a unit below", "0.97", 0.965, true, false);
    row("above", "0.97", 0.9749, true, true);
    row("cut only", "0.97", 0.979, false, true);
    row("the next number", "0.97", 0.98, false, false);
    row("too low", "0.97", 0.9649, false, false);
    row("no decimals", "12", 12.4, true, true);
    row("an exponent", "1.25e-3", 0.0012549, true, true);
    row("beyond an exponent", "1.25e-3", 0.001256, false, true);
    row("a sum in another order", "0.3333333333333333", 0.33333333333333337, true, true);
    row("32-bit", "0.7103099226951599", 0.7103099178571526, true, true);
    row("as exact as 64 bits", "0.7103099178571526", 0.7103099226951599, false, false);
    row("a decimal comma", "0,97", 0.9651, true, false);
    row("a percentage, rounded", "85.8 %", 0.8576, true, false);
    row("a percentage, another", "85.8%", 0.8586, false, true);
    row("below 0, cut towards it", "-0.25", -0.259, false, true);
    row("below 0, beyond", "-0.25", -0.241, true == false, false);
}

void TestRuleSearch::typedNumbers()
{
    QFETCH(const std::string, text);
    QFETCH(const double, computed);
    const auto number = core::typedNumber(text);
    QVERIFY(number);
    QTEST(number->isRounded(computed), "rounded");
    QTEST(number->isCut(computed), "cut");
    QVERIFY(!core::typedNumber(text + "x"));
    QVERIFY(!core::namedNumber(text));
    QVERIFY(!core::namedNumber("AP=" + text + "x"));
    const auto named = core::namedNumber("AP(rel=2)=" + text);
    QVERIFY(named);
    QCOMPARE(named->first, std::string("AP(rel=2)"));
    QVERIFY(named->second == *number);
}

void TestRuleSearch::published_data()
{
    // Of the introductions to ranking metrics in tst_published.cpp.
    QTest::addColumn<Numbers>("ranked");
    QTest::addColumn<Names>("told");
    QTest::addColumn<std::string>("changes");
    QTest::newRow("ten cakes, the ideal of relevant ones")
        << cakes << Names{"nDCG@10", "0.858"} << std::string("rel=3 ideal=relevant");
    QTest::newRow("ten cakes, every grade earns")
        << cakes << Names{"nDCG@10", "0.772"} << std::string();
    QTest::newRow("ten cakes, grades below 3 as 0")
        << cakes << Names{"nDCG@10", "0.667"} << std::string("earners=relevant rel=3");
    QTest::newRow("five documents, exponential gain")
        << Numbers{3, 2, 3, 0, 1} << Names{"nDCG@5", "0.957"} << std::string("gain=exp");
    // 7 + 3 · 0.63 + 7 · 0.5 + 0.39 = 12.78 over 7 + 7 · 0.63 + 3 · 0.5 + 0.43 = 13.34.
    QTest::newRow("five documents, discounts of two decimals")
        << Numbers{3, 2, 3, 0, 1} << Names{"nDCG@5", "0.958"}
        << std::string("gain=exp sum=discounts-2");
    QTest::newRow("documents A, B and C of the summary")
        << Numbers{0, 5, 0, 4, 4, 0, 0, 0, 0, 0} << Names{"nDCG@10", "0.675"} << std::string();
}

void TestRuleSearch::published()
{
    QFETCH(const Numbers, ranked);
    QFETCH(const Names, told);
    QFETCH(const std::string, changes);
    const core::RuleAnswer answer = answerTo(ranked, {}, told, 2);
    QVERIFY(textsOf(answer).contains(changes));
    const auto hit = std::find_if(answer.hits.begin(), answer.hits.end(),
                                  [&](const auto& found) { return textOf(found) == changes; });
    QCOMPARE(hit->distance(), answer.hits.front().distance());
}

void TestRuleSearch::noRuleFits()
{
    // The summary's 0.674 stands beside the cakes, but is of another list.
    const core::RuleAnswer answer = answerTo(cakes, {}, {"nDCG@10", "0.674"});
    QVERIFY(answer.hits.empty());
    QVERIFY(answer.otherLibraries.empty());
    QVERIFY(answer.tried > 1000 && answer.values > 50);
}

void TestRuleSearch::noPoolGivesBoth()
{
    // Published as 0.95 and 0.55 of two lists that share their judgments.
    const std::vector<std::pair<Numbers, Numbers>> pools{
        {{}, {2, 2, 2, 1}}, {{2}, {2, 2, 2, 2}}, {{}, {}}};
    for (const auto& [besidesA, besidesB] : pools) {
        const auto ofA = textsOf(answerTo({4, 2, 2, 2, 1}, besidesA, {"nDCG@5", "0.95"}, 2));
        const auto ofB = textsOf(answerTo({4, 0, 0, 0, 0}, besidesB, {"nDCG@5", "0.55"}, 2));
        std::vector<std::string> both;
        std::set_intersection(ofA.begin(), ofA.end(), ofB.begin(), ofB.end(),
                              std::back_inserter(both));
        QVERIFY2(both.empty(), both.empty() ? "" : both.front().c_str());
    }
}

void TestRuleSearch::librariesAreNamed_data()
{
    // What the tools say of one list: they were run, or computed from their source.
    QTest::addColumn<Numbers>("ranked");
    QTest::addColumn<Numbers>("notRetrieved");
    QTest::addColumn<Names>("told");
    QTest::addColumn<std::string>("changes");
    QTest::addColumn<std::string>("library");
    const auto row = [](const Numbers& ranked, const Numbers& notRetrieved, const char* measure,
                        const char* number, const char* changes, const char* library) {
        QTest::addRow("%s: %s %s", library, measure, number)
            << ranked << notRetrieved << Names{measure, number} << std::string(changes)
            << std::string(library);
    };
    const Numbers list{1, 0, 2};
    row(list, {3}, "nDCG", "0.4200", "", "ranx");
    row(list, {3}, "nDCG", "0.7602", "ideal=retrieved", "scikit-learn");
    row(list, {3}, "nDCG", "0.7601875663", "ideal=retrieved", "torchmetrics");
    row(list, {3}, "nDCG", "0.6885288809404666", "gain=exp ideal=retrieved", "LightGBM");
    row(list, {3}, "nDCG", "0.6885", "gain=exp ideal=retrieved", "XGBoost 1.7");
    row(list, {3}, "nDCG@3", "0.26616", "gain=exp", "ir_measures gdeval");
    const Numbers hits{1, 0, 1, 0};
    const Numbers missed{1, 1, 1};
    row(hits, missed, "AP@3", "0.5556", "denominator=capped", "Kaggle ml_metrics");
    row(hits, missed, "AP@3", "0.8333", "denominator=hits", "torchmetrics");
    row({1, 1, 0}, {}, "P@10", "0.6667", "denominator=retrieved", "CatBoost");
}

void TestRuleSearch::librariesAreNamed()
{
    QFETCH(const Numbers, ranked);
    QFETCH(const Numbers, notRetrieved);
    QFETCH(const Names, told);
    QFETCH(const std::string, changes);
    QFETCH(const std::string, library);
    const core::RuleAnswer answer = answerTo(ranked, notRetrieved, told, 2);
    QVERIFY(textsOf(answer).contains(changes));
    if (core::libraryNamed(library))
        QVERIFY(names(answer, changes, library));
}

/// Of 1/2 and 3/2 as they are, (1/2 + 3/2 / log2(3)) over (3/2 + 1/2 / log2(3)); of whole grades, 0
/// and 1.
void TestRuleSearch::wholeGrades()
{
    const auto fractions = textsOf(answerTo({0.5, 1.5}, {}, {"nDCG", "0.6309"}, 1));
    QVERIFY(fractions.contains("grades=whole"));
    const auto given = textsOf(answerTo({0.5, 1.5}, {}, {"nDCG", "0.7967"}, 1));
    QVERIFY(given.contains(""));
}

/// A gain of 1e-7 and one of 2^1e-7 - 1 are 31 % apart, and others are of 0 and 1.
void TestRuleSearch::smallNumbersDiffer()
{
    const core::RuleAnswer answer = answerTo({1e-7}, {}, {"DCG", "0.000000069"}, 1);
    QVERIFY(textsOf(answer).contains("gain=exp"));
    QVERIFY(!textsOf(answer).contains(""));
    QVERIFY(answer.values > 2);
}

/// P@2 of one hit in two ranks is 0.5, and 0 to 1 under any rule: "0" and "1" have a width of 1.
void TestRuleSearch::wideNumbersFitEveryValue()
{
    const core::RuleAnswer answer = answerTo({1, 0}, {}, {"P@2", "1"}, 1);
    QVERIFY(answer.values > 1);
    QCOMPARE(answer.byChance, static_cast<double>(answer.values));
}

void TestRuleSearch::cutDigitsAreAChange()
{
    // nDCG of the ten cakes is 0.77234…; 2/3 is printed as 0.66 where digits are cut.
    const core::RuleAnswer answer = answerTo({1, 0, 1}, {}, {"P@3", "0.66"}, 2);
    QVERIFY(!answer.hits.empty());
    QCOMPARE(answer.hits.front().distance(), std::size_t{1});
    QVERIFY(answer.hits.front().isCut && answer.hits.front().changes.empty());
    QVERIFY(answerTo({1, 0, 1}, {}, {"P@3", "0.66"}, 0).hits.empty());
}

/// 8/9, cut after four digits: with a discount from rank 3 on and an ideal of two documents.
void TestRuleSearch::cutDigitsBesideTheMostChanges()
{
    const core::RuleAnswer answer = answerTo({3, 5}, {4}, {"nDCG", "0.8888"}, 2);
    QVERIFY(!answer.hits.empty());
    QVERIFY(answer.hits.front().isCut);
    QCOMPARE(answer.hits.front().distance(), std::size_t{3});
    QVERIFY(std::abs(*answer.hits.front().values.front() - 8.0 / 9) < 1e-12);
    const core::RuleAnswer rounded = answerTo({3, 5}, {4}, {"nDCG", "0.8889"}, 2);
    QVERIFY(!rounded.hits.empty() && !rounded.hits.front().isCut);
}

void TestRuleSearch::anotherNumberSeparates()
{
    const core::RuleAnswer one = answerTo({1, 0, 2}, {3}, {"nDCG@3", "0.76"}, 2);
    const core::RuleAnswer two =
        answerTo({1, 0, 2}, {3}, {"nDCG@3", "0.76", "nDCG@2", "0.3801"}, 2);
    QVERIFY(two.hits.size() < one.hits.size());
    // DCG@2 is 1, the ideal's 2 + 1 / log2(3).
    QCOMPARE(textOf(two.hits.front()), std::string("ideal=retrieved"));
    QVERIFY(agree(*two.hits.front().values[1], 1 / (2 + 0.6309297535714574)));
    QVERIFY(two.byChance < one.byChance);
}

void TestRuleSearch::effectsAddUp()
{
    for (const char* number : {"0.858", "0.81"}) {
        const core::RuleAnswer answer = answerTo(cakes, {2, 5}, {"nDCG@10", number});
        for (const core::RuleHit& hit : answer.hits) {
            double sum = *answer.inForce.front();
            for (const core::Effect& effect : hit.effects)
                sum += effect.value();
            QVERIFY2(agree(sum, *hit.values.front(), 1e-9), textOf(hit).c_str());
        }
    }
}

void TestRuleSearch::effectsAreMeansOverOrders()
{
    const core::RuleAnswer answer = answerTo({1, 0, 2}, {3}, {"nDCG", "0.6885288809404666"}, 2);
    QCOMPARE(textOf(answer.hits.front()), std::string("gain=exp ideal=retrieved"));
    const auto value = [](const char* definition) {
        return *core::Evaluator(definitionOf(definition))
                    .value(core::judgedRanking(listOf({1, 0, 2}, {3})));
    };
    const double plain = value("nDCG");
    const double gain = value("nDCG(gain=exp)");
    const double ideal = value("nDCG(ideal=retrieved)");
    const double both = value("nDCG(gain=exp,ideal=retrieved)");
    QVERIFY(agree(*answer.hits.front().effects[0], ((gain - plain) + (both - ideal)) / 2, 1e-9));
    QVERIFY(agree(*answer.hits.front().effects[1], ((ideal - plain) + (both - gain)) / 2, 1e-9));
}

void TestRuleSearch::everyValueIsReadBack()
{
    for (const core::AxisRow& row : core::axisTable())
        for (const std::string_view value : row.values) {
            core::RuleSet rules;
            row.set(rules, value);
            QCOMPARE(row.value(rules), std::string(value));
            QCOMPARE(rules == core::RuleSet(), value == row.values.front());
        }
}

void TestRuleSearch::librariesAreStepsAway()
{
    // What differs from trec_eval 9.0.8 for nDCG is what the table of libraries says.
    core::RuleFacts facts;
    facts.isList = false;
    const auto& from = core::libraryNamed("trec_eval 9.0.8")->rules;
    const auto& to = core::libraryNamed("LightGBM")->rules;
    Names changes;
    for (const core::RuleChange& change :
         core::changesBetween(from, to, definitionOf("nDCG@10"), facts))
        changes.push_back(std::string(core::rowOf(change.axis).id) + ": " + change.from + " > " +
                          change.to);
    QCOMPARE(changes,
             (Names{"gain: linear > exp", "ideal: judged > retrieved", "ties: id-descending > file",
                    "width: 32 > 64", "novalue: zero > one"}));
}

void TestRuleSearch::averages_data()
{
    // P@2 of three queries is 1, 1/2, 1/2; recall 2/2, 1/1, 1/4.
    QTest::addColumn<Names>("told");
    QTest::addColumn<std::string>("changes");
    QTest::newRow("mean") << Names{"Recall@2", "0.75"} << std::string();
    QTest::newRow("median") << Names{"P@2", "0.500"} << std::string("average=median");
    QTest::newRow("pooled") << Names{"Recall@2", "0.5714"} << std::string("average=pooled");
    QTest::newRow("geometric") << Names{"P@2", "0.62996"} << std::string("average=geometric");
    QTest::newRow("a query that is missing")
        << Names{"Recall@2", "0.5625"} << std::string("missing=zero");
    // x, y and z of the third query get the score 0: its nDCG is 1.94846/2.56161.
    QTest::newRow("judged documents that were not retrieved")
        << Names{"nDCG", "0.9202"} << std::string("notretrieved=score-0");
    // No document is of grade 2.
    QTest::newRow("a half for nothing")
        << Names{"Recall(rel=2)@2", "0.5"} << std::string("novalue=half");
}

void TestRuleSearch::averages()
{
    QFETCH(const Names, told);
    QFETCH(const std::string, changes);
    auto qrels = core::parseQrels("1 0 a 1\n1 0 b 1\n2 0 a 1\n3 0 a 1\n3 0 x 1\n3 0 y 1\n3 0 z 1\n"
                                  "4 0 a 1\n",
                                  "qrels")
                     .value();
    auto run = core::parseRun("1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n2 Q0 a 1 2 t\n2 Q0 b 2 1 t\n"
                              "3 Q0 b 1 2 t\n3 Q0 a 2 1 t\n",
                              "run", core::RankOrder::File)
                   .value();
    const core::RuledInput input(std::move(qrels), std::move(run));
    const core::RuleAnswer answer = core::findRules(input, questionOf(told, 1));
    QVERIFY(textsOf(answer).contains(changes));
}

void TestRuleSearch::ties_data()
{
    // RR of a, the only relevant one: a, c and b have one score, in the order of the file.
    QTest::addColumn<std::string>("scores");
    QTest::addColumn<std::string>("number");
    QTest::addColumn<std::string>("changes");
    QTest::newRow("by id, descending")
        << std::string("1 1 1") << std::string("0.3333") << std::string();
    QTest::newRow("by id, ascending")
        << std::string("1 1 1") << std::string("1.0000") << std::string("ties=id-ascending");
    QTest::newRow("in the order of the file")
        << std::string("1 1 1") << std::string("1.0000") << std::string("ties=file");
    QTest::newRow("best first") << std::string("1 1 1") << std::string("1.0000")
                                << std::string("ties=best");
    QTest::newRow("32 bits see no difference")
        << std::string("0.7000000001 0.7 0.1") << std::string("0.5") << std::string("width=32");
    QTest::newRow("lowest score first")
        << std::string("3 2 1") << std::string("0.333") << std::string("sorted=ascending");
}

void TestRuleSearch::ties()
{
    QFETCH(const std::string, scores);
    QFETCH(const std::string, number);
    QFETCH(const std::string, changes);
    const QStringList each = QString::fromStdString(scores).split(QLatin1Char(' '));
    std::string run;
    for (const auto& [document, score] :
         {std::pair("a", each[0]), std::pair("c", each[1]), std::pair("b", each[2])})
        run += std::string("q Q0 ") + document + " 1 " + score.toStdString() + " t\n";
    const core::RuledInput input(core::parseQrels("q 0 a 1\nq 0 b 0\nq 0 c 0\n", "qrels").value(),
                                 core::parseRun(run, "run", core::RankOrder::File).value());
    const core::RuleAnswer answer = core::findRules(input, questionOf({"RR", number}, 1));
    QVERIFY(textsOf(answer).contains(changes));
    QVERIFY(changes.empty() || !answer.hits.front().changes.empty());
}

void TestRuleSearch::sameForAnyThreads()
{
    const core::RuledInput input(listOf(cakes, {2}));
    const auto question = questionOf({"nDCG@10", "0.81"}, 2);
    const auto one = core::findRules(input, question, core::Threads(1));
    const auto three = core::findRules(input, question, core::Threads(3));
    QCOMPARE(textsOf(one), textsOf(three));
    QCOMPARE(one.tried, three.tried);
}

/// The birthday cakes: under the first hit, exponential gains of the retrieved documents alone,
/// nDCG@5 is (15/log2(3) + 31/log2(5)) / (31 + 31/log2(3) + 15/log2(4) + 15/log2(5) + 7/log2(6)).
void TestRuleSearch::numberThatSettles()
{
    const core::RuledInput input(listOf({0, 4, 0, 5, 0, 3, 3, 0, 5, 4}, {2}));
    const core::RuleQuestion question = questionOf({"nDCG@10", "0.5925"});
    const core::RuleAnswer answer = core::findRules(input, question);
    QCOMPARE(textOf(answer.hits.front()), std::string("gain=exp ideal=retrieved"));
    const auto disambiguating = core::disambiguatingMeasure(input, question, answer.hits);
    QVERIFY(disambiguating);
    QCOMPARE(disambiguating->measure, std::string("nDCG@5"));
    QCOMPARE(disambiguating->values.size(), answer.hits.size());
    const double earned = 15 / std::log2(3) + 31 / std::log2(5);
    const double ideal = 31 + 31 / std::log2(3) + 15 / 2. + 15 / std::log2(5) + 7 / std::log2(6);
    QVERIFY(std::abs(*disambiguating->values.front() - earned / ideal) < 1e-12);
    QVERIFY(std::abs(*disambiguating->values[disambiguating->lastOther()] - earned / ideal) >
            0.5e-4);
    std::set<long> printed;
    for (const core::Value& value : disambiguating->values)
        printed.insert(std::lround(*value * 1e4));
    QCOMPARE(disambiguating->different, printed.size());
    QCOMPARE(disambiguating->settles(), printed.size() == answer.hits.size());
    // Who types it for the first hit is left with the hits that have it.
    const auto both = core::findRules(
        input, questionOf({"nDCG@10", "0.5925", "nDCG@5", std::to_string(earned / ideal)}));
    QVERIFY(both.hits.size() < answer.hits.size());
    QCOMPARE(textOf(both.hits.front()), textOf(answer.hits.front()));
}

void TestRuleSearch::nothingSettles()
{
    const core::RuledInput input(listOf({1}, {}));
    const core::RuleQuestion question = questionOf({"nDCG@1", "1"}, 1);
    const core::RuleAnswer answer = core::findRules(input, question);
    QCOMPARE(answer.hits.size(), std::size_t{1});
    QVERIFY(!core::disambiguatingMeasure(input, question, answer.hits));
}

void TestRuleSearch::scoresOfFewDigits()
{
    const auto kept = [](core::ScoreDigits digits) {
        return core::keptScore(0.49996, core::ScorePrecision::Double, digits);
    };
    QCOMPARE(kept(core::ScoreDigits::AsRead), 0.49996);
    QCOMPARE(kept(core::ScoreDigits::FourDecimals), 0.5);
    QCOMPARE(kept(core::ScoreDigits::TwoDecimals), 0.5);
}

void TestRuleSearch::stops()
{
    const core::RuledInput input(listOf(cakes, {}));
    std::stop_source source;
    std::size_t told = 0;
    core::findRules(input, questionOf({"nDCG@10", "0.858"}, 2), core::Threads(), source.get_token(),
                    [&](std::size_t done, std::size_t of) {
                        QVERIFY(done <= of);
                        ++told;
                        source.request_stop();
                    });
    QCOMPARE(told, std::size_t{1});
}

QTEST_APPLESS_MAIN(TestRuleSearch)

}  // namespace tst_rule_search

#include "tst_rule_search.moc"
