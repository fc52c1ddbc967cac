#include "ui/rules/rule_text.h"

#include "core/metric/parameter_table.h"
#include "core/rules/classifier_dimensions.h"
#include "core/rules/dimension_table.h"
#include "ui/words/measure_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

using core::Dimension;

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(ui::RuleText)
};

/// A dimension that is no parameter: its name, and its values' by their place in the core's table;
/// none where they are numbers.
struct RuleWords {
    Dimension dimension;
    const char* label;
    std::array<const char*, 8> values;
};

constexpr std::array ruleWords{
    RuleWords{Dimension::Cutoff,
              QT_TRANSLATE_NOOP("ui::RuleText", "Cutoff"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "at k"),
               QT_TRANSLATE_NOOP("ui::RuleText", "none, the whole list"),
               QT_TRANSLATE_NOOP("ui::RuleText", "one rank less (k − 1)"),
               QT_TRANSLATE_NOOP("ui::RuleText", "one rank more (k + 1)")}},
    RuleWords{Dimension::RecallDenominator,
              QT_TRANSLATE_NOOP("ui::RuleText", "Recall divides by"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "all relevant documents (R)"),
               QT_TRANSLATE_NOOP("ui::RuleText", "the smaller of k and R")}},
    RuleWords{Dimension::Ties,
              QT_TRANSLATE_NOOP("ui::RuleText", "Equal scores"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "by id, descending"),
               QT_TRANSLATE_NOOP("ui::RuleText", "by id, ascending"),
               QT_TRANSLATE_NOOP("ui::RuleText", "as in the file"),
               QT_TRANSLATE_NOOP("ui::RuleText", "against the order of the file"),
               QT_TRANSLATE_NOOP("ui::RuleText", "share their gain"),
               QT_TRANSLATE_NOOP("ui::RuleText", "are one threshold"),
               QT_TRANSLATE_NOOP("ui::RuleText", "worst document first"),
               QT_TRANSLATE_NOOP("ui::RuleText", "best document first")}},
    RuleWords{Dimension::ScoreWidth,
              QT_TRANSLATE_NOOP("ui::RuleText", "Scores"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "of 64 bits"),
               QT_TRANSLATE_NOOP("ui::RuleText", "of 32 bits"),
               QT_TRANSLATE_NOOP("ui::RuleText", "of 16 bits"),
               QT_TRANSLATE_NOOP("ui::RuleText", "rounded to 4 decimals"),
               QT_TRANSLATE_NOOP("ui::RuleText", "rounded to 2 decimals")}},
    RuleWords{Dimension::SortedBy,
              QT_TRANSLATE_NOOP("ui::RuleText", "Documents sorted by"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "score"),
               QT_TRANSLATE_NOOP("ui::RuleText", "score, lowest first (ranks for scores)"),
               QT_TRANSLATE_NOOP("ui::RuleText", "the grades themselves (labels for scores)")}},
    RuleWords{Dimension::Unjudged,
              QT_TRANSLATE_NOOP("ui::RuleText", "Unjudged documents"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "count as not relevant"),
               QT_TRANSLATE_NOOP("ui::RuleText", "leave the list"),
               QT_TRANSLATE_NOOP("ui::RuleText", "count as of the top grade")}},
    RuleWords{Dimension::WholeGrades,
              QT_TRANSLATE_NOOP("ui::RuleText", "Fractions of grades"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "count"),
               QT_TRANSLATE_NOOP("ui::RuleText", "are cut off")}},
    RuleWords{Dimension::Scope,
              QT_TRANSLATE_NOOP("ui::RuleText", "Judgments known of"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "all judged documents of the query"),
               QT_TRANSLATE_NOOP("ui::RuleText", "retrieved documents only"),
               QT_TRANSLATE_NOOP("ui::RuleText", "what is judged for any query")}},
    RuleWords{Dimension::OwnDocument,
              QT_TRANSLATE_NOOP("ui::RuleText", "The document with the query's id"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "stays"),
               QT_TRANSLATE_NOOP("ui::RuleText", "leaves the list")}},
    RuleWords{Dimension::NoValue,
              QT_TRANSLATE_NOOP("ui::RuleText", "A query without a value"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "counts 0"),
               QT_TRANSLATE_NOOP("ui::RuleText", "counts 1"),
               QT_TRANSLATE_NOOP("ui::RuleText", "is left out"),
               QT_TRANSLATE_NOOP("ui::RuleText", "counts 1/2")}},
    RuleWords{Dimension::Missing,
              QT_TRANSLATE_NOOP("ui::RuleText", "A judged query that is not in the run"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "is left out"),
               QT_TRANSLATE_NOOP("ui::RuleText", "counts 0")}},
    RuleWords{Dimension::Averaging,
              QT_TRANSLATE_NOOP("ui::RuleText", "Queries together"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "their mean"),
               QT_TRANSLATE_NOOP("ui::RuleText", "their median"),
               QT_TRANSLATE_NOOP("ui::RuleText", "their geometric mean"),
               QT_TRANSLATE_NOOP("ui::RuleText", "pooled (micro)")}},
    RuleWords{Dimension::Rounding,
              QT_TRANSLATE_NOOP("ui::RuleText", "Values of queries"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "keep all digits"),
               QT_TRANSLATE_NOOP("ui::RuleText", "rounded to 5 decimals"),
               QT_TRANSLATE_NOOP("ui::RuleText", "rounded to 2 decimals"),
               QT_TRANSLATE_NOOP("ui::RuleText", "cut or rounded as by RRE")}},
    RuleWords{Dimension::SumDigits,
              QT_TRANSLATE_NOOP("ui::RuleText", "Inside the sum"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "all digits count"),
               QT_TRANSLATE_NOOP("ui::RuleText", "discounts have 2 decimals"),
               QT_TRANSLATE_NOOP("ui::RuleText", "terms have 2 decimals")}},
    RuleWords{Dimension::PositiveClass,
              QT_TRANSLATE_NOOP("ui::RuleText", "Positive class"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "as chosen"),
               QT_TRANSLATE_NOOP("ui::RuleText", "the other one, by its own scores"),
               QT_TRANSLATE_NOOP("ui::RuleText", "the other label, by the same scores"),
               QT_TRANSLATE_NOOP("ui::RuleText", "as chosen, by negated scores")}},
    RuleWords{Dimension::Probabilities,
              QT_TRANSLATE_NOOP("ui::RuleText", "Scores are read"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "as probabilities"),
               QT_TRANSLATE_NOOP("ui::RuleText", "as probabilities, cut off at 0 and 1"),
               QT_TRANSLATE_NOOP("ui::RuleText", "through a sigmoid")}},
    RuleWords{Dimension::SampleScoreWidth,
              QT_TRANSLATE_NOOP("ui::RuleText", "Scores"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "of 64 bits"),
               QT_TRANSLATE_NOOP("ui::RuleText", "of 32 bits"),
               QT_TRANSLATE_NOOP("ui::RuleText", "of 16 bits"),
               QT_TRANSLATE_NOOP("ui::RuleText", "rounded to 4 decimals"),
               QT_TRANSLATE_NOOP("ui::RuleText", "rounded to 2 decimals")}},
    RuleWords{Dimension::MeasuredScores,
              QT_TRANSLATE_NOOP("ui::RuleText", "Measured are"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "scores"),
               QT_TRANSLATE_NOOP("ui::RuleText", "predictions (0 and 1) in place of scores")}},
    RuleWords{Dimension::SampleWeights,
              QT_TRANSLATE_NOOP("ui::RuleText", "Weights of samples"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "count"),
               QT_TRANSLATE_NOOP("ui::RuleText", "do not count"),
               QT_TRANSLATE_NOOP("ui::RuleText", "make both classes weigh alike")}},
    RuleWords{Dimension::Groups,
              QT_TRANSLATE_NOOP("ui::RuleText", "Mean over groups"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "none"),
               QT_TRANSLATE_NOOP("ui::RuleText", "each alike"),
               QT_TRANSLATE_NOOP("ui::RuleText", "by their positives"),
               QT_TRANSLATE_NOOP("ui::RuleText", "by their samples")}},
    RuleWords{Dimension::TiedPairs,
              QT_TRANSLATE_NOOP("ui::RuleText", "Tied pairs"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "count half"),
               QT_TRANSLATE_NOOP("ui::RuleText", "count as won"),
               QT_TRANSLATE_NOOP("ui::RuleText", "count as lost")}},
    RuleWords{Dimension::PrArea,
              QT_TRANSLATE_NOOP("ui::RuleText", "Area below precision and recall"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "in steps"),
               QT_TRANSLATE_NOOP("ui::RuleText", "in trapezoids"),
               QT_TRANSLATE_NOOP("ui::RuleText", "interpolated between counts")}},
    RuleWords{Dimension::Clip,
              QT_TRANSLATE_NOOP("ui::RuleText", "Probabilities are kept from 0 and 1 by"),
              {}},
    RuleWords{Dimension::LogBase,
              QT_TRANSLATE_NOOP("ui::RuleText", "Logarithm"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "natural"),
               QT_TRANSLATE_NOOP("ui::RuleText", "to base 2"),
               QT_TRANSLATE_NOOP("ui::RuleText", "to base 10")}},
    RuleWords{Dimension::SampleSum,
              QT_TRANSLATE_NOOP("ui::RuleText", "Losses of samples"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "their mean"),
               QT_TRANSLATE_NOOP("ui::RuleText", "their sum")}},
    RuleWords{Dimension::Bins, QT_TRANSLATE_NOOP("ui::RuleText", "Bins"), {}},
    RuleWords{Dimension::Binning,
              QT_TRANSLATE_NOOP("ui::RuleText", "Bins are"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "of one width"),
               QT_TRANSLATE_NOOP("ui::RuleText", "of as many samples each")}},
    RuleWords{Dimension::ClosedEdge,
              QT_TRANSLATE_NOOP("ui::RuleText", "An edge between bins belongs to"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "the lower one"),
               QT_TRANSLATE_NOOP("ui::RuleText", "the upper one")}},
    RuleWords{Dimension::Confidence,
              QT_TRANSLATE_NOOP("ui::RuleText", "Bins hold"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "probabilities of the positive class"),
               QT_TRANSLATE_NOOP("ui::RuleText", "probabilities of the predicted class")}},
    RuleWords{Dimension::GapNorm,
              QT_TRANSLATE_NOOP("ui::RuleText", "Gaps of bins"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "their mean"),
               QT_TRANSLATE_NOOP("ui::RuleText", "the root of their mean square"),
               QT_TRANSLATE_NOOP("ui::RuleText", "the largest")}},
    RuleWords{Dimension::Threshold,
              QT_TRANSLATE_NOOP("ui::RuleText", "Threshold"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "0.5"), QT_TRANSLATE_NOOP("ui::RuleText", "0"),
               QT_TRANSLATE_NOOP("ui::RuleText", "where F1 is highest")}},
    RuleWords{Dimension::AtThreshold,
              QT_TRANSLATE_NOOP("ui::RuleText", "A score that equals the threshold"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "is accepted"),
               QT_TRANSLATE_NOOP("ui::RuleText", "is not accepted")}},
    RuleWords{Dimension::RateAverage,
              QT_TRANSLATE_NOOP("ui::RuleText", "Classes"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "the positive one alone"),
               QT_TRANSLATE_NOOP("ui::RuleText", "macro, the mean of both"),
               QT_TRANSLATE_NOOP("ui::RuleText", "macro, F1 of the means"),
               QT_TRANSLATE_NOOP("ui::RuleText", "micro"),
               QT_TRANSLATE_NOOP("ui::RuleText", "weighted by their samples")}},
    RuleWords{Dimension::NoRate,
              QT_TRANSLATE_NOOP("ui::RuleText", "What divides by nothing"),
              {QT_TRANSLATE_NOOP("ui::RuleText", "has no value"),
               QT_TRANSLATE_NOOP("ui::RuleText", "counts 0"),
               QT_TRANSLATE_NOOP("ui::RuleText", "counts 1")}},
};

const RuleWords* wordsOf(Dimension dimension)
{
    const auto words =
        std::find_if(ruleWords.begin(), ruleWords.end(),
                     [=](const RuleWords& known) { return known.dimension == dimension; });
    return words == ruleWords.end() ? nullptr : &*words;
}

QString choiceWithText(core::Parameter parameter, const std::string& value)
{
    const auto choices = core::rowOf(parameter).choices;
    const auto choice = std::find(choices.begin(), choices.end(), value);
    return choice == choices.end()
               ? QString::fromStdString(value)
               : choiceLabel(parameter, static_cast<int>(choice - choices.begin()));
}

}  // namespace

QString dimensionLabel(Dimension dimension)
{
    if (const auto parameter = core::parameterOf(dimension))
        return parameterLabel(*parameter);
    const RuleWords* words = wordsOf(dimension);
    return words ? RuleText::tr(words->label) : QString();
}

QString ruleValueLabel(Dimension dimension, const std::string& value)
{
    if (dimension == Dimension::Ideal && value == "within-k")
        return RuleText::tr("documents retrieved within k");
    if (dimension == Dimension::TopGrade && value.empty())
        return RuleText::tr("that of the data");
    if (const auto parameter = core::parameterOf(dimension))
        return choiceWithText(*parameter, value);
    const auto values = core::namesOf(dimension).values;
    const auto place = std::find(values.begin(), values.end(), value);
    const RuleWords* words = wordsOf(dimension);
    const bool isNumber = dimension == Dimension::Clip || dimension == Dimension::Bins;
    if (!words || isNumber || place == values.end())
        return value == "rank-column" ? RuleText::tr("by the rank column")
                                      : QString::fromStdString(value);
    return RuleText::tr(words->values[static_cast<std::size_t>(place - values.begin())]);
}

QString ruleText(Dimension dimension, const std::string& value)
{
    //: %1 is what tools differ in, %2 how one does it: "Gain: 2^grade − 1"
    return RuleText::tr("%1: %2").arg(dimensionLabel(dimension), ruleValueLabel(dimension, value));
}

}  // namespace ui
