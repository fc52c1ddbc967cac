#pragma once

#include "core/evaluation/judgment_lookup.h"
#include "core/io/qrels.h"
#include "core/io/run.h"
#include "core/judged_ranking.h"

#include <cstddef>
#include <optional>
#include <span>

namespace core {

/// Puts the judgments of a query beside what a run retrieved for it. Serves one query after
/// another.
class QueryJoin {
public:
    explicit QueryJoin(const Qrels& qrels)
        : m_topGrade(qrels.topGrade)
    {}

    /// The grades of the documents in rank order; every other judged document counts as not
    /// retrieved.
    /// @param documents in rank order
    /// @param depth at most this many ranks, counted when documents have been left out
    /// @param judgedOnly unjudged documents are left out
    /// O(judged + documents).
    JudgedRanking operator()(const QueryJudgments& judgments,
                             std::span<const RetrievedDocument> documents,
                             std::optional<std::size_t> depth = {}, bool judgedOnly = false);

private:
    double m_topGrade;
    JudgmentLookup m_lookup;
};

}  // namespace core
