// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

bool countsHoles(const Explained& in)
{
    return in.settings().judgedCount == core::JudgedCount::Holes;
}

bool countsAsJudged(const AtRank& at)
{
    return at.line.grade.isJudged() ||
           (at.line.grade.hasValue() && at.settings().judgedCount == core::JudgedCount::All);
}

constexpr ColumnWords judgedTerm{
    [](const Explained& in) {
        return countsHoles(in)
                   ? ColumnHead{Wording::tr("unjudged"),
                                Wording::tr("1 if the document is unjudged.")}
                   : ColumnHead{Wording::tr("judged"), Wording::tr("1 if the document is judged.")};
    },
    termCount,
    [](const AtRank& at) {
        return (countsHoles(at) ? Wording::tr("Rank %1 is unjudged and counts as 1.")
                                : Wording::tr("Rank %1 is judged and counts as 1."))
            .arg(at.rank());
    },
};

QString judgedConsequence(const AtRank& at)
{
    if (countsHoles(at))
        return at.line.gain > 0 ? QString() : Wording::tr("It is judged, so it does not count.");
    if (countsAsJudged(at))
        return {};
    return at.line.grade.hasValue() ? Wording::tr("A negative grade does not count as judged.")
                                    : Wording::tr("It does not count.");
}

QString judgedAtRank(const AtRank& at)
{
    const QString soFar = (countsHoles(at) ? Wording::tr("Unjudged so far: %1 of %2.")
                                           : Wording::tr("Judged so far: %1 of %2."))
                              .arg(at.count(at.line.sum), at.rank());
    if (countsAsJudged(at))
        return joined(Wording::tr("Rank %1 is judged, with grade %2.").arg(at.rank(), at.grade()),
                      soFar);
    if (at.line.grade.hasValue())
        return joined(
            Wording::tr("Rank %1 has the negative grade %2, which does not count as judged.")
                .arg(at.rank(), at.grade()),
            soFar);
    return joined(Wording::tr("Rank %1 is unjudged.").arg(at.rank()), soFar);
}

}  // namespace

extern const MeasureWords judgedShareWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Share of judged documents"),
    .about = QT_TRANSLATE_NOOP("Wording",
                               "The share of the first k retrieved documents that were judged. "
                               "It shows how far the other values rest on actual judgments."),
    .source = QT_TRANSLATE_NOOP("Wording", "judged@k of ir_measures"),
    .unjudged = nullptr,
    .amounts = Amounts::Counts,
    .formula = formula_parts::judgedShare,
    .term = judgedTerm,
    .sumHeading =
        [](const Explained& in) {
            return countsHoles(in) ? Wording::tr("unjudged so far") : Wording::tr("judged so far");
        },
    .attainable = {perRankHead, attainableCount,
                   [](const AtRank& at) {
                       return Wording::tr("Documents read so far: %1.").arg(attainableCount(at));
                   }},
    .valueCell = ratioValueCell,
    .consequence = judgedConsequence,
    .atRank = judgedAtRank,
    .summary =
        [](const Explained& in) {
            return in.shareIn(
                countsHoles(in)
                    ? Wording::tr("Unjudged among the first %1 documents: %2, so %3 = %4.")
                    : Wording::tr("Judged among the first %1 documents: %2, so %3 = %4."));
        },
};

}  // namespace ui
