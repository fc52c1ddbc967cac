// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/wilson_interval.h"

#include "core/foundation/normal_deviate.h"

#include <cassert>
#include <cmath>

namespace core {

namespace {

/// The smaller root of (share − π)² = z² π (1 − π) ÷ trials, computed as their product over the
/// larger one: a difference would lose digits near 0.
double lowEnd(double share, double trials, double z)
{
    const double half = z * z / (2 * trials);
    const double larger = share + half + std::sqrt(half * (2 * share * (1 - share) + half));
    return share * share / larger;
}

}  // namespace

Interval wilsonInterval(double share, double trials, double alpha)
{
    assert(share >= 0 && share <= 1 && trials > 0 && alpha > 0 && alpha < 1);
    const double z = normalDeviate(1 - alpha / 2);
    return {lowEnd(share, trials, z), 1 - lowEnd(1 - share, trials, z)};
}

}  // namespace core
