// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/metrics/statistics/paired_t.h"
#include "core/metrics/statistics/untested.h"

#include <span>

namespace core {

/// The t test of the hypothesis that the weighted mean difference m = Σ h d is 0, where h are the
/// weights over their sum. The queries are a sample, and their weights belong to them: m is a ratio
/// of two sums, whose variance is linearised to Σ h² e² / (1 - 2 h + Σ h²) with e = d - m. The
/// denominators make it unbiased for equal variances, and the degrees of freedom are those of the
/// t distribution that fits it best, (Σ h²)² / Σ Σ a a (δ - h - h + Σ h²)² with a = h² / (1 - 2 h +
/// Σ h²). With equal weights, this is pairedT().
///
/// In the result, `deviation` is √n times the standard error, the deviation of as many equally
/// weighted differences with that error; `freedom` is set; effectSize is m over √(Σ h e² / (1 - Σ
/// h²)), the weighted standard deviation. O(n). Source: Bell & McCaffrey, "Bias reduction in standard errors for linear regression with
/// multi-stage samples", Survey Methodology 28, 2002; linearisation: Särndal, Swensson & Wretman,
/// "Model assisted survey sampling", 1992, section 5.7.
/// @param weights above 0 and finite, as many as differences
Result<PairedT, Untested> weightedT(std::span<const double> differences,
                                    std::span<const double> weights);

/// Σ w d / Σ w. O(n).
/// @param numbers,weights equally many, at least one; weights above 0
double weightedMean(std::span<const double> numbers, std::span<const double> weights);

/// The number of equally weighted queries that give as precise a mean: effectiveSize() of the
/// weights. O(n).
/// @param weights at least one, above 0
double effectiveQueries(std::span<const double> weights);

}  // namespace core
