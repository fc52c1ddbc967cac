// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection_evaluation.h"
#include "core/documents/sessions/page_collection.h"

#include <cstddef>
#include <span>

namespace core {

/// How much of a collection its interactive page holds.
inline constexpr std::size_t mostPageRuns = 5;
inline constexpr std::size_t mostPageQueries = 200;  ///< in the order of the evaluation
inline constexpr std::size_t mostPageRanks = 20;

/// The evaluated collection as its page holds it. O(documents of the queries).
/// @param runs indices of the runs to hold, at least one; the first two are A and B
/// @param measures how many of the evaluation's definitions are shown, at least one
PageCollection pageOfCollection(const Collection& collection, const QueryEdits& edits,
                                const CollectionEvaluation& evaluation,
                                std::span<const std::size_t> runs, std::size_t measures);

/// A pair of runs of a page. @param differences B − A, by query
PagePair pagePair(std::span<const double> differences);

}  // namespace core
