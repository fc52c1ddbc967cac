#pragma once

#include "core/total.h"

#include <cstddef>

namespace core {

/// How a precision-recall curve is drawn between its points.
enum class PrLines {
    Steps,     ///< at the height of the point that follows: average precision
    Straight,  ///< as trapezoids
};

/// The area below a precision-recall curve. O(points).
/// @param points with point 0, which accepts nothing
/// @param tp, fp what is accepted at a point; never falls, positives at the last one
template <class Tp, class Fp>
double precisionArea(std::size_t points, PrLines lines, Tp tp, Fp fp)
{
    Total<double> sum;
    double tpBefore = 0;
    double precisionBefore = 1;
    for (std::size_t point = 1; point < points; ++point) {
        const double tpHere = tp(point);
        const double accepted = tpHere + fp(point);
        if (accepted == 0)
            continue;
        const double precision = tpHere / accepted;
        const double height =
            lines == PrLines::Steps ? precision : (precisionBefore + precision) / 2;
        sum += (tpHere - tpBefore) * height;
        tpBefore = tpHere;
        precisionBefore = precision;
    }
    return sum.value() / tpBefore;
}

}  // namespace core
