// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

/// The values of runs for the same queries under the same measures, so that comparing measures does
/// not depend on their queries.
struct CommonValues {
    std::size_t measures = 0;
    std::size_t runs = 0;
    std::size_t queries = 0;
    std::size_t leftOut = 0;     ///< queries that some run has, but that do not have a value in all
    std::vector<double> values;  ///< by measure, then run, then query

    std::span<const double> of(std::size_t measure, std::size_t run) const
    {
        return std::span(values).subspan((measure * runs + run) * queries, queries);
    }
    /// The values of `b` − those of `a`, by query.
    std::vector<double> differences(std::size_t measure, std::size_t a, std::size_t b) const;
};

/// Takes the queries that have a value in every run under each of the first `measures` definitions,
/// in byte order of their ids. O(runs × queries × measures).
/// @param runs evaluations of the same definitions under the same rules
CommonValues commonValues(std::span<const RunEvaluation* const> runs, std::size_t measures);

}  // namespace core
