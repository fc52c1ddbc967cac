// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/curves.h"

#include "core/foundation/walked_ranks.h"
#include "core/metrics/measures/kernel.h"
#include "core/metrics/measures/measure_table.h"

#include <algorithm>
#include <forward_list>

namespace core {

void Curves::make(std::span<const Evaluator> evaluators, const JudgedRanking& query,
                  std::size_t depth)
{
    std::forward_list<Discounts> deeper;
    m_sums.begin(depth);
    m_curves.resize(evaluators.size());
    for (std::size_t i = 0; i < evaluators.size(); ++i) {
        const MeasureSpec& definition = evaluators[i].definition();
        walkedRanks += std::min(depth, query.longestWalk());
        const Discounts* discounts = &evaluators[i].m_discounts;
        if (!evaluators[i].isDeepEnough(query, depth))
            discounts =
                &deeper.emplace_front(definition.settings, deepestRank(definition, query, depth));
        m_curves[i].resize(depth, 0.0);
        rowOf(definition.measure)
            .curve({query, definition.settings, *discounts}, m_sums, m_curves[i]);
    }
}

}  // namespace core
