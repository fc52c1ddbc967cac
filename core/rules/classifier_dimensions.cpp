#include "core/rules/classifier_dimensions.h"

#include "core/rules/dimension_row.h"
#include "core/rules/dimension_table.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

using IsReadByFigure = decltype(ClassifierDimensionRow::isRead);

constexpr RuleValues<4> positiveValues{"chosen", "other", "labels-swapped", "scores-negated"};
constexpr RuleValues<3> probabilityValues{"given", "clipped", "sigmoid"};
constexpr RuleValues<2> measuredValues{"scores", "predictions"};
constexpr RuleValues<3> weightValues{"given", "ignored", "balanced"};
constexpr RuleValues<4> groupValues{"pooled", "equal", "positives", "samples"};
constexpr RuleValues<3> tiedPairValues{"half", "won", "lost"};
constexpr RuleValues<3> areaValues{"steps", "trapezoids", "interpolated"};
constexpr RuleValues<5> clipValues{"2.220446049250313e-16", "1e-15", "1e-16",
                                   "1.1920928955078125e-07", "1e-07"};
constexpr RuleValues<3> baseNames{"e", "2", "10"};
constexpr RuleValues<2> sumValues{"mean", "sum"};
constexpr RuleValues<4> binValues{"10", "5", "15", "20"};
constexpr RuleValues<2> binningValues{"uniform", "quantile"};
constexpr RuleValues<2> edgeValues{"right", "left"};
constexpr RuleValues<2> confidenceValues{"positive", "predicted"};
constexpr RuleValues<3> gapValues{"l1", "l2", "max"};
constexpr RuleValues<3> cutValues{"0.5", "0", "best"};
constexpr RuleValues<2> atValues{"accepted", "rejected"};
constexpr RuleValues<5> averageValues{"positive", "macro", "macro-of-means", "micro", "weighted"};
constexpr RuleValues<3> noRateValues{"undefined", "0", "1"};

bool isOneOf(Figure figure, std::initializer_list<Figure> figures)
{
    return std::find(figures.begin(), figures.end(), figure) != figures.end();
}

bool readsThreshold(Figure figure, const ClassifierRules& rules)
{
    return rateOf(figure) || rules.takesPredictions;
}

bool hasAverages(Figure figure)
{
    return isOneOf(figure, {Figure::Precision, Figure::Recall, Figure::F1});
}

/// Whether the other class's figure, by its own scores, is another one.
bool hasDirection(Figure figure, const ClassifierRules& rules)
{
    if (hasAverages(figure) || figure == Figure::Specificity)
        return rules.rates == RateAveraging::PositiveClass;
    return figure == Figure::AveragePrecision;
}

template <auto const& names, auto access>
ClassifierDimensionRow ofClassifier(Dimension dimension, std::string_view id, IsReadByFigure isRead)
{
    return rowOfEnum<ClassifierDimensionRow, names, access>(dimension, id, isRead);
}

/// Of one figure.
template <auto const& names, auto access, Figure figure>
ClassifierDimensionRow ofFigure(Dimension dimension, std::string_view id)
{
    return ofClassifier<names, access>(
        dimension, id,
        [](Figure asked, const ClassifierRules&, const SampleFacts&) { return asked == figure; });
}

double numberOf(std::string_view text)
{
    return *parsedNumber<double>(text);
}

/// The value as it stands among those to look for, else with all its digits.
std::string numberName(double number, std::span<const std::string_view> names)
{
    for (const std::string_view name : names)
        if (parsedNumber<double>(name) == number)
            return std::string(name);
    return shortestText(number);
}

ClassifierDimensionRow probabilityRow()
{
    return {{Dimension::Probabilities, "probability", probabilityValues},
            [](const ClassifierRules& rules) {
                const bool clips = rules.settings.outside == Outside::Clip;
                return std::string(probabilityValues[rules.isLogistic ? 2 : clips ? 1 : 0]);
            },
            [](ClassifierRules& rules, std::string_view value) {
                rules.isLogistic = value == "sigmoid";
                rules.settings.outside = value == "clipped" ? Outside::Clip : Outside::Undefined;
            },
            [](Figure figure, const ClassifierRules& rules, const SampleFacts& facts) {
                return rules.isLogistic
                           ? readsProbabilities(figure) || readsThreshold(figure, rules)
                           : readsProbabilities(figure) && facts.hasOutside;
            }};
}

ClassifierDimensionRow clipRow()
{
    return {
        {Dimension::Clip, "clip", clipValues},
        [](const ClassifierRules& rules) { return numberName(rules.settings.clip, clipValues); },
        [](ClassifierRules& rules, std::string_view value) {
            rules.settings.clip = numberOf(value);
        },
        [](Figure figure, const ClassifierRules&, const SampleFacts&) {
            return figure == Figure::LogLoss;
        }};
}

ClassifierDimensionRow binsRow()
{
    return {{Dimension::Bins, "bins", binValues},
            [](const ClassifierRules& rules) { return std::to_string(rules.settings.bins); },
            [](ClassifierRules& rules, std::string_view value) {
                rules.settings.bins = *parsedNumber<std::size_t>(value);
            },
            [](Figure figure, const ClassifierRules&, const SampleFacts&) {
                return figure == Figure::CalibrationError;
            }};
}

ClassifierDimensionRow thresholdRow()
{
    return {{Dimension::Threshold, "threshold", cutValues},
            [](const ClassifierRules& rules) {
                return rules.isBestThreshold ? std::string("best")
                                             : numberName(rules.threshold, cutValues);
            },
            [](ClassifierRules& rules, std::string_view value) {
                rules.isBestThreshold = value == "best";
                if (!rules.isBestThreshold)
                    rules.threshold = numberOf(value);
            },
            [](Figure figure, const ClassifierRules& rules, const SampleFacts&) {
                return rules.isBestThreshold ? figure == Figure::F1 : readsThreshold(figure, rules);
            }};
}

std::array<ClassifierDimensionRow, 20> makeClassifierTable()
{
    using Rules = ClassifierRules;
    using enum Dimension;
    return {ofClassifier < positiveValues, [](Rules & rules) -> auto& {return rules.positive;
}
> (PositiveClass, "positive",
   [](Figure figure, const Rules& rules, const SampleFacts&) {
       return rules.positive != core::PositiveClass::OtherClass || hasDirection(figure, rules);
   }),
    probabilityRow(),
    rowOfWidth<ClassifierDimensionRow>(SampleScoreWidth, [](Figure, const Rules&,
                                                            const SampleFacts&) { return true; }),
    ofClassifier < measuredValues, [](Rules& rules) -> auto&
{
    return rules.takesPredictions;
}
> (MeasuredScores, "scores",
   [](Figure figure, const Rules&, const SampleFacts&) { return !rateOf(figure); }),
    ofClassifier < weightValues, [](Rules& rules) -> auto&
{
    return rules.weights;
}
> (SampleWeights, "weights",
   [](Figure, const Rules& rules, const SampleFacts& facts) {
       return rules.weights == SampleWeighting::Balanced || facts.hasWeights;
   }),
    ofClassifier < groupValues, [](Rules& rules) -> auto&
{
    return rules.groups;
}
> (Groups, "groups",
   [](Figure figure, const Rules&, const SampleFacts& facts) {
       return figure == Figure::Auc && facts.hasGroups;
   }),
    ofClassifier < tiedPairValues, [](Rules& rules) -> auto&
{
    return rules.tied;
}
> (TiedPairs, "ties",
   [](Figure figure, const Rules& rules, const SampleFacts&) {
       return figure == Figure::Auc && rules.groups == GroupAveraging::Pooled;
   }),
    ofFigure < areaValues, [](Rules& rules) -> auto&
{
    return rules.area;
}
, Figure::AveragePrecision > (PrArea, "area"), clipRow(), ofFigure < baseNames,
    [](Rules& rules) -> auto&
{
    return rules.logBase;
}
, Figure::LogLoss > (LogBase, "log"), ofClassifier < sumValues, [](Rules& rules) -> auto&
{
    return rules.isSum;
}
> (SampleSum, "samples",
   [](Figure figure, const Rules&, const SampleFacts&) {
       return isOneOf(figure, {Figure::LogLoss, Figure::Brier});
   }),
    binsRow(), ofFigure < binningValues, [](Rules& rules) -> auto&
{
    return rules.settings.binning;
}
, Figure::CalibrationError > (Binning, "binning"), ofFigure < edgeValues, [](Rules& rules) -> auto&
{
    return rules.settings.closed;
}
, Figure::CalibrationError > (ClosedEdge, "closed"), ofFigure < confidenceValues,
    [](Rules& rules) -> auto&
{
    return rules.confidence;
}
, Figure::CalibrationError > (Confidence, "confidence"), ofFigure < gapValues,
    [](Rules& rules) -> auto&
{
    return rules.gaps;
}
, Figure::CalibrationError > (GapNorm, "norm"), thresholdRow(), ofClassifier < atValues,
    [](Rules& rules) -> auto&
{
    return rules.isAbove;
}
> (AtThreshold, "at-threshold",
   [](Figure figure, const Rules& rules, const SampleFacts&) {
       return readsThreshold(figure, rules) && !rules.isBestThreshold;
   }),
    ofClassifier < averageValues, [](Rules& rules) -> auto&
{
    return rules.rates;
}
> (RateAverage, "average",
   [](Figure figure, const Rules& rules, const SampleFacts&) {
       return rules.rates == RateAveraging::MacroOfMeans ? figure == Figure::F1
                                                         : hasAverages(figure);
   }),
    ofClassifier < noRateValues, [](Rules& rules) -> auto&
{
    return rules.noRate;
}
> (NoRate, "zero-division", [](Figure figure, const Rules& rules, const SampleFacts& facts) {
    return hasAverages(figure) && rules.rates == RateAveraging::PositiveClass &&
           (figure == Figure::Precision || facts.isOneClass);
}),
};  // namespace
}  // namespace core

constexpr auto firstOfClassifiers = static_cast<std::size_t>(Dimension::PositiveClass);

}  // namespace

std::span<const ClassifierDimensionRow> classifierDimensionTable()
{
    static const auto table = makeClassifierTable();
    return table;
}

const ClassifierDimensionRow& classifierRowOf(Dimension dimension)
{
    const ClassifierDimensionRow& row =
        classifierDimensionTable()[static_cast<std::size_t>(dimension) - firstOfClassifiers];
    assert(row.dimension == dimension);
    return row;
}

bool isOfClassifiers(Dimension dimension)
{
    return static_cast<std::size_t>(dimension) >= firstOfClassifiers;
}

const DimensionNames& namesOf(Dimension dimension)
{
    if (isOfClassifiers(dimension))
        return classifierRowOf(dimension);
    return rowOf(dimension);
}

}  // namespace core
