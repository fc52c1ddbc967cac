// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve.h"

#include <cstddef>
#include <vector>

namespace core {

/// A run of a curve's points, both ends within.
struct PointRun {
    std::size_t first;
    std::size_t last;
};

/// The points inside the window, with one more on each side where there is one.
PointRun shownRun(const CurvePoints& points, CurveOrder order, const CurveWindow& window);

/// Joins points of a run so that the line stays within `tolerance` pixels of the run: as many at a
/// time as a box holds whose diagonal is nowhere farther than that from its corners.
/// @param points both coordinates monotone
std::vector<CurveVertex> joinedInBoxes(const CurvePoints& points, PointRun run,
                                       const CurveWindow& window, double tolerance);
/// The same for points of which x alone is monotone: each column of `tolerance` pixels keeps its
/// first, lowest, highest and last point.
std::vector<CurveVertex> joinedInColumns(const CurvePoints& points, const ExtremaPyramid& pyramid,
                                         PointRun run, const CurveWindow& window, double tolerance);

/// Leaves out vertices that lie within `tolerance` pixels of the line that remains. Greedy: from
/// each kept vertex as far as one straight line goes. O(n).
std::vector<CurveVertex> straightened(const std::vector<CurveVertex>& vertices,
                                      const CurveWindow& window, double tolerance);

}  // namespace core
