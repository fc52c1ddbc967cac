// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/metrics/statistics/estimate.h"

namespace core {

/// Predictive values where another share of samples is positive.
struct PredictiveValues {
    Estimate positive;  ///< PPV, precision: the share of predicted positives that are positive
    Estimate negative;  ///< NPV: the share of predicted negatives that are negative
};

/// By Bayes' theorem from sensitivity and specificity, as after case-control sampling: the odds of
/// the prevalence times the likelihood ratio are the odds after the prediction, π/(1 - π) · LR+ for
/// PPV and, as odds of being positive, π/(1 - π) · LR− for 1 - NPV. The interval follows from that
/// of the likelihood ratio (rateInterval()), which is Mercaldo's logit interval; the prevalence is
/// taken as known.
///
/// Undefined with only one class, and if nothing is predicted so. A value of 0 or 1 has no interval
/// (EmptyCell). O(1). Source: Mercaldo, Lau & Zhou, "Confidence intervals for predictive values
/// with an emphasis to case-control studies", Statistics in Medicine 26, 2007.
/// @param prevalence above 0, below 1
/// @param squares from squaredWeights()
PredictiveValues predictiveValuesAt(double prevalence, const ConfusionMatrix& counts,
                                    const ConfusionMatrix& squares);

}  // namespace core
