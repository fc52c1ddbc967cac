// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/net_benefit_interval.h"

#include "core/classification/calibration/probability.h"
#include "core/classification/thresholds/net_benefit.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

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

std::vector<Estimate> netBenefitDifferences(const SweptSamples& first, const SweptSamples& second,
                                            std::span<const double> thresholds, Outside outside)
{
    if (first.sweep.isWeighted())
        return std::vector<Estimate>(thresholds.size(), Undefined::Weighted);
    // What changes at each threshold, from the lowest on: first all are predicted positive.
    std::vector<PairedOutcomes> changes(thresholds.size() + 1);
    const auto placeOf = [&](const SweptSamples& of, std::size_t sample) {
        const double p = probabilityOf(of.sweep, of.samples.scores[sample], outside);
        return std::ranges::upper_bound(thresholds, p) - thresholds.begin();
    };
    for (std::size_t i = 0; i < first.samples.size(); ++i) {
        const auto firstEnd = static_cast<std::size_t>(placeOf(first, i));
        const auto secondEnd = static_cast<std::size_t>(placeOf(second, i));
        PairedDecisions PairedOutcomes::*ofClass =
            first.samples.isPositive(i) ? &PairedOutcomes::positives : &PairedOutcomes::negatives;
        const auto add = [&](std::size_t at, double PairedDecisions::*count, double change) {
            (changes[at].*ofClass).*count += change;
        };
        const auto [both, either] = std::minmax(firstEnd, secondEnd);
        const auto only =
            firstEnd > secondEnd ? &PairedDecisions::onlyFirst : &PairedDecisions::onlySecond;
        add(0, &PairedDecisions::both, 1);
        add(both, &PairedDecisions::both, -1);
        add(both, only, 1);
        add(either, only, -1);
        add(either, &PairedDecisions::neither, 1);
    }
    std::vector<Estimate> differences;
    PairedOutcomes here;
    for (std::size_t i = 0; i < thresholds.size(); ++i) {
        for (const auto ofClass : {&PairedOutcomes::positives, &PairedOutcomes::negatives})
            for (const auto count : {&PairedDecisions::both, &PairedDecisions::onlyFirst,
                                     &PairedDecisions::onlySecond, &PairedDecisions::neither})
                (here.*ofClass).*count += (changes[i].*ofClass).*count;
        differences.push_back(netBenefitDifference(here, thresholds[i]));
    }
    return differences;
}

}  // namespace core
