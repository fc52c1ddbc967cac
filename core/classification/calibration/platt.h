// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/result.h"
#include "core/foundation/value.h"

#include <cstddef>

namespace core {

/// Platt scaling: the probability of the positive class is 1/(1 + exp(-(slope × score +
/// intercept))). Scores need not be probabilities and are used unchanged, not as log odds.
///
/// Fitted by maximum likelihood, not to 1 and 0 but to Platt's targets (P + 1)/(P + 2) for a
/// positive and 1/(N + 2) for a negative sample, for P positives and N negatives (sums of weights,
/// if any), so that the fit exists even if a threshold separates the classes. The log loss
/// therefore decreases for badly calibrated scores, but may increase slightly for others. AUC is
/// unchanged if the slope has the sign of the score's direction, as long as distinct scores get
/// distinct doubles; with the opposite sign, it becomes 1 - AUC.
class PlattFit {
public:
    /// A line in the variable (score - middle) / half, which avoids loss of precision.
    struct Line {
        double slope = 0;
        double intercept = 0;
        double middle = 0;
        double half = 1;  ///< above 0

        double at(double score) const { return slope * ((score - middle) / half) + intercept; }
        bool operator==(const Line&) const = default;
    };

    PlattFit(const Line& logOdds, std::size_t iterations, bool hasConverged)
        : m_logOdds(logOdds)
        , m_iterations(iterations)
        , m_hasConverged(hasConverged)
    {}

    double slope() const { return m_logOdds.slope / m_logOdds.half; }
    double intercept() const { return m_logOdds.at(0); }
    /// The probability of the positive class for a score.
    double at(double score) const;
    /// The number of Newton steps.
    std::size_t iterations() const { return m_iterations; }
    /// Whether the last step was expected to lower the loss by less than 1e-11 per sample;
    /// otherwise it was the hundredth step, or no step lowered the loss any more.
    bool hasConverged() const { return m_hasConverged; }

private:
    Line m_logOdds;
    std::size_t m_iterations = 0;
    bool m_hasConverged = false;
};

/// Uses Newton's method with step halving, starting at slope 0. If all scores are equal, the slope
/// stays 0. Undefined without samples, or if a score is infinite. O(distinct scores) per iteration,
/// usually fewer than 10. Source: Lin, Lin & Weng, "A note on Platt's probabilistic outputs for
/// support vector machines", Machine Learning 68, 2007 (their A and B are -slope, -intercept).
Result<PlattFit, Undefined> fitPlatt(const ThresholdSweep& sweep);

}  // namespace core
