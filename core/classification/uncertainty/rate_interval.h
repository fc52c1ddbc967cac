// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

namespace core {

/// Whether a rate is a share of samples, each of which is counted or not: accuracy, precision,
/// recall, specificity, FPR, FNR, NPV and the share predicted positive. The others combine several
/// shares.
bool isShare(ThresholdMetric rate);

/// The confusion matrix with the square of each sample's weight; without weights, the counts
/// themselves. O(n) with weights, otherwise O(1).
/// @param counts of `samples` at `threshold`
ConfusionMatrix squaredWeights(const ScoredLabels& samples, double threshold,
                               const ConfusionMatrix& counts);

/// Wilson's 95 % interval of a rate that is a share, over the samples in its denominator; with
/// weights, over their effective number (see effectiveSize()). The threshold is treated as given,
/// not as chosen from these samples. Undefined when the rate is. O(1).
/// @param rate a share
/// @param squares from squaredWeights()
Result<Interval, Undefined> rateInterval(ThresholdMetric rate, const ConfusionMatrix& counts,
                                         const ConfusionMatrix& squares);

}  // namespace core
