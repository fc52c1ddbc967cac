// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_dimensions.h"

#include "core/conventions/convention_search/dimension_row.h"
#include "core/conventions/convention_search/dimension_table.h"
#include "core/foundation/text/number_text.h"

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

/// Read by one figure.
template <Figure figure>
bool isOnly(Figure asked, const ClassifierRules&, const SampleFacts&)
{
    return asked == figure;
}

bool isAny(Figure, const ClassifierRules&, const SampleFacts&)
{
    return true;
}

bool readsPositive(Figure figure, const ClassifierRules& rules, const SampleFacts&)
{
    return rules.positive != PositiveClass::OtherClass || hasDirection(figure, rules);
}

bool readsProbabilityRule(Figure figure, const ClassifierRules& rules, const SampleFacts& facts)
{
    if (rules.isLogistic)
        return readsProbabilities(figure) || readsThreshold(figure, rules);
    return readsProbabilities(figure) && facts.hasOutside;
}

bool readsSampleScores(Figure figure, const ClassifierRules&, const SampleFacts&)
{
    return !rateOf(figure);
}

bool readsWeights(Figure, const ClassifierRules& rules, const SampleFacts& facts)
{
    return rules.weights == SampleWeighting::Balanced || facts.hasWeights;
}

bool readsGroups(Figure figure, const ClassifierRules&, const SampleFacts& facts)
{
    return figure == Figure::Auc && facts.hasGroups;
}

bool readsTiedPairs(Figure figure, const ClassifierRules& rules, const SampleFacts&)
{
    return figure == Figure::Auc && rules.groups == GroupAveraging::Pooled;
}

bool isLoss(Figure figure, const ClassifierRules&, const SampleFacts&)
{
    return isOneOf(figure, {Figure::LogLoss, Figure::Brier});
}

/// All probabilities reach a threshold of 0.
bool readsThresholdRule(Figure figure, const ClassifierRules& rules, const SampleFacts& facts)
{
    if (rules.isBestThreshold)
        return figure == Figure::F1;
    return readsThreshold(figure, rules) && (rules.threshold != 0 || facts.hasOutside);
}

bool readsWhatIsAt(Figure figure, const ClassifierRules& rules, const SampleFacts&)
{
    return readsThreshold(figure, rules) && !rules.isBestThreshold;
}

bool readsAverage(Figure figure, const ClassifierRules& rules, const SampleFacts&)
{
    return rules.rates == RateAveraging::MacroOfMeans ? figure == Figure::F1 : hasAverages(figure);
}

bool readsNoRate(Figure figure, const ClassifierRules& rules, const SampleFacts& facts)
{
    return rateOf(figure) && rules.rates == RateAveraging::PositiveClass &&
           (figure == Figure::Precision || facts.isOneClass);
}

template <auto const& names, auto member>
ClassifierDimensionRow ofMember(Dimension dimension, std::string_view id, IsReadByFigure isRead)
{
    return rowOfEnum<ClassifierDimensionRow, names, member>(dimension, id, isRead);
}

/// The same of the settings of bins.
template <auto const& names, auto member>
ClassifierDimensionRow ofBins(Dimension dimension, std::string_view id)
{
    constexpr auto find = [](ClassifierRules & rules) -> auto&
    {
        return rules.settings.*member;
    };
    return ofMember<names, find>(dimension, id, isOnly<Figure::CalibrationError>);
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
            readsProbabilityRule};
}

ClassifierDimensionRow clipRow()
{
    return {
        {Dimension::Clip, "clip", clipValues},
        [](const ClassifierRules& rules) { return numberName(rules.settings.clip, clipValues); },
        [](ClassifierRules& rules, std::string_view value) {
            rules.settings.clip = numberOf(value);
        },
        isOnly<Figure::LogLoss>};
}

ClassifierDimensionRow binsRow()
{
    return {{Dimension::Bins, "bins", binValues},
            [](const ClassifierRules& rules) { return std::to_string(rules.settings.bins); },
            [](ClassifierRules& rules, std::string_view value) {
                rules.settings.bins = *parsedNumber<std::size_t>(value);
            },
            isOnly<Figure::CalibrationError>};
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
            readsThresholdRule};
}

std::array<ClassifierDimensionRow, 20> makeClassifierTable()
{
    using Rules = ClassifierRules;
    using BinRules = ClassifierSettings;
    using D = Dimension;
    constexpr auto isOfEce = isOnly<Figure::CalibrationError>;
    constexpr auto isOfAp = isOnly<Figure::AveragePrecision>;
    constexpr auto isOfLogLoss = isOnly<Figure::LogLoss>;
    return {
        ofMember<positiveValues, &Rules::positive>(D::PositiveClass, "positive", readsPositive),
        probabilityRow(),
        rowOfWidth<ClassifierDimensionRow>(D::SampleScoreWidth, isAny),
        ofMember<measuredValues, &Rules::takesPredictions>(D::MeasuredScores, "scores",
                                                           readsSampleScores),
        ofMember<weightValues, &Rules::weights>(D::SampleWeights, "weights", readsWeights),
        ofMember<groupValues, &Rules::groups>(D::Groups, "groups", readsGroups),
        ofMember<tiedPairValues, &Rules::tied>(D::TiedPairs, "ties", readsTiedPairs),
        ofMember<areaValues, &Rules::area>(D::PrArea, "area", isOfAp),
        clipRow(),
        ofMember<baseNames, &Rules::logBase>(D::LogBase, "log", isOfLogLoss),
        ofMember<sumValues, &Rules::isSum>(D::SampleSum, "samples", isLoss),
        binsRow(),
        ofBins<binningValues, &BinRules::binning>(D::Binning, "binning"),
        ofBins<edgeValues, &BinRules::closed>(D::ClosedEdge, "closed"),
        ofMember<confidenceValues, &Rules::confidence>(D::Confidence, "confidence", isOfEce),
        ofMember<gapValues, &Rules::gaps>(D::GapNorm, "norm", isOfEce),
        thresholdRow(),
        ofMember<atValues, &Rules::isAbove>(D::AtThreshold, "at-threshold", readsWhatIsAt),
        ofMember<averageValues, &Rules::rates>(D::RateAverage, "average", readsAverage),
        ofMember<noRateValues, &Rules::noRate>(D::NoRate, "zero-division", readsNoRate),
    };
}

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

std::vector<RuleChange> changesBetween(const ClassifierRules& from, const ClassifierRules& to,
                                       Figure figure, const SampleFacts& facts)
{
    std::vector<RuleChange> changes;
    for (const ClassifierDimensionRow& row : classifierDimensionTable())
        if (row.value(from) != row.value(to) && row.isRead(figure, to, facts))
            changes.push_back({row.dimension, row.value(from), row.value(to)});
    return changes;
}

}  // namespace core
