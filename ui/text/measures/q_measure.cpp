// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/formula/formula_families.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/shared_words.h"
#include "ui/text/words/step_facts.h"

#include <algorithm>

namespace ui {

namespace {

QString blendedRatio(const AtRank& at)
{
    return termRatio(at.line.gain, at.line.weight, at.format);
}

/// "2 + 9 = 11": a count, the amount added to it, and the sum.
QString blend(const AtRank& at, double count, double both)
{
    return QStringLiteral("%1 + %2 = %3")
        .arg(at.count(count), at.count(both - count), at.count(both));
}

QString foundAndGained(const AtRank& at)
{
    const auto& rows = at.explanation.relevantRows;
    const auto found = std::upper_bound(rows.begin(), rows.end(), at.row) - rows.begin();
    return blend(at, static_cast<double>(found), at.line.seen);
}

QString rankAndIdealGain(const AtRank& at)
{
    return blend(at, static_cast<double>(at.line.rank), at.line.weight);
}

constexpr ColumnWords blendedSoFar{
    [](const Explained&) {
        return ColumnHead{
            QStringLiteral("C + cg"),
            Wording::tr("The number of relevant documents up to this rank, plus their gains.")};
    },
    seenCount,
    [](const AtRank& at) {
        return Wording::tr("Relevant documents plus their gains up to rank %1: %2.")
            .arg(at.rank(), foundAndGained(at));
    },
};

constexpr ColumnWords blendedIdeal{
    [](const Explained&) {
        return ColumnHead{
            QStringLiteral("i + cg*"),
            Wording::tr(
                "C + cg is divided by the rank plus the ideal ranking’s gains up to that rank.")};
    },
    [](const AtRank& at) { return at.count(at.line.weight); },
    [](const AtRank& at) {
        return Wording::tr("Rank plus the ideal ranking’s gains up to rank %1: %2.")
            .arg(at.rank(), rankAndIdealGain(at));
    },
};

QString blendedRatioAtRank(const AtRank& at)
{
    if (!at.isRelevant())
        return joined(notRelevantSentence(at), Wording::tr("It contributes nothing."));
    return Wording::tr("Rank %1 is relevant, with grade %2. Relevant documents plus their gains so "
                       "far: %3. Rank plus ideal gains: %4. So it adds %5.")
        .arg(at.rank(), at.grade(), foundAndGained(at), rankAndIdealGain(at), blendedRatio(at));
}

QString blendedRatioSummary(const Explained& in)
{
    const core::Explanation& whole = in.explanation;
    if (!(whole.earned > 0))
        return joined(in.found(), Wording::tr("So %1 = %2.").arg(in.name(), in.value()));
    return joined(in.found(),
                  Wording::tr("The blended ratios at relevant ranks add up to %1. Dividing by %2, "
                              "the most that could be found, gives %3.")
                      .arg(in.decimals(whole.earned), in.count(whole.attainable), in.value()));
}

Formula blendedSum(const Formula& left, const QString& gains)
{
    const Formula index = Formula::variable(QStringLiteral("i"));
    return Formula::row({left, Formula::binary(QStringLiteral("+")),
                         Formula::subscript(Formula::name(gains), index)});
}

Formula qFormula(const formula_parts::Input& in)
{
    const Formula found = formula_parts::indexed(QStringLiteral("C"), QStringLiteral("i"));
    const Formula rank = Formula::variable(QStringLiteral("i"));
    return formula_parts::meanOverRelevant(
        in, QStringLiteral("Q"),
        Formula::fraction(blendedSum(found, QStringLiteral("cg")),
                          blendedSum(rank, QStringLiteral("cg*"))));
}

}  // namespace

extern const MeasureWords qMeasureWords{
    .title = QT_TRANSLATE_NOOP("Wording", "Q-measure"),
    .about = QT_TRANSLATE_NOOP(
        "Wording", "Average precision for graded judgments. Each relevant document adds (relevant "
                   "documents so far + their gains) ÷ (rank + the ideal ranking’s gains up to that "
                   "rank). The sum is divided by the number of relevant documents, at most k."),
    .source = QT_TRANSLATE_NOOP("Wording", "Sakai, NTCIR-4, 2004; cut at k as in NTCIREVAL"),
    .amounts = Amounts::Decimals,
    .formula = qFormula,
    .weight = blendedIdeal,
    .seen = blendedSoFar,
    .term = {
        [](const Explained&) {
            return ColumnHead{
                Wording::tr("blended ratio"),
                Wording::tr("This rank’s contribution: if it is relevant, (C + cg) ÷ (i + cg*).")};
        },
        [](const AtRank& at) { return at.line.gain > 0 ? blendedRatio(at) : nothingCell(); },
        [](const AtRank& at) {
            return Wording::tr("Blended ratio at rank %1: %2.").arg(at.rank(), blendedRatio(at));
        },
    },
    .sumHeading = runningSumHeading,
    .attainable = relevantPlaces,
    .valueCell = exactValueCell,
    .consequence = noHitConsequence,
    .atRank = blendedRatioAtRank,
    .summary = blendedRatioSummary,
};

}  // namespace ui
