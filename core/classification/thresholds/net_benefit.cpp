// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/net_benefit.h"

#include "core/classification/calibration/probability.h"
#include "core/metrics/ranking_order/first_where.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

Value netBenefit(const ConfusionMatrix& counts, double thresholdProbability)
{
    if (counts.total() == 0)
        return Undefined::NoSamples;
    if (counts.predictedPositive() == 0)
        return 0.0;
    if (!(thresholdProbability >= 0 && thresholdProbability < 1))
        return Undefined::NotAProbability;
    const double odds = thresholdProbability / (1 - thresholdProbability);
    return counts.tp / counts.total() - counts.fp / counts.total() * odds;
}

ConfusionMatrix countsAtProbability(const ThresholdSweep& sweep, double thresholdProbability,
                                    Outside outside)
{
    const std::size_t refused = firstWhere(1, sweep.size(), [&](std::size_t point) {
        return probabilityOf(sweep, sweep.threshold(point), outside) < thresholdProbability;
    });
    return sweep.counts(refused - 1);
}

std::vector<double> decisionThresholds(const ThresholdSweep& sweep, Outside outside, double highest,
                                       std::size_t most)
{
    assert(most >= 1000);
    const std::size_t cells = most / 2;
    std::vector<double> thresholds;
    for (std::size_t i = 0; i <= cells; ++i)
        thresholds.push_back(highest * static_cast<double>(i) / static_cast<double>(cells));
    const auto add = [&](double threshold) {
        if (threshold < highest)
            thresholds.push_back(threshold);
    };
    for (std::size_t point = 1; point < sweep.size() && 4 * sweep.size() <= most; ++point) {
        const double probability = probabilityOf(sweep, sweep.threshold(point), outside);
        add(probability);
        add(std::nextafter(probability, 1.0));
    }
    std::sort(thresholds.begin(), thresholds.end());
    thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());
    return thresholds;
}

std::vector<Interval> usefulThresholds(const ThresholdSweep& sweep, double highest, Outside outside)
{
    const auto highestOf = [&](std::size_t point) {
        return std::min(highest, probabilityOf(sweep, sweep.threshold(point), outside));
    };
    std::vector<Interval> ranges;
    double from = 0;  // the point's counts hold above it, up to the point's probability
    for (std::size_t point = sweep.size(); --point > 0;) {
        const ConfusionMatrix counts = sweep.counts(point);
        const double to = highestOf(point);
        const double rejected = counts.fn + counts.tn;
        const double low = rejected > 0 ? std::max(from, counts.fn / rejected) : to;
        const double high = std::min(to, counts.tp / counts.predictedPositive());
        if (low < high) {
            if (!ranges.empty() && ranges.back().high == low)
                ranges.back().high = high;
            else
                ranges.push_back({low, high});
        }
        from = std::max(from, to);
    }
    return ranges;
}

}  // namespace core
