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

/// What a model is worth to somebody who acts from a threshold probability on, in true positives
/// per sample: TP/n - FP/n × pt/(1 - pt). Whoever acts at pt holds a false positive for pt/(1 - pt)
/// times as bad as a true positive is good. At most the share of positives; acting never is worth
/// 0.
///
/// Undefined without samples, and for a pt outside 0 to below 1 (nothing is accepted at 1: 0).
/// O(1). Source: Vickers & Elkin, "Decision curve analysis", Medical Decision Making 26, 2006.
/// @param counts of those accepted whose probability is pt or more
Value netBenefit(const ConfusionMatrix& counts, double thresholdProbability);

/// What a sweep accepts at a threshold probability. O(log n).
/// @param sweep of probabilities: whyNoProbabilities() knows no reason
ConfusionMatrix countsAtProbability(const ThresholdSweep& sweep, double thresholdProbability,
                                    Outside outside);

/// Threshold probabilities to draw net benefit over, ascending, from 0 to `highest`: a fine grid,
/// and while the distinct scores are few each of them with the next double above it, so that what
/// is drawn falls where the counts change.
/// @param most probabilities that are wanted, at least 1000
std::vector<double> decisionThresholds(const ThresholdSweep& sweep, Outside outside, double highest,
                                       std::size_t most);

/// Where a model is worth more than accepting all and than accepting none, ascending and apart.
/// With the counts of a threshold that is between the share of positives among the rejected and
/// that among the accepted; the ends do not belong. O(n).
/// @param highest threshold that is looked at
std::vector<Interval> usefulThresholds(const ThresholdSweep& sweep, double highest,
                                       Outside outside);

}  // namespace core
