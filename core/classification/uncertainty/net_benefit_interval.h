// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/swept_samples.h"
#include "core/classification/uncertainty/decision_tests.h"
#include "core/metrics/statistics/estimate.h"

#include <span>
#include <vector>

namespace core {

/// The netBenefit() at a threshold probability pt with its 95 % interval. It is the mean of 1 for
/// each true positive, -pt/(1 - pt) for each false positive and 0 for the others; the interval is
/// Wald's from their variance, which the bootstrap of all samples approaches. Both count pt as
/// given.
///
/// Undefined when netBenefit() is; with weights, the interval is. O(1). Source: Pencina, D'Agostino
/// & Steyerberg, "Extensions of net reclassification improvement calculations", Statistics in
/// Medicine 30, 2011, with the variance of a mean.
/// @param counts with samples of probability pt or more predicted positive
Estimate netBenefitEstimate(const ConfusionMatrix& counts, double thresholdProbability,
                            bool isWeighted);

/// The second model's net benefit minus the first's on the same samples, with the interval of the
/// mean of the samples' differences. Undefined for pt outside 0 to below 1 and without samples.
/// O(1).
/// @param outcomes at pt in both models, without weights
Estimate netBenefitDifference(const PairedOutcomes& outcomes, double thresholdProbability);

/// The same at several thresholds. Undefined with weights (Weighted). O((n + thresholds) log
/// thresholds).
/// @param first,second probabilities of the same labels, sample by sample
/// @param thresholds ascending
std::vector<Estimate> netBenefitDifferences(const SweptSamples& first, const SweptSamples& second,
                                            std::span<const double> thresholds, Outside outside);

}  // namespace core
