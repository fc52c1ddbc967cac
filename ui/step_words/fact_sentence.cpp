#include "ui/step_words/fact_sentence.h"

#include "ui/step_words/pair_text.h"
#include "ui/step_words/step_text.h"
#include "ui/words/caption_text.h"
#include "ui/words/measure_text.h"
#include "ui/words/no_value_text.h"
#include "ui/words/step_facts.h"

#include <QCoreApplication>

namespace ui {

using core::Column;
using core::Denominator;
using core::Measure;

namespace {

/// The words about one cell of the step table.
class CellSentence {
    Q_DECLARE_TR_FUNCTIONS(ui::FactSentence)

public:
    CellSentence(const core::Explanation& explanation, std::size_t row, const NumberFormat& format,
                 core::NoValueRule noValue)
        : m_explanation(explanation)
        , m_settings(explanation.definition.settings)
        , m_measure(explanation.definition.measure)
        , m_line(explanation.ranks[row])
        , m_before(row == 0 ? core::ExplainedRank{} : explanation.ranks[row - 1])
        , m_format(format)
        , m_noValue(noValue)
        , m_rank(QString::number(m_line.rank))
        , m_grade(gradeText(m_line.grade, format.locale))
    {}

    QString text(Column column) const;

private:
    QString grade() const;
    QString gradeRead() const;
    QString consequence() const;
    QString noGain() const;
    QString notRelevant() const;
    QString search() const;
    QString gain() const;
    QString weight() const;
    QString seen() const;
    QString term() const;
    QString relevant() const;
    QString preference() const;
    QString sum() const;
    QString idealGrade() const;
    QString idealGain() const;
    QString idealTerm() const;
    QString idealSum() const;
    QString attainable() const;
    QString meanOfPlaces() const;
    QString value() const;

    bool isRelevant() const { return m_line.grade.isRelevant(m_settings.relevantFrom); }
    QString threshold() const { return plainText(m_settings.relevantFrom, m_format.locale); }
    /// The gain over the discount, or times the weight, and what comes out: "4 / 1.585 = 2.524".
    QString discounted(double gain, double term) const;
    /// A linear gain is a grade as a person typed it.
    QString gainText(double gain) const
    {
        return m_settings.gain == core::Gain::Linear ? plainText(gain, m_format.locale)
                                                     : count(gain);
    }
    QString decimals(double number) const { return termText(number, m_format); }
    QString count(double number) const { return countText(number, m_format); }
    QString amount(double number) const
    {
        return amountText(m_explanation.definition, number, m_format);
    }
    QString gainedBy(core::Grade grade, double gain) const;
    QString rbpTerm() const;

    const core::Explanation& m_explanation;
    const core::Settings& m_settings;
    Measure m_measure;
    const core::ExplainedRank& m_line;
    const core::ExplainedRank m_before;  ///< all 0 above rank 1
    const NumberFormat& m_format;
    core::NoValueRule m_noValue;
    QString m_rank;
    QString m_grade;
};

QString CellSentence::text(Column column) const
{
    switch (column) {
    case Column::Rank:
        return tr("Rank %1.").arg(m_rank);
    case Column::Grade:
        return grade();
    case Column::Gain:
        return gain();
    case Column::Weight:
        return weight();
    case Column::Seen:
        return seen();
    case Column::Term:
        return term();
    case Column::Sum:
        return sum();
    case Column::IdealGrade:
        return idealGrade();
    case Column::IdealGain:
        return idealGain();
    case Column::IdealTerm:
        return idealTerm();
    case Column::IdealSum:
        return idealSum();
    case Column::Attainable:
        return attainable();
    case Column::Value:
        return value();
    }
    return {};
}

QString CellSentence::grade() const
{
    const QString after = consequence();
    return after.isEmpty() ? gradeRead() : QStringLiteral("%1 %2").arg(gradeRead(), after);
}

QString CellSentence::gradeRead() const
{
    if (!m_line.grade.hasValue())
        return tr("Rank %1: the document is unjudged.").arg(m_rank);
    if (m_measure == Measure::Idcg)
        return tr("Rank %1 of the ideal ranking: read the grade, %2.").arg(m_rank, m_grade);
    return tr("Rank %1: read the grade, %2.").arg(m_rank, m_grade);
}

/// What a grade means when nothing else follows from it at its rank; else empty.
QString CellSentence::consequence() const
{
    switch (m_measure) {
    case Measure::Ndcg:
    case Measure::Dcg:
    case Measure::Idcg:
    case Measure::Cg:
    case Measure::Err:
        return m_line.gain > 0 ? QString() : noGain();
    case Measure::Rbp:
        if (m_line.gain > 0)
            return {};
        return m_settings.rbpGain == core::RbpGain::Binary ? notRelevant() : noGain();
    case Measure::Ap:
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::F1:
        return isRelevant() ? QString() : notRelevant();
    case Measure::Rprec:
        if (m_line.rank > m_explanation.relevant)
            return tr("Only the first R = %1 ranks count, so it adds nothing.")
                .arg(m_explanation.relevant);
        return isRelevant() ? QString() : notRelevant();
    case Measure::Success:
    case Measure::Rr:
        return m_line.gain > 0 ? QString() : search();
    case Measure::Bpref:
        if (!m_line.grade.isJudged())
            return tr("Only judged documents matter, so it is passed over.");
        return {};
    case Measure::Judged:
        if (m_settings.judgedCount == core::JudgedCount::Holes)
            return m_line.gain > 0 ? QString() : tr("It is judged and does not count.");
        if (m_line.grade.isJudged())
            return {};
        return m_line.grade.hasValue() ? tr("A negative grade does not count as judged.")
                                       : tr("It does not count.");
    case Measure::Rc:
        if (m_line.rank == 1)
            return tr("There is nothing above it to form a pair with.");
        return m_line.seen > 0 ? QString() : tr("Its pairs with the ranks above weigh nothing.");
    }
    return {};
}

QString CellSentence::noGain() const
{
    return tr("It has no gain, so the rank adds nothing.");
}

QString CellSentence::notRelevant() const
{
    if (!m_line.grade.hasValue())
        return tr("It counts as not relevant and adds nothing.");
    return tr("Documents are relevant from %1 on, so it adds nothing.").arg(threshold());
}

/// RR and success wait for one document.
QString CellSentence::search() const
{
    if (m_line.seen > 0)
        return tr("The search is over, so it does not count.");
    if (m_measure == Measure::Rr && m_settings.rrTarget == core::RrTarget::HighestGrade)
        return tr("That is not the highest grade: the search goes on.");
    if (!m_line.grade.hasValue())
        return tr("It counts as not relevant: the search goes on.");
    return tr("Documents are relevant from %1 on: the search goes on.").arg(threshold());
}

QString CellSentence::gainedBy(core::Grade grade, double gain) const
{
    if (m_settings.gain == core::Gain::Binary)
        return count(gain);
    return QStringLiteral("2^%1 − 1 = %2").arg(gradeText(grade, m_format.locale), count(gain));
}

QString CellSentence::gain() const
{
    const QString top = plainText(m_explanation.topGrade, m_format.locale);
    switch (m_measure) {
    case Measure::Rr:
        return m_settings.rrTarget == core::RrTarget::FirstRelevant
                   ? tr("Rank %1 is the first relevant document: grade %2 reaches %3.")
                         .arg(m_rank, m_grade, threshold())
                   : tr("Rank %1 is the first document of the highest grade, %2.")
                         .arg(m_rank, m_grade);
    case Measure::Err:
        return tr("Chance to stop here: (2^%1 − 1)/2^%2 = %3.")
            .arg(m_grade, top, decimals(m_line.gain));
    case Measure::Rbp:
        return tr("Gain: the grade over the top of the scale, %1/%2 = %3.")
            .arg(m_grade, top, decimals(m_line.gain));
    default:
        return tr("Gain: %1.").arg(gainedBy(m_line.grade, m_line.gain));
    }
}

QString CellSentence::weight() const
{
    if (m_measure == Measure::Rbp) {
        const core::Fraction left =
            core::Fraction(1) - core::Fraction::fromDecimal(m_settings.persistence);
        return tr("Weight of rank %1: %2 × %3^%4 = %5.")
            .arg(m_rank, plainText(left.toDouble(), m_format.locale),
                 plainText(m_settings.persistence, m_format.locale),
                 QString::number(m_line.rank - 1), decimals(m_line.weight));
    }
    const bool isWeight = tellsWeights(m_explanation, m_format);
    if (m_settings.discount == core::Discount::None)
        return isWeight ? tr("Rank %1 is not discounted: the gain is multiplied by 1.").arg(m_rank)
                        : tr("Rank %1 is not discounted: the gain is divided by 1.").arg(m_rank);
    if (isWeight)
        return tr("Weight of rank %1: %2.")
            .arg(m_rank, discountAt(m_settings, m_line.rank, m_line.weight, m_format));
    return tr("Discount of rank %1: %2.")
        .arg(m_rank, discountAt(m_settings, m_line.rank, m_line.weight, m_format));
}

QString CellSentence::seen() const
{
    switch (m_measure) {
    case Measure::Bpref:
        return isRelevant() ? tr("Judged non-relevant documents above rank %1: %2.")
                                  .arg(m_rank, count(m_line.seen))
                            : tr("It is judged non-relevant. Those down to rank %1: %2.")
                                  .arg(m_rank, count(m_line.seen));
    case Measure::Err:
        return tr("Chance to get to rank %1: %2.").arg(m_rank, decimals(m_line.seen));
    case Measure::Rc:
        return weighsPairs(m_explanation.definition)
                   ? tr("Weight of the pairs of rank %1 with the ranks above: %2.")
                         .arg(m_rank, decimals(m_line.seen))
                   : tr("Pairs of rank %1 with the ranks above: %2.")
                         .arg(m_rank, count(m_line.seen));
    default:
        return tr("Relevant documents down to rank %1: %2.").arg(m_rank, count(m_line.seen));
    }
}

QString CellSentence::discounted(double gain, double term) const
{
    const bool isWeight = tellsWeights(m_explanation, m_format);
    const bool isWhole = m_settings.discount == core::Discount::None ||
                         (m_settings.discount == core::Discount::Reciprocal && !isWeight);
    const double factor = shownWeight(m_explanation, m_line, m_format);
    return (isWeight ? QStringLiteral("%1 × %2 = %3") : QStringLiteral("%1 / %2 = %3"))
        .arg(gainText(gain), isWhole ? count(factor) : decimals(factor), decimals(term));
}

QString CellSentence::relevant() const
{
    return tr("Grade %1 reaches %2, so rank %3 is relevant and counts 1.")
        .arg(m_grade, threshold(), m_rank);
}

QString CellSentence::preference() const
{
    return tr("1 less the share of non-relevant documents above: 1 − %1/%2 = %3.")
        .arg(count(m_line.weight - m_line.gain), count(m_line.weight), decimals(m_line.term));
}

QString CellSentence::rbpTerm() const
{
    switch (m_settings.rbpGain) {
    case core::RbpGain::Graded:
        return tr("Multiply: %1 × %2 = %3.")
            .arg(decimals(m_line.gain), decimals(m_line.weight), decimals(m_line.term));
    case core::RbpGain::Raw:
        return tr("Multiply: %1 × %2 = %3.")
            .arg(m_grade, decimals(m_line.weight), decimals(m_line.term));
    case core::RbpGain::Binary:
        break;
    }
    return tr("Grade %1 reaches %2, so rank %3 is relevant and counts its weight, %4.")
        .arg(m_grade, threshold(), m_rank, decimals(m_line.term));
}

QString CellSentence::term() const
{
    switch (m_measure) {
    case Measure::Ndcg:
    case Measure::Dcg:
    case Measure::Idcg:
        return (tellsWeights(m_explanation, m_format) ? tr("Multiply: %1.") : tr("Divide: %1."))
            .arg(discounted(m_line.gain, m_line.term));
    case Measure::Cg:
        return m_settings.gain == core::Gain::Linear
                   ? tr("Gain: the grade itself, %1.").arg(m_grade)
                   : tr("Gain: %1.").arg(gainedBy(m_line.grade, m_line.term));
    case Measure::Ap:
        return m_line.weight > static_cast<double>(m_line.rank)
                   ? tr("Precision at rank %1, where the tie of rank %2 ends: %3.")
                         .arg(plainText(m_line.weight, m_format.locale), m_rank,
                              termRatio(m_line.gain, m_line.weight, m_format))
                   : tr("Precision at rank %1: %2.")
                         .arg(m_rank, termRatio(m_line.gain, m_line.weight, m_format));
    case Measure::Rr:
        return tr("Divide 1 by the rank: %1.").arg(termRatio(1, m_line.weight, m_format));
    case Measure::Success:
        return tr("It is the first one, and one is enough: success.");
    case Measure::Bpref:
        return preference();
    case Measure::Err:
        return tr("Multiply the chances and divide by the rank: %1 × %2 / %3 = %4.")
            .arg(decimals(m_line.seen), decimals(m_line.gain), m_rank, decimals(m_line.term));
    case Measure::Rbp:
        return rbpTerm();
    case Measure::Judged:
        if (m_settings.judgedCount == core::JudgedCount::Holes)
            return tr("Rank %1 is not judged and counts 1.").arg(m_rank);
        return tr("Rank %1 is judged and counts 1.").arg(m_rank);
    case Measure::Rc:
        return weighsPairs(m_explanation.definition)
                   ? tr("Weight of those in order, with the upper grade at least as high: %1.")
                         .arg(decimals(m_line.term))
                   : tr("Pairs in order, with the upper grade at least as high: %1 of %2.")
                         .arg(count(m_line.term), count(m_line.seen));
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::F1:
    case Measure::Rprec:
        break;
    }
    return relevant();
}

QString CellSentence::sum() const
{
    return tr("Add: %1 + %2 = %3.")
        .arg(amount(m_before.sum), amount(m_line.term), amount(m_line.sum));
}

QString CellSentence::idealGrade() const
{
    const QString grade = gradeText(m_line.idealGrade, m_format.locale);
    return m_line.idealGain > 0
               ? tr("Rank %1 of the ideal ranking: read the grade, %2.").arg(m_rank, grade)
               : tr("Rank %1 of the ideal ranking: read the grade, %2. It adds nothing.")
                     .arg(m_rank, grade);
}

QString CellSentence::idealGain() const
{
    return tr("Ideal gain: %1.").arg(gainedBy(m_line.idealGrade, m_line.idealGain));
}

QString CellSentence::idealTerm() const
{
    return (tellsWeights(m_explanation, m_format) ? tr("Multiply, in the ideal ranking: %1.")
                                                  : tr("Divide, in the ideal ranking: %1."))
        .arg(discounted(m_line.idealGain, m_line.idealTerm));
}

QString CellSentence::idealSum() const
{
    return tr("Add, in the ideal ranking: %1 + %2 = %3.")
        .arg(decimals(m_before.idealSum), decimals(m_line.idealTerm), decimals(m_line.idealSum));
}

QString CellSentence::meanOfPlaces() const
{
    return meanOfRanksAndRelevant(m_explanation, m_line.rank, m_line.attainable, m_format);
}

QString CellSentence::attainable() const
{
    switch (m_measure) {
    case Measure::RecallCap:
        return tr("What %1 ranks can hold: min(%1, %2) = %3.")
            .arg(m_rank, QString::number(m_explanation.relevant), count(m_line.attainable));
    case Measure::F1:
        return tr("The mean of ranks read and relevant documents: %1.").arg(meanOfPlaces());
    case Measure::Judged:
        return tr("Documents read so far: %1.").arg(count(m_line.attainable));
    case Measure::Rc:
        return tr("Add, for all pairs: %1 + %2 = %3.")
            .arg(amount(m_before.rank == 0 ? 0 : m_before.attainable), amount(m_line.seen),
                 amount(m_line.attainable));
    default:
        return tr("Ranks read so far: %1.").arg(count(m_line.attainable));
    }
}

QString CellSentence::value() const
{
    const QString name = nameAt(m_explanation.definition, m_line.rank);
    if (!m_line.value)
        return tr("%1 is undefined. %2")
            .arg(name, noValueSentence(m_line.value.reason(), m_noValue));
    if (m_explanation.denominator == Denominator::Nothing)
        return tr("If the list ended here: %1 = %2.").arg(name, valueText(m_line.value, m_format));
    return tr("If the list ended here: %1 = %2.")
        .arg(name, quotientText(m_explanation, m_line.sum, m_line.attainable, m_format));
}

/// The words about what closes an explanation.
class ClosingSentence {
    Q_DECLARE_TR_FUNCTIONS(ui::FactSentence)

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
    return cutoff ? tr("Earned within the top %1: %2.").arg(QString::number(*cutoff), m_earned)
                  : tr("Earned by the whole list: %1.").arg(m_earned);
}

QString ClosingSentence::attainable() const
{
    const double attainable = m_explanation.attainable;
    const QString count = countText(attainable, m_format);
    switch (m_explanation.denominator) {
    case Denominator::Ideal:
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
    case Denominator::RanksAndRelevant:
        return tr("Divide by the mean of ranks and relevant documents: %1.")
            .arg(meanOfRanksAndRelevant(
                m_explanation, m_explanation.definition.cutoff.value_or(m_explanation.retrieved),
                attainable, m_format));
    case Denominator::Pairs:
        return weighsPairs(m_explanation.definition)
                   ? tr("Divide by the weight of all pairs: %1.")
                         .arg(termText(attainable, m_format))
                   : tr("Divide by the number of pairs: %1.").arg(count);
    case Denominator::Nothing:
        break;
    }
    return tr("Nothing is divided by.");
}

QString ClosingSentence::result() const
{
    if (!m_explanation.value)
        return noValueSentence(m_explanation.value.reason(), m_noValue);
    if (m_explanation.denominator == Denominator::Nothing)
        return total();
    const QString quotient =
        quotientText(m_explanation, m_explanation.earned, m_explanation.attainable, m_format);
    return m_explanation.denominator == Denominator::Ideal ? tr("Normalise: %1.").arg(quotient)
                                                           : tr("Divide: %1.").arg(quotient);
}

QString ClosingSentence::total() const
{
    switch (m_explanation.definition.measure) {
    case Measure::Rr:
    case Measure::Success:
        return summarySentence(m_explanation, m_format);
    default:
        return tr("The sum is the value: %1 = %2.")
            .arg(shortName(m_explanation.definition), valueText(m_explanation.value, m_format));
    }
}

}  // namespace

namespace {

/// The pair, and how many are in order so far.
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
        return CellSentence(explanation, fact.rank - 1, format, noValue).text(fact.column);
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
