// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve_points.h"

#include <cstddef>
#include <vector>

namespace core {

/// The line of constant expected cost through a point of the ROC plane, clipped to the plane: x is
/// the false positive rate, y the recall, both 0 to 1. Two ends, or only the point if the line just
/// touches a corner.
/// @param through within the plane
/// @param slope 0 or more; +inf: vertical
std::vector<CurvePoint> isoPerformanceLine(CurvePoint through, double slope);

/// The curve of constant F-beta in the plane of precision (y) against recall (x), from precision 1
/// down to recall 1: P = F R / ((1 + beta²) R - beta² F).
///
/// Source: van Rijsbergen, Information Retrieval, 2nd edition, 1979, chapter 7.
/// @param f above 0, below 1
/// @param points at least 2
std::vector<CurvePoint> fContour(double f, double beta, std::size_t points);

}  // namespace core
