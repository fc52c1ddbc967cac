// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace ui {

class CollectionDocument;

/// So many runs a chart tells apart by colour, dash and marker: as many as series have looks.
inline constexpr std::size_t mostDrawnRuns = 6;

/// The runs that charts of all runs draw: A, B, and of the others the best by the mean of the
/// measure in front. The n-th has the look of the n-th series. O(runs log runs).
std::vector<std::size_t> drawnRuns(const CollectionDocument& document);

}  // namespace ui
