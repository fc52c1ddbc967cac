// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString expectedAtRank(const AtRank& at)
{
    if (at.isRelevant())
        return Wording::tr("Rank %1 is relevant. The precision expected there is %2.")
            .arg(at.rank(), termDecimals(at));
    if (at.line.grade.hasValue() && !at.line.grade.isJudged())
        return Wording::tr(
                   "Rank %1 is of the pool and was not judged: it adds nothing, and below it "
                   "more of the ranks count as pooled.")
            .arg(at.rank());
    return joined(notRelevantSentence(at), Wording::tr("It adds nothing."));
}

}  // namespace

extern const MeasureWords inferredPrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Inferred average precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording",
        "Average precision when only a sample of the pool was judged: the precision above a "
        "relevant document is what the judged ones among the pooled let expect. A negative grade "
        "is a document of the pool that nobody judged; one without a grade was not pooled."),
    .source = QT_TRANSLATE_NOOP("Wording", "Yilmaz & Aslam, CIKM 2006, as in trec_eval"),
    .unjudged = QT_TRANSLATE_NOOP("Wording", "infAP takes documents without a grade as not pooled, "
                                             "and negative grades as pooled and not judged."),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::inferredPrecision,
    .seen = hitsSoFar,
    .term = {
        [](const Explained&) {
            return ColumnHead{
                Wording::tr("expected precision"),
                Wording::tr("What this rank adds: at a relevant document, the precision "
                            "that the judged ones above let expect.")};
        },
        [](const AtRank& at) { return at.line.gain > 0 ? termDecimals(at) : nothingCell(); },
        [](const AtRank& at) {
            return Wording::tr("Precision expected at rank %1: %2.")
                .arg(at.rank(), termDecimals(at));
        },
    },
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = expectedAtRank,
    .summary =
        [](const Explained& in) {
            return joined(
                in.found(),
                Wording::tr("The precisions expected at relevant ranks add up to %1; divided "
                            "by %2, the number of relevant documents, that is %3.")
                    .arg(in.decimals(in.explanation.earned), in.count(in.explanation.attainable),
                         in.value()));
        },
};

}  // namespace ui
