// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/studentised_range.h"

#include "core/foundation/normal_deviate.h"

#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/tools/roots.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace core {

namespace {

// long double differs between machines.
using DoubleOnly = boost::math::policies::policy<boost::math::policies::promote_double<false>>;

double normalDensity(double z)
{
    return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
}

/// The density of t = ln s, where s is an estimate of a deviation of 1.
double logDeviationDensity(double t, double freedom)
{
    const double halfSquares = freedom / 2 * std::exp(2 * t);
    return 2 * halfSquares *
           boost::math::gamma_p_derivative(freedom / 2, halfSquares, DoubleOnly());
}

}  // namespace

StudentisedRange::StudentisedRange(std::size_t variables, double freedom)
    : m_others(static_cast<double>(variables) - 1)
    , m_freedom(freedom)
{
    assert(variables >= 2 && freedom >= 1);
    constexpr int stepsOfOne = 8;
    constexpr int lowest = -9 * stepsOfOne;  // the probability of a lower one is 10^-19
    constexpr int highest = 16 * stepsOfOne;
    constexpr double negligible = 1e-60;
    for (int step = lowest; step <= highest; ++step) {
        const double z = static_cast<double>(step) / stepsOfOne;
        const double below = normalShare(z);
        const double weight = (m_others + 1) * normalDensity(z) * std::pow(below, m_others);
        if (weight > negligible)
            m_nodes.push_back({z, below, weight / stepsOfOne});
    }
}

double StudentisedRange::ofKnownDeviation(double range) const
{
    double probability = 0;
    for (const auto& [at, below, weight] : m_nodes) {
        // 1 - (1 - share)^others, the probability that some of the others are out of range,
        // computed so that a small share keeps its digits.
        const double share = std::min(normalShare(at - range) / below, 1.0);
        probability -= weight * std::expm1(m_others * std::log1p(-share));
    }
    return std::min(probability, 1.0);
}

double StudentisedRange::atLeast(double range) const
{
    assert(range >= 0);
    if (range == 0)
        return 1;
    if (std::isinf(m_freedom))
        return ofKnownDeviation(range);
    const double step = std::min(0.06, 0.75 / std::sqrt(2 * m_freedom));
    const auto term = [&](double t) {
        return logDeviationDensity(t, m_freedom) * ofKnownDeviation(range * std::exp(t)) * step;
    };
    // The integrand falls on both sides of a peak between here and 0: a wide range results from a
    // small estimate.
    const double leftmost = -std::log1p(range * range / (2 * m_freedom)) / 2;
    constexpr double negligible = 1e-16;
    double sum = 0;
    const auto add = [&](double t) {
        const double added = term(t);
        sum += added;
        return added > negligible * sum;
    };
    for (double t = leftmost; add(t) || t < 0; t += step) {
    }
    for (double t = leftmost - step; add(t); t -= step) {
    }
    return std::min(sum, 1.0);
}

double StudentisedRange::upper(double probability) const
{
    assert(probability > 0 && probability < 1);
    const auto excess = [&](double range) { return atLeast(range) - probability; };
    double high = 1;
    while (excess(high) > 0)
        high *= 2;
    std::uintmax_t most = 100;
    const auto [below, above] = boost::math::tools::toms748_solve(
        excess, 0.0, high, 1 - probability, excess(high),
        boost::math::tools::eps_tolerance<double>(46), most, DoubleOnly());
    return (below + above) / 2;
}

}  // namespace core
