#include "core/classifier/ranked_pairs.h"

#include <cassert>

namespace core {

namespace {

/// Of a sample that comes in after point `before` and is in at point `here`.
Pairs pairsBetween(const ThresholdSweep& sweep, std::size_t before, std::size_t here,
                   bool isPositive)
{
    const auto others = [&](std::size_t point) -> std::uint64_t {
        return isPositive ? sweep.acceptedNegatives(point) : sweep.acceptedPositives(point);
    };
    const std::uint64_t ahead = others(before);
    const std::uint64_t equal = others(here) - ahead;
    const std::uint64_t behind = others(sweep.size() - 1) - others(here);
    return isPositive ? Pairs{behind, equal, ahead} : Pairs{ahead, equal, behind};
}

}  // namespace

Pairs pairsOf(const ThresholdSweep& sweep)
{
    return sumPairs<std::uint64_t>(
        sweep.size(),
        [&](std::size_t point) { return std::uint64_t{sweep.acceptedPositives(point)}; },
        [&](std::size_t point) { return std::uint64_t{sweep.acceptedNegatives(point)}; });
}

WeightedPairs weightedPairsOf(const ThresholdSweep& sweep)
{
    return sumPairs<double>(
        sweep.size(), [&](std::size_t point) { return sweep.truePositives(point); },
        [&](std::size_t point) { return sweep.falsePositives(point); });
}

Pairs pairsWith(const ThresholdSweep& sweep, bool isPositive, double score)
{
    const std::size_t here = sweep.pointAt(score);
    const bool isThere = here > 0 && sweep.threshold(here) == score;
    return pairsBetween(sweep, isThere ? here - 1 : here, here, isPositive);
}

Pairs pairsAt(const ThresholdSweep& sweep, std::size_t point, bool isPositive)
{
    assert(point > 0 && point < sweep.size());
    return pairsBetween(sweep, point - 1, point, isPositive);
}

PairOutcome pairOutcome(const ScoredLabels& samples, std::size_t positive, std::size_t negative)
{
    assert(samples.isPositive(positive) && !samples.isPositive(negative));
    const double ofPositive = samples.scores[positive];
    const double ofNegative = samples.scores[negative];
    if (ofPositive == ofNegative)
        return PairOutcome::Tie;
    return (ofPositive > ofNegative) == samples.higherIsPositive ? PairOutcome::Win
                                                                 : PairOutcome::Loss;
}

}  // namespace core
