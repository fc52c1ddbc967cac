// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/decision_counts.h"

#include "core/classification/thresholds/expected_cost.h"
#include "core/classification/uncertainty/rate_interval.h"

namespace core {

namespace {

/// @param whole what the rate is a share of
DecisionCounts::Count countOf(double count, double whole,
                              const Result<Interval, Undefined>& interval)
{
    DecisionCounts::Count found{count, std::nullopt};
    if (interval)
        found.interval = Interval{interval->low * whole, interval->high * whole};
    return found;
}

double alarmsPerHit(double precision)
{
    return (1 - precision) / precision;
}

}  // namespace

DecisionCounts decisionCounts(const ConfusionMatrix& counts, const ConfusionMatrix& squares,
                              const Costs& costs)
{
    const auto interval = [&](ThresholdMetric rate) { return rateInterval(rate, counts, squares); };
    DecisionCounts found;
    if (counts.total() == 0)
        return found;
    found.flagged = countOf(counts.predictedPositive(), counts.total(),
                            interval(ThresholdMetric::PredictedPositive));
    found.found = countOf(counts.tp, counts.positives(), interval(ThresholdMetric::Recall));
    found.missed = countOf(counts.fn, counts.positives(), interval(ThresholdMetric::Fnr));
    if (counts.tp == 0) {
        found.alarmsPerHit.value =
            counts.predictedPositive() == 0 ? Undefined::NonePredictedPositive : Undefined::NoHit;
    } else {
        found.alarmsPerHit.value = counts.fp / counts.tp;
        if (const auto precision = interval(ThresholdMetric::Precision))
            found.alarmsPerHit.interval =
                Interval{alarmsPerHit(precision->high), alarmsPerHit(precision->low)};
    }
    const Value mean = expectedCost(counts, costs);
    found.cost = mean ? Value(*mean * counts.total()) : mean;
    return found;
}

}  // namespace core
