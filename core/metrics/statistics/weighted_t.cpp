// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/weighted_t.h"

#include "core/foundation/total.h"
#include "core/metrics/statistics/distributions.h"
#include "core/metrics/statistics/wilson_interval.h"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <vector>

namespace core {

namespace {

double sumOf(std::span<const double> numbers)
{
    Total<double> sum;
    for (const double number : numbers)
        sum += number;
    return sum.value();
}

std::vector<double> sharesOf(std::span<const double> weights)
{
    const double sum = sumOf(weights);
    std::vector<double> shares(weights.begin(), weights.end());
    for (double& share : shares)
        share /= sum;
    return shares;
}

/// The degrees of freedom of the variance whose terms have these factors.
/// @param squares Σ h²
double freedomOf(std::span<const double> shares, std::span<const double> factors, double squares)
{
    Total<double> diagonal;
    Total<double> zeroth;
    Total<double> first;
    Total<double> second;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double a = factors[i];
        const double h = shares[i];
        const double other = squares - 2 * h;
        diagonal += a * a * (1 + 2 * other);
        zeroth += a;
        first += a * h;
        second += a * h * h;
    }
    const double pairs =
        squares * squares * zeroth.value() * zeroth.value() + 2 * zeroth.value() * second.value() -
        4 * squares * zeroth.value() * first.value() + 2 * first.value() * first.value();
    return squares * squares / (diagonal.value() + pairs);
}

}  // namespace

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
    const std::vector<double> shares = sharesOf(weights);
    Total<double> sum;
    for (const double share : shares)
        sum += share * share;
    const double squares = sum.value();
    PairedT test;
    test.count = differences.size();
    test.mean = weightedMean(differences, weights);
    std::vector<double> factors;
    Total<double> variance;
    Total<double> spread;
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const double h = shares[i];
        const double residual = differences[i] - test.mean;
        factors.push_back(h * h / (1 - 2 * h + squares));
        variance += factors.back() * residual * residual;
        spread += h * residual * residual;
    }
    const double error = std::sqrt(variance.value());
    test.deviation = error * std::sqrt(static_cast<double>(test.count));
    if (isOneSpread(test))
        return Untested::OneSpread;
    test.freedom = freedomOf(shares, factors, squares);
    test.t = test.mean / error;
    test.p = twoSidedT(test.t, *test.freedom);
    test.effectSize = test.mean / std::sqrt(spread.value() / (1 - squares));
    return test;
}

}  // namespace core
