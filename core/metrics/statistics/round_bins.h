// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The edges of equal-width bins that cover the numbers. Edges are multiples of 1, 2 or 5 times a
/// power of ten, so 0 is an edge if both signs occur, and each edge is exactly the number its text
/// shows. One bin if there are no numbers or all are equal (to nine digits). O(n).
/// @param numbers finite
/// @param most maximum number of bins, at least 2
/// @return ascending, one more than there are bins
std::vector<double> roundEdges(std::span<const double> numbers, std::size_t most);

/// The 0-based bin of a number. A bin includes its lower edge and excludes its upper one, except
/// the last bin, which includes both. Numbers beyond the edges count in the outermost bins. O(log
/// bins).
std::size_t binOf(double number, std::span<const double> edges);

/// The number of `numbers` in each bin. O(n log bins).
std::vector<std::size_t> countedInBins(std::span<const double> numbers,
                                       std::span<const double> edges);

}  // namespace core
