// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/score_histogram.h"

#include "core/metrics/ranking_order/first_where.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double farthest = 1e300;  // the difference between two finite numbers up to this is
                                    // finite
constexpr double leastSpread = 0.1;

/// The lowest and highest finite score: distinct scores are sorted, with infinite ones at the ends.
std::optional<ScoreRange> finiteScores(const ThresholdSweep& sweep)
{
    std::size_t first = 1;
    std::size_t end = sweep.size();
    if (first < end && std::isinf(sweep.threshold(first)))
        ++first;
    if (first < end && std::isinf(sweep.threshold(end - 1)))
        --end;
    if (first >= end)
        return std::nullopt;
    const double one = std::clamp(sweep.threshold(first), -farthest, farthest);
    const double other = std::clamp(sweep.threshold(end - 1), -farthest, farthest);
    return ScoreRange{std::min(one, other), std::max(one, other)};
}

/// For each class, how many scores are `edge` or more (if high scores are positive), or less.
ScoreBin acceptedAt(const ThresholdSweep& sweep, double edge)
{
    const std::size_t point =
        sweep.pointAt(sweep.higherIsPositive() ? edge : std::nextafter(edge, -infinity));
    return {sweep.truePositives(point), sweep.falsePositives(point)};
}

}  // namespace

ScoreRange scoreRange(const ThresholdSweep& sweep)
{
    const auto scores = finiteScores(sweep);
    if (!scores)
        return {};
    const double spread = scores->upper - scores->lower;
    if (scores->lower >= 0 && scores->upper <= 1 && (spread >= leastSpread || spread == 0))
        return {};
    if (spread > 0)
        return *scores;
    const double half = std::max(0.5, std::abs(scores->lower) / 2);
    return {scores->lower - half, scores->upper + half};
}

std::size_t ScoreHistogram::binOf(double score) const
{
    const auto inner = edges.begin() + 1;
    return static_cast<std::size_t>(std::upper_bound(inner, edges.end() - 1, score) - inner);
}

std::optional<MedianScores> medianScores(const ThresholdSweep& sweep)
{
    if (sweep.missingClass())
        return {};
    const auto middle = [&](auto accepted, double all) {
        return sweep.threshold(firstWhere(
            1, sweep.size() - 1, [&](std::size_t point) { return 2 * accepted(point) >= all; }));
    };
    return MedianScores{
        middle([&](std::size_t point) { return sweep.truePositives(point); }, sweep.positives()),
        middle([&](std::size_t point) { return sweep.falsePositives(point); }, sweep.negatives())};
}

std::size_t helpfulBins(std::size_t samples)
{
    constexpr double fewest = 5;
    constexpr double most = 30;
    const double requested = std::round(2 * std::sqrt(static_cast<double>(samples)));
    return static_cast<std::size_t>(std::clamp(requested, fewest, most));
}

ScoreHistogram scoreHistogram(const ThresholdSweep& sweep, const ScoreRange& range,
                              std::size_t bins)
{
    assert(bins > 0);
    ScoreHistogram histogram;
    histogram.bins.reserve(bins);
    for (std::size_t i = 0; i <= bins; ++i)
        histogram.edges.push_back(std::lerp(range.lower, range.upper,
                                            static_cast<double>(i) / static_cast<double>(bins)));
    const ScoreBin all{sweep.positives(), sweep.negatives()};
    const bool isHigher = sweep.higherIsPositive();
    ScoreBin before = isHigher ? all : ScoreBin{};
    for (std::size_t i = 1; i <= bins; ++i) {
        const ScoreBin here = i < bins   ? acceptedAt(sweep, histogram.edges[i])
                              : isHigher ? ScoreBin{}
                                         : all;
        histogram.bins.push_back({std::abs(here.positives - before.positives),
                                  std::abs(here.negatives - before.negatives)});
        before = here;
    }
    return histogram;
}

}  // namespace core
