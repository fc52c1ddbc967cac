// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/curves.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/query_join.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// Scores the queries of one collection, one at a time. Each thread uses its own copy.
class QueryScorer {
public:
    using Values = QueryValues;

    /// @param qrels must outlive the scorer
    QueryScorer(const Qrels& qrels, std::span<const MeasureSpec> definitions,
                const EvaluationRules& rules);

    /// @param documents in rank order
    QueryValues retrieved(const QueryJudgments& judgments,
                          std::span<const RetrievedDocument> documents);
    std::size_t definitions() const { return m_evaluators.size(); }
    /// The values of a query missing from the run.
    QueryValues missing(const QueryJudgments& judgments);
    /// The exact value under the first definition; empty if there is none or a rule rounds it.
    std::optional<Fraction> exact(const QueryJudgments& judgments,
                                  std::span<const RetrievedDocument> documents);
    /// Fills `counted` with what the query counts in the mean of the first definition at cutoffs 1,
    /// 2, … instead of its own: index 0 is k = 1.
    void countAtCutoffs(const QueryJudgments& judgments,
                        std::span<const RetrievedDocument> documents, std::span<Value> counted);

private:
    QueryValues scored(const QueryJudgments& judgments,
                       std::span<const RetrievedDocument> documents);

    EvaluationRules m_rules;
    std::vector<Evaluator> m_evaluators;
    QueryJoin m_join;
    Curves m_curves;
};

/// The values of a query in the run, with what it counts under the rule.
/// @param values by definition, before any rule
QueryValues countedValues(std::string query, std::vector<Value> values, NoValueRule rule);

/// The evaluation of a run whose queries have been scored.
/// @param scored by index in qrels.queries; empty if the query is missing from the run
/// @param notJudged queries of the run without judgments, in any order
RunEvaluation evaluationOf(const Qrels& qrels, std::vector<std::optional<QueryValues>> scored,
                           std::vector<std::string> notJudged, QueryScorer scorer,
                           const EvaluationRules& rules);

}  // namespace core
