// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/reduction.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// The first index of first … end for which `isBeyond` holds, or end; it holds for all later ones.
/// Starts at a guess, because ranges of one curve have similar lengths.
template <class IsBeyond>
std::size_t firstBeyond(std::size_t first, std::size_t end, std::size_t guess, IsBeyond isBeyond)
{
    std::size_t low = first;  // all before are within
    std::size_t high = end;   // this one and all after are beyond
    std::size_t step = std::max<std::size_t>(1, guess / 16);
    std::size_t probe = first + std::min(guess, end - first);
    if (probe < end && !isBeyond(probe)) {
        low = probe + 1;
        while (low < end && end - low > step && !isBeyond(low + step)) {
            low += step + 1;
            step *= 2;
        }
        high = end - low > step ? low + step : end;
    } else {
        high = probe;
        while (high > first && high - first > step && isBeyond(high - step)) {
            high -= step;
            step *= 2;
        }
        low = high - first > step ? high - step + 1 : first;
    }
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (isBeyond(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

template <class IsBeyond>
std::size_t firstBeyond(std::size_t end, IsBeyond isBeyond)
{
    return firstBeyond(0, end, end / 2, isBeyond);
}

/// The points of a monotone coordinate between two values, and their neighbours.
template <class Coordinate>
PointRun runBetween(const CurvePoints& points, double low, double high, Coordinate coordinate)
{
    const std::size_t size = points.size();
    const bool ascends = coordinate(points.at(0)) <= coordinate(points.at(size - 1));
    const std::size_t begin = firstBeyond(size, [&](std::size_t i) {
        const double value = coordinate(points.at(i));
        return ascends ? value >= low : value <= high;
    });
    const std::size_t end = firstBeyond(size, [&](std::size_t i) {
        const double value = coordinate(points.at(i));
        return ascends ? value > high : value < low;
    });
    return {std::max<std::size_t>(begin, 1) - 1, std::min(end, size - 1)};
}

struct Vector {
    double x;
    double y;
};

Vector between(CurvePoint from, CurvePoint to, const CurveWindow& window)
{
    return {(to.x - from.x) * window.pixelsPerX(), (to.y - from.y) * window.pixelsPerY()};
}

double cross(Vector a, Vector b)
{
    return a.x * b.y - a.y * b.x;
}

/// The directions from a vertex in which a ray passes near enough to all following vertices.
class Wedge {
public:
    explicit Wedge(double tolerance)
        : m_tolerance(tolerance)
    {}

    /// Whether a segment to `end` is near enough to all vertices added.
    bool holds(Vector end) const
    {
        const double length = std::hypot(end.x, end.y);
        if (length < m_farthest)
            return false;
        return m_isOpen || (length > 0 && cross(m_right, end) >= 0 && cross(end, m_left) >= 0 &&
                            m_right.x * end.x + m_right.y * end.y > 0);
    }

    void add(Vector vertex)
    {
        const double length = std::hypot(vertex.x, vertex.y);
        m_farthest = std::max(m_farthest, length);
        if (length <= m_tolerance)
            return;
        const double sine = m_tolerance / length;
        const double cosine = std::sqrt(1 - sine * sine);
        const Vector left{vertex.x * cosine - vertex.y * sine, vertex.x * sine + vertex.y * cosine};
        const Vector right{vertex.x * cosine + vertex.y * sine,
                           -vertex.x * sine + vertex.y * cosine};
        if (m_isOpen || cross(left, m_left) > 0)
            m_left = left;
        if (m_isOpen || cross(m_right, right) > 0)
            m_right = right;
        m_isOpen = false;
    }

private:
    double m_tolerance;
    double m_farthest = 0;
    bool m_isOpen = true;
    Vector m_left{};
    Vector m_right{};
};

}  // namespace

PointRun shownRun(const CurvePoints& points, CurveOrder order, const CurveWindow& window)
{
    const PointRun across = runBetween(points, window.left, window.right,
                                       [](const CurvePoint& point) { return point.x; });
    if (order == CurveOrder::MonotoneX)
        return across;
    const PointRun up = runBetween(points, window.bottom, window.top,
                                   [](const CurvePoint& point) { return point.y; });
    const PointRun both{std::max(across.first, up.first), std::min(across.last, up.last)};
    return both.first <= both.last ? both : PointRun{both.last, both.last};
}

std::vector<CurveVertex> joinedInBoxes(const CurvePoints& points, PointRun run,
                                       const CurveWindow& window, double tolerance)
{
    const double most = tolerance * tolerance;
    CurveVertex corner{run.first, points.at(run.first)};
    std::vector<CurveVertex> vertices{corner};
    std::size_t length = 1;
    while (corner.index < run.last) {
        const auto isBeyond = [&](std::size_t index) {
            const auto [width, height] = between(corner.point, points.at(index), window);
            // The box's other corners are width × height ÷ diagonal away from its diagonal.
            return width * width * height * height > most * (width * width + height * height);
        };
        const std::size_t first = corner.index + 1;
        const std::size_t next =
            std::max(first, firstBeyond(first, run.last + 1, length, isBeyond) - 1);
        length = next - corner.index;
        corner = {next, points.at(next)};
        vertices.push_back(corner);
    }
    return vertices;
}

std::vector<CurveVertex> joinedInColumns(const CurvePoints& points, const ExtremaPyramid& pyramid,
                                         PointRun run, const CurveWindow& window, double tolerance)
{
    constexpr std::size_t few = 4;
    std::vector<CurveVertex> vertices;
    std::size_t length = 1;
    for (std::size_t first = run.first; first <= run.last;) {
        const double left = points.at(first).x;
        const auto isBeyond = [&](std::size_t index) {
            return std::abs(points.at(index).x - left) * window.pixelsPerX() > tolerance;
        };
        const std::size_t end = firstBeyond(first + 1, run.last + 1, length, isBeyond);
        length = end - first;
        if (length <= few) {
            for (std::size_t i = first; i < end; ++i)
                vertices.push_back({i, points.at(i)});
        } else {
            const Extremes extremes = pyramid.over(points, first, end - 1);
            const auto [early, late] = std::minmax(extremes.leastAt, extremes.greatestAt);
            vertices.push_back({first, points.at(first)});
            for (const std::size_t index : {early, late, end - 1})
                if (index != vertices.back().index)
                    vertices.push_back({index, points.at(index)});
        }
        first = end;
    }
    return vertices;
}

std::vector<CurveVertex> straightened(const std::vector<CurveVertex>& vertices,
                                      const CurveWindow& window, double tolerance)
{
    if (vertices.size() < 3)
        return vertices;
    std::vector<CurveVertex> kept{vertices.front()};
    Wedge wedge(tolerance);
    for (std::size_t i = 1; i < vertices.size(); ++i) {
        if (!wedge.holds(between(kept.back().point, vertices[i].point, window))) {
            kept.push_back(vertices[i - 1]);
            wedge = Wedge(tolerance);
        }
        wedge.add(between(kept.back().point, vertices[i].point, window));
    }
    kept.push_back(vertices.back());
    return kept;
}

}  // namespace core
