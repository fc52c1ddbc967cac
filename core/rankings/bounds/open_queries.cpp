// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/open_queries.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>

namespace core {

std::size_t OpenPair::openUpTo(std::size_t cutoff) const
{
    const auto isRead = [cutoff](std::size_t rank) { return rank > 0 && rank <= cutoff; };
    std::size_t count = 0;
    for (std::size_t place = 0; place < a.ranks.size(); ++place)
        count += isRead(a.ranks[place]) || isRead(b.ranks[place]) ? 1 : 0;
    return count;
}

OpenPair OpenPair::judged(std::size_t place, double grade) const
{
    return {a.judged(place, grade), b.judged(place, grade)};
}

OpenPair openPair(const RankedList& a, const RankedList& b)
{
    OpenPair pair{openList(judgedRanking(a)), openList(judgedRanking(b))};
    std::unordered_map<std::string_view, std::size_t> places;
    for (const std::size_t rank : pair.a.ranks) {
        pair.documents.emplace_back(a.ranked[rank - 1].id);
        places.emplace(pair.documents.back(), places.size());
    }
    const std::vector<std::size_t> ranksInB = std::move(pair.b.ranks);
    pair.b.ranks.assign(pair.a.ranks.size(), 0);
    for (const std::size_t rank : ranksInB) {
        const auto [place, isNew] = places.emplace(b.ranked[rank - 1].id, places.size());
        if (isNew) {
            pair.documents.push_back(place->first);
            pair.a.ranks.push_back(0);
            pair.b.ranks.push_back(0);
        }
        pair.b.ranks[place->second] = rank;
    }
    return pair;
}

OpenQueries::OpenQueries(const Qrels& qrels, const EvaluationRules& rules)
    : m_scaleTop(qrels.topGrade)
    , m_rules(rules)
    , m_join(qrels, rules.scope, rules.ties, rules.ownDocument)
{}

std::span<const RetrievedDocument> OpenQueries::read(std::string_view query,
                                                     std::span<const RetrievedDocument> documents,
                                                     std::vector<RetrievedDocument>& kept) const
{
    if (m_rules.ownDocument == OwnDocument::Drop) {
        kept.assign(documents.begin(), documents.end());
        std::erase_if(kept,
                      [query](const RetrievedDocument& one) { return one.document == query; });
        documents = kept;
    }
    return documents.first(std::min(documents.size(), m_rules.depth.value_or(documents.size())));
}

OpenList OpenQueries::list(const QueryJudgments& judgments,
                           std::span<const RetrievedDocument> documents)
{
    OpenList open = openList(m_join(judgments, documents, m_rules.depth), m_scaleTop);
    open.knowsOthers = m_rules.scope != JudgmentScope::RetrievedOnly;
    return open;
}

OpenPair OpenQueries::pair(const QueryJudgments& judgments, std::span<const RetrievedDocument> a,
                           std::span<const RetrievedDocument> b)
{
    OpenPair pair{list(judgments, a), list(judgments, b)};
    std::vector<RetrievedDocument> keptOfA;
    std::vector<RetrievedDocument> keptOfB;
    const auto inA = read(judgments.query, a, keptOfA);
    const auto inB = read(judgments.query, b, keptOfB);
    m_ids.start(pair.a.ranks.size() + pair.b.ranks.size());
    for (const std::size_t rank : pair.a.ranks) {
        pair.documents.push_back(inA[rank - 1].document);
        m_ids.add(pair.documents.back());
    }
    const std::vector<std::size_t> ranksInB = std::move(pair.b.ranks);
    pair.b.ranks.assign(pair.a.ranks.size(), 0);
    for (const std::size_t rank : ranksInB) {
        if (const auto place = m_ids.add(inB[rank - 1].document)) {
            pair.b.ranks[*place] = rank;
        } else {
            pair.documents.push_back(inB[rank - 1].document);
            pair.a.ranks.push_back(0);
            pair.b.ranks.push_back(rank);
        }
    }
    return pair;
}

}  // namespace core
