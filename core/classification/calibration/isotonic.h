// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"

#include <vector>

namespace core {

/// Scores that get one probability.
struct IsotonicStep {
    double from = 0;         ///< the score that speaks least for the positive class
    double to = 0;           ///< the one that speaks most; the same where the step is one score
    double probability = 0;  ///< share of positives among the step's samples

    bool operator==(const IsotonicStep&) const = default;
};

/// Isotonic calibration: of all functions that never fall from a score to one that speaks more for
/// the positive class, the one with the least squared error and at once the least log loss on the
/// samples it is fitted to (weighted where they are). Found by pooling adjacent violators.
///
/// Scores need not be probabilities. On its own samples the log loss is never higher than before,
/// the clip being the same: leaving the scores alone, or clipping them, is one of those functions.
/// Two samples never change their order, but pooled ones become equal. The ROC curve becomes its
/// convex hull (Fawcett & Niculescu-Mizil, "PAV and the ROC convex hull", Machine Learning 68,
/// 2007): AUC stays where nothing is pooled and never falls.
///
/// O(distinct scores). Source: Ayer, Brunk, Ewing, Reid & Silverman, "An empirical distribution
/// function for sampling with incomplete information", Annals of Mathematical Statistics 26, 1955.
class IsotonicFit {
public:
    /// @param sweep with at least one sample
    explicit IsotonicFit(const ThresholdSweep& sweep);

    /// From the least to the most probable; neighbours differ.
    const std::vector<IsotonicStep>& steps() const { return m_steps; }
    /// The probability of the positive class for a score; one that was not fitted belongs to the
    /// step below it, or to the lowest. O(log steps).
    /// @param score not NaN
    double at(double score) const;

private:
    std::vector<IsotonicStep> m_steps;
    bool m_higherIsPositive = true;
};

}  // namespace core
