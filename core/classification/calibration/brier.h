// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/loss_sums.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/samples.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

namespace core {

/// The Brier score: the mean of (p - y)², where p is the probability of the positive class and y is
/// 1 for a positive sample, otherwise 0; weighted if the samples are. 0 is best, 1 worst. The terms
/// are summed without rounding (ExactTotal), so the order of the samples does not matter.
///
/// Undefined without samples and, unless `outside` clips, if a score is outside 0 to 1
/// (scikit-learn refuses). O(n). Source: Brier, "Verification of forecasts expressed in terms of
/// probability", Monthly Weather Review 78, 1950.
Value brierScore(const ScoredLabels& samples, Outside outside);

/// The sums behind the score; stops at the first score that is not a probability. O(n).
LossSums brierSums(const ScoredLabels& samples, Outside outside);

/// The decomposition of a Brier score. `sum()` is the score, up to rounding.
struct BrierParts {
    double reliability = 0;  ///< mean squared gap between a group's mean p and its share of
                             ///< positives
    double resolution = 0;   ///< how much the groups' shares of positives differ; large is good
    double uncertainty =
        0;  ///< q(1 - q), with the overall share q of positives: independent of the model
    double withinVariance = 0;    ///< mean squared distance of p from its group's mean
    double withinCovariance = 0;  ///< twice the mean product of p's and y's distances from their
                                  ///< group means

    double sum() const
    {
        return reliability - resolution + uncertainty + withinVariance - withinCovariance;
    }
};

/// Murphy's decomposition with the bins of the calibration curve as groups, plus two terms for the
/// variation within bins; resolution - withinVariance + withinCovariance is the generalised
/// resolution. Undefined when brierScore() is. O(distinct scores). Source: Murphy, "A new vector
/// partition of the probability score", Journal of Applied Meteorology 12, 1973; Stephenson, Coelho
/// & Jolliffe, "Two extra components in the Brier score decomposition", Weather and Forecasting 23,
/// 2008.
Result<BrierParts, Undefined> brierPartsByBin(const ThresholdSweep& sweep,
                                              const ClassifierSettings& settings);

}  // namespace core
