// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/foundation/threads.h"
#include "core/metrics/statistics/untested.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// Every two of some systems under the same queries, by Tukey's honestly significant difference.
struct TukeyHsd {
    std::size_t queries = 0;
    double freedom = 0;     ///< degrees of freedom: (systems - 1) × (queries - 1)
    double meanSquare = 0;  ///< of the residuals, above 0
    /// Half an interval of a difference of means; the intervals of all pairs hold at once. Means
    /// that differ by more are significantly different.
    double reach = 0;
    /// By system, then by system: two-sided, adjusted for all pairs; 1 of a system and itself.
    std::vector<std::vector<double>> p;
};

/// Tukey's test of all pairs of systems in a two-way analysis of variance without interaction:
/// value = system + query + error, where the error has one spread throughout. With two systems it
/// is the paired t test. O(systems × queries), and a StudentisedRange for each pair.
/// Source: Tukey, "The problem of multiple comparisons", 1953; for systems and queries:
/// Tague-Sutcliffe & Blustein, TREC-3, 1995; Carterette, ACM Transactions on Information Systems
/// 30, 2012.
/// @param values by system, then by query: at least two systems, as many queries each
/// @param alpha above 0 and below 1: intervals are of 1 - alpha
/// @return or why there is none; OneSpread: systems and queries leave no error
Result<TukeyHsd, Untested> tukeyHsd(std::span<const std::vector<double>> values, double alpha,
                                    const Threads& threads = Threads());

}  // namespace core
