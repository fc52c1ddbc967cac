// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// The probability that Student's t is at least as far from 0 as `t`. O(1).
/// @param freedom degrees of freedom, above 0
double twoSidedT(double t, double freedom);

/// The number that Student's t exceeds with the given probability. O(1).
/// @param probability above 0 and below 1
double upperT(double probability, double freedom);

/// The probability that chi-squared is at least `statistic`. O(1).
/// @param statistic at least 0
/// @param freedom degrees of freedom, above 0
double upperChiSquared(double statistic, double freedom);

/// The number that a beta distributed share is below with the given probability. O(1).
/// @param probability above 0 and below 1
/// @param a,b above 0
double betaQuantile(double probability, double a, double b);

/// The probability of at most `heads` heads among `tosses` of a fair coin. O(1).
/// @param heads 0 to tosses
double fairCoinAtMost(std::size_t heads, std::size_t tosses);

}  // namespace core
