// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/written_mean.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace tst_published {

// Worked examples from five introductions to ranking metrics on the web, computed anew in double
// precision by a program of its own. Where a page prints a figure that its own definition does not
// give, the right one stands here; the row says so.

namespace {

using Numbers = std::vector<double>;

/// One query: the grades in rank order, and those of judged documents that were not retrieved.
struct Query {
    Numbers ranked;
    Numbers notRetrieved;
};

core::JudgedRanking judged(const Query& query)
{
    const auto grades = [](const Numbers& numbers) {
        return std::vector<core::Grade>(numbers.begin(), numbers.end());
    };
    return core::JudgedRanking(grades(query.ranked), grades(query.notRetrieved));
}

/// Grade 1 at the given ranks of a list of `length`, 0 elsewhere.
Numbers hitsAt(const std::vector<std::size_t>& ranks, std::size_t length)
{
    Numbers grades(length, 0.0);
    for (const std::size_t rank : ranks)
        grades[rank - 1] = 1;
    return grades;
}

std::string text(const core::Fraction& fraction)
{
    const std::string numerator = std::to_string(fraction.numerator());
    return fraction.denominator() == 1 ? numerator
                                       : numerator + "/" + std::to_string(fraction.denominator());
}

const Numbers cakes{1, 4, 2, 5, 1, 3, 3, 1, 5, 4};
const Numbers cakesFrom3{0, 4, 0, 5, 0, 3, 3, 0, 5, 4};
const Numbers sevenDocuments{4, 3, 2, 1, 3, 1, 2};
const Query fourRelevant{hitsAt({1, 2, 5, 7}, 7), {}};
const Query fiveRelevant{hitsAt({2, 3, 6, 29, 58}, 58), {}};

}  // namespace

class TestPublished : public QObject {
    Q_OBJECT
private slots:
    void init();
    void values_data();
    void values();
    void means_data();
    void means();
    void discountWeights();
    void idealOrders_data();
    void idealOrders();
};

void TestPublished::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestPublished::values_data()
{
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<Query>("query");
    QTest::addColumn<double>("value");
    QTest::addColumn<std::string>("exact");
    const auto row = [](const std::string& name, const char* definition, const Query& query,
                        double value, const char* exact = "") {
        QTest::addRow("%s, %s", name.c_str(), definition)
            << std::string(definition) << query << value << std::string(exact);
    };

    row("mrr5-ranks-2-1-5, first", "RR@5", {{0, 1, 0, 0, 0}, {}}, 0.5, "1/2");
    row("mrr5-ranks-2-1-5, second", "RR@5", {{1, 0, 0, 0, 0}, {}}, 1, "1");
    row("mrr5-ranks-2-1-5, third", "RR@5", {{0, 0, 0, 0, 1}, {}}, 0.2, "1/5");

    const Query grades32301{{3, 2, 3, 0, 1}, {}};
    row("ndcg5-linear-32301", "DCG@5", grades32301, 6.148712314377457);
    row("ndcg5-linear-32301", "IDCG(ideal=retrieved)@5", grades32301, 6.323465818787765);
    row("ndcg5-linear-32301", "nDCG(ideal=retrieved)@5", grades32301, 0.9723642841729143);
    row("ndcg5-exponential-32301", "DCG(gain=exp)@5", grades32301, 12.779642067948915);
    row("ndcg5-exponential-32301, printed 13.34", "IDCG(gain=exp,ideal=retrieved)@5", grades32301,
        13.347184833073596);
    row("ndcg5-exponential-32301", "nDCG(gain=exp,ideal=retrieved)@5", grades32301,
        0.9574784666412695);

    row("seven-documents", "RR(rel=3,of=best)", {sevenDocuments, {}}, 1, "1");
    row("seven-documents", "AP(rel=3)", {sevenDocuments, {3, 3, 3}}, 0.43333333333333335, "13/30");
    row("ap-four-relevant", "AP", fourRelevant, 0.7928571428571428, "111/140");
    row("ap-five-relevant", "AP", fiveRelevant, 0.3781609195402299, "329/870");
    row("ap-five-relevant", "AP@8", fiveRelevant, 0.3333333333333333, "1/3");
    row("rc-three-documents", "RC", {{1, 0, 1}, {}}, 0.6666666666666666, "2/3");

    const Query answerAt2{hitsAt({2, 4, 5}, 10), {}};
    row("first-answer-at-2", "RR@10", answerAt2, 0.5, "1/2");
    row("first-answer-at-2", "Recall@10", answerAt2, 1, "1");
    row("first-answer-at-2", "Recall_cap@10", answerAt2, 1, "1");

    // NTCIREVAL's own sample, of which it prints 0.0967, 0.2500, 0.1083 (judged documents only) and
    // 0.0929 (gains 1, 4 and 9); by hand 1/10 (4/8 + 7/15) and so on.
    const Numbers rest{3, 3, 2, 2, 1, 1, 1, 1};
    const double unjudged = std::numeric_limits<double>::quiet_NaN();
    row("NTCIREVAL's sample", "Q", {{0, 3, unjudged, 2}, rest}, 0.09666666666666666, "29/300");
    row("NTCIREVAL's sample", "Q@1000", {{0, 3, unjudged, 2}, rest}, 0.09666666666666666, "29/300");
    row("NTCIREVAL's sample", "Q@2", {{0, 3, unjudged, 2}, rest}, 0.25, "1/4");
    row("NTCIREVAL's sample, condensed", "Q", {{0, 3, 2}, rest}, 0.10833333333333334, "13/120");
    row("NTCIREVAL's sample, other gains", "Q", {{0, 9, unjudged, 4}, {9, 9, 4, 4, 1, 1, 1, 1}},
        0.09285714285714286, "13/140");

    const auto found = [](std::size_t hits, std::size_t relevant) {
        Query query{Numbers(10, 0.0), Numbers(relevant - hits, 1.0)};
        std::fill_n(query.ranked.begin(), hits, 1.0);
        return query;
    };
    row("capped-recall, 1 of 1", "Recall@10", found(1, 1), 1, "1");
    row("capped-recall, 1 of 1", "Recall_cap@10", found(1, 1), 1, "1");
    row("capped-recall, 0 of 1", "Recall@10", found(0, 1), 0, "0");
    row("capped-recall, 0 of 1", "Recall_cap@10", found(0, 1), 0, "0");
    row("capped-recall, 10 of 20", "Recall@10", found(10, 20), 0.5, "1/2");
    row("capped-recall, 10 of 20", "Recall_cap@10", found(10, 20), 1, "1");
    row("capped-recall, 5 of 20", "Recall@10", found(5, 20), 0.25, "1/4");
    row("capped-recall, 5 of 20", "Recall_cap@10", found(5, 20), 0.5, "1/2");

    row("birthday-cakes", "DCG@10", {cakes, {}}, 12.10945033358859);
    row("birthday-cakes, as published", "IDCG(rel=3,ideal=relevant)@10", {cakes, {}},
        14.10653498317855);
    row("birthday-cakes, as published", "nDCG(rel=3,ideal=relevant)@10", {cakes, {}},
        0.8584284055601606);
    row("birthday-cakes, all grades", "IDCG(ideal=retrieved)@10", {cakes, {}}, 15.678761348612815);
    row("birthday-cakes, all grades", "nDCG(ideal=retrieved)@10", {cakes, {}}, 0.7723473853793928);
    row("birthday-cakes, below 3 as 0", "DCG@10", {cakesFrom3, {}}, 9.407132649568318);
    row("birthday-cakes, below 3 as 0", "IDCG@10", {cakesFrom3, {}}, 14.10653498317855);
    row("birthday-cakes, below 3 as 0", "nDCG@10", {cakesFrom3, {}}, 0.6668634544759523);

    const Query table0674{{0, 5, 0, 4, 4, 0, 0, 0, 0, 0}, {}};
    row("table-0674", "DCG@10", table0674, 6.424766229089026);
    row("table-0674", "IDCG@10", table0674, 9.523719014285831);
    row("table-0674", "nDCG@10", table0674, 0.6746068651806827);

    const Query films{hitsAt({1, 4, 6, 9}, 10), Numbers(6, 1.0)};
    row("recall-at-k-films", "Recall@5", films, 0.2, "1/5");
    row("recall-at-k-films", "Recall@10", films, 0.4, "2/5");
    const Query songs{hitsAt({1, 2, 4, 8}, 10), {}};
    row("precision-at-k-songs", "P@5", songs, 0.6, "3/5");
    row("precision-at-k-songs", "P@10", songs, 0.4, "2/5");

    row("map6-three-users, first", "AP@6", {hitsAt({1, 4, 6}, 6), {}}, 2.0 / 3, "2/3");
    row("map6-three-users, second", "AP@6", {hitsAt({2, 5}, 6), {}}, 0.45, "9/20");
    row("map6-three-users, third", "AP@6", {hitsAt({1, 2, 4}, 6), {}}, 11.0 / 12, "11/12");
    row("same-precision-other-ap, first", "P@6", {hitsAt({1, 4, 6}, 6), {}}, 0.5, "1/2");
    row("same-precision-other-ap, second", "P@6", {hitsAt({1, 2, 3}, 6), {}}, 0.5, "1/2");
    row("same-precision-other-ap, first", "AP@6", {hitsAt({1, 4, 6}, 6), {}}, 0.6666666666666666,
        "2/3");
    row("same-precision-other-ap, second", "AP@6", {hitsAt({1, 2, 3}, 6), {}}, 1, "1");

    const Query trip{{4, 2, 0, 1, 3}, {}};
    row("chengdu-trip", "CG", trip, 10, "10");
    row("chengdu-trip", "DCG", trip, 6.853094486919933);
    row("chengdu-trip", "IDCG(ideal=retrieved)", trip, 7.323465818787765);
    row("chengdu-trip", "nDCG(ideal=retrieved)", trip, 0.9357720315071135);
    const Query food{{4, 1, 3, 4, 0}, {}};
    row("chengdu-food", "DCG", food, 7.85363598586503);
    row("chengdu-food", "IDCG(ideal=retrieved)", food, 8.454395572359225);
    row("chengdu-food", "nDCG(ideal=retrieved)", food, 0.9289411547694414);

    const Numbers systemA{4, 2, 2, 2, 1};
    const Numbers systemB{4, 0, 0, 0, 0};
    row("system-a-system-b, A", "RR", {systemA, {}}, 1, "1");
    row("system-a-system-b, B", "RR", {systemB, {}}, 1, "1");
    row("system-a-system-b, A alone", "nDCG(ideal=retrieved)@5", {systemA, {}}, 1);
    row("system-a-system-b, B alone", "nDCG(ideal=retrieved)@5", {systemB, {}}, 1);
    row("system-a-system-b, A, pool 42221", "nDCG@5", {systemA, {}}, 1);
    row("system-a-system-b, B, pool 42221, printed 0.55", "nDCG@5", {systemB, {2, 2, 2, 1}},
        0.5326185286938011);
    row("system-a-system-b, A, pool 42222", "nDCG@5", {systemA, {2}}, 0.9510121802471221);
    row("system-a-system-b, B, pool 42222, printed 0.55", "nDCG@5", {systemB, {2, 2, 2, 2}},
        0.5065267082131061);
}

void TestPublished::values()
{
    QFETCH(const std::string, definition);
    QFETCH(const Query, query);
    QFETCH(const double, value);
    QFETCH(const std::string, exact);
    const core::Evaluator evaluator(definitionOf(definition));
    const core::Value ours = evaluator.value(judged(query));
    QVERIFY(ours);
    QVERIFY2(agree(*ours, value), digits(*ours));
    const auto fraction = evaluator.exact(judged(query));
    QCOMPARE(fraction ? text(*fraction) : std::string(), exact);
}

void TestPublished::means_data()
{
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<std::vector<Query>>("queries");
    QTest::addColumn<double>("mean");
    QTest::addColumn<std::string>("exact");
    const auto row = [](const char* name, const char* definition, const std::vector<Query>& queries,
                        double mean, const char* exact) {
        QTest::newRow(name) << std::string(definition) << queries << mean << std::string(exact);
    };
    row("mrr5-ranks-2-1-5", "RR@5",
        {{hitsAt({2}, 5), {}}, {hitsAt({1}, 5), {}}, {hitsAt({5}, 5), {}}}, 0.5666666666666667,
        "17/30");
    const std::vector<Query> fourQueries{{{1, 0, 0, 1, 0}, {}},
                                         {{0, 1, 0, 0, 0}, {}},
                                         {{0, 0, 0, 0, 1}, {}},
                                         {Numbers(5, 0.0), {1}}};
    row("mrr5-four-queries", "RR@5", fourQueries, 0.425, "17/40");
    row("mrr5-four-queries, without the last", "RR(nohit=skip)@5", fourQueries, 17.0 / 30, "17/30");
    row("map-two-queries", "AP", {fourRelevant, fiveRelevant}, 0.5855090311986864, "14263/24360");
    row("map-two-queries, at 8", "AP@8", {fourRelevant, fiveRelevant}, 0.5630952380952381,
        "473/840");
    row("map6-three-users", "AP@6",
        {{hitsAt({1, 4, 6}, 6), {}}, {hitsAt({2, 5}, 6), {}}, {hitsAt({1, 2, 4}, 6), {}}},
        0.6777777777777778, "61/90");
    row("hit-rate-three-users", "Success@3",
        {{{0, 1, 0}, {}}, {{0, 0, 0}, {1, 1}}, {{0, 1, 0}, {1}}}, 0.6666666666666666, "2/3");
}

void TestPublished::means()
{
    QFETCH(const std::string, definition);
    QFETCH(const std::vector<Query>, queries);
    QFETCH(const double, mean);
    QFETCH(const std::string, exact);
    const core::Evaluator evaluator(definitionOf(definition));
    std::vector<core::MeanTerm> terms;
    for (const Query& query : queries)
        terms.push_back(core::meanTerm("q", evaluator, judged(query), core::NoValueRule::Zero));
    const core::WrittenMean ours = core::writtenMean(evaluator.definition(), std::move(terms));
    QVERIFY(ours.value);
    QVERIFY2(agree(*ours.value, mean), digits(*ours.value));
    QVERIFY(ours.exact);
    QCOMPARE(text(*ours.exact), exact);
}

void TestPublished::discountWeights()
{
    const Numbers chengduTrip{1.0, 0.6309297535714575, 0.5, 0.43067655807339306,
                              0.38685280723454163};
    for (std::size_t i = 0; i < chengduTrip.size(); ++i) {
        const double weight = 1 / core::discountDivisor(core::Discount::Log2, 2, i + 1);
        QVERIFY2(agree(weight, chengduTrip[i]), digits(weight));
    }
}

void TestPublished::idealOrders_data()
{
    QTest::addColumn<std::vector<int>>("ideal");  // the documents' ranks, in the ideal's order
    QTest::addColumn<int>("alike");               // of three pairs
    QTest::newRow("rc-three-documents, 1,3,2") << std::vector{1, 3, 2} << 2;
    QTest::newRow("rc-three-documents, 3,1,2") << std::vector{3, 1, 2} << 1;
}

void TestPublished::idealOrders()
{
    QFETCH(const std::vector<int>, ideal);
    QFETCH(const int, alike);
    int pairs = 0;
    for (std::size_t i = 0; i < ideal.size(); ++i)
        for (std::size_t j = i + 1; j < ideal.size(); ++j)
            pairs += ideal[i] < ideal[j] ? 1 : 0;
    QCOMPARE(pairs, alike);
    const auto rc = core::Evaluator(definitionOf("RC")).exact(judged({{1, 0, 1}, {}}));
    QVERIFY(rc);
    QVERIFY(rc->toDouble() >= core::Fraction(alike, 3).toDouble());
}

QTEST_APPLESS_MAIN(TestPublished)

}  // namespace tst_published

#include "tst_published.moc"
