// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/fact_sentence.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/steps/pair_text.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/no_value_text.h"
#include "ui/text/words/step_facts.h"

#include <QCoreApplication>

namespace ui {

using core::Column;
using core::Denominator;

namespace {

const MeasureWords& wordsOf(const Explained& in)
{
    return measureWords(in.explanation.definition.measure);
}

QString gradeRead(const AtRank& at)
{
    if (!at.line.grade.hasValue())
        return Wording::tr("Rank %1: the document is unjudged.").arg(at.rank());
    if (core::rowOf(at.explanation.definition.measure).walksIdeal)
        return Wording::tr("Rank %1 of the ideal ranking has grade %2.").arg(at.rank(), at.grade());
    return Wording::tr("Rank %1 has grade %2.").arg(at.rank(), at.grade());
}

QString sumFact(const AtRank& at)
{
    const auto amount = [&at](double sum) {
        return amountText(at.explanation.definition, sum, at.format);
    };
    return Wording::tr("Add: %1 + %2 = %3.")
        .arg(amount(at.before().sum), amount(at.line.term), amount(at.line.sum));
}

QString idealGrade(const AtRank& at)
{
    const QString grade = gradeText(at.line.idealGrade, at.format.locale);
    return (at.line.idealGain > 0
                ? Wording::tr("Rank %1 of the ideal ranking has grade %2.")
                : Wording::tr(
                      "Rank %1 of the ideal ranking has grade %2, so it contributes nothing."))
        .arg(at.rank(), grade);
}

QString idealGain(const AtRank& at)
{
    return Wording::tr("Ideal gain: %1.").arg(gainedBy(at, at.line.idealGrade, at.line.idealGain));
}

QString idealTerm(const AtRank& at)
{
    return (tellsWeights(at.explanation, at.format)
                ? Wording::tr("In the ideal ranking, multiply: %1.")
                : Wording::tr("In the ideal ranking, divide: %1."))
        .arg(discountedText(at, at.line.idealGain, at.line.idealTerm));
}

QString idealSum(const AtRank& at)
{
    return Wording::tr("In the ideal ranking, add: %1 + %2 = %3.")
        .arg(at.decimals(at.before().idealSum), at.decimals(at.line.idealTerm),
             at.decimals(at.line.idealSum));
}

QString valueFact(const AtRank& at, core::NoValueRule noValue)
{
    if (!at.line.value)
        return Wording::tr("%1 is undefined. %2")
            .arg(at.nameHere(), noValueSentence(at.line.value.reason(), noValue));
    return Wording::tr("If the list ended here: %1 = %2.")
        .arg(at.nameHere(),
             at.explanation.denominator == Denominator::Nothing
                 ? valueText(at.line.value, at.format)
                 : quotientText(at.explanation, at.line.sum, at.line.attainable, at.format));
}

QString cellFact(const AtRank& at, Column column, core::NoValueRule noValue)
{
    switch (column) {
    case Column::Rank:
        return Wording::tr("Rank %1.").arg(at.rank());
    case Column::Grade:
        return joined(gradeRead(at), wordsOf(at).consequence(at));
    case Column::Gain:
        return wordsOf(at).gain.fact(at);
    case Column::Weight:
        return wordsOf(at).weight.fact(at);
    case Column::Seen:
        return wordsOf(at).seen.fact(at);
    case Column::Term:
        return wordsOf(at).term.fact(at);
    case Column::Sum:
        return sumFact(at);
    case Column::IdealGrade:
        return idealGrade(at);
    case Column::IdealGain:
        return idealGain(at);
    case Column::IdealTerm:
        return idealTerm(at);
    case Column::IdealSum:
        return idealSum(at);
    case Column::Attainable:
        return wordsOf(at).attainable.fact(at);
    case Column::Value:
        return valueFact(at, noValue);
    }
    return {};
}

/// Sentences for the end of an explanation.
class ClosingSentence {
    Q_DECLARE_TR_FUNCTIONS(Wording)

public:
    ClosingSentence(const core::Explanation& explanation, const NumberFormat& format,
                    core::NoValueRule noValue)
        : m_explanation(explanation)
        , m_format(format)
        , m_noValue(noValue)
        , m_earned(amountText(explanation.definition, explanation.earned, format))
    {}

    QString earned() const;
    QString attainable() const;
    QString result() const;

private:
    QString total() const;

    const core::Explanation& m_explanation;
    const NumberFormat& m_format;
    core::NoValueRule m_noValue;
    QString m_earned;
};

QString ClosingSentence::earned() const
{
    const auto cutoff = m_explanation.definition.cutoff;
    return cutoff ? tr("Earned in the top %1: %2.").arg(QString::number(*cutoff), m_earned)
                  : tr("Earned by the whole list: %1.").arg(m_earned);
}

QString ClosingSentence::attainable() const
{
    const double attainable = m_explanation.attainable;
    const QString count = countText(attainable, m_format);
    switch (m_explanation.denominator) {
    case Denominator::Ideal:
    case Denominator::IdealReader:
        return tr("Divide by what the ideal ranking earns: %1.")
            .arg(termText(attainable, m_format));
    case Denominator::RanksRead:
        return tr("Divide by the number of ranks: %1.").arg(count);
    case Denominator::RetrievedWithinCutoff:
        return tr("Divide by the number of documents read: %1.").arg(count);
    case Denominator::Relevant:
        return tr("Divide by the number of relevant documents: R = %1.").arg(count);
    case Denominator::RelevantWithinCutoff:
        return tr("Divide by the most that could be found: %1.").arg(count);
    case Denominator::HitsFound:
        return tr("Divide by the number of relevant documents found: %1.").arg(count);
    case Denominator::HitsInList:
        return tr("Divide by the number of relevant documents in the whole list: %1.").arg(count);
    case Denominator::RanksAndRelevant:
        return tr("Divide by the mean of the number of ranks and R: %1.")
            .arg(meanOfRanksAndRelevant(
                m_explanation, m_explanation.definition.cutoff.value_or(m_explanation.retrieved),
                attainable, m_format));
    case Denominator::Pairs:
        return weighsPairs(m_explanation.definition)
                   ? tr("Divide by the total weight of all pairs: %1.")
                         .arg(termText(attainable, m_format))
                   : tr("Divide by the number of pairs: %1.").arg(count);
    case Denominator::BestRank:
        return tr("Divide by the rank with the best precision: %1.").arg(count);
    case Denominator::Points:
        return tr("Divide by the number of recall points: %1.").arg(count);
    case Denominator::RetrievedTimesRelevant:
        return tr("Divide by retrieved × relevant documents: %1.").arg(count);
    case Denominator::JudgedGains:
        return tr("Divide by the total gain of all judged documents: %1.").arg(count);
    case Denominator::ExpectedViews:
        return tr("Divide by the expected number of documents viewed: %1.")
            .arg(termText(attainable, m_format));
    case Denominator::IdealItself:
        return tr("Divide by the overlap of the ideal ranking with itself: %1.")
            .arg(termText(attainable, m_format));
    case Denominator::Nothing:
        break;
    }
    return tr("No division is needed.");
}

QString ClosingSentence::result() const
{
    if (!m_explanation.value)
        return noValueSentence(m_explanation.value.reason(), m_noValue);
    if (m_explanation.denominator == Denominator::Nothing)
        return total();
    const QString quotient =
        quotientText(m_explanation, m_explanation.earned, m_explanation.attainable, m_format);
    return (dividesByIdeal(m_explanation.denominator) ? tr("Normalise: %1.") : tr("Divide: %1."))
        .arg(quotient);
}

QString ClosingSentence::total() const
{
    if (!measureWords(m_explanation.definition.measure).sumHeading)
        return summarySentence(m_explanation, m_format);
    return tr("The sum is the value: %1 = %2.")
        .arg(shortName(m_explanation.definition), valueText(m_explanation.value, m_format));
}

}  // namespace

namespace {

/// The pair, and the number of pairs in order so far.
QString pairFact(const core::Explanation& explanation, const core::Fact& fact,
                 const NumberFormat& format)
{
    std::vector<core::Grade> ranking;
    for (std::size_t row = 0; row < fact.rank; ++row)
        ranking.push_back(explanation.ranks[row].grade);
    const core::PairWeight weighting = explanation.definition.settings.pairWeight;
    const ShownPair pair{fact.upper,     fact.rank, ranking[fact.upper - 1],
                         ranking.back(), weighting, true};
    const core::PairTallies soFar = core::tallyPairsUpTo(ranking, fact.upper, fact.rank, weighting);
    return joinedSentences({pairSentence(pair, format),
                            pairsSoFarText(soFar, weighsPairs(explanation.definition), format)});
}

}  // namespace

QString factSentence(const core::Explanation& explanation, const core::Fact& fact,
                     const NumberFormat& format, core::NoValueRule noValue)
{
    switch (fact.kind) {
    case core::Fact::Kind::Pair:
        return pairFact(explanation, fact, format);
    case core::Fact::Kind::Cell:
        return cellFact({explanation, fact.rank - 1, format}, fact.column, noValue);
    case core::Fact::Kind::Earned:
        return ClosingSentence(explanation, format, noValue).earned();
    case core::Fact::Kind::Attainable:
        return ClosingSentence(explanation, format, noValue).attainable();
    case core::Fact::Kind::Result:
        break;
    }
    return ClosingSentence(explanation, format, noValue).result();
}

}  // namespace ui
