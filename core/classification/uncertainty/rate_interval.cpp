// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/rate_interval.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/metrics/statistics/clopper_pearson.h"
#include "core/metrics/statistics/estimate.h"
#include "core/metrics/statistics/wilson_interval.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

Interval shareInterval(double share, double trials, RateIntervalMethod method)
{
    const auto interval =
        method == RateIntervalMethod::ClopperPearson ? clopperPearsonInterval : wilsonInterval;
    return interval(std::min(share, 1.0), trials, 1 - confidence);
}

/// A class of samples.
struct ClassSize {
    double counted;    ///< number or sum of weights
    double effective;  ///< effectiveSize()
};

/// The variance of the logarithm of a class's share with some outcome.
double logVariance(double withOutcome, const ClassSize& of)
{
    return (of.counted - withOutcome) / withOutcome / of.effective;
}

/// The variance of the logarithm of a class's odds of an outcome.
double logOddsVariance(double withOutcome, const ClassSize& of)
{
    const double share = withOutcome / of.counted;
    return 1 / (share * (1 - share) * of.effective);
}

/// The variance of a ratio's logarithm; infinite or NaN if a cell that it divides by is 0.
double ratioVariance(ThresholdMetric ratio, const ConfusionMatrix& c,
                     const ConfusionMatrix& squares)
{
    const ClassSize positives{c.positives(), effectiveSize(c.positives(), squares.positives())};
    const ClassSize negatives{c.negatives(), effectiveSize(c.negatives(), squares.negatives())};
    switch (ratio) {
    case ThresholdMetric::LrPositive:
        return logVariance(c.tp, positives) + logVariance(c.fp, negatives);
    case ThresholdMetric::LrNegative:
        return logVariance(c.fn, positives) + logVariance(c.tn, negatives);
    default:
        return logOddsVariance(c.tp, positives) + logOddsVariance(c.tn, negatives);
    }
}

Result<Interval, Undefined> intervalOfF(const ConfusionMatrix& counts,
                                        const ConfusionMatrix& squares, double beta)
{
    const double ofMisses = beta * beta;
    const double errors = ofMisses * counts.fn + counts.fp;
    const double variance = squares.tp / (counts.tp * counts.tp) +
                            (ofMisses * ofMisses * squares.fn + squares.fp) / (errors * errors);
    if (!std::isfinite(variance))
        return Undefined::EmptyCell;
    const Interval odds = logInterval((1 + ofMisses) * counts.tp / errors, std::sqrt(variance));
    return Interval{odds.low / (1 + odds.low), odds.high / (1 + odds.high)};
}

}  // namespace

std::optional<RateIntervalMethod> intervalMethod(ThresholdMetric rate, RateIntervalMethod ofShares)
{
    assert(ofShares == RateIntervalMethod::Wilson ||
           ofShares == RateIntervalMethod::ClopperPearson);
    if (isShare(rate))
        return ofShares;
    if (rate == ThresholdMetric::F)
        return RateIntervalMethod::Logit;
    if (rate == ThresholdMetric::LrPositive || rate == ThresholdMetric::LrNegative ||
        rate == ThresholdMetric::DiagnosticOddsRatio)
        return RateIntervalMethod::Log;
    return std::nullopt;
}

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
                                         const ConfusionMatrix& squares,
                                         RateIntervalMethod ofShares, double beta)
{
    assert(intervalMethod(rate, ofShares));
    const Value value = thresholdMetricOf(rate, counts, beta);
    if (!value)
        return value.reason();
    if (rate == ThresholdMetric::F)
        return intervalOfF(counts, squares, beta);
    if (const auto whole = rowOf(rate).whole)
        return shareInterval(*value, effectiveSize((counts.*whole)(), (squares.*whole)()),
                             ofShares);
    const double variance = ratioVariance(rate, counts, squares);
    if (!std::isfinite(variance))
        return Undefined::EmptyCell;
    return logInterval(*value, std::sqrt(variance));
}

}  // namespace core
