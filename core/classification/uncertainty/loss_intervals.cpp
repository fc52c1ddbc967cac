// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/loss_intervals.h"

#include "core/classification/calibration/probability.h"
#include "core/classification/samples/score_groups.h"
#include "core/foundation/total.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

double squaredError(double ofOwnClass)
{
    return (1 - ofOwnClass) * (1 - ofOwnClass);
}

/// Calls `visit` with the loss of samples, their number or weight, and their class (1 for
/// positives, 0 for negatives).
/// @param loss of the probability of a sample's own class
template <class Loss, class Visit>
void forEachLoss(const ThresholdSweep& sweep, Outside outside, Loss loss, Visit visit)
{
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        const double p = probabilityOf(sweep, group.score, outside);
        // An infinite loss of no samples is none.
        if (group.positives > 0)
            visit(loss(p), group.positives, 1.0);
        if (group.negatives > 0)
            visit(loss(1 - p), group.negatives, 0.0);
    });
}

template <class Loss>
double meanLoss(const ThresholdSweep& sweep, Outside outside, Loss loss)
{
    Total<double> sum;
    forEachLoss(sweep, outside, loss,
                [&](double each, double weight, double) { sum += weight * each; });
    return sum.value() / (sweep.positives() + sweep.negatives());
}

/// The standard error of the mean of numbers with mean 0, one per sample.
template <class Loss, class Centred>
double errorOfMean(const ThresholdSweep& sweep, Outside outside, Loss loss, Centred centred)
{
    Total<double> squares;
    forEachLoss(sweep, outside, loss, [&](double each, double weight, double label) {
        const double number = centred(each, label);
        squares += weight * number * number;
    });
    const double count = sweep.positives() + sweep.negatives();
    return std::sqrt(squares.value() / (count - 1) / count);
}

template <class Loss>
Result<Interval, Undefined> meanInterval(const ThresholdSweep& sweep, Outside outside, Loss loss)
{
    if (const auto reason = whyNoProbabilities(sweep, outside))
        return *reason;
    if (sweep.isWeighted())
        return Undefined::Weighted;
    if (sweep.samples() < 2)
        return Undefined::OneOfAClass;
    const double mean = meanLoss(sweep, outside, loss);
    if (!std::isfinite(mean))
        return Undefined::InfiniteLogarithm;
    const Interval ends =
        waldInterval(mean, errorOfMean(sweep, outside, loss,
                                       [mean](double each, double) { return each - mean; }));
    return Interval{std::max(0.0, ends.low), ends.high};
}

}  // namespace

Result<Interval, Undefined> brierInterval(const ThresholdSweep& sweep, Outside outside)
{
    auto interval = meanInterval(sweep, outside, squaredError);
    if (!interval)
        return interval;
    return Interval{interval->low, std::min(1.0, interval->high)};
}

Result<Interval, Undefined> logLossInterval(const ThresholdSweep& sweep,
                                            const ClassifierSettings& settings)
{
    return meanInterval(sweep, settings.outside, [clip = settings.clip](double ofOwnClass) {
        return -std::log(std::clamp(ofOwnClass, clip, 1 - clip));
    });
}

Estimate scaledBrier(const ThresholdSweep& sweep, Outside outside)
{
    if (const auto reason = whyNoProbabilities(sweep, outside))
        return *reason;
    if (const auto reason = sweep.missingClass())
        return *reason;
    const double share = sweep.positives() / (sweep.positives() + sweep.negatives());
    const double reference = share * (1 - share);
    const double mean = meanLoss(sweep, outside, squaredError);
    const double scaled = 1 - mean / reference;
    if (sweep.isWeighted())
        return {scaled, Undefined::Weighted};
    const double standardError =
        errorOfMean(sweep, outside, squaredError, [&](double error, double label) {
            return (error - mean - (1 - scaled) * (1 - 2 * share) * (label - share)) / reference;
        });
    return {scaled, waldInterval(scaled, standardError)};
}

}  // namespace core
