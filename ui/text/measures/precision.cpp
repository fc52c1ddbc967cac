// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

extern const MeasureWords precisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Precision"),
    .about =
        QT_TRANSLATE_NOOP("Wording", "The share of relevant documents among the first k ranks. If "
                                     "the list is shorter, the empty ranks count as not relevant."),
    .source = QT_TRANSLATE_NOOP("Wording", "Cleverdon’s Cranfield tests, 1966"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::precision,
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .attainable = {perRankHead, attainableCount,
                   [](const AtRank& at) {
                       return (at.explanation.denominator == core::Denominator::RelevantWithinCutoff
                                   ? Wording::tr("Maximum number of relevant documents so far: %1.")
                                   : Wording::tr("Ranks read so far: %1."))
                           .arg(attainableCount(at));
                   }},
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank =
        [](const AtRank& at) {
            return hitsSentence(at, Wording::tr("Relevant so far: %1 of %2, so %3 = %4."),
                                attainableCount(at));
        },
    .summary =
        [](const Explained& in) {
            return in.shareIn(Wording::tr("Relevant among the first %1 ranks: %2, so %3 = %4."));
        },
};

}  // namespace ui
