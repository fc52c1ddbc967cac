// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/collection/mean_curve.h"
#include "core/rankings/precision_recall/precision_recall.h"
#include "tests/core/every_definition.h"
#include "tests/core/figures.h"
#include "tests/read_files.h"

#include <QFile>
#include <QRegularExpression>

#include <random>
#include <string>
#include <vector>

namespace tst_mean_curve {

using core::MeanAtCutoff;
using core::MissingRule;
using core::NoValueRule;
using core::Untested;

namespace {

using Curve = std::vector<MeanAtCutoff>;

core::Collection collectionOf(const std::string& qrels, const std::vector<std::string>& runs)
{
    core::Collection collection;
    collection.qrels = core::parseQrels(qrels, "qrels").value();
    for (const std::string& run : runs)
        collection.runs.push_back({"run" + std::to_string(collection.runs.size()),
                                   {},
                                   core::parseRun(run, "run").value()});
    return collection;
}

/// The relevant documents stand at ranks 1 (of q1), 2 (q2) and 4 (q3); each query has one.
core::Collection threeQueries()
{
    return collectionOf("q1 0 r 1\nq2 0 r 1\nq3 0 r 1\n",
                        {"q1 Q0 r 1 9 t\nq1 Q0 a 2 8 t\n"
                         "q2 Q0 a 1 9 t\nq2 Q0 r 2 8 t\n"
                         "q3 Q0 a 1 9 t\nq3 Q0 b 2 8 t\nq3 Q0 c 3 7 t\nq3 Q0 r 4 6 t\n"});
}

core::MeanCurveRules upTo(std::size_t depth)
{
    core::MeanCurveRules rules;
    rules.depth = depth;
    return rules;
}

/// Grades of 0 to 3, unjudged documents, queries that one side lacks, and queries with nothing
/// relevant.
core::Collection random(std::size_t queries, unsigned seed)
{
    std::mt19937 numbers(seed);
    std::string qrels;
    std::vector<std::string> runs(2);
    for (std::size_t i = 0; i < queries; ++i) {
        const std::string query = "q" + std::to_string(i);
        const bool isJudged = numbers() % 9 != 0;
        const unsigned grades = numbers() % 8 == 0 ? 1 : 4;
        for (int document = 0; isJudged && document < 12; ++document)
            if (numbers() % 3 != 0)
                qrels += query + " 0 d" + std::to_string(document) + " " +
                         std::to_string(numbers() % grades) + "\n";
        for (std::string& run : runs) {
            if (numbers() % 10 == 0)
                continue;
            const unsigned length = 1 + numbers() % 15;
            for (unsigned document = 0; document < length; ++document)
                run += query + " Q0 d" + std::to_string(document) + " 0 " +
                       std::to_string(numbers() % 1000) + " t\n";
        }
    }
    return collectionOf(qrels, runs);
}

/// The quantile of Student's t with two degrees of freedom, which has a closed form.
double studentOfTwo(double p)
{
    return (2 * p - 1) * std::sqrt(2 / (4 * p * (1 - p)));
}

/// What two curves differ in, bit for bit; empty where they agree.
QByteArray unlike(const Curve& a, const Curve& b)
{
    if (a.size() != b.size())
        return "of different depth";
    for (std::size_t i = 0; i < a.size(); ++i) {
        const bool isAlike = a[i].mean == b[i].mean && a[i].queries == b[i].queries &&
                             a[i].interval.hasValue() == b[i].interval.hasValue() &&
                             (a[i].interval ? *a[i].interval == *b[i].interval
                                            : a[i].interval.error() == b[i].interval.error());
        if (!isAlike)
            return "at k = " + QByteArray::number(qulonglong(i + 1));
    }
    return {};
}

}  // namespace

class TestMeanCurve : public QObject {
    Q_OBJECT
private slots:
    void weighted();
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void reciprocalRanks();
    void intervals();
    void intervalsNeedASpread();
    void missingQueriesCountAsTheRulesSay();
    void queriesWithoutAValueCountAsTheRulesSay();
    void onlyTheQueriesThatAreAskedFor();
    void everyCutoffIsAnEvaluation_data();
    void everyCutoffIsAnEvaluation();
    void ownCutoffIsTheCollectionsMean();
    void editsAreInForce();
    void threadsDoNotMatter();
    void stops();
    void precisionAtRecallIsTrecEvals();
};

/// Success is 1, 0, 0 at k = 1, 1, 1, 0 at k = 2 and 3 and 1 at k = 4, with weights 1, 2 and 5.
void TestMeanCurve::weighted()
{
    core::Collection collection = threeQueries();
    collection.weights = core::QueryWeights{{{"q1", 1}, {"q2", 2}, {"q3", 5}}};
    const core::MeasureSpec success = definitionOf("Success@2");
    const Curve curve = core::meanCurve(collection, {}, 0, success, upTo(4));
    QCOMPARE(*curve[0].mean, 1.0 / 8);
    QCOMPARE(*curve[1].mean, 3.0 / 8);
    QCOMPARE(*curve[2].mean, 3.0 / 8);
    QCOMPARE(*curve[3].mean, 1.0);
    const auto evaluation = core::evaluateCollection(collection, {}, std::span(&success, 1));
    QVERIFY(evaluation.runs[0].isWeighted);
    QCOMPARE(*curve[1].mean, *evaluation.runs[0].means.front());
    // A query without a weight: all count equally, as in the evaluation.
    collection.weights->weights.erase("q3");
    QCOMPARE(*core::meanCurve(collection, {}, 0, success, upTo(1))[0].mean, 1.0 / 3);
    // With weight 0, a query does not count.
    collection.weights->weights["q3"] = 0;
    QCOMPARE(core::meanCurve(collection, {}, 0, success, upTo(1))[0].queries, std::size_t{2});
}

/// The lines "iprec_at_recall_0.10, all" of what trec_eval 9.0.8 printed.
void TestMeanCurve::precisionAtRecallIsTrecEvals()
{
    const QString path = QStringLiteral(TEST_DATA "/trec/06-medium/");
    core::Collection collection;
    collection.qrels = core::readQrels((path + "qrels.txt").toStdString()).value();
    collection.runs.push_back({"run", {}, readRun((path + "run.txt").toStdString())});
    core::MeanCurveRules rules;
    rules.evaluation.missing = MissingRule::Skip;
    const auto definitions = core::precisionAtRecallPoints({});
    const Curve means = core::meansOfRun(collection, {}, 0, definitions, rules);
    QCOMPARE(means.size(), core::recallPoints);
    QFile expected(path + "expected.tsv");
    QVERIFY(expected.open(QIODevice::ReadOnly));
    std::size_t compared = 0;
    while (!expected.atEnd()) {
        const QList<QByteArray> columns = expected.readLine().trimmed().split('\t');
        if (!columns[0].startsWith("iprec_at_recall_") || columns[1] != "all")
            continue;
        const double recall = columns[0].mid(16).toDouble();
        const MeanAtCutoff& ours = means[static_cast<std::size_t>(std::lround(recall * 10))];
        QVERIFY2(agree(ours.mean.valueOr(-1), columns[2].toDouble()), columns[0]);
        ++compared;
    }
    QCOMPARE(compared, core::recallPoints);
}

void TestMeanCurve::reciprocalRanks()
{
    // 1/3 (1 + 0 + 0), 1/3 (1 + 1/2 + 0) twice, 1/3 (1 + 1/2 + 1/4)
    const Curve curve = core::meanCurve(threeQueries(), {}, 0, definitionOf("RR@10"), upTo(5));
    QCOMPARE(curve.size(), std::size_t{5});
    const std::vector<double> expected{1.0 / 3, 0.5, 0.5, 7.0 / 12, 7.0 / 12};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY2(agree(*curve[i].mean, expected[i]), digits(*curve[i].mean));
        QCOMPARE(curve[i].queries, std::size_t{3});
    }
}

void TestMeanCurve::intervals()
{
    // The values 1, 0, 0 deviate by 1/√3, 1, 1/2, 0 by 1/2 and 1, 1/2, 1/4 by √(7/48).
    const double t = studentOfTwo(0.975);
    const Curve curve = core::meanCurve(threeQueries(), {}, 0, definitionOf("RR"), upTo(4));
    const std::vector<double> means{1.0 / 3, 0.5, 0.5, 7.0 / 12};
    const std::vector<double> deviations{std::sqrt(1.0 / 3), 0.5, 0.5, std::sqrt(7.0 / 48)};
    for (std::size_t i = 0; i < means.size(); ++i) {
        QVERIFY(curve[i].interval);
        const double reach = t * deviations[i] / std::sqrt(3.0);
        QVERIFY2(agree(curve[i].interval->low, means[i] - reach, 1e-11),
                 digits(curve[i].interval->low));
        QVERIFY2(agree(curve[i].interval->high, means[i] + reach, 1e-11),
                 digits(curve[i].interval->high));
    }
    // 99 %: t(0.995, 2)
    core::MeanCurveRules wide = upTo(1);
    wide.alpha = 0.01;
    const Curve first = core::meanCurve(threeQueries(), {}, 0, definitionOf("RR"), wide);
    QVERIFY(agree(first[0].interval->high, 1.0 / 3 + studentOfTwo(0.995) / 3, 1e-11));
}

void TestMeanCurve::intervalsNeedASpread()
{
    const auto collection =
        collectionOf("q1 0 r 1\nq2 0 r 1\n",
                     {"q1 Q0 r 1 9 t\nq2 Q0 r 1 9 t\n", "q1 Q0 r 1 9 t\n", "x Q0 r 1 9 t\n"});
    const auto first = [&](std::size_t run) {
        return core::meanCurve(collection, {}, run, definitionOf("P@1"), upTo(1)).front();
    };
    QCOMPARE(*first(0).mean, 1.0);
    QCOMPARE(first(0).interval.error(), Untested::OneSpread);
    QCOMPARE(*first(1).mean, 1.0);
    QCOMPARE(first(1).interval.error(), Untested::OneQuery);
    QVERIFY(!first(2).mean);
    QCOMPARE(first(2).queries, std::size_t{0});
    QCOMPARE(first(2).interval.error(), Untested::NoQueries);
}

void TestMeanCurve::missingQueriesCountAsTheRulesSay()
{
    const auto collection = collectionOf("q1 0 r 1\nq2 0 r 1\n", {"q1 Q0 r 1 9 t\n"});
    core::MeanCurveRules rules = upTo(2);
    QCOMPARE(*core::meanCurve(collection, {}, 0, definitionOf("RR"), rules)[1].mean, 1.0);
    rules.evaluation.missing = MissingRule::Zero;
    const Curve curve = core::meanCurve(collection, {}, 0, definitionOf("RR"), rules);
    QCOMPARE(*curve[1].mean, 0.5);
    QCOMPARE(curve[1].queries, std::size_t{2});
}

void TestMeanCurve::queriesWithoutAValueCountAsTheRulesSay()
{
    const auto collection =
        collectionOf("q1 0 r 1\nq2 0 r 0\n", {"q1 Q0 r 1 9 t\nq2 Q0 r 1 9 t\n"});
    core::MeanCurveRules rules = upTo(1);
    const auto first = [&] {
        return core::meanCurve(collection, {}, 0, definitionOf("AP"), rules).front();
    };
    QCOMPARE(*first().mean, 0.5);
    rules.evaluation.noValue = NoValueRule::One;
    QCOMPARE(*first().mean, 1.0);
    QCOMPARE(first().queries, std::size_t{2});
    rules.evaluation.noValue = NoValueRule::Skip;
    QCOMPARE(*first().mean, 1.0);
    QCOMPARE(first().queries, std::size_t{1});
}

void TestMeanCurve::onlyTheQueriesThatAreAskedFor()
{
    core::MeanCurveRules rules = upTo(4);
    rules.queries = {"q2", "q3", "unknown"};
    const Curve curve = core::meanCurve(threeQueries(), {}, 0, definitionOf("RR"), rules);
    QCOMPARE(*curve[0].mean, 0.0);
    QCOMPARE(*curve[3].mean, 0.375);
    QCOMPARE(curve[3].queries, std::size_t{2});
    rules.queries = std::vector<std::string>();
    QVERIFY(!core::meanCurve(threeQueries(), {}, 0, definitionOf("RR"), rules)[0].mean);
}

void TestMeanCurve::everyCutoffIsAnEvaluation_data()
{
    QTest::addColumn<int>("noValue");
    QTest::addColumn<int>("missing");
    QTest::newRow("trec_eval") << int(NoValueRule::Zero) << int(MissingRule::Skip);
    QTest::newRow("missing queries are 0") << int(NoValueRule::Zero) << int(MissingRule::Zero);
    QTest::newRow("If undefined 1") << int(NoValueRule::One) << int(MissingRule::Zero);
    QTest::newRow("If undefined left out") << int(NoValueRule::Skip) << int(MissingRule::Skip);
}

void TestMeanCurve::everyCutoffIsAnEvaluation()
{
    QFETCH(const int, noValue);
    QFETCH(const int, missing);
    const core::Collection collection = random(40, 11);
    core::MeanCurveRules rules = upTo(18);
    rules.evaluation.noValue = NoValueRule(noValue);
    rules.evaluation.missing = MissingRule(missing);
    for (const core::MeasureSpec& definition : everyDefinition()) {
        const Curve curve = core::meanCurve(collection, {}, 0, definition, rules);
        std::vector<core::MeasureSpec> cut(rules.depth, definition);
        for (std::size_t k = 1; k <= rules.depth; ++k)
            cut[k - 1].cutoff = k;
        const core::RunEvaluation evaluation =
            core::evaluateRun(collection.qrels, collection.runs[0].lists, cut, rules.evaluation);
        for (std::size_t i = 0; i < rules.depth; ++i) {
            const auto which = [&] { return QByteArray::fromStdString(core::toText(cut[i])); };
            VERIFY_OF(curve[i].mean == evaluation.means[i], which());
            std::vector<double> counted;
            for (const core::QueryValues& query : evaluation.queries)
                if (query.counted[i])
                    counted.push_back(*query.counted[i]);
            QCOMPARE(curve[i].queries, counted.size());
            const auto test = core::pairedT(counted);
            if (!test || !curve[i].interval)
                continue;  // of equal values, where either may see the last digit
            const core::Interval expected = core::confidenceInterval(*test, 0.05);
            VERIFY_OF(agree(curve[i].interval->low, expected.low, 1e-9) ||
                          std::abs(curve[i].interval->low - expected.low) < 1e-12,
                      which());
            VERIFY_OF(agree(curve[i].interval->high, expected.high, 1e-9), which());
        }
    }
}

void TestMeanCurve::ownCutoffIsTheCollectionsMean()
{
    const core::Collection collection = random(300, 5);
    for (const char* text : {"nDCG@10", "nDCG(gain=exp)@7", "AP@100", "RR@10", "P@5", "ERR@20",
                             "RBP(p=0.8)@12", "Recall@3", "bpref@10"}) {
        const core::MeasureSpec definition = definitionOf(text);
        const auto evaluation = core::evaluateCollection(collection, {}, std::span(&definition, 1));
        for (std::size_t run = 0; run < collection.runs.size(); ++run) {
            const Curve curve = core::meanCurve(collection, {}, run, definition, upTo(100));
            QVERIFY2(curve[*definition.cutoff - 1].mean == evaluation.runs[run].means[0], text);
        }
    }
}

void TestMeanCurve::editsAreInForce()
{
    const core::Collection collection = threeQueries();
    const core::MeasureSpec definition = definitionOf("RR@4");
    core::QueryEdits edits;
    // q3's first document is relevant now: 1/3 (1 + 0 + 1)
    edits["q3"] = core::judged(collection, {}, "q3", "a", core::Grade(1));
    QVERIFY(agree(*core::meanCurve(collection, edits, 0, definition, upTo(4))[0].mean, 2.0 / 3));
    // q2's list is r alone now: 1/3 (1 + 1 + 1)
    core::RankedList list = core::listOf(collection, edits, "q2", 0);
    list.ranked.erase(list.ranked.begin());
    edits["q2"] = core::editedTo(collection, edits, "q2", 0, list);
    const Curve curve = core::meanCurve(collection, edits, 0, definition, upTo(4));
    QCOMPARE(*curve[0].mean, 1.0);
    const auto evaluation = core::evaluateCollection(collection, edits, std::span(&definition, 1));
    QVERIFY(curve[3].mean == evaluation.runs[0].means[0]);
}

void TestMeanCurve::threadsDoNotMatter()
{
    const core::Collection collection = random(700, 3);
    const core::MeasureSpec definition = definitionOf("nDCG@10");
    const Curve one = core::meanCurve(collection, {}, 1, definition, upTo(600));
    for (const std::size_t threads : {2, 3, 8})
        QCOMPARE(unlike(one, core::meanCurve(collection, {}, 1, definition, upTo(600),
                                             core::Threads(threads))),
                 QByteArray());
}

void TestMeanCurve::stops()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(core::meanCurve(threeQueries(), {}, 0, definitionOf("RR"), upTo(4), core::Threads(),
                            source.get_token())
                .empty());
}

QTEST_APPLESS_MAIN(TestMeanCurve)

}  // namespace tst_mean_curve

#include "tst_mean_curve.moc"
