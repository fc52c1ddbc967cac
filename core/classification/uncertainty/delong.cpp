// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/delong.h"

#include "core/classification/samples/score_key.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/foundation/total.h"
#include "core/foundation/uninitialised.h"
#include "core/metrics/ranking_order/radix_sort.h"
#include "core/metrics/statistics/clopper_pearson.h"
#include "core/metrics/statistics/estimate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>

namespace core {
namespace {

std::optional<Undefined> whyNoVariance(const ThresholdSweep& sweep)
{
    if (const auto reason = sweep.missingClass())
        return reason;
    if (sweep.isWeighted())
        return Undefined::Weighted;
    if (sweep.positives() < 2 || sweep.negatives() < 2)
        return Undefined::OneOfAClass;
    return std::nullopt;
}

/// Squares or products of the samples' distances from the AUC.
struct Spread {
    Total<double> ofPositives;
    Total<double> ofNegatives;

    double variance(const ThresholdSweep& sweep) const
    {
        const double positives = sweep.positives();
        const double negatives = sweep.negatives();
        return ofPositives.value() / (positives - 1) / positives +
               ofNegatives.value() / (negatives - 1) / negatives;
    }
};

double twoSided(double z)
{
    return std::erfc(std::abs(z) / std::numbers::sqrt2);
}

/// For every sample, the share of its pairs that are in order, as a distance from the AUC.
UninitialisedVector<double> distances(const SweptSamples& of, const Threads& threads)
{
    struct Place {
        std::uint64_t key;
        std::uint32_t sample;
    };
    UninitialisedVector<Place> places(of.samples.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = {scoreKey(of.samples.scores[i], of.samples.higherIsPositive),
                     static_cast<std::uint32_t>(i)};
    radixSort(
        places, [](const Place& place) { return place.key; }, threads);

    const double area = *auc(of.sweep);
    UninitialisedVector<double> result(places.size());
    std::size_t point = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i == 0 || places[i].key != places[i - 1].key)
            ++point;
        const std::size_t sample = places[i].sample;
        result[sample] =
            shareInOrder(pairsAt(of.sweep, point, of.samples.isPositive(sample))) - area;
    }
    return result;
}

}  // namespace

Result<AucInterval, Undefined> delongInterval(const ThresholdSweep& sweep)
{
    if (const auto reason = whyNoVariance(sweep))
        return *reason;
    const double area = *auc(sweep);
    if (isSeparating(area)) {
        const auto [low, high] = separationInterval(area, sweep.positives(), sweep.negatives());
        return AucInterval{.auc = area, .low = low, .high = high};
    }
    Spread spread;
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        const double positives = sweep.truePositives(point) - sweep.truePositives(point - 1);
        const double negatives = sweep.falsePositives(point) - sweep.falsePositives(point - 1);
        const double positive = shareInOrder(pairsAt(sweep, point, true)) - area;
        const double negative = shareInOrder(pairsAt(sweep, point, false)) - area;
        spread.ofPositives += positives * positive * positive;
        spread.ofNegatives += negatives * negative * negative;
    }
    const double standardError = std::sqrt(spread.variance(sweep));
    const Interval ends = waldInterval(area, standardError);
    return AucInterval{area, standardError, std::max(0.0, ends.low), std::min(1.0, ends.high)};
}

Interval separationInterval(double auc, double positives, double negatives)
{
    assert(isSeparating(auc));
    return clopperPearsonInterval(auc, std::min(positives, negatives), 1 - confidence);
}

AucComparison testedDifference(double difference, double standardError, const Interval& ends)
{
    const double z = difference == 0 ? 0 : difference / standardError;
    return {difference, standardError, ends.low, ends.high, z, twoSided(z)};
}

AucComparison reversed(const AucComparison& comparison)
{
    return {-comparison.difference, comparison.standardError, -comparison.high, -comparison.low,
            -comparison.z,          comparison.pValue};
}

double nonInferiorityP(const AucComparison& comparison, double margin)
{
    const double distance = comparison.difference + margin;
    if (comparison.standardError == 0)
        return distance > 0 ? 0 : 1;
    return std::erfc(distance / comparison.standardError / std::numbers::sqrt2) / 2;
}

Result<AucComparison, Undefined> delongTest(const SweptSamples& first, const SweptSamples& second,
                                            const Threads& threads)
{
    assert(first.samples.size() == second.samples.size());
    for (const SweptSamples* of : {&first, &second})
        if (const auto reason = whyNoVariance(of->sweep))
            return *reason;
    const auto ofFirst = distances(first, threads);
    const auto ofSecond = distances(second, threads);
    // The variance of the difference is that of the samples' differences.
    Spread spread;
    for (std::size_t i = 0; i < first.samples.size(); ++i) {
        assert(first.samples.isPositive(i) == second.samples.isPositive(i));
        const double apart = ofSecond[i] - ofFirst[i];
        (first.samples.isPositive(i) ? spread.ofPositives : spread.ofNegatives) += apart * apart;
    }
    const double difference = *auc(second.sweep) - *auc(first.sweep);
    const double standardError = std::sqrt(spread.variance(first.sweep));
    return testedDifference(difference, standardError, waldInterval(difference, standardError));
}

}  // namespace core
