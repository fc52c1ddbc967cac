// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/words/step_facts.h"

namespace ui {

namespace {

QString foundAndRank(const AtRank& at)
{
    return valueRatio(at.line.seen, static_cast<double>(at.line.rank), at.format);
}

QString bestPrecisionAtRank(const AtRank& at)
{
    if (!at.isRelevant())
        return joined(notRelevantSentence(at), Wording::tr("No precision gets better by it."));
    if (at.line.gain > 0)
        return Wording::tr(
                   "Rank %1 is relevant, and the precision there, %2, is the best from that "
                   "recall on so far.")
            .arg(at.rank(), foundAndRank(at));
    return Wording::tr(
               "Rank %1 is relevant: the precision there is %2. Too few relevant documents are "
               "found, or a better one stands above.")
        .arg(at.rank(), foundAndRank(at));
}

QString bestPrecisionsAtRank(const AtRank& at)
{
    if (!at.isRelevant())
        return joined(notRelevantSentence(at), Wording::tr("No precision gets better by it."));
    return Wording::tr(
               "Rank %1 is relevant: the precision there is %2. The best precisions at the 11 "
               "points of recall add up to %3 so far.")
        .arg(at.rank(), foundAndRank(at), at.decimals(at.line.sum));
}

}  // namespace

extern const MeasureWords interpolatedPrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Interpolated precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "The best precision at or beyond the rank where a share of the relevant documents is "
        "found, 0 when they are not. How many documents a share of R takes differs between "
        "versions of trec_eval: up adds 0.9 and cuts (9.0.8, ranx), nearest rounds (10.0)."),
    .source = QT_TRANSLATE_NOOP(
        "Wording", "recall level precision averages of TREC-2, 1993; iprec_at_recall of trec_eval"),
    .amounts = Amounts::ConfusionMatrix,
    .formula = formula_parts::interpolatedPrecision,
    .seen = hitsSoFar,
    .term =
        {
            [](const Explained&) {
                return ColumnHead{
                    Wording::tr("more found"),
                    Wording::tr("By how many relevant documents the best rank has more "
                                "than the one that was best above.")};
            },
            termCount,
            [](const AtRank& at) {
                return Wording::tr("The precision here is the best: %1.").arg(foundAndRank(at));
            },
        },
    .sumHeading = [](const Explained&) { return Wording::tr("relevant at best rank"); },
    .attainable =
        {[](const Explained&) {
             return ColumnHead{Wording::tr("best rank"),
                               Wording::tr("The rank from the point of recall on at which "
                                           "precision is best, of those down to here.")};
         },
         attainableCount,
         [](const AtRank& at) {
             return Wording::tr("The rank where precision is best: %1.").arg(attainableCount(at));
         }},
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank = bestPrecisionAtRank,
    .summary =
        [](const Explained& in) {
            if (!(in.explanation.earned > 0))
                return joined(in.found(), Wording::tr("So %1 is %2.").arg(in.name(), in.value()));
            return in.shareIn(Wording::tr(
                "Precision is best at rank %1, where %2 relevant documents are found: %3 is %4."));
        },
};

extern const MeasureWords elevenPointWords{
    .title = QT_TRANSLATE_NOOP("Wording", "11-point average precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "The mean of the interpolated precisions at recall 0, 0.1, … 1: of each the best precision "
        "at or beyond the rank where that share of the relevant documents is found."),
    .source = QT_TRANSLATE_NOOP(
        "Wording", "van Rijsbergen, “Information Retrieval”, 1979; 11pt_avg of trec_eval"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::elevenPointAverage,
    .seen = hitsSoFar,
    .term =
        {
            [](const Explained&) {
                return ColumnHead{
                    Wording::tr("more precision"),
                    Wording::tr("By how much more the best precisions at the 11 points "
                                "of recall add up to.")};
            },
            [](const AtRank& at) { return at.line.gain > 0 ? termDecimals(at) : nothingCell(); },
            [](const AtRank& at) {
                return Wording::tr("The best precisions at the points of recall rise by %1.")
                    .arg(termDecimals(at));
            },
        },
    .sumHeading = [](const Explained&) { return Wording::tr("sum of 11 points"); },
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = bestPrecisionsAtRank,
    .summary =
        [](const Explained& in) {
            return joined(in.found(),
                          Wording::tr("The interpolated precisions at 11 points of recall "
                                      "add up to %1; their mean is %2.")
                              .arg(in.decimals(in.explanation.earned), in.value()));
        },
};

}  // namespace ui
