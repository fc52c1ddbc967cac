// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

/// The quantile of the standard normal distribution (probit): 1.96 for 0.975. Accurate to about 16
/// digits; -inf at 0, inf at 1. O(1).
/// Source: the inverse complementary error function of Boost.Math.
/// @param probability 0 to 1
double normalDeviate(double probability);

/// The inverse of normalDeviate(): the probability that a standard normal variable is below
/// `deviate`. O(1).
double normalShare(double deviate);

}  // namespace core
