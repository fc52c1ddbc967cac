// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"

#include <cstddef>
#include <span>

namespace core {

/// A run's evaluation over some of the queries: their values are unchanged, the means are
/// recomputed. Queries that the run or the rules exclude are omitted. O(n log n + n × definitions).
/// @param queries indices into the evaluation's queries, without repeats
RunEvaluation evaluationOver(const CollectionEvaluation& evaluation, std::size_t run,
                             std::span<const std::size_t> queries);

}  // namespace core
