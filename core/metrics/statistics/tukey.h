// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/metrics/statistics/untested.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// All pairs of runs over the same queries, compared by Tukey's honestly significant difference.
struct TukeyHsd {
    std::size_t queries = 0;
    double freedom = 0;     ///< degrees of freedom: (systems - 1) × (queries - 1)
    double meanSquare = 0;  ///< of the residuals, above 0
    /// Half the width of the interval of a difference of means, simultaneous for all pairs. Means
    /// that differ by more are significantly different.
    double reach = 0;
    /// [run][run]: two-sided p values adjusted for all pairs; 1 for a run and itself.
    std::vector<std::vector<double>> p;
};

/// Tukey's test of all pairs of runs in a two-way analysis of variance without interaction: value =
/// run + query + error, where all errors have the same variance. For two runs it is the paired t
/// test. O(runs × queries), plus a StudentisedRange for each pair. Source: Tukey, "The problem of
/// multiple comparisons", 1953; for runs and queries: Tague-Sutcliffe & Blustein, TREC-3, 1995;
/// Carterette, ACM Transactions on Information Systems 30, 2012.
/// @param values [run][query]: at least two runs, all with the same queries
/// @param alpha above 0 and below 1; intervals have level 1 - alpha
/// @return the result, or why it is undefined; OneSpread if runs and queries leave no error
Result<TukeyHsd, Untested> tukeyHsd(std::span<const std::vector<double>> values, double alpha,
                                    const Threads& threads = Threads());

}  // namespace core
