// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/brier_interval.h"

#include "core/classification/calibration/probability.h"
#include "core/classification/samples/score_groups.h"
#include "core/foundation/total.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// Calls `visit` with the squared error of samples, their number or weight, and their class (1 for
/// positives, 0 for negatives).
template <class Visit>
void forEachError(const ThresholdSweep& sweep, Outside outside, Visit visit)
{
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        const double p = probabilityOf(sweep, group.score, outside);
        visit((1 - p) * (1 - p), group.positives, 1.0);
        visit(p * p, group.negatives, 0.0);
    });
}

double meanError(const ThresholdSweep& sweep, Outside outside)
{
    Total<double> sum;
    forEachError(sweep, outside,
                 [&](double error, double weight, double) { sum += weight * error; });
    return sum.value() / (sweep.positives() + sweep.negatives());
}

/// The standard error of the mean of numbers with mean 0, one per sample.
template <class Centred>
double errorOfMean(const ThresholdSweep& sweep, Outside outside, Centred centred)
{
    Total<double> squares;
    forEachError(sweep, outside, [&](double error, double weight, double label) {
        const double number = centred(error, label);
        squares += weight * number * number;
    });
    const double count = sweep.positives() + sweep.negatives();
    return std::sqrt(squares.value() / (count - 1) / count);
}

}  // namespace

Result<Interval, Undefined> brierInterval(const ThresholdSweep& sweep, Outside outside)
{
    if (const auto reason = whyNoProbabilities(sweep, outside))
        return *reason;
    if (sweep.isWeighted())
        return Undefined::Weighted;
    if (sweep.samples() < 2)
        return Undefined::OneOfAClass;
    const double mean = meanError(sweep, outside);
    const Interval ends = waldInterval(
        mean, errorOfMean(sweep, outside, [&](double error, double) { return error - mean; }));
    return Interval{std::max(0.0, ends.low), std::min(1.0, ends.high)};
}

Estimate scaledBrier(const ThresholdSweep& sweep, Outside outside)
{
    if (const auto reason = whyNoProbabilities(sweep, outside))
        return *reason;
    if (const auto reason = sweep.missingClass())
        return *reason;
    const double share = sweep.positives() / (sweep.positives() + sweep.negatives());
    const double reference = share * (1 - share);
    const double mean = meanError(sweep, outside);
    const double scaled = 1 - mean / reference;
    if (sweep.isWeighted())
        return {scaled, Undefined::Weighted};
    const double standardError = errorOfMean(sweep, outside, [&](double error, double label) {
        return (error - mean - (1 - scaled) * (1 - 2 * share) * (label - share)) / reference;
    });
    return {scaled, waldInterval(scaled, standardError)};
}

}  // namespace core
