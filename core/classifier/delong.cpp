#include "core/classifier/delong.h"

#include "core/classifier/auc.h"
#include "core/classifier/ranked_pairs.h"
#include "core/normal_deviate.h"
#include "core/total.h"

#include <algorithm>
#include <cassert>
#include <cmath>
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

/// Squares, or products, of the samples' distances to the AUC.
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

/// Half the width of a 95 % interval.
double halfWidth(double standardError)
{
    return normalDeviate((1 + confidence) / 2) * standardError;
}

double twoSided(double z)
{
    return std::erfc(std::abs(z) / std::numbers::sqrt2);
}

/// Of the pairs that a sample stands in, how many are in order, as far from the AUC.
double distance(const SweptSamples& of, std::size_t sample, double auc)
{
    const std::size_t point = of.sweep.pointAt(of.samples.scores[sample]);
    return shareInOrder(pairsAt(of.sweep, point, of.samples.isPositive(sample))) - auc;
}

}  // namespace

Result<AucInterval, Undefined> delongInterval(const ThresholdSweep& sweep)
{
    if (const auto reason = whyNoVariance(sweep))
        return *reason;
    const double area = *auc(sweep);
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
    return AucInterval{.auc = area,
                       .standardError = standardError,
                       .low = std::max(0.0, area - halfWidth(standardError)),
                       .high = std::min(1.0, area + halfWidth(standardError))};
}

Result<AucComparison, Undefined> delongTest(const SweptSamples& first, const SweptSamples& second)
{
    assert(first.samples.size() == second.samples.size());
    for (const SweptSamples* of : {&first, &second})
        if (const auto reason = whyNoVariance(of->sweep))
            return *reason;
    const double firstArea = *auc(first.sweep);
    const double secondArea = *auc(second.sweep);
    // The variance of the difference is that of the samples' differences.
    Spread spread;
    for (std::size_t i = 0; i < first.samples.size(); ++i) {
        assert(first.samples.isPositive(i) == second.samples.isPositive(i));
        const double apart = distance(second, i, secondArea) - distance(first, i, firstArea);
        (first.samples.isPositive(i) ? spread.ofPositives : spread.ofNegatives) += apart * apart;
    }
    AucComparison result;
    result.difference = secondArea - firstArea;
    result.standardError = std::sqrt(spread.variance(first.sweep));
    result.low = result.difference - halfWidth(result.standardError);
    result.high = result.difference + halfWidth(result.standardError);
    if (result.difference != 0)
        result.z = result.difference / result.standardError;
    result.pValue = twoSided(result.z);
    return result;
}

}  // namespace core
