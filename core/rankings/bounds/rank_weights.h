// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/metrics/measures/measure_spec.h"

#include <cstddef>
#include <vector>

namespace core {

/// What a unit of gain is worth at a rank, in measures that sum gain × weight: 1 over the discount
/// in DCG and nDCG, (1 - p) p^(i-1) in RBP, 1 in those that count; 0 past the cutoff.
class RankWeights {
public:
    /// @param depth ranks whose weight is kept ready
    RankWeights(const MeasureSpec& definition, std::size_t depth);

    /// By rank, index 0 is rank 1; of tied ranks that share their gain the mean. O(ranks).
    std::vector<double> of(const JudgedRanking& list) const;
    /// [n]: what n units of gain are worth at the ranks 1..n, for n up to `ranks`: the ideal's.
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
