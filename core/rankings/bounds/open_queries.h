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
    std::vector<std::string_view> documents = {};  ///< by place: their ids
    /// What the ids point into, where that is to be kept.
    std::array<std::shared_ptr<const QueryResults>, 2> owners = {};

    /// The pair once the document in one place has this grade. O(documents)
    OpenPair judged(std::size_t place, double grade) const;
    /// Documents that one of them has within the cutoff.
    std::size_t openUpTo(std::size_t cutoff) const;
};

/// Two lists on one judged pool (core/foundation/judged_pool.h), their open documents told by id.
/// The ids last as long as the lists. O(documents), expected.
OpenPair openPair(const RankedList& a, const RankedList& b);

/// Puts the judgments of a query beside what runs retrieved for it, with the documents that could
/// get a grade. Serves one query after another.
class OpenQueries {
public:
    /// @param qrels must outlive it where the scope of the rules is AnyQuery
    OpenQueries(const Qrels& qrels, const EvaluationRules& rules);

    /// @param documents in rank order. O(judged + documents).
    OpenList list(const QueryJudgments& judgments, std::span<const RetrievedDocument> documents);
    /// The ids last as long as the documents.
    OpenPair pair(const QueryJudgments& judgments, std::span<const RetrievedDocument> a,
                  std::span<const RetrievedDocument> b);

private:
    /// What is read of them.
    /// @param kept holds that where it is no part of them
    std::span<const RetrievedDocument> read(std::string_view query,
                                            std::span<const RetrievedDocument> documents,
                                            std::vector<RetrievedDocument>& kept) const;

    double m_scaleTop;
    EvaluationRules m_rules;
    QueryJoin m_join;
    IdSet m_ids;
};

}  // namespace core
