// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace core {

/// How likely Student's two-sided paired t test finds a true mean difference significant: its
/// power, both tails counted, from the noncentral t distribution with n - 1 degrees of freedom and
/// the noncentrality d √n. O(1). Source: Cohen, "Statistical power analysis for the behavioral
/// sciences", 1988, chapter 2; of queries: Sakai, "Topic set size design", Information Retrieval
/// Journal 19, 2016.
/// @param effectSize d: the difference over the standard deviation of the differences, any sign
/// @param queries 2 or more
/// @param alpha above 0 and below 1
double pairedPower(double effectSize, std::size_t queries, double alpha);

/// The fewest queries with which the test has so much power; of millions to some five digits.
/// O(log n).
/// @param power above alpha and below 1
/// @return nothing when it takes more than 10^9, as for a difference of 0
std::optional<std::size_t> queriesNeeded(double effectSize, double alpha, double power);

}  // namespace core
