// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/gain_text.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/text/language/wording.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/words/step_facts.h"

namespace ui {

namespace {

bool hasIdeal(const core::Explanation& explanation)
{
    return explanation.denominator == core::Denominator::Ideal;
}

/// "gain 5", "term 2.153": words, because the axis title may be a formula.
QString heightText(double number, BarHeight height, const NumberFormat& format)
{
    return height == BarHeight::Gain ? Wording::tr("gain %1").arg(countText(number, format))
                                     : Wording::tr("term %1").arg(countText(number, format));
}

QString earned(const core::ExplainedRank& line, BarHeight height, const NumberFormat& format)
{
    if (!line.inRanking)
        return Wording::tr("nothing retrieved");
    return heightText(height == BarHeight::Gain ? line.gain : line.term, height, format);
}

QString attainable(const core::ExplainedRank& line, BarHeight height, const NumberFormat& format)
{
    if (!line.inIdeal)
        return Wording::tr("the ideal ranking has no document here");
    const double number = height == BarHeight::Gain ? line.idealGain : line.idealTerm;
    return Wording::tr("ideal %1").arg(countText(number, format));
}

}  // namespace

bool hasDiscount(const core::Explanation& explanation)
{
    return core::reads(explanation.definition.measure, core::Parameter::Discount);
}

QString barAxisTitle(const core::Explanation& explanation, BarHeight height,
                     const NumberFormat& format)
{
    if (!hasDiscount(explanation))
        return columnHeading(explanation, core::Column::Term);
    if (height == BarHeight::Gain)
        return Wording::tr("gain");
    if (tellsWeights(explanation, format))
        return Wording::tr("gain × weight");
    return Wording::tr("gain ÷ %1")
        .arg(discountFormula(explanation.definition.settings, format.discounts));
}

QString barsSentence(const core::Explanation& explanation, BarHeight height,
                     const NumberFormat& format)
{
    const int count = static_cast<int>(explanation.ranks.size());
    const QString ranks = Wording::tr("%n ranks", nullptr, count);
    const QString whole = height == BarHeight::Gain ? Wording::tr("Gain by rank: %1.").arg(ranks)
                                                    : Wording::tr("Term by rank: %1.").arg(ranks);
    const QString earned = termText(explanation.earned, format);
    if (!hasIdeal(explanation))
        return Wording::tr("%1 The terms add up to %2.").arg(whole, earned);
    return Wording::tr("%1 The ranking earns %2, the ideal ranking %3.")
        .arg(whole, earned, termText(explanation.attainable, format));
}

QString barSentence(const core::Explanation& explanation, std::size_t row, BarHeight height,
                    const NumberFormat& format)
{
    const core::ExplainedRank& line = explanation.ranks[row];
    const QString rank = QString::number(line.rank);
    const QString actual = earned(line, height, format);
    QString sentence =
        hasIdeal(explanation)
            ? Wording::tr("Rank %1: %2, %3.").arg(rank, actual, attainable(line, height, format))
            : Wording::tr("Rank %1: %2.").arg(rank, actual);
    if (line.counted)
        return sentence;
    return Wording::tr("%1 It is past the cutoff, so it does not count.").arg(sentence);
}

}  // namespace ui
