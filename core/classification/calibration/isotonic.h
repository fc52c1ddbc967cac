// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"

#include <vector>

namespace core {

/// Scores that share one probability.
struct IsotonicStep {
    double from = 0;         ///< the score that favours the positive class least
    double to = 0;           ///< the score that favours it most; equal to `from` if the step is one
                             ///< score
    double probability = 0;  ///< share of positives among the step's samples

    bool operator==(const IsotonicStep&) const = default;
};

/// Isotonic calibration: among all functions that never decrease toward scores that favour the
/// positive class more, the one with the least squared error and also the least log loss on the
/// samples it is fitted to (weighted if they are). Found by pooling adjacent violators.
///
/// Scores need not be probabilities. On its own samples, the log loss never increases, with the
/// same clip, because unchanged or clipped scores are one of these functions. Two samples never
/// swap their order, but pooled ones become equal. The ROC curve becomes its convex hull (Fawcett &
/// Niculescu-Mizil, "PAV and the ROC convex hull", Machine Learning 68, 2007): AUC never decreases,
/// and is unchanged if nothing is pooled.
///
/// O(distinct scores). Source: Ayer, Brunk, Ewing, Reid & Silverman, "An empirical distribution
/// function for sampling with incomplete information", Annals of Mathematical Statistics 26, 1955.
class IsotonicFit {
public:
    /// @param sweep with at least one sample
    explicit IsotonicFit(const ThresholdSweep& sweep);

    /// From the least to the most probable; adjacent steps differ.
    const std::vector<IsotonicStep>& steps() const { return m_steps; }
    /// The probability of the positive class for a score. A score that was not fitted belongs to
    /// the step below it, or to the lowest. O(log steps).
    /// @param score not NaN
    double at(double score) const;

private:
    std::vector<IsotonicStep> m_steps;
    bool m_higherIsPositive = true;
};

}  // namespace core
