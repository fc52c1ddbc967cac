// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_groups.h"
#include "core/collections/comparison/run_comparison.h"
#include "core/foundation/threads.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// Compares two runs under one definition in each group of queries, like compareRuns(). The p
/// values of a test are adjusted across the groups; a group without a common query has no p and is
/// not counted, nor is one that was chosen by outcome.
/// @param a,b evaluations of the same definitions under the same rules
/// @param stop ends the rounds early: discard the result then
/// @return in the order of the groups
std::vector<RunComparison>
compareInGroups(const RunEvaluation& a, const RunEvaluation& b, std::size_t definition,
                std::span<const QueryGroup> groups, const ComparisonRules& rules = {},
                const Threads& threads = Threads(), const std::stop_token& stop = {});

}  // namespace core
