// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The edges of bins of one width that hold numbers: multiples of 1, 2 or 5 times a power of ten,
/// so that 0 is an edge where both signs occur, and an edge is the number that its text reads as.
/// Without numbers, or for equal ones (to nine digits), one bin that holds them. O(n).
/// @param numbers finite
/// @param most bins at the most, 2 or more
/// @return ascending, one more than bins
std::vector<double> roundEdges(std::span<const double> numbers, std::size_t most);

/// The bin that holds a number, 0-based: from its lower edge to below its upper one; the last bin
/// has its upper edge too. What lies beyond counts in the outermost bins. O(log bins).
std::size_t binOf(double number, std::span<const double> edges);

/// How many of the numbers each bin holds. O(n log bins).
std::vector<std::size_t> countedInBins(std::span<const double> numbers,
                                       std::span<const double> edges);

}  // namespace core
