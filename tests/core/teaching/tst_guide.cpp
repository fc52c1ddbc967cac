// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/teaching/metric_chooser/guide_answers.h"
#include "core/teaching/metric_chooser/guide_table.h"
#include "core/teaching/metric_chooser/list_probes.h"
#include "core/teaching/metric_chooser/sample_probes.h"
#include "tests/core/figures.h"
#include "tests/core/random_lists.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_guide {

using namespace core;
using namespace Qt::StringLiterals;

namespace {

JudgedRanking queryOf(std::initializer_list<double> ranked,
                      std::initializer_list<double> notRetrieved = {})
{
    Grades list;
    for (const double grade : ranked)
        list.emplace_back(grade);
    Grades others;
    for (const double grade : notRetrieved)
        others.emplace_back(grade);
    return JudgedRanking(list, others);
}

QByteArray nameText(const GuideSubject& subject)
{
    const std::string_view name = nameOf(subject);
    return QByteArray(name.data(), static_cast<qsizetype>(name.size()));
}

QString namesOf(const std::vector<GuideSubject>& subjects)
{
    QStringList names;
    for (const GuideSubject& subject : subjects)
        names << QString::fromUtf8(nameText(subject));
    return names.join(QLatin1Char(' '));
}

/// Lists in which something is relevant and retrieved, of grades 0 to 4 and some unjudged.
struct Query {
    Grades ranked;
    Grades others;
    JudgedRanking judged() const { return JudgedRanking(ranked, others, 4.0); }
};

std::vector<Query> randomQueries(std::uint32_t seed)
{
    Lists lists(seed);
    std::vector<Query> queries;
    while (queries.size() < 300) {
        Query query;
        for (std::size_t i = 0, n = 5 + lists.below(4); i < n; ++i)
            query.ranked.push_back(lists.below(6) == 0 ? Grade::unjudged()
                                                       : Grade(double(lists.below(5))));
        query.others.emplace_back(double(lists.below(5)));
        query.others.emplace_back(0.0);
        const bool hasHit = std::any_of(query.ranked.begin(), query.ranked.end(),
                                        [](Grade grade) { return grade.isRelevant(1); });
        if (hasHit)
            queries.push_back(std::move(query));
    }
    return queries;
}

/// Whether the measure's value at k changes when the query does so, for any query.
template <class Edit>
bool everChanges(Measure measure, std::optional<std::size_t> cutoff, std::uint32_t seed, Edit edit)
{
    Settings settings;
    settings.recallPoint = 0.5;  // at 0, interpolated precision knows of no share
    const Evaluator evaluator(MeasureSpec{measure, cutoff, settings}, 64);
    for (const Query& query : randomQueries(seed)) {
        Query edited = query;
        if (!edit(edited))
            continue;
        const ProbeEffect effect{evaluator.value(query.judged()), evaluator.value(edited.judged())};
        if (effect.isSeen())
            return true;
    }
    return false;
}

std::size_t firstHit(const Query& query)
{
    const auto found = std::find_if(query.ranked.begin(), query.ranked.end(),
                                    [](Grade grade) { return grade.isRelevant(1); });
    return static_cast<std::size_t>(found - query.ranked.begin());
}

constexpr std::size_t counted = 3;  ///< ranks of the cutoff

/// Turns the counted ranks below the first hit around.
bool turnBelowFirst(Query& query)
{
    const std::size_t first = firstHit(query);
    if (first + 2 >= counted)
        return false;
    std::swap(query.ranked[first + 1], query.ranked[counted - 1]);
    return true;
}

bool turnAll(Query& query)
{
    std::reverse(query.ranked.begin(), query.ranked.begin() + static_cast<std::ptrdiff_t>(counted));
    return true;
}

/// Ten samples with scores that are probabilities; positives are 1.
struct TenSamples {
    std::vector<double> scores{0.9, 0.8, 0.7, 0.6, 0.55, 0.45, 0.45, 0.45, 0.45, 0.1};
    std::vector<std::uint8_t> labels{1, 1, 0, 1, 0, 1, 0, 0, 0, 0};
    ScoredLabels of() const { return {scores, labels}; }
};

ProbeEffect effectOn(const GuideSubject& subject, SampleProbe probe)
{
    const TenSamples samples;
    return effectsOf(probe, samples.of(), 0.5, {}, std::array{subject}).front();
}

}  // namespace

class TestGuide : public QObject {
    Q_OBJECT

private slots:
    void coversEverything();
    void order_data();
    void order();
    void degrees_data();
    void degrees();
    void relevantDocuments_data();
    void relevantDocuments();
    void judgments_data();
    void judgments();
    void range_data();
    void range();
    void share_data();
    void share();
    void thresholdAndScores_data();
    void thresholdAndScores();
    void fits_data();
    void fits();
    void everyAnswerHasAMeasure();
    void definitions_data();
    void definitions();
    void effects_data();
    void effects();
    void undefinedIsSeen();
    void probes();
    void probesOfNothing();
    void sampleEffects_data();
    void sampleEffects();
    void noProbesOfOneClass();
    void orders();

private:
    void addMeasures();
};

void TestGuide::coversEverything()
{
    std::vector<GuideSubject> expected;
    for (const MeasureRow& row : measureTable())
        expected.emplace_back(row.measure);
    std::vector<ThresholdMetric> figureRates;
    for (const ClassifierMetric figure : allClassifierMetrics()) {
        expected.emplace_back(figure);
        if (const auto rate = thresholdMetricOf(figure))
            figureRates.push_back(*rate);
    }
    for (const ThresholdMetricRow& row : thresholdMetricTable())
        if (std::find(figureRates.begin(), figureRates.end(), row.rate) == figureRates.end())
            expected.emplace_back(row.rate);
    QCOMPARE(guideTable().size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(guideTable()[i].subject == expected[i], nameText(expected[i]));
}

void TestGuide::addMeasures()
{
    QTest::addColumn<Measure>("measure");
    for (const MeasureRow& row : measureTable())
        QTest::newRow(nameText(row.measure)) << row.measure;
}

void TestGuide::order_data()
{
    addMeasures();
}

/// R-precision counts its first R ranks, so there an order is one of the lists that end there.
void TestGuide::order()
{
    QFETCH(const Measure, measure);
    const bool countsFirstR = measure == Measure::Rprec;
    const auto within = [countsFirstR](auto edit) {
        return [countsFirstR, edit](Query& query) {
            if (countsFirstR)
                query.others.assign(query.ranked.size(), Grade(1));
            return edit(query);
        };
    };
    const auto cutoff = countsFirstR ? std::nullopt : std::optional(counted);
    const auto plainOf = [&](auto edit) { return everChanges(measure, cutoff, 7, edit); };
    const bool seesAny =
        countsFirstR
            ? everChanges(measure, cutoff, 7,
                          [](Query& query) {
                              // R is beyond the list, before and after
                              const auto relevant =
                                  std::count_if(query.ranked.begin(), query.ranked.end(),
                                                [](Grade grade) { return grade.isRelevant(1); });
                              return relevant + 1 >= std::ssize(query.ranked) && turnAll(query);
                          })
            : plainOf(turnAll);
    const bool seesBelow = !countsFirstR && plainOf(within(turnBelowFirst));
    switch (guideRowOf(measure).sees) {
    case GuideOrder::None:
        QVERIFY(!seesAny);
        break;
    case GuideOrder::First:
        QVERIFY(seesAny);
        QVERIFY(!seesBelow);
        break;
    case GuideOrder::Whole:
        QVERIFY(seesBelow);
        break;
    }
}

void TestGuide::degrees_data()
{
    addMeasures();
}

void TestGuide::degrees()
{
    QFETCH(const Measure, measure);
    const bool sees = everChanges(measure, {}, 11, [](Query& query) {
        Grade& hit = query.ranked[firstHit(query)];
        hit = Grade(hit.value() == 1 ? 3 : 1);
        return true;
    });
    QCOMPARE(guideRowOf(measure).needs.has(GuideNeed::Degrees), sees);
}

void TestGuide::relevantDocuments_data()
{
    addMeasures();
}

/// What a measure needs to know of: a relevant document more that nobody retrieved.
void TestGuide::relevantDocuments()
{
    QFETCH(const Measure, measure);
    const bool sees = everChanges(measure, {}, 13, [](Query& query) {
        query.others.emplace_back(2.0);
        return true;
    });
    QCOMPARE(guideRowOf(measure).needs.has(GuideNeed::EveryRelevant), sees);
}

void TestGuide::judgments_data()
{
    addMeasures();
}

/// Whether it makes a difference that a document was judged as bad, and not passed over.
void TestGuide::judgments()
{
    QFETCH(const Measure, measure);
    const bool sees = everChanges(measure, {}, 17, [](Query& query) {
        const auto open = std::find(query.ranked.begin(), query.ranked.end(), Grade::unjudged());
        if (open == query.ranked.end())
            return false;
        *open = Grade(0);
        return true;
    });
    const auto& needs = guideRowOf(measure).needs;
    QCOMPARE(needs.has(GuideNeed::Nonrelevant) || needs.has(GuideNeed::SampledPool) ||
                 measure == Measure::Judged,
             sees);
}

void TestGuide::range_data()
{
    addMeasures();
}

/// Every value lies within; and 1 is the end where the definition says so.
void TestGuide::range()
{
    QFETCH(const Measure, measure);
    const GuideRow& row = guideRowOf(measure);
    for (const std::optional<std::size_t> cutoff : {std::optional<std::size_t>(), {counted}}) {
        const Evaluator evaluator(MeasureSpec{measure, cutoff, {}}, 64);
        double largest = 0;
        for (const Query& query : randomQueries(19))
            if (const Value value = evaluator.value(query.judged())) {
                QVERIFY(*value >= row.lowest && *value <= row.highest + 1e-12);
                largest = std::max(largest, *value);
            }
        QVERIFY(row.highest == 1 || largest > 1);
    }
    if (rowOf(measure).endsAtOne)
        QCOMPARE(row.highest, 1.0);
}

void TestGuide::share_data()
{
    QTest::addColumn<std::size_t>("row");
    for (std::size_t i = measureCount; i < guideTable().size(); ++i)
        QTest::newRow(nameText(guideTable()[i].subject)) << i;
}

/// Ten times the negatives, with the same scores: the share of positives, and nothing else.
void TestGuide::share()
{
    QFETCH(const std::size_t, row);
    const GuideRow& told = guideTable()[row];
    QCOMPARE(effectOn(told.subject, SampleProbe::NegativesTenfold).isSeen(), told.seesShare);
}

void TestGuide::thresholdAndScores_data()
{
    share_data();
}

void TestGuide::thresholdAndScores()
{
    QFETCH(const std::size_t, row);
    const GuideRow& told = guideTable()[row];
    const bool isDecision = told.needs.has(GuideNeed::Threshold);
    QCOMPARE(effectOn(told.subject, SampleProbe::ThresholdMoved).isSeen(), isDecision);
    QCOMPARE(effectOn(told.subject, SampleProbe::PairTurned).isSeen(), !isDecision);
    // Half a score is another chance, and another side of a threshold, but no other order.
    QCOMPARE(effectOn(told.subject, SampleProbe::ScoresHalved).isSeen(),
             told.sees == GuideOrder::None);
}

void TestGuide::fits_data()
{
    QTest::addColumn<GuideAnswers>("answers");
    QTest::addColumn<QString>("expected");
    using enum LookedAt;
    const auto row = [](const char* name, const GuideAnswers& answers, const char* expected) {
        QTest::newRow(name) << answers << QString::fromLatin1(expected);
    };
    row("a question with one answer, on a page",
        {RightAnswers::One, AnswerGrades::YesOrNo, OrderRole::Matters, Page, ScoreUse::Order},
        "RR Judged");
    row("one answer anywhere on the page",
        {RightAnswers::One, AnswerGrades::YesOrNo, OrderRole::DoesNot, Page, ScoreUse::Order},
        "Success Judged");
    row("one answer of several qualities",
        {RightAnswers::One, AnswerGrades::Degrees, OrderRole::Matters, Page, ScoreUse::Order},
        "RR ERR nERR Judged");
    row("a web search with degrees",
        {RightAnswers::Many, AnswerGrades::Degrees, OrderRole::Matters, Page, ScoreUse::Order},
        "nDCG ERR Q nERR RBP INSQ INST BPM Compat RC Judged");
    row("a page of recommendations in yes and no",
        {RightAnswers::Many, AnswerGrades::YesOrNo, OrderRole::Matters, Page, ScoreUse::Order},
        "nDCG AP RBP RC Judged");
    row("a page whose order nobody minds",
        {RightAnswers::Many, AnswerGrades::YesOrNo, OrderRole::DoesNot, Page, ScoreUse::Order},
        "P Recall Recall_cap Success F1 Judged");
    row("candidates for another stage",
        {RightAnswers::Many, AnswerGrades::YesOrNo, OrderRole::DoesNot, All, ScoreUse::Order},
        "Recall Success F1 Rprec set_map set_relative_P utility Judged");
    row("one result, whatever is answered on order",
        {RightAnswers::Many, AnswerGrades::YesOrNo, OrderRole::Matters, First, ScoreUse::Order},
        "nDCG P Success");
    row("clicks that are put in order",
        {RightAnswers::Many, AnswerGrades::YesOrNo, OrderRole::Matters, All, ScoreUse::Order},
        "nDCG AP AUC AP infAP iprec 11pt_avg Bpref RBP binG RC Judged");
    row("bids: scores are chances",
        {RightAnswers::One, AnswerGrades::Degrees, OrderRole::Matters, First,
         ScoreUse::Probability},
        "AUC LogLoss Brier ECE");
    row("an alarm: yes or no", {{}, {}, {}, {}, ScoreUse::Decision},
        "Accuracy BalancedAccuracy Precision Recall F1 MCC Kappa youden jaccard "
        "diagnostic_odds_ratio Specificity fpr fnr npv lift lr_positive lr_negative");
}

void TestGuide::fits()
{
    QFETCH(const GuideAnswers, answers);
    QFETCH(const QString, expected);
    QCOMPARE(namesOf(fittingMeasures(answers)), expected);
}

void TestGuide::everyAnswerHasAMeasure()
{
    const auto choices = [](auto first, auto... others) {
        return std::vector<std::optional<decltype(first)>>{std::nullopt, first, others...};
    };
    using enum LookedAt;
    for (const auto answers : choices(RightAnswers::One, RightAnswers::Many))
        for (const auto grading : choices(AnswerGrades::YesOrNo, AnswerGrades::Degrees))
            for (const auto order : choices(OrderRole::Matters, OrderRole::DoesNot))
                for (const auto looked : choices(First, Page, All))
                    for (const auto scores :
                         choices(ScoreUse::Order, ScoreUse::Decision, ScoreUse::Probability)) {
                        const auto found =
                            fittingMeasures({answers, grading, order, looked, scores});
                        QVERIFY(!found.empty());
                        const GuideRole role = guideRowOf(found.front()).role;
                        QVERIFY(role == GuideRole::Usual || role == GuideRole::Special);
                    }
}

void TestGuide::definitions_data()
{
    QTest::addColumn<Measure>("measure");
    QTest::addColumn<GuideAnswers>("answers");
    QTest::addColumn<QString>("expected");
    const GuideAnswers page{{}, {}, {}, LookedAt::Page, {}};
    const GuideAnswers degrees{{}, AnswerGrades::Degrees, {}, LookedAt::Page, {}};
    QTest::newRow("a page is the cutoff") << Measure::Ndcg << page << u"nDCG@20"_s;
    QTest::newRow("not asked: a page") << Measure::Recall << GuideAnswers() << u"Recall@20"_s;
    QTest::newRow("one is looked at")
        << Measure::P << GuideAnswers{{}, {}, {}, LookedAt::First, {}} << u"P@1"_s;
    QTest::newRow("all are looked at")
        << Measure::Ap << GuideAnswers{{}, {}, {}, LookedAt::All, {}} << u"AP"_s;
    QTest::newRow("a measure of whole lists") << Measure::Bpref << page << u"Bpref"_s;
    QTest::newRow("the best answer") << Measure::Rr << degrees << u"RR(of=best)@20"_s;
    QTest::newRow("grades as gains") << Measure::Rbp << degrees << u"RBP(gain=graded)@20"_s;
    QTest::newRow("degrees are its own") << Measure::Ndcg << degrees << u"nDCG@20"_s;
}

void TestGuide::definitions()
{
    QFETCH(const Measure, measure);
    QFETCH(const GuideAnswers, answers);
    QFETCH(const QString, expected);
    QCOMPARE(QString::fromStdString(toText(definitionFor(measure, answers, {}, 20))), expected);
}

void TestGuide::effects_data()
{
    QTest::addColumn<JudgedRanking>("query");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("definition");
    QTest::addColumn<qint64>("numerator");
    QTest::addColumn<qint64>("denominator");
    const auto row = [](const char* name, const JudgedRanking& query, const Change& change,
                        const char* definition, qint64 numerator, qint64 denominator) {
        QTest::newRow(name) << query << change << QString::fromLatin1(definition) << numerator
                            << denominator;
    };
    const JudgedRanking single = queryOf({1, 0, 0, 0, 0});
    row("the only answer falls from 1 to 5: 1/5 - 1", single, Swap{1, 5}, "RR", -4, 5);
    row("P@5 does not see it", single, Swap{1, 5}, "P@5", 0, 1);
    const JudgedRanking three = queryOf({1, 0, 0, 1, 0, 1});
    row("AP of ranks 1, 4, 6 to 2, 4, 6: (1/2 + 1/2 + 1/2)/3 - (1 + 1/2 + 1/2)/3", three,
        Swap{1, 2}, "AP", -1, 6);
    row("the order below the first: RR nothing", three, Swap{2, 6}, "RR", 0, 1);
    row("the order below the first: (1 + 1 + 3/4 - 2)/3 more", three, Swap{2, 6}, "AP", 1, 4);
    row("grades turn, both are relevant", queryOf({1, 3, 0}), Swap{1, 2}, "AP", 0, 1);
    row("the best answer rises", queryOf({1, 3, 0}), Swap{1, 2}, "RR(of=best)", 1, 2);
    row("a missing answer is found: 2/3 - 1/3", queryOf({1, 0, 0}, {1, 1}), Retrieval{4, 1},
        "Recall", 1, 3);
}

void TestGuide::effects()
{
    QFETCH(const JudgedRanking, query);
    QFETCH(const Change, change);
    QFETCH(const QString, definition);
    QFETCH(const qint64, numerator);
    QFETCH(const qint64, denominator);
    const ProbeEffect effect = effectOf(change, query, definitionOf(definition.toStdString()));
    QVERIFY(effect.exact);
    QVERIFY(*effect.exact == Fraction(numerator, denominator));
    QCOMPARE(effect.isSeen(), numerator != 0);
    QVERIFY(agree(*effect.after - *effect.before, double(numerator) / double(denominator), 1e-12) ||
            std::abs(*effect.after - *effect.before) < 1e-15);
}

void TestGuide::undefinedIsSeen()
{
    const JudgedRanking query(Grades{Grade(0), Grade::unjudged()});
    const ProbeEffect effect = effectOf(Regrade{2, Grade(1)}, query, definitionOf("AP"));
    QVERIFY(!effect.before && effect.after);
    QVERIFY(effect.isSeen());
    QVERIFY(!effect.exact);
}

void TestGuide::probes()
{
    // Ranks         1  2  3  4  5 | 6  7
    JudgedRanking query(
        Grades{Grade(0), Grade(1), Grade(3), Grade(0), Grade::unjudged(), Grade(2), Grade(0)},
        Grades{Grade(0), Grade(2)});
    const std::vector<ProbedChange> expected{{ListProbe::FirstFalls, Swap{2, 5}},
                                             {ListProbe::OrderBelow, Swap{3, 5}},
                                             {ListProbe::DegreesTurned, Swap{2, 3}},
                                             {ListProbe::PastTheCut, Swap{5, 6}},
                                             {ListProbe::FarBelow, Swap{6, 7}},
                                             {ListProbe::MissingFound, Retrieval{5, 2}},
                                             {ListProbe::JudgedAsBad, Regrade{5, Grade(0)}}};
    QVERIFY(listProbes(query, 1, 5) == expected);
    // At 6 the one at rank 6 is relevant: it is not driven out.
    const auto atSix = listProbes(query, 1, 6);
    QVERIFY(std::any_of(atSix.begin(), atSix.end(), [](const ProbedChange& one) {
        return one.change == Change(Retrieval{8, 2});
    }));
    const auto atThree = listProbes(query, 3, 5);  // grade 3 alone is relevant
    QVERIFY(atThree.front() == (ProbedChange{ListProbe::FirstFalls, Swap{3, 5}}));
}

void TestGuide::probesOfNothing()
{
    QVERIFY(listProbes(JudgedRanking(), 1, 10).empty());
    QVERIFY(listProbes(queryOf({0, 0, 0}), 1, 10).empty());
    QVERIFY(listProbes(queryOf({1}), 1, 10).empty());
}

void TestGuide::sampleEffects_data()
{
    QTest::addColumn<SampleProbe>("probe");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<double>("before");
    QTest::addColumn<double>("after");
    using enum SampleProbe;
    // Positives 0.9 0.8 0.6 0.45; of 24 pairs 0.9 and 0.8 win 6 each, 0.6 wins 5, 0.45 wins 3 and
    // ties 1.
    QTest::newRow("AUC, half of every score") << ScoresHalved << u"AUC"_s << 19.5 / 24 << 19.5 / 24;
    // Accepted are 5, of them 3 right: 0.9 and 0.55 change places.
    QTest::newRow("AUC, a pair turned") << PairTurned << u"AUC"_s << 19.5 / 24 << 15.5 / 24;
    QTest::newRow("precision, ten times as many negatives")
        << NegativesTenfold << u"Precision"_s << 3.0 / 5 << 3.0 / 23;
    QTest::newRow("recall, ten times as many negatives")
        << NegativesTenfold << u"Recall"_s << 3.0 / 4 << 3.0 / 4;
    QTest::newRow("recall, one more is accepted")
        << ThresholdMoved << u"Recall"_s << 3.0 / 4 << 1.0;
    QTest::newRow("accuracy, half of every score: none is accepted")
        << ScoresHalved << u"Accuracy"_s << 7.0 / 10 << 6.0 / 10;
    QTest::newRow("Brier score, half of every score")
        << ScoresHalved << u"Brier"_s
        << (0.01 + 0.04 + 0.49 + 0.16 + 0.3025 + 0.3025 + 0.2025 + 0.2025 + 0.2025 + 0.01) / 10
        << (0.3025 + 0.36 + 0.1225 + 0.49 + 0.075625 + 0.600625 + 0.050625 + 0.050625 + 0.050625 +
            0.0025) /
               10;
}

void TestGuide::sampleEffects()
{
    QFETCH(const SampleProbe, probe);
    QFETCH(const QString, figure);
    QFETCH(const double, before);
    QFETCH(const double, after);
    const ProbeEffect effect = effectOn(classifierMetricNamed(figure.toStdString()).value(), probe);
    QVERIFY(agree(*effect.before, before));
    QVERIFY(agree(*effect.after, after));
}

void TestGuide::noProbesOfOneClass()
{
    const std::vector<double> scores{0.2, 0.6};
    const std::vector<std::uint8_t> labels{1, 1};
    QVERIFY(sampleProbes({scores, labels}, 0.5).empty());
    QVERIFY(sampleProbes({}, 0.5).empty());
    const TenSamples samples;
    QCOMPARE(sampleProbes(samples.of(), 0.5).size(), std::size_t{4});
}

/// Grades 2, 1, 0 in every one of their six orders, by hand.
void TestGuide::orders()
{
    const OrderSpan span = orderSpan(queryOf({2, 1, 0}), definitionOf("nDCG@3"));
    const double second = 1 / std::log2(3.0);
    const double third = 1 / std::log2(4.0);
    const double ideal = 2 + second;
    const double sum = (2 + second) + (2 + third) + (1 + 2 * second) + (1 + 2 * third) +
                       (2 * second + third) + (second + 2 * third);
    QVERIFY(agree(*span.value, 1.0));
    QVERIFY(agree(*span.worst, (second + 2 * third) / ideal));
    QVERIFY(agree(*span.shuffled, sum / 6 / ideal));
}

QTEST_APPLESS_MAIN(TestGuide)

}  // namespace tst_guide

#include "tst_guide.moc"
