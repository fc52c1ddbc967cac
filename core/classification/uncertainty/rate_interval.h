// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

namespace core {

/// Whether a rate is a share of samples, each in it or not: accuracy, precision, recall,
/// specificity, FPR, FNR, NPV and the share accepted. The others are made of several.
bool isShare(ThresholdMetric rate);

/// What stands in the cells of the confusion matrix when each sample counts as the square of its
/// weight: without weights the counts themselves. O(n) with weights, else O(1).
/// @param counts of `samples` at `threshold`
ConfusionMatrix squaredWeights(const ScoredLabels& samples, double threshold,
                               const ConfusionMatrix& counts);

/// Wilson's 95 % interval of a rate that is a share, over the samples that it divides by; with
/// weights these are as many as their effective number (see effectiveSize()). The threshold is
/// taken as given, not as chosen by these samples. Undefined where the rate is. O(1).
/// @param rate a share
/// @param squares by squaredWeights()
Result<Interval, Undefined> rateInterval(ThresholdMetric rate, const ConfusionMatrix& counts,
                                         const ConfusionMatrix& squares);

}  // namespace core
