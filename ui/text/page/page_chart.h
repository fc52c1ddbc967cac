// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/value.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ui::page {

struct Point {
    double x = 0;
    core::Value y = 0.0;
    std::string said;     ///< what a screen reader says there: "k = 3: 0.7200"
    std::size_t key = 0;  ///< what the point sets when it is chosen, as `data-key`
};

struct Line {
    std::vector<Point> points;
    std::size_t current = 0;  ///< the key of the marked point
};

/// A chart of lines, as SVG; arrow keys walk the points of its first line.
struct Chart {
    std::string label;  ///< what it shows, in a phrase
    std::string xName;
    std::string yName = {};
    double lowestX = 0;
    double highestX = 1;
    double highestY = 0;  ///< at least this; a larger value raises it
    bool isSquare = false;
    bool hasDiagonal = false;
    std::vector<Line> lines = {};
};

/// Colours come from the page's style. O(points).
std::string svgOf(const Chart& chart);

}  // namespace ui::page
