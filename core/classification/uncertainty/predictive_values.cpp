// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/predictive_values.h"

#include "core/classification/uncertainty/rate_interval.h"

#include <cassert>

namespace core {
namespace {

/// The share of positives among samples with one prediction.
/// @param positives,negatives the shares of the classes with that prediction; not both 0
double shareAfter(double prevalence, double positives, double negatives)
{
    const double from = prevalence * positives;
    return from / (from + (1 - prevalence) * negatives);
}

/// The same, with the interval of the likelihood ratio.
Estimate estimateAfter(double prevalence, double positives, double negatives,
                       const Result<Interval, Undefined>& ratio)
{
    const Value share = shareAfter(prevalence, positives, negatives);
    if (!ratio)
        return {share, ratio.error()};
    return {share, Interval{shareAfter(prevalence, ratio->low, 1),
                            shareAfter(prevalence, ratio->high, 1)}};
}

Estimate complement(const Estimate& of)
{
    if (!of.value)
        return of;
    const Value value = 1 - *of.value;
    if (!of.interval)
        return {value, of.interval};
    return {value, Interval{1 - of.interval->high, 1 - of.interval->low}};
}

}  // namespace

PredictiveValues predictiveValuesAt(double prevalence, const ConfusionMatrix& counts,
                                    const ConfusionMatrix& squares)
{
    assert(prevalence > 0 && prevalence < 1);
    if (counts.positives() == 0)
        return {Undefined::NoPositives, Undefined::NoPositives};
    if (counts.negatives() == 0)
        return {Undefined::NoNegatives, Undefined::NoNegatives};
    const auto after = [&](ThresholdMetric ratio, double positives, double negatives) {
        return estimateAfter(prevalence, positives / counts.positives(),
                             negatives / counts.negatives(), rateInterval(ratio, counts, squares));
    };
    return {counts.predictedPositive() == 0
                ? Estimate(Undefined::NonePredictedPositive)
                : after(ThresholdMetric::LrPositive, counts.tp, counts.fp),
            counts.predictedNegative() == 0
                ? Estimate(Undefined::NonePredictedNegative)
                : complement(after(ThresholdMetric::LrNegative, counts.fn, counts.tn))};
}

}  // namespace core
