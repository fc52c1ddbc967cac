// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace core {

/// The studentised range of independent normal variables: the largest minus the smallest, over an
/// independent estimate of their standard deviation.
///
/// Probabilities above 1e-40 are accurate to ten digits. They are the integrals of Copenhaver &
/// Holland, Journal of Statistical Computation and Simulation 30, 1988, computed by the trapezoidal
/// rule over the whole line; for such integrands its error falls faster than any power of the step
/// (Trefethen & Weideman, SIAM Review 56, 2014).
class StudentisedRange {
public:
    /// @param variables at least 2
    /// @param freedom degrees of freedom of the estimate, at least 1; infinity if the deviation is
    /// known
    StudentisedRange(std::size_t variables, double freedom);

    /// The probability that the range is at least `range`. O(1): some thousand steps, and more
    /// below ten degrees of freedom.
    /// @param range at least 0
    double atLeast(double range) const;
    /// The range exceeded with the given probability. O(1), about ten times atLeast().
    /// @param probability 1e-15 to 1 - 1e-15
    double upper(double probability) const;

private:
    /// An integration node: a value of the largest variable.
    struct Node {
        double at = 0;
        double below = 0;   ///< the probability of a variable below it
        double weight = 0;  ///< of the largest variable being here
    };

    /// atLeast() for a known deviation.
    double ofKnownDeviation(double range) const;

    double m_others;  // variables but the largest
    double m_freedom;
    std::vector<Node> m_nodes;
};

}  // namespace core
