// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/list_overlap.h"

#include "core/metrics/agreement/order_correlation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {

namespace {

/// A list by rank; index 0 is not used.
struct TiedList {
    std::vector<TiedRanks> ties;
    std::vector<std::size_t> inOther;  ///< the rank in the other list; 0: missing
    std::vector<double> alone;         ///< number of documents down to the rank missing from the
                                       ///< other list

    std::size_t length() const { return ties.size() - 1; }
    /// The share of the tie's ranks at or before a depth within it.
    double share(std::size_t depth) const
    {
        const TiedRanks& tie = ties[depth];
        return static_cast<double>(depth - tie.first + 1) /
               static_cast<double>(tie.last - tie.first + 1);
    }
    /// The sum of squared shares of all documents at a depth. There are no ties beyond the end.
    double squares(std::size_t depth) const
    {
        if (depth > length())
            return static_cast<double>(depth);
        const auto above = static_cast<double>(ties[depth].first - 1);
        return above + share(depth) * (static_cast<double>(depth) - above);
    }
    /// The number of documents at or before a depth; a tie is at its first rank.
    double standing(std::size_t depth) const
    {
        return static_cast<double>(depth > length() ? depth : ties[depth].last);
    }
};

using RankIn = std::optional<std::size_t> TwoRanks::*;

TiedList tiedList(std::span<const TwoRanks> documents, std::span<const TiedRanks> ties, RankIn own,
                  RankIn other)
{
    std::size_t length = 0;
    for (const TwoRanks& ranks : documents)
        length = std::max(length, (ranks.*own).value_or(0));
    TiedList list{std::vector<TiedRanks>(1), std::vector<std::size_t>(length + 1), {0}};
    for (const TwoRanks& ranks : documents)
        if (ranks.*own)
            list.inOther[*(ranks.*own)] = (ranks.*other).value_or(0);
    for (std::size_t rank = 1; rank <= length; ++rank) {
        list.ties.push_back(ties.empty() ? TiedRanks{rank, rank} : ties[rank - 1]);
        list.alone.push_back(list.alone.back() + (list.inOther[rank] == 0 ? 1 : 0));
    }
    return list;
}

/// Walks down two lists and counts the shared documents expected so far. Each list is within at
/// most one tie.
class SharedWalk {
public:
    /// @param isWhole a document counts fully from the first rank of its tie
    SharedWalk(const TiedList& a, const TiedList& b, bool isWhole)
        : m_sides{Side{&a}, Side{&b}}
        , m_isWhole(isWhole)
    {}

    /// @param depth one more than in the previous call
    double expectedAt(std::size_t depth)
    {
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
            if (isIn(side, depth) && m_sides[side].list->ties[depth].first == depth)
                enter(side, depth);
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
            if (isIn(side, depth) && m_sides[side].list->ties[depth].last == depth)
                pass(side);
        const double ofA = shareOf(m_sides[0], depth);
        const double ofB = shareOf(m_sides[1], depth);
        return m_both + m_sides[0].passedByOther * ofA + m_sides[1].passedByOther * ofB +
               m_inBoth * ofA * ofB;
    }

private:
    struct Side {
        const TiedList* list;
        std::size_t passed = 0;    ///< ranks whose ties have ended
        std::size_t entered = 0;   ///< `passed` plus the current tie
        double passedByOther = 0;  ///< documents of the current tie that the other list has passed
    };

    bool isIn(std::size_t side, std::size_t depth) const
    {
        return depth <= m_sides[side].list->length();
    }
    double shareOf(const Side& side, std::size_t depth) const
    {
        const bool isWithin = side.entered > side.passed;
        return isWithin && !m_isWhole ? side.list->share(depth) : 1;
    }

    void enter(std::size_t number, std::size_t depth)
    {
        Side& side = m_sides[number];
        const Side& other = m_sides[1 - number];
        side.entered = side.list->ties[depth].last;
        side.passedByOther = 0;
        m_inBoth = 0;
        for (std::size_t rank = depth; rank <= side.entered; ++rank) {
            const std::size_t there = side.list->inOther[rank];
            side.passedByOther += there > 0 && there <= other.passed ? 1 : 0;
            m_inBoth += there > other.passed && there <= other.entered ? 1 : 0;
        }
    }

    void pass(std::size_t number)
    {
        Side& side = m_sides[number];
        m_both += std::exchange(side.passedByOther, 0);
        m_sides[1 - number].passedByOther += std::exchange(m_inBoth, 0);
        side.passed = side.entered;
    }

    std::array<Side, 2> m_sides;
    bool m_isWhole;
    double m_both = 0;    // passed in both lists
    double m_inBoth = 0;  // within the ties of both
};

/// The divisor of the agreement at a depth.
double agreementOver(const TiedList& a, const TiedList& b, std::size_t depth, OverlapTies rule)
{
    if (rule == OverlapTies::SameRank)
        return (a.standing(depth) + b.standing(depth)) / 2;
    if (rule == OverlapTies::Corrected)
        return std::sqrt(a.squares(depth)) * std::sqrt(b.squares(depth));
    return static_cast<double>(depth);
}

/// Documents of the longer list, beyond the end of the shorter one, that the other lacks.
struct Unseen {
    double most = 0;   ///< sum of the shares of as many as the shorter list could still contain
    double share = 1;  ///< mean share of those with an expectation above 0
};

Unseen unseenAt(const TiedList& longer, std::size_t depth, std::size_t beyond, bool isWhole)
{
    const TiedRanks& tie = longer.ties[depth];
    const double share = isWhole ? 1 : longer.share(depth);
    const double above = longer.alone[depth == tie.last ? depth : tie.first - 1];
    const double within = longer.alone[tie.last] - above;
    const double first = std::min(static_cast<double>(beyond), above);
    const double all = above + within;
    return {first + (static_cast<double>(beyond) - first) * share,
            all > 0 ? (above + within * share) / all : 1};
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

std::vector<TiedRanks> tiedRanks(const RankedList& list)
{
    std::vector<TiedRanks> ranks;
    for (std::size_t end = 0; end < list.ranked.size();) {
        const std::size_t start = end++;
        const auto& score = list.ranked[start].score;
        while (score && end < list.ranked.size() && list.ranked[end].score == score)
            ++end;
        ranks.insert(ranks.end(), end - start, {start + 1, end});
    }
    return ranks;
}

std::size_t tiedDocuments(std::span<const TiedRanks> ranks)
{
    return static_cast<std::size_t>(std::count_if(
        ranks.begin(), ranks.end(), [](const TiedRanks& tie) { return tie.first != tie.last; }));
}

RankBiasedOverlap rankBiasedOverlap(std::span<const TwoRanks> documents, double p)
{
    return rankBiasedOverlap(documents, p, OverlapTies::Average, {}, {});
}

RankBiasedOverlap rankBiasedOverlap(std::span<const TwoRanks> documents, double p, OverlapTies rule,
                                    std::span<const TiedRanks> tiedInA,
                                    std::span<const TiedRanks> tiedInB)
{
    assert(p > 0 && p < 1);
    const TiedList a = tiedList(documents, tiedInA, &TwoRanks::inA, &TwoRanks::inB);
    const TiedList b = tiedList(documents, tiedInB, &TwoRanks::inB, &TwoRanks::inA);
    const TiedList& longerList = a.length() >= b.length() ? a : b;
    const std::size_t longer = longerList.length();
    const std::size_t shorter = std::min(a.length(), b.length());
    if (longer == 0)
        return {0, 1, 0};
    const double all = static_cast<double>(longer) - longerList.alone.back();
    const bool isWhole = rule == OverlapTies::SameRank;
    SharedWalk walk(a, b, isWhole);
    double least = 0;
    double most = 0;
    double likely = 0;
    double atShorter = 0;
    for (std::size_t depth = 1; depth <= longer; ++depth) {
        const double weight = std::pow(p, static_cast<double>(depth));
        const double over = agreementOver(a, b, depth, rule);
        const double shared = walk.expectedAt(depth);
        if (depth == shorter)
            atShorter = shared / over;
        const std::size_t beyond = depth > shorter ? depth - shorter : 0;
        const Unseen unseen = beyond > 0 ? unseenAt(longerList, depth, beyond, isWhole) : Unseen();
        least += (shared / over - all / static_cast<double>(depth)) * weight;
        most += (shared + unseen.most) / over * weight;
        likely += (shared + static_cast<double>(beyond) * atShorter * unseen.share) / over * weight;
    }
    // Where the lists would end if everything that can still be shared were shared.
    const auto lengths = static_cast<double>(longer + shorter);
    const double end = lengths - all;
    for (auto depth = static_cast<double>(longer) + 1; depth <= end; ++depth)
        most += (2 * depth - end) / depth * std::pow(p, depth);
    const double scale = (1 - p) / p;
    const double min = scale * (least - all * std::log1p(-p));
    const double last =
        (all + static_cast<double>(longer - shorter) * atShorter) / static_cast<double>(longer);
    return {min, std::max(0.0, scale * most + std::pow(p, end) - min),
            scale * likely + last * std::pow(p, static_cast<double>(longer))};
}

}  // namespace core
