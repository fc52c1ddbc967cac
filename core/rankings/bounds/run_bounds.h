// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/bounds.h"
#include "core/rankings/bounds/grade_scale.h"
#include "core/rankings/bounds/run_pairing.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Bounds by definition; empty if unknown, see BoundsFinder.
using BoundsByDefinition = std::vector<std::optional<Bounds>>;

struct RunBounds {
    std::vector<BoundsByDefinition>
        queries;  ///< of the values, in the evaluation's order; a missing query counts 0
    BoundsByDefinition means;  ///< of the means; empty if unknown for a query
};

/// How far grades for the unjudged documents that a run retrieved, down to the rules' depth, can
/// move its values. A rule that removes unjudged documents then has none to remove. O(n log n) for
/// each query with n documents. The result does not depend on the number of threads.
/// @param rules the rules of the run's evaluation
RunBounds boundsOf(const Qrels& qrels, const EvaluatedRun& run,
                   std::span<const MeasureSpec> definitions, const EvaluationRules& rules,
                   const GradeScale& scale, const Threads& threads = Threads());

/// Which of two runs is higher.
enum class Verdict : unsigned char {
    AHigher,  ///< for all grades of the documents, like the next two
    BHigher,
    Equal,
    Open,
};

struct DifferenceBounds {
    Bounds mean;  ///< of the differences B minus A, or of the values of a single run
    /// Number of documents without a grade that a run has within the cutoff, in queries whose
    /// difference they can change.
    std::size_t open = 0;

    Verdict verdict() const;
};

/// The bounds of a query for two runs, or for one.
struct QueryBounds {
    std::string query;
    BoundsByDefinition bounds;  ///< of B minus A as counted, or of the value of a single run
    /// By definition: number of documents without a grade that a run has within the cutoff; 0 if
    /// they cannot change the difference.
    std::vector<std::size_t> open;
    double weight = 1;  ///< in the mean; above 0
};

/// The bounds of the difference of two runs for each query that both have, in byte order of the
/// ids. Each document has the same grade in both. The rules set what an undefined query counts, for
/// each grading.
/// @param b null: bounds of the values of A
/// @param stop ends the search early; discard the result in that case
std::vector<QueryBounds> queryBounds(const Qrels& qrels, const EvaluatedRun& a,
                                     const EvaluatedRun* b,
                                     std::span<const MeasureSpec> definitions,
                                     const EvaluationRules& rules, const GradeScale& scale,
                                     const Threads& threads = Threads(),
                                     const std::stop_token& stop = {});
/// The same for one query; empty if it is not compared.
std::optional<QueryBounds> boundsOfQuery(std::string_view query, const Qrels& qrels,
                                         const EvaluatedRun& a, const EvaluatedRun* b,
                                         std::span<const MeasureSpec> definitions,
                                         const EvaluationRules& rules, const GradeScale& scale);

/// The range over all queries under one definition, using open-world extents where known; empty if
/// no bounds are known. O(queries)
std::optional<Extent> reachOf(std::span<const QueryBounds> queries, std::size_t definition);

/// The bounds of the mean over `queries`, by definition; empty if those of a query are unknown.
/// O(queries log queries) each.
std::vector<std::optional<DifferenceBounds>>
meanDifferences(std::span<const QueryBounds> queries, std::size_t definitions, NoValueRule rule);

}  // namespace core
