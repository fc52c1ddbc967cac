// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve_points.h"
#include "core/foundation/polyline/extrema_pyramid.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace core {

/// What is known of the order of a curve's points. Each coordinate goes one way, up or down, where
/// it is said to; steps of no width or height are allowed.
enum class CurveOrder {
    Monotone,   ///< x and y both: ROC, DET
    MonotoneX,  ///< x alone: precision against recall, a metric against the threshold
};

/// The part of the plane that is shown, and how large. Pixels are those of the device.
struct CurveWindow {
    double left = 0;  ///< the values at the edges; left below right, bottom below top
    double right = 1;
    double bottom = 0;
    double top = 1;
    double width = 1;  ///< pixels, above 0
    double height = 1;

    double pixelsPerX() const { return width / (right - left); }
    double pixelsPerY() const { return height / (top - bottom); }
    bool operator==(const CurveWindow&) const = default;
};

/// A point of the curve that a reduced line goes through.
struct CurveVertex {
    std::size_t index;
    CurvePoint point;

    bool operator==(const CurveVertex&) const = default;
};

/// A curve that can be drawn and pointed at, however many points it has.
class Curve {
public:
    /// The farthest that a reduced line strays from the curve, in pixels.
    static constexpr double tolerance = 0.5;

    /// O(1) where both coordinates are monotone, O(n) otherwise.
    /// @param points none, or in the order that is told
    Curve(std::shared_ptr<const CurvePoints> points, CurveOrder order);

    std::size_t size() const { return m_points->size(); }
    CurvePoint at(std::size_t index) const { return m_points->at(index); }
    CurveOrder order() const { return m_order; }

    /// The points to join by straight lines instead of all, in their order. Inside the window no
    /// place of this line is farther than `tolerance` from the curve, and no place of the curve
    /// farther from this line (their Hausdorff distance). The line reaches beyond the window's
    /// edges where the curve does. O((width + height) log n).
    std::vector<CurveVertex> reduced(const CurveWindow& window) const;

    /// The point nearest to a place as the eye measures in the window, drawn or not; the first of
    /// equals; none on an empty curve. O(log n) for places near the curve.
    std::optional<std::size_t> nearest(CurvePoint place, const CurveWindow& window) const;

    /// The next point after (or before) `index` that lies `pixels` or more away across or up; the
    /// last (or first) when none does. O(log n), O(n) at worst where y is not monotone.
    std::size_t nextApart(std::size_t index, bool isForward, double pixels,
                          const CurveWindow& window) const;

private:
    std::shared_ptr<const CurvePoints> m_points;
    CurveOrder m_order;
    std::optional<ExtremaPyramid> m_pyramid;
};

}  // namespace core
