// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve_points.h"

#include <cstddef>
#include <vector>

namespace core {

/// The lowest and highest values in a range of points.
struct Extremes {
    double least;
    double greatest;
    std::size_t leastAt;  ///< the index of a point with this value
    std::size_t greatestAt;
};

/// The extremes of blocks of points, of blocks of these blocks, and so on, so that the extremes of
/// any range are found without reading it. About half a byte per point.
class ExtremaPyramid {
public:
    static constexpr std::size_t blockSize = 64;  ///< points in a block of the lowest level
    static constexpr std::size_t fanOut = 16;     ///< blocks in a block of the next level

    /// O(n).
    /// @param points not empty
    explicit ExtremaPyramid(const CurvePoints& points);

    /// The extremes of the points first … last. O(log n).
    /// @param points those passed to the constructor
    /// @param first at most `last`
    Extremes over(const CurvePoints& points, std::size_t first, std::size_t last) const;

    std::size_t levels() const { return m_levels.size(); }
    /// The extremes of a block; blocks and levels count from 0.
    const Extremes& block(std::size_t level, std::size_t block) const
    {
        return m_levels[level][block];
    }
    std::size_t blocks(std::size_t level) const { return m_levels[level].size(); }

private:
    std::vector<std::vector<Extremes>> m_levels;
};

}  // namespace core
