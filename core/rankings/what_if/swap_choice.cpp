// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/what_if/swap_choice.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Counts the entries seen so far that are at most a given number, up to `limit`.
class SmallestSeen {
public:
    explicit SmallestSeen(std::size_t limit)
        : m_limit(limit)
    {}
    std::size_t atMost(std::size_t number) const
    {
        const auto end = std::ranges::upper_bound(m_sorted, number);
        return static_cast<std::size_t>(end - m_sorted.begin());
    }
    void add(std::size_t number)
    {
        if (m_sorted.size() == m_limit && number >= m_sorted.back())
            return;
        m_sorted.insert(std::ranges::upper_bound(m_sorted, number), number);
        if (m_sorted.size() > m_limit)
            m_sorted.pop_back();
    }

private:
    std::size_t m_limit;
    std::vector<std::size_t> m_sorted;
};

/// The ranks past `read`, worst document first.
std::vector<std::size_t> tailWorstFirst(const RankClasses& classes, std::size_t read)
{
    std::vector<std::size_t> tail;
    for (std::size_t worth = 0; worth < classes.size(); ++worth) {
        const auto ranks = classes.ranksBelow(worth, read);
        tail.insert(tail.end(), ranks.begin(), ranks.end());
    }
    return tail;
}

}  // namespace

void everySwap(const RankClasses& classes, std::size_t read, const std::stop_token& stop,
               const SwapSink& sink)
{
    for (std::size_t upper = 1; upper <= read && !stop.stop_requested(); ++upper)
        for (std::size_t worth = 0; worth < classes.size(); ++worth)
            if (worth != classes.of(upper))
                sink(upper, classes.ranksBelow(worth, upper));
}

std::size_t swapCount(const RankClasses& classes, std::size_t read)
{
    const auto pairs = [](std::size_t within, std::size_t all) {
        return within * (all - within) + within * (within - std::min<std::size_t>(within, 1)) / 2;
    };
    std::size_t all = 0;
    std::size_t alike = 0;
    for (std::size_t worth = 0; worth < classes.size(); ++worth) {
        const std::size_t size = classes.ranks(worth).size();
        alike += pairs(size - classes.ranksBelow(worth, read).size(), size);
        all += size;
    }
    return pairs(read, all) - alike;
}

void bestRaisingSwaps(const RankClasses& classes, std::size_t read, std::size_t limit,
                      const std::stop_token& stop, const SwapSink& sink)
{
    const std::vector<std::size_t> tail = tailWorstFirst(classes, read);
    const std::size_t top = classes.size();
    std::vector<std::size_t> betterBelow(classes.length() + 1);  // by rank: better or equally good
    SmallestSeen below(limit);
    const auto count = [&](std::size_t rank) {
        betterBelow[rank] = below.atMost(top - classes.of(rank));
        below.add(top - classes.of(rank));
    };
    std::for_each(tail.rbegin(), tail.rend(), count);
    for (std::size_t rank = read; rank > 0; --rank)
        count(rank);

    SmallestSeen above(limit);
    for (std::size_t upper = 1; upper <= read && !stop.stop_requested(); ++upper) {
        const std::size_t worseAbove = above.atMost(classes.of(upper));
        above.add(classes.of(upper));
        if (worseAbove >= limit)
            continue;
        for (std::size_t worth = classes.of(upper) + 1; worth < top; ++worth) {
            const auto lowers = classes.ranksBelow(worth, upper);
            const auto first = std::ranges::partition_point(lowers, [&](std::size_t lower) {
                return (worseAbove + 1) * (betterBelow[lower] + 1) > limit;
            });
            if (first != lowers.end())
                sink(upper, {first, lowers.end()});
        }
    }
}

void bestLoweringSwaps(const RankClasses& classes, std::size_t read, std::size_t limit,
                       const std::stop_token& stop, const SwapSink& sink)
{
    std::vector<std::size_t> order(read);
    std::iota(order.begin(), order.end(), std::size_t{1});
    const std::vector<std::size_t> tail = tailWorstFirst(classes, read);
    order.insert(order.end(), tail.rbegin(), tail.rend());

    std::vector<std::pair<std::size_t, std::size_t>> close;  // worth, rank
    std::vector<std::size_t> lowers;
    for (std::size_t upper = 1; upper <= read && !stop.stop_requested(); ++upper) {
        const std::size_t worth = classes.of(upper);
        // Every other document of a run of equivalent ones gives a better swap, with the run's end.
        const std::size_t run = std::min(classes.runEnd(upper), read);
        if (run - upper >= limit)
            continue;
        close.clear();
        std::size_t between = run - upper;
        for (std::size_t at = run; at < order.size() && between < limit; ++at) {
            const std::size_t other = classes.of(order[at]);
            if (other < worth)
                close.emplace_back(other, order[at]);
            if (at < read || other != worth)
                ++between;
        }
        std::ranges::sort(close);
        for (auto begin = close.begin(); begin != close.end();) {
            const auto end = std::find_if(
                begin, close.end(), [&](const auto& entry) { return entry.first != begin->first; });
            lowers.clear();
            std::for_each(begin, end, [&](const auto& entry) { lowers.push_back(entry.second); });
            sink(upper, lowers);
            begin = end;
        }
    }
}

}  // namespace core
