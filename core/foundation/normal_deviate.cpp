// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/normal_deviate.h"

#include <boost/math/special_functions/erf.hpp>

#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

namespace core {

double normalDeviate(double probability)
{
    assert(probability >= 0 && probability <= 1);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (probability == 0 || probability == 1)
        return probability == 0 ? -infinity : infinity;
    return -std::numbers::sqrt2 * boost::math::erfc_inv(2 * probability);
}

double normalShare(double deviate)
{
    return std::erfc(-deviate / std::numbers::sqrt2) / 2;
}

}  // namespace core
