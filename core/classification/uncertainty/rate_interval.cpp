// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/rate_interval.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/uncertainty/auc_interval.h"
#include "core/metrics/statistics/wilson_interval.h"

#include <algorithm>
#include <cassert>

namespace core {

bool isShare(Rate rate)
{
    return rowOf(rate).whole != nullptr;
}

Counts squaredWeights(const ScoredLabels& samples, double threshold, const Counts& counts)
{
    if (samples.weights.empty())
        return counts;
    Counts squares;
    for (std::size_t i = 0; i < samples.size(); ++i)
        squares.*cellOf(outcomeOf(samples, i, threshold)) += samples.weight(i) * samples.weight(i);
    return squares;
}

Result<Interval, Undefined> rateInterval(Rate rate, const Counts& counts, const Counts& squares)
{
    const auto whole = rowOf(rate).whole;
    assert(whole);
    const Value share = rateOf(rate, counts);
    if (!share)
        return share.reason();
    const double trials = effectiveSize((counts.*whole)(), (squares.*whole)());
    return wilsonInterval(std::min(*share, 1.0), trials, 1 - confidence);
}

}  // namespace core
