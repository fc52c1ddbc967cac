// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/wilcoxon.h"

#include "core/foundation/normal_deviate.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace core {

namespace {

/// The differences that count, smallest first.
std::vector<double> bySize(std::span<const double> differences, double epsilon)
{
    std::vector<double> sorted;
    std::copy_if(differences.begin(), differences.end(), std::back_inserter(sorted),
                 [epsilon](double difference) { return std::abs(difference) > epsilon; });
    std::ranges::sort(sorted, [](double a, double b) { return std::abs(a) < std::abs(b); });
    return sorted;
}

/// The end of the group of equal sizes that starts at `first`.
std::size_t groupEnd(const std::vector<double>& sorted, std::size_t first)
{
    constexpr double rounding = 1e-12;
    const double limit = std::abs(sorted[first]) + rounding * std::abs(sorted.back());
    std::size_t end = first + 1;
    while (end < sorted.size() && std::abs(sorted[end]) <= limit)
        ++end;
    return end;
}

/// The probability of a rank sum of at most `sum` if all signs are equally likely. Counts subsets
/// of the ranks by their sum; up to 2^50 are exact in a double.
/// @param sum twice the rank sum, because equal sizes share half ranks
/// @param ranks twice each rank
double atMost(std::size_t sum, const std::vector<std::size_t>& ranks)
{
    std::vector<double> subsets(sum + 1, 0.0);
    subsets[0] = 1;
    for (const std::size_t rank : ranks)
        for (std::size_t reached = sum; reached >= rank; --reached)
            subsets[reached] += subsets[reached - rank];
    double total = 0;
    for (const double number : subsets)
        total += number;
    return std::ldexp(total, -static_cast<int>(ranks.size()));
}

double normalP(double rankSum, double count, double tieTerm)
{
    const double expected = count * (count + 1) / 4;
    const double variance = count * (count + 1) * (2 * count + 1) / 24 - tieTerm / 48;
    const double distance = std::max(0.0, std::abs(rankSum - expected) - 0.5);
    return 2 * normalShare(-distance / std::sqrt(variance));
}

}  // namespace

SignedRanks wilcoxon(std::span<const double> differences, double epsilon)
{
    const std::vector<double> sorted = bySize(differences, epsilon);
    SignedRanks test;
    test.count = sorted.size();
    test.isExact = true;
    if (sorted.empty())
        return test;
    double tieTerm = 0;
    std::vector<std::size_t> twiceRanks;
    for (std::size_t first = 0; first < sorted.size();) {
        const std::size_t end = groupEnd(sorted, first);
        twiceRanks.resize(end, first + 1 + end);
        const double rank = static_cast<double>(first + 1 + end) / 2;
        for (std::size_t i = first; i < end; ++i)
            (sorted[i] > 0 ? test.positive : test.negative) += rank;
        const auto tied = static_cast<double>(end - first);
        tieTerm += tied * tied * tied - tied;
        first = end;
    }
    test.hasTies = tieTerm > 0;
    test.isExact = test.count <= exactSignedRanks;
    const double smaller = std::min(test.positive, test.negative);
    test.p = test.isExact
                 ? std::min(1.0, 2 * atMost(static_cast<std::size_t>(2 * smaller), twiceRanks))
                 : normalP(smaller, static_cast<double>(test.count), tieTerm);
    return test;
}

}  // namespace core
