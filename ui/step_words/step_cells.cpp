#include "ui/step_words/step_text.h"

#include "ui/words/step_facts.h"

#include <QCoreApplication>

#include <cstdint>
#include <cstdlib>
#include <optional>

namespace ui {

using core::Column;
using core::Measure;

namespace {

struct StepCells {
    Q_DECLARE_TR_FUNCTIONS(ui::StepCells)
};

/// A place where nothing is added, as opposed to a 0 that is.
QString nothing()
{
    return QString(QChar(0x2013));
}

QString yesOrNo(double number)
{
    return number > 0 ? StepCells::tr("yes") : StepCells::tr("no");
}

QString gainCell(Measure measure, double gain, const NumberFormat& format)
{
    switch (measure) {
    case Measure::Rr:
        return yesOrNo(gain);
    case Measure::Err:
    case Measure::Rbp:
        return termText(gain, format);
    default:
        return countText(gain, format);
    }
}

QString weightCell(const core::Explanation& explanation, const core::ExplainedRank& line,
                   const NumberFormat& format)
{
    const core::Discount discount = explanation.definition.settings.discount;
    const bool isWhole =
        explanation.definition.measure != Measure::Rbp &&
        (discount == core::Discount::None ||
         (discount == core::Discount::Reciprocal && !tellsWeights(explanation, format)));
    const double weight = shownWeight(explanation, line, format);
    return isWhole ? countText(weight, format) : termText(weight, format);
}

QString seenCell(const core::Explanation& explanation, const core::ExplainedRank& line,
                 const NumberFormat& format)
{
    const bool isChance = explanation.definition.measure == Measure::Err;
    return isChance || weighsPairs(explanation.definition) ? termText(line.seen, format)
                                                           : countText(line.seen, format);
}

QString termCell(const core::Explanation& explanation, const core::ExplainedRank& line,
                 const NumberFormat& format)
{
    switch (explanation.definition.measure) {
    case Measure::Ap:
        return line.gain > 0 ? termRatio(line.gain, line.weight, format) : nothing();
    case Measure::Bpref:
        return line.grade.isRelevant(explanation.definition.settings.relevantFrom)
                   ? termRatio(line.gain, line.weight, format)
                   : nothing();
    case Measure::Rr:
        return line.gain > 0 ? termRatio(1, line.weight, format) : nothing();
    case Measure::Success:
        return yesOrNo(line.term);
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::F1:
    case Measure::Rprec:
    case Measure::Judged:
    case Measure::Cg:
        return countText(line.term, format);
    case Measure::Rc:
        return weighsPairs(explanation.definition) ? termText(line.term, format)
                                                   : countText(line.term, format);
    case Measure::Ndcg:
    case Measure::Dcg:
    case Measure::Idcg:
    case Measure::Err:
    case Measure::Rbp:
        break;
    }
    return termText(line.term, format);
}

/// "113/35 = 3.229": the exact number before the decimals that stand for it, while it is short.
QString withFraction(const std::optional<core::Fraction>& exact, const QString& decimals)
{
    constexpr std::int64_t longest = 100'000;
    if (!exact || exact->denominator() == 1 || exact->denominator() >= longest ||
        std::abs(exact->numerator()) >= longest)
        return decimals;
    return QStringLiteral("%1 = %2").arg(fractionText(*exact), decimals);
}

/// What is known exactly of a row; nothing far down, and where the measure is not rational.
core::ExactRank exactOf(const core::Explanation& explanation, std::size_t row)
{
    return row < explanation.exactRanks.size() ? explanation.exactRanks[row] : core::ExactRank{};
}

QString sumCell(const core::Explanation& explanation, std::size_t row, const NumberFormat& format)
{
    const QString decimals = amountText(explanation.definition, explanation.ranks[row].sum, format);
    // RC's matrix needs the width, and its pairs have their weights there.
    if (explanation.definition.measure == Measure::Rc)
        return decimals;
    return withFraction(exactOf(explanation, row).sum, decimals);
}

QString attainableCell(const core::Explanation& explanation, const core::ExplainedRank& line,
                       const NumberFormat& format)
{
    if (explanation.definition.measure == Measure::F1)
        return termText(line.attainable, format);
    return amountText(explanation.definition, line.attainable, format);
}

QString valueCell(const core::Explanation& explanation, std::size_t row, const NumberFormat& format)
{
    const core::ExplainedRank& line = explanation.ranks[row];
    if (!line.value)
        return valueText(line.value, format);
    switch (explanation.definition.measure) {
    case Measure::Success:
        return countText(*line.value, format);
    case Measure::Rc:  // both counts stand beside it
        return valueText(line.value, format);
    case Measure::P:
    case Measure::Recall:
    case Measure::RecallCap:
    case Measure::Rprec:
    case Measure::Judged:
        return valueRatio(line.sum, line.attainable, format);
    default:
        return withFraction(exactOf(explanation, row).value, valueText(line.value, format));
    }
}

}  // namespace

QString cellText(const core::Explanation& explanation, std::size_t row, Column column,
                 const NumberFormat& format)
{
    const core::ExplainedRank& line = explanation.ranks[row];
    switch (column) {
    case Column::Rank:
        return QString::number(line.rank);
    case Column::Grade:
        return line.inRanking ? gradeText(line.grade, format.locale) : QString();
    case Column::Gain:
        return line.inRanking ? gainCell(explanation.definition.measure, line.gain, format)
                              : QString();
    case Column::Weight:
        return weightCell(explanation, line, format);
    case Column::Seen:
        return line.inRanking ? seenCell(explanation, line, format) : QString();
    case Column::Term:
        return line.inRanking ? termCell(explanation, line, format) : QString();
    case Column::Sum:
        return sumCell(explanation, row, format);
    case Column::IdealGrade:
        return line.inIdeal ? gradeText(line.idealGrade, format.locale) : QString();
    case Column::IdealGain:
        return line.inIdeal ? countText(line.idealGain, format) : QString();
    case Column::IdealTerm:
        return line.inIdeal ? termText(line.idealTerm, format) : QString();
    case Column::IdealSum:
        return termText(line.idealSum, format);
    case Column::Attainable:
        return attainableCell(explanation, line, format);
    case Column::Value:
        return valueCell(explanation, row, format);
    }
    return {};
}

}  // namespace ui
