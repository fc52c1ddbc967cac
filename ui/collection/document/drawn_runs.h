// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace ui {

class CollectionDocument;

/// The most runs in a chart, as many as there are combinations of colour, dash and marker.
inline constexpr std::size_t mostDrawnRuns = 6;

/// The runs drawn by charts of all runs: A, B, and the best others by the mean of the current
/// measure. The n-th looks like the n-th series. O(runs log runs).
std::vector<std::size_t> drawnRuns(const CollectionDocument& document);

}  // namespace ui
