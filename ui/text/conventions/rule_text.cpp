// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/conventions/rule_text.h"

#include "core/conventions/convention_search/axis_table.h"
#include "core/conventions/convention_search/classifier_axes.h"
#include "core/metrics/measures/parameter_table.h"
#include "ui/text/words/measure_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using core::ConventionAxis;

/// A dimension that is not a parameter: its name, and the names of its values, indexed as in the
/// core's table; empty for numbers.
struct RuleWords {
    ConventionAxis axis;
    const char* label;
    std::array<const char*, 8> values;
};

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(ui::RuleText)

public:
    static constexpr auto words = std::to_array<RuleWords>({
        {ConventionAxis::Cutoff,
         QT_TR_NOOP("Cutoff"),
         {QT_TR_NOOP("at k"), QT_TR_NOOP("none, the whole list"),
          QT_TR_NOOP("one rank fewer (k − 1)"), QT_TR_NOOP("one rank more (k + 1)")}},
        {ConventionAxis::RecallDenominator,
         QT_TR_NOOP("Recall divides by"),
         {QT_TR_NOOP("all relevant documents (R)"), QT_TR_NOOP("the smaller of k and R")}},
        {ConventionAxis::Ties,
         QT_TR_NOOP("Ties"),
         {QT_TR_NOOP("by id, descending"), QT_TR_NOOP("by id, ascending"),
          QT_TR_NOOP("in file order"), QT_TR_NOOP("in reverse file order"),
          QT_TR_NOOP("share their mean gain"), QT_TR_NOOP("count as one threshold"),
          QT_TR_NOOP("worst document first"), QT_TR_NOOP("best document first")}},
        {ConventionAxis::ScoreWidth,
         QT_TR_NOOP("Scores"),
         {QT_TR_NOOP("64-bit"), QT_TR_NOOP("32-bit"), QT_TR_NOOP("16-bit"),
          QT_TR_NOOP("rounded to 4 decimals"), QT_TR_NOOP("rounded to 2 decimals")}},
        {ConventionAxis::SortedBy,
         QT_TR_NOOP("Documents sorted by"),
         {QT_TR_NOOP("score"), QT_TR_NOOP("score, lowest first (ranks used as scores)"),
          QT_TR_NOOP("the grades themselves (labels as scores)")}},
        {ConventionAxis::Unjudged,
         QT_TR_NOOP("Unjudged documents"),
         {QT_TR_NOOP("count as not relevant"), QT_TR_NOOP("are removed"),
          QT_TR_NOOP("get the highest grade")}},
        {ConventionAxis::NotRetrieved,
         QT_TR_NOOP("Judged documents not retrieved"),
         {QT_TR_NOOP("are absent"), QT_TR_NOOP("are ranked with score 0")}},
        {ConventionAxis::WholeGrades,
         QT_TR_NOOP("Fractional grades"),
         {QT_TR_NOOP("count"), QT_TR_NOOP("are truncated")}},
        {ConventionAxis::Scope,
         QT_TR_NOOP("Known judgments"),
         {QT_TR_NOOP("all judged documents for the query"), QT_TR_NOOP("retrieved documents only"),
          QT_TR_NOOP("documents judged for any query")}},
        {ConventionAxis::OwnDocument,
         QT_TR_NOOP("Document with the query’s id"),
         {QT_TR_NOOP("is kept"), QT_TR_NOOP("is removed")}},
        {ConventionAxis::NoValue,
         QT_TR_NOOP("Query with an undefined value"),
         {QT_TR_NOOP("counts as 0"), QT_TR_NOOP("counts as 1"), QT_TR_NOOP("is skipped"),
          QT_TR_NOOP("counts as 1/2")}},
        {ConventionAxis::Missing,
         QT_TR_NOOP("Judged query missing from the run"),
         {QT_TR_NOOP("is skipped"), QT_TR_NOOP("counts as 0")}},
        {ConventionAxis::Averaging,
         QT_TR_NOOP("Combine queries by"),
         {QT_TR_NOOP("mean"), QT_TR_NOOP("median"), QT_TR_NOOP("geometric mean"),
          QT_TR_NOOP("pooled (micro)")}},
        {ConventionAxis::Rounding,
         QT_TR_NOOP("Query values"),
         {QT_TR_NOOP("keep all digits"), QT_TR_NOOP("rounded to 5 decimals"),
          QT_TR_NOOP("rounded to 2 decimals"), QT_TR_NOOP("truncated or rounded as in RRE")}},
        {ConventionAxis::SumDigits,
         QT_TR_NOOP("In the sum"),
         {QT_TR_NOOP("all digits"), QT_TR_NOOP("discounts to 2 decimals"),
          QT_TR_NOOP("terms to 2 decimals")}},
        {ConventionAxis::PositiveClass,
         QT_TR_NOOP("Positive class"),
         {QT_TR_NOOP("as chosen"), QT_TR_NOOP("the other class, with its own scores"),
          QT_TR_NOOP("the other label, with the same scores"),
          QT_TR_NOOP("as chosen, with negated scores")}},
        {ConventionAxis::Probabilities,
         QT_TR_NOOP("Scores are read"),
         {QT_TR_NOOP("as probabilities"), QT_TR_NOOP("as probabilities, clipped to 0 to 1"),
          QT_TR_NOOP("through a sigmoid")}},
        {ConventionAxis::SampleScoreWidth,
         QT_TR_NOOP("Scores"),
         {QT_TR_NOOP("64-bit"), QT_TR_NOOP("32-bit"), QT_TR_NOOP("16-bit"),
          QT_TR_NOOP("rounded to 4 decimals"), QT_TR_NOOP("rounded to 2 decimals")}},
        {ConventionAxis::MeasuredScores,
         QT_TR_NOOP("Computed from"),
         {QT_TR_NOOP("scores"), QT_TR_NOOP("predictions (0 and 1) instead of scores")}},
        {ConventionAxis::SampleWeights,
         QT_TR_NOOP("Sample weights"),
         {QT_TR_NOOP("count"), QT_TR_NOOP("do not count"), QT_TR_NOOP("balance the two classes")}},
        {ConventionAxis::Groups,
         QT_TR_NOOP("Mean over groups"),
         {QT_TR_NOOP("none"), QT_TR_NOOP("equal weights"), QT_TR_NOOP("by positives"),
          QT_TR_NOOP("by samples")}},
        {ConventionAxis::TiedPairs,
         QT_TR_NOOP("Tied pairs"),
         {QT_TR_NOOP("count half"), QT_TR_NOOP("count as won"), QT_TR_NOOP("count as lost")}},
        {ConventionAxis::PrArea,
         QT_TR_NOOP("Area under the PR curve"),
         {QT_TR_NOOP("as steps"), QT_TR_NOOP("as trapezoids"),
          QT_TR_NOOP("interpolated between counts")}},
        {ConventionAxis::Clip, QT_TR_NOOP("Probability clipping"), {}},
        {ConventionAxis::LogBase,
         QT_TR_NOOP("Logarithm"),
         {QT_TR_NOOP("natural"), QT_TR_NOOP("base 2"), QT_TR_NOOP("base 10")}},
        {ConventionAxis::SampleSum,
         QT_TR_NOOP("Sample losses"),
         {QT_TR_NOOP("mean"), QT_TR_NOOP("sum")}},
        {ConventionAxis::Bins, QT_TR_NOOP("Bins"), {}},
        {ConventionAxis::Binning,
         QT_TR_NOOP("Bin type"),
         {QT_TR_NOOP("equal widths"), QT_TR_NOOP("equal counts")}},
        {ConventionAxis::ClosedEdge,
         QT_TR_NOOP("Bin edges belong to"),
         {QT_TR_NOOP("the lower bin"), QT_TR_NOOP("the upper bin")}},
        {ConventionAxis::Confidence,
         QT_TR_NOOP("Bins contain"),
         {QT_TR_NOOP("probabilities of the positive class"),
          QT_TR_NOOP("probabilities of the predicted class")}},
        {ConventionAxis::GapNorm,
         QT_TR_NOOP("Bin gaps"),
         {QT_TR_NOOP("mean"), QT_TR_NOOP("root mean square"), QT_TR_NOOP("largest")}},
        {ConventionAxis::Threshold,
         QT_TR_NOOP("Threshold"),
         {QT_TR_NOOP("0.5"), QT_TR_NOOP("0"), QT_TR_NOOP("where F1 is highest")}},
        {ConventionAxis::AtThreshold,
         QT_TR_NOOP("Score equal to the threshold"),
         {QT_TR_NOOP("predicted positive"), QT_TR_NOOP("predicted negative")}},
        {ConventionAxis::RateAverage,
         QT_TR_NOOP("Classes"),
         {QT_TR_NOOP("positive class only"), QT_TR_NOOP("macro, mean of both"),
          QT_TR_NOOP("macro, F1 of the means"), QT_TR_NOOP("micro"),
          QT_TR_NOOP("weighted by samples")}},
        {ConventionAxis::NoRate,
         QT_TR_NOOP("Division by 0"),
         {QT_TR_NOOP("is undefined"), QT_TR_NOOP("counts as 0"), QT_TR_NOOP("counts as 1")}},
    });
};

const RuleWords* wordsOf(ConventionAxis axis)
{
    const auto words = std::ranges::find(RuleText::words, axis, &RuleWords::axis);
    return words == RuleText::words.end() ? nullptr : &*words;
}

QString choiceWithText(core::Parameter parameter, const std::string& value)
{
    const auto choices = core::rowOf(parameter).choices;
    const auto choice = std::ranges::find(choices, value);
    return choice == choices.end()
               ? QString::fromStdString(value)
               : choiceLabel(parameter, static_cast<int>(choice - choices.begin()));
}

}  // namespace

QString axisLabel(ConventionAxis axis)
{
    if (const auto parameter = core::parameterOf(axis))
        return parameterLabel(*parameter);
    const RuleWords* words = wordsOf(axis);
    return words ? RuleText::tr(words->label) : QString();
}

QString ruleValueLabel(ConventionAxis axis, const std::string& value)
{
    if (axis == ConventionAxis::Ideal && value == "within-k")
        return RuleText::tr("documents retrieved within k");
    if (axis == ConventionAxis::Ties && value == "as-ordered")
        return RuleText::tr("in the run’s order");
    if (axis == ConventionAxis::TopGrade && value.empty())
        return RuleText::tr("from the data");
    if (const auto parameter = core::parameterOf(axis))
        return choiceWithText(*parameter, value);
    const auto values = core::namesOf(axis).values;
    const auto place = std::ranges::find(values, value);
    const RuleWords* words = wordsOf(axis);
    const bool isNumber = axis == ConventionAxis::Clip || axis == ConventionAxis::Bins;
    if (!words || isNumber || place == values.end())
        return value == "rank-column" ? RuleText::tr("by the rank column")
                                      : QString::fromStdString(value);
    return RuleText::tr(words->values[static_cast<std::size_t>(place - values.begin())]);
}

QString ruleText(ConventionAxis axis, const std::string& value)
{
    //: %1 is what tools differ in, %2 how one does it: "Gain: 2^grade − 1"
    return RuleText::tr("%1: %2").arg(axisLabel(axis), ruleValueLabel(axis, value));
}

}  // namespace ui
