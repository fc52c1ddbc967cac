// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/metrics/statistics/estimate.h"

namespace core {

/// Calibration in the large: the intercept a that makes logit P(positive) = a + logit p agree with
/// the observed number of positives, with the slope fixed at 1. 0 is best; above 0, the model
/// predicts too few positives, below 0 too many.
///
/// Here and in recalibration(), logit p needs p within 0 and 1: settings.clip moves 0 and 1 (and
/// what is closer to them) to clip and 1 - clip, as for the log loss. A sample at ±36, where the
/// default clip puts it, may decide the slope.
///
/// By maximum likelihood, with Wald's interval: a ± 1.96/√Σp(1 - p), with p at the maximum. With
/// weights, the maximum is of the weighted likelihood, and the interval undefined.
///
/// Undefined without samples, with only one class and, unless settings.outside clips, if a score is
/// outside 0 to 1. O(distinct scores) per iteration, usually fewer than 20. Sources: Cox, "Two
/// further applications of a model for binary regression", Biometrika 45, 1958; Steyerberg et al.,
/// "Assessing the performance of prediction models", Epidemiology 21, 2010; as an offset, R's
/// glm(y ~ offset(qlogis(p)), binomial).
Estimate calibrationInTheLarge(const ThresholdSweep& sweep, const ClassifierSettings& settings);

/// The line of logistic recalibration, logit P(positive) = intercept + slope × logit p.
struct Recalibration {
    Estimate intercept;  ///< 0 is best; not calibrationInTheLarge(), unless the slope is 1
    Estimate slope;      ///< 1 is best; below 1, the probabilities are too extreme
};

/// Fitted by maximum likelihood with Newton's method, with Wald's intervals; as R's
/// glm(y ~ qlogis(p), binomial), and rms' val.prob.
///
/// Undefined like calibrationInTheLarge(); also if all probabilities are equal (OneScore), and if a
/// threshold separates the classes up to ties at it (Separated): the maximum is at infinity then.
Recalibration recalibration(const ThresholdSweep& sweep, const ClassifierSettings& settings);

/// O:E, the observed over the expected number of positives, the inverse of
/// PredictedToObserved::ratio(). 1 is best; above 1, the model predicts too few positives.
///
/// The interval is on the scale of the logarithm, with the variance (1 - q)/O for O observed
/// positives with share q, so that the probabilities count as given. O:E may be 0 without an
/// interval. With weights, the interval is undefined.
///
/// Undefined without samples, if the expected number is 0 and, unless `outside` clips, if a score
/// is outside 0 to 1. O(distinct scores). Source: Debray et al., "A guide to systematic review and
/// meta-analysis of prediction model performance", BMJ 356, 2017, i6460, with the variance of the
/// logarithm.
Estimate observedToExpected(const ThresholdSweep& sweep, Outside outside);

}  // namespace core
