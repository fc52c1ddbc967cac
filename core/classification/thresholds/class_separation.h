// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/value.h"

namespace core {

/// The rate at which a threshold misses positives as often as it lets negatives in: (FPR + FNR) / 2
/// at the threshold where |FPR − FNR| is least, of several the highest-ranked. Other tools draw a
/// line between two thresholds instead, or take the convex hull.
///
/// Range 0 to 1, lower is better. Undefined with one class only. O(points).
/// Source: Martin et al., "The DET curve in assessment of detection task performance", Eurospeech
/// 1997.
Value equalErrorRate(const ThresholdSweep& sweep);

/// The Kolmogorov–Smirnov statistic of the two classes' scores, as credit scoring has it: the
/// greatest TPR − FPR (Youden's index) over all thresholds.
///
/// Range 0 to 1. Undefined with one class only. O(points).
/// Source: Hand, "Good practice in retail credit scorecard assessment", JORS 56, 2005.
Value kolmogorovSmirnov(const ThresholdSweep& sweep);

/// The Gini coefficient of a ROC curve, Somers' D of scores and labels: 2 · AUC − 1.
///
/// Range −1 to 1. Undefined with one class only. O(points).
/// Source: Hand & Till, Machine Learning 45, 2001.
Value giniOfRoc(const ThresholdSweep& sweep);

}  // namespace core
