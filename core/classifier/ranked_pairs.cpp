#include "core/classifier/ranked_pairs.h"

#include "core/total.h"

#include <cassert>

namespace core {

namespace {

/// @param tp, fp what is accepted at a point
template <class Num, class Tp, class Fp>
PairSums<Num> sumPairs(const ThresholdSweep& sweep, Tp tp, Fp fp)
{
    const Num negatives = fp(sweep.size() - 1);
    Total<Num> wins;
    Total<Num> ties;
    Total<Num> losses;
    Num tpBefore{0};
    Num fpBefore{0};
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        const Num tpHere = tp(point);
        const Num fpHere = fp(point);
        const Num positivesHere = tpHere - tpBefore;
        wins += positivesHere * (negatives - fpHere);
        ties += positivesHere * (fpHere - fpBefore);
        losses += positivesHere * fpBefore;
        tpBefore = tpHere;
        fpBefore = fpHere;
    }
    return {wins.value(), ties.value(), losses.value()};
}

}  // namespace

Pairs pairsOf(const ThresholdSweep& sweep)
{
    return sumPairs<std::uint64_t>(
        sweep, [&](std::size_t point) { return std::uint64_t{sweep.acceptedPositives(point)}; },
        [&](std::size_t point) { return std::uint64_t{sweep.acceptedNegatives(point)}; });
}

WeightedPairs weightedPairsOf(const ThresholdSweep& sweep)
{
    return sumPairs<double>(
        sweep, [&](std::size_t point) { return sweep.truePositives(point); },
        [&](std::size_t point) { return sweep.falsePositives(point); });
}

Pairs pairsWith(const ThresholdSweep& sweep, bool isPositive, double score)
{
    const std::size_t here = sweep.pointAt(score);
    const bool isThere = here > 0 && sweep.threshold(here) == score;
    const std::size_t before = isThere ? here - 1 : here;
    const std::size_t last = sweep.size() - 1;
    const auto others = [&](std::size_t point) -> std::uint64_t {
        return isPositive ? sweep.acceptedNegatives(point) : sweep.acceptedPositives(point);
    };
    const std::uint64_t ahead = others(before);
    const std::uint64_t equal = others(here) - ahead;
    const std::uint64_t behind = others(last) - others(here);
    return isPositive ? Pairs{behind, equal, ahead} : Pairs{ahead, equal, behind};
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
