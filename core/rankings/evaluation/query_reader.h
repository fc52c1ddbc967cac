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

/// A query of a run after scoring.
template <class Values>
struct ScoredQuery {
    std::string query;
    ResultFacts facts;
    const QueryJudgments* judgments = nullptr;  ///< null if the query is not judged
    Values values = {};                         ///< only if the query is judged
};

/// Sorts and scores queries one at a time. Each thread has its own reader.
/// @tparam Scorer copyable; retrieved(judgments, documents) returns the Scorer::Values of documents
/// in rank order
template <class Scorer>
class QueryReader {
public:
    using Scored = ScoredQuery<typename Scorer::Values>;

    /// @param qrels must outlive the reader
    QueryReader(const Qrels& qrels, const Scorer& scorer, RankOrder order)
        : m_qrels(qrels)
        , m_scorer(scorer)
        , m_order(order)
    {}

    /// @param documents in file order on input, in rank order on output
    /// @return the scored query, or the place of a repeated document
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
