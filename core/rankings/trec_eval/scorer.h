// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/query_join.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"
#include "core/rankings/trec_eval/query.h"
#include "core/rankings/trec_eval/request.h"
#include "core/rankings/trec_eval/trec_rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// A query's values under the requested measures.
struct TrecQueryValues {
    /// By measure; each has TrecScorer::Column::values() of them.
    std::vector<double> values;
    std::string gradesInOrder;   ///< set if TrecSummary::GradesInOrder is requested
    bool hasNoDocument = false;  ///< in the ranking
};

/// Scores the queries of one collection, one at a time, as trec_eval does. Each thread uses its own
/// copy.
class TrecScorer {
public:
    using Values = TrecQueryValues;

    /// A measure, prepared for many queries.
    struct Column {
        TrecRequest request;
        std::vector<std::string> names;  ///< as they are printed
        TrecValues of;
        /// The index of an earlier column with the same values, of which this one is another
        /// summary.
        std::optional<std::size_t> same;

        TrecSummary summary() const { return request.measure->summary; }
        /// The number of values per query: one for each name, or none.
        std::size_t values() const;
    };

    /// @param qrels must outlive the scorer
    TrecScorer(const Qrels& qrels, std::span<const TrecRequest> requests, const TrecRules& rules);

    const TrecRules& rules() const { return m_rules; }
    std::span<const Column> columns() const { return m_columns; }

    /// @param documents in rank order. O(documents × measures).
    TrecQueryValues retrieved(const QueryJudgments& judgments,
                              std::span<const RetrievedDocument> documents);
    /// The values of a missing query as in version 10, where it has one unjudged document.
    TrecQueryValues missing(const QueryJudgments& judgments);

private:
    JudgedRanking ranking(const QueryJudgments& judgments,
                          std::span<const RetrievedDocument> documents);
    TrecQueryValues valuesOf(const TrecQuery& query) const;
    std::optional<std::size_t> sameAs(const TrecRequest& request) const;

    TrecRules m_rules;
    QueryJoin m_join;
    std::vector<Column> m_columns;
    std::size_t m_values = 0;  // of a query
};

}  // namespace core
