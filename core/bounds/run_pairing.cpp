#include "core/bounds/run_pairing.h"

namespace core {

namespace {

std::span<const RetrievedDocument> documentsOf(const Run& run, const std::string& query)
{
    const QueryResults* results = run.find(query);
    return results ? std::span<const RetrievedDocument>(results->documents)
                   : std::span<const RetrievedDocument>();
}

std::optional<Bounds> negated(std::optional<Bounds> bounds)
{
    if (bounds && bounds->extent)
        bounds->extent = Extent{0 - bounds->extent->max, 0 - bounds->extent->min};
    return bounds;
}

}  // namespace

std::size_t mostDocuments(const Qrels& qrels, const Run& a, const Run* b)
{
    std::size_t judged = 0;
    for (const QueryJudgments& query : qrels.queries)
        judged = std::max(judged, query.judgments.size());
    std::size_t most = judged;
    for (const Run* run : {&a, b}) {
        std::size_t retrieved = 0;
        for (std::size_t i = 0; run && i < run->queries.size(); ++i)
            retrieved = std::max(retrieved, run->queries[i].documents.size());
        most += retrieved;
    }
    return most;
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

OpenPair RunPairing::pair(OpenQueries& lists, std::size_t i) const
{
    const std::string& id = query(i);
    return lists.pair(*m_qrels.find(id), documentsOf(m_a.run, id),
                      documentsOf(m_b ? m_b->run : m_a.run, id));
}

/// What a run lacks counts 0, whatever is judged.
std::optional<Bounds> RunPairing::bounds(const BoundsFinder& finder, const OpenPair& pair,
                                         std::size_t i) const
{
    const bool lacksA = inA(i).missing;
    const bool lacksB = m_b && m_b->evaluation.queries[m_common[i].inB].missing;
    if (lacksA && (lacksB || !m_b))
        return Bounds{Extent{0, 0}, std::nullopt, true};
    if (!m_b)
        return finder.ofValue(pair.a);
    if (lacksA)
        return finder.ofValue(pair.b);
    return lacksB ? negated(finder.ofValue(pair.a)) : finder.ofDifference(pair.a, pair.b);
}

}  // namespace core
