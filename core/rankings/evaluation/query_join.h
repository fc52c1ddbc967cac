// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/evaluation/judgment_lookup.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace core {

/// The grades of all judged documents, best first, for JudgedRanking::setPool(). O(j log j).
std::shared_ptr<const std::vector<Grade>> gradesBestFirst(const Qrels& qrels);

/// Joins a query's judgments with the documents that a run retrieved for it. Can be reused for
/// other queries.
class QueryJoin {
public:
    /// @param qrels must outlive the join if the scope is AnyQuery. Construction is O(1), or
    /// O(judgments) for AnyQuery.
    explicit QueryJoin(const Qrels& qrels, JudgmentScope scope = JudgmentScope::OwnQuery,
                       TieRule ties = TieRule::AsOrdered,
                       OwnDocument ownDocument = OwnDocument::Keep);

    /// Gives every ranking the judgments of all queries for its ideal. O(j log j).
    void poolJudgments(const Qrels& qrels);

    /// The grades of the documents in rank order; every other judged document counts as not
    /// retrieved. O(judged + documents).
    /// @param documents in rank order
    /// @param depth maximum number of documents read, as with trec_eval -M
    /// @param judgedOnly removes unjudged documents from those (trec_eval -J)
    JudgedRanking operator()(const QueryJudgments& judgments,
                             std::span<const RetrievedDocument> documents,
                             std::optional<std::size_t> depth = {}, bool judgedOnly = false);

private:
    Grade gradeOf(std::string_view document);

    using Documents = std::unordered_set<std::string_view>;
    double m_topGrade;
    JudgmentScope m_scope;
    TieRule m_ties;
    OwnDocument m_ownDocument;
    std::shared_ptr<const Documents> m_judgedAnywhere;  ///< null unless AnyQuery
    std::shared_ptr<const std::vector<Grade>> m_pool;   ///< null unless poolJudgments()
    JudgmentLookup m_lookup;
};

}  // namespace core
