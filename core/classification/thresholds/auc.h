// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/thresholds/ranked_pairs.h"
#include "core/foundation/fraction.h"
#include "core/foundation/value.h"

#include <optional>

namespace core {

/// The area under the ROC curve: the share of positive-negative pairs that the positive wins, a tie
/// counting half, (wins + ties / 2) / pairs. The same as the trapezoids over one point for each
/// distinct score. With weights a pair weighs the product of its two samples' weights.
///
/// Range 0 to 1; below 0.5 it stays as it is. Undefined with one class only (scikit-learn refuses).
/// O(points). Source: Hanley & McNeil, Radiology 143, 1982.
/// @param tieCounts for so much of a win: 1/2 as everywhere, 0 or 1 as where pairs are counted that
/// are in order, or out of it
Value auc(const ThresholdSweep& sweep, double tieCounts = 0.5);

/// The same exactly; nothing without pairs, or where it does not fit 64 bits.
std::optional<Fraction> exactAuc(const SamplePairs& pairs);

/// The area under the ROC curve from false positive rate 0 to some other.
struct PartialAuc {
    double area = 0;  ///< 0 to maxFpr: as drawn; a perfect model reaches maxFpr
    /// McClish's: 1 for a perfect model, 0.5 for one that guesses, whatever maxFpr is.
    /// (1 + (area - maxFpr²/2) / (maxFpr - maxFpr²/2)) / 2, as scikit-learn's max_fpr gives.
    double standardised = 0;
};

/// Between two points of the curve it goes straight. Nothing with one class only. O(points).
/// Source: McClish, Medical Decision Making 9, 1989.
/// @param maxFpr above 0, at most 1
std::optional<PartialAuc> partialAuc(const ThresholdSweep& sweep, double maxFpr);

}  // namespace core
