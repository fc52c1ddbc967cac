// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run_lists.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

struct EvaluationRules {
    NoValueRule noValue = NoValueRule::Zero;
    MissingRule missing = MissingRule::Skip;
    std::optional<std::size_t> depth{};  ///< number of ranks read of every query (-M)
    bool judgedOnly = false;             ///< unjudged documents are removed from those (-J)
    JudgmentScope scope = JudgmentScope::OwnQuery;
    TieRule ties = TieRule::AsOrdered;
    OwnDocument ownDocument = OwnDocument::Keep;
    Rounding rounding = Rounding::None;

    bool operator==(const EvaluationRules&) const = default;
};

/// One query under every definition.
struct QueryValues {
    std::string query;
    bool missing = false;        ///< judged, but not in the run
    std::vector<Value> values;   ///< by definition, before any rule
    std::vector<Value> counted;  ///< what enters the mean: a number, or undefined if skipped
    double weight = 1;           ///< in means and tests; above 0
};

struct RunEvaluation {
    std::vector<QueryValues> queries;    ///< by query id, byte order; missing ones only if counted
    std::vector<Value> means;            ///< by definition; undefined if no query counts
    std::vector<std::string> notInRun;   ///< judged queries missing from the run
    std::vector<std::string> notJudged;  ///< queries of the run without judgments, ignored
    bool isWeighted = false;             ///< whether the queries have weights of their own
};

/// Scores a run, query by query, with Evaluator. O(documents + judged). The result does not depend
/// on the number of threads.
/// @param stop ends the evaluation early; discard the result in that case
RunEvaluation evaluateRun(const Qrels& qrels, const Run& run,
                          std::span<const MeasureSpec> definitions,
                          const EvaluationRules& rules = {}, const Threads& threads = Threads(),
                          const std::stop_token& stop = {});
/// The same, list by list: at most one list per thread is in memory.
RunEvaluation evaluateRun(const Qrels& qrels, const RunLists& run,
                          std::span<const MeasureSpec> definitions,
                          const EvaluationRules& rules = {}, const Threads& threads = Threads(),
                          const std::stop_token& stop = {});

/// One query of a collection as a list for display: the run's documents in rank order with their
/// grades, then the judged documents that were not retrieved. `results` may be null.
RankedList rankedList(const QueryJudgments* judgments, const QueryResults* results);

/// A running mean of what queries count.
class RunningMean {
public:
    /// @param weight above 0
    void add(const Value& counted, double weight = 1);
    std::size_t count() const { return m_count; }  ///< of the numbers
    double sum() const { return m_sum; }           ///< of the numbers times their weights
    /// meanOf() the values so far.
    Value value() const;

private:
    double m_sum = 0;
    double m_weight = 0;
    std::size_t m_count = 0;
    std::optional<Value> m_first;
};

/// The mean of the defined values; undefined (with the first reason) if there are none. Sums in
/// order, so equal input gives equal results. O(n).
Value meanOf(std::span<const Value> counted);
/// The same for plain numbers; at least one is needed.
double meanOf(std::span<const double> counted);
/// The means of what the queries count, by definition, with their weights. O(queries ×
/// definitions).
std::vector<Value> meansOf(std::span<const QueryValues> queries, std::size_t definitions);

}  // namespace core
