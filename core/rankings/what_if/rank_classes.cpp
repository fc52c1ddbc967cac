// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/what_if/rank_classes.h"

#include <algorithm>

namespace core {

RankClasses::RankClasses(std::span<const double> numbers)
    : m_classOf(numbers.size())
    , m_runEnd(numbers.size())
{
    std::vector<double> levels(numbers.begin(), numbers.end());
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    m_ranks.resize(levels.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto level = std::lower_bound(levels.begin(), levels.end(), numbers[i]);
        m_classOf[i] = static_cast<std::size_t>(level - levels.begin());
        m_ranks[m_classOf[i]].push_back(i + 1);
    }
    for (std::size_t i = numbers.size(); i-- > 0;) {
        const bool goesOn = i + 1 < numbers.size() && m_classOf[i + 1] == m_classOf[i];
        m_runEnd[i] = goesOn ? m_runEnd[i + 1] : i + 1;
    }
}

void RankClasses::keepFirstPast(std::size_t read)
{
    for (auto& ranks : m_ranks) {
        const auto past = std::upper_bound(ranks.begin(), ranks.end(), read);
        if (past != ranks.end())
            ranks.erase(past + 1, ranks.end());
    }
}

std::span<const std::size_t> RankClasses::ranksBelow(std::size_t index, std::size_t rank) const
{
    const auto& all = m_ranks[index];
    const auto first = std::upper_bound(all.begin(), all.end(), rank);
    return std::span(all).subspan(static_cast<std::size_t>(first - all.begin()));
}

}  // namespace core
