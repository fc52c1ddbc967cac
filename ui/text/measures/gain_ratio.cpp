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
    return Wording::tr(
               "Rank %1 is relevant. Documents above it that are not: %2, so it adds 1 / log2(2 "
               "+ %2) = %3.")
        .arg(at.rank(), seenCount(at), termDecimals(at));
}

QString gainForCostAtRank(const AtRank& at)
{
    if (at.line.gain == 0)
        return noGainSentence(at);
    return Wording::tr(
               "Rank %1 gains %2, divided by log2(2 + what the ideal order has gained more) = "
               "%3: it adds %4.")
        .arg(at.rank(), at.count(at.line.gain), at.decimals(at.line.weight), termDecimals(at));
}

}  // namespace

extern const MeasureWords binaryGainRatioWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Binary G"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "Each relevant document counts less the more documents stand above it that are not "
        "relevant, by the logarithm of their number; relevant ones above it cost nothing."),
    .source = QT_TRANSLATE_NOOP("Wording", "binG of trec_eval, 2008"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::binaryGainRatio,
    .seen = {[](const Explained&) {
                 return ColumnHead{Wording::tr("others above"),
                                   Wording::tr("How many documents above are not relevant.")};
             },
             seenCount,
             [](const AtRank& at) {
                 return Wording::tr("Documents above rank %1 that are not relevant: %2.")
                     .arg(at.rank(), seenCount(at));
             }},
    .term = {[](const Explained&) {
                 return ColumnHead{Wording::tr("1 / log2(2 + others)"),
                                   Wording::tr("What this rank adds, where it is relevant.")};
             },
             [](const AtRank& at) { return at.isRelevant() ? termDecimals(at) : nothingCell(); },
             [](const AtRank& at) {
                 return Wording::tr("1 / log2(2 + %1) = %2.").arg(seenCount(at), termDecimals(at));
             }},
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = gainPerMissAtRank,
    .summary =
        [](const Explained& in) {
            return joined(in.found(),
                          ratioSummary(in, Wording::tr("Together they add %1; divided by "
                                                       "%2 relevant documents, %3 is %4.")));
        },
};

extern const MeasureWords gainRatioWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Gain ratio G"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "Each gain counts less the further the gains so far lag behind those of the ideal order, "
        "by "
        "the logarithm of the lag; at its end the ideal order still costs 1 at every rank."),
    .source = QT_TRANSLATE_NOOP("Wording", "G of trec_eval, 2008"),
    .unjudged = QT_TRANSLATE_NOOP("Wording", "A document that is not judged has no gain."),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::gainRatio,
    .seen = {[](const Explained&) {
                 return ColumnHead{Wording::tr("gained"),
                                   Wording::tr("The grades down to here, summed.")};
             },
             seenCount,
             [](const AtRank& at) {
                 return Wording::tr("Gained down to rank %1: %2.").arg(at.rank(), seenCount(at));
             }},
    .term = {[](const Explained&) {
                 return ColumnHead{
                     Wording::tr("gain / log2(2 + lag)"),
                     Wording::tr("The grade, divided by the logarithm of 2 plus what the "
                                 "ideal order has gained more.")};
             },
             [](const AtRank& at) { return at.line.gain > 0 ? termDecimals(at) : nothingCell(); },
             [](const AtRank& at) {
                 return Wording::tr("The gain, divided: %1.")
                     .arg(discountedText(at, at.line.gain, at.line.term));
             }},
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noGainConsequence,
    .atRank = gainForCostAtRank,
    .summary =
        [](const Explained& in) {
            return ratioSummary(in,
                                Wording::tr("The terms add up to %1; divided by the gains of all "
                                            "judged documents, %2, %3 is %4."));
        },
};

}  // namespace ui
