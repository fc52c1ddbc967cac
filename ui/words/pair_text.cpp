#include "ui/words/pair_text.h"

#include <QCoreApplication>

namespace ui {

using core::PairVerdict;
using core::PairWeight;

namespace {

/// The words of RC's pairs.
class PairWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PairWords)

public:
    explicit PairWords(const NumberFormat& format)
        : m_format(format)
    {}

    static QString verdict(PairVerdict verdict);
    QString sentence(const ShownPair& pair) const;
    static QString tallies(const core::PairTallies& tallies);
    QString weights(const core::PairTallies& tallies) const;

private:
    QString grade(core::Grade grade) const
    {
        return grade.hasValue() ? gradeText(grade, m_format.locale) : tr("unjudged");
    }
    QString weight(const ShownPair& pair, double weight) const;
    static QString tally(PairVerdict verdict, const core::PairTally& tally);

    NumberFormat m_format;
};

QString PairWords::verdict(PairVerdict verdict)
{
    switch (verdict) {
    case PairVerdict::Concordant:
        return tr("concordant");
    case PairVerdict::Tied:
        return tr("tied");
    case PairVerdict::Discordant:
        return tr("discordant");
    }
    return {};
}

QString PairWords::weight(const ShownPair& pair, double weight) const
{
    if (pair.weighting == PairWeight::TopRanks)
        return tr("1/%1 + 1/%2 = %3")
            .arg(QString::number(pair.upperRank), QString::number(pair.lowerRank),
                 termText(weight, m_format));
    return plainText(weight, m_format.locale);
}

QString PairWords::sentence(const ShownPair& pair) const
{
    const core::JudgedPair judged =
        core::judgePair(pair.upperRank, pair.upper, pair.lowerRank, pair.lower, pair.weighting);
    const QString text = tr("Ranks %1 and %2: grades %3 and %4, %5, weight %6.")
                             .arg(QString::number(pair.upperRank), QString::number(pair.lowerRank),
                                  grade(pair.upper), grade(pair.lower), verdict(judged.verdict),
                                  weight(pair, judged.weight));
    return pair.isCounted ? text : tr("%1 Past the cutoff: not counted.").arg(text);
}

QString PairWords::tally(PairVerdict verdict, const core::PairTally& tally)
{
    return tr("%1 %2 %3")
        .arg(QString::number(tally.count), verdictSign(verdict), PairWords::verdict(verdict));
}

QString PairWords::tallies(const core::PairTallies& tallies)
{
    const QString parts = tr("%1, %2, %3")
                              .arg(tally(PairVerdict::Concordant, tallies.concordant),
                                   tally(PairVerdict::Tied, tallies.tied),
                                   tally(PairVerdict::Discordant, tallies.discordant));
    return tallies.count() == 1 ? tr("1 pair: %1").arg(parts)
                                : tr("%1 pairs: %2").arg(QString::number(tallies.count()), parts);
}

QString PairWords::weights(const core::PairTallies& tallies) const
{
    const auto signedWeight = [this](PairVerdict verdict, const core::PairTally& tally) {
        return tr("%1 %2").arg(verdictSign(verdict), termText(tally.weight, m_format));
    };
    return tr("Weight %1: %2, %3, %4")
        .arg(termText(tallies.weight(), m_format),
             signedWeight(PairVerdict::Concordant, tallies.concordant),
             signedWeight(PairVerdict::Tied, tallies.tied),
             signedWeight(PairVerdict::Discordant, tallies.discordant));
}

}  // namespace

QString verdictSign(PairVerdict verdict)
{
    switch (verdict) {
    case PairVerdict::Concordant:
        return QString(QChar(0x2713));
    case PairVerdict::Tied:
        return QStringLiteral("=");
    case PairVerdict::Discordant:
        return QString(QChar(0x2717));
    }
    return {};
}

QString pairSentence(const ShownPair& pair, const NumberFormat& format)
{
    return PairWords(format).sentence(pair);
}

QString talliesText(const core::PairTallies& tallies)
{
    return PairWords::tallies(tallies);
}

QString tallyWeightsText(const core::PairTallies& tallies, const NumberFormat& format)
{
    return PairWords(format).weights(tallies);
}

}  // namespace ui
