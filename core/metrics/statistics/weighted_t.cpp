// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/weighted_t.h"

#include "core/foundation/total.h"
#include "core/metrics/statistics/distributions.h"
#include "core/metrics/statistics/wilson_interval.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace core {

namespace {

double sumOf(std::span<const double> numbers)
{
    Total<double> sum;
    for (const double number : numbers)
        sum += number;
    return sum.value();
}

/// @param test with count and mean
/// @param squares Σ (h (d - m))², where h are the weights over their sum
/// @param effective the number of equally weighted queries
Result<PairedT, Untested> tested(PairedT test, double squares, double effective)
{
    const auto count = static_cast<double>(test.count);
    const double error = std::sqrt(squares * count / (count - 1));
    test.deviation = error * std::sqrt(count);
    if (isOneSpread(test))
        return Untested::OneSpread;
    if (effective < 2)
        return Untested::OneHeavyQuery;
    test.freedom = effective - 1;
    test.t = test.mean / error;
    test.p = twoSidedT(test.t, *test.freedom);
    return test;
}

}  // namespace

void RunningWeightedSpread::add(double number, double weight)
{
    if (m_count++ == 0)
        m_first = number;
    const double distance = number - m_first;
    const double square = weight * weight;
    m_weights += weight;
    m_weighted += weight * distance;
    m_squares += square;
    m_squaresWeighted += square * distance;
    m_squaresSquared += square * distance * distance;
}

Result<PairedT, Untested> RunningWeightedSpread::test() const
{
    if (m_count == 0)
        return Untested::NoQueries;
    if (m_count == 1)
        return Untested::OneQuery;
    const double sum = m_weights.value();
    const double mean = m_weighted.value() / sum;
    const double residuals = m_squaresSquared.value() - 2 * mean * m_squaresWeighted.value() +
                             mean * mean * m_squares.value();
    PairedT test;
    test.count = m_count;
    test.mean = m_first + mean;
    return tested(test, std::max(residuals, 0.0) / (sum * sum),
                  effectiveSize(sum, m_squares.value()));
}

double weightedMean(std::span<const double> numbers, std::span<const double> weights)
{
    assert(!numbers.empty() && numbers.size() == weights.size());
    Total<double> sum;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        sum += numbers[i] * weights[i];
    return sum.value() / sumOf(weights);
}

double effectiveQueries(std::span<const double> weights)
{
    Total<double> squares;
    for (const double weight : weights)
        squares += weight * weight;
    return effectiveSize(sumOf(weights), squares.value());
}

Result<PairedT, Untested> weightedT(std::span<const double> differences,
                                    std::span<const double> weights)
{
    assert(differences.size() == weights.size());
    if (differences.empty())
        return Untested::NoQueries;
    if (differences.size() == 1)
        return Untested::OneQuery;
    PairedT test;
    test.count = differences.size();
    test.mean = weightedMean(differences, weights);
    const double sum = sumOf(weights);
    Total<double> squares;
    Total<double> spread;
    Total<double> cubes;  // of the shares
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const double share = weights[i] / sum;
        const double residual = differences[i] - test.mean;
        squares += share * residual * share * residual;
        spread += share * residual * residual;
        cubes += share * share * share;
    }
    const double effective = effectiveQueries(weights);
    auto result = tested(test, squares.value(), effective);
    if (!result)
        return result;
    test = *result;
    test.effectSize = test.mean / std::sqrt(spread.value() / (1 - 1 / effective));
    if (const auto plain = pairedT(differences))
        test.skewness = plain->skewness * cubes.value() * std::pow(effective, 1.5) *
                        std::sqrt(static_cast<double>(test.count));
    return test;
}

}  // namespace core
