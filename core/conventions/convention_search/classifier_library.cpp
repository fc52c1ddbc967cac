// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_library.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace core {

namespace {

template <std::size_t n>
using Figures = std::array<ClassifierMetric, n>;

constexpr Figures<1> onlyAuc{ClassifierMetric::Auc};
constexpr Figures<1> onlyAp{ClassifierMetric::AveragePrecision};
constexpr Figures<1> onlyLogLoss{ClassifierMetric::LogLoss};
constexpr Figures<2> areas{ClassifierMetric::Auc, ClassifierMetric::AveragePrecision};
constexpr Figures<3> averagedFigures{ClassifierMetric::Precision, ClassifierMetric::Recall,
                                     ClassifierMetric::F1};
constexpr Figures<10> ofScikit{ClassifierMetric::Auc,
                               ClassifierMetric::AveragePrecision,
                               ClassifierMetric::Brier,
                               ClassifierMetric::Accuracy,
                               ClassifierMetric::Precision,
                               ClassifierMetric::Recall,
                               ClassifierMetric::BalancedAccuracy,
                               ClassifierMetric::F1,
                               ClassifierMetric::Mcc,
                               ClassifierMetric::Kappa};
constexpr Figures<10> ofTorchmetrics{ClassifierMetric::Auc,
                                     ClassifierMetric::AveragePrecision,
                                     ClassifierMetric::CalibrationError,
                                     ClassifierMetric::Accuracy,
                                     ClassifierMetric::Precision,
                                     ClassifierMetric::Recall,
                                     ClassifierMetric::Specificity,
                                     ClassifierMetric::F1,
                                     ClassifierMetric::Mcc,
                                     ClassifierMetric::Kappa};

ClassifierRules clippedAt(double clip, ScorePrecision precision = ScorePrecision::Double)
{
    ClassifierRules rules;
    rules.settings.clip = clip;
    rules.precision = precision;
    return rules;
}

ClassifierRules clippedOutside(ClassifierRules rules)
{
    rules.settings.outside = Outside::Clip;
    return rules;
}

ClassifierRules zeroForNone()
{
    ClassifierRules rules;
    rules.noRate = NoRate::Zero;
    return rules;
}

ClassifierRules averagedBy(RateAveraging average)
{
    ClassifierRules rules = zeroForNone();
    rules.rates = average;
    return rules;
}

ClassifierRules drawnAs(PrArea area, ScorePrecision precision = ScorePrecision::Double)
{
    ClassifierRules rules;
    rules.area = area;
    rules.precision = precision;
    return rules;
}

ClassifierRules torchmetricsRules()
{
    ClassifierRules rules = zeroForNone();
    rules.precision = ScorePrecision::Float;
    rules.isAbove = true;
    rules.settings.bins = 15;
    rules.settings.closed = ClosedEdge::Left;
    return rules;
}

ClassifierRules meanOfGroups(GroupAveraging groups)
{
    ClassifierRules rules;
    rules.groups = groups;
    return rules;
}

std::vector<ClassifierLibrary> makeLibraries()
{
    using enum ScorePrecision;
    const ClassifierRules none;
    const double ofDoubles = std::numeric_limits<double>::epsilon();
    const double ofFloats = std::numeric_limits<float>::epsilon();
    return {
        {"scikit-learn", ofScikit, zeroForNone()},
        {"scikit-learn", onlyLogLoss, clippedOutside(clippedAt(ofDoubles))},
        {"scikit-learn (32-bit scores)", onlyLogLoss, clippedOutside(clippedAt(ofFloats, Float))},
        {"scikit-learn before 1.2", onlyLogLoss, clippedOutside(clippedAt(1e-15))},
        {"scikit-learn (auc of the curve)", onlyAp, drawnAs(PrArea::Trapezoids)},
        {"scikit-learn (macro)", averagedFigures, averagedBy(RateAveraging::Macro)},
        {"scikit-learn (micro)", averagedFigures, averagedBy(RateAveraging::Micro)},
        {"scikit-learn (weighted)", averagedFigures, averagedBy(RateAveraging::Weighted)},
        {"XGBoost", onlyAuc, drawnAs(PrArea::Steps, Float)},
        {"XGBoost", onlyAp, drawnAs(PrArea::Interpolated, Float)},
        {"XGBoost", onlyLogLoss, clippedAt(1e-16, Float)},
        {"LightGBM", areas, none},
        {"LightGBM", onlyLogLoss, clippedAt(1e-15)},
        {"torchmetrics", ofTorchmetrics, torchmetricsRules(), true},
        {"Kaggle", onlyAuc, none},
        {"RecBole", onlyAuc, meanOfGroups(GroupAveraging::Positives)},
    };
}

}  // namespace

std::span<const ClassifierLibrary> classifierLibraries()
{
    static const std::vector<ClassifierLibrary> libraries = makeLibraries();
    return libraries;
}

bool hasFigure(const ClassifierLibrary& library, ClassifierMetric figure, const SampleFacts& facts)
{
    const bool needsGroups = library.rules.groups != GroupAveraging::Pooled;
    return (!needsGroups || facts.hasGroups) &&
           std::ranges::find(library.figures, figure) != library.figures.end();
}

ClassifierRules rulesFor(const ClassifierLibrary& library, const ClassifierRules& inForce,
                         const SampleFacts& facts)
{
    ClassifierRules rules = library.rules;
    rules.threshold = inForce.threshold;
    rules.isLogistic = library.isLogisticOutside && facts.hasOutside;
    return rules;
}

}  // namespace core
