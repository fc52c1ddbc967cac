// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/collection/query_edit.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A query of any of a collection's files.
struct CollectionQuery {
    static constexpr std::size_t notThere = std::numeric_limits<std::size_t>::max();

    std::string id;
    bool isJudged = false;
    std::vector<std::size_t> inRun;  ///< by run: its place in that run's evaluation, or notThere
};

/// Every run of a collection under the same definitions, query by query.
struct CollectionEvaluation {
    std::vector<MeasureSpec> definitions;
    EvaluationRules rules;
    std::vector<RunEvaluation> runs;       ///< as the collection's
    std::vector<CollectionQuery> queries;  ///< of any file, in natural order of the ids
    double topGrade = 0;                   ///< of the scale that every query was scored on

    /// What the query counts in the mean; none when it is not evaluated: not judged, or not in the
    /// run while the rules leave such queries out.
    std::optional<Value> counted(std::size_t query, std::size_t run, std::size_t definition) const;
    /// B less A, where both count a number.
    std::optional<double> difference(std::size_t query, std::size_t a, std::size_t b,
                                     std::size_t definition) const;
    /// The place of a query in `queries`. O(queries).
    std::optional<std::size_t> find(std::string_view id) const;
};

/// Scores every run with the edits in force. Where RunLists::isStale() is true of one of them after
/// that, what is returned is to be thrown away.
/// @param stop ends it early: what is returned then is to be thrown away
/// @param scored called when a run has been scored, with its index
CollectionEvaluation evaluateCollection(const Collection& collection, const QueryEdits& edits,
                                        std::span<const MeasureSpec> definitions,
                                        const EvaluationRules& rules = {},
                                        const Threads& threads = Threads(),
                                        const std::stop_token& stop = {},
                                        const std::function<void(std::size_t)>& scored = {});

/// Why lists of the first run that is lost cannot be read: its file was changed. None where every
/// list can be read.
std::optional<ParseError> staleRun(const Collection& collection);

/// Scores one query again after it was edited; what the means become is what evaluateCollection()
/// gives. Another top of the grade scale (ERR), a query that is judged now and was not, and
/// judgments that count for every query ask for the whole. O(queries + documents of the query).
/// @return false when the whole has to be evaluated again; nothing was changed then
bool evaluateAgain(CollectionEvaluation& evaluation, const Collection& collection,
                   const QueryEdits& edits, std::string_view query);

}  // namespace core
