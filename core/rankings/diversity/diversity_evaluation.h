// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/diversity/diversity_measure.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/runs/run.h"
#include "core/rankings/runs/run_lists.h"

#include <span>
#include <string>
#include <vector>

namespace core {

/// The values of a run.
struct DiversityEvaluation {
    std::vector<std::string> queries;        ///< that count, in byte order
    std::vector<std::vector<Value>> values;  ///< by measure, then query
    /// By measure. Undefined values count as 0, as in ndeval. Empty if no query counts.
    std::vector<double> means;
    std::vector<std::string> notInRun;   ///< judged queries
    std::vector<std::string> undefined;  ///< queries without a relevant document
};

/// @param missing whether judged queries that are missing from the run are skipped (ndeval) or
/// count as 0 (ndeval -c)
DiversityEvaluation evaluateDiversity(std::span<const SubtopicJudgments> judgments, const Run& run,
                                      std::span<const DiversitySpec> measures, MissingRule missing);

/// The same for a run whose lists may be in its file.
DiversityEvaluation evaluateDiversity(std::span<const SubtopicJudgments> judgments,
                                      const RunLists& run, std::span<const DiversitySpec> measures,
                                      MissingRule missing);

/// The ids of a query's documents, rank 1 first.
std::vector<std::string_view> rankedIds(const QueryResults& results);

}  // namespace core
