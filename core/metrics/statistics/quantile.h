// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace core {

/// A quantile of sorted numbers, linearly interpolated between neighbours. Equal to numpy.quantile
/// (R's type 7) to the last bit.
/// @param share 0 to 1
/// @param count at least 1
/// @param sorted function from a 0-based index to the number at that place, ascending
template <class Sorted>
double quantile(double share, std::size_t count, Sorted sorted)
{
    const double place = static_cast<double>(count - 1) * share;
    const auto below = static_cast<std::size_t>(std::floor(place));
    if (below + 1 >= count)
        return sorted(count - 1);
    const double fraction = place - static_cast<double>(below);
    const double low = sorted(below);
    const double high = sorted(below + 1);
    // Interpolate from the nearer end, so that a fraction near 1 does not miss the upper number.
    return fraction < 0.5 ? low + (high - low) * fraction : high - (high - low) * (1 - fraction);
}

/// The same for a sorted vector.
inline double quantile(double share, const std::vector<double>& sorted)
{
    return quantile(share, sorted.size(), [&](std::size_t place) { return sorted[place]; });
}

}  // namespace core
