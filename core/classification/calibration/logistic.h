// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace core {

/// The logistic function of log odds, without overflow.
struct Logistic {
    double tail;         ///< exp(-|log odds|)
    double probability;  ///< 1/(1 + exp(-log odds))

    explicit Logistic(double logOdds)
        : tail(std::exp(-std::abs(logOdds)))
        , probability((logOdds >= 0 ? 1 : tail) / (1 + tail))
    {}
    /// The derivative by the log odds, p(1 - p); above 0 even if p rounds to 1.
    double curvature() const { return tail / ((1 + tail) * (1 + tail)); }
};

/// The log odds of a probability above 0 and below 1.
inline double logit(double probability)
{
    return std::log(probability) - std::log1p(-probability);
}

}  // namespace core
