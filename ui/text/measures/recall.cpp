// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

extern const MeasureWords recallWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Recall"),
    .about = QT_TRANSLATE_NOOP("Wording",
                               "The share of all relevant documents that are among the first k "
                               "ranks. With more than k relevant documents it cannot reach 1."),
    .source = QT_TRANSLATE_NOOP("Wording", "Cleverdon’s Cranfield tests, 1966"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::recall,
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank =
        [](const AtRank& at) {
            return hitsSentence(at, Wording::tr("Found so far: %1 of %2, so %3 = %4."),
                                at.relevant());
        },
    .summary =
        [](const Explained& in) {
            return joined(in.found(), Wording::tr("So %1 = %2.").arg(in.name(), in.ratio()));
        },
};

extern const MeasureWords cappedRecallWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Capped recall"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Recall relative to what k ranks can hold: relevant documents among the first "
                   "k, divided by the smaller of k and the number of relevant documents."),
    .source = QT_TRANSLATE_NOOP("Wording", "BEIR, Thakur et al., 2021"),
    .amounts = Amounts::Counts,
    .formula = formula_parts::cappedRecall,
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .attainable = relevantPlaces,
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank = hitsThatFitSentence,
    .summary = hitsThatFitSummary,
};

}  // namespace ui
