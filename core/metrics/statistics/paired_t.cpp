// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/paired_t.h"

#include "core/foundation/total.h"
#include "core/metrics/statistics/distributions.h"

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
    for (const double difference : differences)
        squares += (difference - test.mean) * (difference - test.mean);
    const auto count = static_cast<double>(test.count);
    test.deviation = std::sqrt(squares.value() / (count - 1));
    if (isOneSpread(test))
        return Untested::OneSpread;
    test.t = test.mean / standardError(test);
    test.p = twoSidedT(test.t, count - 1);
    test.effectSize = test.mean / test.deviation;
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

}  // namespace core
