// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/mcnemar.h"

#include "core/metrics/statistics/distributions.h"

#include <algorithm>

namespace core {

McNemarP mcNemar(std::size_t onlyFirst, std::size_t onlySecond)
{
    if (onlyFirst == onlySecond)
        return {};
    const std::size_t fewer = std::min(onlyFirst, onlySecond);
    const std::size_t all = onlyFirst + onlySecond;
    const double atMost = fairCoinAtMost(fewer, all);
    const double below = fewer > 0 ? fairCoinAtMost(fewer - 1, all) : 0;
    return {std::min(1.0, 2 * atMost), std::min(1.0, atMost + below)};
}

}  // namespace core
