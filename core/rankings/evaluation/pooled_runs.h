// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// Which queries the runs of one system answer.
enum class PooledQueries : std::uint8_t {
    Same,      ///< as runs of several seeds do
    Disjoint,  ///< as runs of several folds do
    Mixed,     ///< some queries are answered by several runs, and not all by all
};

/// Several runs of one system, those of its seeds or folds, as one.
struct PooledRuns {
    RunEvaluation evaluation;
    PooledQueries queries = PooledQueries::Same;
    /// By definition: the sample standard deviation (n - 1) of the runs' means. None with one run,
    /// where the runs do not answer the same queries, or where one of them has no mean.
    std::vector<std::optional<double>> deviations;
};

/// What a query has is the mean of what it has in the runs that answer it, and what it counts the
/// mean of what it counts there, of the numbers where some are undefined. A query is missing where
/// every run lacks it, and counts then what it counts in the runs. O(runs × queries × definitions).
/// @param runs at least one, of the same definitions, judgments and rules
PooledRuns pooledRuns(std::span<const RunEvaluation* const> runs, std::size_t definitions);

}  // namespace core
