#include "core/uncertainty/rate_interval.h"

#include "core/samples/threshold_sweep.h"
#include "core/statistics/wilson_interval.h"
#include "core/uncertainty/auc_interval.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

/// What the samples that a share divides by add up to; null where the rate is no share.
using Whole = double (Counts::*)() const;

Whole wholeOf(Rate rate)
{
    switch (rate) {
    case Rate::Accuracy:
    case Rate::PredictedPositive:
        return &Counts::total;
    case Rate::Precision:
        return &Counts::predictedPositive;
    case Rate::Npv:
        return &Counts::predictedNegative;
    case Rate::Recall:
    case Rate::Fnr:
        return &Counts::positives;
    case Rate::Specificity:
    case Rate::Fpr:
        return &Counts::negatives;
    case Rate::BalancedAccuracy:
    case Rate::F:
    case Rate::Mcc:
    case Rate::Kappa:
    case Rate::Youden:
    case Rate::Lift:
        break;
    }
    return nullptr;
}

}  // namespace

bool isShare(Rate rate)
{
    return wholeOf(rate) != nullptr;
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
    const Whole whole = wholeOf(rate);
    assert(whole);
    const Value share = rateOf(rate, counts);
    if (!share)
        return share.reason();
    const double trials = effectiveSize((counts.*whole)(), (squares.*whole)());
    return wilsonInterval(std::min(*share, 1.0), trials, 1 - confidence);
}

}  // namespace core
