// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/statistics/paired_t.h"

namespace core {

/// Wilson's score interval of a share, without continuity correction: the true shares that a score
/// test would not reject at alpha. It lies within 0 to 1; the low end is exactly 0 for share 0, and
/// the high end exactly 1 for share 1. O(1). Sources: Wilson, "Probable inference, the law of
/// succession, and statistical inference", JASA 22, 1927; published values: Newcombe, Statistics in
/// Medicine 17, 1998.
/// @param share 0 to 1: successes over trials
/// @param trials above 0; for weighted samples, their effectiveSize()
/// @param alpha above 0 and below 1; 0.05 gives the 95 % interval
Interval wilsonInterval(double share, double trials, double alpha);

/// The number of unweighted samples that give as precise a share as the weighted ones: (Σw)² ÷ Σw²,
/// or n if all weights are equal. Source: Kish, "Survey sampling", 1965, section 11.7.
/// @param weights,squares the sums of the weights and of their squares; above 0
inline double effectiveSize(double weights, double squares)
{
    return weights / squares * weights;
}

}  // namespace core
