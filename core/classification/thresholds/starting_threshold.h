// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace core {

/// The initial threshold: 0.5 for scores that may be probabilities, 0 for scores on both sides of
/// 0, otherwise the (upper) median. 0.5 without scores. O(n).
/// @param scores not NaN
double startingThreshold(std::span<const double> scores);

/// The same if the lowest and highest scores decide it; nothing if it is the median.
std::optional<double> thresholdBetween(double lowest, double highest);

}  // namespace core
