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

/// How a rate changes with each count.
ConfusionMatrix youdenGradient(const ConfusionMatrix& c)
{
    const double positives = c.positives() * c.positives();
    const double negatives = c.negatives() * c.negatives();
    return {c.fn / positives, -c.tn / negatives, -c.tp / positives, c.fp / negatives};
}

ConfusionMatrix kappaGradient(const ConfusionMatrix& c, double kappa)
{
    const double predicted = c.tp + c.fp;
    const double rejected = c.fn + c.tn;
    const double divisor = predicted * c.negatives() + c.positives() * rejected;
    return {(2 * c.tn - kappa * (c.negatives() + rejected)) / divisor,
            (-2 * c.fn - kappa * (c.negatives() + predicted)) / divisor,
            (-2 * c.fp - kappa * (c.positives() + rejected)) / divisor,
            (2 * c.tp - kappa * (c.positives() + predicted)) / divisor};
}

ConfusionMatrix mccGradient(const ConfusionMatrix& c, double mcc)
{
    const double predicted = c.tp + c.fp;
    const double rejected = c.fn + c.tn;
    const double root = std::sqrt(predicted * rejected * c.positives() * c.negatives());
    const auto change = [&](double other, double row, double column) {
        return other / root - mcc / 2 * (1 / row + 1 / column);
    };
    return {change(c.tn, predicted, c.positives()), change(-c.fn, predicted, c.negatives()),
            change(-c.fp, rejected, c.positives()), change(c.tp, rejected, c.negatives())};
}

ConfusionMatrix logLiftGradient(const ConfusionMatrix& c)
{
    const double ofAll = 1 / c.total();
    const double ofPredicted = ofAll - 1 / (c.tp + c.fp);
    const double ofPositives = ofAll - 1 / c.positives();
    return {1 / c.tp + ofPredicted + ofPositives - ofAll, ofPredicted, ofPositives, ofAll};
}

double deltaVariance(const ConfusionMatrix& gradient, const ConfusionMatrix& squares)
{
    return gradient.tp * gradient.tp * squares.tp + gradient.fp * gradient.fp * squares.fp +
           gradient.fn * gradient.fn * squares.fn + gradient.tn * gradient.tn * squares.tn;
}

/// Of MCC, kappa, Youden's J, or balanced accuracy by J.
Result<Interval, Undefined> coefficientInterval(ThresholdMetric rate, double value,
                                                const ConfusionMatrix& c,
                                                const ConfusionMatrix& squares)
{
    const bool isBalanced = rate == ThresholdMetric::BalancedAccuracy;
    const double coefficient = isBalanced ? 2 * value - 1 : value;
    const ConfusionMatrix gradient = rate == ThresholdMetric::Mcc     ? mccGradient(c, value)
                                     : rate == ThresholdMetric::Kappa ? kappaGradient(c, value)
                                                                      : youdenGradient(c);
    const double error =
        std::sqrt(deltaVariance(gradient, squares)) / (1 - coefficient * coefficient);
    if (!std::isfinite(error))
        return Undefined::EmptyCell;
    const Interval z = waldInterval(std::atanh(coefficient), error);
    const Interval ends{std::tanh(z.low), std::tanh(z.high)};
    return isBalanced ? Interval{(1 + ends.low) / 2, (1 + ends.high) / 2} : ends;
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

RateIntervalMethod intervalMethod(ThresholdMetric rate, RateIntervalMethod ofShares)
{
    assert(ofShares == RateIntervalMethod::Wilson ||
           ofShares == RateIntervalMethod::ClopperPearson);
    if (isShare(rate))
        return ofShares;
    if (rate == ThresholdMetric::F)
        return RateIntervalMethod::Logit;
    if (rate == ThresholdMetric::LrPositive || rate == ThresholdMetric::LrNegative ||
        rate == ThresholdMetric::DiagnosticOddsRatio || rate == ThresholdMetric::Lift)
        return RateIntervalMethod::Log;
    return RateIntervalMethod::FisherZ;
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
    const Value value = thresholdMetricOf(rate, counts, beta);
    if (!value)
        return value.reason();
    if (rate == ThresholdMetric::F)
        return intervalOfF(counts, squares, beta);
    if (const auto whole = rowOf(rate).whole)
        return shareInterval(*value, effectiveSize((counts.*whole)(), (squares.*whole)()),
                             ofShares);
    if (intervalMethod(rate) == RateIntervalMethod::FisherZ)
        return coefficientInterval(rate, *value, counts, squares);
    const double variance = rate == ThresholdMetric::Lift
                                ? deltaVariance(logLiftGradient(counts), squares)
                                : ratioVariance(rate, counts, squares);
    if (!std::isfinite(variance))
        return Undefined::EmptyCell;
    return logInterval(*value, std::sqrt(variance));
}

}  // namespace core
