// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The convex hull of the ROC curve: the corners of the lowest concave line that is nowhere below
/// the curve. For any costs of wrong decisions, one of its corners has the lowest cost. Every other
/// value that is linear in the counts is also best at a corner, and so are F-beta and Youden's
/// index.
///
/// Source: Provost & Fawcett, Machine Learning 42, 2001.
class RocHull {
public:
    /// Uses counts, so that a single class has a hull too: its two ends. Exact without weights.
    /// O(points).
    explicit RocHull(const ThresholdSweep& sweep);

    /// Sweep points, ascending from 0 to the last; of several on one line, only the ends.
    std::span<const std::size_t> corners() const { return m_corners; }

private:
    std::vector<std::size_t> m_corners;
};

}  // namespace core
