// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
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

/// The same of a probability from 0 to 1, kept within clip and 1 - clip. From the smaller of both
/// probabilities, because 1 - clip may round to 1.
inline double clippedLogit(double probability, double clip)
{
    return probability < 0.5 ? logit(std::max(probability, clip))
                             : -logit(std::max(1 - probability, clip));
}

}  // namespace core
