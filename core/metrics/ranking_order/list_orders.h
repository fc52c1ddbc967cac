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

/// Worst grade first: the grades of bestFirst() in reverse, lowest negative first. Documents of one
/// grade keep their order. O(n log n).
Reordering worstFirst(std::span<const Grade> grades);

/// The last becomes the first. O(n).
Reordering reversed(std::size_t count);

/// A uniformly random order: Fisher and Yates' shuffle with the 64-bit Mersenne Twister. The same
/// count and seed give the same order on every machine and with every standard library. O(n).
Reordering shuffled(std::size_t count, std::uint64_t seed);

/// Moves rows together, keeping their order, so that the first of them ends at `to`; the others
/// close up around them. Covers only the rows that can change.
/// @param rows at least one, ascending, each once
/// @param to 0-based, at most the length of the list minus the number of rows
Reordering movedTogether(std::span<const std::size_t> rows, std::size_t to);

/// 1 for a relevant document, 0 for any other judged one. Unjudged documents and negative grades do
/// not count as judged and stay unchanged. With a threshold of 1 afterwards, the same documents are
/// relevant and judged as before.
Grade binarised(Grade grade, double threshold);

}  // namespace core
