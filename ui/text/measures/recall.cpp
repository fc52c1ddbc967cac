// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

extern const MeasureWords recallWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Recall"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "The share of all relevant documents that stand among the first k "
                   "ranks. With fewer places than relevant documents it cannot reach 1."),
    .source = QT_TRANSLATE_NOOP("Wording", "Cleverdon's Cranfield tests, 1966"),
    .amounts = Amounts::ConfusionMatrix,
    .formula = formula_parts::recall,
    .term = relevantTerm,
    .sumHeading = relevantSoFarHeading,
    .valueCell = ratioValueCell,
    .consequence = noHitConsequence,
    .atRank =
        [](const AtRank& at) {
            return hitsSentence(at, Wording::tr("Found so far: %1 of %2, so %3 is %4."),
                                at.relevant());
        },
    .summary =
        [](const Explained& in) {
            return joined(in.found(), Wording::tr("So %1 is %2.").arg(in.name(), in.ratio()));
        },
};

extern const MeasureWords cappedRecallWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Capped recall"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Recall over what k places can hold: relevant documents among the first "
                   "k, divided by the smaller of k and the number of relevant documents."),
    .source = QT_TRANSLATE_NOOP("Wording", "BEIR, Thakur and others, 2021"),
    .amounts = Amounts::ConfusionMatrix,
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
