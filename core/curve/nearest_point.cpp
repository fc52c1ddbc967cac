#include "core/curve/nearest_point.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace core {

namespace {

/// Blocks of points are skipped when the box around them is farther away than the nearest found.
class Search {
public:
    Search(const CurvePoints& points, CurvePoint place, const CurveWindow& window)
        : m_points(points)
        , m_place(place)
        , m_scaleX(window.pixelsPerX())
        , m_scaleY(window.pixelsPerY())
    {}

    std::size_t nearest() const { return m_nearest; }

    /// Looks at the points first … end - 1.
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

    /// Nothing in the box can be nearer, or as near and earlier.
    bool isBeyond(CurvePoint corner, CurvePoint opposite, std::size_t first) const
    {
        const auto outside = [](double value, double a, double b) {
            return std::max({0.0, std::min(a, b) - value, value - std::max(a, b)});
        };
        const double dx = outside(m_place.x, corner.x, opposite.x) * m_scaleX;
        const double dy = outside(m_place.y, corner.y, opposite.y) * m_scaleY;
        const double least = dx * dx + dy * dy;
        return least > m_least || (least == m_least && first > m_nearest);
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

void visit(Search& search, const CurvePoints& points, std::size_t first, std::size_t last)
{
    if (search.isBeyond(points.at(first), points.at(last), first))
        return;
    if (last - first < ExtremaPyramid::blockSize) {
        search.scan(first, last + 1);
        return;
    }
    const std::size_t middle = first + (last - first) / 2;
    visit(search, points, first, middle);
    visit(search, points, middle + 1, last);
}

void visit(Search& search, const CurvePoints& points, const ExtremaPyramid& pyramid,
           std::size_t level, std::size_t block)
{
    std::size_t length = ExtremaPyramid::blockSize;
    for (std::size_t i = 0; i < level; ++i)
        length *= ExtremaPyramid::fanOut;
    const std::size_t first = block * length;
    const std::size_t end = std::min(first + length, points.size());
    const Extremes& extremes = pyramid.block(level, block);
    const CurvePoint low{points.at(first).x, extremes.least};
    const CurvePoint high{points.at(end - 1).x, extremes.greatest};
    if (search.isBeyond(low, high, first))
        return;
    if (level == 0) {
        search.scan(first, end);
        return;
    }
    const std::size_t children =
        std::min((block + 1) * ExtremaPyramid::fanOut, pyramid.blocks(level - 1));
    for (std::size_t child = block * ExtremaPyramid::fanOut; child < children; ++child)
        visit(search, points, pyramid, level - 1, child);
}

}  // namespace

std::size_t nearestInBoxes(const CurvePoints& points, CurvePoint place, const CurveWindow& window)
{
    Search search(points, place, window);
    search.guess(xOf);
    search.guess(yOf);
    visit(search, points, 0, points.size() - 1);
    return search.nearest();
}

std::size_t nearestInColumns(const CurvePoints& points, const ExtremaPyramid& pyramid,
                             CurvePoint place, const CurveWindow& window)
{
    Search search(points, place, window);
    search.guess(xOf);
    const std::size_t top = pyramid.levels() - 1;
    for (std::size_t block = 0; block < pyramid.blocks(top); ++block)
        visit(search, points, pyramid, top, block);
    return search.nearest();
}

}  // namespace core
