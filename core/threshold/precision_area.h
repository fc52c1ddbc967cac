#pragma once

#include "core/metric/number.h"
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
/// @param tp, fp what is accepted at a point, in Num; never falls, positives at the last one
/// @param goesOn whether a sum so far is worth going on with
template <class Num, class Tp, class Fp, class GoesOn>
Num precisionArea(std::size_t points, PrLines lines, Tp tp, Fp fp, GoesOn goesOn)
{
    Total<Num> sum;
    auto tpBefore = whole<Num>(0);
    auto precisionBefore = whole<Num>(1);
    for (std::size_t point = 1; point < points && goesOn(sum.value()); ++point) {
        const Num tpHere = tp(point);
        const Num accepted = tpHere + fp(point);
        if (accepted == whole<Num>(0))
            continue;
        const Num precision = tpHere / accepted;
        const Num height =
            lines == PrLines::Steps ? precision : (precisionBefore + precision) / whole<Num>(2);
        sum += (tpHere - tpBefore) * height;
        tpBefore = tpHere;
        precisionBefore = precision;
    }
    return sum.value() / tpBefore;
}

}  // namespace core
