// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"

namespace ui {

namespace {

constexpr ColumnWords chanceOfView{
    [](const Explained&) {
        return ColumnHead{Wording::tr("reach probability"),
                          Wording::tr("The probability that the reader views this rank.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.weight); },
    [](const AtRank& at) {
        return Wording::tr("Probability of reaching rank %1: %2.")
            .arg(at.rank(), at.decimals(at.line.weight));
    },
};

constexpr ColumnWords viewsExpected{
    [](const Explained&) {
        return ColumnHead{
            Wording::tr("expected views"),
            Wording::tr("The expected number of documents viewed if the list ended here.")};
    },
    [](const AtRank& at) { return at.decimals(at.line.attainable); },
    [](const AtRank& at) {
        return Wording::tr("Expected number of documents viewed if the list ended here: %1.")
            .arg(at.decimals(at.line.attainable));
    },
};

constexpr ColumnWords gainOfView{
    [](const Explained&) {
        return ColumnHead{Wording::tr("gain × reach"),
                          Wording::tr("This rank’s contribution: gain × reach probability.")};
    },
    termDecimals,
    [](const AtRank& at) {
        return Wording::tr("Multiply: %1 × %2 = %3.")
            .arg(at.decimals(at.line.gain), at.decimals(at.line.weight), termDecimals(at));
    },
};

QString viewAtRank(const AtRank& at)
{
    if (!(at.line.gain > 0))
        return noGainSentence(at);
    return Wording::tr("Rank %1: grade %2, gain %3, reach probability %4, so it adds %3 × %4 = %5.")
        .arg(at.rank(), at.grade(), at.decimals(at.line.gain), at.decimals(at.line.weight),
             termDecimals(at));
}

QString gainPerViewSummary(const Explained& in)
{
    return Wording::tr("Expected gain %1 from an expected %2 documents viewed, so %3 = %4.")
        .arg(in.decimals(in.explanation.earned), in.decimals(in.explanation.attainable), in.name(),
             in.value());
}

bool isViewed(const AtRank& at)
{
    return at.line.seen >= static_cast<double>(at.line.rank);
}

QString playedAtRank(const AtRank& at)
{
    if (!isViewed(at))
        return Wording::tr("Rank %1 is not viewed: the reader stopped at rank %2.")
            .arg(at.rank(), at.count(at.line.seen));
    if (!(at.line.gain > 0))
        return noGainSentence(at);
    return Wording::tr("Rank %1: grade %2, so it adds %2/%3 = %4.")
        .arg(at.rank(), at.grade(), at.topGrade(), termDecimals(at));
}

/// The words of INSQ and INST, which differ in who reads.
constexpr MeasureWords gainPerViewWords(const char* title, const char* about, const char* source,
                                        Formula (*formula)(const formula_parts::Input&))
{
    return {.title = title,
            .about = about,
            .source = source,
            .amounts = Amounts::Decimals,
            .formula = formula,
            .gain = shareOfScale,
            .weight = chanceOfView,
            .term = gainOfView,
            .sumHeading = runningSumHeading,
            .attainable = viewsExpected,
            .valueCell = exactValueCell,
            .consequence = noGainConsequence,
            .atRank = viewAtRank,
            .summary = gainPerViewSummary};
}

}  // namespace

extern constexpr MeasureWords insqWords = gainPerViewWords(
    QT_TRANSLATE_NOOP("Wording", "INSQ"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "The expected gain per document viewed, for a reader who wants a total gain of T and "
        "gives up less easily the further down the list they are. The larger T is, the further "
        "they read."),
    QT_TRANSLATE_NOOP("Wording", "Moffat, Scholer & Thomas, ADCS 2012"),
    [](const formula_parts::Input& in) {
        return formula_parts::gainPerView(in, QStringLiteral("INSQ"));
    });

extern constexpr MeasureWords instWords = gainPerViewWords(
    QT_TRANSLATE_NOOP("Wording", "INST"),
    QT_TRANSLATE_NOOP(
        "Wording",
        "The expected gain per document viewed, for a reader who wants a total gain of "
        "T. As in INSQ, but the more the reader has found, the sooner the reader stops."),
    QT_TRANSLATE_NOOP("Wording", "Moffat, Bailey, Scholer & Thomas, ADCS 2015"),
    [](const formula_parts::Input& in) {
        return formula_parts::gainPerView(in, QStringLiteral("INST"));
    });

extern const MeasureWords bejeweledPlayerWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Bejeweled player model"),
    .about = QT_TRANSLATE_NOOP("Wording", "The mean gain of the documents viewed by a reader who "
                                          "stops after finding a total gain of T, or after k "
                                          "documents, whichever comes first."),
    .source = QT_TRANSLATE_NOOP("Wording", "Zhang, Liu, Li, Zhang, Xu & Ma, SIGIR 2017"),
    .amounts = Amounts::Decimals,
    .formula = formula_parts::bejeweledPlayer,
    .term = {shareOfScaleHead, termDecimals, shareOfScaleFact},
    .sumHeading = runningSumHeading,
    .attainable = {[](const Explained&) {
                       return ColumnHead{Wording::tr("viewed"),
                                         Wording::tr("Documents viewed down to this rank.")};
                   },
                   attainableCount,
                   [](const AtRank& at) {
                       return Wording::tr("Documents viewed: %1.").arg(attainableCount(at));
                   }},
    .valueCell = exactValueCell,
    .consequence = noGainConsequence,
    .atRank = playedAtRank,
    .summary =
        [](const Explained& in) {
            return Wording::tr("A gain of %1 from %2 documents viewed, so %3 = %4.")
                .arg(in.decimals(in.explanation.earned), in.count(in.explanation.attainable),
                     in.name(), in.value());
        },
};

}  // namespace ui
