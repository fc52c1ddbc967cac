// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// A document's ranks in two lists, 1-based. At least one is set.
struct TwoRanks {
    std::optional<std::size_t> inA;
    std::optional<std::size_t> inB;

    /// Ranks moved from A to B: positive is up, negative is down. Empty if only one list retrieves
    /// it.
    std::optional<std::ptrdiff_t> shift() const;

    bool operator==(const TwoRanks&) const = default;
};

/// The documents that A or B retrieves: those of A by rank, then those only in B by rank. Documents
/// with equal ids are the same. Expected O(n) for n documents; a document at the same rank in both
/// lists costs a single comparison of ids.
std::vector<TwoRanks> compareLists(const RankedList& a, const RankedList& b);

}  // namespace core
