// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/rank_classes.h"

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>

namespace core {

/// Receives swaps to try: an upper rank, and ascending lower ranks with equal worth. Upper ranks
/// ascend between calls.
using SwapSink = std::function<void(std::size_t upper, std::span<const std::size_t> lowers)>;

/// Every swap of documents of different worth whose upper rank is among the first `read`.
void everySwap(const RankClasses& classes, std::size_t read, const std::stop_token& stop,
               const SwapSink& sink);

/// The number of those swaps. O(n).
std::size_t swapCount(const RankClasses& classes, std::size_t read);

/// Among swaps that move the better document up, all that can be among the best `limit`, for a
/// measure that rewards order.
///
/// A swap (i, j) is not better than (i', j') if i' is above i with a document that is not better,
/// and j' is below j with a document that is not worse: from the first result to the second, better
/// documents only move up. With a such i' and b such j', including i and j themselves, a × b swaps
/// are at least as good. Ranks past the cutoff are equivalent. O(n log n), and about limit ×
/// log(limit) swaps for each pair of worths.
void bestRaisingSwaps(const RankClasses& classes, std::size_t read, std::size_t limit,
                      const std::stop_token& stop, const SwapSink& sink);

/// The same for swaps that move the worse document up: only nearby ranks matter. Each document
/// between the two makes at least one better swap with one of them, so at most `limit` are
/// considered below each rank.
void bestLoweringSwaps(const RankClasses& classes, std::size_t read, std::size_t limit,
                       const std::stop_token& stop, const SwapSink& sink);

}  // namespace core
