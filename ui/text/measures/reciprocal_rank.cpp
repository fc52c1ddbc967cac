// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/words/step_facts.h"

namespace ui {

namespace {

bool waitsForAnyRelevant(const Explained& in)
{
    return in.settings().rrTarget == core::RrTarget::FirstRelevant;
}

QString reciprocalOfRank(const AtRank& at)
{
    return termRatio(1, at.line.weight, at.format);
}

QString targetFact(const AtRank& at)
{
    return waitsForAnyRelevant(at)
               ? Wording::tr(
                     "Rank %1 is the first relevant document: its grade, %2, is at least %3.")
                     .arg(at.rank(), at.grade(), at.threshold())
               : Wording::tr("Rank %1 is the first document with the highest grade, %2.")
                     .arg(at.rank(), at.grade());
}

QString targetConsequence(const AtRank& at)
{
    const bool isOpen = !(at.line.gain > 0) && !(at.line.seen > 0);
    return isOpen && !waitsForAnyRelevant(at)
               ? Wording::tr("That is not the highest grade: keep looking.")
               : searchConsequence(at);
}

QString targetReached(const AtRank& at)
{
    return waitsForAnyRelevant(at)
               ? Wording::tr(
                     "Rank %1 is the first relevant document, so the reciprocal rank is %2.")
                     .arg(at.rank(), reciprocalOfRank(at))
               : Wording::tr("Rank %1 is the first document with the highest grade, %2, so the "
                             "reciprocal rank is %3.")
                     .arg(at.rank(), at.grade(), reciprocalOfRank(at));
}

QString reciprocalRankAtRank(const AtRank& at)
{
    if (at.line.gain > 0)
        return targetReached(at);
    if (at.line.seen > 0)
        return (waitsForAnyRelevant(at)
                    ? Wording::tr(
                          "Rank %1 comes after the first relevant document, so it does not count.")
                    : Wording::tr("Rank %1 comes after the first document with the highest grade, "
                                  "so it does not count."))
            .arg(at.rank());
    if (waitsForAnyRelevant(at) || !at.line.grade.hasValue())
        return joined(notRelevantSentence(at), Wording::tr("Keep looking."));
    return Wording::tr("Rank %1: grade %2 is not the highest. Keep looking.")
        .arg(at.rank(), at.grade());
}

QString reciprocalRankSummary(const Explained& in)
{
    for (const core::ExplainedRank& line : in.explanation.ranks) {
        if (!line.counted)
            break;
        if (line.gain > 0)
            return (waitsForAnyRelevant(in)
                        ? Wording::tr("The first relevant document is at rank %1, so %2 = %3.")
                        : Wording::tr("The first document with the highest grade is at rank %1, so "
                                      "%2 = %3."))
                .arg(QString::number(line.rank), in.name(), in.value());
    }
    return (waitsForAnyRelevant(in)
                ? Wording::tr("No relevant document was found, so %1 = %2.")
                : Wording::tr("No document with the highest grade was found, so %1 = %2."))
        .arg(in.name(), in.value());
}

}  // namespace

extern const MeasureWords reciprocalRankWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Reciprocal rank"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "1/rank of the first relevant document: how far down a reader goes for a first "
                   "answer. Documents after it do not count. The mean over queries is MRR."),
    .source = QT_TRANSLATE_NOOP("Wording", "Voorhees, TREC-8 question answering track, 1999"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::reciprocalRank,
    .gain = {
        [](const Explained& in) {
            return ColumnHead{
                waitsForAnyRelevant(in) ? Wording::tr("first relevant")
                                        : Wording::tr("first highest grade"),
                Wording::tr("Whether this is the document that sets the reciprocal rank.")};
        },
        [](const AtRank& at) { return yesOrNo(at.line.gain); },
        targetFact,
    },
    .term = {
        [](const Explained&) {
            return ColumnHead{
                Wording::tr("1 ÷ rank"),
                Wording::tr("This rank’s contribution: 1/rank, for one document only.")};
        },
        [](const AtRank& at) { return at.line.gain > 0 ? reciprocalOfRank(at) : nothingCell(); },
        [](const AtRank& at) {
            return Wording::tr("Divide 1 by the rank: %1.").arg(reciprocalOfRank(at));
        },
    },
    .valueCell = exactValueCell,
    .consequence = targetConsequence,
    .atRank = reciprocalRankAtRank,
    .summary = reciprocalRankSummary,
};

}  // namespace ui
