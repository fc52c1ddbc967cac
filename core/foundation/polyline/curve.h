// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve_points.h"
#include "core/foundation/polyline/extrema_pyramid.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace core {

/// The known order of a curve's points. A monotone coordinate only rises or only falls; steps
/// without width or height are allowed.
enum class CurveOrder {
    Monotone,   ///< both x and y: ROC, DET
    MonotoneX,  ///< only x: precision against recall, a measure against the threshold
};

/// The visible part of the plane and its size in device pixels.
struct CurveWindow {
    double left = 0;  ///< the values at the edges; left < right, bottom < top
    double right = 1;
    double bottom = 0;
    double top = 1;
    double width = 1;  ///< pixels, above 0
    double height = 1;

    double pixelsPerX() const { return width / (right - left); }
    double pixelsPerY() const { return height / (top - bottom); }
    bool operator==(const CurveWindow&) const = default;
};

/// A point of the curve that the reduced line passes through.
struct CurveVertex {
    std::size_t index;
    CurvePoint point;

    bool operator==(const CurveVertex&) const = default;
};

/// A curve that can be drawn and pointed at, regardless of its number of points.
class Curve {
public:
    /// The largest distance between the reduced line and the curve, in pixels.
    static constexpr double tolerance = 0.5;

    /// O(1) if both coordinates are monotone, O(n) if only x is.
    /// @param points empty, or in the given order
    Curve(std::shared_ptr<const CurvePoints> points, CurveOrder order);

    std::size_t size() const { return m_points->size(); }
    CurvePoint at(std::size_t index) const { return m_points->at(index); }
    CurveOrder order() const { return m_order; }

    /// The points to join by straight lines instead of all points, in order. Inside the window, the
    /// Hausdorff distance between this line and the curve is at most `tolerance`. The line extends
    /// beyond the window's edges where the curve does. O((width + height) log n).
    std::vector<CurveVertex> reduced(const CurveWindow& window) const;

    /// The point nearest to a place, measured in window pixels, whether it is drawn or not; the
    /// first if several are equally near; nothing for an empty curve. O(log n) for places near the
    /// curve.
    std::optional<std::size_t> nearest(CurvePoint place, const CurveWindow& window) const;

    /// The next point after (or before) `index` that is at least `pixels` away horizontally or
    /// vertically; the last (or first) point if there is none. O(log n), at worst O(n) if y is not
    /// monotone.
    std::size_t nextApart(std::size_t index, bool isForward, double pixels,
                          const CurveWindow& window) const;

private:
    std::shared_ptr<const CurvePoints> m_points;
    CurveOrder m_order;
    std::optional<ExtremaPyramid> m_pyramid;
};

/// The curve through these points, which it keeps.
std::shared_ptr<const Curve> curveThrough(std::vector<CurvePoint> points, CurveOrder order);

}  // namespace core
