#pragma once

#include "core/judged_ranking.h"
#include "core/trec/rules.h"

#include <cstddef>
#include <vector>

namespace core {

/// Precision interpolated over recall: at a point of recall, the best precision at or beyond the
/// rank where it is reached.
class InterpolatedPrecision {
public:
    /// O(n).
    InterpolatedPrecision(const JudgedRanking& query, double level);

    /// At the rank of relevant document number `need`; 0 when fewer were retrieved, the best
    /// anywhere for 0. Where nothing was retrieved that is NaN: trec_eval divides 0 by 0.
    double at(std::size_t need) const
    {
        return need < m_fromRelevant.size() ? m_fromRelevant[need] : 0;
    }

private:
    std::vector<double> m_fromRelevant;  ///< by number of relevant documents; 0: from the top
};

/// How many of `relevant` documents make up a share: the whole part of share × relevant + 0.9 in
/// trec_eval 9, the nearest whole number in 10.
std::size_t neededFor(double share, std::size_t relevant, TrecVersion version);

}  // namespace core
