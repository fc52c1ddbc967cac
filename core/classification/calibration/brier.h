// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/loss_sums.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

namespace core {

/// The Brier score: the mean of (p - y)², p the probability of the positive class and y 1 for a
/// positive sample, else 0; weighted where samples are. 0 is best, 1 worst. The terms are added
/// without rounding (ExactTotal), so that the value is the same in every order of the samples.
///
/// Undefined without samples and, unless `outside` clips, where a score lies outside 0 to 1
/// (scikit-learn refuses). O(n). Source: Brier, "Verification of forecasts expressed in terms of
/// probability", Monthly Weather Review 78, 1950.
Value brierScore(const ScoredLabels& samples, Outside outside);

/// The sums behind it; ends at the first score that is no probability. O(n).
LossSums brierSums(const ScoredLabels& samples, Outside outside);

/// What a Brier score is made of. `sum()` is the score, to rounding.
struct BrierParts {
    double reliability = 0;  ///< mean squared gap between a group's mean p and its positives' share
    double resolution = 0;   ///< how far the groups' shares of positives part; large is good
    double uncertainty =
        0;  ///< q(1 - q), q the share of positives among all: not the model's doing
    double withinVariance = 0;    ///< mean squared distance of p to its group's mean
    double withinCovariance = 0;  ///< twice the mean product of that distance and y's to its mean

    double sum() const
    {
        return reliability - resolution + uncertainty + withinVariance - withinCovariance;
    }
};

/// Murphy's parts with the bins of the calibration curve as groups, and two terms that make up for
/// what varies within bins; resolution - withinVariance + withinCovariance is the generalised
/// resolution. Undefined as brierScore(). O(distinct scores). Source: Murphy, "A new vector
/// partition of the probability score", Journal of Applied Meteorology 12, 1973; Stephenson, Coelho
/// & Jolliffe, "Two extra components in the Brier score decomposition", Weather and Forecasting 23,
/// 2008.
Result<BrierParts, Undefined> brierPartsByBin(const ThresholdSweep& sweep,
                                              const ClassifierSettings& settings);

}  // namespace core
