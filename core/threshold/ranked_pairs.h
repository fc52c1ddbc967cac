#pragma once

#include "core/samples/threshold_sweep.h"
#include "core/total.h"

#include <cstddef>
#include <cstdint>

namespace core {

/// Pairs of a positive and a negative sample by who comes first: their number, or the sums of the
/// products of the two weights.
template <class Num>
struct PairSums {
    Num wins = 0;
    Num ties = 0;
    Num losses = 0;

    Num total() const { return wins + ties + losses; }
    bool operator==(const PairSums&) const = default;
};

/// (wins + ties / 2) / pairs: the AUC where they are all pairs.
/// @param tieCounts for so much of a win
template <class Num>
double shareInOrder(const PairSums<Num>& pairs, double tieCounts = 0.5)
{
    return (static_cast<double>(pairs.wins) + static_cast<double>(pairs.ties) * tieCounts) /
           static_cast<double>(pairs.total());
}

/// The pairs of samples that come in at points in order, best first. O(points).
/// @param points with point 0, where nothing is in
/// @param tp,fp called with a point: the positives, and negatives, that are in
template <class Num, class Tp, class Fp>
PairSums<Num> sumPairs(std::size_t points, Tp tp, Fp fp)
{
    const Num negatives = fp(points - 1);
    Total<Num> wins;
    Total<Num> ties;
    Total<Num> losses;
    Num tpBefore{0};
    Num fpBefore{0};
    for (std::size_t point = 1; point < points; ++point) {
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

using SamplePairs = PairSums<std::uint64_t>;  ///< exact: 2^32 samples make at most 2^62 pairs
using WeightedPairs = PairSums<double>;

/// Every pair of the samples, weights aside. O(points).
SamplePairs pairsOf(const ThresholdSweep& sweep);

/// Every pair with its weight; without weights each counts 1. O(points).
WeightedPairs weightedPairsOf(const ThresholdSweep& sweep);

/// The pairs that one sample stands in, each with its weight as weightedPairsOf() has it. O(log n).
/// @param score one of the samples', or where another sample would come in
/// @param weight of the sample
WeightedPairs pairsWith(const ThresholdSweep& sweep, bool isPositive, double score,
                        double weight = 1);

/// The pairs of a sample that comes in at a point, weights aside. O(1).
/// @param point above 0
SamplePairs pairsAt(const ThresholdSweep& sweep, std::size_t point, bool isPositive);

}  // namespace core
