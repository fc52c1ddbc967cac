// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/steps/step_text.h"

#include "ui/text/measures/measure_words.h"

namespace ui {

using core::Column;

namespace {

QString sumCell(const AtRank& at)
{
    const core::MeasureSpec& definition = at.explanation.definition;
    const QString decimals = amountText(definition, at.line.sum, at.format);
    // RC's matrix needs the width and shows the weights of the pairs.
    if (measureWords(definition.measure).amounts == Amounts::Pairs)
        return decimals;
    return withFraction(at.exact().sum, decimals);
}

}  // namespace

QString cellText(const core::Explanation& explanation, std::size_t row, Column column,
                 const NumberFormat& format)
{
    const AtRank at(explanation, row, format);
    const core::ExplainedRank& line = at.line;
    const MeasureWords& words = measureWords(explanation.definition.measure);
    switch (column) {
    case Column::Rank:
        return at.rank();
    case Column::Grade:
        return line.inRanking ? at.grade() : QString();
    case Column::Gain:
        return line.inRanking ? words.gain.cell(at) : QString();
    case Column::Weight:
        return words.weight.cell(at);
    case Column::Seen:
        return line.inRanking ? words.seen.cell(at) : QString();
    case Column::Term:
        return line.inRanking ? words.term.cell(at) : QString();
    case Column::Sum:
        return sumCell(at);
    case Column::IdealGrade:
        return line.inIdeal ? gradeText(line.idealGrade, format.locale) : QString();
    case Column::IdealGain:
        return line.inIdeal ? at.count(line.idealGain) : QString();
    case Column::IdealTerm:
        return line.inIdeal ? at.decimals(line.idealTerm) : QString();
    case Column::IdealSum:
        return at.decimals(line.idealSum);
    case Column::Attainable:
        return words.attainable.cell(at);
    case Column::Value:
        return line.value ? words.valueCell(at) : valueText(line.value, format);
    }
    return {};
}

}  // namespace ui
