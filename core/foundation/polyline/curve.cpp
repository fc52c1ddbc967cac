// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/curve.h"

#include "core/foundation/polyline/nearest_point.h"
#include "core/foundation/polyline/reduction.h"

#include <cmath>
#include <utility>

namespace core {

namespace {

/// The part of the tolerance for the first reduction. The second leaves the fewest vertices if it
/// gets the smaller part.
constexpr double firstShare = 0.75;

/// Whether a point is a number of pixels away horizontally or vertically.
class Apart {
public:
    Apart(CurvePoint from, double pixels, const CurveWindow& window)
        : m_from(from)
        , m_x(pixels / window.pixelsPerX())
        , m_y(pixels / window.pixelsPerY())
    {}

    bool operator()(const CurvePoint& point) const
    {
        return std::abs(point.x - m_from.x) >= m_x || std::abs(point.y - m_from.y) >= m_y;
    }

private:
    CurvePoint m_from;
    double m_x;
    double m_y;
};

std::size_t nextMonotone(const CurvePoints& points, std::size_t index, bool isForward,
                         const Apart& isApart)
{
    // Distances grow along the curve: the answer is between a near point and a distant one.
    std::size_t near = index;
    std::size_t apart = isForward ? points.size() - 1 : 0;
    while (isForward ? apart > near + 1 : near > apart + 1) {
        const std::size_t middle =
            isForward ? near + (apart - near) / 2 : apart + (near - apart) / 2;
        (isApart(points.at(middle)) ? apart : near) = middle;
    }
    return apart;
}

bool isBlockNear(const CurvePoints& points, const ExtremaPyramid& pyramid, std::size_t block,
                 const Apart& isApart)
{
    const std::size_t first = block * ExtremaPyramid::blockSize;
    const std::size_t last = first + ExtremaPyramid::blockSize - 1;
    const Extremes& extremes = pyramid.block(0, block);
    return !isApart({points.at(first).x, extremes.least}) &&
           !isApart({points.at(last).x, extremes.greatest});
}

std::size_t nextInColumns(const CurvePoints& points, const ExtremaPyramid& pyramid,
                          std::size_t index, bool isForward, const Apart& isApart)
{
    constexpr std::size_t size = ExtremaPyramid::blockSize;
    const std::size_t end = isForward ? points.size() - 1 : 0;
    std::size_t at = index;
    while (at != end) {
        const std::size_t next = isForward ? at + 1 : at - 1;
        const bool opensBlock =
            isForward ? next % size == 0 && next + size <= points.size() : next % size == size - 1;
        if (opensBlock && isBlockNear(points, pyramid, next / size, isApart)) {
            at = isForward ? next + size - 1 : next - (size - 1);
            continue;
        }
        at = next;
        if (isApart(points.at(at)))
            return at;
    }
    return end;
}

}  // namespace

Curve::Curve(std::shared_ptr<const CurvePoints> points, CurveOrder order)
    : m_points(std::move(points))
    , m_order(order)
{
    if (order == CurveOrder::MonotoneX && m_points->size() > 0)
        m_pyramid.emplace(*m_points);
}

std::vector<CurveVertex> Curve::reduced(const CurveWindow& window) const
{
    if (size() == 0)
        return {};
    const PointRun run = shownRun(*m_points, m_order, window);
    const auto vertices =
        m_pyramid ? joinedInColumns(*m_points, *m_pyramid, run, window, firstShare * tolerance)
                  : joinedInBoxes(*m_points, run, window, firstShare * tolerance);
    return straightened(vertices, window, (1 - firstShare) * tolerance);
}

std::optional<std::size_t> Curve::nearest(CurvePoint place, const CurveWindow& window) const
{
    if (size() == 0)
        return std::nullopt;
    return m_pyramid ? nearestInColumns(*m_points, *m_pyramid, place, window)
                     : nearestInBoxes(*m_points, place, window);
}

std::size_t Curve::nextApart(std::size_t index, bool isForward, double pixels,
                             const CurveWindow& window) const
{
    const std::size_t end = isForward ? size() - 1 : 0;
    if (index == end)
        return end;
    const Apart isApart(at(index), pixels, window);
    return m_pyramid ? nextInColumns(*m_points, *m_pyramid, index, isForward, isApart)
                     : nextMonotone(*m_points, index, isForward, isApart);
}

std::shared_ptr<const Curve> curveThrough(std::vector<CurvePoint> points, CurveOrder order)
{
    const std::size_t size = points.size();
    return std::make_shared<const Curve>(
        curvePoints(size, [points = std::move(points)](std::size_t i) { return points[i]; }),
        order);
}

}  // namespace core
