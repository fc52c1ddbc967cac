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

/// Bounds by definition; none where they are not known, see BoundsFinder.
using BoundsByDefinition = std::vector<std::optional<Bounds>>;

struct RunBounds {
    std::vector<BoundsByDefinition>
        queries;  ///< as the evaluation has them: of their values; a missing one counts 0
    BoundsByDefinition means;  ///< of what they count; none where those of a query are not known
};

/// How far grades of the unjudged documents that a run retrieved, down to the rules' depth, can
/// move its values. The rule that leaves unjudged documents out has none to leave out then.
/// O(n log n) for each query with n documents; the same for any number of threads.
/// @param rules that the run was evaluated with
RunBounds boundsOf(const Qrels& qrels, const EvaluatedRun& run,
                   std::span<const MeasureSpec> definitions, const EvaluationRules& rules,
                   const GradeScale& scale, const Threads& threads = Threads());

/// Which of two runs is higher.
enum class Verdict : unsigned char {
    AHigher,  ///< whatever grades the documents get; so are the next two
    BHigher,
    Equal,
    Open,
};

struct DifferenceBounds {
    Bounds mean;  ///< of the queries' differences, B less A; of one run's values
    /// Documents without a grade that one of the runs has within the cutoff, in queries whose
    /// difference they move.
    std::size_t open = 0;

    Verdict verdict() const;
};

/// A query of two runs, or of one.
struct QueryBounds {
    std::string query;
    BoundsByDefinition bounds;  ///< of B less A as the query counts it; of the value of one run
    /// By definition: documents without a grade that one of the runs has within the cutoff; 0 where
    /// they do not move it.
    std::vector<std::size_t> open;
};

/// How far the difference of two runs can go in the queries that both have, in byte order of the
/// ids, when every document has one grade for both. What a query without a value counts is the
/// rules', in each grading.
/// @param b null: the values of A alone
/// @param stop ends it early: what is returned then is to be thrown away
std::vector<QueryBounds> queryBounds(const Qrels& qrels, const EvaluatedRun& a,
                                     const EvaluatedRun* b,
                                     std::span<const MeasureSpec> definitions,
                                     const EvaluationRules& rules, const GradeScale& scale,
                                     const Threads& threads = Threads(),
                                     const std::stop_token& stop = {});
/// The same of one query; none where it is not compared.
std::optional<QueryBounds> boundsOfQuery(std::string_view query, const Qrels& qrels,
                                         const EvaluatedRun& a, const EvaluatedRun* b,
                                         std::span<const MeasureSpec> definitions,
                                         const EvaluationRules& rules, const GradeScale& scale);

/// From the lowest to the highest that a query could be under one definition, in the open world
/// too; none where no bounds are known. O(queries)
std::optional<Extent> reachOf(std::span<const QueryBounds> queries, std::size_t definition);

/// How far the mean of queryBounds() can go, by definition; none where those of a query are not
/// known. O(queries log queries) each.
std::vector<std::optional<DifferenceBounds>>
meanDifferences(std::span<const QueryBounds> queries, std::size_t definitions, NoValueRule rule);

}  // namespace core
