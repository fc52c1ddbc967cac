// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/written_mean.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <string>
#include <vector>

namespace tst_run_evaluation {

using core::EvaluationRules;
using core::MissingRule;
using core::NoValueRule;
using core::Undefined;
using core::Value;
using namespace std::string_literals;

namespace {

core::Qrels qrelsOf(const std::string& text)
{
    return core::parseQrels(text, "qrels").value();
}

core::Run runOf(const std::string& text,
                core::RankOrder order = core::RankOrder::ScoreThenIdDescending)
{
    return core::parseRun(text, "run", order).value();
}

core::RunEvaluation evaluated(const std::string& qrels, const std::string& run,
                              const std::vector<std::string>& texts,
                              const EvaluationRules& rules = {})
{
    std::vector<core::MeasureSpec> definitions;
    for (const std::string& text : texts)
        definitions.push_back(definitionOf(text));
    return core::evaluateRun(qrelsOf(qrels), runOf(run), definitions, rules);
}

std::vector<std::string> namesOf(const std::vector<core::RankedItem>& documents)
{
    std::vector<std::string> names;
    for (const core::RankedItem& document : documents)
        names.push_back(document.id);
    return names;
}

using Names = std::vector<std::string>;
using Values = std::vector<Value>;

}  // namespace

class TestRunEvaluation : public QObject {
    Q_OBJECT
private slots:
    void init();
    void rules_data();
    void rules();
    void shortening_data();
    void shortening();
    void tieOrder_data();
    void tieOrder();
    void queriesComeInByteOrder();
    void missingQueriesAreKeptOnlyWhereTheyCount();
    void countedFollowsTheValue();
    void leftOutWhateverTheRule_data();
    void leftOutWhateverTheRule();
    void scaleIsTheCollections();
    void oneIdealForAllQueries();
    void nothingInCommon();
    void rankedList();
    void rankedListOfOneSide();
    void meanOf_data();
    void meanOf();
    void writtenOut();
    void rulesWrittenOut_data();
    void rulesWrittenOut();
    void otherMeans_data();
    void otherMeans();
};

void TestRunEvaluation::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestRunEvaluation::rules_data()
{
    QTest::addColumn<std::string>("qrels");
    QTest::addColumn<std::string>("run");
    QTest::addColumn<EvaluationRules>("rules");
    QTest::addColumn<double>("mean");  // of AP and of nDCG alike
    const auto row = [](const char* name, const std::string& qrels, const std::string& run,
                        NoValueRule noValue, MissingRule missing, double mean) {
        QTest::newRow(name) << qrels << run
                            << EvaluationRules{.noValue = noValue, .missing = missing} << mean;
    };
    const std::string nothingRelevant = "q1 0 a 1\nq2 0 b 0\nq2 0 c 0\n";
    const std::string both = "q1 Q0 a 1 2 t\nq2 Q0 b 1 2 t\nq2 Q0 c 2 1 t\n";
    row("nothing relevant: trec_eval, ranx", nothingRelevant, both, NoValueRule::Zero,
        MissingRule::Skip, 0.5);
    row("nothing relevant: LightGBM, XGBoost", nothingRelevant, both, NoValueRule::One,
        MissingRule::Skip, 1);
    row("nothing relevant: torchmetrics skip", nothingRelevant, both, NoValueRule::Skip,
        MissingRule::Skip, 1);

    const std::string twoQueries = "q1 0 a 1\nq2 0 b 1\n";
    const std::string first = "q1 Q0 a 1 1 t\n";
    row("query not in the run: trec_eval", twoQueries, first, NoValueRule::Zero, MissingRule::Skip,
        1);
    row("query not in the run: trec_eval -c", twoQueries, first, NoValueRule::Zero,
        MissingRule::Zero, 0.5);
    row("a missing query is 0 where one If undefined is 1", nothingRelevant, first,
        NoValueRule::One, MissingRule::Zero, 0.5);
    row("a missing query is 0 where one If undefined is left out", nothingRelevant, first,
        NoValueRule::Skip, MissingRule::Zero, 0.5);
}

void TestRunEvaluation::rules()
{
    QFETCH(const std::string, qrels);
    QFETCH(const std::string, run);
    QFETCH(const EvaluationRules, rules);
    QFETCH(const double, mean);
    const auto evaluation = evaluated(qrels, run, {"AP", "nDCG"}, rules);
    QCOMPARE(evaluation.means, (Values{mean, mean}));
}

void TestRunEvaluation::shortening_data()
{
    QTest::addColumn<std::string>("grades");  // of the ranks 1.., ? for unjudged
    QTest::addColumn<EvaluationRules>("rules");
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, const char* grades, const EvaluationRules& rules,
                        const char* definition, double value) {
        QTest::newRow(name) << std::string(grades) << rules << std::string(definition) << value;
    };
    row("unjudged documents stand in the way", "? ? 1", {}, "RR", 1.0 / 3);
    row("judgedOnly takes them out", "? ? 1", {.judgedOnly = true}, "RR", 1);
    row("judgedOnly takes negative grades out", "-1 ? 1", {.judgedOnly = true}, "RR", 1);
    row("judgedOnly keeps grade 0", "0 ? 1", {.judgedOnly = true}, "RR", 0.5);
    row("depth ends the list", "0 1 1", {.depth = 2}, "P", 0.5);
    row("a document past the depth is still relevant", "1 0 1", {.depth = 2}, "Recall", 0.5);
    row("a document past the depth is still in the ideal", "0 1 1", {.depth = 2}, "IDCG(gain=exp)",
        1 + 1 / std::log2(3.0));
    row("depth past the end", "0 1", {.depth = 9}, "P", 0.5);
    row("depth ends the list before judgedOnly", "? 0 ? 1", {.depth = 2, .judgedOnly = true}, "P",
        0);
    row("judgedOnly moves up what was read", "? 1 ? 1", {.depth = 2, .judgedOnly = true}, "P@1", 1);
    row("a document past the depth is not moved up", "? 1", {.depth = 1, .judgedOnly = true}, "AP",
        0);
}

void TestRunEvaluation::shortening()
{
    QFETCH(const std::string, grades);
    QFETCH(const EvaluationRules, rules);
    QFETCH(const std::string, definition);
    QFETCH(const double, value);
    std::string qrels;
    std::string run;
    const QStringList list = QString::fromStdString(grades).split(' ');
    for (int i = 0; i < list.size(); ++i) {
        const std::string document = "d" + std::to_string(i);
        run += "q Q0 " + document + " 0 " + std::to_string(-i) + " t\n";
        if (list[i] != "?")
            qrels += "q 0 " + document + " " + list[i].toStdString() + "\n";
    }
    const auto evaluation = evaluated(qrels, run, {definition}, rules);
    const Value ours = evaluation.queries[0].values[0];
    QVERIFY(ours);
    QVERIFY2(agree(*ours, value), digits(*ours));
}

void TestRunEvaluation::tieOrder_data()
{
    // Three documents of one score in the order a, b, c; a is relevant.
    QTest::addColumn<core::RankOrder>("order");
    QTest::addColumn<double>("rr");
    QTest::newRow("trec_eval") << core::RankOrder::ScoreThenIdDescending << 1.0 / 3;
    QTest::newRow("ir_measures RR@10") << core::RankOrder::ScoreThenIdAscending << 1.0;
    QTest::newRow("ranx") << core::RankOrder::ScoreThenFile << 1.0;
}

void TestRunEvaluation::tieOrder()
{
    QFETCH(const core::RankOrder, order);
    QFETCH(const double, rr);
    const auto run = runOf("q Q0 a 1 1 t\nq Q0 b 2 1 t\nq Q0 c 3 1 t\n", order);
    const std::vector definitions{definitionOf("RR")};
    const auto evaluation =
        core::evaluateRun(qrelsOf("q 0 a 1\nq 0 b 0\nq 0 c 0\n"), run, definitions);
    QCOMPARE(evaluation.means, Values{rr});
}

void TestRunEvaluation::queriesComeInByteOrder()
{
    const auto evaluation =
        evaluated("q 0 a 1\n9 0 a 1\n10 0 a 1\nQ 0 a 1\nonly-judged 0 a 1\n",
                  "Q Q0 a 1 1 t\nq Q0 b 1 1 t\nz Q0 a 1 1 t\n10 Q0 a 1 1 t\n9 Q0 a 1 1 t\n"
                  "only-run Q0 a 1 1 t\n",
                  {"RR"});
    Names queries;
    for (const core::QueryValues& query : evaluation.queries)
        queries.push_back(query.query);
    QCOMPARE(queries, (Names{"10", "9", "Q", "q"}));
    QCOMPARE(evaluation.notInRun, Names{"only-judged"});
    QCOMPARE(evaluation.notJudged, (Names{"only-run", "z"}));
    QCOMPARE(evaluation.means, Values{0.75});
}

void TestRunEvaluation::missingQueriesAreKeptOnlyWhereTheyCount()
{
    const std::string qrels = "a 0 d 1\nb 0 d 1\nc 0 d 1\n";
    const std::string run = "a Q0 d 1 1 t\nc Q0 d 1 1 t\n";
    const auto skipped = evaluated(qrels, run, {"RR"});
    QCOMPARE(skipped.queries.size(), std::size_t{2});
    QCOMPARE(skipped.notInRun, Names{"b"});

    const auto kept = evaluated(qrels, run, {"RR", "IDCG"}, {.missing = MissingRule::Zero});
    QCOMPARE(kept.queries.size(), std::size_t{3});
    QCOMPARE(kept.notInRun, Names{"b"});
    QCOMPARE(kept.queries[1].query, "b"s);
    QVERIFY(kept.queries[1].missing && !kept.queries[0].missing && !kept.queries[2].missing);
    QCOMPARE(kept.queries[1].values, (Values{0.0, 1.0}));
    QCOMPARE(kept.queries[1].counted, (Values{0.0, 0.0}));
}

void TestRunEvaluation::countedFollowsTheValue()
{
    const std::string qrels = "a 0 d 1\nb 0 d 0\n";
    const std::string run = "a Q0 d 1 1 t\nb Q0 d 1 1 t\n";
    const auto evaluation = evaluated(qrels, run, {"AP", "P"}, {.noValue = NoValueRule::One});
    QCOMPARE(evaluation.queries[0].values, (Values{1.0, 1.0}));
    QCOMPARE(evaluation.queries[0].counted, (Values{1.0, 1.0}));
    QCOMPARE(evaluation.queries[1].values, (Values{Undefined::NoRelevant, 0.0}));
    QCOMPARE(evaluation.queries[1].counted, (Values{1.0, 0.0}));
}

void TestRunEvaluation::leftOutWhateverTheRule_data()
{
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<Undefined>("reason");
    QTest::newRow("no hit, to be skipped") << "RR(nohit=skip)@1"s << Undefined::NoHit;
    QTest::newRow("no hit either where nothing is relevant")
        << "RR(nohit=skip,rel=3)"s << Undefined::NoHit;
    QTest::newRow("a grade above the scale") << "ERR(max=1)"s << Undefined::GradeAboveScale;
}

void TestRunEvaluation::leftOutWhateverTheRule()
{
    QFETCH(const std::string, definition);
    QFETCH(const Undefined, reason);
    for (const NoValueRule rule : {NoValueRule::Zero, NoValueRule::One, NoValueRule::Skip}) {
        const auto evaluation = evaluated("q 0 a 0\nq 0 b 2\n", "q Q0 a 1 2 t\nq Q0 b 2 1 t\n",
                                          {definition}, {.noValue = rule});
        QCOMPARE(evaluation.queries[0].counted, Values{reason});
        QCOMPARE(evaluation.means, Values{reason});
    }
}

void TestRunEvaluation::scaleIsTheCollections()
{
    // (2^1 - 1) / 2^3: the other query has grade 3.
    const auto evaluation = evaluated("q1 0 a 1\nq2 0 a 3\n", "q1 Q0 a 1 1 t\n", {"ERR"});
    QCOMPARE(evaluation.queries[0].values, Values{0.125});
}

void TestRunEvaluation::oneIdealForAllQueries()
{
    const core::RunEvaluation found =
        evaluated("q1 0 a 2\nq1 0 b 1\nq2 0 c 3\nq2 0 d 0\n",
                  "q1 Q0 a 1 2 t\nq1 Q0 b 2 1 t\nq2 Q0 d 1 2 t\nq2 Q0 c 2 1 t\n",
                  {"nDCG(ideal=all-queries)@2"});
    constexpr double second = 0.6309297535714574;  // 1 / log2(3)
    QVERIFY(agree(*found.queries[0].values[0], (2 + second) / (3 + 2 * second)));
    QVERIFY(agree(*found.queries[1].values[0], 3 * second / (3 + 2 * second)));
}

void TestRunEvaluation::nothingInCommon()
{
    const auto evaluation = evaluated("a 0 d 1\n", "b Q0 d 1 1 t\n", {"RR", "P"});
    QVERIFY(evaluation.queries.empty());
    QCOMPARE(evaluation.means.size(), std::size_t{2});
    QVERIFY(!evaluation.means[0] && !evaluation.means[1]);
    QCOMPARE(evaluation.notInRun, Names{"a"});
    QCOMPARE(evaluation.notJudged, Names{"b"});
}

void TestRunEvaluation::rankedList()
{
    const auto qrels = qrelsOf("q 0 z 1\nq 0 b 2\nq 0 y -1\nq 0 a 0\n");
    const auto run = runOf("q Q0 a 1 0.5 t\nq Q0 b 2 1.5 t\nq Q0 u 3 1 t\n");
    const core::RankedList list = core::rankedList(qrels.find("q"), run.find("q"));
    QCOMPARE(list.query, "q"s);
    QCOMPARE(namesOf(list.ranked), (Names{"b", "u", "a"}));
    QVERIFY(list.ranked[0].grade == core::Grade(2) && list.ranked[0].score == 1.5);
    QVERIFY(!list.ranked[1].grade.hasValue() && list.ranked[1].score == 1.0);
    QVERIFY(list.ranked[2].grade == core::Grade(0) && list.ranked[2].score == 0.5);
    QCOMPARE(namesOf(list.notRetrieved), (Names{"z", "y"}));
    QVERIFY(list.notRetrieved[0].grade == core::Grade(1) && !list.notRetrieved[0].score);
    QVERIFY(list.notRetrieved[1].grade == core::Grade(-1));
}

void TestRunEvaluation::rankedListOfOneSide()
{
    const auto qrels = qrelsOf("judged 0 a 1\n");
    const auto run = runOf("found Q0 b 1 1 t\n");
    const auto judged = core::rankedList(qrels.find("judged"), nullptr);
    QCOMPARE(judged.query, "judged"s);
    QVERIFY(judged.ranked.empty());
    QCOMPARE(namesOf(judged.notRetrieved), Names{"a"});
    const auto found = core::rankedList(nullptr, run.find("found"));
    QCOMPARE(found.query, "found"s);
    QCOMPARE(namesOf(found.ranked), Names{"b"});
    QVERIFY(!found.ranked[0].grade.hasValue());
    QVERIFY(found.notRetrieved.empty());
    QVERIFY(core::rankedList(nullptr, nullptr) == core::RankedList());
}

void TestRunEvaluation::meanOf_data()
{
    QTest::addColumn<Values>("counted");
    QTest::addColumn<Value>("mean");
    QTest::newRow("numbers") << Values{1.0, 0.5, 0.0, 0.5} << Value(0.5);
    QTest::newRow("undefined is left out") << Values{Undefined::NoGain, 1.0, 0.5} << Value(0.75);
    QTest::newRow("first reason") << Values{Undefined::NoHit, Undefined::NoRelevant}
                                  << Value(Undefined::NoHit);
    QTest::newRow("nothing") << Values{} << Value(Undefined::NothingRetrieved);
    QTest::newRow("summed in order") << Values{1e16, 1.0, -1e16} << Value(0.0);
}

void TestRunEvaluation::meanOf()
{
    QFETCH(const Values, counted);
    QFETCH(const Value, mean);
    QVERIFY(core::meanOf(counted) == mean);
}

void TestRunEvaluation::writtenOut()
{
    // 1, 1/2, no hit, not in the run; AP 1, (1/2 + 2/3)/2, 0.
    const auto qrels = qrelsOf("q1 0 a 1\nq2 0 a 1\nq2 0 b 1\nq3 0 a 1\nq4 0 a 1\n");
    const auto run = runOf("q1 Q0 a 1 9 t\nq2 Q0 x 1 9 t\nq2 Q0 a 2 8 t\nq2 Q0 b 3 7 t\n"
                           "q3 Q0 x 1 9 t\n");
    const auto mean = core::writtenMean(qrels, run, definitionOf("AP"));
    QCOMPARE(mean.terms.size(), std::size_t{3});
    QCOMPARE(mean.terms[1].query, "q2"s);
    QVERIFY(mean.terms[1].exact == core::Fraction(7, 12));
    QVERIFY(mean.exactSum == core::Fraction(19, 12));
    QVERIFY(mean.exact == core::Fraction(19, 36));
    QCOMPARE(mean.value, evaluated("q1 0 a 1\nq2 0 a 1\nq2 0 b 1\nq3 0 a 1\nq4 0 a 1\n",
                                   "q1 Q0 a 1 9 t\nq2 Q0 x 1 9 t\nq2 Q0 a 2 8 t\nq2 Q0 b 3 7 t\n"
                                   "q3 Q0 x 1 9 t\n",
                                   {"AP"})
                             .means.front());
    const auto all =
        core::writtenMean(qrels, run, definitionOf("AP"), {.missing = MissingRule::Zero});
    QVERIFY(all.terms.back().isMissing);
    QVERIFY(all.terms.back().countsByRule());
    QVERIFY(all.exact == core::Fraction(19, 48));
    const auto rounded = core::writtenMean(qrels, run, definitionOf("AP"),
                                           {.rounding = core::Rounding::TwoDecimals});
    QVERIFY(!rounded.exact);
    QCOMPARE(*rounded.terms[1].counted, 0.58);
    const auto irrational = core::writtenMean(qrels, run, definitionOf("nDCG"));
    QVERIFY(irrational.value && !irrational.exact);
}

void TestRunEvaluation::rulesWrittenOut_data()
{
    QTest::addColumn<NoValueRule>("rule");
    QTest::addColumn<int>("counts");
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::newRow("counts as 0") << NoValueRule::Zero << 3 << 1 << 2;
    QTest::newRow("counts as 1") << NoValueRule::One << 3 << 5 << 6;
    QTest::newRow("is skipped") << NoValueRule::Skip << 2 << 3 << 4;
}

void TestRunEvaluation::rulesWrittenOut()
{
    QFETCH(const NoValueRule, rule);
    QFETCH(const int, counts);
    QFETCH(const int, numerator);
    QFETCH(const int, denominator);
    const auto mean =
        core::writtenMean(qrelsOf("q1 0 a 1\nq2 0 a 1\nq3 0 a 0\n"),
                          runOf("q1 Q0 a 1 9 t\nq2 Q0 x 1 9 t\nq2 Q0 a 2 8 t\nq3 Q0 a 1 9 t\n"),
                          definitionOf("RR"), {.noValue = rule});
    QCOMPARE(mean.terms.size(), std::size_t{3});
    QVERIFY(!mean.terms.back().value);
    QCOMPARE(mean.count, static_cast<std::size_t>(counts));
    QVERIFY(mean.exact == core::Fraction(numerator, denominator));
}

void TestRunEvaluation::otherMeans_data()
{
    QTest::addColumn<std::vector<double>>("values");
    QTest::addColumn<double>("geometric");
    QTest::addColumn<double>("median");
    using Doubles = std::vector<double>;
    QTest::newRow("odd number") << Doubles{0.9, 0.1, 0.3} << std::cbrt(0.027) << 0.3;
    QTest::newRow("even number") << Doubles{1, 0.25, 0.5, 0.125} << std::pow(2, -1.5) << 0.375;
    // trec_eval 9.0.7 prints gm_map 0.0136 for these three values of AP.
    QTest::newRow("0 counts 0.00001")
        << Doubles{34.0 / 45, 1.0 / 3, 0} << 0.01360551700639116 << 1.0 / 3;
}

void TestRunEvaluation::otherMeans()
{
    QFETCH(const std::vector<double>, values);
    QFETCH(const double, geometric);
    QFETCH(const double, median);
    std::vector<core::MeanTerm> terms;
    for (const double value : values)
        terms.push_back({"q", value, value});
    const auto mean = core::writtenMean(definitionOf("AP"), terms);
    QVERIFY2(agree(*mean.geometric, geometric), digits(*mean.geometric));
    QVERIFY2(agree(*mean.median, median), digits(*mean.median));
    QVERIFY(!mean.exact);
    const auto none = core::writtenMean(definitionOf("AP"),
                                        {{"q", Undefined::NoRelevant, Undefined::NoRelevant}});
    QVERIFY(!none.value && !none.geometric && !none.median);
    QCOMPARE(none.count, std::size_t{0});
}

QTEST_APPLESS_MAIN(TestRunEvaluation)

}  // namespace tst_run_evaluation

#include "tst_run_evaluation.moc"
