// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/metrics/statistics/estimate.h"

namespace core {

/// The 95 % interval of brierScore(): the mean of the squared errors ± 1.96 standard errors of a
/// mean, clipped to 0 and 1. Undefined when the score is, with a single sample, and with weights.
/// O(distinct scores).
Result<Interval, Undefined> brierInterval(const ThresholdSweep& sweep, Outside outside);

/// The same of logLoss(): the mean of the samples' losses ± 1.96 standard errors, at least 0.
/// @param settings clip and outside are used
Result<Interval, Undefined> logLossInterval(const ThresholdSweep& sweep,
                                            const ClassifierSettings& settings);

/// The scaled Brier score, also Brier skill score or index of prediction accuracy: 1 - Brier/(q(1 -
/// q)), where the reference always predicts the share of positives q in these samples. 1 is best, 0
/// is no better than the reference, below 0 worse.
///
/// The interval is the value ± 1.96 standard errors by the delta method: those of the mean of
/// (eᵢ - B - (1 - S)(1 - 2q)(yᵢ - q))/(q(1 - q)), with squared errors eᵢ of mean B and the scaled
/// score S, so that q counts as estimated.
///
/// Undefined without samples, with only one class and, unless `outside` clips, if a score is
/// outside 0 to 1; the interval also with weights. O(distinct scores). Sources: Kattan & Gerds,
/// "The index of prediction accuracy", Diagnostic and Prognostic Research 2, 2018; Steyerberg et
/// al., Epidemiology 21, 2010.
Estimate scaledBrier(const ThresholdSweep& sweep, Outside outside);

}  // namespace core
