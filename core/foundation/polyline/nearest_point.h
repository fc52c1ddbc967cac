// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve.h"

#include <cstddef>

namespace core {

/// The point nearest to a place in window pixels; the first if several are equally near.
/// @param points not empty, both coordinates monotone
std::size_t nearestInBoxes(const CurvePoints& points, CurvePoint place, const CurveWindow& window);
/// The same for points with only x monotone.
std::size_t nearestInColumns(const CurvePoints& points, const ExtremaPyramid& pyramid,
                             CurvePoint place, const CurveWindow& window);

}  // namespace core
