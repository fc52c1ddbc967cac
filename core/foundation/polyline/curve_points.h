// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>

namespace core {

/// A point in the plane of a curve, in units of its axes.
struct CurvePoint {
    double x = 0;
    double y = 0;

    bool operator==(const CurvePoint&) const = default;
};

/// The points of a curve, 0-based, in the order in which straight lines join them. They are
/// computed on request, so that ten million of them take no memory. Both coordinates are finite.
/// Safe to read from several threads.
class CurvePoints {
public:
    CurvePoints() = default;
    CurvePoints(const CurvePoints&) = delete;
    CurvePoints& operator=(const CurvePoints&) = delete;
    virtual ~CurvePoints() = default;

    virtual std::size_t size() const = 0;
    /// @param index less than size()
    virtual CurvePoint at(std::size_t index) const = 0;
    /// Fills `points` starting at index `first`, in one call.
    virtual void read(std::size_t first, std::span<CurvePoint> points) const = 0;
};

/// The points that a function of the index computes; see curvePoints().
template <class At>
class ComputedPoints final : public CurvePoints {
public:
    ComputedPoints(std::size_t size, At at)
        : m_size(size)
        , m_at(std::move(at))
    {}

    std::size_t size() const override { return m_size; }
    CurvePoint at(std::size_t index) const override { return m_at(index); }
    void read(std::size_t first, std::span<CurvePoint> points) const override
    {
        for (CurvePoint& point : points)
            point = m_at(first++);
    }

private:
    std::size_t m_size;
    At m_at;
};

/// Points computed by `at`. Objects that `at` refers to must outlive the points: let it hold a
/// shared pointer.
///
///     curvePoints(sweep->size(), [sweep](std::size_t i) { return CurvePoint{…, …}; })
///
/// @param at CurvePoint(std::size_t index), without side effects
template <class At>
std::shared_ptr<const CurvePoints> curvePoints(std::size_t size, At at)
{
    return std::make_shared<const ComputedPoints<At>>(size, std::move(at));
}

}  // namespace core
