// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/query_join.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"
#include "core/rankings/trec/query.h"
#include "core/rankings/trec/request.h"
#include "core/rankings/trec/trec_rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// What a query is worth under the measures that were asked for.
struct TrecQueryValues {
    /// Measure by measure, one for each of TrecScorer::Column::values().
    std::vector<double> values;
    std::string gradesInOrder;   ///< where TrecSummary::GradesInOrder is asked for
    bool hasNoDocument = false;  ///< in the ranking
};

/// Scores the queries of one collection, one after another, as trec_eval does. Each thread takes a
/// copy.
class TrecScorer {
public:
    using Values = TrecQueryValues;

    /// A measure made ready for many queries.
    struct Column {
        TrecRequest request;
        std::vector<std::string> names;  ///< as they are printed
        TrecValues of;
        /// Where the values of a column before stand, which another summary is made of.
        std::optional<std::size_t> same;

        TrecSummary summary() const { return request.measure->summary; }
        /// How many values a query has: one for each name, or none.
        std::size_t values() const;
    };

    /// @param qrels must outlive the scorer
    TrecScorer(const Qrels& qrels, std::span<const TrecRequest> requests, const TrecRules& rules);

    const TrecRules& rules() const { return m_rules; }
    std::span<const Column> columns() const { return m_columns; }

    /// @param documents in rank order. O(documents × measures).
    TrecQueryValues retrieved(const QueryJudgments& judgments,
                              std::span<const RetrievedDocument> documents);
    /// A query that the run lacks, as version 10 measures it: with one document that nobody judged.
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
