// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/ranked_pairs.h"
#include "core/foundation/fraction.h"
#include "core/foundation/value.h"

#include <optional>

namespace core {

/// The area under the ROC curve: the share of positive-negative pairs that the positive wins, with
/// a tie counting half, (wins + ties / 2) / pairs. Equal to the trapezoidal area with one point for
/// each distinct score. With weights, a pair counts as the product of its samples' weights.
///
/// Range 0 to 1; values below 0.5 are not flipped. Undefined with only one class (scikit-learn
/// refuses). O(points). Source: Hanley & McNeil, Radiology 143, 1982.
/// @param tieCounts the part of a win that a tie counts: normally 1/2; 0 or 1 to count only pairs
/// in order, or all except those out of order
Value auc(const ThresholdSweep& sweep, double tieCounts = 0.5);

/// The exact AUC; nothing without pairs, or if it does not fit 64 bits.
std::optional<Fraction> exactAuc(const SamplePairs& pairs);

/// The area under the ROC curve up to some false positive rate.
struct PartialAuc {
    double area = 0;  ///< as drawn, 0 to maxFpr; a perfect model reaches maxFpr
    /// McClish's: 1 for a perfect model, 0.5 for a random one, for any maxFpr. Equal to (1 + (area
    /// - maxFpr²/2) / (maxFpr - maxFpr²/2)) / 2, as with scikit-learn's max_fpr.
    double standardised = 0;
};

/// Interpolates linearly between points of the curve. Nothing with only one class. O(points).
/// Source: McClish, Medical Decision Making 9, 1989.
/// @param maxFpr above 0, at most 1
std::optional<PartialAuc> partialAuc(const ThresholdSweep& sweep, double maxFpr);

}  // namespace core
