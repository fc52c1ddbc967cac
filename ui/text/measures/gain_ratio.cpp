// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString ratioSummary(const Explained& in, const QString& pattern)
{
    return pattern.arg(in.decimals(in.explanation.earned), in.count(in.explanation.attainable),
                       in.name(), in.value());
}

QString gainPerMissAtRank(const AtRank& at)
{
    if (!at.isRelevant())
        return joined(notRelevantSentence(at),
                      Wording::tr("Relevant documents below it add less."));
    return Wording::tr("Rank %1 is relevant. Non-relevant documents above it: %2, so it adds 1 / "
                       "log₂(2 + %2) = %3.")
        .arg(at.rank(), seenCount(at), termDecimals(at));
}

QString gainForCostAtRank(const AtRank& at)
{
    if (at.line.gain == 0)
        return noGainSentence(at);
    return Wording::tr(
               "Rank %1: gain %2, divided by log₂(2 + lag behind the ideal ranking) = %3, adds %4.")
        .arg(at.rank(), at.count(at.line.gain), at.decimals(at.line.weight), termDecimals(at));
}

}  // namespace

extern const MeasureWords binaryGainRatioWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Binary G"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Each relevant document is discounted by the logarithm of the number of "
                   "non-relevant documents above it. Relevant documents above it cost nothing."),
    .source = QT_TRANSLATE_NOOP("Wording", "binG of trec_eval, 2008"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::binaryGainRatio,
    .seen = {[](const Explained&) {
                 return ColumnHead{Wording::tr("non-relevant above"),
                                   Wording::tr("The number of non-relevant documents above.")};
             },
             seenCount,
             [](const AtRank& at) {
                 return Wording::tr("Non-relevant documents above rank %1: %2.")
                     .arg(at.rank(), seenCount(at));
             }},
    .term = {[](const Explained&) {
                 return ColumnHead{Wording::tr("1 / log₂(2 + others)"),
                                   Wording::tr("This rank’s contribution, if it is relevant.")};
             },
             [](const AtRank& at) { return at.isRelevant() ? termDecimals(at) : nothingCell(); },
             [](const AtRank& at) {
                 return Wording::tr("1 / log₂(2 + %1) = %2.").arg(seenCount(at), termDecimals(at));
             }},
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = gainPerMissAtRank,
    .summary =
        [](const Explained& in) {
            return joined(
                in.found(),
                ratioSummary(in, Wording::tr("Together they add %1. Dividing by %2, the number of "
                                             "relevant documents, gives %3 = %4.")));
        },
};

extern const MeasureWords gainRatioWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Gain ratio G"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "Each gain is discounted by the logarithm of the lag: how much more the ideal ranking has "
        "gained so far. Past the end of the ideal ranking, every rank adds 1 to the lag."),
    .source = QT_TRANSLATE_NOOP("Wording", "G of trec_eval, 2008"),
    .unjudged = QT_TRANSLATE_NOOP("Wording", "Unjudged documents have no gain."),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::gainRatio,
    .seen = {[](const Explained&) {
                 return ColumnHead{Wording::tr("gained"),
                                   Wording::tr("The sum of the grades up to this rank.")};
             },
             seenCount,
             [](const AtRank& at) {
                 return Wording::tr("Gain up to rank %1: %2.").arg(at.rank(), seenCount(at));
             }},
    .term = {[](const Explained&) {
                 return ColumnHead{Wording::tr("gain / log₂(2 + lag)"),
                                   Wording::tr("Grade ÷ log₂(2 + lag), where the lag is how much "
                                               "more the ideal ranking has gained so far.")};
             },
             [](const AtRank& at) { return at.line.gain > 0 ? termDecimals(at) : nothingCell(); },
             [](const AtRank& at) {
                 return Wording::tr("Divide the gain: %1.")
                     .arg(discountedText(at, at.line.gain, at.line.term));
             }},
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noGainConsequence,
    .atRank = gainForCostAtRank,
    .summary =
        [](const Explained& in) {
            return ratioSummary(in, Wording::tr("The terms add up to %1. Dividing by %2, the total "
                                                "gain of all judged documents, gives %3 = %4."));
        },
};

}  // namespace ui
