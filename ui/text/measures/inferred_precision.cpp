// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString expectedAtRank(const AtRank& at)
{
    if (at.isRelevant())
        return Wording::tr("Rank %1 is relevant. The expected precision there is %2.")
            .arg(at.rank(), termDecimals(at));
    if (at.line.grade.hasValue() && !at.line.grade.isJudged())
        return Wording::tr("Rank %1 is pooled but unjudged. It contributes nothing, but the "
                           "ranks below it count it as a pooled document.")
            .arg(at.rank());
    return joined(notRelevantSentence(at), Wording::tr("It contributes nothing."));
}

}  // namespace

extern const MeasureWords inferredPrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Inferred average precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Average precision when only a sample of the pool was judged. The precision "
                   "above a relevant document is estimated from the judged documents among the "
                   "pooled ones. A negative grade marks a pooled document that nobody judged. A "
                   "document without a grade was not pooled."),
    .source = QT_TRANSLATE_NOOP("Wording", "Yilmaz & Aslam, CIKM 2006, as in trec_eval"),
    .unjudged =
        QT_TRANSLATE_NOOP("Wording", "infAP treats documents without a grade as not pooled, and "
                                     "documents with a negative grade as pooled but unjudged."),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::inferredPrecision,
    .seen = hitsSoFar,
    .term = {
        [](const Explained&) {
            return ColumnHead{Wording::tr("expected precision"),
                              Wording::tr("This rank’s contribution: if it is relevant, the "
                                          "precision estimated from the judged documents above.")};
        },
        [](const AtRank& at) { return at.line.gain > 0 ? termDecimals(at) : nothingCell(); },
        [](const AtRank& at) {
            return Wording::tr("Expected precision at rank %1: %2.")
                .arg(at.rank(), termDecimals(at));
        },
    },
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = expectedAtRank,
    .summary =
        [](const Explained& in) {
            return joined(in.found(),
                          Wording::tr("The expected precisions at relevant ranks add up to %1. "
                                      "Dividing by %2, the number of relevant documents, gives %3.")
                              .arg(in.decimals(in.explanation.earned),
                                   in.count(in.explanation.attainable), in.value()));
        },
};

}  // namespace ui
