// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"
#include "core/foundation/total.h"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace core {

/// Pairs of a positive and a negative sample by which comes first: their number, or the sums of the
/// products of the two weights.
template <class Num>
struct PairSums {
    Num wins = 0;
    Num ties = 0;
    Num losses = 0;

    Num total() const { return wins + ties + losses; }
    bool operator==(const PairSums&) const = default;
};

/// A whole number large enough for the pairs of any number of samples.
__extension__ using PairCount = unsigned __int128;

/// The double nearest to part / whole, ties to even.
/// @param part at most `whole`
/// @param whole above 0, below 2^127
double exactShare(PairCount part, PairCount whole);

/// (wins + ties / 2) / pairs: the AUC if these are all pairs. For counted pairs, correctly rounded.
/// @param tieCounts the part of a win that a tie counts; for counted pairs 0, 1/2 or 1
template <class Num>
double shareInOrder(const PairSums<Num>& pairs, double tieCounts = 0.5)
{
    if constexpr (!std::floating_point<Num>) {
        // Up to this limit each number is exact, and only the quotient is rounded.
        constexpr auto exact = Num{1} << 52;
        if (pairs.total() > exact)
            return exactShare(2 * PairCount{pairs.wins} +
                                  PairCount{pairs.ties} * static_cast<unsigned>(2 * tieCounts),
                              2 * PairCount{pairs.total()});
    }
    return (static_cast<double>(pairs.wins) + static_cast<double>(pairs.ties) * tieCounts) /
           static_cast<double>(pairs.total());
}

/// Counts pairs while samples are added, best first.
template <class Num>
class PairCounter {
public:
    /// @param negatives of all samples
    explicit PairCounter(Num negatives)
        : m_negatives(negatives)
    {}
    /// @param tp,fp the counts at the next point
    void add(Num tp, Num fp)
    {
        const Num positivesHere = tp - m_tp;
        m_wins += positivesHere * (m_negatives - fp);
        m_ties += positivesHere * (fp - m_fp);
        m_losses += positivesHere * m_fp;
        m_tp = tp;
        m_fp = fp;
    }
    PairSums<Num> pairs() const { return {m_wins.value(), m_ties.value(), m_losses.value()}; }

private:
    Num m_negatives;
    Total<Num> m_wins;
    Total<Num> m_ties;
    Total<Num> m_losses;
    Num m_tp{0};
    Num m_fp{0};
};

/// The pairs of samples that are added point by point, best first. O(points).
/// @param points including point 0, where nothing is added yet
/// @param tp,fp called with a point: the positives or negatives added so far
template <class Num, class Tp, class Fp>
PairSums<Num> sumPairs(std::size_t points, Tp tp, Fp fp)
{
    PairCounter<Num> counter(fp(points - 1));
    for (std::size_t point = 1; point < points; ++point)
        counter.add(tp(point), fp(point));
    return counter.pairs();
}

using SamplePairs = PairSums<std::uint64_t>;  ///< exact: 2^32 samples make at most 2^62 pairs
using WeightedPairs = PairSums<double>;

/// Every pair of the samples, ignoring weights. O(points).
SamplePairs pairsOf(const ThresholdSweep& sweep);

/// Every pair with its weight; without weights each counts 1. O(points).
WeightedPairs weightedPairsOf(const ThresholdSweep& sweep);

/// The pairs that contain one sample, weighted as in weightedPairsOf(). O(log n).
/// @param score of a sample, or the score at which another sample would be added
/// @param weight of the sample
WeightedPairs pairsWith(const ThresholdSweep& sweep, bool isPositive, double score,
                        double weight = 1);

/// The pairs of a sample added at a point, ignoring weights. O(1).
/// @param point above 0
SamplePairs pairsAt(const ThresholdSweep& sweep, std::size_t point, bool isPositive);

}  // namespace core
