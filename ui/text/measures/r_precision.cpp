// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

bool isPastRelevant(const AtRank& at)
{
    return at.line.rank > at.explanation.relevant;
}

QString rPrecisionConsequence(const AtRank& at)
{
    if (isPastRelevant(at))
        return Wording::tr("Only the first R = %1 ranks count, so it contributes nothing.")
            .arg(at.relevant());
    return noHitConsequence(at);
}

QString rPrecisionAtRank(const AtRank& at)
{
    if (isPastRelevant(at))
        return Wording::tr("Rank %1 does not count: R-precision stops at rank R = %2, the number "
                           "of relevant documents.")
            .arg(at.rank(), at.relevant());
    return joined(
        relevanceSentence(at),
        Wording::tr("Found so far: %1 of R = %2.").arg(at.count(at.line.sum), at.relevant()));
}

}  // namespace

extern const MeasureWords rPrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "R-precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Precision at rank R, where R is the number of relevant documents. At this "
                   "cutoff a perfect list scores 1, and precision equals recall."),
    .source = QT_TRANSLATE_NOOP(
        "Wording", "Buckley & Voorhees, “Retrieval System Evaluation”, in TREC, MIT Press 2005"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::rPrecision,
    .term = {[](const Explained&) {
                 return ColumnHead{
                     Wording::tr("relevant, i ≤ R"),
                     Wording::tr("1 if the document is relevant and among the first R ranks.")};
             },
             termCount, relevantFact},
    .sumHeading = relevantSoFarHeading,
    .valueCell = ratioValueCell,
    .consequence = rPrecisionConsequence,
    .atRank = rPrecisionAtRank,
    .summary =
        [](const Explained& in) {
            return in.shareIn(Wording::tr("Relevant in the first R = %1 ranks: %2, so %3 = %4."));
        },
};

}  // namespace ui
