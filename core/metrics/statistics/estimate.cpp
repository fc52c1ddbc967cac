// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/estimate.h"

#include "core/foundation/normal_deviate.h"

#include <cmath>

namespace core {

namespace {

constexpr double upperEnd = 0.975;  // of 95 %

}  // namespace

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
