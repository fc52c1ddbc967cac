// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/run_pairing.h"

#include <array>
#include <span>

namespace core {

namespace {

std::span<const RetrievedDocument> documentsOf(const std::shared_ptr<const QueryResults>& results)
{
    return results ? std::span<const RetrievedDocument>(results->documents)
                   : std::span<const RetrievedDocument>();
}

std::optional<Extent> negated(const std::optional<Extent>& extent)
{
    return extent ? std::optional(Extent{0 - extent->max, 0 - extent->min}) : std::nullopt;
}

std::optional<Bounds> negated(std::optional<Bounds> bounds)
{
    if (bounds) {
        bounds->extent = negated(bounds->extent);
        bounds->openWorld = negated(bounds->openWorld);
    }
    return bounds;
}

}  // namespace

std::size_t mostDocuments(const Qrels& qrels, const RunLists& a, const RunLists* b)
{
    std::size_t judged = 0;
    for (const QueryJudgments& query : qrels.queries)
        judged = std::max(judged, query.judgments.size());
    return judged + a.longest() + (b ? b->longest() : 0);
}

RunPairing::RunPairing(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun* b,
                       const EvaluationRules& rules)
    : m_qrels(qrels)
    , m_a(a)
    , m_b(b)
    , m_lists(qrels, rules)
    , m_common(commonQueries(a.evaluation, b ? b->evaluation : a.evaluation))
{}

std::optional<std::size_t> RunPairing::find(std::string_view query) const
{
    const auto found = std::lower_bound(m_common.begin(), m_common.end(), query,
                                        [this](const CommonQuery& common, std::string_view id) {
                                            return m_a.evaluation.queries[common.inA].query < id;
                                        });
    const auto place = static_cast<std::size_t>(found - m_common.begin());
    return found != m_common.end() && this->query(place) == query ? std::optional(place)
                                                                  : std::nullopt;
}

std::pair<bool, bool> RunPairing::missing(std::size_t i) const
{
    return {inA(i).missing, m_b && m_b->evaluation.queries[m_common[i].inB].missing};
}

OpenPair RunPairing::pair(OpenQueries& lists, std::size_t i) const
{
    const std::string& id = query(i);
    const auto inA = m_a.run.find(id);
    const auto inB = m_b ? m_b->run.find(id) : inA;
    OpenPair pair = lists.pair(*m_qrels.find(id), documentsOf(inA), documentsOf(inB));
    pair.owners = {inA, inB};
    return pair;
}

Bounds boundsOfMissing()
{
    return {Extent{0, 0}, std::nullopt, true, Extent{0, 0}};
}

/// A missing query counts 0, regardless of judgments.
std::optional<Bounds> RunPairing::bounds(const BoundsFinder& finder, const OpenPair& pair,
                                         std::size_t i, World world) const
{
    const auto [lacksA, lacksB] = missing(i);
    const std::array<const OpenList*, 2> both{&pair.a, &pair.b};
    const std::span lists(both);
    if (lacksA && (lacksB || !m_b))
        return boundsOfMissing();
    if (lacksA)
        return boundsIn(world, finder, lists.last(1));
    if (lacksB)
        return negated(boundsIn(world, finder, lists.first(1)));
    return boundsIn(world, finder, m_b ? lists : lists.first(1));
}

}  // namespace core
