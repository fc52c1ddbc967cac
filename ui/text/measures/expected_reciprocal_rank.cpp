// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString chanceToStopAtRank(const AtRank& at)
{
    if (at.line.grade.earning() > at.explanation.topGrade)
        return Wording::tr("Rank %1: grade %2 is above the top of the scale, %3.")
            .arg(at.rank(), at.grade(), at.topGrade());
    if (!(at.line.gain > 0))
        return joined(noGainSentence(at), Wording::tr("Nobody stops here."));
    return Wording::tr(
               "Rank %1: grade %2, so a reader who gets here stops with chance (2^%2 − 1)/2^%3 "
               "= %4. The chance to get here is %5, so it adds %5 × %4 / %1 = %6.")
        .arg(at.rank(), at.grade(), at.topGrade(), at.decimals(at.line.gain),
             at.decimals(at.line.seen), termDecimals(at));
}

constexpr ColumnWords chanceToStop{
    [](const Explained&) {
        return ColumnHead{
            Wording::tr("chance to stop"),
            Wording::tr("The chance that a reader who gets here stops: (2^grade − 1) ÷ "
                        "2^top of the scale.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.gain); },
    [](const AtRank& at) {
        return Wording::tr("Chance to stop here: (2^%1 − 1)/2^%2 = %3.")
            .arg(at.grade(), at.topGrade(), at.decimals(at.line.gain));
    },
};

constexpr ColumnWords chanceToGetHere{
    [](const Explained&) {
        return ColumnHead{Wording::tr("chance to get here"),
                          Wording::tr("The chance that a reader has not stopped at a rank above.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.seen); },
    [](const AtRank& at) {
        return Wording::tr("Chance to get to rank %1: %2.")
            .arg(at.rank(), at.decimals(at.line.seen));
    },
};

constexpr ColumnWords chancesOverRank{
    [](const Explained&) {
        return ColumnHead{
            Wording::tr("chances ÷ rank"),
            Wording::tr("What this rank adds: the chance to get here, times the chance "
                        "to stop, divided by the rank.")};
    },
    termDecimals,
    [](const AtRank& at) {
        return Wording::tr("Multiply the chances and divide by the rank: %1 × %2 / %3 = %4.")
            .arg(at.decimals(at.line.seen), at.decimals(at.line.gain), at.rank(), termDecimals(at));
    },
};

constexpr ColumnWords idealChances{
    [](const Explained&) {
        return ColumnHead{
            Wording::tr("ideal ERR"),
            Wording::tr("The ERR of the judged documents, best first, down to here.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.attainable); },
    [](const AtRank& at) {
        return Wording::tr("The ideal order's ERR down to rank %1: %2.")
            .arg(at.rank(), at.decimals(at.line.attainable));
    },
};

}  // namespace

extern const MeasureWords expectedReciprocalRankWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Expected reciprocal rank"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "The expected value of 1 over the rank at which a reader stops, who "
                   "goes down the list and stops at a good document with a high chance. A "
                   "good document therefore lowers what the ones below it add."),
    .source = QT_TRANSLATE_NOOP("Wording", "Chapelle, Metzler, Zhang & Grinspan, CIKM 2009"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::expectedReciprocalRank,
    .gain = chanceToStop,
    .seen = chanceToGetHere,
    .term = chancesOverRank,
    .sumHeading = ownNameHeading,
    .consequence = noGainConsequence,
    .atRank = chanceToStopAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr(
                       "The expected value of 1 over the rank at which a reader stops: %1 is %2.")
                .arg(in.name(), in.value());
        },
};

extern const MeasureWords normalisedReciprocalRankWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Normalised expected reciprocal rank"),
    .about = QT_TRANSLATE_NOOP("Wording",
                               "ERR over the ERR of all judged documents, best first, both cut at "
                               "k: 1 when nothing could be ordered better."),
    .source = QT_TRANSLATE_NOOP("Wording", "Sakai & Song, SIGIR 2011; nERR of NTCIREVAL"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::normalisedReciprocalRank,
    .gain = chanceToStop,
    .seen = chanceToGetHere,
    .term = chancesOverRank,
    .sumHeading = [](const Explained&) { return QStringLiteral("ERR@i"); },
    .attainable = idealChances,
    .valueCell = exactValueCell,
    .consequence = noGainConsequence,
    .atRank = chanceToStopAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr("The list's ERR is %1 and that of the ideal order %2, so %3 is %4.")
                .arg(in.decimals(in.explanation.earned), in.decimals(in.explanation.attainable),
                     in.name(), in.value());
        },
};

}  // namespace ui
