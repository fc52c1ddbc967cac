// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/expected_cost.h"

#include "core/classification/thresholds/threshold_metric.h"

#include <cassert>
#include <limits>

namespace core {

namespace {

/// The costs of wrong decisions, multiplied by the share of their class.
struct Weights {
    double falsePositiveRate;
    double falseNegativeRate;
};

Weights weightsOf(const Costs& costs, double prior)
{
    assert(costs.falsePositive >= 0 && costs.falseNegative >= 0 && prior >= 0 && prior <= 1);
    return {costs.falsePositive * (1 - prior), costs.falseNegative * prior};
}

}  // namespace

Value expectedCost(const ConfusionMatrix& counts, const Costs& costs)
{
    if (counts.total() == 0)
        return Undefined::NoSamples;
    // Equal to the samples' own prior, but defined with a missing class.
    if (!costs.prior)
        return (costs.falsePositive * counts.fp + costs.falseNegative * counts.fn) / counts.total();
    const Weights weights = weightsOf(costs, *costs.prior);
    const Value fpr = thresholdMetricOf(ThresholdMetric::Fpr, counts);
    const Value fnr = thresholdMetricOf(ThresholdMetric::Fnr, counts);
    if (weights.falsePositiveRate > 0 && !fpr)
        return fpr;
    if (weights.falseNegativeRate > 0 && !fnr)
        return fnr;
    return weights.falsePositiveRate * fpr.valueOr(0) + weights.falseNegativeRate * fnr.valueOr(0);
}

std::optional<double> isoPerformanceSlope(const ConfusionMatrix& counts, const Costs& costs)
{
    if (counts.positives() == 0 || counts.negatives() == 0)
        return {};
    const Weights weights = costs.prior ? weightsOf(costs, *costs.prior)
                                        : Weights{costs.falsePositive * counts.negatives(),
                                                  costs.falseNegative * counts.positives()};
    if (weights.falsePositiveRate == 0 && weights.falseNegativeRate == 0)
        return {};
    if (weights.falseNegativeRate == 0)
        return std::numeric_limits<double>::infinity();
    return weights.falsePositiveRate / weights.falseNegativeRate;
}

}  // namespace core
