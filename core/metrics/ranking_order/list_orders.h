// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/metrics/ranking_order/reordering.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace core {

/// Best grade first: judged documents from the highest grade down to 0, then unjudged ones, then
/// negative grades. Documents of one grade keep their order. O(n log n).
Reordering bestFirst(std::span<const Grade> grades);

/// Worst grade first: the grades of bestFirst() backwards, lowest negative first. Documents of one
/// grade keep their order. O(n log n).
Reordering worstFirst(std::span<const Grade> grades);

/// The last becomes the first. O(n).
Reordering reversed(std::size_t count);

/// A random order, each as likely as any other: Fisher and Yates' shuffle drawn from the 64-bit
/// Mersenne Twister. The same count and seed give the same order on every machine and with every
/// standard library. O(n).
Reordering shuffled(std::size_t count, std::uint64_t seed);

/// Rows that stand together afterwards, in the order they had, the first of them at `to`; the
/// others close up around them. Covers only the rows that can change.
/// @param rows at least one, ascending, each once
/// @param to at most the length of the list minus the number of rows
Reordering movedTogether(std::span<const std::size_t> rows, std::size_t to);

/// 1 for a relevant document, 0 for another judged one. Unjudged documents and negative grades are
/// not judged and stay as they are: with a threshold of 1 afterwards, what is relevant and what is
/// judged is as before.
Grade binarised(Grade grade, double threshold);

}  // namespace core
