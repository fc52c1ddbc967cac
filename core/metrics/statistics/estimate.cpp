// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/estimate.h"

#include "core/foundation/normal_deviate.h"
#include "core/metrics/statistics/quantile.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr double upperEnd = (1 + confidence) / 2;

}  // namespace

Interval percentileInterval(std::vector<double> outcomes)
{
    std::sort(outcomes.begin(), outcomes.end());
    return {quantile(1 - upperEnd, outcomes), quantile(upperEnd, outcomes)};
}

Interval waldInterval(double value, double standardError)
{
    const double half = normalDeviate(upperEnd) * standardError;
    return {value - half, value + half};
}

Interval logInterval(double value, double standardError)
{
    const double factor = std::exp(normalDeviate(upperEnd) * standardError);
    return {value / factor, value * factor};
}

}  // namespace core
