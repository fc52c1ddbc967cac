// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"
#include "core/rankings/bounds/open_list.h"
#include "core/rankings/evaluation/query_join.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/id_set.h"

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// The lists of two runs for one query, with the same open documents.
struct OpenPair {
    OpenList a;
    OpenList b;
    std::vector<std::string_view> documents = {};  ///< ids by place
    /// Own the text of the ids, if needed.
    std::array<std::shared_ptr<const QueryResults>, 2> owners = {};

    /// The pair with this grade for the document at `place`. O(documents)
    OpenPair judged(std::size_t place, double grade) const;
    /// The number of open documents that at least one list has within the cutoff.
    std::size_t openUpTo(std::size_t cutoff) const;
};

/// Two lists with one judged pool (core/foundation/judged_pool.h); open documents are matched by
/// id. The ids are valid as long as the lists. Expected O(documents).
OpenPair openPair(const RankedList& a, const RankedList& b);

/// Joins a query's judgments with the documents that runs retrieved for it, and finds the open
/// documents. Can be reused for other queries.
class OpenQueries {
public:
    /// @param qrels must outlive this object if the scope of the rules is AnyQuery
    OpenQueries(const Qrels& qrels, const EvaluationRules& rules);

    /// @param documents in rank order. O(judged + documents).
    OpenList list(const QueryJudgments& judgments, std::span<const RetrievedDocument> documents);
    /// The ids are valid as long as the documents.
    OpenPair pair(const QueryJudgments& judgments, std::span<const RetrievedDocument> a,
                  std::span<const RetrievedDocument> b);

private:
    /// The documents that count: without the query's own, if the rules drop it, and down to the
    /// rules' depth.
    /// @param kept owns the result if it is not a part of `documents`
    std::span<const RetrievedDocument> read(std::string_view query,
                                            std::span<const RetrievedDocument> documents,
                                            std::vector<RetrievedDocument>& kept) const;

    double m_scaleTop;
    EvaluationRules m_rules;
    QueryJoin m_join;
    IdSet m_ids;
};

}  // namespace core
