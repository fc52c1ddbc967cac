// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/attribution.h"

#include "tests/core/every_definition.h"
#include "tests/core/figures.h"
#include "tests/core/random_lists.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace tst_attribution {

using core::Attribution;
using core::DocumentShare;
using core::Evaluator;
using core::Grade;
using core::RankedList;
using core::Undefined;

namespace {

/// The documents whose letters are in `ranked`, and the other judged ones: a 1, b 1, c 0, d 3.
RankedList listOf(const std::string& ranked)
{
    RankedList list;
    const auto gradeOf = [](char id) {
        return id == 'a' || id == 'b' ? Grade(1)
               : id == 'c'            ? Grade(0)
               : id == 'd'            ? Grade(3)
                                      : Grade::unjudged();
    };
    for (const char id : ranked)
        list.ranked.push_back({std::string(1, id), {}, {}, gradeOf(id), {}});
    for (const char id : std::string("abcd"))
        if (ranked.find(id) == std::string::npos)
            list.notRetrieved.push_back({std::string(1, id), {}, {}, gradeOf(id), {}});
    return list;
}

const DocumentShare& shareOf(const Attribution& attribution, const std::string& id)
{
    const auto found =
        std::find_if(attribution.documents.begin(), attribution.documents.end(),
                     [&](const DocumentShare& share) { return share.document == id; });
    return *found;
}

/// Two lists of one query: each retrieves some documents, in any order.
std::pair<RankedList, RankedList> randomLists(Lists& lists)
{
    std::vector<core::RankedItem> documents;
    for (const Grade grade : lists.grades(30))
        documents.push_back({"d" + std::to_string(documents.size()), {}, {}, grade, {}});
    std::mt19937 random(static_cast<std::uint32_t>(lists.below(1000)));
    const auto draw = [&] {
        std::shuffle(documents.begin(), documents.end(), random);
        const std::size_t retrieved = lists.below(documents.size() + 1);
        RankedList list;
        for (std::size_t i = 0; i < documents.size(); ++i)
            (i < retrieved ? list.ranked : list.notRetrieved).push_back(documents[i]);
        return list;
    };
    RankedList a = draw();
    return {std::move(a), draw()};
}

double stepFor(double values)
{
    return 4 * std::max(1.0, values) * std::numeric_limits<double>::epsilon();
}

}  // namespace

class TestAttribution : public QObject {
    Q_OBJECT
private slots:
    void init();
    void averagePrecision();
    void pastTheCutoff();
    void leavingAndComing();
    void undefined();
    void sumsExactly();
    void rulesByHand();
    void rulesAreThoseOfTheEvaluation();
    void swappingSides();
    void equalTermsDifferByNothing_data();
    void equalTermsDifferByNothing();
};

void TestAttribution::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestAttribution::averagePrecision()
{
    // R = 3. A is c a b: (1/2 + 2/3) / 3; B is b a c: (1 + 1) / 3.
    const auto difference =
        core::attributeDifference(Evaluator(definitionOf("AP")), listOf("cab"), listOf("bac"));
    QVERIFY(agree(difference->a, 7.0 / 18) && agree(difference->b, 2.0 / 3));
    QVERIFY(agree(difference->total, 5.0 / 18));
    QCOMPARE(difference->documents.size(), std::size_t{3});
    const DocumentShare& most = difference->documents.front();
    QVERIFY(most.document == "a" && most.grade == Grade(1));
    QVERIFY(most.ranks.inA == 2u && most.ranks.inB == 2u);
    QVERIFY(agree(most.inA, 1.0 / 6) && agree(most.inB, 1.0 / 3));
    const DocumentShare& next = difference->documents[1];
    QVERIFY(next.document == "b" && agree(next.inA, 2.0 / 9) && agree(next.inB, 1.0 / 3));
    const DocumentShare& last = difference->documents[2];
    QVERIFY(last.document == "c" && last.difference() == 0);
}

void TestAttribution::pastTheCutoff()
{
    const auto difference =
        core::attributeDifference(Evaluator(definitionOf("P@2")), listOf("acbd"), listOf("dbca"));
    QVERIFY(difference->total == 0.5);
    QVERIFY(shareOf(*difference, "a").difference() == -0.5);
    QVERIFY(shareOf(*difference, "b").difference() == 0.5);
    QVERIFY(shareOf(*difference, "c").difference() == 0);
    QVERIFY(shareOf(*difference, "d").difference() == 0.5);
}

void TestAttribution::leavingAndComing()
{
    const auto difference =
        core::attributeDifference(Evaluator(definitionOf("DCG")), listOf("ax"), listOf("dy"));
    QVERIFY(difference->total == 2);
    QVERIFY(shareOf(*difference, "a").inA == 1 && !shareOf(*difference, "a").ranks.inB);
    QVERIFY(shareOf(*difference, "d").inB == 3 && !shareOf(*difference, "d").ranks.inA);
    QVERIFY(!shareOf(*difference, "x").grade.isJudged());
    QVERIFY(shareOf(*difference, "y").difference() == 0);
}

void TestAttribution::undefined()
{
    const Evaluator evaluator(definitionOf("nDCG"));
    const auto difference = core::attributeDifference(evaluator, {}, {});
    QVERIFY(!difference && difference.error() == Undefined::NoGain);
}

void TestAttribution::sumsExactly()
{
    const auto definitions = everyDefinition();
    Lists lists(1);
    std::mt19937 random(2);
    std::size_t compared = 0;
    for (int round = 0; round < 60; ++round) {
        const auto [a, b] = randomLists(lists);
        for (core::MeasureSpec definition : definitions) {
            if (core::rowOf(definition.measure).walksIdeal)
                continue;
            if (round % 2 == 0)
                definition.cutoff = 1 + lists.below(12);
            const auto difference = core::attributeDifference(Evaluator(definition), a, b, 4.0);
            if (!difference)
                continue;
            ++compared;
            double inA = 0;
            double inB = 0;
            double magnitude = std::abs(difference->a) + std::abs(difference->b);
            for (const DocumentShare& share : difference->documents) {
                inA += share.inA;
                inB += share.inB;
                magnitude += std::abs(share.inA) + std::abs(share.inB);
            }
            const std::string text = core::toText(definition);
            const double step = stepFor(magnitude);  // negative gains cancel
            QVERIFY2(std::abs(inA - difference->a) <= step, text.c_str());
            QVERIFY2(std::abs(inB - difference->b) <= step, text.c_str());
            QVERIFY2(inB - inA == difference->total, text.c_str());
            auto shares = difference->documents;
            std::shuffle(shares.begin(), shares.end(), random);
            const double sum = std::accumulate(shares.begin(), shares.end(), 0.0,
                                               [](double total, const DocumentShare& share) {
                                                   return total + share.difference();
                                               });
            QVERIFY2(sum == difference->total, text.c_str());
        }
    }
    QVERIFY(compared > 1000);
}

void TestAttribution::rulesByHand()
{
    // Without x, A is a b c; of two ranks both lists have a and b.
    core::EvaluationRules rules;
    rules.judgedOnly = true;
    const auto judged = core::attributeDifference(Evaluator(definitionOf("RR")), listOf("xabc"),
                                                  listOf("cba"), {}, rules);
    QVERIFY(judged->a == 1 && judged->b == 0.5 && judged->total == -0.5);
    QVERIFY(shareOf(*judged, "a").ranks.inA == 1u);
    QVERIFY(shareOf(*judged, "b").inB == 0.5);

    // Of the two ranks that are read, A keeps a alone and B both.
    rules.depth = 2;
    const auto both = core::attributeDifference(Evaluator(definitionOf("RR")), listOf("xabc"),
                                                listOf("cba"), {}, rules);
    QVERIFY(both->a == 1 && both->b == 0.5 && !shareOf(*both, "b").ranks.inA);

    rules = {};
    rules.depth = 2;
    // R stays 3: a 1, b 1 and d 3, retrieved or not.
    const auto deep = core::attributeDifference(Evaluator(definitionOf("AP")), listOf("abd"),
                                                listOf("cxab"), {}, rules);
    QVERIFY(agree(deep->a, 2.0 / 3) && deep->b == 0);
    QVERIFY(!shareOf(*deep, "a").ranks.inB);

    rules = {};
    rules.ties = core::TieRule::AverageGain;
    RankedList tied = listOf("dca");
    tied.ranked[0].score = tied.ranked[1].score = 2;
    tied.ranked[2].score = 1;
    const auto shared =
        core::attributeDifference(Evaluator(definitionOf("DCG@1")), tied, listOf("c"), {}, rules);
    // d and c share the gain of 3.
    QVERIFY(shared->a == 1.5 && shared->b == 0);
    QVERIFY(shareOf(*shared, "d").inA == 1.5);
}

/// The values are those that the evaluation has, whatever its rules, and still add up.
void TestAttribution::rulesAreThoseOfTheEvaluation()
{
    const auto definitions = everyDefinition();
    Lists lists(3);
    for (int round = 0; round < 40; ++round) {
        auto [a, b] = randomLists(lists);
        core::EvaluationRules rules;
        if (lists.below(2) == 0)
            rules.depth = 1 + lists.below(20);
        rules.judgedOnly = lists.below(2) == 0;
        rules.ties = core::TieRule(lists.below(3));
        rules.ownDocument = core::OwnDocument(lists.below(2));
        const std::string query = a.ranked.empty() ? "q" : a.ranked.front().id;
        a.query = b.query = query;
        core::Qrels qrels;
        qrels.topGrade = 4;
        qrels.queries.push_back({query, {}});
        for (const auto* documents : {&a.ranked, &a.notRetrieved})
            for (const core::RankedItem& document : *documents)
                if (document.grade.hasValue())
                    qrels.queries[0].judgments.push_back({document.id, document.grade});
        const auto runOf = [&](RankedList& list) {
            core::Run run;
            run.queries.push_back({query, {}});
            for (std::size_t i = 0; i < list.ranked.size(); ++i) {
                list.ranked[i].score = -double(i / 3);
                run.queries[0].documents.push_back({list.ranked[i].id, *list.ranked[i].score, 0});
            }
            return run;
        };
        const core::Run runA = runOf(a);
        const core::Run runB = runOf(b);
        for (const core::MeasureSpec& definition : definitions) {
            if (core::rowOf(definition.measure).walksIdeal)
                continue;
            const auto difference =
                core::attributeDifference(Evaluator(definition), a, b, 4.0, rules);
            const std::vector expected{definition};
            const auto inA = core::evaluateRun(qrels, runA, expected, rules).queries[0].values[0];
            const auto inB = core::evaluateRun(qrels, runB, expected, rules).queries[0].values[0];
            const std::string text = core::toText(definition);
            QVERIFY2(difference.hasValue() == (inA && inB), text.c_str());
            if (!difference)
                continue;
            QVERIFY2(difference->a == *inA && difference->b == *inB, text.c_str());
            double sum = 0;
            for (const DocumentShare& share : difference->documents)
                sum += share.difference();
            QVERIFY2(sum == difference->total, text.c_str());
            QVERIFY2(std::abs(difference->total - (*inB - *inA)) <=
                         stepFor(std::abs(*inA) + std::abs(*inB)),
                     text.c_str());
        }
    }
}

void TestAttribution::swappingSides()
{
    Lists lists(3);
    const Evaluator evaluator(definitionOf("nDCG@10"));
    for (int round = 0; round < 50; ++round) {
        const auto [a, b] = randomLists(lists);
        const auto forth = core::attributeDifference(evaluator, a, b);
        const auto back = core::attributeDifference(evaluator, b, a);
        QCOMPARE(forth.hasValue(), back.hasValue());
        if (!forth)
            continue;
        QVERIFY(forth->total == -back->total);
        for (const DocumentShare& share : forth->documents)
            QVERIFY(shareOf(*back, share.document).difference() == -share.difference());
    }
}

void TestAttribution::equalTermsDifferByNothing_data()
{
    QTest::addColumn<bool>("rankMatters");
    QTest::newRow("P@5") << false;
    QTest::newRow("Recall@7") << false;
    QTest::newRow("nDCG@10") << true;
    QTest::newRow("RBP(p=0.8)") << true;
}

/// Where the rank does not matter every document within the cutoff of both lists adds the same.
void TestAttribution::equalTermsDifferByNothing()
{
    QFETCH(const bool, rankMatters);
    const core::MeasureSpec definition = definitionOf(QTest::currentDataTag());
    const std::size_t cutoff = definition.cutoff.value_or(1000);
    Lists lists(5);
    int equal = 0;
    for (int round = 0; round < 1000; ++round) {
        const auto [a, b] = randomLists(lists);
        const auto difference = core::attributeDifference(Evaluator(definition), a, b);
        if (!difference)
            continue;
        for (const DocumentShare& share : difference->documents) {
            const core::TwoRanks& ranks = share.ranks;
            const bool isWithin =
                ranks.inA && ranks.inB && *ranks.inA <= cutoff && *ranks.inB <= cutoff;
            if (!isWithin || (rankMatters && ranks.inA != ranks.inB))
                continue;
            ++equal;
            QVERIFY(share.difference() == 0);
        }
    }
    QVERIFY(equal > 100);
}

QTEST_APPLESS_MAIN(TestAttribution)

}  // namespace tst_attribution

#include "tst_attribution.moc"
