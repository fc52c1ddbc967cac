// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/pair_text.h"

#include "ui/text/language/joined_text.h"

#include <QCoreApplication>

namespace ui {

using core::PairVerdict;
using core::PairWeight;

namespace {

QString ranksText(const std::vector<std::size_t>& ranks)
{
    QStringList texts;
    for (const std::size_t rank : ranks)
        texts << QString::number(rank);
    return texts.join(QLatin1Char(' '));
}

/// The texts of RC's pairs.
class PairWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PairWords)

public:
    explicit PairWords(const NumberFormat& format)
        : m_format(format)
    {}

    static QString verdict(PairVerdict verdict);
    QString sentence(const ShownPair& pair) const;
    static QString tallies(const core::PairTallies& tallies);
    static QString shortTallies(const core::PairTallies& tallies);
    QString weights(const core::PairTallies& tallies) const;
    QString soFar(const core::PairTallies& tallies, bool weighs) const;
    QString ideals(const core::IdealOrders& orders) const;
    static QString closest(const core::IdealOrders& orders);

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
    return pair.isCounted ? text : tr("%1 It is past the cutoff, so it does not count.").arg(text);
}

QString PairWords::soFar(const core::PairTallies& tallies, bool weighs) const
{
    const std::size_t inOrder = tallies.concordant.count + tallies.tied.count;
    if (!weighs)
        return tr("%1 of %2 pairs so far are in order.")
            .arg(QString::number(inOrder), QString::number(tallies.count()));
    return tr("%1 of %2 pairs so far are in order, weight %3 of %4.")
        .arg(QString::number(inOrder), QString::number(tallies.count()),
             termText(tallies.concordant.weight + tallies.tied.weight, m_format),
             termText(tallies.weight(), m_format));
}

QString PairWords::ideals(const core::IdealOrders& orders) const
{
    if (!orders.best)
        return {};
    if (orders.count == 1)
        return tr("All grades differ, so there is one ideal ranking, and RC is the share of pairs "
                  "in the same order.");
    QStringList each;
    for (const core::IdealShare& order : orders.each)
        each << tr("%1 agrees on %2 of the pairs", "ranks, a share")
                    .arg(ranksText(order.ranks), valueText(order.share, m_format));
    constexpr double mostCounted = 1e9;
    const QString count =
        orders.count <= mostCounted
            ? tr("%1 ideal rankings").arg(plainText(orders.count, m_format.locale))
            : tr("Too many ideal rankings to list");
    if (each.isEmpty())
        return tr("%1. They agree on %2 to %3 of the pairs. RC is the highest of these.")
            .arg(count, valueText(orders.worst, m_format), valueText(orders.best, m_format));
    return tr("%1: %2. RC is the highest of these.").arg(count, phrasesText(each));
}

QString PairWords::closest(const core::IdealOrders& orders)
{
    constexpr std::size_t mostRead = 30;
    if (!orders.best || orders.closest.size() > mostRead)
        return {};
    return tr("The list is compared with the closest ideal ranking: the documents at ranks %1, in "
              "this order.")
        .arg(ranksText(orders.closest));
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
    return tr("%n pairs: %1", nullptr, static_cast<int>(tallies.count())).arg(parts);
}

QString PairWords::shortTallies(const core::PairTallies& tallies)
{
    return tr("%1: %2 ✓, %3 =, %4 ✗", "numbers of pairs")
        .arg(QString::number(tallies.count()), QString::number(tallies.concordant.count),
             QString::number(tallies.tied.count), QString::number(tallies.discordant.count));
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

QString shortTalliesText(const core::PairTallies& tallies)
{
    return PairWords::shortTallies(tallies);
}

QString tallyWeightsText(const core::PairTallies& tallies, const NumberFormat& format)
{
    return PairWords(format).weights(tallies);
}

QString pairsSoFarText(const core::PairTallies& tallies, bool weighs, const NumberFormat& format)
{
    return PairWords(format).soFar(tallies, weighs);
}

QString idealOrdersText(const core::IdealOrders& orders, const NumberFormat& format)
{
    return PairWords(format).ideals(orders);
}

QString closestOrderText(const core::IdealOrders& orders)
{
    return PairWords::closest(orders);
}

}  // namespace ui
