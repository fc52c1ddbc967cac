#include "core/bounds/rank_weights.h"

#include "core/metric/measure_table.h"
#include "core/scan/scan.h"

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

RankWeights::RankWeights(const Definition& definition, std::size_t depth)
    : m_definition(definition)
    , m_discounts(definition.settings, reads(definition.measure, Parameter::Discount) ? depth : 0)
{}

double RankWeights::at(std::size_t rank) const
{
    const Settings& settings = m_definition.settings;
    if (m_definition.measure == Measure::Rbp)
        return (1 - settings.persistence) *
               std::pow(settings.persistence, static_cast<double>(rank - 1));
    if (!reads(m_definition.measure, Parameter::Discount))
        return 1;
    return 1 / (rank <= m_discounts.depth()
                    ? m_discounts.divisor(rank)
                    : discountDivisor(settings.discount, settings.discountBase, rank));
}

std::vector<double> RankWeights::of(const JudgedRanking& list) const
{
    std::vector<double> weights(list.ranked().size(), 0.0);
    const std::size_t end = std::min(m_definition.cutoff.value_or(noCutoff), weights.size());
    for (std::size_t i = 0; i < end; ++i)
        weights[i] = at(i + 1);
    if (list.hasTies() && reads(m_definition.measure, Parameter::Discount))
        averageTies(list, weights);
    return weights;
}

std::vector<double> RankWeights::sums(std::size_t ranks) const
{
    std::vector<double> sums{0};
    sums.reserve(ranks + 1);
    for (std::size_t rank = 1; rank <= ranks; ++rank)
        sums.push_back(sums.back() + at(rank));
    return sums;
}

}  // namespace core
