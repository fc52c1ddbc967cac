// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace core {

/// The power of Student's two-sided paired t test: the probability that a true mean difference is
/// significant. Computed with both tails from the noncentral t distribution with n - 1 degrees of
/// freedom and noncentrality d √n. O(1). Source: Cohen, "Statistical power analysis for the
/// behavioral sciences", 1988, chapter 2; for queries: Sakai, "Topic set size design", Information
/// Retrieval Journal 19, 2016.
/// @param effectSize d: the difference over the standard deviation of the differences, any sign
/// @param queries at least 2
/// @param alpha above 0 and below 1
double pairedPower(double effectSize, std::size_t queries, double alpha);

/// The smallest number of queries for which the test has this power; accurate to about five digits
/// for millions of queries. O(log n).
/// @param power above alpha and below 1
/// @return empty if more than 10^9 are needed, as for a difference of 0
std::optional<std::size_t> queriesNeeded(double effectSize, double alpha, double power);

/// The smallest effect size for which the test has this power: pairedPower() solved for d. Times
/// the standard deviation s of the differences, it is the minimum detectable difference, which is
/// close to (t(1 - alpha / 2) + t(power)) s / √n, with quantiles for n - 1 degrees of freedom.
/// O(1). Source: Bloom, "Minimum detectable effects", Evaluation Review 19, 1995; exact as in
/// Cohen's tables, see pairedPower().
/// @param queries at least 2
/// @param power above alpha and below 1
double detectableEffect(std::size_t queries, double alpha, double power);

}  // namespace core
