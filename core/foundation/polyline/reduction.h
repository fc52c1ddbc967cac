// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve.h"

#include <cstddef>
#include <vector>

namespace core {

/// A range of a curve's points, both ends included.
struct PointRun {
    std::size_t first;
    std::size_t last;
};

/// The points inside the window, with one more on each side where there is one.
PointRun shownRun(const CurvePoints& points, CurveOrder order, const CurveWindow& window);

/// Reduces a range of points to a line within `tolerance` pixels of it: replaces as many points at
/// a time as fit in a box whose diagonal is within that distance of the corners.
/// @param points both coordinates monotone
std::vector<CurveVertex> joinedInBoxes(const CurvePoints& points, PointRun run,
                                       const CurveWindow& window, double tolerance);
/// The same for points with only x monotone: each column of `tolerance` pixels keeps its first,
/// lowest, highest and last point.
std::vector<CurveVertex> joinedInColumns(const CurvePoints& points, const ExtremaPyramid& pyramid,
                                         PointRun run, const CurveWindow& window, double tolerance);

/// Removes vertices within `tolerance` pixels of the remaining line. Greedy: from each kept vertex,
/// one straight line goes as far as possible. O(n).
std::vector<CurveVertex> straightened(const std::vector<CurveVertex>& vertices,
                                      const CurveWindow& window, double tolerance);

}  // namespace core
