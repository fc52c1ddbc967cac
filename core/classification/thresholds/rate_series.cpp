// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/rate_series.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {

namespace {

std::vector<double> evenly(const ScoreRange& range, std::size_t count)
{
    std::vector<double> thresholds;
    thresholds.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        thresholds.push_back(std::lerp(range.lower, range.upper,
                                       static_cast<double>(i) / static_cast<double>(count - 1)));
    return thresholds;
}

}  // namespace

std::vector<double> thresholdsAcross(const ThresholdSweep& sweep, const ScoreRange& range,
                                     std::size_t most)
{
    assert(most >= 4);
    if (2 * sweep.size() > most)
        return evenly(range, most / 2);
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const double beyond = sweep.higherIsPositive() ? infinity : -infinity;
    std::vector<double> thresholds{range.lower, range.upper};
    const auto add = [&](double threshold) {
        if (threshold > range.lower && threshold < range.upper)
            thresholds.push_back(threshold);
    };
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        add(sweep.threshold(point));
        add(std::nextafter(sweep.threshold(point), beyond));
    }
    std::sort(thresholds.begin(), thresholds.end());
    thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());
    return thresholds;
}

std::vector<Value> ratesAt(const ThresholdSweep& sweep, std::span<const double> thresholds,
                           ThresholdMetric rate, double beta)
{
    std::vector<Value> values;
    values.reserve(thresholds.size());
    for (const double threshold : thresholds)
        values.push_back(thresholdMetricOf(rate, sweep.counts(sweep.pointAt(threshold)), beta));
    return values;
}

}  // namespace core
