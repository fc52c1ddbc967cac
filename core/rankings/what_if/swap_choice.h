// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/what_if/rank_classes.h"

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>

namespace core {

/// Gets swaps to try: an upper rank, and lower ranks of one worth, ascending. Upper ranks ascend.
using SwapSink = std::function<void(std::size_t upper, std::span<const std::size_t> lowers)>;

/// Every swap of documents of different worth whose upper rank is among the first `read`.
void everySwap(const RankClasses& classes, std::size_t read, const std::stop_token& stop,
               const SwapSink& sink);

/// How many they are. O(n).
std::size_t swapCount(const RankClasses& classes, std::size_t read);

/// Of the swaps that bring the better document up, all that can be among the best `limit`, under a
/// measure that rewards order.
///
/// A swap (i, j) is no better than (i', j') when i' is above i and holds nothing better, and j' is
/// below j and holds nothing worse: from the one result to the other, better documents only move
/// up. With a such i' and b such j', counting i and j themselves, there are a × b swaps at least as
/// good. Past the cutoff ranks are alike. O(n log n) and about limit × log(limit) swaps for each
/// pair of worths.
void bestRaisingSwaps(const RankClasses& classes, std::size_t read, std::size_t limit,
                      const std::stop_token& stop, const SwapSink& sink);

/// The same of the swaps that bring the worse document up: those close by. Each document between
/// the two makes at least one better swap with one of them, so no more than `limit` are looked at
/// below each rank.
void bestLoweringSwaps(const RankClasses& classes, std::size_t read, std::size_t limit,
                       const std::stop_token& stop, const SwapSink& sink);

}  // namespace core
