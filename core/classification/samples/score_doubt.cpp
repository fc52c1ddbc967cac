// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/score_doubt.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {

namespace {

constexpr std::size_t few = 10;

bool hasTwoValues(const std::vector<double>& values)
{
    const auto other = std::ranges::find_if(values, [&](double each) { return each != values[0]; });
    if (other == values.end())
        return false;
    const bool areWhole = std::trunc(values[0]) == values[0] && std::trunc(*other) == *other;
    return (areWhole || values.size() >= few) && std::ranges::all_of(values, [&](double each) {
               return each == values[0] || each == *other;
           });
}

bool divideLabels(const std::vector<double>& values, const std::vector<std::uint8_t>& labels)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::array<double, 2> least{infinity, infinity};
    std::array<double, 2> most{-infinity, -infinity};
    for (std::size_t i = 0; i < values.size(); ++i) {
        least[labels[i]] = std::min(least[labels[i]], values[i]);
        most[labels[i]] = std::max(most[labels[i]], values[i]);
    }
    const bool areBoth = least[0] <= most[0] && least[1] <= most[1];
    return areBoth && values.size() >= few && (most[0] < least[1] || most[1] < least[0]);
}

}  // namespace

ScoreDoubt doubtOf(const Samples& samples, std::size_t model)
{
    const std::vector<double>& values = samples.models[model].values;
    if (values.empty())
        return {};
    return {hasTwoValues(values), divideLabels(values, samples.labels)};
}

}  // namespace core
