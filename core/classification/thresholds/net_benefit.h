// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/paired_t.h"

#include <cstddef>
#include <vector>

namespace core {

/// The value of a model for somebody who acts at or above a threshold probability, in true
/// positives per sample: TP/n - FP/n × pt/(1 - pt). Choosing pt means that a false positive is
/// pt/(1 - pt) times as bad as a true positive is good. At most the share of positives; never
/// acting is worth 0.
///
/// 0 if nothing is predicted positive; otherwise undefined for pt outside 0 to below 1. Undefined
/// without samples. O(1). Source: Vickers & Elkin, "Decision curve analysis", Medical Decision
/// Making 26, 2006.
/// @param counts with samples of probability pt or more predicted positive
Value netBenefit(const ConfusionMatrix& counts, double thresholdProbability);

/// The counts at a threshold probability. O(log n).
/// @param sweep of probabilities: whyNoProbabilities() returns nothing
ConfusionMatrix countsAtProbability(const ThresholdSweep& sweep, double thresholdProbability,
                                    Outside outside);

/// Threshold probabilities for drawing net benefit, ascending, from 0 to `highest`: a fine grid
/// and, if there are few distinct scores, each of them with the next double above it, so that the
/// drawn line drops where the counts change.
/// @param most the maximum number of probabilities, at least 1000
std::vector<double> decisionThresholds(const ThresholdSweep& sweep, Outside outside, double highest,
                                       std::size_t most);

/// Where a model is worth more than acting on all and than acting on none: ascending disjoint open
/// intervals. With a threshold's counts, this holds between the share of positives among the
/// predicted negatives and that among the predicted positives. O(n).
/// @param highest the highest threshold examined
std::vector<Interval> usefulThresholds(const ThresholdSweep& sweep, double highest,
                                       Outside outside);

}  // namespace core
