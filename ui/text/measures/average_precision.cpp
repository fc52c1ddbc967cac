// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/words/step_facts.h"

namespace ui {

namespace {

QString precisionAtHit(const AtRank& at)
{
    return termRatio(at.line.gain, at.line.weight, at.format);
}

/// Whether the document is tied with lower ones, and ties count as one threshold.
bool endsInTie(const AtRank& at)
{
    return at.line.weight > static_cast<double>(at.line.rank);
}

QString endOfTie(const AtRank& at)
{
    return plainText(at.line.weight, at.format.locale);
}

QString precisionFact(const AtRank& at)
{
    return endsInTie(at)
               ? Wording::tr("Precision at rank %1, where the tie at rank %2 ends: %3.")
                     .arg(endOfTie(at), at.rank(), precisionAtHit(at))
               : Wording::tr("Precision at rank %1: %2.").arg(at.rank(), precisionAtHit(at));
}

QString precisionAtRank(const AtRank& at)
{
    if (!at.isRelevant())
        return joined(notRelevantSentence(at), Wording::tr("It contributes nothing."));
    const int found = static_cast<int>(at.line.gain);
    const QString precision = precisionAtHit(at);
    if (endsInTie(at))
        return Wording::
            tr("Rank %1 is relevant. Its tie ends at rank %2, so the precision there counts: %3.")
                .arg(at.rank(), endOfTie(at), precision);
    if (at.line.rank == 1)
        return Wording::tr("Rank 1 is relevant, so precision there is %1.").arg(precision);
    return Wording::tr("Rank %1 is relevant. %n of the first %1 documents are relevant, so "
                       "precision there is %2.",
                       nullptr, found)
        .arg(at.rank(), precision);
}

QString averageSentence(core::Denominator denominator)
{
    switch (denominator) {
    case core::Denominator::RelevantWithinCutoff:
        return Wording::tr("The precisions at relevant ranks add up to %1. Dividing by %2, the "
                           "most that could be found, gives %3.");
    case core::Denominator::HitsFound:
        return Wording::tr("The precisions at relevant ranks add up to %1. Dividing by %2, the "
                           "number found, gives %3.");
    case core::Denominator::RanksRead:
        return Wording::tr("The precisions at relevant ranks add up to %1. Dividing by %2, the "
                           "number of ranks, gives %3.");
    case core::Denominator::HitsInList:
        return Wording::tr("The precisions at relevant ranks add up to %1. Dividing by %2, the "
                           "number found in the whole list, gives %3.");
    default:
        return Wording::tr("The precisions at relevant ranks add up to %1. Dividing by %2, the "
                           "number of relevant documents, gives %3.");
    }
}

QString averagePrecisionSummary(const Explained& in)
{
    const core::Explanation& whole = in.explanation;
    if (!(whole.earned > 0))
        return joined(in.found(), Wording::tr("So %1 = %2.").arg(in.name(), in.value()));
    return joined(in.found(),
                  averageSentence(whole.denominator)
                      .arg(in.decimals(whole.earned), in.count(whole.attainable), in.value()));
}

}  // namespace

extern const MeasureWords averagePrecisionWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Average precision"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "The mean of the precisions at the ranks of all relevant documents. A "
                   "document that was not retrieved counts as 0. The mean over queries is MAP."),
    .source = QT_TRANSLATE_NOOP(
        "Wording", "Buckley & Voorhees, “Retrieval System Evaluation”, in TREC, MIT Press 2005"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::averagePrecision,
    .seen = hitsSoFar,
    .term = {
        [](const Explained&) {
            return ColumnHead{Wording::tr("precision at hit"),
                              Wording::tr("This rank’s contribution: if it is relevant, the share "
                                          "of relevant documents in the top i.")};
        },
        [](const AtRank& at) { return at.line.gain > 0 ? precisionAtHit(at) : nothingCell(); },
        precisionFact,
    },
    .sumHeading = runningSumHeading,
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = precisionAtRank,
    .summary = averagePrecisionSummary,
};

}  // namespace ui
