// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/ideal_orders.h"

#include "core/metrics/ranking_order/pair_verdict.h"

#include <algorithm>
#include <numeric>

namespace core {

namespace {

/// The share of the ranking's pairs that an order keeps.
Value shareKept(std::span<const Grade> ranking, PairWeight weight,
                const std::vector<std::size_t>& order, double all)
{
    if (!(all > 0))
        return Undefined::NoPairs;
    double kept = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1; j < order.size(); ++j)
            if (order[i] < order[j])
                kept += judgePair(order[i], ranking[order[i] - 1], order[j], ranking[order[j] - 1],
                                  weight)
                            .weight;
    return kept / all;
}

/// The next order of equal grades within their stretches of `order`; the last stretch changes
/// fastest. False after the last order.
bool nextOrder(std::vector<std::size_t>& order, const std::vector<std::size_t>& stretches)
{
    auto end = order.end();
    for (auto size = stretches.rbegin(); size != stretches.rend(); ++size) {
        const auto begin = end - static_cast<std::ptrdiff_t>(*size);
        if (std::next_permutation(begin, end))
            return true;
        end = begin;
    }
    return false;
}

}  // namespace

IdealOrders idealOrders(std::span<const Grade> ranking, PairWeight weight, std::size_t most)
{
    const PairTallies pairs = tallyPairs(ranking, weight);
    const double all = pairs.weight();
    IdealOrders orders;
    orders.best = all > 0 ? Value((pairs.concordant.weight + pairs.tied.weight) / all)
                          : Value(Undefined::NoPairs);
    orders.worst = all > 0 ? Value(pairs.concordant.weight / all) : Value(Undefined::NoPairs);
    std::vector<std::size_t> order(ranking.size());
    std::iota(order.begin(), order.end(), std::size_t{1});
    const auto earning = [&](std::size_t rank) { return ranking[rank - 1].earning(); };
    std::ranges::stable_sort(
        order, [&](std::size_t one, std::size_t other) { return earning(one) > earning(other); });
    orders.closest = order;
    std::vector<std::size_t> stretches;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || earning(order[i]) != earning(order[i - 1]))
            stretches.push_back(0);
        orders.count *= static_cast<double>(++stretches.back());
    }
    if (orders.count > static_cast<double>(most))
        return orders;
    do
        orders.each.push_back({order, shareKept(ranking, weight, order, all)});
    while (nextOrder(order, stretches));
    std::ranges::stable_sort(orders.each, [](const IdealShare& one, const IdealShare& other) {
        return one.share.valueOr(0) > other.share.valueOr(0);
    });
    return orders;
}

IdealOrders idealOrders(const Explanation& explanation, std::size_t most)
{
    std::vector<Grade> counted;
    for (const ExplainedRank& line : explanation.ranks)
        if (line.counted && line.inRanking)
            counted.push_back(line.grade);
    return idealOrders(counted, explanation.definition.settings.pairWeight, most);
}

}  // namespace core
