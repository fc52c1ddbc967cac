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

/// A query of any file of a collection.
struct CollectionQuery {
    static constexpr std::size_t notThere = std::numeric_limits<std::size_t>::max();

    std::string id;
    bool isJudged = false;
    std::vector<std::size_t> inRun;  ///< by run: its index in that run's evaluation, or notThere
    bool isWeightless = false;       ///< its weight is 0, so that it is in no run's evaluation
};

/// Every run of a collection under the same definitions, by query.
struct CollectionEvaluation {
    std::vector<MeasureSpec> definitions;
    EvaluationRules rules;
    std::vector<RunEvaluation> runs;       ///< in the order of the collection
    std::vector<CollectionQuery> queries;  ///< of all files, in natural order of the ids
    double topGrade = 0;                   ///< of the scale on which every query was scored

    /// The value with which the query enters the mean; nothing if it is not evaluated, because it
    /// is not judged, or because it is missing from the run and the rules exclude such queries.
    std::optional<Value> counted(std::size_t query, std::size_t run, std::size_t definition) const;
    /// B − A, if both count a number.
    std::optional<double> difference(std::size_t query, std::size_t a, std::size_t b,
                                     std::size_t definition) const;
    /// The index of a query in `queries`. O(queries).
    std::optional<std::size_t> find(std::string_view id) const;
};

/// Scores every run with the current edits. If RunLists::isStale() is then true for any run,
/// discard the result.
/// @param stop ends it early: discard the result then
/// @param scored called with the index of each run once it is scored
CollectionEvaluation evaluateCollection(const Collection& collection, const QueryEdits& edits,
                                        std::span<const MeasureSpec> definitions,
                                        const EvaluationRules& rules = {},
                                        const Threads& threads = Threads(),
                                        const std::stop_token& stop = {},
                                        const std::function<void(std::size_t)>& scored = {});

/// Why lists of the first unreadable run cannot be read: its file changed. Nothing if every list
/// can be read.
std::optional<ParseError> staleRun(const Collection& collection);

/// Scores one query again after an edit; the means become those of evaluateCollection(). A full
/// evaluation is needed if the top of the grade scale changes (ERR), if the query was not judged
/// before, or if judgments count for every query. O(queries + documents of the query).
/// @return false if a full evaluation is needed; nothing is changed then
bool evaluateAgain(CollectionEvaluation& evaluation, const Collection& collection,
                   const QueryEdits& edits, std::string_view query);

}  // namespace core
