// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/result.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/result_order.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A query of a run once its documents are known.
template <class Values>
struct ScoredQuery {
    std::string query;
    ResultFacts facts;
    const QueryJudgments* judgments = nullptr;  ///< null for a query that nobody judged
    Values values = {};                         ///< only of a judged one
};

/// Sorts and scores one query after another. Each thread has its own.
/// @tparam Scorer gives by retrieved(judgments, documents) the Scorer::Values of documents in rank
/// order, and can be copied
template <class Scorer>
class QueryReader {
public:
    using Scored = ScoredQuery<typename Scorer::Values>;

    /// @param qrels must outlive it
    QueryReader(const Qrels& qrels, const Scorer& scorer, RankOrder order)
        : m_qrels(qrels)
        , m_scorer(scorer)
        , m_order(order)
    {}

    /// @param documents in file order; sorted after that
    /// @return the place of the document that stands there twice, or what the query tells
    Result<Scored, std::size_t> score(std::string_view query,
                                      std::vector<RetrievedDocument>& documents)
    {
        if (const auto again = m_order.repeated(documents))
            return *again;
        Scored scored{std::string(query), m_order.sort(query, documents), m_qrels.find(query)};
        if (scored.judgments)
            scored.values = m_scorer.retrieved(*scored.judgments, documents);
        return scored;
    }

private:
    const Qrels& m_qrels;
    Scorer m_scorer;
    ResultOrder m_order;
};

}  // namespace core
