// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/nearest_point.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace core {

namespace {

/// Skips blocks of points whose bounding box is farther away than the nearest point found.
class Search {
public:
    Search(const CurvePoints& points, CurvePoint place, const CurveWindow& window)
        : m_points(points)
        , m_place(place)
        , m_scaleX(window.pixelsPerX())
        , m_scaleY(window.pixelsPerY())
    {}

    std::size_t nearest() const { return m_nearest; }

    /// Examines the points first … end - 1.
    void scan(std::size_t first, std::size_t end)
    {
        std::array<CurvePoint, ExtremaPyramid::blockSize> buffer;
        while (first < end) {
            const std::span<CurvePoint> read(buffer.data(), std::min(buffer.size(), end - first));
            m_points.read(first, read);
            for (const CurvePoint& point : read)
                offer(first++, point);
        }
    }

    /// The square of the distance to a box, 0 inside.
    double distanceTo(CurvePoint corner, CurvePoint opposite) const
    {
        const auto outside = [](double value, double a, double b) {
            return std::max({0.0, std::min(a, b) - value, value - std::max(a, b)});
        };
        const double dx = outside(m_place.x, corner.x, opposite.x) * m_scaleX;
        const double dy = outside(m_place.y, corner.y, opposite.y) * m_scaleY;
        return dx * dx + dy * dy;
    }

    /// No point at that distance or beyond is nearer, or equally near and earlier.
    bool isBeyond(double distance, std::size_t first) const
    {
        return distance > m_least || (distance == m_least && first > m_nearest);
    }

    /// A first guess: the point before which x (or y) passes the place.
    template <class Coordinate>
    void guess(Coordinate coordinate)
    {
        const std::size_t size = m_points.size();
        const bool ascends = coordinate(m_points.at(0)) <= coordinate(m_points.at(size - 1));
        std::size_t low = 0;
        std::size_t high = size;
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            const double value = coordinate(m_points.at(middle));
            if (ascends ? value < coordinate(m_place) : value > coordinate(m_place))
                low = middle + 1;
            else
                high = middle;
        }
        scan(low > 0 ? low - 1 : 0, std::min(low + 1, size));
    }

private:
    void offer(std::size_t index, const CurvePoint& point)
    {
        const double dx = (point.x - m_place.x) * m_scaleX;
        const double dy = (point.y - m_place.y) * m_scaleY;
        const double distance = dx * dx + dy * dy;
        if (distance < m_least || (distance == m_least && index < m_nearest)) {
            m_least = distance;
            m_nearest = index;
        }
    }

    const CurvePoints& m_points;
    CurvePoint m_place;
    double m_scaleX;
    double m_scaleY;
    double m_least = std::numeric_limits<double>::infinity();
    std::size_t m_nearest = 0;
};

double xOf(const CurvePoint& point)
{
    return point.x;
}

double yOf(const CurvePoint& point)
{
    return point.y;
}

/// A range of points of a curve that is monotone in both coordinates, and its distance.
struct Box {
    std::size_t first;
    std::size_t last;
    CurvePoint from;
    CurvePoint to;
    double distance;
};

/// Visits the nearer half first, so that more of the other can be skipped.
void visit(Search& search, const CurvePoints& points, const Box& box)
{
    constexpr std::size_t few = 16;
    if (search.isBeyond(box.distance, box.first))
        return;
    if (box.last - box.first < few) {
        search.scan(box.first, box.last + 1);
        return;
    }
    const std::size_t middle = box.first + (box.last - box.first) / 2;
    const CurvePoint end = points.at(middle);
    const CurvePoint start = points.at(middle + 1);
    const Box early{box.first, middle, box.from, end, search.distanceTo(box.from, end)};
    const Box late{middle + 1, box.last, start, box.to, search.distanceTo(start, box.to)};
    const bool isEarlyNearer = early.distance <= late.distance;
    visit(search, points, isEarlyNearer ? early : late);
    visit(search, points, isEarlyNearer ? late : early);
}

/// A block of the pyramid and its distance.
struct PointBlock {
    std::size_t number;
    std::size_t first;
    double distance;
};

PointBlock blockOf(const Search& search, const CurvePoints& points, const ExtremaPyramid& pyramid,
                   std::size_t level, std::size_t number)
{
    std::size_t length = ExtremaPyramid::blockSize;
    for (std::size_t i = 0; i < level; ++i)
        length *= ExtremaPyramid::fanOut;
    const std::size_t first = number * length;
    const std::size_t last = std::min(first + length, points.size()) - 1;
    const Extremes& extremes = pyramid.block(level, number);
    return {number, first,
            search.distanceTo({points.at(first).x, extremes.least},
                              {points.at(last).x, extremes.greatest})};
}

/// The blocks begin … end - 1 of a level, the nearer ones first.
void visit(Search& search, const CurvePoints& points, const ExtremaPyramid& pyramid,
           std::size_t level, std::size_t begin, std::size_t end)
{
    std::array<PointBlock, ExtremaPyramid::fanOut> blocks;
    const std::span<PointBlock> found(blocks.data(), end - begin);
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i] = blockOf(search, points, pyramid, level, begin + i);
    std::ranges::sort(found, {}, &PointBlock::distance);
    for (const PointBlock& block : found) {
        if (search.isBeyond(block.distance, block.first))
            continue;
        if (level == 0) {
            search.scan(block.first,
                        std::min(block.first + ExtremaPyramid::blockSize, points.size()));
            continue;
        }
        const std::size_t child = block.number * ExtremaPyramid::fanOut;
        visit(search, points, pyramid, level - 1, child,
              std::min(child + ExtremaPyramid::fanOut, pyramid.blocks(level - 1)));
    }
}

}  // namespace

std::size_t nearestInBoxes(const CurvePoints& points, CurvePoint place, const CurveWindow& window)
{
    Search search(points, place, window);
    search.guess(xOf);
    search.guess(yOf);
    const std::size_t last = points.size() - 1;
    visit(search, points, {0, last, points.at(0), points.at(last), 0});
    return search.nearest();
}

std::size_t nearestInColumns(const CurvePoints& points, const ExtremaPyramid& pyramid,
                             CurvePoint place, const CurveWindow& window)
{
    Search search(points, place, window);
    search.guess(xOf);
    const std::size_t top = pyramid.levels() - 1;
    visit(search, points, pyramid, top, 0, pyramid.blocks(top));
    return search.nearest();
}

}  // namespace core
