// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/contours.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

/// Follows the line to a vertical edge of the plane, then clips it to the horizontal ones.
CurvePoint endOf(CurvePoint through, double slope, double edge)
{
    const double y = through.y + slope * (edge - through.x);
    const double kept = std::clamp(y, 0.0, 1.0);
    return y == kept ? CurvePoint{edge, y}
                     : CurvePoint{through.x + (kept - through.y) / slope, kept};
}

}  // namespace

std::vector<CurvePoint> isoPerformanceLine(CurvePoint through, double slope)
{
    assert(slope >= 0);
    if (std::isinf(slope))
        return {{through.x, 0}, {through.x, 1}};
    const CurvePoint from = endOf(through, slope, 0);
    const CurvePoint to = endOf(through, slope, 1);
    return from == to ? std::vector{from} : std::vector{from, to};
}

std::vector<CurvePoint> fContour(double f, double beta, std::size_t points)
{
    assert(f > 0 && f < 1 && points > 1);
    const double squared = beta * beta;
    const double first = f * squared / (1 + squared - f);
    std::vector<CurvePoint> contour;
    contour.reserve(points);
    for (std::size_t i = 0; i < points; ++i) {
        // Denser at the start, where the contour is steep.
        const double share = static_cast<double>(i) / static_cast<double>(points - 1);
        const double recall = std::lerp(first, 1.0, share * share);
        const double precision = f * recall / ((1 + squared) * recall - squared * f);
        contour.push_back({recall, std::min(1.0, precision)});
    }
    return contour;
}

}  // namespace core
