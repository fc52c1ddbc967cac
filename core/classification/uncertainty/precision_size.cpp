// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/precision_size.h"

#include "core/classification/calibration/logistic.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/calibration/recalibration.h"
#include "core/classification/samples/score_groups.h"
#include "core/classification/thresholds/auc.h"
#include "core/foundation/total.h"
#include "core/metrics/statistics/estimate.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {

namespace {

/// Half of a 95 % interval, in standard errors.
double deviate()
{
    return waldInterval(0, 1).high;
}

/// The smallest whole number with an error of at most `most`.
/// @param errorOf falls with the number
template <class ErrorOf>
double smallestSize(double most, ErrorOf errorOf)
{
    double enough = 2;
    while (errorOf(enough) > most)
        enough *= 2;
    double tooFew = enough / 2;
    while (true) {
        const double middle = std::floor((enough + tooFew) / 2);
        if (middle == enough || middle == tooFew)  // also beyond 2^53, where not all are doubles
            return enough;
        (errorOf(middle) > most ? tooFew : enough) = middle;
    }
}

double newcombeError(double auc, double samples, double prevalence)
{
    const double half = samples / 2 - 1;
    return std::sqrt(auc * (1 - auc) * (1 + half * (1 - auc) / (2 - auc) + half * auc / (1 + auc)) /
                     (samples * samples * prevalence * (1 - prevalence)));
}

std::vector<LogOddsShare> logOddsOf(const ThresholdSweep& sweep, const ClassifierSettings& settings)
{
    std::vector<LogOddsShare> shares;
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        const double p = probabilityOf(sweep, group.score, settings.outside);
        shares.push_back({clippedLogit(p, settings.clip), group.weight()});
    });
    return shares;
}

}  // namespace

double sizeForAuc(double auc, double prevalence, double width)
{
    return smallestSize(width / 2 / deviate(),
                        [&](double samples) { return newcombeError(auc, samples, prevalence); });
}

double hanleyError(double auc, double positives, double negatives)
{
    const double ofPositives = auc / (2 - auc) - auc * auc;
    const double ofNegatives = 2 * auc * auc / (1 + auc) - auc * auc;
    return std::sqrt(
        (auc * (1 - auc) + (positives - 1) * ofPositives + (negatives - 1) * ofNegatives) /
        (positives * negatives));
}

double sizeForAucByHanley(double auc, double prevalence, double width)
{
    return smallestSize(width / 2 / deviate(), [&](double samples) {
        return hanleyError(auc, samples * prevalence, samples * (1 - prevalence));
    });
}

double sizeForObservedToExpected(double prevalence, double width)
{
    const double error = std::asinh(width / 2) / deviate();
    return std::ceil((1 - prevalence) / (prevalence * error * error));
}

Value sizeForSlope(std::span<const LogOddsShare> distribution, double width)
{
    Total<double> total;
    Total<double> plain;
    Total<double> mixed;
    for (const LogOddsShare& share : distribution) {
        if (!std::isfinite(share.logOdds))
            return Undefined::InfiniteLogarithm;
        const double information = share.weight * Logistic(share.logOdds).curvature();
        total += share.weight;
        plain += information;
        mixed += information * share.logOdds;
    }
    // Around the mean, the determinant has no cancellation.
    const double mean = mixed.value() / plain.value();
    Total<double> squares;
    for (const LogOddsShare& share : distribution) {
        const double distance = share.logOdds - mean;
        squares += share.weight * Logistic(share.logOdds).curvature() * distance * distance;
    }
    if (!(squares.value() > 0))
        return Undefined::OneScore;
    const double error = width / 2 / deviate();
    return std::ceil(total.value() / squares.value() / (error * error));
}

Value PrecisionSizes::all() const
{
    Value largest = auc;
    for (const Value& size : {slope, observedToExpected})
        if (size && (!largest || *size > *largest))
            largest = size;
    return largest;
}

double PrecisionSizes::positivesAmong(double samples) const
{
    return std::ceil(samples * prevalence);
}

PrecisionSizes precisionSizes(const ThresholdSweep& sweep, const ClassifierSettings& settings,
                              const IntervalWidths& widths)
{
    PrecisionSizes sizes;
    if (const auto reason = sweep.missingClass()) {
        sizes.auc = sizes.aucByHanley = sizes.slope = sizes.observedToExpected = *reason;
        return sizes;
    }
    sizes.prevalence = sweep.positives() / (sweep.positives() + sweep.negatives());
    if (const double area = *auc(sweep); area > 0 && area < 1) {
        sizes.auc = sizeForAuc(area, sizes.prevalence, widths.auc);
        sizes.aucByHanley = sizeForAucByHanley(area, sizes.prevalence, widths.auc);
    } else {
        sizes.auc = sizes.aucByHanley = Undefined::Separated;
    }
    if (const auto reason = whyNoProbabilities(sweep, settings.outside)) {
        sizes.slope = sizes.observedToExpected = *reason;
        return sizes;
    }
    sizes.slope = sizeForSlope(logOddsOf(sweep, settings), widths.slope);
    sizes.observedToExpected =
        sizeForObservedToExpected(sizes.prevalence, widths.observedToExpected);
    return sizes;
}

}  // namespace core
