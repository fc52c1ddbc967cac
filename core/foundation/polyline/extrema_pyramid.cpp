// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/extrema_pyramid.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

namespace core {

namespace {

Extremes joined(const Extremes& a, const Extremes& b)
{
    Extremes both = a;
    if (b.least < a.least) {
        both.least = b.least;
        both.leastAt = b.leastAt;
    }
    if (b.greatest > a.greatest) {
        both.greatest = b.greatest;
        both.greatestAt = b.greatestAt;
    }
    return both;
}

/// The extremes of at most one block of points.
Extremes scanned(const CurvePoints& points, std::size_t first, std::size_t end)
{
    std::array<CurvePoint, ExtremaPyramid::blockSize> buffer;
    const std::span<CurvePoint> read(buffer.data(), end - first);
    points.read(first, read);
    Extremes found{read[0].y, read[0].y, first, first};
    for (std::size_t i = 1; i < read.size(); ++i)
        found = joined(found, {read[i].y, read[i].y, first + i, first + i});
    return found;
}

std::vector<Extremes> lowestLevel(const CurvePoints& points)
{
    constexpr std::size_t step = ExtremaPyramid::blockSize;
    std::vector<Extremes> level;
    level.reserve(points.size() / step + 1);
    for (std::size_t first = 0; first < points.size(); first += step)
        level.push_back(scanned(points, first, std::min(first + step, points.size())));
    return level;
}

Extremes joinedRun(std::span<const Extremes> blocks)
{
    Extremes found = blocks[0];
    for (const Extremes& block : blocks.subspan(1))
        found = joined(found, block);
    return found;
}

std::vector<Extremes> nextLevel(const std::vector<Extremes>& level)
{
    constexpr std::size_t step = ExtremaPyramid::fanOut;
    std::vector<Extremes> next;
    next.reserve(level.size() / step + 1);
    for (std::size_t first = 0; first < level.size(); first += step)
        next.push_back(
            joinedRun(std::span(level).subspan(first, std::min(step, level.size() - first))));
    return next;
}

/// Accumulates extremes range by range.
class Gathered {
public:
    void add(const Extremes& found)
    {
        m_all = m_isEmpty ? found : joined(m_all, found);
        m_isEmpty = false;
    }
    const Extremes& all() const { return m_all; }

private:
    Extremes m_all{};
    bool m_isEmpty = true;
};

}  // namespace

ExtremaPyramid::ExtremaPyramid(const CurvePoints& points)
{
    assert(points.size() > 0);
    m_levels.push_back(lowestLevel(points));
    while (m_levels.back().size() > fanOut)
        m_levels.push_back(nextLevel(m_levels.back()));
}

Extremes ExtremaPyramid::over(const CurvePoints& points, std::size_t first, std::size_t last) const
{
    assert(first <= last && last < points.size());
    std::size_t begin = first / blockSize + 1;
    std::size_t end = (last + 1) / blockSize;
    Gathered found;
    if (begin >= end) {  // no whole block, or a single one
        for (std::size_t i = first; i <= last; i += blockSize)
            found.add(scanned(points, i, std::min(i + blockSize, last + 1)));
        return found.all();
    }
    found.add(scanned(points, first, begin * blockSize));
    if (end * blockSize <= last)
        found.add(scanned(points, end * blockSize, last + 1));
    for (const auto& level : m_levels) {
        const bool isTop = &level == &m_levels.back();
        const std::size_t innerBegin = (begin + fanOut - 1) / fanOut;
        const std::size_t innerEnd = end / fanOut;
        if (isTop || innerBegin >= innerEnd) {
            found.add(joinedRun(std::span(level).subspan(begin, end - begin)));
            break;
        }
        if (begin < innerBegin * fanOut)
            found.add(joinedRun(std::span(level).subspan(begin, innerBegin * fanOut - begin)));
        if (innerEnd * fanOut < end)
            found.add(
                joinedRun(std::span(level).subspan(innerEnd * fanOut, end - innerEnd * fanOut)));
        begin = innerBegin;
        end = innerEnd;
    }
    return found.all();
}

}  // namespace core
