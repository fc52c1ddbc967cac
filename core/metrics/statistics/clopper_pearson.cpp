// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/clopper_pearson.h"

#include "core/metrics/statistics/distributions.h"

#include <cassert>

namespace core {

Interval clopperPearsonInterval(double share, double trials, double alpha)
{
    assert(share >= 0 && share <= 1 && trials > 0 && alpha > 0 && alpha < 1);
    const double successes = share * trials;
    const double failures = trials - successes;
    Interval interval{0, 1};
    if (successes > 0)
        interval.low = betaQuantile(alpha / 2, successes, failures + 1);
    if (failures > 0)
        interval.high = betaQuantile(1 - alpha / 2, successes + 1, failures);
    return interval;
}

}  // namespace core
