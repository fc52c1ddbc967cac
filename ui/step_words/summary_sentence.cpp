#include "ui/step_words/step_text.h"

#include "ui/words/measure_text.h"
#include "ui/words/no_value_text.h"
#include "ui/words/step_facts.h"

#include <QCoreApplication>

namespace ui {

using core::Measure;

namespace {

/// The words about a whole value.
class SummarySentence {
    Q_DECLARE_TR_FUNCTIONS(ui::SummarySentence)

public:
    SummarySentence(const core::Explanation& explanation, const NumberFormat& format)
        : m_explanation(explanation)
        , m_format(format)
        , m_name(shortName(explanation.definition))
        , m_value(exactValueText(explanation, format))
    {}

    QString text() const;

private:
    QString found() const;
    QString foundInTop() const;
    QString foundAnywhere() const;
    QString gain() const;
    QString averagePrecision() const;
    QString nothingFound() const;
    QString reciprocalRank() const;
    QString ratio() const;
    QString fMeasure() const;
    QString success() const;
    QString preference() const;
    QString pairs() const;

    QString term(double number) const { return termText(number, m_format); }
    QString count(double number) const { return countText(number, m_format); }
    QString joined(const QString& first, const QString& second) const
    {
        return QStringLiteral("%1 %2").arg(first, second);
    }

    const core::Explanation& m_explanation;
    const NumberFormat& m_format;
    QString m_name;
    QString m_value;
};

QString SummarySentence::text() const
{
    switch (m_explanation.definition.measure) {
    case Measure::Ndcg:
    case Measure::Dcg:
    case Measure::Idcg:
    case Measure::Cg:
        return gain();
    case Measure::Ap:
        return averagePrecision();
    case Measure::Rr:
        return reciprocalRank();
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::F1:
    case Measure::Rprec:
    case Measure::Judged:
        return ratio();
    case Measure::Success:
        return success();
    case Measure::Bpref:
        return preference();
    case Measure::Err:
        return tr("The expected value of 1 over the rank at which a reader stops: %1 is %2.")
            .arg(m_name, m_value);
    case Measure::Rbp:
        return tr("The gain that a reader expects per document looked at: %1 is %2.")
            .arg(m_name, m_value);
    case Measure::Rc:
        return pairs();
    }
    return {};
}

QString SummarySentence::found() const
{
    return m_explanation.definition.cutoff ? foundInTop() : foundAnywhere();
}

QString SummarySentence::foundInTop() const
{
    const int all = static_cast<int>(m_explanation.relevant);
    const std::size_t hits = m_explanation.relevantWithinCutoff;
    const QString cutoff = QString::number(*m_explanation.definition.cutoff);
    if (all == 1)
        return hits == 1 ? tr("The only relevant document is in the top %1.").arg(cutoff)
                         : tr("The only relevant document is not in the top %1.").arg(cutoff);
    if (hits == 0)
        return tr("None of the %n relevant documents is in the top %1.", nullptr, all).arg(cutoff);
    if (hits == 1)
        return tr("1 of the %n relevant documents is in the top %1.", nullptr, all).arg(cutoff);
    return tr("%1 of the %n relevant documents are in the top %2.", nullptr, all)
        .arg(QString::number(hits), cutoff);
}

QString SummarySentence::foundAnywhere() const
{
    const int all = static_cast<int>(m_explanation.relevant);
    const std::size_t hits = m_explanation.relevantWithinCutoff;
    if (all == 1)
        return hits == 1 ? tr("The only relevant document was retrieved.")
                         : tr("The only relevant document was not retrieved.");
    if (hits == 0)
        return tr("None of the %n relevant documents was retrieved.", nullptr, all);
    if (hits == 1)
        return tr("1 of the %n relevant documents was retrieved.", nullptr, all);
    return tr("%1 of the %n relevant documents were retrieved.", nullptr, all)
        .arg(QString::number(hits));
}

QString SummarySentence::gain() const
{
    switch (m_explanation.definition.measure) {
    case Measure::Dcg:
        return (tellsWeights(m_explanation, m_format)
                    ? tr("The gains, each times the weight of its rank, add up to %1 = %2.")
                    : tr("The gains, each divided by the discount of its rank, add up to %1 = %2."))
            .arg(m_name, m_value);
    case Measure::Idcg:
        return tr("The best order of the ideal's documents earns %1 = %2.").arg(m_name, m_value);
    case Measure::Cg:
        return tr("The gains add up to %1 = %2, in whatever order.").arg(m_name, m_value);
    default:
        return tr("The list earns %1 of the %2 that the ideal ranking earns, so %3 is %4.")
            .arg(term(m_explanation.earned), term(m_explanation.attainable), m_name, m_value);
    }
}

QString SummarySentence::averagePrecision() const
{
    if (!(m_explanation.earned > 0))
        return joined(found(), nothingFound());
    const QString sum = term(m_explanation.earned);
    const QString divisor = count(m_explanation.attainable);
    switch (m_explanation.denominator) {
    case core::Denominator::RelevantWithinCutoff:
        return joined(found(), tr("The precisions at relevant ranks add up to %1; divided by %2, "
                                  "the most that could be found, that is %3.")
                                   .arg(sum, divisor, m_value));
    case core::Denominator::HitsFound:
        return joined(found(), tr("The precisions at relevant ranks add up to %1; divided by %2, "
                                  "the number found, that is %3.")
                                   .arg(sum, divisor, m_value));
    default:
        return joined(found(), tr("The precisions at relevant ranks add up to %1; divided by %2, "
                                  "the number of relevant documents, that is %3.")
                                   .arg(sum, divisor, m_value));
    }
}

QString SummarySentence::nothingFound() const
{
    return tr("So %1 is %2.").arg(m_name, m_value);
}

QString SummarySentence::reciprocalRank() const
{
    const bool anyRelevant =
        m_explanation.definition.settings.rrTarget == core::RrTarget::FirstRelevant;
    for (const core::ExplainedRank& line : m_explanation.ranks) {
        if (!line.counted)
            break;
        if (!(line.gain > 0))
            continue;
        const QString rank = QString::number(line.rank);
        return anyRelevant ? tr("The first relevant document stands at rank %1, so %2 is %3.")
                                 .arg(rank, m_name, m_value)
                           : tr("The first document of the highest grade stands at rank %1, so "
                                "%2 is %3.")
                                 .arg(rank, m_name, m_value);
    }
    return anyRelevant ? tr("No relevant document was found, so %1 is %2.").arg(m_name, m_value)
                       : tr("No document of the highest grade was found, so %1 is %2.")
                             .arg(m_name, m_value);
}

QString SummarySentence::ratio() const
{
    const QString hits = count(m_explanation.earned);
    const QString of = count(m_explanation.attainable);
    const QString value = valueRatio(m_explanation.earned, m_explanation.attainable, m_format);
    switch (m_explanation.definition.measure) {
    case Measure::Recall:
        return joined(found(), tr("So %1 is %2.").arg(m_name, value));
    case Measure::RecallCap:
        return joined(found(), tr("At most %1 could be, so %2 is %3.").arg(of, m_name, value));
    case Measure::F1:
        return joined(found(), fMeasure());
    case Measure::Rprec:
        return tr("Relevant in the first R = %1 ranks: %2, so %3 is %4.")
            .arg(of, hits, m_name, value);
    case Measure::Judged:
        if (m_explanation.definition.settings.judgedCount == core::JudgedCount::Holes)
            return tr("Not judged among the first %1 ranks: %2, so %3 is %4.")
                .arg(of, hits, m_name, value);
        return tr("Judged among the first %1 documents: %2, so %3 is %4.")
            .arg(of, hits, m_name, value);
    default:
        return tr("Relevant among the first %1 ranks: %2, so %3 is %4.")
            .arg(of, hits, m_name, value);
    }
}

QString SummarySentence::fMeasure() const
{
    const QString of = term(m_explanation.attainable);
    const QString value = valueRatio(m_explanation.earned, m_explanation.attainable, m_format);
    const double beta = m_explanation.definition.settings.beta;
    if (beta == 1)
        return tr("%1 divides their number by %2, the mean of the ranks read and the relevant "
                  "documents: %3.")
            .arg(m_name, of, value);
    return tr("%1 divides their number by %2, the mean of the ranks read and the relevant "
              "documents, weighted with beta = %3: %4.")
        .arg(m_name, of, plainText(beta, m_format.locale), value);
}

QString SummarySentence::success() const
{
    return joined(found(), m_explanation.earned > 0 ? tr("One is enough, so %1 is 1.").arg(m_name)
                                                    : tr("So %1 is 0.").arg(m_name));
}

QString SummarySentence::preference() const
{
    return joined(found(),
                  tr("Each adds 1 less the share of non-relevant documents above it, "
                     "together %1; divided by %2, the number of relevant documents, "
                     "that is %3.")
                      .arg(term(m_explanation.earned), count(m_explanation.attainable), m_value));
}

QString SummarySentence::pairs() const
{
    if (m_explanation.definition.settings.pairWeight != core::PairWeight::Uniform)
        return tr("Pairs that weigh %1 of %2 stand as in an ideal ranking, so %3 is %4.")
            .arg(term(m_explanation.earned), term(m_explanation.attainable), m_name, m_value);
    return tr("Pairs of documents that stand as in an ideal ranking: %1 of %2, so %3 is %4.")
        .arg(count(m_explanation.earned), count(m_explanation.attainable), m_name, m_value);
}

}  // namespace

QString summarySentence(const core::Explanation& explanation, const NumberFormat& format,
                        core::NoValueRule noValue)
{
    if (!explanation.value)
        return noValueSentence(explanation.value.reason(), noValue);
    return SummarySentence(explanation, format).text();
}

}  // namespace ui
