// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/discount.h"
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/words/step_facts.h"

/// CG, DCG, IDCG and nDCG.
namespace ui {

namespace {

ColumnHead gainHead(const Explained& in)
{
    if (in.settings().gain == core::Gain::Binary)
        return {Wording::tr("relevant"),
                Wording::tr(
                    "The gain of the grade: 1 at or above the relevance threshold, otherwise 0.")};
    if (in.settings().gain == core::Gain::Scaled)
        return {Wording::tr("g ÷ max"),
                Wording::tr("The gain of the grade: grade ÷ highest grade, %1.")
                    .arg(plainText(in.explanation.topGrade, in.format.locale))};
    if (in.settings().gain == core::Gain::Table)
        return {Wording::tr("gain"),
                Wording::tr("The gain of the grade, from the gain table %1.")
                    .arg(QString::fromStdString(in.settings().gainTable.text()))};
    return {QStringLiteral("2^g − 1"), Wording::tr("The gain of the grade: 2^grade − 1.")};
}

constexpr ColumnWords gainColumn{
    gainHead,
    [](const AtRank& at) { return at.count(at.line.gain); },
    [](const AtRank& at) {
        return Wording::tr("Gain: %1.").arg(gainedBy(at, at.line.grade, at.line.gain));
    },
};

QString discountAbout(const core::Settings& settings, bool isWeight)
{
    switch (settings.discount) {
    case core::Discount::JarvelinKekalainen:
        return (isWeight ? Wording::tr("The gain is multiplied by 1/log%1(i) from rank %2 on, and "
                                       "by 1 before that.")
                         : Wording::tr("The gain is divided by log%1(i) from rank %2 on, and by 1 "
                                       "before that."))
            .arg(subscript(settings.discountBase), plainText(settings.discountBase, QLocale::c()));
    case core::Discount::Reciprocal:
        return isWeight ? Wording::tr("The gain is multiplied by 1/i, where i is the rank.")
                        : Wording::tr("The gain is divided by i, the rank.");
    case core::Discount::None:
        return isWeight ? Wording::tr("The gain is multiplied by 1: every rank counts equally.")
                        : Wording::tr("The gain is not divided: every rank counts equally.");
    case core::Discount::Ln:
        return isWeight ? Wording::tr("The gain is multiplied by 1/ln(i+1), where i is the rank.")
                        : Wording::tr("The gain is divided by ln(i+1), where i is the rank.");
    case core::Discount::Late:
        return isWeight ? Wording::tr("The gain is multiplied by 1/log₂(i+2), where i is the rank.")
                        : Wording::tr("The gain is divided by log₂(i+2), where i is the rank.");
    case core::Discount::Log2:
        break;
    }
    return isWeight ? Wording::tr("The gain is multiplied by 1/log₂(i+1), where i is the rank.")
                    : Wording::tr("The gain is divided by log₂(i+1), where i is the rank.");
}

ColumnHead discountHead(const Explained& in)
{
    const DiscountForm form = in.format.discounts;
    return {discountFormula(in.settings(), form),
            discountAbout(in.settings(), form == DiscountForm::Weight)};
}

QString discountCell(const AtRank& at)
{
    const core::Discount discount = at.settings().discount;
    const bool isWhole =
        discount == core::Discount::None ||
        (discount == core::Discount::Reciprocal && !tellsWeights(at.explanation, at.format));
    const double weight = shownWeight(at.explanation, at.line, at.format);
    return isWhole ? at.count(weight) : at.decimals(weight);
}

QString discountHere(const AtRank& at)
{
    return discountAt(at.settings(), at.line.rank, at.line.weight, at.format);
}

QString discountFact(const AtRank& at)
{
    const bool isWeight = tellsWeights(at.explanation, at.format);
    if (at.settings().discount == core::Discount::None)
        return (isWeight ? Wording::tr("Rank %1 is not discounted: the gain is multiplied by 1.")
                         : Wording::tr("Rank %1 is not discounted: the gain is divided by 1."))
            .arg(at.rank());
    return (isWeight ? Wording::tr("Weight of rank %1: %2.")
                     : Wording::tr("Discount of rank %1: %2."))
        .arg(at.rank(), discountHere(at));
}

constexpr ColumnWords discountColumn{discountHead, discountCell, discountFact};

constexpr ColumnWords discountedTerm{
    [](const Explained& in) {
        return in.format.discounts == DiscountForm::Weight
                   ? ColumnHead{Wording::tr("gain × weight"),
                                Wording::tr("This rank’s contribution: gain × weight.")}
                   : ColumnHead{Wording::tr("gain ÷ discount"),
                                Wording::tr("This rank’s contribution: gain ÷ discount.")};
    },
    termDecimals,
    [](const AtRank& at) {
        return (tellsWeights(at.explanation, at.format) ? Wording::tr("Multiply: %1.")
                                                        : Wording::tr("Divide: %1."))
            .arg(discountedText(at, at.line.gain, at.line.term));
    },
};

/// The divisor or multiplier of the gain.
QString discountFactor(const AtRank& at)
{
    if (tellsWeights(at.explanation, at.format))
        return at.decimals(shownWeight(at.explanation, at.line, at.format));
    return at.settings().discount == core::Discount::Reciprocal ? at.count(at.line.weight)
                                                                : at.decimals(at.line.weight);
}

/// How a gain contributes, divided by a discount or multiplied by a weight.
QString gainSentence(core::Gain gain, bool isWeight)
{
    switch (gain) {
    case core::Gain::Linear:
        return isWeight ? Wording::tr("Rank %1: grade %2, weight %3, so it adds %2 × %4 = %5.")
                        : Wording::tr("Rank %1: grade %2, discount %3, so it adds %2 / %4 = %5.");
    case core::Gain::Binary:
        return isWeight
                   ? Wording::tr("Rank %1: relevant (grade %2), weight %3, so it adds 1 × %4 = %5.")
                   : Wording::tr(
                         "Rank %1: relevant (grade %2), discount %3, so it adds 1 / %4 = %5.");
    case core::Gain::Scaled:
    case core::Gain::Table:
        return isWeight
                   ? Wording::tr("Rank %1: grade %2, gain %6, weight %3, so it adds %6 × %4 = %5.")
                   : Wording::tr(
                         "Rank %1: grade %2, gain %6, discount %3, so it adds %6 / %4 = %5.");
    case core::Gain::Exponential:
        break;
    }
    return isWeight ? Wording::tr("Rank %1: grade %2, gain 2^%2 − 1 = %6, weight %3, so it adds "
                                  "%6 × %4 = %5.")
                    : Wording::tr("Rank %1: grade %2, gain 2^%2 − 1 = %6, discount %3, so it adds "
                                  "%6 / %4 = %5.");
}

QString termSentence(const AtRank& at)
{
    QString sentence =
        gainSentence(at.settings().gain, tellsWeights(at.explanation, at.format))
            .arg(at.rank(), at.grade(), discountHere(at), discountFactor(at), termDecimals(at));
    const core::Gain gain = at.settings().gain;
    return gain == core::Gain::Linear || gain == core::Gain::Binary
               ? sentence
               : sentence.arg(at.count(at.line.gain));
}

QString idealTermSentence(const AtRank& at)
{
    if (!at.line.inIdeal || !(at.line.idealTerm > 0))
        return {};
    return Wording::tr("The ideal ranking has a grade %1 here, worth %2.")
        .arg(gradeText(at.line.idealGrade, at.format.locale), at.decimals(at.line.idealTerm));
}

QString idealGainAtRank(const AtRank& at)
{
    if (!(at.line.gain > 0))
        return joined(noGainSentence(at), idealTermSentence(at));
    if (at.settings().discount == core::Discount::None)
        return Wording::tr(
                   "Rank %1: grade %2 adds %3. Without a discount, every rank counts equally.")
            .arg(at.rank(), at.grade(), at.decimals(at.line.term));
    return termSentence(at);
}

QString discountedGainAtRank(const AtRank& at)
{
    const core::Settings& settings = at.settings();
    const bool isDiscounted =
        at.line.gain > 0 && at.line.weight > 1 &&
        core::discountDivisor(settings.discount, settings.discountBase, 1) == 1;
    return joined(
        idealGainAtRank(at),
        isDiscounted
            ? Wording::tr("At rank 1 it would have added %1.").arg(at.decimals(at.line.gain))
            : QString());
}

QString cumulatedGainAtRank(const AtRank& at)
{
    if (!(at.line.gain > 0))
        return noGainSentence(at);
    switch (at.settings().gain) {
    case core::Gain::Linear:
        return Wording::tr("Rank %1: grade %2 adds its gain, regardless of its rank.")
            .arg(at.rank(), at.grade());
    case core::Gain::Binary:
        return Wording::tr("Rank %1: relevant (grade %2), so it adds 1, regardless of its rank.")
            .arg(at.rank(), at.grade());
    case core::Gain::Scaled:
    case core::Gain::Table:
        return Wording::tr("Rank %1: grade %2 adds its gain, %3, regardless of its rank.")
            .arg(at.rank(), at.grade(), at.count(at.line.gain));
    case core::Gain::Exponential:
        break;
    }
    return Wording::tr("Rank %1: grade %2 adds 2^%2 − 1 = %3, regardless of its rank.")
        .arg(at.rank(), at.grade(), at.count(at.line.gain));
}

}  // namespace

extern const MeasureWords normalisedGainWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Normalised discounted cumulative gain"),
    .about = QT_TRANSLATE_NOOP("Wording",
                               "The share of the best possible DCG that the list earns: its DCG "
                               "divided by the DCG of the ideal ranking. It is 1 when no other "
                               "order is better, and it rewards high grades near the top."),
    .source = QT_TRANSLATE_NOOP("Wording", "Järvelin & Kekäläinen, ACM TOIS 20(4), 2002"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::normalisedGain,
    .gain = gainColumn,
    .weight = discountColumn,
    .term = discountedTerm,
    .sumHeading = [](const Explained&) { return QStringLiteral("DCG@i"); },
    .valueCell = exactValueCell,
    .consequence = noGainConsequence,
    .atRank = discountedGainAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr("The list scores %1 out of an ideal %2, so %3 = %4.")
                .arg(in.decimals(in.explanation.earned), in.decimals(in.explanation.attainable),
                     in.name(), in.value());
        },
};

extern const MeasureWords discountedGainWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Discounted cumulative gain"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "The sum of the documents’ gains, each divided by a discount that grows with the rank. It "
        "has no upper limit, so values cannot be compared between queries."),
    .source = QT_TRANSLATE_NOOP("Wording", "Järvelin & Kekäläinen, ACM TOIS 20(4), 2002; the "
                                           "discount log₂(i+1) is from Burges et al., ICML 2005"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::discountedGain,
    .gain = gainColumn,
    .weight = discountColumn,
    .term = discountedTerm,
    .sumHeading = ownNameHeading,
    .consequence = noGainConsequence,
    .atRank = discountedGainAtRank,
    .summary =
        [](const Explained& in) {
            return (tellsWeights(in.explanation, in.format)
                        ? Wording::tr("The gains, each multiplied by the weight of its rank, add "
                                      "up to %1 = %2.")
                        : Wording::tr("The gains, each divided by the discount of its rank, add up "
                                      "to %1 = %2."))
                .arg(in.name(), in.value());
        },
};

extern const MeasureWords idealGainWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Ideal discounted cumulative gain"),
    .about = QT_TRANSLATE_NOOP("Wording", "The DCG of the judged documents in the best order: what "
                                          "a perfect list would earn. nDCG divides by it."),
    .source = QT_TRANSLATE_NOOP("Wording", "Järvelin & Kekäläinen, ACM TOIS 20(4), 2002"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::idealDiscountedGain,
    .gain = gainColumn,
    .weight = discountColumn,
    .term = discountedTerm,
    .sumHeading = ownNameHeading,
    .consequence = noGainConsequence,
    .atRank = idealGainAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr("The ideal ranking earns %1 = %2.").arg(in.name(), in.value());
        },
};

extern const MeasureWords cumulatedGainWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Cumulative gain"),
    .about = QT_TRANSLATE_NOOP("Wording", "The sum of the gains of the first k documents. Their "
                                          "order within the cutoff does not matter."),
    .source = QT_TRANSLATE_NOOP("Wording", "Järvelin & Kekäläinen, ACM TOIS 20(4), 2002"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::cumulatedGain,
    .term = {
        [](const Explained& in) {
            return ColumnHead{in.settings().gain == core::Gain::Linear ? Wording::tr("gain")
                                                                       : gainHead(in).heading,
                              Wording::tr("This rank’s contribution: the gain of its document.")};
        },
        termCount,
        [](const AtRank& at) {
            return at.settings().gain == core::Gain::Linear
                       ? Wording::tr("Gain: the grade itself, %1.").arg(at.grade())
                       : Wording::tr("Gain: %1.").arg(gainedBy(at, at.line.grade, at.line.term));
        },
    },
    .sumHeading = ownNameHeading,
    .consequence = noGainConsequence,
    .atRank = cumulatedGainAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr("The gains add up to %1 = %2, in any order.")
                .arg(in.name(), in.value());
        },
};

}  // namespace ui
