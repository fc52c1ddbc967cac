// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/net_benefit_interval.h"

#include "core/classification/thresholds/net_benefit.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// The mean of numbers with its interval.
Estimate meanEstimate(double sum, double sumOfSquares, double count)
{
    const double mean = sum / count;
    const double variance = std::max(0.0, sumOfSquares / count - mean * mean);
    return {mean, waldInterval(mean, std::sqrt(variance / count))};
}

}  // namespace

Estimate netBenefitEstimate(const ConfusionMatrix& counts, double thresholdProbability,
                            bool isWeighted)
{
    const Value benefit = netBenefit(counts, thresholdProbability);
    if (!benefit)
        return benefit.reason();
    if (isWeighted)
        return {benefit, Undefined::Weighted};
    const double odds = counts.fp > 0 ? thresholdProbability / (1 - thresholdProbability) : 0;
    return {benefit, meanEstimate(counts.tp - odds * counts.fp, counts.tp + odds * odds * counts.fp,
                                  counts.total())
                         .interval};
}

Estimate netBenefitDifference(const PairedOutcomes& outcomes, double thresholdProbability)
{
    if (!(thresholdProbability >= 0 && thresholdProbability < 1))
        return Undefined::NotAProbability;
    const PairedDecisions& won = outcomes.positives;
    const PairedDecisions& lost = outcomes.negatives;
    const double count = won.total() + lost.total();
    if (count == 0)
        return Undefined::NoSamples;
    const double odds = thresholdProbability / (1 - thresholdProbability);
    return meanEstimate(
        won.onlySecond - won.onlyFirst - odds * (lost.onlySecond - lost.onlyFirst),
        won.onlySecond + won.onlyFirst + odds * odds * (lost.onlySecond + lost.onlyFirst), count);
}

}  // namespace core
