// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"

#include <cstddef>
#include <span>

namespace core {

/// A run's evaluation over some of the queries: what they count is as it was, the means are theirs.
/// Queries that the run or the rules leave out are not in it. O(n log n + n × definitions).
/// @param queries places in the evaluation's queries, none twice
RunEvaluation evaluationOver(const CollectionEvaluation& evaluation, std::size_t run,
                             std::span<const std::size_t> queries);

}  // namespace core
