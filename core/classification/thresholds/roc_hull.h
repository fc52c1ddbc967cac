// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The convex hull of the ROC curve: the corners of the lowest line that is nowhere below the curve
/// and only ever bends down. Whatever a wrong decision costs, one of its corners costs least, and
/// every other value that is linear in the counts, F-beta and Youden's among them, is best at one.
///
/// Source: Provost & Fawcett, Machine Learning 42, 2001.
class RocHull {
public:
    /// From counts, so that one class alone has a hull too: its two ends. Exact without weights.
    /// O(points).
    explicit RocHull(const ThresholdSweep& sweep);

    /// Points of the sweep, rising from 0 to its last; of several on one line only the ends.
    std::span<const std::size_t> corners() const { return m_corners; }

private:
    std::vector<std::size_t> m_corners;
};

}  // namespace core
