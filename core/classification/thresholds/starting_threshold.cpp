// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/starting_threshold.h"

#include <algorithm>
#include <vector>

namespace core {

std::optional<double> thresholdBetween(double lowest, double highest)
{
    if (lowest >= 0 && highest <= 1)
        return 0.5;
    if (lowest < 0 && highest > 0)
        return 0;
    return std::nullopt;
}

double startingThreshold(std::span<const double> scores)
{
    if (scores.empty())
        return 0.5;
    const auto [lowest, highest] = std::minmax_element(scores.begin(), scores.end());
    if (const auto threshold = thresholdBetween(*lowest, *highest))
        return *threshold;
    std::vector<double> sorted(scores.begin(), scores.end());
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return *middle;
}

}  // namespace core
