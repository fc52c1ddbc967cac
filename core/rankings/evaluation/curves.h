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

/// The curves of several definitions over one query: each is what Evaluator::curve() gives, bit for
/// bit, but what they sum alike is summed once, and the memory is kept for the next query.
class Curves {
public:
    /// O(definitions × (n + depth)), no allocation once as many curves as deep were made.
    /// @param depth cutoffs of each curve, whatever the definitions' own
    void make(std::span<const Evaluator> evaluators, const JudgedRanking& query, std::size_t depth);

    /// The values at the cutoffs 1..depth (index 0 is k = 1). Valid until the next make().
    /// @param index of the evaluator
    std::span<const Value> operator[](std::size_t index) const { return m_curves[index]; }

private:
    RunningSums m_sums;
    std::vector<std::vector<Value>> m_curves;
};

}  // namespace core
