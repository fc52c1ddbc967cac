// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/tukey.h"

#include "core/foundation/total.h"
#include "core/metrics/statistics/studentised_range.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {

namespace {

using BySystem = std::span<const std::vector<double>>;

std::vector<double> systemMeans(BySystem values)
{
    std::vector<double> means;
    for (const std::vector<double>& system : values) {
        Total<double> sum;
        for (const double value : system)
            sum += value;
        means.push_back(sum.value() / static_cast<double>(system.size()));
    }
    return means;
}

/// The sum of squared residuals that neither run nor query explains.
double residualSquares(BySystem values, const std::vector<double>& means)
{
    Total<double> squares;
    for (std::size_t query = 0; query < values.front().size(); ++query) {
        Total<double> ofQuery;
        for (std::size_t system = 0; system < values.size(); ++system)
            ofQuery += values[system][query] - means[system];
        const double effect = ofQuery.value() / static_cast<double>(values.size());
        for (std::size_t system = 0; system < values.size(); ++system) {
            const double residual = values[system][query] - means[system] - effect;
            squares += residual * residual;
        }
    }
    return squares.value();
}

/// As in the paired t test, a spread within rounding counts as none.
bool isRounding(double error, const std::vector<double>& means)
{
    constexpr double rounding = 10 * std::numeric_limits<double>::epsilon();
    const auto [least, most] = std::minmax_element(means.begin(), means.end());
    return error <= rounding * std::max(std::abs(*least), std::abs(*most));
}

}  // namespace

Result<TukeyHsd, Untested> tukeyHsd(BySystem values, double alpha, const Threads& threads)
{
    assert(values.size() >= 2);
    TukeyHsd test;
    test.queries = values.front().size();
    if (test.queries == 0)
        return Untested::NoQueries;
    if (test.queries == 1)
        return Untested::OneQuery;
    const auto count = static_cast<double>(test.queries);
    const std::vector<double> means = systemMeans(values);
    test.freedom = static_cast<double>(values.size() - 1) * (count - 1);
    test.meanSquare = residualSquares(values, means) / test.freedom;
    const double error = std::sqrt(test.meanSquare / count);
    if (isRounding(error, means))
        return Untested::OneSpread;
    const StudentisedRange range(values.size(), test.freedom);
    test.reach = range.upper(alpha) * error;
    test.p.assign(values.size(), std::vector<double>(values.size(), 1));
    threads.run(values.size(), [&](std::size_t one) {
        for (std::size_t other = 0; other < one; ++other)
            test.p[one][other] = range.atLeast(std::abs(means[one] - means[other]) / error);
    });
    for (std::size_t one = 0; one < values.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            test.p[other][one] = test.p[one][other];
    return test;
}

}  // namespace core
