#pragma once

#include <span>

namespace core {

/// Where a threshold stands before anybody moved it: 0.5 for scores that may be probabilities, 0
/// for scores on both sides of it, else the (upper) median. 0.5 without scores. O(n).
/// @param scores not NaN
double startingThreshold(std::span<const double> scores);

}  // namespace core
