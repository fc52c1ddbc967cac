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
    std::optional<std::size_t> depth{};  ///< only the first ranks of every query are read (-M)
    bool judgedOnly = false;             ///< unjudged documents leave what is read of it (-J)
    JudgmentScope scope = JudgmentScope::OwnQuery;
    TieRule ties = TieRule::AsOrdered;
    OwnDocument ownDocument = OwnDocument::Keep;
    Rounding rounding = Rounding::None;

    bool operator==(const EvaluationRules&) const = default;
};

/// One query under every definition.
struct QueryValues {
    std::string query;
    bool missing = false;        ///< judged, not in the run
    std::vector<Value> values;   ///< by definition, before any rule
    std::vector<Value> counted;  ///< what goes into the mean: a number, or undefined when left out
};

struct RunEvaluation {
    std::vector<QueryValues> queries;    ///< by query id, byte order; missing ones only if counted
    std::vector<Value> means;            ///< by definition; undefined when no query counts
    std::vector<std::string> notInRun;   ///< judged queries that the run lacks
    std::vector<std::string> notJudged;  ///< queries of the run without judgments, ignored
};

/// Scores a run, query by query, through Evaluator. O(documents + judged). The same for any
/// number of threads.
/// @param stop ends it early: what is returned then is to be thrown away
RunEvaluation evaluateRun(const Qrels& qrels, const Run& run,
                          std::span<const MeasureSpec> definitions,
                          const EvaluationRules& rules = {}, const Threads& threads = Threads(),
                          const std::stop_token& stop = {});
/// The same, list by list: no more of them are in memory at once than there are threads.
RunEvaluation evaluateRun(const Qrels& qrels, const RunLists& run,
                          std::span<const MeasureSpec> definitions,
                          const EvaluationRules& rules = {}, const Threads& threads = Threads(),
                          const std::stop_token& stop = {});

/// One query of a collection as a list to look at: the run's documents in rank order with their
/// grades, then the judged documents it lacks. `results` may be null.
RankedList rankedList(const QueryJudgments* judgments, const QueryResults* results);

/// The mean of what counts, as the values come.
class RunningMean {
public:
    void add(const Value& counted);
    std::size_t count() const { return m_count; }  ///< of the numbers
    double sum() const { return m_sum; }           ///< of the numbers
    /// What meanOf() says of the values so far.
    Value value() const;

private:
    double m_sum = 0;
    std::size_t m_count = 0;
    std::optional<Value> m_first;
};

/// The mean of what counts; undefined (the first reason met) when nothing does.
/// Sums in order, so it is the same for the same values. O(n).
Value meanOf(std::span<const Value> counted);
/// The same of plain numbers, of which there must be one.
double meanOf(std::span<const double> counted);
/// The mean of what the queries count, by definition. O(queries × definitions).
std::vector<Value> meansOf(std::span<const QueryValues> queries, std::size_t definitions);

}  // namespace core
