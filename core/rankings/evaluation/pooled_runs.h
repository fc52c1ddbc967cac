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
    Same,      ///< as in runs with several seeds
    Disjoint,  ///< as in runs of several folds
    Mixed,     ///< some queries are answered by several runs, but not all by all
};

/// Several runs of one system (its seeds or folds) combined into one.
struct PooledRuns {
    RunEvaluation evaluation;
    PooledQueries queries = PooledQueries::Same;
    /// By definition: the sample standard deviation (n - 1) of the runs' means. Empty for a single
    /// run, if the runs answer different queries, or if a mean is undefined.
    std::vector<std::optional<double>> deviations;
};

/// Averages each query's values, and what it counts, over the runs that answer it, ignoring
/// undefined ones. A query is missing if it is missing from every run; it then counts what it
/// counts in the runs. Queries keep their weights, and means are weighted by them, as are those
/// whose deviation this gives. Intervals and tests of the result are those of its queries: they say
/// how far its mean may change with other queries, for the mean of these runs, and the deviation
/// says how far it does from run to run. O(runs × queries × definitions).
/// @param runs at least one; all with the same definitions, judgments, rules and weights
PooledRuns pooledRuns(std::span<const RunEvaluation* const> runs, std::size_t definitions);

}  // namespace core
