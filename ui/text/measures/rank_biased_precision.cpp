// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

/// "0.2 × 0.8^3 = 0.102"
QString weightOfRank(const AtRank& at)
{
    const core::Fraction left =
        core::Fraction(1) - core::Fraction::fromDecimal(at.settings().persistence);
    return QStringLiteral("%1 × %2^%3 = %4")
        .arg(plainText(left.toDouble(), at.format.locale),
             plainText(at.settings().persistence, at.format.locale),
             QString::number(at.line.rank - 1), at.decimals(at.line.weight));
}

constexpr ColumnWords chanceOfReader{
    [](const Explained&) {
        return ColumnHead{QStringLiteral("(1−p)·pⁱ⁻¹"),
                          Wording::tr("The probability that a reader gets here, times 1 − p so "
                                      "that all weights add up to 1.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.weight); },
    [](const AtRank& at) {
        return Wording::tr("Weight of rank %1: %2.").arg(at.rank(), weightOfRank(at));
    },
};

QString rankBiasedFact(const AtRank& at)
{
    switch (at.settings().rbpGain) {
    case core::RbpGain::Graded:
        return Wording::tr("Multiply: %1 × %2 = %3.")
            .arg(at.decimals(at.line.gain), at.decimals(at.line.weight), termDecimals(at));
    case core::RbpGain::Raw:
        return Wording::tr("Multiply: %1 × %2 = %3.")
            .arg(at.grade(), at.decimals(at.line.weight), termDecimals(at));
    case core::RbpGain::Binary:
        break;
    }
    return Wording::tr("Grade %1 is at least %2, so rank %3 is relevant and adds its weight, %4.")
        .arg(at.grade(), at.threshold(), at.rank(), termDecimals(at));
}

QString rankBiasedConsequence(const AtRank& at)
{
    if (at.settings().rbpGain == core::RbpGain::Binary && !(at.line.gain > 0))
        return notRelevantConsequence(at);
    return noGainConsequence(at);
}

QString gradedAtRank(const AtRank& at)
{
    if (!(at.line.gain > 0))
        return noGainSentence(at);
    const QString weight = at.decimals(at.line.weight);
    if (at.settings().rbpGain == core::RbpGain::Raw)
        return Wording::tr("Rank %1: grade %2, weight %3, so it adds %2 × %4 = %5.")
            .arg(at.rank(), at.grade(), weightOfRank(at), weight, termDecimals(at));
    return Wording::tr("Rank %1: grade %2, gain %3, weight %4, so it adds %3 × %5 = %6.")
        .arg(at.rank(), at.grade(), at.decimals(at.line.gain), weightOfRank(at), weight,
             termDecimals(at));
}

QString rankBiasedAtRank(const AtRank& at)
{
    if (at.settings().rbpGain != core::RbpGain::Binary)
        return gradedAtRank(at);
    if (!at.isRelevant())
        return joined(notRelevantSentence(at), Wording::tr("It contributes nothing."));
    return Wording::tr("Rank %1 is relevant, with grade %2, so it adds its weight, %3.")
        .arg(at.rank(), at.grade(), weightOfRank(at));
}

}  // namespace

extern const MeasureWords rankBiasedPrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Rank-biased precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "The expected gain per document viewed, for a reader who continues to the next rank with "
        "probability p, the persistence. With a small p, only the top ranks matter."),
    .source = QT_TRANSLATE_NOOP("Wording", "Moffat & Zobel, ACM TOIS 27(1), 2008"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::rankBiasedPrecision,
    .gain = shareOfScale,
    .weight = chanceOfReader,
    .term = {[](const Explained&) {
                 return ColumnHead{Wording::tr("gain × weight"),
                                   Wording::tr("This rank’s contribution: gain × weight.")};
             },
             termDecimals, rankBiasedFact},
    .sumHeading = ownNameHeading,
    .consequence = rankBiasedConsequence,
    .atRank = rankBiasedAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr("The expected gain per document viewed: %1 = %2.")
                .arg(in.name(), in.value());
        },
};

}  // namespace ui
