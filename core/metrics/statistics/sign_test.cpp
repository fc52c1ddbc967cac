// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/sign_test.h"

#include "core/metrics/statistics/distributions.h"

#include <algorithm>
#include <cassert>

namespace core {

WinTieLoss winTieLoss(std::span<const double> differences, double epsilon)
{
    assert(epsilon >= 0);
    WinTieLoss counts;
    for (const double difference : differences)
        ++(difference > epsilon ? counts.won : difference < -epsilon ? counts.lost : counts.tied);
    return counts;
}

double signTest(const WinTieLoss& counts)
{
    const std::size_t fewer = std::min(counts.won, counts.lost);
    return std::min(1.0, 2 * fairCoinAtMost(fewer, counts.won + counts.lost));
}

}  // namespace core
