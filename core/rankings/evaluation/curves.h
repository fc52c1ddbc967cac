// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/running_sums.h"
#include "core/rankings/evaluation/evaluator.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The curves of several definitions over one query. Each equals Evaluator::curve() bit for bit,
/// but shared sums are computed once, and memory is reused for the next query.
class Curves {
public:
    /// O(definitions × (n + depth)). Does not allocate if earlier curves were as many and as deep.
    /// @param depth number of cutoffs of each curve; the definitions' own cutoffs are ignored
    void make(std::span<const Evaluator> evaluators, const JudgedRanking& query, std::size_t depth);

    /// The values at the cutoffs 1..depth (index 0 is k = 1). Valid until the next make().
    /// @param index of the evaluator
    std::span<const Value> operator[](std::size_t index) const { return m_curves[index]; }

private:
    RunningSums m_sums;
    std::vector<std::vector<Value>> m_curves;
};

}  // namespace core
