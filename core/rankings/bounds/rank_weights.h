// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/metrics/measures/measure_spec.h"

#include <cstddef>
#include <vector>

namespace core {

/// The weight of each rank in measures that sum gain × weight: 1 over the discount in DCG and nDCG,
/// (1 - p) p^(i-1) in RBP, 1 in measures that count; 0 past the cutoff.
class RankWeights {
public:
    /// @param depth number of ranks with precomputed weights
    RankWeights(const MeasureSpec& definition, std::size_t depth);

    /// The weights by rank; index 0 is rank 1. Tied ranks that share their gain have their mean
    /// weight. O(ranks).
    std::vector<double> of(const JudgedRanking& list) const;
    /// [n]: the sum of the weights at ranks 1..n, for n up to `ranks`. Used for the ideal.
    std::vector<double> sums(std::size_t ranks) const;

private:
    double at(std::size_t rank) const
    {
        return rank <= m_first.size() ? m_first[rank - 1] : workedOut(rank);
    }
    double workedOut(std::size_t rank) const;

    MeasureSpec m_definition;
    bool m_isDiscounted;
    std::vector<double> m_first;  // by rank
};

}  // namespace core
