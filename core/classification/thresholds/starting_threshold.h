// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace core {

/// Where a threshold stands before anybody moved it: 0.5 for scores that may be probabilities, 0
/// for scores on both sides of it, else the (upper) median. 0.5 without scores. O(n).
/// @param scores not NaN
double startingThreshold(std::span<const double> scores);

/// The same where the outermost scores say it alone; nothing where it is the median.
std::optional<double> thresholdBetween(double lowest, double highest);

}  // namespace core
