// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace ui {

class ChartView;
class RankingDocument;

/// The rank nearest to a place on an axis of ranks, 1-based.
std::size_t rankAt(double x);
/// Highlights the document's current rank in a chart over ranks, and makes the rank under the mouse
/// the current one.
void pointAtRanks(ChartView& chart, RankingDocument& document);

}  // namespace ui
