// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/total.h"

#include <cstddef>

namespace core {

/// How a precision-recall curve is drawn between its points.
enum class PrLines {
    Steps,     ///< at the height of the later point: average precision
    Straight,  ///< as trapezoids
};

/// Accumulates the area below a precision-recall curve point by point. The first point, where
/// nothing is predicted positive, is not added.
class PrecisionArea {
public:
    explicit PrecisionArea(PrLines lines)
        : m_lines(lines)
    {}
    /// @param tp,fp the counts at the next point; never decrease
    void add(double tp, double fp)
    {
        const double accepted = tp + fp;
        if (accepted == 0)
            return;
        const double precision = tp / accepted;
        const double height = m_lines == PrLines::Steps ? precision : (m_precision + precision) / 2;
        m_sum += (tp - m_tp) * height;
        m_tp = tp;
        m_precision = precision;
    }
    /// Call only if the last point has positives.
    double value() const { return m_sum.value() / m_tp; }

private:
    PrLines m_lines;
    Total<double> m_sum;
    double m_tp = 0;
    double m_precision = 1;
};

/// The area below a precision-recall curve. O(points).
/// @param points including point 0, where nothing is predicted positive
/// @param tp,fp the counts at a point; never decrease, with positives at the last one
template <class Tp, class Fp>
double precisionArea(std::size_t points, PrLines lines, Tp tp, Fp fp)
{
    PrecisionArea area(lines);
    for (std::size_t point = 1; point < points; ++point)
        area.add(tp(point), fp(point));
    return area.value();
}

}  // namespace core
