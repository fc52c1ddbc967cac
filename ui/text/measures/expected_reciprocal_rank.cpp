// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

QString chanceToStopAtRank(const AtRank& at)
{
    if (at.line.grade.earning() > at.explanation.topGrade)
        return Wording::tr("Rank %1: grade %2 is above the highest grade that was set, %3.")
            .arg(at.rank(), at.grade(), at.topGrade());
    if (!(at.line.gain > 0))
        return joined(noGainSentence(at), Wording::tr("Nobody stops here."));
    return Wording::tr(
               "Rank %1: grade %2, so a reader who gets here stops with probability (2^%2 − "
               "1)/2^%3 = %4. The probability of getting here is %5, so it adds %5 × %4 / %1 = %6.")
        .arg(at.rank(), at.grade(), at.topGrade(), at.decimals(at.line.gain),
             at.decimals(at.line.seen), termDecimals(at));
}

constexpr ColumnWords chanceToStop{
    [](const Explained&) {
        return ColumnHead{Wording::tr("stop probability"),
                          Wording::tr("The probability that a reader who gets here stops: (2^grade "
                                      "− 1) ÷ 2^max, where max is the highest grade.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.gain); },
    [](const AtRank& at) {
        return Wording::tr("Probability of stopping here: (2^%1 − 1)/2^%2 = %3.")
            .arg(at.grade(), at.topGrade(), at.decimals(at.line.gain));
    },
};

constexpr ColumnWords chanceToGetHere{
    [](const Explained&) {
        return ColumnHead{
            Wording::tr("reach probability"),
            Wording::tr("The probability that a reader has not stopped at an earlier rank.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.seen); },
    [](const AtRank& at) {
        return Wording::tr("Probability of reaching rank %1: %2.")
            .arg(at.rank(), at.decimals(at.line.seen));
    },
};

constexpr ColumnWords chancesOverRank{
    [](const Explained&) {
        return ColumnHead{
            Wording::tr("product ÷ rank"),
            Wording::tr("This rank’s contribution: reach probability × stop probability ÷ rank.")};
    },
    termDecimals,
    [](const AtRank& at) {
        return Wording::tr("Multiply the probabilities and divide by the rank: %1 × %2 / %3 = %4.")
            .arg(at.decimals(at.line.seen), at.decimals(at.line.gain), at.rank(), termDecimals(at));
    },
};

constexpr ColumnWords idealChances{
    [](const Explained&) {
        return ColumnHead{
            Wording::tr("ideal ERR"),
            Wording::tr(
                "The ERR of the ideal ranking (judged documents, best first) up to this rank.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.attainable); },
    [](const AtRank& at) {
        return Wording::tr("ERR of the ideal ranking up to rank %1: %2.")
            .arg(at.rank(), at.decimals(at.line.attainable));
    },
};

}  // namespace

extern const MeasureWords expectedReciprocalRankWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Expected reciprocal rank"),
    .about = QT_TRANSLATE_NOOP("Wording",
                               "The expected value of 1/rank for the rank at which the reader "
                               "stops. The reader goes down the list and tends to stop at good "
                               "documents, so a good document reduces what the ones below it add."),
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
            return Wording::tr("The expected value of 1/rank where the reader stops: %1 = %2.")
                .arg(in.name(), in.value());
        },
};

extern const MeasureWords normalisedReciprocalRankWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Normalised expected reciprocal rank"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "ERR divided by the ERR of the ideal ranking (all judged documents, best "
                   "first), both cut at k. It is 1 when no other order is better."),
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
            return Wording::tr("The list’s ERR is %1 and the ideal ranking’s is %2, so %3 = %4.")
                .arg(in.decimals(in.explanation.earned), in.decimals(in.explanation.attainable),
                     in.name(), in.value());
        },
};

}  // namespace ui
