// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/rate_interval.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/uncertainty/auc_interval.h"
#include "core/metrics/statistics/wilson_interval.h"

#include <algorithm>
#include <cassert>

namespace core {

bool isShare(ThresholdMetric rate)
{
    return rowOf(rate).whole != nullptr;
}

ConfusionMatrix squaredWeights(const ScoredLabels& samples, double threshold,
                               const ConfusionMatrix& counts)
{
    if (samples.weights.empty())
        return counts;
    ConfusionMatrix squares;
    for (std::size_t i = 0; i < samples.size(); ++i)
        squares.*cellOf(outcomeOf(samples, i, threshold)) += samples.weight(i) * samples.weight(i);
    return squares;
}

Result<Interval, Undefined> rateInterval(ThresholdMetric rate, const ConfusionMatrix& counts,
                                         const ConfusionMatrix& squares)
{
    const auto whole = rowOf(rate).whole;
    assert(whole);
    const Value share = thresholdMetricOf(rate, counts);
    if (!share)
        return share.reason();
    const double trials = effectiveSize((counts.*whole)(), (squares.*whole)());
    return wilsonInterval(std::min(*share, 1.0), trials, 1 - confidence);
}

}  // namespace core
