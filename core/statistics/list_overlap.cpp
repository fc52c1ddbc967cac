#include "core/statistics/list_overlap.h"

#include "core/statistics/order_correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace core {

namespace {

/// How many documents both lists have among their first 1, 2, … to the length of the longer.
struct SharedByDepth {
    std::size_t shorter = 0;
    std::size_t longer = 0;
    std::vector<double> shared;  ///< index d is depth d; a list that has ended stays as it is
};

SharedByDepth sharedByDepth(std::span<const TwoRanks> documents)
{
    std::size_t lengthA = 0;
    std::size_t lengthB = 0;
    for (const TwoRanks& ranks : documents) {
        lengthA = std::max(lengthA, ranks.inA.value_or(0));
        lengthB = std::max(lengthB, ranks.inB.value_or(0));
    }
    SharedByDepth result{std::min(lengthA, lengthB), std::max(lengthA, lengthB), {}};
    result.shared.assign(result.longer + 1, 0.0);
    for (const TwoRanks& ranks : documents)
        if (ranks.inA && ranks.inB)
            ++result.shared[std::max(*ranks.inA, *ranks.inB)];
    for (std::size_t depth = 1; depth <= result.longer; ++depth)
        result.shared[depth] += result.shared[depth - 1];
    return result;
}

/// Σ p^d / d over depths first + 1 .. last.
double weights(double p, std::size_t first, std::size_t last)
{
    double sum = 0;
    for (std::size_t depth = first + 1; depth <= last; ++depth)
        sum += std::pow(p, static_cast<double>(depth)) / static_cast<double>(depth);
    return sum;
}

}  // namespace

std::optional<double> ListOverlap::jaccard() const
{
    const std::size_t all = both + onlyA + onlyB;
    if (all == 0)
        return std::nullopt;
    return static_cast<double>(both) / static_cast<double>(all);
}

std::optional<double> ListOverlap::overlap() const
{
    const std::size_t shorter = both + std::min(onlyA, onlyB);
    if (shorter == 0)
        return std::nullopt;
    return static_cast<double>(both) / static_cast<double>(shorter);
}

ListOverlap listOverlap(std::span<const TwoRanks> documents, std::size_t depth)
{
    ListOverlap counts;
    for (const TwoRanks& ranks : documents) {
        const bool isInA = ranks.inA && *ranks.inA <= depth;
        const bool isInB = ranks.inB && *ranks.inB <= depth;
        counts.both += isInA && isInB ? 1 : 0;
        counts.onlyA += isInA && !isInB ? 1 : 0;
        counts.onlyB += isInB && !isInA ? 1 : 0;
    }
    return counts;
}

SharedOrder sharedOrder(std::span<const TwoRanks> documents, std::size_t depth)
{
    std::vector<double> inA;
    std::vector<double> inB;
    for (const TwoRanks& ranks : documents) {
        if (!ranks.inA || !ranks.inB || *ranks.inA > depth || *ranks.inB > depth)
            continue;
        inA.push_back(-static_cast<double>(*ranks.inA));
        inB.push_back(-static_cast<double>(*ranks.inB));
    }
    return {inA.size(), kendallTauB(inA, inB), tauAp(inB, inA)};
}

RankBiasedOverlap rankBiasedOverlap(std::span<const TwoRanks> documents, double p)
{
    assert(p > 0 && p < 1);
    const SharedByDepth lists = sharedByDepth(documents);
    if (lists.longer == 0)
        return {0, 1, 0};
    const auto shorter = static_cast<double>(lists.shorter);
    const auto longer = static_cast<double>(lists.longer);
    const double atShorter = lists.shared[lists.shorter];
    const double atLonger = lists.shared[lists.longer];

    double aboveLast = 0;
    double seen = 0;
    for (std::size_t d = 1; d <= lists.longer; ++d) {
        const auto depth = static_cast<double>(d);
        const double weight = std::pow(p, depth) / depth;
        aboveLast += (lists.shared[d] - atLonger) * weight;
        seen += lists.shared[d] * weight;
        if (d > lists.shorter && lists.shorter > 0)
            seen += atShorter * (depth - shorter) / shorter * weight;
    }
    const double scale = (1 - p) / p;
    const double allWeights = -std::log1p(-p);
    // Where the lists would end if all that may still be shared were.
    const std::size_t end = lists.longer + lists.shorter - static_cast<std::size_t>(atLonger);
    const double missing = shorter * weights(p, lists.shorter, end) +
                           longer * weights(p, lists.longer, end) +
                           atLonger * (allWeights - weights(p, 0, end));
    const double last =
        (atLonger - atShorter) / longer + (lists.shorter > 0 ? atShorter / shorter : 0);
    return {scale * (aboveLast + atLonger * allWeights),
            std::pow(p, shorter) + std::pow(p, longer) - std::pow(p, static_cast<double>(end)) -
                scale * missing,
            scale * seen + last * std::pow(p, longer)};
}

}  // namespace core
