// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/statistics/paired_t.h"

namespace core {

/// Wilson's score interval of a share, without continuity correction: the true shares that a score
/// test would not reject at alpha. Within 0 to 1; its low end is 0 at the share 0 and its high end
/// 1 at the share 1, exactly. O(1). Sources: Wilson, "Probable inference, the law of succession,
/// and statistical inference", JASA 22, 1927; figures: Newcombe, Statistics in Medicine 17, 1998.
/// @param share 0 to 1: successes over trials
/// @param trials above 0; of weighted samples their effectiveSize()
/// @param alpha above 0 and below 1; 0.05 gives the 95 % interval
Interval wilsonInterval(double share, double trials, double alpha);

/// How many unweighted samples tell as much of a share as weighted ones do: (Σw)² ÷ Σw², n where
/// all weigh the same. Source: Kish, "Survey sampling", 1965, section 11.7.
/// @param weights,squares their sum and the sum of their squares; above 0
inline double effectiveSize(double weights, double squares)
{
    return weights / squares * weights;
}

}  // namespace core
