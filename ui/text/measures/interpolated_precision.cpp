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
        return joined(notRelevantSentence(at), Wording::tr("It does not improve any precision."));
    if (at.line.gain > 0)
        return Wording::tr("Rank %1 is relevant. The precision there, %2, is the best so far at "
                           "this recall or higher.")
            .arg(at.rank(), foundAndRank(at));
    return Wording::tr(
               "Rank %1 is relevant. The precision there is %2, which is not a new best: too few "
               "relevant documents have been found, or an earlier rank has a better precision.")
        .arg(at.rank(), foundAndRank(at));
}

QString bestPrecisionsAtRank(const AtRank& at)
{
    if (!at.isRelevant())
        return joined(notRelevantSentence(at), Wording::tr("It does not improve any precision."));
    return Wording::tr("Rank %1 is relevant. The precision there is %2. The best precisions at the "
                       "11 recall points add up to %3 so far.")
        .arg(at.rank(), foundAndRank(at), at.decimals(at.line.sum));
}

}  // namespace

extern const MeasureWords interpolatedPrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Interpolated precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "The best precision at or beyond the rank where a given share of the relevant documents "
        "is found, or 0 if it is never found. Versions of trec_eval convert a share of R to a "
        "number of documents differently: “up” adds 0.9 and truncates (9.0.8, ranx), and "
        "“nearest” rounds (10.0)."),
    .source = QT_TRANSLATE_NOOP(
        "Wording", "recall level precision averages of TREC-2, 1993; iprec_at_recall of trec_eval"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::interpolatedPrecision,
    .seen = hitsSoFar,
    .term =
        {
            [](const Explained&) {
                return ColumnHead{Wording::tr("more found"),
                                  Wording::tr("How many more relevant documents have been found at "
                                              "the best rank than at the previous best rank.")};
            },
            termCount,
            [](const AtRank& at) {
                return Wording::tr("The precision here is the best so far: %1.")
                    .arg(foundAndRank(at));
            },
        },
    .sumHeading = [](const Explained&) { return Wording::tr("relevant at best rank"); },
    .attainable = {[](const Explained&) {
                       return ColumnHead{Wording::tr("best rank"),
                                         Wording::tr("The rank up to here with the best precision, "
                                                     "at the given recall or higher.")};
                   },
                   attainableCount,
                   [](const AtRank& at) {
                       return Wording::tr("Rank with the best precision: %1.")
                           .arg(attainableCount(at));
                   }},
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank = bestPrecisionAtRank,
    .summary =
        [](const Explained& in) {
            if (!(in.explanation.earned > 0))
                return joined(in.found(), Wording::tr("So %1 = %2.").arg(in.name(), in.value()));
            return in.shareIn(Wording::tr(
                "Precision is best at rank %1, where %2 relevant documents are found: %3 = %4."));
        },
};

extern const MeasureWords elevenPointWords{
    .title = QT_TRANSLATE_NOOP("Wording", "11-point average precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "The mean of the interpolated precisions at recall 0, 0.1, …, 1. Each is the best "
        "precision at or beyond the rank where that share of the relevant documents is found."),
    .source = QT_TRANSLATE_NOOP(
        "Wording", "van Rijsbergen, “Information Retrieval”, 1979; 11pt_avg of trec_eval"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::elevenPointAverage,
    .seen = hitsSoFar,
    .term =
        {
            [](const Explained&) {
                return ColumnHead{Wording::tr("added precision"),
                                  Wording::tr("How much the sum of the best precisions at the 11 "
                                              "recall points increases.")};
            },
            [](const AtRank& at) { return at.line.gain > 0 ? termDecimals(at) : nothingCell(); },
            [](const AtRank& at) {
                return Wording::tr(
                           "The sum of the best precisions at the recall points rises by %1.")
                    .arg(termDecimals(at));
            },
        },
    .sumHeading = [](const Explained&) { return Wording::tr("sum of 11 precisions"); },
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = bestPrecisionsAtRank,
    .summary =
        [](const Explained& in) {
            return joined(in.found(), Wording::tr("The interpolated precisions at the 11 recall "
                                                  "points add up to %1; their mean is %2.")
                                          .arg(in.decimals(in.explanation.earned), in.value()));
        },
};

}  // namespace ui
