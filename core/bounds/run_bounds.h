#pragma once

#include "core/bounds/bounds.h"
#include "core/bounds/grade_scale.h"
#include "core/evaluation/run_evaluation.h"
#include "core/metric/definition.h"
#include "core/runs/qrels.h"
#include "core/runs/run.h"
#include "core/threads.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// Bounds by definition; none where they are not known, see BoundsFinder.
using BoundsByDefinition = std::vector<std::optional<Bounds>>;

/// A run and what evaluateRun() makes of it.
struct EvaluatedRun {
    const Run& run;
    const RunEvaluation& evaluation;
};

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
                   std::span<const Definition> definitions, const EvaluationRules& rules,
                   const GradeScale& scale, const Threads& threads = Threads());

/// Which of two runs is higher.
enum class Verdict : unsigned char {
    AHigher,  ///< whatever grades the documents get; so are the next two
    BHigher,
    Equal,
    Open,
};

struct DifferenceBounds {
    Bounds mean;  ///< of the queries' differences, B less A
    /// Documents without a grade that one of the runs has within the cutoff, in queries whose
    /// difference they move.
    std::size_t open = 0;

    Verdict verdict() const;
};

/// How far the mean difference of two runs can go, over the queries that both have, when every
/// document has one grade for both. By definition; none where the bounds of a query are not known.
/// What a query without a value counts is the rules', in each grading.
std::vector<std::optional<DifferenceBounds>>
differenceBounds(const Qrels& qrels, const EvaluatedRun& a, const EvaluatedRun& b,
                 std::span<const Definition> definitions, const EvaluationRules& rules,
                 const GradeScale& scale, const Threads& threads = Threads());

}  // namespace core
