// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/curves.h"
#include "core/rankings/evaluation/evaluator.h"
#include "tests/core/every_definition.h"
#include "tests/core/figures.h"
#include "tests/core/random_lists.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace tst_properties {

using core::Evaluator;
using core::Grade;
using core::JudgedRanking;
using core::Measure;
using core::MeasureSpec;

namespace {

/// Ranks past this one take their discount from no table, which must not show.
constexpr std::size_t tableDepth = 5;

core::Value valueOf(const MeasureSpec& definition, const JudgedRanking& query)
{
    return Evaluator(definition, tableDepth).value(query);
}

QByteArray described(const MeasureSpec& definition, const Grades& ranked,
                     const Grades& notRetrieved = {})
{
    QByteArray text = QByteArray::fromStdString(core::toText(definition)) + " of";
    const auto add = [&text](const Grades& grades) {
        for (const Grade grade : grades)
            text += ' ' + (grade.hasValue() ? digits(grade.value()) : QByteArray("?"));
    };
    add(ranked);
    text += " |";
    add(notRetrieved);
    return text;
}

bool bestFirst(Grade a, Grade b)
{
    return a.value() > b.value();
}

/// The RC of a list by its definition: over every ideal order, the share of pairs arranged alike.
class EveryIdealOrder {
public:
    EveryIdealOrder(std::vector<double> grades, core::PairWeight weight)
        : m_grades(std::move(grades))
        , m_weight(weight)
        , m_order(m_grades.size())
    {
        std::iota(m_order.begin(), m_order.end(), std::size_t{0});
        std::stable_sort(m_order.begin(), m_order.end(),
                         [this](auto a, auto b) { return m_grades[a] > m_grades[b]; });
    }

    double allPairs() const
    {
        double sum = 0;
        for (std::size_t u = 0; u < m_grades.size(); ++u)
            for (std::size_t v = u + 1; v < m_grades.size(); ++v)
                sum += weightOf(u, v);
        return sum;
    }

    double best()
    {
        double most = 0;
        do {
            most = std::max(most, alike());
        } while (next());
        return most / allPairs();
    }

private:
    double weightOf(std::size_t u, std::size_t v) const
    {
        switch (m_weight) {
        case core::PairWeight::TopRanks:
            return 1.0 / static_cast<double>(u + 1) + 1.0 / static_cast<double>(v + 1);
        case core::PairWeight::GradeGap:
            return std::abs(m_grades[u] - m_grades[v]);
        case core::PairWeight::Uniform:
            break;
        }
        return 1;
    }

    double alike() const
    {
        double sum = 0;
        for (std::size_t i = 0; i < m_order.size(); ++i)
            for (std::size_t j = i + 1; j < m_order.size(); ++j)
                if (m_order[i] < m_order[j])
                    sum += weightOf(m_order[i], m_order[j]);
        return sum;
    }

    /// The next arrangement of the documents of equal grade; false after the last.
    bool next()
    {
        auto begin = m_order.begin();
        while (begin != m_order.end()) {
            const auto end = std::find_if(begin, m_order.end(), [&](std::size_t document) {
                return m_grades[document] != m_grades[*begin];
            });
            if (std::next_permutation(begin, end))
                return true;
            begin = end;
        }
        return false;
    }

    std::vector<double> m_grades;
    core::PairWeight m_weight;
    std::vector<std::size_t> m_order;
};

}  // namespace

class TestProperties : public QObject {
    Q_OBJECT
private slots:
    void init();
    void idealRankingHasNdcgOne();
    void valuesStayInRange();
    void lastStepIsTheValue();
    void curveIsTheValueAtEveryCutoff();
    void curvesOfManyAreTheCurvesOfEach();
    void countsBecomeNumbersExactly();
    void ranksPastTheCutoffDoNotMatter();
    void betterDocumentUpwardNeverLowers();
    void rcIsTheMaximumOverIdealOrders_data();
    void rcIsTheMaximumOverIdealOrders();
    void exactAgreesWithValue();
    void unjudgedIsZeroExceptWhereJudgmentsCount();
    void fIsTheHarmonicMean();
    void qOfBinaryGainsIsApDownToRankR();

private:
    std::vector<MeasureSpec> m_everyDefinition = everyDefinition();
};

void TestProperties::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestProperties::idealRankingHasNdcgOne()
{
    Lists lists(1);
    for (int round = 0; round < 150; ++round) {
        Grades grades = lists.positive(1 + lists.below(40));
        std::sort(grades.begin(), grades.end(), bestFirst);
        const std::size_t cutoff = 1 + lists.below(50);
        for (MeasureSpec definition : m_everyDefinition) {
            if (definition.measure != Measure::Ndcg ||
                definition.settings.idealCutoff != core::IdealCutoff::AtCutoff)
                continue;
            if (core::reads(definition, core::Parameter::RelevantFrom))
                definition.settings.relevantFrom = grades.back().value();
            const JudgedRanking query(grades);
            for (const MeasureSpec& asked : {definition, cutAt(definition, cutoff)}) {
                const core::Value value = valueOf(asked, query);
                const bool mayEarnNothing = definition.settings.gain == core::Gain::Table;
                VERIFY_OF((mayEarnNothing && !value) || value == core::Value(1.0),
                          described(asked, grades));
            }
        }
    }
}

void TestProperties::valuesStayInRange()
{
    Lists lists(2);
    for (int round = 0; round < 100; ++round) {
        const Grades ranked = lists.grades(12);
        const Grades notRetrieved = lists.grades(6);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(15);
        for (const MeasureSpec& definition : m_everyDefinition) {
            const core::Settings& settings = definition.settings;
            const bool hasNegative = settings.earners == core::Earners::AsGiven ||
                                     definition.measure == Measure::Utility;
            const bool canBeat1 =
                settings.ideal == core::IdealPool::RelevantOnly ||
                settings.idealCutoff != core::IdealCutoff::AtCutoff ||
                (hasNegative && settings.ideal == core::IdealPool::AsManyJudged) ||
                !core::endsAtOne(definition);
            for (const MeasureSpec& asked : {definition, cutAt(definition, cutoff)}) {
                const core::Value value = valueOf(asked, query);
                const auto what = [&] { return described(asked, ranked, notRetrieved); };
                VERIFY_OF(!value || hasNegative || *value >= 0, what());
                // Where discounts are equal, the ideal is added up in another order.
                VERIFY_OF(!value || canBeat1 || *value <= 1 || agree(*value, 1), what());
            }
        }
    }
}

void TestProperties::lastStepIsTheValue()
{
    Lists lists(3);
    for (int round = 0; round < 100; ++round) {
        const Grades ranked = lists.grades(12);
        const Grades notRetrieved = lists.grades(6);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(15);
        for (const MeasureSpec& definition : m_everyDefinition) {
            for (const MeasureSpec& asked : {definition, cutAt(definition, cutoff)}) {
                const Evaluator evaluator(asked, tableDepth);
                const core::Value value = evaluator.value(query);
                const core::Quotient quotient = evaluator.quotient(query);
                const core::Explanation explanation = evaluator.explain(query);
                double sum = 0;
                double attainable = explanation.attainable;
                core::Value last = explanation.value;
                for (const core::ExplainedRank& line : explanation.ranks) {
                    if (!line.counted)
                        continue;
                    sum = line.sum;
                    attainable = line.attainable;
                    last = line.value;
                }
                const auto what = [&] { return described(asked, ranked, notRetrieved); };
                VERIFY_OF(explanation.value == value, what());
                VERIFY_OF(quotient.value == value, what());
                VERIFY_OF(explanation.earned == sum && quotient.earned == sum, what());
                VERIFY_OF(explanation.attainable == quotient.attainable, what());
                VERIFY_OF(explanation.exact == evaluator.exact(query), what());
                // A list that ends before the cutoff is divided as if it went on.
                const bool capped = quotient.denominator == core::Denominator::RelevantWithinCutoff;
                const std::size_t end = asked.cutoff.value_or(capped ? explanation.relevant : 0);
                if (explanation.ranks.size() < end)
                    continue;
                VERIFY_OF(last == value, what());
                VERIFY_OF(attainable == explanation.attainable, what());
            }
        }
    }
}

void TestProperties::curveIsTheValueAtEveryCutoff()
{
    Lists lists(4);
    for (int round = 0; round < 60; ++round) {
        const Grades ranked = lists.grades(12);
        const Grades notRetrieved = lists.grades(6);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t depth = ranked.size() + 8;
        for (const MeasureSpec& definition : m_everyDefinition) {
            const Evaluator evaluator(definition, 40);
            const std::vector<core::Value> curve = evaluator.curve(query, depth);
            QCOMPARE(curve.size(), depth);
            const core::Explanation explanation = evaluator.explain(query);
            for (std::size_t k = 1; k <= depth; ++k) {
                const MeasureSpec cut = cutAt(definition, k);
                const auto what = [&] { return described(cut, ranked, notRetrieved); };
                VERIFY_OF(curve[k - 1] == valueOf(cut, query), what());
                if (k <= explanation.ranks.size())
                    VERIFY_OF(curve[k - 1] == explanation.ranks[k - 1].value, what());
            }
            std::vector<std::size_t> cutoffs;
            for (std::size_t k = 1 + lists.below(3); k <= depth; k += 1 + lists.below(5))
                cutoffs.push_back(k);
            const std::vector<core::Value> some = evaluator.valuesAt(query, cutoffs);
            QCOMPARE(some.size(), cutoffs.size());
            for (std::size_t i = 0; i < some.size(); ++i) {
                const MeasureSpec cut = cutAt(definition, cutoffs[i]);
                VERIFY_OF(some[i] == valueOf(cut, query), described(cut, ranked, notRetrieved));
            }
        }
    }
}

void TestProperties::curvesOfManyAreTheCurvesOfEach()
{
    Lists lists(4);
    std::vector<Evaluator> evaluators;
    for (std::size_t i = 0; i < m_everyDefinition.size(); ++i)
        evaluators.emplace_back(m_everyDefinition[i], i % 2 == 0 ? tableDepth : 40);
    core::Curves curves;
    for (int round = 0; round < 60; ++round) {
        const Grades ranked = lists.grades(20);
        const Grades notRetrieved = lists.grades(6);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t depth = lists.below(ranked.size() + 8);
        std::rotate(evaluators.begin(), evaluators.begin() + 7, evaluators.end());
        curves.make(evaluators, query, depth);
        for (std::size_t i = 0; i < evaluators.size(); ++i) {
            const MeasureSpec& definition = evaluators[i].definition();
            QCOMPARE(curves[i].size(), depth);
            for (std::size_t k = 1; k <= depth; ++k) {
                const MeasureSpec cut = cutAt(definition, k);
                VERIFY_OF(curves[i][k - 1] == valueOf(cut, query),
                          described(cut, ranked, notRetrieved));
            }
        }
    }
}

void TestProperties::countsBecomeNumbersExactly()
{
    for (const std::size_t count : {0ULL, 1ULL, 2ULL, 3ULL, 100'000ULL, (1ULL << 32) + 1,
                                    (1ULL << 51) + 1, (1ULL << 52) - 1}) {
        QCOMPARE(core::whole<double>(count), static_cast<double>(count));
        QVERIFY(!std::signbit(core::whole<double>(count)));
        QCOMPARE(core::whole<core::Fraction>(count).toDouble(), static_cast<double>(count));
    }
}

void TestProperties::ranksPastTheCutoffDoNotMatter()
{
    Lists lists(5);
    for (int round = 0; round < 100; ++round) {
        const Grades ranked = lists.grades(14);
        const Grades notRetrieved = lists.grades(6);
        const std::size_t cutoff = 1 + lists.below(8);
        Grades shuffled = ranked;
        if (shuffled.size() > cutoff)
            lists.shuffle(std::span(shuffled).subspan(cutoff));
        const JudgedRanking query(ranked, notRetrieved);
        const JudgedRanking other(shuffled, notRetrieved);
        for (const MeasureSpec& definition : m_everyDefinition) {
            const Evaluator evaluator(cutAt(definition, cutoff), tableDepth);
            VERIFY_OF(evaluator.value(query) == evaluator.value(other),
                      described(evaluator.definition(), ranked, notRetrieved));
        }
    }
}

void TestProperties::betterDocumentUpwardNeverLowers()
{
    Lists lists(6);
    for (int round = 0; round < 400; ++round) {
        const Grades ranked = lists.grades(14);
        const Grades notRetrieved = lists.grades(6);
        if (ranked.size() < 2)
            continue;
        const std::size_t lower = 1 + lists.below(ranked.size() - 1);
        const std::size_t upper = lists.below(lower);
        if (!(ranked[lower].earning() > ranked[upper].earning()))
            continue;
        Grades swapped = ranked;
        std::swap(swapped[upper], swapped[lower]);
        const JudgedRanking before(ranked, notRetrieved);
        const JudgedRanking after(swapped, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(15);
        for (const MeasureSpec& definition : m_everyDefinition) {
            const core::Settings& settings = definition.settings;
            const bool isAp = definition.measure == Measure::Ap &&
                              settings.apDenominator == core::ApDenominator::AllRelevant;
            const bool isQ =
                definition.measure == Measure::Q && settings.gain == core::Gain::Binary;
            if (definition.measure != Measure::Ndcg && !isAp && !isQ)
                continue;
            for (const MeasureSpec& asked : {definition, cutAt(definition, cutoff)}) {
                const core::Value low = valueOf(asked, before);
                const core::Value high = valueOf(asked, after);
                const auto what = [&] { return described(asked, ranked, notRetrieved); };
                QCOMPARE(high.isDefined(), low.isDefined());
                // Equal discounts leave the value alone, but add it up in another order.
                VERIFY_OF(!low || *high >= *low || agree(*high, *low), what());
            }
        }
    }
}

void TestProperties::rcIsTheMaximumOverIdealOrders_data()
{
    QTest::addColumn<std::string>("definition");
    QTest::addColumn<core::PairWeight>("weight");
    QTest::addColumn<std::size_t>("grades");
    QTest::addColumn<std::size_t>("comparable");  // lists with a pair that weighs anything
    const auto row = [](const char* name, const char* definition, core::PairWeight weight,
                        std::size_t grades, std::size_t comparable) {
        QTest::newRow(name) << std::string(definition) << weight << grades << comparable;
    };
    using enum core::PairWeight;
    row("0/1, every pair alike", "RC", Uniform, 2, 252);
    row("0/1, by rank", "RC(weights=ranks)", TopRanks, 2, 252);
    row("0/1, by gap", "RC(weights=gap)", GradeGap, 2, 240);
    row("0/1/2, every pair alike", "RC", Uniform, 3, 3276);
    row("0/1/2, by rank", "RC(weights=ranks)", TopRanks, 3, 3276);
    row("0/1/2, by gap", "RC(weights=gap)", GradeGap, 3, 3258);
}

void TestProperties::rcIsTheMaximumOverIdealOrders()
{
    QFETCH(const std::string, definition);
    QFETCH(const core::PairWeight, weight);
    QFETCH(const std::size_t, grades);
    QFETCH(const std::size_t, comparable);
    const Evaluator evaluator(definitionOf(definition));
    std::size_t compared = 0;
    std::size_t count = 1;
    for (std::size_t length = 0; length <= 7; ++length, count *= grades) {
        for (std::size_t number = 0; number < count; ++number) {
            std::vector<double> list(length);
            std::size_t rest = number;
            for (double& grade : list) {
                grade = static_cast<double>(rest % grades);
                rest /= grades;
            }
            const Grades ranked(list.begin(), list.end());
            const core::Value value = evaluator.value(JudgedRanking(ranked));
            EveryIdealOrder orders(list, weight);
            QCOMPARE(value.isDefined(), orders.allPairs() > 0);
            if (!value)
                continue;
            ++compared;
            VERIFY_OF(agree(*value, orders.best()), described(evaluator.definition(), ranked));
        }
    }
    QCOMPARE(compared, comparable);
}

void TestProperties::exactAgreesWithValue()
{
    Lists lists(7);
    std::size_t compared = 0;
    for (int round = 0; round < 100; ++round) {
        const Grades ranked = lists.grades(12);
        const Grades notRetrieved = lists.grades(6);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(15);
        for (const MeasureSpec& definition : m_everyDefinition) {
            for (const MeasureSpec& asked : {definition, cutAt(definition, cutoff)}) {
                const Evaluator evaluator(asked, tableDepth);
                const auto exact = evaluator.exact(query);
                if (!exact)
                    continue;
                ++compared;
                const auto what = [&] { return described(asked, ranked, notRetrieved); };
                const core::Value value = evaluator.value(query);
                VERIFY_OF(value && agree(exact->toDouble(), *value), what());
                const core::Explanation explanation = evaluator.explain(query);
                VERIFY_OF(explanation.exactRanks.size() <= explanation.ranks.size(), what());
                for (std::size_t row = 0; row < explanation.exactRanks.size(); ++row) {
                    const core::ExactRank& exactly = explanation.exactRanks[row];
                    const core::ExplainedRank& line = explanation.ranks[row];
                    VERIFY_OF(!exactly.term || agree(exactly.term->toDouble(), line.term), what());
                    VERIFY_OF(!exactly.sum || agree(exactly.sum->toDouble(), line.sum), what());
                    VERIFY_OF(!exactly.value ||
                                  (line.value && agree(exactly.value->toDouble(), *line.value)),
                              what());
                }
            }
        }
    }
    QVERIFY(compared > 10000);
}

void TestProperties::unjudgedIsZeroExceptWhereJudgmentsCount()
{
    Lists lists(8);
    std::vector<Measure> differing;
    for (int round = 0; round < 100; ++round) {
        const Grades ranked = lists.grades(12);
        const Grades notRetrieved = lists.grades(6);
        Grades judged = ranked;
        for (Grade& grade : judged)
            if (!grade.hasValue())
                grade = Grade(0);
        const JudgedRanking query(ranked, notRetrieved);
        const JudgedRanking other(judged, notRetrieved);
        for (const MeasureSpec& definition : m_everyDefinition) {
            const core::Settings& settings = definition.settings;
            // In an ideal of judged documents one of grade 0 keeps those that cost further down.
            if (settings.earners == core::Earners::AsGiven &&
                (settings.ideal == core::IdealPool::AllJudged ||
                 settings.ideal == core::IdealPool::AllQueries ||
                 settings.ideal == core::IdealPool::AsManyJudged))
                continue;
            const Evaluator evaluator(definition, tableDepth);
            if (evaluator.value(query) == evaluator.value(other))
                continue;
            if (std::find(differing.begin(), differing.end(), definition.measure) ==
                differing.end())
                differing.push_back(definition.measure);
        }
    }
    std::sort(differing.begin(), differing.end());
    QCOMPARE(differing, (std::vector{Measure::InfAp, Measure::Bpref, Measure::Judged,
                                     Measure::NonRelevantRetrieved}));
}

void TestProperties::fIsTheHarmonicMean()
{
    Lists lists(9);
    for (int round = 0; round < 150; ++round) {
        const Grades ranked = lists.grades(12);
        const Grades notRetrieved = lists.grades(6);
        const JudgedRanking query(ranked, notRetrieved);
        const std::size_t cutoff = 1 + lists.below(15);
        for (const double beta : {0.5, 1.0, 2.0}) {
            MeasureSpec f = cutAt(definitionOf("F1"), cutoff);
            f.settings.beta = beta;
            const core::Value value = valueOf(f, query);
            const core::Value p = valueOf(cutAt(definitionOf("P"), cutoff), query);
            const core::Value r = valueOf(cutAt(definitionOf("Recall"), cutoff), query);
            QCOMPARE(value.isDefined(), r.isDefined());
            if (!value)
                continue;
            const double square = beta * beta;
            const double mean = *p + *r == 0 ? 0 : (1 + square) * *p * *r / (square * *p + *r);
            VERIFY_OF(agree(*value, mean), described(f, ranked, notRetrieved));
        }
    }
}

void TestProperties::qOfBinaryGainsIsApDownToRankR()
{
    Lists lists(14);
    int equal = 0;
    for (int round = 0; round < 400; ++round) {
        const Grades ranked = lists.grades(12);
        const JudgedRanking query(ranked, lists.grades(6));
        const std::size_t relevant = query.relevant(1);
        const std::size_t cutoff = 1 + lists.below(15);
        const auto exact = [&](const char* text) {
            return Evaluator(cutAt(definitionOf(text), cutoff)).exact(query);
        };
        const auto q = exact("Q(gain=binary)");
        const auto ap = exact("AP(denominator=capped)");
        QCOMPARE(q.has_value(), ap.has_value());
        if (!q)
            continue;
        // Below rank R a term is 2C/(r + R) and not C/r.
        core::Fraction more(0);
        std::int64_t found = 0;
        for (std::size_t rank = 1; rank <= std::min(cutoff, ranked.size()); ++rank) {
            if (!ranked[rank - 1].isRelevant(1))
                continue;
            ++found;
            if (rank > relevant)
                more += core::Fraction(2 * found, static_cast<std::int64_t>(rank + relevant)) -
                        core::Fraction(found, static_cast<std::int64_t>(rank));
        }
        const auto places = static_cast<std::int64_t>(std::min(cutoff, relevant));
        QVERIFY2(*q == *ap + more / core::Fraction(places),
                 described(cutAt(definitionOf("Q(gain=binary)"), cutoff), ranked));
        equal += *q == *ap ? 1 : 0;
    }
    QVERIFY(equal > 50 && equal < 350);
}

QTEST_APPLESS_MAIN(TestProperties)

}  // namespace tst_properties

#include "tst_properties.moc"
