#pragma once

#include "core/classifier/threshold_sweep.h"

#include <cstddef>
#include <cstdint>

namespace core {

/// Who comes first in a pair of a positive and a negative sample.
enum class PairOutcome : std::uint8_t {
    Win,   ///< the positive: its score speaks more for the positive class
    Tie,   ///< neither: their scores are equal
    Loss,  ///< the negative
};

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

using Pairs = PairSums<std::uint64_t>;  ///< exact: 2^32 samples make at most 2^62 pairs
using WeightedPairs = PairSums<double>;

/// Every pair of the samples, weights aside. O(points).
Pairs pairsOf(const ThresholdSweep& sweep);

/// Every pair with its weight; without weights each counts 1. O(points).
WeightedPairs weightedPairsOf(const ThresholdSweep& sweep);

/// The pairs that one sample stands in, weights aside. O(log n).
/// @param score one of the samples', or where another sample would come in
Pairs pairsWith(const ThresholdSweep& sweep, bool isPositive, double score);

/// @param positive a sample of the positive class
/// @param negative a sample of the other
PairOutcome pairOutcome(const ScoredLabels& samples, std::size_t positive, std::size_t negative);

}  // namespace core
