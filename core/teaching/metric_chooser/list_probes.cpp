// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/metric_chooser/list_probes.h"

#include "core/metrics/ranking_order/list_orders.h"
#include "core/rankings/evaluation/evaluator.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

/// Finds the changes; ranks are 1-based.
class ListProber {
public:
    ListProber(const JudgedRanking& query, double relevantFrom, std::size_t cutoff)
        : m_query(query)
        , m_ranked(query.ranked())
        , m_from(relevantFrom)
        , m_cutoff(cutoff)
        , m_within(std::min(cutoff, m_ranked.size()))
    {}

    std::vector<ProbedChange> run()
    {
        add(ListProbe::FirstFalls, farthestBelowFirst());
        add(ListProbe::OrderBelow, farthestPair());
        add(ListProbe::DegreesTurned, widestGrades());
        add(ListProbe::PastTheCut, acrossTheCut());
        add(ListProbe::FarBelow, beyondTheCut());
        add(ListProbe::MissingFound, missing());
        add(ListProbe::JudgedAsBad, unjudged());
        return std::move(m_probes);
    }

private:
    bool isRelevant(std::size_t rank) const { return m_ranked[rank - 1].isRelevant(m_from); }

    void add(ListProbe probe, const std::optional<Change>& change)
    {
        if (change)
            m_probes.push_back({probe, *change});
    }

    /// The first rank of a relevant (or non-relevant) document in a range.
    std::optional<std::size_t> firstOf(bool relevant, std::size_t from, std::size_t to) const
    {
        for (std::size_t rank = from; rank <= to; ++rank)
            if (isRelevant(rank) == relevant)
                return rank;
        return std::nullopt;
    }
    std::optional<std::size_t> lastOf(bool relevant, std::size_t from, std::size_t to) const
    {
        for (std::size_t rank = to; rank >= from && rank > 0; --rank)
            if (isRelevant(rank) == relevant)
                return rank;
        return std::nullopt;
    }
    static std::optional<Change> swapOf(std::optional<std::size_t> one,
                                        std::optional<std::size_t> other)
    {
        if (!one || !other)
            return std::nullopt;
        return Swap{std::min(*one, *other), std::max(*one, *other)};
    }

    std::optional<Change> farthestBelowFirst() const
    {
        const auto first = firstOf(true, 1, m_within);
        return first ? swapOf(first, lastOf(false, *first + 1, m_within)) : std::nullopt;
    }

    std::optional<Change> farthestPair() const
    {
        const auto first = firstOf(true, 1, m_within);
        if (!first)
            return std::nullopt;
        const auto rising =
            swapOf(firstOf(false, *first + 1, m_within), lastOf(true, *first + 1, m_within));
        const auto falling =
            swapOf(firstOf(true, *first + 1, m_within), lastOf(false, *first + 1, m_within));
        return distanceOf(falling) > distanceOf(rising) ? falling : rising;
    }
    static std::size_t distanceOf(const std::optional<Change>& change)
    {
        return change ? std::get<Swap>(*change).lower - std::get<Swap>(*change).upper : 0;
    }

    std::optional<Change> widestGrades() const
    {
        std::optional<Change> widest;
        double gap = 0;
        for (std::size_t upper = 1; upper <= m_within; ++upper)
            for (std::size_t lower = upper + 1; lower <= m_within; ++lower) {
                if (!isRelevant(upper) || !isRelevant(lower))
                    continue;
                const double between =
                    std::abs(m_ranked[upper - 1].value() - m_ranked[lower - 1].value());
                if (between > gap) {
                    gap = between;
                    widest = Swap{upper, lower};
                }
            }
        return widest;
    }

    std::optional<Change> acrossTheCut() const
    {
        return swapOf(lastOf(false, 1, m_within), firstOf(true, m_within + 1, m_ranked.size()));
    }

    std::optional<Change> beyondTheCut() const
    {
        return swapOf(firstOf(true, m_within + 1, m_ranked.size()),
                      lastOf(false, m_within + 1, m_ranked.size()));
    }

    /// Retrieves the best missing document at the cutoff, or at the end if that would push out a
    /// relevant one.
    std::optional<Change> missing() const
    {
        const auto others = m_query.notRetrieved();
        const auto best = std::ranges::max_element(
            others, [](Grade a, Grade b) { return a.earning() < b.earning(); });
        if (best == others.end() || !best->isRelevant(m_from))
            return std::nullopt;
        const bool takesLastPlace = m_within == m_cutoff && !isRelevant(m_cutoff);
        return Retrieval{takesLastPlace ? m_cutoff : m_ranked.size() + 1,
                         static_cast<std::size_t>(best - others.begin()) + 1};
    }

    std::optional<Change> unjudged() const
    {
        const auto found =
            std::ranges::find_if(m_ranked, [](Grade grade) { return !grade.isJudged(); });
        if (found == m_ranked.end())
            return std::nullopt;
        return Regrade{static_cast<std::size_t>(found - m_ranked.begin()) + 1, Grade(0)};
    }

    const JudgedRanking& m_query;
    std::span<const Grade> m_ranked;
    double m_from;
    std::size_t m_cutoff;
    std::size_t m_within;  ///< ranks that count
    std::vector<ProbedChange> m_probes;
};

}  // namespace

std::vector<ProbedChange> listProbes(const JudgedRanking& query, double relevantFrom,
                                     std::size_t cutoff)
{
    if (query.longestWalk() > mostProbedRanks)
        return {};
    return ListProber(query, relevantFrom, cutoff).run();
}

bool ProbeEffect::isSeen() const
{
    if (!before || !after)
        return before.isDefined() != after.isDefined();
    return std::abs(*after - *before) > 1e-12 * std::max(std::abs(*after), std::abs(*before));
}

ProbeEffect effectOf(const Change& change, const JudgedRanking& query,
                     const MeasureSpec& definition)
{
    const Evaluator evaluator(definition, query.longestWalk() + 1);
    const JudgedRanking changed = applied(change, query);
    ProbeEffect effect{evaluator.value(query), evaluator.value(changed)};
    const auto before = evaluator.exact(query);
    const auto after = evaluator.exact(changed);
    if (before && after)
        if (const Fraction difference = *after - *before; difference.exact())
            effect.exact = difference;
    return effect;
}

OrderSpan orderSpan(const JudgedRanking& query, const MeasureSpec& definition)
{
    assert(definition.measure == Measure::Ndcg || definition.measure == Measure::Dcg);
    const Evaluator evaluator(definition, query.longestWalk());
    OrderSpan span;
    span.value = evaluator.value(query);
    JudgedRanking shuffled = query;
    shuffled.setTies(std::vector<std::size_t>(query.ranked().size(), query.ranked().size()));
    span.shuffled = evaluator.value(shuffled);
    std::vector<Grade> ranked(query.ranked().begin(), query.ranked().end());
    reorder(ranked, worstFirst(ranked));
    const auto others = query.notRetrieved();
    span.worst = evaluator.value(
        JudgedRanking(std::move(ranked), {others.begin(), others.end()}, query.topGrade()));
    return span;
}

}  // namespace core
