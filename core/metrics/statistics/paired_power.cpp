// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/paired_power.h"

#include "core/metrics/statistics/distributions.h"

#include <algorithm>
#include <cmath>

#include <boost/math/distributions/non_central_t.hpp>

namespace core {

namespace {

using SameEverywhere = boost::math::policies::policy<boost::math::policies::promote_double<false>>;
using NoncentralT = boost::math::non_central_t_distribution<double, SameEverywhere>;

}  // namespace

double pairedPower(double effectSize, std::size_t queries, double alpha)
{
    const auto count = static_cast<double>(queries);
    const double least = upperT(alpha / 2, count - 1);
    const NoncentralT statistic(count - 1, std::abs(effectSize) * std::sqrt(count));
    return boost::math::cdf(boost::math::complement(statistic, least)) +
           boost::math::cdf(statistic, -least);
}

std::optional<std::size_t> queriesNeeded(double effectSize, double alpha, double power)
{
    constexpr std::size_t most = 1'000'000'000;
    const auto suffices = [&](std::size_t queries) {
        return pairedPower(effectSize, queries, alpha) >= power;
    };
    std::size_t enough = 2;
    // Doubles instead of starting at the maximum: far from the answer the distribution is slow.
    while (!suffices(enough)) {
        if (enough == most || effectSize == 0)
            return std::nullopt;
        enough = std::min(2 * enough, most);
    }
    std::size_t tooFew = enough / 2;
    while (enough - tooFew > 1) {
        const std::size_t middle = tooFew + (enough - tooFew) / 2;
        (suffices(middle) ? enough : tooFew) = middle;
    }
    return enough;
}

double detectableEffect(std::size_t queries, double alpha, double power)
{
    double enough = 1 / std::sqrt(static_cast<double>(queries));
    while (pairedPower(enough, queries, alpha) < power)
        enough *= 2;
    double tooSmall = 0;
    constexpr int halvings = 50;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (tooSmall + enough) / 2;
        (pairedPower(middle, queries, alpha) >= power ? enough : tooSmall) = middle;
    }
    return enough;
}

}  // namespace core
