// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace core {

/// The studentised range of a number of independent normal variables: the largest less the
/// smallest, over an independent estimate of their deviation.
///
/// Probabilities above 1e-40 are right to ten digits: the integrals of Copenhaver & Holland,
/// Journal of Statistical Computation and Simulation 30, 1988, by the trapezoidal rule over the
/// whole line, whose error for such integrands falls faster than any power of its step (Trefethen &
/// Weideman, SIAM Review 56, 2014).
class StudentisedRange {
public:
    /// @param variables at least 2
    /// @param freedom degrees of freedom of the estimate, at least 1; infinity: it is the deviation
    StudentisedRange(std::size_t variables, double freedom);

    /// The probability that the range is at least so large. O(1): some thousand steps, and more for
    /// less than ten degrees of freedom.
    /// @param range 0 or more
    double atLeast(double range) const;
    /// The range that is exceeded with a probability. O(1), as ten times atLeast().
    /// @param probability 1e-15 to 1 - 1e-15
    double upper(double probability) const;

private:
    /// One place of the largest variable.
    struct Node {
        double at = 0;
        double below = 0;   ///< the probability of a variable below it
        double weight = 0;  ///< of the largest being there
    };

    /// atLeast() where the deviation is known.
    double ofKnownDeviation(double range) const;

    double m_others;  // variables but the largest
    double m_freedom;
    std::vector<Node> m_nodes;
};

}  // namespace core
