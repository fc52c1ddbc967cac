// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/paired_t.h"

#include "core/foundation/total.h"
#include "core/metrics/statistics/distributions.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {

namespace {

double standardError(const PairedT& numbers)
{
    return numbers.deviation / std::sqrt(static_cast<double>(numbers.count));
}

}  // namespace

bool isOneSpread(const PairedT& numbers)
{
    constexpr double rounding = 10 * std::numeric_limits<double>::epsilon();
    return standardError(numbers) <= rounding * std::abs(numbers.mean);
}

double meanDifference(std::span<const double> differences)
{
    assert(!differences.empty());
    Total<double> sum;
    for (const double difference : differences)
        sum += difference;
    return sum.value() / static_cast<double>(differences.size());
}

Result<PairedT, Untested> pairedT(std::span<const double> differences)
{
    if (differences.empty())
        return Untested::NoQueries;
    if (differences.size() == 1)
        return Untested::OneQuery;
    PairedT test;
    test.count = differences.size();
    test.mean = meanDifference(differences);
    Total<double> squares;
    Total<double> cubes;
    for (const double difference : differences) {
        const double distance = difference - test.mean;
        squares += distance * distance;
        cubes += distance * distance * distance;
    }
    const auto count = static_cast<double>(test.count);
    test.deviation = std::sqrt(squares.value() / (count - 1));
    if (isOneSpread(test))
        return Untested::OneSpread;
    test.t = test.mean / standardError(test);
    test.p = twoSidedT(test.t, count - 1);
    test.effectSize = test.mean / test.deviation;
    test.skewness = cubes.value() / count / std::pow(squares.value() / count, 1.5);
    return test;
}

Interval confidenceInterval(const PairedT& test, double alpha)
{
    assert(alpha > 0 && alpha < 1);
    const auto count = static_cast<double>(test.count);
    const double reach =
        upperT(alpha / 2, test.freedom.value_or(count - 1)) * test.deviation / std::sqrt(count);
    return {test.mean - reach, test.mean + reach};
}

Interval conservativeInterval(const PairedT& test, double alpha)
{
    const Interval interval = confidenceInterval(test, alpha);
    const double shift = test.skewness / (6 * static_cast<double>(test.count));
    // Of reach x, in deviations: 3 / γ (∛y - 1) with y = 1 + γ (x - shift), also for γ = 0.
    const auto endAt = [&](double x) {
        const double root = std::cbrt(1 + test.skewness * (x - shift));
        return test.mean - test.deviation * 3 * (x - shift) / (root * root + root + 1);
    };
    const double reach = (interval.high - test.mean) / test.deviation;
    return {std::min(interval.low, endAt(reach)), std::max(interval.high, endAt(-reach))};
}

}  // namespace core
