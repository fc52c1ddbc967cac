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

/// A dimension that is no parameter: its name, and its values' by their place in the core's table;
/// none where they are numbers.
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
          QT_TR_NOOP("one rank less (k − 1)"), QT_TR_NOOP("one rank more (k + 1)")}},
        {ConventionAxis::RecallDenominator,
         QT_TR_NOOP("Recall divides by"),
         {QT_TR_NOOP("all relevant documents (R)"), QT_TR_NOOP("the smaller of k and R")}},
        {ConventionAxis::Ties,
         QT_TR_NOOP("Equal scores"),
         {QT_TR_NOOP("by id, descending"), QT_TR_NOOP("by id, ascending"),
          QT_TR_NOOP("as in the file"), QT_TR_NOOP("against the order of the file"),
          QT_TR_NOOP("share their gain"), QT_TR_NOOP("are one threshold"),
          QT_TR_NOOP("worst document first"), QT_TR_NOOP("best document first")}},
        {ConventionAxis::ScoreWidth,
         QT_TR_NOOP("Scores"),
         {QT_TR_NOOP("of 64 bits"), QT_TR_NOOP("of 32 bits"), QT_TR_NOOP("of 16 bits"),
          QT_TR_NOOP("rounded to 4 decimals"), QT_TR_NOOP("rounded to 2 decimals")}},
        {ConventionAxis::SortedBy,
         QT_TR_NOOP("Documents sorted by"),
         {QT_TR_NOOP("score"), QT_TR_NOOP("score, lowest first (ranks for scores)"),
          QT_TR_NOOP("the grades themselves (labels for scores)")}},
        {ConventionAxis::Unjudged,
         QT_TR_NOOP("Unjudged documents"),
         {QT_TR_NOOP("count as not relevant"), QT_TR_NOOP("leave the list"),
          QT_TR_NOOP("count as of the top grade")}},
        {ConventionAxis::WholeGrades,
         QT_TR_NOOP("Fractions of grades"),
         {QT_TR_NOOP("count"), QT_TR_NOOP("are cut off")}},
        {ConventionAxis::Scope,
         QT_TR_NOOP("Judgments known of"),
         {QT_TR_NOOP("all judged documents of the query"), QT_TR_NOOP("retrieved documents only"),
          QT_TR_NOOP("what is judged for any query")}},
        {ConventionAxis::OwnDocument,
         QT_TR_NOOP("The document with the query's id"),
         {QT_TR_NOOP("stays"), QT_TR_NOOP("leaves the list")}},
        {ConventionAxis::NoValue,
         QT_TR_NOOP("A query without a value"),
         {QT_TR_NOOP("counts 0"), QT_TR_NOOP("counts 1"), QT_TR_NOOP("is left out"),
          QT_TR_NOOP("counts 1/2")}},
        {ConventionAxis::Missing,
         QT_TR_NOOP("A judged query that is not in the run"),
         {QT_TR_NOOP("is left out"), QT_TR_NOOP("counts 0")}},
        {ConventionAxis::Averaging,
         QT_TR_NOOP("Queries together"),
         {QT_TR_NOOP("their mean"), QT_TR_NOOP("their median"), QT_TR_NOOP("their geometric mean"),
          QT_TR_NOOP("pooled (micro)")}},
        {ConventionAxis::Rounding,
         QT_TR_NOOP("Values of queries"),
         {QT_TR_NOOP("keep all digits"), QT_TR_NOOP("rounded to 5 decimals"),
          QT_TR_NOOP("rounded to 2 decimals"), QT_TR_NOOP("cut or rounded as by RRE")}},
        {ConventionAxis::SumDigits,
         QT_TR_NOOP("Inside the sum"),
         {QT_TR_NOOP("all digits count"), QT_TR_NOOP("discounts have 2 decimals"),
          QT_TR_NOOP("terms have 2 decimals")}},
        {ConventionAxis::PositiveClass,
         QT_TR_NOOP("Positive class"),
         {QT_TR_NOOP("as chosen"), QT_TR_NOOP("the other one, by its own scores"),
          QT_TR_NOOP("the other label, by the same scores"),
          QT_TR_NOOP("as chosen, by negated scores")}},
        {ConventionAxis::Probabilities,
         QT_TR_NOOP("Scores are read"),
         {QT_TR_NOOP("as probabilities"), QT_TR_NOOP("as probabilities, cut off at 0 and 1"),
          QT_TR_NOOP("through a sigmoid")}},
        {ConventionAxis::SampleScoreWidth,
         QT_TR_NOOP("Scores"),
         {QT_TR_NOOP("of 64 bits"), QT_TR_NOOP("of 32 bits"), QT_TR_NOOP("of 16 bits"),
          QT_TR_NOOP("rounded to 4 decimals"), QT_TR_NOOP("rounded to 2 decimals")}},
        {ConventionAxis::MeasuredScores,
         QT_TR_NOOP("Measured are"),
         {QT_TR_NOOP("scores"), QT_TR_NOOP("predictions (0 and 1) in place of scores")}},
        {ConventionAxis::SampleWeights,
         QT_TR_NOOP("Weights of samples"),
         {QT_TR_NOOP("count"), QT_TR_NOOP("do not count"),
          QT_TR_NOOP("make both classes weigh alike")}},
        {ConventionAxis::Groups,
         QT_TR_NOOP("Mean over groups"),
         {QT_TR_NOOP("none"), QT_TR_NOOP("each alike"), QT_TR_NOOP("by their positives"),
          QT_TR_NOOP("by their samples")}},
        {ConventionAxis::TiedPairs,
         QT_TR_NOOP("Tied pairs"),
         {QT_TR_NOOP("count half"), QT_TR_NOOP("count as won"), QT_TR_NOOP("count as lost")}},
        {ConventionAxis::PrArea,
         QT_TR_NOOP("Area below precision and recall"),
         {QT_TR_NOOP("in steps"), QT_TR_NOOP("in trapezoids"),
          QT_TR_NOOP("interpolated between counts")}},
        {ConventionAxis::Clip, QT_TR_NOOP("Probabilities are kept from 0 and 1 by"), {}},
        {ConventionAxis::LogBase,
         QT_TR_NOOP("Logarithm"),
         {QT_TR_NOOP("natural"), QT_TR_NOOP("to base 2"), QT_TR_NOOP("to base 10")}},
        {ConventionAxis::SampleSum,
         QT_TR_NOOP("Losses of samples"),
         {QT_TR_NOOP("their mean"), QT_TR_NOOP("their sum")}},
        {ConventionAxis::Bins, QT_TR_NOOP("Bins"), {}},
        {ConventionAxis::Binning,
         QT_TR_NOOP("Bins are"),
         {QT_TR_NOOP("of one width"), QT_TR_NOOP("of as many samples each")}},
        {ConventionAxis::ClosedEdge,
         QT_TR_NOOP("An edge between bins belongs to"),
         {QT_TR_NOOP("the lower one"), QT_TR_NOOP("the upper one")}},
        {ConventionAxis::Confidence,
         QT_TR_NOOP("Bins hold"),
         {QT_TR_NOOP("probabilities of the positive class"),
          QT_TR_NOOP("probabilities of the predicted class")}},
        {ConventionAxis::GapNorm,
         QT_TR_NOOP("Gaps of bins"),
         {QT_TR_NOOP("their mean"), QT_TR_NOOP("the root of their mean square"),
          QT_TR_NOOP("the largest")}},
        {ConventionAxis::Threshold,
         QT_TR_NOOP("Threshold"),
         {QT_TR_NOOP("0.5"), QT_TR_NOOP("0"), QT_TR_NOOP("where F1 is highest")}},
        {ConventionAxis::AtThreshold,
         QT_TR_NOOP("A score that equals the threshold"),
         {QT_TR_NOOP("is accepted"), QT_TR_NOOP("is not accepted")}},
        {ConventionAxis::RateAverage,
         QT_TR_NOOP("Classes"),
         {QT_TR_NOOP("the positive one alone"), QT_TR_NOOP("macro, the mean of both"),
          QT_TR_NOOP("macro, F1 of the means"), QT_TR_NOOP("micro"),
          QT_TR_NOOP("weighted by their samples")}},
        {ConventionAxis::NoRate,
         QT_TR_NOOP("What divides by nothing"),
         {QT_TR_NOOP("has no value"), QT_TR_NOOP("counts 0"), QT_TR_NOOP("counts 1")}},
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
    if (axis == ConventionAxis::TopGrade && value.empty())
        return RuleText::tr("that of the data");
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
