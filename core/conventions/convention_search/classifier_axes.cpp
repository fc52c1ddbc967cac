// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_axes.h"

#include "core/conventions/convention_search/axis_row.h"
#include "core/conventions/convention_search/axis_table.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

using IsReadByFigure = decltype(ClassifierAxisRow::isRead);

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

bool isOneOf(ClassifierMetric figure, std::initializer_list<ClassifierMetric> figures)
{
    return std::find(figures.begin(), figures.end(), figure) != figures.end();
}

bool readsThreshold(ClassifierMetric figure, const ClassifierRules& rules)
{
    return thresholdMetricOf(figure) || rules.takesPredictions;
}

bool hasAverages(ClassifierMetric figure)
{
    return isOneOf(figure,
                   {ClassifierMetric::Precision, ClassifierMetric::Recall, ClassifierMetric::F1});
}

/// Whether the measure of the other class, by its own scores, is different.
bool hasDirection(ClassifierMetric figure, const ClassifierRules& rules)
{
    if (hasAverages(figure) || figure == ClassifierMetric::Specificity)
        return rules.rates == RateAveraging::PositiveClass;
    return figure == ClassifierMetric::AveragePrecision;
}

/// For a dimension read by one measure.
template <ClassifierMetric figure>
bool isOnly(ClassifierMetric asked, const ClassifierRules&, const SampleFacts&)
{
    return asked == figure;
}

bool isAny(ClassifierMetric, const ClassifierRules&, const SampleFacts&)
{
    return true;
}

bool readsPositive(ClassifierMetric figure, const ClassifierRules& rules, const SampleFacts&)
{
    return rules.positive != PositiveClass::OtherClass || hasDirection(figure, rules);
}

bool readsProbabilityRule(ClassifierMetric figure, const ClassifierRules& rules,
                          const SampleFacts& facts)
{
    if (rules.isLogistic)
        return readsProbabilities(figure) || readsThreshold(figure, rules);
    return readsProbabilities(figure) && facts.hasOutside;
}

bool readsSampleScores(ClassifierMetric figure, const ClassifierRules&, const SampleFacts&)
{
    return !thresholdMetricOf(figure);
}

bool readsWeights(ClassifierMetric, const ClassifierRules& rules, const SampleFacts& facts)
{
    return rules.weights == SampleWeighting::Balanced || facts.hasWeights;
}

bool readsGroups(ClassifierMetric figure, const ClassifierRules&, const SampleFacts& facts)
{
    return figure == ClassifierMetric::Auc && facts.hasGroups;
}

bool readsTiedPairs(ClassifierMetric figure, const ClassifierRules& rules, const SampleFacts&)
{
    return figure == ClassifierMetric::Auc && rules.groups == GroupAveraging::Pooled;
}

bool isLoss(ClassifierMetric figure, const ClassifierRules&, const SampleFacts&)
{
    return isOneOf(figure, {ClassifierMetric::LogLoss, ClassifierMetric::Brier});
}

/// Every probability reaches a threshold of 0.
bool readsThresholdRule(ClassifierMetric figure, const ClassifierRules& rules,
                        const SampleFacts& facts)
{
    if (rules.isBestThreshold)
        return figure == ClassifierMetric::F1;
    return readsThreshold(figure, rules) && (rules.threshold != 0 || facts.hasOutside);
}

bool readsWhatIsAt(ClassifierMetric figure, const ClassifierRules& rules, const SampleFacts&)
{
    return readsThreshold(figure, rules) && !rules.isBestThreshold;
}

bool readsAverage(ClassifierMetric figure, const ClassifierRules& rules, const SampleFacts&)
{
    return rules.rates == RateAveraging::MacroOfMeans ? figure == ClassifierMetric::F1
                                                      : hasAverages(figure);
}

bool readsNoRate(ClassifierMetric figure, const ClassifierRules& rules, const SampleFacts& facts)
{
    return thresholdMetricOf(figure) && rules.rates == RateAveraging::PositiveClass &&
           (figure == ClassifierMetric::Precision || facts.isOneClass);
}

template <auto const& names, auto member>
ClassifierAxisRow ofMember(ConventionAxis axis, std::string_view id, IsReadByFigure isRead)
{
    return rowOfEnum<ClassifierAxisRow, names, member>(axis, id, isRead);
}

/// The same for the settings of bins.
template <auto const& names, auto member>
ClassifierAxisRow ofBins(ConventionAxis axis, std::string_view id)
{
    constexpr auto find = [](ClassifierRules & rules) -> auto&
    {
        return rules.settings.*member;
    };
    return ofMember<names, find>(axis, id, isOnly<ClassifierMetric::CalibrationError>);
}

double numberOf(std::string_view text)
{
    return *parsedNumber<double>(text);
}

/// The value's text from `names`, if it is among them; otherwise with all its digits.
std::string numberName(double number, std::span<const std::string_view> names)
{
    for (const std::string_view name : names)
        if (parsedNumber<double>(name) == number)
            return std::string(name);
    return shortestText(number);
}

ClassifierAxisRow probabilityRow()
{
    return {{ConventionAxis::Probabilities, "probability", probabilityValues},
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

ClassifierAxisRow clipRow()
{
    return {
        {ConventionAxis::Clip, "clip", clipValues},
        [](const ClassifierRules& rules) { return numberName(rules.settings.clip, clipValues); },
        [](ClassifierRules& rules, std::string_view value) {
            rules.settings.clip = numberOf(value);
        },
        isOnly<ClassifierMetric::LogLoss>};
}

ClassifierAxisRow binsRow()
{
    return {{ConventionAxis::Bins, "bins", binValues},
            [](const ClassifierRules& rules) { return std::to_string(rules.settings.bins); },
            [](ClassifierRules& rules, std::string_view value) {
                rules.settings.bins = *parsedNumber<std::size_t>(value);
            },
            isOnly<ClassifierMetric::CalibrationError>};
}

ClassifierAxisRow thresholdRow()
{
    return {{ConventionAxis::Threshold, "threshold", cutValues},
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

std::array<ClassifierAxisRow, 20> makeClassifierTable()
{
    using Rules = ClassifierRules;
    using BinRules = ClassifierSettings;
    using D = ConventionAxis;
    constexpr auto isOfEce = isOnly<ClassifierMetric::CalibrationError>;
    constexpr auto isOfAp = isOnly<ClassifierMetric::AveragePrecision>;
    constexpr auto isOfLogLoss = isOnly<ClassifierMetric::LogLoss>;
    return {
        ofMember<positiveValues, &Rules::positive>(D::PositiveClass, "positive", readsPositive),
        probabilityRow(),
        rowOfWidth<ClassifierAxisRow>(D::SampleScoreWidth, isAny),
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

constexpr auto firstOfClassifiers = static_cast<std::size_t>(ConventionAxis::PositiveClass);

/// Whether the dimension is for classifier measures instead of rankings.
bool isOfClassifiers(ConventionAxis axis)
{
    return static_cast<std::size_t>(axis) >= firstOfClassifiers;
}

}  // namespace

std::span<const ClassifierAxisRow> classifierAxisTable()
{
    static const auto table = makeClassifierTable();
    return table;
}

const ClassifierAxisRow& classifierRowOf(ConventionAxis axis)
{
    const ClassifierAxisRow& row =
        classifierAxisTable()[static_cast<std::size_t>(axis) - firstOfClassifiers];
    assert(row.axis == axis);
    return row;
}

const AxisNames& namesOf(ConventionAxis axis)
{
    if (isOfClassifiers(axis))
        return classifierRowOf(axis);
    return rowOf(axis);
}

std::vector<RuleChange> changesBetween(const ClassifierRules& from, const ClassifierRules& to,
                                       ClassifierMetric figure, const SampleFacts& facts)
{
    std::vector<RuleChange> changes;
    for (const ClassifierAxisRow& row : classifierAxisTable())
        if (row.value(from) != row.value(to) && row.isRead(figure, to, facts))
            changes.push_back({row.axis, row.value(from), row.value(to)});
    return changes;
}

}  // namespace core
