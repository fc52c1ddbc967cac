#include "ui/step_words/step_text.h"

#include "ui/words/step_facts.h"

#include <QCoreApplication>

namespace ui {

using core::Measure;

namespace {

/// The words about one rank of one explanation.
class RankSentence {
    Q_DECLARE_TR_FUNCTIONS(ui::RankSentence)

public:
    RankSentence(const core::Explanation& explanation, std::size_t row, const NumberFormat& format)
        : m_explanation(explanation)
        , m_settings(explanation.definition.settings)
        , m_line(explanation.ranks[row])
        , m_format(format)
        , m_rank(QString::number(m_line.rank))
        , m_grade(gradeText(m_line.grade, format.locale))
    {}

    QString text() const;

private:
    QString pastCutoff() const;
    QString pastTheEnd() const;
    QString discountedGain() const;
    QString nothingGained() const;
    QString discountedTerm() const;
    QString discount() const;
    /// What the gain is divided by, or multiplied with.
    QString factor() const;
    QString weightedTerm() const;
    QString atRankOne() const;
    QString idealTerm() const;
    QString cumulatedGain() const;
    QString precisionAtHit() const;
    QString reciprocalRank() const;
    QString hitsSoFar() const;
    QString success() const;
    QString rPrecision() const;
    QString preference() const;
    QString chanceToStop() const;
    QString rankBiased() const;
    QString judged() const;
    QString pairs() const;
    QString standing() const;

    bool isRelevant() const { return m_line.grade.isRelevant(m_settings.relevantFrom); }
    QString relevance() const;
    QString notRelevant() const;
    QString term(double number) const { return termText(number, m_format); }
    QString count(double number) const { return countText(number, m_format); }
    QString joined(const QString& first, const QString& second) const
    {
        return second.isEmpty() ? first : QStringLiteral("%1 %2").arg(first, second);
    }

    const core::Explanation& m_explanation;
    const core::Settings& m_settings;
    const core::ExplainedRank& m_line;
    const NumberFormat& m_format;
    QString m_rank;
    QString m_grade;
};

QString RankSentence::text() const
{
    if (!m_line.counted)
        return pastCutoff();
    if (!m_line.inRanking)
        return pastTheEnd();
    switch (m_explanation.definition.measure) {
    case Measure::Ndcg:
    case Measure::Dcg:
    case Measure::Idcg:
        return discountedGain();
    case Measure::Cg:
        return cumulatedGain();
    case Measure::Ap:
        return precisionAtHit();
    case Measure::Rr:
        return reciprocalRank();
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::F1:
        return joined(relevance(), hitsSoFar());
    case Measure::Success:
        return success();
    case Measure::Rprec:
        return rPrecision();
    case Measure::Bpref:
        return preference();
    case Measure::Err:
        return chanceToStop();
    case Measure::Rbp:
        return rankBiased();
    case Measure::Judged:
        return judged();
    case Measure::Rc:
        return pairs();
    }
    return {};
}

QString RankSentence::pastCutoff() const
{
    return tr("Rank %1 is past the cutoff %2, so it does not count.")
        .arg(m_rank, QString::number(*m_explanation.definition.cutoff));
}

QString RankSentence::pastTheEnd() const
{
    return tr("The list ends above rank %1; in the ideal ranking grade %2 stands here and adds %3.")
        .arg(m_rank, gradeText(m_line.idealGrade, m_format.locale), term(m_line.idealTerm));
}

QString RankSentence::notRelevant() const
{
    if (!m_line.grade.hasValue())
        return tr("Rank %1 is unjudged and counts as not relevant.").arg(m_rank);
    return tr("Rank %1 is not relevant: its grade is %2, and documents are relevant from %3 on.")
        .arg(m_rank, m_grade, plainText(m_settings.relevantFrom, m_format.locale));
}

QString RankSentence::relevance() const
{
    return isRelevant() ? tr("Rank %1 is relevant, with grade %2.").arg(m_rank, m_grade)
                        : notRelevant();
}

QString RankSentence::discountedGain() const
{
    if (!(m_line.gain > 0))
        return joined(nothingGained(), idealTerm());
    if (m_settings.discount == core::Discount::None)
        return tr("Rank %1: grade %2 adds %3; without a discount every rank counts alike.")
            .arg(m_rank, m_grade, term(m_line.term));
    return joined(tellsWeights(m_explanation, m_format) ? weightedTerm() : discountedTerm(),
                  atRankOne());
}

QString RankSentence::nothingGained() const
{
    if (!m_line.grade.hasValue())
        return tr("Rank %1 is unjudged, so it adds nothing.").arg(m_rank);
    return tr("Rank %1: grade %2 has no gain, so it adds nothing.").arg(m_rank, m_grade);
}

QString RankSentence::weightedTerm() const
{
    switch (m_settings.gain) {
    case core::Gain::Linear:
        return tr("Rank %1: grade %2, weight %3, so it adds %2 × %4 = %5.")
            .arg(m_rank, m_grade, discount(), factor(), term(m_line.term));
    case core::Gain::Binary:
        return tr("Rank %1: relevant with grade %2, weight %3, so it adds 1 × %4 = %5.")
            .arg(m_rank, m_grade, discount(), factor(), term(m_line.term));
    case core::Gain::Exponential:
        break;
    }
    return tr("Rank %1: grade %2, gain 2^%2 − 1 = %3, weight %4, so it adds %3 × %5 = %6.")
        .arg(m_rank, m_grade, count(m_line.gain), discount(), factor(), term(m_line.term));
}

QString RankSentence::discountedTerm() const
{
    switch (m_settings.gain) {
    case core::Gain::Linear:
        return tr("Rank %1: grade %2, discount %3, so it adds %2 / %4 = %5.")
            .arg(m_rank, m_grade, discount(), factor(), term(m_line.term));
    case core::Gain::Binary:
        return tr("Rank %1: relevant with grade %2, discount %3, so it adds 1 / %4 = %5.")
            .arg(m_rank, m_grade, discount(), factor(), term(m_line.term));
    case core::Gain::Exponential:
        break;
    }
    return tr("Rank %1: grade %2, gain 2^%2 − 1 = %3, discount %4, so it adds %3 / %5 = %6.")
        .arg(m_rank, m_grade, count(m_line.gain), discount(), factor(), term(m_line.term));
}

QString RankSentence::discount() const
{
    return discountAt(m_settings, m_line.rank, m_line.weight, m_format);
}

QString RankSentence::factor() const
{
    if (tellsWeights(m_explanation, m_format))
        return term(shownWeight(m_explanation, m_line, m_format));
    return m_settings.discount == core::Discount::Reciprocal ? count(m_line.weight)
                                                             : term(m_line.weight);
}

QString RankSentence::atRankOne() const
{
    if (m_explanation.definition.measure == Measure::Idcg || !(m_line.weight > 1))
        return {};
    return tr("At rank 1 it would have added %1.").arg(term(m_line.gain));
}

QString RankSentence::idealTerm() const
{
    if (!m_line.inIdeal || !(m_line.idealTerm > 0))
        return {};
    return tr("In the ideal ranking grade %1 stands here and adds %2.")
        .arg(gradeText(m_line.idealGrade, m_format.locale), term(m_line.idealTerm));
}

QString RankSentence::cumulatedGain() const
{
    if (!(m_line.gain > 0))
        return nothingGained();
    switch (m_settings.gain) {
    case core::Gain::Linear:
        return tr("Rank %1: grade %2 adds its gain, wherever in the list it stands.")
            .arg(m_rank, m_grade);
    case core::Gain::Binary:
        return tr("Rank %1: relevant with grade %2, it adds 1, wherever in the list it stands.")
            .arg(m_rank, m_grade);
    case core::Gain::Exponential:
        break;
    }
    return tr("Rank %1: grade %2 adds 2^%2 − 1 = %3, wherever in the list it stands.")
        .arg(m_rank, m_grade, count(m_line.gain));
}

QString RankSentence::precisionAtHit() const
{
    if (!isRelevant())
        return joined(notRelevant(), tr("It adds nothing."));
    const int found = static_cast<int>(m_line.gain);
    const QString precision = termRatio(m_line.gain, m_line.weight, m_format);
    if (m_line.weight > static_cast<double>(m_line.rank))
        return tr("Rank %1 is relevant. Its tie ends at rank %2, so the precision there counts, "
                  "%3.")
            .arg(m_rank, plainText(m_line.weight, m_format.locale), precision);
    if (m_line.rank == 1)
        return tr("Rank 1 is relevant, so its precision is %1.").arg(precision);
    if (found == 1)
        return tr("Rank %1 is relevant: 1 of the first %1 documents is, so its precision is %2.")
            .arg(m_rank, precision);
    return tr("Rank %1 is relevant: %n of the first %1 documents are, so its precision is %2.",
              nullptr, found)
        .arg(m_rank, precision);
}

QString RankSentence::reciprocalRank() const
{
    const bool anyRelevant = m_settings.rrTarget == core::RrTarget::FirstRelevant;
    if (m_line.gain > 0) {
        const QString reciprocal = termRatio(1, m_line.weight, m_format);
        return anyRelevant
                   ? tr("Rank %1 is the first relevant document, so the reciprocal rank is %2.")
                         .arg(m_rank, reciprocal)
                   : tr("Rank %1 is the first document of the highest grade, %2, so the "
                        "reciprocal rank is %3.")
                         .arg(m_rank, m_grade, reciprocal);
    }
    if (m_line.seen > 0)
        return anyRelevant
                   ? tr("Rank %1 comes after the first relevant document, so it does not count.")
                         .arg(m_rank)
                   : tr("Rank %1 comes after the first document of the highest grade, so it does "
                        "not count.")
                         .arg(m_rank);
    if (anyRelevant || !m_line.grade.hasValue())
        return joined(notRelevant(), tr("The search goes on."));
    return tr("Rank %1: grade %2 is not the highest. The search goes on.").arg(m_rank, m_grade);
}

QString RankSentence::hitsSoFar() const
{
    const QString name = nameAt(m_explanation.definition, m_line.rank);
    if (!m_line.value)
        return {};
    const QString found = count(m_line.sum);
    const QString ratio = valueRatio(m_line.sum, m_line.attainable, m_format);
    const QString relevant = QString::number(m_explanation.relevant);
    switch (m_explanation.definition.measure) {
    case Measure::Recall:
        return tr("Found so far: %1 of %2, so %3 is %4.").arg(found, relevant, name, ratio);
    case Measure::RecallCap:
        return tr("Found so far: %1 of at most %2 that fit, so %3 is %4.")
            .arg(found, count(m_line.attainable), name, ratio);
    case Measure::F1:
        return tr("Found so far: %1, with %2 read and %3 to find, so %4 is %5.")
            .arg(found, m_rank, relevant, name, ratio);
    default:
        return tr("Relevant so far: %1 of %2, so %3 is %4.").arg(found, m_rank, name, ratio);
    }
}

QString RankSentence::success() const
{
    if (m_line.gain > 0)
        return tr("Rank %1 is the first relevant document: from here on success is 1.").arg(m_rank);
    if (m_line.seen > 0)
        return tr("Rank %1 changes nothing: a relevant document stands above it.").arg(m_rank);
    return joined(notRelevant(), tr("Success is still 0."));
}

QString RankSentence::rPrecision() const
{
    const QString relevant = QString::number(m_explanation.relevant);
    if (m_line.rank > m_explanation.relevant)
        return tr("Rank %1 does not count: R-precision reads as many ranks as there are relevant "
                  "documents, R = %2.")
            .arg(m_rank, relevant);
    return joined(relevance(), tr("Found so far: %1 of R = %2.").arg(count(m_line.sum), relevant));
}

QString RankSentence::preference() const
{
    if (!m_line.grade.isJudged())
        return tr("Rank %1 is not judged; bpref passes over it.").arg(m_rank);
    if (!isRelevant())
        return tr("Rank %1 is judged non-relevant, so the relevant documents below it add less. "
                  "Non-relevant so far: %2.")
            .arg(m_rank, count(m_line.seen));
    if (m_line.seen == 0)
        return tr("Rank %1 is relevant with nothing judged non-relevant above it, so it adds 1.")
            .arg(m_rank);
    return tr("Rank %1 is relevant. Non-relevant above it: %2, of which at most %3 can count, so "
              "it "
              "adds 1 − %4/%3 = %5.")
        .arg(m_rank, count(m_line.seen), count(m_line.weight), count(m_line.weight - m_line.gain),
             term(m_line.term));
}

QString RankSentence::chanceToStop() const
{
    if (m_line.grade.earning() > m_explanation.topGrade)
        return tr("Rank %1: grade %2 is above the top of the scale, %3.")
            .arg(m_rank, m_grade, plainText(m_explanation.topGrade, m_format.locale));
    if (!(m_line.gain > 0))
        return joined(nothingGained(), tr("Nobody stops here."));
    return tr("Rank %1: grade %2, so a reader who gets here stops with chance (2^%2 − 1)/2^%3 = "
              "%4. The chance to get here is %5, so it adds %5 × %4 / %1 = %6.")
        .arg(m_rank, m_grade, plainText(m_explanation.topGrade, m_format.locale), term(m_line.gain),
             term(m_line.seen), term(m_line.term));
}

QString RankSentence::rankBiased() const
{
    const core::Fraction left =
        core::Fraction(1) - core::Fraction::fromDecimal(m_settings.persistence);
    const QString power = QStringLiteral("%1 × %2^%3 = %4")
                              .arg(plainText(left.toDouble(), m_format.locale),
                                   plainText(m_settings.persistence, m_format.locale),
                                   QString::number(m_line.rank - 1), term(m_line.weight));
    if (m_settings.rbpGain != core::RbpGain::Binary) {
        if (!(m_line.gain > 0))
            return nothingGained();
        if (m_settings.rbpGain == core::RbpGain::Raw)
            return tr("Rank %1: grade %2, and the weight is %3, so it adds %2 × %4 = %5.")
                .arg(m_rank, m_grade, power, term(m_line.weight), term(m_line.term));
        return tr("Rank %1: grade %2 is worth %3, and the weight is %4, so it adds %3 × %5 = %6.")
            .arg(m_rank, m_grade, term(m_line.gain), power, term(m_line.weight), term(m_line.term));
    }
    if (!isRelevant())
        return joined(notRelevant(), tr("It adds nothing."));
    return tr("Rank %1 is relevant, with grade %2, so it adds its weight, %3.")
        .arg(m_rank, m_grade, power);
}

QString RankSentence::judged() const
{
    const QString soFar =
        (m_settings.judgedCount == core::JudgedCount::Judged ? tr("Judged so far: %1 of %2.")
                                                             : tr("Not judged so far: %1 of %2."))
            .arg(count(m_line.sum), m_rank);
    if (m_line.grade.isJudged())
        return joined(tr("Rank %1 is judged, with grade %2.").arg(m_rank, m_grade), soFar);
    if (m_line.grade.hasValue())
        return joined(tr("Rank %1 has the negative grade %2, which does not count as judged.")
                          .arg(m_rank, m_grade),
                      soFar);
    return joined(tr("Rank %1 is unjudged.").arg(m_rank), soFar);
}

QString RankSentence::pairs() const
{
    if (m_line.rank == 1)
        return tr("Rank 1 forms pairs with the documents below it only.");
    if (m_settings.pairWeight != core::PairWeight::Uniform)
        return joined(standing(), tr("Its pairs with documents above weigh %1; those in order, "
                                     "with the upper grade at least as high, weigh %2.")
                                      .arg(term(m_line.seen), term(m_line.term)));
    return joined(standing(), tr("Documents above with a grade at least as high: %1 of %2; these "
                                 "pairs are in order.")
                                  .arg(count(m_line.term), count(m_line.seen)));
}

/// Every document takes part in pairs, with a grade of 0 where it has none that counts.
QString RankSentence::standing() const
{
    if (!m_line.grade.hasValue())
        return tr("Rank %1 is unjudged and stands as grade 0.").arg(m_rank);
    if (!m_line.grade.isJudged())
        return tr("Rank %1 has the negative grade %2 and stands as grade 0.").arg(m_rank, m_grade);
    return tr("Rank %1 has grade %2.").arg(m_rank, m_grade);
}

}  // namespace

QString rankSentence(const core::Explanation& explanation, std::size_t row,
                     const NumberFormat& format)
{
    return RankSentence(explanation, row, format).text();
}

}  // namespace ui
