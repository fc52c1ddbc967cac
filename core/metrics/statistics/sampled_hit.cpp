// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/sampled_hit.h"

#include <algorithm>

namespace core {

namespace {

std::uint32_t below(const SampledRanking& ranking)
{
    return ranking.others - ranking.above;
}

/// The smallest number of documents above that must be drawn, because the others run out.
std::uint32_t fewestAbove(const SampledRanking& ranking)
{
    return ranking.drawn - std::min(ranking.drawn, below(ranking));
}

/// The ratio of the ways to draw `more` documents above to those with one fewer.
double nextWays(const SampledRanking& ranking, std::uint32_t more)
{
    const double taken = more - 1.0;
    return (ranking.above - taken) * (ranking.drawn - taken) /
           (more * (static_cast<double>(below(ranking)) - ranking.drawn + more));
}

Fraction binomial(std::uint32_t n, std::uint32_t k)
{
    Fraction count(1);
    k = std::min(k, n - k);
    for (std::uint32_t i = 1; i <= k && count.exact(); ++i)
        count = count * Fraction(std::int64_t{n} - k + i, i);
    return count;
}

}  // namespace

double hitChance(const SampledRanking& ranking, std::uint32_t cutoff)
{
    if (cutoff > std::min(ranking.above, ranking.drawn))
        return 1;
    if (cutoff <= fewestAbove(ranking))
        return 0;
    // Starts from the most likely number, scaled to 1, to avoid overflow.
    const std::uint32_t most = std::min(ranking.above, ranking.drawn);
    const auto likeliest =
        std::clamp(static_cast<std::uint32_t>((ranking.drawn + 1.0) * (ranking.above + 1.0) /
                                              (ranking.others + 2.0)),
                   fewestAbove(ranking), most);
    double hits = 0;
    double misses = 0;
    const auto add = [&](std::uint32_t above, double ways) {
        (above < cutoff ? hits : misses) += ways;
    };
    double ways = 1;
    for (std::uint32_t above = likeliest; ways > 0; --above) {
        add(above, ways);
        if (above == fewestAbove(ranking))
            break;
        ways /= nextWays(ranking, above);
    }
    ways = 1;
    for (std::uint32_t above = likeliest; above < most && ways > 0;) {
        ways *= nextWays(ranking, ++above);
        add(above, ways);
    }
    return hits / (hits + misses);
}

std::optional<Fraction> exactHitChance(const SampledRanking& ranking, std::uint32_t cutoff)
{
    Fraction ways(0);
    const std::uint32_t most = std::min(ranking.above, ranking.drawn);
    for (std::uint32_t i = fewestAbove(ranking); i < cutoff && i <= most && ways.exact(); ++i)
        ways += binomial(ranking.above, i) * binomial(below(ranking), ranking.drawn - i);
    const Fraction chance =
        ways == Fraction(0) ? ways : ways / binomial(ranking.others, ranking.drawn);
    if (cutoff > most)
        return Fraction(1);
    return chance.exact() ? std::optional(chance) : std::nullopt;
}

Fraction meanSampledRank(const SampledRanking& ranking)
{
    if (ranking.others == 0)
        return Fraction(1);
    return Fraction(1) + Fraction(ranking.drawn) * Fraction(ranking.above, ranking.others);
}

}  // namespace core
