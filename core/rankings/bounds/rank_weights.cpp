// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/rank_weights.h"

#include "core/metrics/measures/discount.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {

namespace {

/// Gives every rank of a tie the mean of their weights.
void averageTies(const JudgedRanking& list, std::vector<double>& weights)
{
    for (std::size_t first = 0; first < weights.size(); first = list.endOfTie(first + 1)) {
        const std::size_t end = list.endOfTie(first + 1);
        const auto begin = weights.begin() + static_cast<std::ptrdiff_t>(first);
        const auto last = weights.begin() + static_cast<std::ptrdiff_t>(end);
        std::fill(begin, last,
                  std::accumulate(begin, last, 0.0) / static_cast<double>(end - first));
    }
}

}  // namespace

RankWeights::RankWeights(const MeasureSpec& definition, std::size_t depth)
    : m_definition(definition)
    , m_isDiscounted(reads(definition.measure, Parameter::Discount))
{
    m_first.reserve(depth);
    for (std::size_t rank = 1; rank <= depth; ++rank)
        m_first.push_back(workedOut(rank));
}

double RankWeights::workedOut(std::size_t rank) const
{
    const Settings& settings = m_definition.settings;
    if (m_definition.measure == Measure::Rbp)
        return (1 - settings.persistence) *
               std::pow(settings.persistence, static_cast<double>(rank - 1));
    return m_isDiscounted ? 1 / discountDivisor(settings.discount, settings.discountBase, rank) : 1;
}

std::vector<double> RankWeights::of(const JudgedRanking& list) const
{
    std::vector<double> weights(list.ranked().size(), 0.0);
    const std::size_t end = std::min(m_definition.cutoff.value_or(noCutoff), weights.size());
    for (std::size_t i = 0; i < end; ++i)
        weights[i] = at(i + 1);
    if (list.hasTies() && m_isDiscounted)
        averageTies(list, weights);
    return weights;
}

std::vector<double> RankWeights::sums(std::size_t ranks) const
{
    std::vector<double> sums(ranks + 1, 0.0);
    for (std::size_t rank = 1; rank <= ranks; ++rank)
        sums[rank] = sums[rank - 1] + at(rank);
    return sums;
}

}  // namespace core
